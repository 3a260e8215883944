"""What the rules say of a position: functions that answer or change it, and never ask anybody."""
