"""Names and talk in every script, without what hides, steers or towers; names that look alike."""

import unicodedata

import pytest

from consigliere.server.plain import line, looks, MOST_MARKS
from consigliere.server.table_seats import good_name, good_title

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    "words",
    [
        "Ann",
        "Zoë",
        "Núria Güell",
        "Олексій",
        "Мар'яна",
        "Мар\u2019яна",
        "Мар\u02bcяна",
        "Валерій Ґудзь",
        "علی\u200cرضا",
        "می\u200cخواهم بازی کنم",
        "مُحَمَّد",
        "שָׁלוֹם",
        "नमस्ते",
        "क्\u200dष",
        "ကြွေးကြော်",
        "ภาษาไทยที่นี่",
        "Nguyễn Thị",
        "李小龍",
        "かがみ",
        "한국어",
        FAMILY,
        "\u2764\ufe0f",
        "1\ufe0f\u20e3",
        "$3, please!",
        "...",
    ],
)
def test_every_script_is_welcome(words: str) -> None:
    assert line(words) == unicodedata.normalize("NFC", words)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  a \t b\n", "a b"),
        ("a\u00a0\u2003\u3000b", "a b"),
        ("e\u0301", "é"),
        ("Ann\u202e\u200b\u2066x\u2069", "Annx"),
        ("\u061cعلی\u200f", "علی"),
        ("A\u200dn\u200cn", "Ann"),
        ("علی\u200c\u200c\u200cرضا", "علی\u200cرضا"),
        ("علی\u200c رضا\u200c", "علی رضا"),
        ("An\u00adn\ufeff", "Ann"),
        ("A\ufe0fnn\U000e0041", "Ann"),
        ("a\u3164b", "ab"),
        ("\ufe0fAnn", "Ann"),
        ("\u0301a", "a"),
        ("x \u0301a", "x a"),
        ("z" + "\u0323" * 40, "ẓ" + "\u0323" * MOST_MARKS),
        ("กินข้าว" + "\u0e49" * 50 + "x", "กินข้าว" + "\u0e49" * MOST_MARKS + "x"),
    ],
)
def test_what_hides_or_towers_goes(given: str, shown: str) -> None:
    assert line(given) == shown
    assert line(shown) == shown


@pytest.mark.parametrize(
    "nothing",
    [
        "",
        "   ",
        "\u200b",
        "\u200c\u200d",
        "\u3164",
        "\u3164 \uffa0",
        "\u2800",
        "\u115f\u1160",
        "\u00ad",
        "\ufe0f",
        "\u0301\u0301",
        "\u180e",
        "\u2060\ufeff",
        "\U000e0041",
        "\u034f",
        "\U0001d159",
    ],
)
def test_what_cannot_be_seen_is_no_name(nothing: str) -> None:
    assert line(nothing) is None and good_name(nothing) is None


@pytest.mark.parametrize("bad", ["a\x00b", "\x07", "a\x1b[31m", "\ud800", "\ue000", "\U000fffff", "\uffff"])
def test_what_is_no_text_is_refused(bad: str) -> None:
    assert line(bad) is None and good_title(bad) is None


def test_titles_may_be_empty() -> None:
    assert (good_title(""), good_title("  "), good_title(" Fri\u202eday ")) == ("", "", "Friday")
    assert good_title("\u200b") is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "\u0410nn"),
        ("Anna", "Ann\u0430"),
        ("Oskar", "0skar"),
        ("Ill", "lll"),
        ("Mario", "Marıo"),
        ("Ann Lee", "AnnLee"),
        ("Zoë", "Zoe"),
        ("\uff21nn", "Ann"),
        ("Corleone", "Co\u0433leone".replace("\u0433", "r")),
        ("modern", "modem"),
        ("علی\u200cرضا", "علیرضا"),
        ("Мар'яна", "Мар\u2019яна"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks(one) == looks(other)


def test_names_that_do_not() -> None:
    names = ["Ann", "Anna", "Bob", "Олексій", "Олена", "علی", "رضا", "李", "X", FAMILY, "Ann 2"]
    assert len({looks(name) for name in names}) == len(names)
