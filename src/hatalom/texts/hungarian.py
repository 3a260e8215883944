"""Hungarian articles and number endings.  Everything goes by how a thing is read aloud."""

import re
from dataclasses import dataclass

from hatalom.texts.numbers import format_number

# Names of letters that begin with a vowel: "az IP", "az S mező", but "a TK".
VOWEL_LETTERS = frozenset("AEFILMNORSUXYÁÉÍÓÖŐÚÜŰ")
VOWELS = frozenset("aeiouáéíóöőúüűåäœæ")
ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
OPENING_MARKS = "„”\"'’»«(["
LEADING_DIGITS = re.compile(r"\d[\d\u00a0 ]*", re.ASCII)
LEADING_ROMAN = re.compile(r"([IVXLCDM]+)\.(?=\s|$)")
LEADING_WORD = re.compile(r"[^\W\d_]+")


def article_of(value: float | str) -> str:
    """`a` before a consonant, `az` before a vowel sound.

    >>> [article_of(word) for word in ("Kent", "Essex", "5 kocka", "1000", "TK", "IP")]
    ['a', 'az', 'az', 'az', 'a', 'az']
    """
    if not isinstance(value, str):
        return _article_of_number(value)
    text = value.strip().lstrip(OPENING_MARKS)
    if digits := LEADING_DIGITS.match(text):
        return _article_of_number(int(re.sub(r"\D", "", digits[0])))
    if roman := LEADING_ROMAN.match(text):
        return _article_of_number(_roman_value(roman[1]))
    return _article_of_word(text)


def _article_of_number(value: float) -> str:
    """`az` if the first digit is 5, or if it is 1 and the number has 1, 4, 7… digits (egy, ezer, egymillió)."""
    if value < 0:
        return "a"
    digits = str(int(value))
    return "az" if digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1) else "a"


def _article_of_word(text: str) -> str:
    found = LEADING_WORD.match(text)
    if found is None:
        return "a"  # ♦, +, −: káró, plusz, mínusz, and every other sign we use
    word = found[0]
    first = word[0].lower()
    if word == word.upper() and word != word.lower():
        return "az" if word[0] in VOWEL_LETTERS else "a"
    if first == "y":
        return "a" if word[1:2].lower() in VOWELS else "az"
    return "az" if first in VOWELS else "a"


def _roman_value(roman: str) -> int:
    values = [ROMAN[letter] for letter in roman]
    following = [*values[1:], 0]
    return sum(-here if here < after else here for here, after in zip(values, following, strict=True))


@dataclass(frozen=True)
class Endings:
    acc: str
    with_: str
    adj: str
    harmony: int
    """Vowels of the other endings: back, front, or rounded (front with -höz)."""


BACK, FRONT, ROUND = 0, 1, 2

# The last spoken number word decides: 15 like 5, 40 like negyven, 1200 like száz.
ENDINGS = {
    0: Endings("t", "val", "s", BACK),
    1: Endings("et", "gyel", "es", FRONT),
    2: Endings("t", "vel", "es", ROUND),
    3: Endings("at", "mal", "as", BACK),
    4: Endings("et", "gyel", "es", FRONT),
    5: Endings("öt", "tel", "ös", ROUND),
    6: Endings("ot", "tal", "os", BACK),
    7: Endings("et", "tel", "es", FRONT),
    8: Endings("at", "cal", "as", BACK),
    9: Endings("et", "cel", "es", FRONT),
    10: Endings("et", "zel", "es", FRONT),
    20: Endings("at", "szal", "as", BACK),
    30: Endings("at", "cal", "as", BACK),
    40: Endings("et", "nel", "es", FRONT),
    50: Endings("et", "nel", "es", FRONT),
    60: Endings("at", "nal", "as", BACK),
    70: Endings("et", "nel", "es", FRONT),
    80: Endings("at", "nal", "as", BACK),
    90: Endings("et", "nel", "es", FRONT),
    100: Endings("at", "zal", "as", BACK),
    1000: Endings("et", "rel", "es", FRONT),
    1_000_000: Endings("t", "val", "s", BACK),
}
BY_HARMONY = {
    "dat": ("nak", "nek", "nek"),
    "at": ("ban", "ben", "ben"),
    "to": ("ra", "re", "re"),
    "from": ("ról", "ről", "ről"),
    "near": ("nál", "nél", "nél"),
    "off": ("tól", "től", "től"),
    "by": ("hoz", "hez", "höz"),
}


def number_with_ending(value: float, case: str) -> str:
    """`5-öt`, `3-mal`; an unknown case gives the digits alone."""
    digits = format_number(value, "hu")
    endings = ENDINGS[_last_spoken(value)]
    own = {"acc": endings.acc, "with": endings.with_, "adj": endings.adj}
    if case in own:
        return f"{digits}-{own[case]}"
    if case in BY_HARMONY:
        return f"{digits}-{BY_HARMONY[case][endings.harmony]}"
    return digits


def _last_spoken(value: float) -> int:
    n = abs(int(value))
    for step in (10, 100):
        if n % step:
            return n % step
    if n == 0:
        return 0
    if n % 1000:
        return 100
    return 1000 if n % 1_000_000 else 1_000_000
