"""Hatalom: five historical strategy games by their complete rules, and a laboratory to simulate them."""
