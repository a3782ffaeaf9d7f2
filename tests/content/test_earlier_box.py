"""Games of rules versions 1 to 3 keep the allies they were begun with, with or without an owner's pack (G10).

Beside each check stands a ruleset that gets it wrong, and that the check finds.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast, Self

import pytest

from consigliere.core import codec
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import ruleset
from consigliere.games.godfather import names, terms
from consigliere.games.godfather.loading import box_until_3, Content, load, UNTIL_3
from consigliere.games.godfather.rules import GodfatherRules
from consigliere.locales import catalogue
from consigliere.server.page_words import book
from consigliere.server.rulesets import rules_of
from consigliere.wording.games import wording_of
from consigliere.wording.godfather import hints
from consigliere.wording.godfather.words import Words
from tests.content.workshop import write_pack
from tests.godfather.table import Table

EN = catalogue("en")
OLD, NEW = "ed52a5dc27df1ad8", "56e04211b1d9c895"
EARLIER = (1, 2, 3)
LATER = (4, 5)  # with the newest cards
# A2 was changed in version 4, A10 and the jobs were not
PACK = """
[allies.A2]
ability = [{ swap = true }, { launder = 4 }]
[allies.A10]
ability = [{ launder = 5 }]
[jobs.JY1]
bills = [5]
title = "Mine"
[supply.hand-limits]
limits = [6, 6, 7, 3]
"""
MINE = [terms.OP_SWAP, 1, terms.OP_LAUNDER, 4]
MINE_10 = [terms.OP_LAUNDER, 5]

Make = Callable[[Sequence[Path]], GodfatherRules]


def program(rules: GodfatherRules, ally: str) -> list[int]:
    """The steps of an ally in the kernel's numbers."""
    at = (terms.JOBS + names.ALLY_IDS.index(ally)) * terms.PROGRAM
    numbers = [int(n) for n in list(rules.tables.ability)[at : at + terms.PROGRAM]]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return numbers


def steps(content: Content, ally: str) -> list[Any]:
    return cast(list[Any], content.records[ally].values["ability"])


# -- rulesets that get it wrong


class KeepsTheNewest(GodfatherRules):
    """An earlier version is played with today's cards."""

    def at(self, version: int) -> Self:
        return Ruleset.at(self, version)


class NeverReturns(GodfatherRules):
    """Once it has been asked for an earlier version it stays with the earlier cards."""

    def at(self, version: int) -> Self:
        found = Ruleset.at(self, version)
        if version <= 3:
            found.lay_out(self.until_3 or box_until_3())
        return found


class ForgetsThePack(GodfatherRules):
    """An earlier version is played with the box alone."""

    def at(self, version: int) -> Self:
        found = super().at(version)
        if version <= 3:
            found.lay_out(box_until_3())
        return found


class OldOverThePack(GodfatherRules):
    """The old values lie over the owner's."""

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        super().__init__(packs)
        self.until_3 = load((*packs, UNTIL_3))


class ReadsLate(GodfatherRules):
    """The pack is read when an earlier version is asked for."""

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        super().__init__(packs)
        self.packs = packs

    def at(self, version: int) -> Self:
        found = super().at(version)
        if version <= 3:
            found.lay_out(load((UNTIL_3, *self.packs)))
        return found


class HashAlone(GodfatherRules):
    """The hash goes back, the numbers played with do not."""

    def at(self, version: int) -> Self:
        found = super().at(version)
        found.tables = self.newest.tables
        return found


# -- without a pack


def wrong_boxes(rules: GodfatherRules) -> list[str]:
    """Ways through the versions that end with the hash, tables or records of another box."""
    ways: dict[str, GodfatherRules] = {"new": rules}
    for version in (*EARLIER, *LATER):
        ways[f"at {version}"] = rules.at(version)
        for then in (*EARLIER, *LATER):
            ways[f"at {version}, at {then}"] = rules.at(version).at(then)
            ways[f"at {version}, at 1, at {then}"] = rules.at(version).at(1).at(then)
    found = []
    for way, last in ways.items():
        wanted = (box_until_3(), OLD) if last.version <= 3 else (load(), NEW)
        if (last.content, last.tables, last.content_hash) != (wanted[0], wanted[0].tables, wanted[1]):
            found.append(way)
    return found


