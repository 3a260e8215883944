"""19  Political changes: the annexation of Silesia, France's objectives, Saxony."""
