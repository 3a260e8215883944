"""`python -m hatalom` is the command `hatalom`."""

from hatalom.cli import app

if __name__ == "__main__":
    app(prog_name="hatalom")
