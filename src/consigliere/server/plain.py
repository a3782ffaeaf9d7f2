"""What people write, as others will see it: one line, something visible, nothing that hides or overflows.

Every script is welcome: joiners stay where Persian words and emoji need them, marks where letters carry them.
Signs that steer the direction of others' text, letters without a shape and towers of marks go.
"""

import unicodedata
from itertools import pairwise
from typing import Final

ZWNJ, ZWJ, EMOJI = "\u200c", "\u200d", "\ufe0f"
JOINERS: Final = (ZWNJ, ZWJ)
MOST_MARKS: Final = 4  # on one letter: more than any language puts there
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159\U00016fe4"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
)  # letters, signs and marks that show nothing
REFUSED: Final = ("Cc", "Cn", "Co", "Cs")
ALIKE: Final = str.maketrans(
    dict(
        zip(
            "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0456\u0458\u0455\u0501\u04cf"
            "\u03b1\u03b2\u03b5\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0131\u2019\u02bc\u2018`\u01c30|",
            "abekmhopctyxijsdlabenikvoptuxi''''!ol",
            strict=True,
        )
    )
)  # letters of other alphabets, and signs, that look like these


def line(text: str) -> str | None:
    """The text as one line; None if it holds what is no text, or nothing that could be seen."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if any(unicodedata.category(letter) in REFUSED for letter in text):
        return None
    out: list[str] = []
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        if letter in JOINERS or letter == EMOJI:
            out.append(letter)
        elif letter in BLANK or kind in ("Cf", "Zl", "Zp"):
            continue
        elif kind in ("Mn", "Me"):
            marks += 1
            if marks <= MOST_MARKS and out and out[-1] != " ":
                out.append(letter)
        else:
            marks = marks if kind == "Mc" else 0
            out.append(letter)
    found = " ".join(_joined(out).split())
    return found if any(unicodedata.category(letter)[0] in "LNPS" for letter in found) else None


def _joined(letters: list[str]) -> str:
    """Without the joiners that join nothing."""
    out = ""
    for letter, following in pairwise([*letters, " "]):
        before = out[-1:] or " "
        if letter == EMOJI and not (before in "#*0123456789" or unicodedata.category(before) in ("So", "Sm")):
            continue
        if letter in JOINERS:
            near = before + following
            if " " in near or any(joiner in near for joiner in JOINERS) or near.isascii():
                continue
        out += letter
    return out


def looks(name: str) -> str:
    """What a name looks like at a glance: the same for names that are easily taken for each other."""
    wide = unicodedata.normalize("NFKD", name.replace("I", "l")).casefold()
    shown = (c for c in wide if not c.isspace() and unicodedata.category(c) not in ("Mn", "Me", "Cf"))
    return "".join(shown).translate(ALIKE).replace("rn", "m").replace("1", "l")
