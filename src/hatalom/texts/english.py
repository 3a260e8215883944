"""English "a" or "an", by how the word or number is read aloud."""

import re

LEADING_DIGITS = re.compile(r"\d+", re.ASCII)
LEADING_WORD = re.compile(r"[^\W\d_]+")
AN_NUMBER = re.compile(r"8|1[18](\d{3})*$")
VOWEL_LETTERS = frozenset("AEFHILMNORSX")
SILENT_H = re.compile(r"hour|heir|honou?r|honest", re.IGNORECASE)
SOUNDS_LIKE_Y_OR_W = re.compile(r"uni|use|usu|eu|one", re.IGNORECASE)


def indefinite_article(value: float | str) -> str:
    text = str(value).strip()
    if digits := LEADING_DIGITS.match(text):
        return "an" if AN_NUMBER.match(digits[0]) else "a"
    found = LEADING_WORD.match(text)
    word = found[0] if found else ""
    if len(word) == 1 or (word and word == word.upper()):
        return "an" if word[0].upper() in VOWEL_LETTERS else "a"
    if SILENT_H.match(word):
        return "an"
    if SOUNDS_LIKE_Y_OR_W.match(word):
        return "a"
    return "an" if word[:1].lower() in set("aeiouéá") else "a"
