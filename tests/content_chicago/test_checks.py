"""The checks of a Chicago pack: beside every check stands a planted fault that it must catch."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from consigliere.cli import content_faults as common
from consigliere.cli.content_chicago import SENTENCES
from consigliere.cli.content_faults import line, sentence
from consigliere.core import packs
from consigliere.games.chicago.content import schema
from tests.content_chicago.workshop import Box, faults_of, faults_of_spoilt_box, write_pack

# key, the record that must be named, the text of the pack
PLANTED: list[tuple[str, str, str]] = [
    ("content-henchman-colour", "9", '[businesses.9]\nhenchmen = ["blue"]'),
    ("content-henchman-colour", "S1", '[specials.S1]\npair = ["grey", "blue"]'),
    ("content-henchmen-count", "9", '[businesses.9]\nhenchmen = ["grey", "grey", "brown"]'),
    ("content-asset", "3", '[businesses.3]\nasset = "boat"'),
    ("content-symbol", "1", '[businesses.1]\ninfluence = ["shoe"]'),
    ("content-influence-count", "7", '[businesses.7]\ninfluence = ["city", "city", "city"]'),
    ("content-influence-mixed", "7", '[businesses.7]\ninfluence = ["city", "hat"]'),
    ("content-groups", "9", "[businesses.9]\ngangsters = 1"),
    ("content-groups", "3", '[businesses.3]\nasset = "none"\nfamily = false'),
    ("content-range", "1", "[businesses.1]\ngangsters = 3"),
    ("content-range", "1", "[businesses.1]\ngangsters = -1"),
    ("content-range", "1", "[businesses.1]\nmoney = 4"),
    ("content-range", "1", "[businesses.1]\nmoney = -1"),
    ("content-range", "1", "[businesses.1]\nincome = 1"),
    ("content-range", "1", "[businesses.1]\nincome = 5"),
    ("content-range", "1", "[businesses.1]\npoints = 2"),
    ("content-range", "1", "[businesses.1]\npoints = 6"),
    ("content-bonus", "6", '[businesses.6]\nbonus = "money"'),
    *(("content-starter-bonus", str(n), f'[businesses.{n}]\nbonus = "hat"') for n in range(1, 6)),
    ("content-pair-count", "S1", '[specials.S1]\npair = ["grey"]'),
    ("content-pair-count", "S1", '[specials.S1]\npair = ["grey", "orange", "brown"]'),
    ("content-pair-twice", "S2", '[specials.S1]\npair = ["purple", "purple"]'),
    ("content-pair-twice", "S10", '[specials.S10]\npair = ["orange", "grey"]'),
    ("content-special-cards", "card-special", "[deck.card-special]\ncards = 9"),
    ("content-range", "card-family", "[deck.card-family]\ncards = 64"),
    ("content-range", "card-family", "[deck.card-family]\ncards = -1"),
    ("content-range", "card-family", "[deck.card-family]\ncut_three = 13"),
    ("content-range", "card-family", "[deck.card-family]\ncut_two = -1"),
    ("content-deck-total", "deck", "[deck.card-family]\ncards = 13"),
    ("content-deck-total", "deck", "[deck.card-family]\ncut_three = 4"),
    ("content-deck-total", "deck", "[deck.card-family]\ncut_two = 5"),
    ("content-range", "token-hat", "[tokens.token-hat]\ncount = -1"),
    ("content-range", "token-hat", "[tokens.token-hat]\ncount = 13"),
    ("content-tokens-total", "tokens", "[tokens.token-hat]\ncount = 3"),
    ("content-token-icons", "tokens", "[tokens.token-hat]\ncount = 3\n[tokens.token-city]\ncount = 1"),
    ("content-token-icons", "tokens", '[businesses.9]\nbonus = "city"'),
    ("content-token-icons", "tokens", '[businesses.9]\nbonus = "none"'),
    ("content-range", "players-2", "[players.players-2]\nagents = 13"),
    ("content-range", "players-2", "[players.players-2]\nagents = -1"),
    ("content-starter-count", "players-2", '[players.players-2]\nstarters = ["B1", "B3"]'),
    ("content-starter-count", "players-3", '[players.players-3]\nstarters = ["B1", "B3", "D1", "D3", "E1"]'),
    ("content-place", "players-2", '[players.players-2]\nstarters = ["B1", "B3", "E1"]'),
    ("content-place", "players-3", '[players.players-3]\nstarters = ["B1", "B3", "D1", "F1"]'),
    ("content-place", "players-2", '[players.players-2]\nstarters = ["B1", "B3", "D5"]'),
    ("content-place", "players-2", '[players.players-2]\nstarters = ["B1", "B3", "D0"]'),
    ("content-place", "players-2", '[players.players-2]\nstarters = ["B1", "B3", "b2"]'),
    ("content-place", "players-2", '[players.players-2]\nstarters = ["B1", "B3", ""]'),
    ("content-place", "players-2", '[players.players-2]\nstarters = ["B1", "B3", "D²"]'),
    ("content-place-twice", "players-2", '[players.players-2]\nstarters = ["B1", "B3", "B1"]'),
    ("content-hex", "colombo", '[families.colombo]\nhex = "blue"'),
    ("content-family-colour", "colombo", '[families.colombo]\ncolour = "Dark blue"'),
    ("content-fixed-field", "penalty-bribe", '[penalties.penalty-bribe]\nloss = "asset"'),
    ("content-fixed-field", "penalty-bribe", "[penalties.penalty-bribe]\nimmunity = { gangsters = 3 }"),
    ("content-fixed-field", "extra-A", "[extras.extra-A]\ncondition = { influence = 3 }"),
    ("content-fixed-field", "players-4", "[players.players-4]\nrows = 5"),
    ("content-fixed-field", "players-4", "[players.players-4]\nhenchmen = 5"),
    ("content-wrong-type", "extra-A", '[extras.extra-A]\ncondition = { influence = "four" }'),
    ("content-wrong-type", "1", "[businesses.1]\nfamily = 1"),
    ("content-wrong-type", "1", '[businesses.1]\nhenchmen = "grey"'),
    ("content-unknown-record", "25", "[businesses.25]\nmoney = 1"),
    ("content-unknown-record", "S11", '[specials.S11]\npair = ["grey", "grey"]'),
    ("content-unknown-kind", "jobs", "[jobs.JY1]\ncopies = 1"),
    ("content-unknown-field", "1", "[businesses.1]\nfront = []"),
    ("content-mark", "1", '[businesses.1]\nsource = "sure"'),
    ("content-mark-field", "1", '[businesses.1]\nsources = { front = "owner" }'),
    ("content-title", "1", '[businesses.1]\ntitle = " "'),
]


def update(kind: str, id: str, **values: object) -> Callable[[Box], object]:
    return lambda box: box[kind][id].update(values)


SPOILT: list[tuple[str, str, Callable[[Box], object]]] = [
    ("content-missing-record", "24", lambda box: box["businesses"].pop("24")),
    ("content-missing-record", "S10", lambda box: box["specials"].pop("S10")),
    ("content-missing-record", "card-car", lambda box: box["deck"].pop("card-car")),
    ("content-missing-record", "token-city", lambda box: box["tokens"].pop("token-city")),
    ("content-missing-record", "players-2", lambda box: box["players"].pop("players-2")),
    *(
        ("content-missing-field", "1", lambda box, name=name: box["businesses"]["1"].pop(name))
        for name in schema.PLAYED["businesses"]
    ),
    ("content-missing-field", "S1", lambda box: box["specials"]["S1"].pop("source")),
    ("content-mark", "1", update("businesses", "1", source="owner")),
    ("content-mark-weaker", "card-car", update("deck", "card-car", sources={"cards": "derived"})),
    ("content-loss", "penalty-bribe", update("penalties", "penalty-bribe", loss="honour")),
    ("content-condition", "penalty-bribe", update("penalties", "penalty-bribe", immunity={"friends": 4})),
    ("content-condition", "extra-A", update("extras", "extra-A", condition={"friends": 4})),
    ("content-condition-empty", "extra-A", update("extras", "extra-A", condition={})),
    ("content-condition-range", "extra-C", update("extras", "extra-C", condition={"asset_types": 5})),
    ("content-condition-range", "extra-C", update("extras", "extra-C", condition={"asset_types": 0})),
    ("content-rows", "players-4", update("players", "players-4", rows=5)),
    ("content-holes", "players-4", update("players", "players-4", henchmen=5)),
]


@pytest.mark.parametrize(("key", "record", "text"), PLANTED)
def test_a_planted_fault_in_a_pack_is_caught(tmp_path: Path, key: str, record: str, text: str) -> None:
    folder = write_pack(tmp_path / "pack", text)
    found = faults_of(folder)
    hits = [fault for fault in found if (fault.key, fault.record) == (key, record)]
    assert hits, [line(fault) for fault in found]
    assert hits[0].file == f"{folder}/mine.toml"
    for fault in found:
        assert "\n" not in line(fault) and not re.search("{[a-z]+}", sentence(fault))


@pytest.mark.parametrize(("key", "record", "spoil"), SPOILT)
def test_a_planted_fault_in_the_box_is_caught(
    tmp_path: Path, key: str, record: str, spoil: Callable[[Box], object]
) -> None:
    found = faults_of_spoilt_box(tmp_path / "box", spoil)
    told = [line(fault) for fault in found]
    assert (key, record) in [(fault.key, fault.record) for fault in found], told
    assert not any(re.search("{[a-z]+}", text) for text in told)


def test_an_untouched_copy_of_the_box_has_no_faults(tmp_path: Path) -> None:
    """Else the planted faults would prove nothing."""
    assert faults_of_spoilt_box(tmp_path / "box", lambda box: None) == []
    assert faults_of(write_pack(tmp_path / "pack", '[businesses.1]\ntitle = "Mine"')) == []


def test_a_wrong_deck_is_told_for_each_number_of_players(tmp_path: Path) -> None:
    found = faults_of(write_pack(tmp_path / "pack", "[deck.card-family]\ncards = 13"))
    counts = [(f.params["players"], f.params["count"], f.params["wanted"]) for f in found]
    assert counts == [(4, 75, 74), (3, 61, 60), (2, 47, 46)]
    found = faults_of(write_pack(tmp_path / "pack", "[deck.card-family]\ncut_two = 3"))
    assert [(f.params["players"], f.params["count"]) for f in found] == [(2, 47)]


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    text = '[businesses.1]\nincome = 9\nasset = "boat"\n[specials.S11]\n[deck.card-car]\ncards = 6\n'
    found = {(fault.record, fault.key) for fault in faults_of(write_pack(tmp_path / "pack", text))}
    assert found >= {
        ("1", "content-range"),
        ("1", "content-asset"),
        ("S11", "content-unknown-record"),
        ("deck", "content-deck-total"),
    }


def test_a_pack_for_the_other_game_is_refused(tmp_path: Path) -> None:
    other = faults_of(write_pack(tmp_path / "other", 'game = "godfather"', packs.MANIFEST))
    assert [fault.key for fault in other] == ["content-other-game"]
    assert faults_of(write_pack(tmp_path / "mine", 'game = "chicago"', packs.MANIFEST)) == []


def test_every_fault_has_a_sentence_and_every_sentence_a_fault() -> None:
    root = Path(packs.__file__).parent.parent
    files = sorted((root / "games" / "chicago" / "content").glob("*.py"))
    keys = {key for path in files for key in re.findall(r'"(content-[a-z-]+)"', path.read_text("utf-8"))}
    assert keys - set(common.SENTENCES) == set(SENTENCES)
    assert not set(SENTENCES) & set(common.SENTENCES)


def test_every_key_of_this_game_is_planted() -> None:
    planted = {key for key, _, _ in PLANTED} | {key for key, _, _ in SPOILT}
    assert set(SENTENCES) <= planted