def test_every_version_has_its_box_whichever_way_it_is_come_by() -> None:
    rules = GodfatherRules()
    assert wrong_boxes(rules) == []
    assert rules.at(4).at(2).content_hash == OLD and rules.at(2).at(4).content_hash == NEW
    assert program(rules.at(4).at(2), "A6") == [terms.OP_CHOOSE_GOOD, 2]
    assert program(rules.at(2).at(4), "A6")[:3] == [terms.OP_CHOOSE_GOOD, 2, terms.OP_ICONS]
    # asking for an earlier version changes nothing of the ruleset that was asked
    assert (rules.version, rules.content_hash, rules.tables) == (LATER[-1], NEW, load().tables)


@pytest.mark.parametrize("make", [KeepsTheNewest, NeverReturns, HashAlone])
def test_a_version_with_the_cards_of_another_is_caught(make: Make) -> None:
    found = wrong_boxes(make(()))
    assert "at 2" in found or "at 2, at 4" in found
    assert "new" not in found


def test_the_state_of_an_earlier_game_is_read_back_with_its_own_tables() -> None:
    rules = GodfatherRules()
    for version in (*EARLIER, *LATER):
        of_version = rules.at(version)
        state = of_version.begin(3, {})
        assert state.rules == version
        again = of_version.from_bytes(codec.to_bytes(state))
        assert state.tables is again.tables is of_version.tables


def foreman(rules: GodfatherRules) -> tuple[str, int]:
    """What is asked, and of whom, after the Dock Foreman's two goods."""
    t = Table(act=2, tables=rules.tables).hand(0, "A6").go().do("ally A6", "good gun", "good gun")
    return t.asked, t.actor


def test_an_ally_is_played_as_it_was_when_the_game_began() -> None:
    rules = GodfatherRules()
    assert [foreman(rules.at(version)) for version in EARLIER] == [("turn", 1)] * 3
    assert foreman(rules.at(4)) == ("icons", 0)
    assert foreman(KeepsTheNewest().at(3)) == foreman(HashAlone().at(3)) == ("icons", 0)


# -- with an owner's pack


def wrong_packed(rules: GodfatherRules) -> list[str]:
    """Where a ruleset with PACK is not played as the pack wants it."""
    found = []
    for version in (*EARLIER, *LATER):
        here = rules.at(version)
        box = box_until_3() if version <= 3 else load()
        said = f"version {version}: "
        if program(here, "A2") != MINE or program(here, "A10") != MINE_10:
            found.append(said + "the pack's allies")
        if here.tables.job_bills[0] != terms.BILL_5 or list(here.tables.hand_limit) != [6, 6, 7, 3]:
            found.append(said + "the rest of the pack")
        if here.content.records["JY1"].title != "Mine":
            found.append(said + "the pack's title")
        left = [ally for ally in names.ALLY_IDS if ally not in ("A2", "A10")]
        if any(steps(here.content, ally) != steps(box, ally) for ally in left):
            found.append(said + "the other allies")
        if here.content_hash != here.content.hash or here.tables is not here.content.tables:
            found.append(said + "hash and tables belong together")
    return found


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return write_pack(tmp_path / "mine", PACK)


def test_a_pack_is_laid_over_both_boxes_and_wins_over_the_old_values(pack: Path) -> None:
    rules = GodfatherRules([pack])
    assert wrong_packed(rules) == []
    hashes = [rules.at(version).content_hash for version in (*EARLIER, *LATER)]
    assert hashes[:3] == [load((UNTIL_3, pack)).hash] * 3 and hashes[3] == load([pack]).hash
    assert len({*hashes, OLD, NEW}) == 4
    old, new = rules.at(3).content.records, rules.at(4).content.records
    assert old["A2"].values == new["A2"].values and old["A2"].sources["ability"] == "owner"
    assert old["A2"].pack == new["A2"].pack == str(pack)
    assert rules.at(4).at(2).content_hash == hashes[1] and rules.at(2).at(4).content_hash == hashes[3]


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (KeepsTheNewest, "version 3: the other allies"),
        (ForgetsThePack, "version 3: the pack's allies"),
        (OldOverThePack, "version 3: the pack's allies"),
        (HashAlone, "version 3: hash and tables belong together"),
    ],
)
def test_a_pack_that_does_not_reach_the_earlier_games_is_caught(make: Make, fault: str, pack: Path) -> None:
    assert fault in wrong_packed(make([pack]))


