"""Hatalom: five historical strategy games by their complete rules, and a laboratory to simulate them."""

from hatalom._compiled import use_compiled

use_compiled()
