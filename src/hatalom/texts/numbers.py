"""How numbers are written: a true minus sign, and groups of three only from 10 000 on."""

GROUP = {"en": ",", "hu": "\u00a0"}
DECIMAL = {"en": ".", "hu": ","}
MINUS = "\u2212"


def is_grouped(value: float) -> bool:
    """Up to four digits stand together: 4500, but 12 500."""
    return abs(value) >= 10_000


def format_number(value: float, lang: str) -> str:
    whole, _, fraction = str(abs(value)).partition(".")
    if is_grouped(value):
        whole = f"{int(whole):,}".replace(",", GROUP[lang])
    return (MINUS if value < 0 else "") + whole + (DECIMAL[lang] + fraction if fraction else "")
