"""What jobs and allies do, in words: told from the steps of their abilities, whoever set them (G8, G10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path
from typing import Any

import pytest

from consigliere.cli.screen.godfather import cards
from consigliere.core.content import Record
from consigliere.games.catalogue import ruleset
from consigliere.games.godfather import names
from consigliere.games.godfather.content import vocabulary as v
from consigliere.games.godfather.loading import load
from consigliere.locales import Catalogue, catalogue, MessageError
from consigliere.server.page_words import book
from consigliere.wording.godfather import abilities, hints
from consigliere.wording.godfather.words import Words
from tests.content.workshop import faults_of, write_pack

EN = catalogue("en")
BOX = Words(EN)
CARDS = (*names.JOB_IDS, *names.ALLY_IDS)
ICONS = [icon for icon in v.ICON if icon != v.NARCOTICS_ICON]  # those an ability may have
Step = dict[str, Any]
Tell = Callable[[Words, str], str]


def gun_down(*classes: str, neutrals: bool = True, where: str = "anywhere") -> Step:
    return {"gun_down": {"class": list(classes), "neutrals": neutrals, "where": where}}


def shots() -> list[Step]:
    """Every gun-down that the checks let pass."""
    classes = [some for n in (1, 2, 3) for some in combinations(v.CLASSES, n)]
    return [
        gun_down(*some, neutrals=neutrals, where=where)
        for some, neutrals, where in product(classes, (True, False), v.WHERE)
        if neutrals or "chief" not in some
    ]


def arguments() -> list[Step]:
    """Every step with every argument it can have; of the icons each by itself."""
    steps: list[Step] = [{name: True} for name in v.FLAGS]
    steps += [{name: n} for name, (_, high) in v.COUNTS.items() for n in range(1, high + 1)]
    steps += [{"bank_to_case": bill} for bill in v.BILL_INDEX]
    steps += [{"icons": [icon]} for icon in ICONS]
    return steps + shots()


def well_said(text: str) -> bool:
    """Whole sentences: a capital, a full stop, nothing left open between them."""
    sentences = text.split(". ")
    whole = all(part[:1].isupper() and not part.endswith(("and", ",", ";")) for part in sentences)
    return whole and text.endswith(".") and not any(bad in text for bad in ("{", "  ", "..", " .", "None"))


def packed(folder: Path, *abilities: tuple[str, str]) -> Path:
    kinds = {id: "jobs" if id in names.JOB_IDS else "allies" for id, _ in abilities}
    return write_pack(folder, "".join(f"[{kinds[id]}.{id}]\nability = {steps}\n" for id, steps in abilities))


# -- the cards of the box


@pytest.mark.parametrize("card", CARDS)
def test_every_card_of_the_box_is_told(card: str) -> None:
    text = hints.card_text(BOX, card).removeprefix("≈")
    assert well_said(text)
    assert text.count(". ") >= len(BOX.record_list(card, "ability")) - 1
    assert f"godfather-job-{card}-text" not in EN and f"godfather-ally-{card}-text" not in EN


def test_the_mark_of_a_reconstructed_ability_stays() -> None:
    assert hints.card_text(BOX, "JY2").startswith("≈") and hints.card_text(BOX, "JG1").startswith("Use")


# -- the steps


def test_every_step_and_icon_of_the_vocabulary_is_told() -> None:
    steps = arguments()
    assert {name for step in steps for name in step} == set(v.STEPS)
    for step in steps:
        v.read_step(step)
        assert well_said(abilities.sentence(BOX, step)), step


def test_steps_that_do_different_things_read_differently() -> None:
    told: dict[str, Step] = {}
    for step in arguments():
        other = told.setdefault(abilities.sentence(BOX, step), step)
        # launder n and n launder icons are the same thing
        assert other is step or {*other, *step} == {"launder", "icons"}, (other, step)


def test_a_step_without_a_message_is_caught() -> None:
    with pytest.raises(MessageError, match="ability-burn-down"):
        abilities.sentence(BOX, {"burn_down": True})
    for key in ("ability-swap", "take-HORSE", "icon-DISCARD3_8", "ability-victim", "list-and"):
        files = {name: text.replace(f"\ngodfather-{key} =", "\ngone =") for name, text in EN.files.items()}
        planted = Words(Catalogue("en", files))
        with pytest.raises(MessageError, match=key):
            for step in arguments():
                abilities.sentence(planted, step)
            abilities.icons(planted, ["MONEY_1", "LAUNDER"])


@pytest.mark.parametrize("count", [2, 3])
def test_icons_go_together_in_any_combination(count: int) -> None:
    together = list(combinations_with_replacement(ICONS, count))
    told = [abilities.sentence(BOX, {"icons": list(icons)}) for icons in together]
    assert all(well_said(text) and text.count(".") == 1 for text in told)
    assert len(set(told)) == len(together)


SENTENCES: list[tuple[list[Step], str]] = [
    ([{"launder": 1}], "Launder 1 bill."),
    ([{"launder": 9}], "Launder up to 9 bills."),
    ([{"icons": ["LAUNDER", "LAUNDER"]}], "Launder up to 2 bills."),
    ([{"icons": ["MONEY_3", "LAUNDER"]}], "Take $3 and launder 1 bill, in any order."),
    ([{"icons": ["GOOD_GUN", "GOOD_GUN", "MONEY_5"]}], "Take 2 guns and $5."),
    (
        [{"icons": ["HORSE", "MONEY_2", "MONEY_2", "GOOD_BOOZE", "LAUNDER"]}],
        "Take the horse head, take 2 bills of $2, take booze and launder 1 bill, in any order.",
    ),
    (
        [{"icons": ["DISCARD3_8", "JOB", "JOB"]}],
        "Discard 3 cards for $5 + $3 and draw 2 jobs (keep 1; up to 2 times), in any order.",
    ),
    (
        [{"icons": ["DISCARD1_GOOD", "DISCARD2_5", "DISCARD2_5"]}],
        "Discard 1 card for a gun or booze or blood money and discard 2 cards for a $5 (up to 2 times), "
        "in any order.",
    ),
    (
        [{"icons": ["MONEY_1"]}, {"icons": ["LAUNDER"]}],
        "Take $1. Launder 1 bill.",
    ),
    (
        [{"choose_good": 1}, {"choose_good": 3}],
        "Take 1 good of your choice, but no narcotics. Take 3 goods of your choice, but no narcotics.",
    ),
    ([{"bank_to_case": 3}], "A $3 goes from the bank straight into your suitcase."),
    ([{"steal_hand": 1}], "Steal a random card from the hand of another player; allies are safe."),
    (
        [{"chief": True}, gun_down("thug", "family", neutrals=False, where="his-turf")],
        "Place or move the Police Chief into a turf. "
        "Gun down another player’s thug or family member in that turf.",
    ),
    (
        [{"chief": True}, {"launder": 1}, gun_down("thug", where="his-turf")],
        "Place or move the Police Chief into a turf. Launder 1 bill. "
        "Gun down an enemy thug or the Union Boss in the Police Chief’s new turf.",
    ),
    (
        [gun_down("thug", where="shared-turf"), {"take_over": True}],
        "Gun down an enemy thug or the Union Boss in a turf in which you have a figure. "
        "Then you may move one of your thugs to the freed space and shake down that front; "
        "a controller profits.",
    ),
    ([gun_down("chief", "thug", "family")], "Gun down any figure that is not yours anywhere."),
    (
        [{"mayor": True}, {"union_boss": True}],
        "Place or move the Mayor and use all backs he touches. "
        "Place or move the Union Boss and shake down the front; a controller profits.",
    ),
]


@pytest.mark.parametrize(("steps", "text"), SENTENCES)
def test_an_ability_reads_as_a_card_does(steps: list[Step], text: str) -> None:
    record = BOX.records["A1"]
    ally = Record(record.kind, record.id, {**record.values, "ability": steps}, "owner", {}, None)
    assert hints.card_text(Words(EN, (), {"A1": ally}), "A1") == text


@pytest.mark.parametrize(
    ("bills", "said"),
    [
        ("[]", ""),
        ("[5]", " You may take the bill of this job first and use it for this."),
        ("[3, 2]", " You may take the bills of this job first and use them for this."),
    ],
)
def test_a_job_tells_once_that_its_own_bills_may_be_spent(tmp_path: Path, bills: str, said: str) -> None:
    ability = '[{ collect = true }, { icons = ["LAUNDER", "MONEY_1"] }, { launder = 2 }]'
    pack = write_pack(tmp_path / "mine", f"[jobs.JY1]\nbills = {bills}\nability = {ability}")
    first = "Every other player who shares a turf with you gives you a random bill from hand."
    then = f"Launder 1 bill and take $1, in any order.{said} Launder up to 2 bills."
    assert hints.card_text(Words(EN, (), load([pack]).records), "JY1") == f"{first} {then}"


# -- packs


def unheard(tell: Tell, records: Mapping[str, Record]) -> set[str]:
    """The cards with another ability than in the box which are told as if they were the box's."""
    words = Words(EN, (), records)
    return {
        card
        for card in CARDS
        if records[card].values["ability"] != BOX.records[card].values["ability"]
        and tell(words, card).removeprefix("≈") == hints.card_text(BOX, card).removeprefix("≈")
    }