def test_several_packs_keep_their_order_over_the_old_values(pack: Path, tmp_path: Path) -> None:
    other = write_pack(tmp_path / "other", "[allies.A2]\nability = [{ offer = true }]\n")
    assert program(GodfatherRules([pack, other]).at(3), "A2") == [terms.OP_OFFER, 1]
    assert program(GodfatherRules([other, pack]).at(3), "A2") == MINE


def test_the_folder_of_the_pack_may_be_gone_when_an_earlier_game_is_asked_for(pack: Path) -> None:
    rules = GodfatherRules([pack])
    late = ReadsLate([pack])
    shutil.rmtree(pack)
    assert wrong_packed(rules) == []
    with pytest.raises(ValueError, match="content-no-folder"):
        late.at(3)


def test_the_server_lays_a_pack_of_texts_over_an_earlier_game() -> None:
    """Its packs are kept as texts; their folder lives only while the ruleset is made."""
    packs = [{"mine.toml": PACK}]
    rules = cast(GodfatherRules, rules_of("godfather", packs, 3))
    assert rules.version == 3 and program(rules, "A2") == MINE
    assert wrong_packed(cast(GodfatherRules, rules_of("godfather", packs))) == []
    assert rules_of("godfather", (), 3).content_hash == OLD and rules_of("godfather").content_hash == NEW


# -- what the cards say

SAID = {
    "A2": (
        "Place or move the Union Boss and shake down the front; a controller profits. "
        "Take $1 and launder 1 bill, in any order.",
        "Place or move the Union Boss and shake down the front; a controller profits. "
        "Take $3 and launder 1 bill, in any order.",
    ),
    "A6": (
        "Take 2 goods of your choice, but no narcotics.",
        "Take 2 goods of your choice, but no narcotics. "
        "Draw 2 jobs (keep 1), take $1 and take $2, in any order.",
    ),
    "A7": (
        "Place or move the Mayor and use all backs he touches. Take $2.",
        "Place or move the Mayor and use all backs he touches.",
    ),
    "A16": (
        "Launder up to 3 bills.",
        "Launder up to 3 bills. Take 1 good of your choice, but no narcotics.",
    ),
    "A17": (
        "Take one of your figures from the board back into your reserve; it can be played again this act. "
        "Take $3 and launder 1 bill, in any order.",
        "Take one of your figures from the board back into your reserve; it can be played again this act. "
        "Take $3.",
    ),
    "A10": ("Launder up to 2 bills.", "Launder up to 2 bills."),
}


def text(rules: GodfatherRules, card: str) -> str:
    """What the terminal, the referee and the table in the browser say of a card of this game."""
    return hints.card_text(cast(Words, wording_of(rules, EN, ()).words), card)


def told_wrongly(rules: GodfatherRules) -> set[tuple[int, str]]:
    return {
        (version, card)
        for version in (*EARLIER, *LATER)
        for card, said in SAID.items()
        if text(rules.at(version), card).removeprefix("≈") != said[version > 3]
    }


def test_a_card_is_told_as_it_works_in_this_game() -> None:
    rules = GodfatherRules()
    assert told_wrongly(rules) == set()
    for version, n in ((3, 0), (4, 1)):
        on_page = book(ruleset("godfather").at(version), "en")["cards"]
        assert {card: on_page[card]["text"].removeprefix("≈") for card in SAID} == {
            card: said[n] for card, said in SAID.items()
        }


def test_all_fifteen_read_differently_and_all_are_marked_reconstructed() -> None:
    rules = GodfatherRules()
    old, new = rules.at(3), rules.at(4)
    other = [ally for ally in names.ALLY_IDS if text(old, ally) != text(new, ally)]
    assert len(other) == 15 and not {"A1", "A10", "A13"} & set(other)
    for ally in other:
        assert text(old, ally).startswith("≈") and text(new, ally).startswith("≈")


def test_a_text_of_another_version_is_caught() -> None:
    changed = set(SAID) - {"A10"}
    assert told_wrongly(KeepsTheNewest()) == {(version, card) for version in EARLIER for card in changed}


def test_the_packs_ability_is_told_in_every_version(pack: Path) -> None:
    rules = GodfatherRules([pack])
    for version in (*EARLIER, *LATER):
        assert text(rules.at(version), "A2").endswith("Launder up to 4 bills.")
        assert text(rules.at(version), "A7") == "≈" + SAID["A7"][version > 3]
    assert not text(ForgetsThePack([pack]).at(3), "A2").endswith("Launder up to 4 bills.")
