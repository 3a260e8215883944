"""How numbers are written: a true minus sign, groups of three only from 10 000 on, and words up to twelve."""

GROUP = {"en": ",", "hu": "\u00a0"}
DECIMAL = {"en": ".", "hu": ","}
MINUS = "\u2212"
WORDS = {
    "en": ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    "hu": (
        "nulla",
        "egy",
        "két",
        "három",
        "négy",
        "öt",
        "hat",
        "hét",
        "nyolc",
        "kilenc",
        "tíz",
        "tizenegy",
        "tizenkét",
    ),
}
ALONE = {"en": {0: "none"}, "hu": {2: "kettő", 12: "tizenkettő"}}
"""The words that are others where no noun follows."""


def is_grouped(value: float) -> bool:
    """Up to four digits stand together: 4500, but 12 500."""
    return abs(value) >= 10_000


def format_number(value: float, lang: str) -> str:
    whole, _, fraction = str(abs(value)).partition(".")
    if is_grouped(value):
        whole = f"{int(whole):,}".replace(",", GROUP[lang])
    return (MINUS if value < 0 else "") + whole + (DECIMAL[lang] + fraction if fraction else "")


def number_word(value: int, lang: str, is_alone: bool = False) -> str:
    """A small number as a word, a larger one in digits; `is_alone` where no noun follows."""
    if not 0 <= value < len(WORDS[lang]):
        return format_number(value, lang)
    return ALONE[lang].get(value, WORDS[lang][value]) if is_alone else WORDS[lang][value]
