"""Arguments that several commands read in the same way."""

from hatalom.core.errors import BadFile


def pairs(options: list[str]) -> dict[str, str]:
    """`--option key=value`, given once or more."""
    found = {}
    for text in options:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadFile(f"--option {text!r} should look like key=value")
        found[key] = value
    return found
