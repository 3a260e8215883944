"""Chapter 13: generals and the use of transport capacity."""