def test_a_card_is_told_as_the_pack_has_it(tmp_path: Path) -> None:
    changed = [(card, "[{ steal_hand = 4 }, { bank_to_case = 1 }]") for card in CARDS]
    pack = packed(tmp_path / "mine", *changed)
    assert faults_of(pack) == []
    records = load([pack]).records
    assert unheard(hints.card_text, records) == set()
    assert len({hints.card_text(Words(EN, (), records), card) for card in CARDS}) == 1


def test_a_text_that_does_not_listen_to_the_pack_is_caught(tmp_path: Path) -> None:
    records = load(
        [packed(tmp_path / "mine", ("JY1", "[{ swap = true }]"), ("A6", "[{ offer = true }]"))]
    ).records
    assert unheard(lambda _, card: hints.card_text(BOX, card), records) == {"JY1", "A6"}


def test_terminal_and_page_tell_the_same_new_ability(tmp_path: Path) -> None:
    job = '[{ icons = ["HORSE"] }, { front_any = true }]'
    pack = packed(tmp_path / "mine", ("JB4", job), ("A10", "[{ retrieve = true }, { launder = 4 }]"))
    rules = ruleset("godfather", [pack])
    words = Words(EN, (), load([pack]).records)
    on_page = book(rules, "en")["cards"]
    expected = {
        "JB4": "Take the horse head. Use the front of any business, occupied or not; a controller profits.",
        "A10": "Take one of your figures from the board back into your reserve; "
        "it can be played again this act. Launder up to 4 bills.",
    }
    for card, text in expected.items():
        assert text in cards.card(words, card) and on_page[card]["text"] == text
