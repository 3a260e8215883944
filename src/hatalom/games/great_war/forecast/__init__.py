"""The arithmetic before the click: forecasts of battles, exact odds, and hints at prices and income."""
