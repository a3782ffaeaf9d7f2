"""Chicago on the terminal: played to its end, kept, hidden from others, in every size, true to the rules."""

import json
import random
import re
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

from consigliere.cli import play
from consigliere.cli.main import main
from consigliere.cli.screen import rulebook
from consigliere.cli.screen.chicago import city, seats, standing as screen_standing, table as beside
from consigliere.cli.screen.layout import Size
from consigliere.cli.screen.person import Person
from consigliere.core.journal import Journal
from consigliere.core.refusal import Refusal
from consigliere.games.chicago import control, names
from consigliere.games.chicago.appraisal import appraised
from consigliere.games.chicago.decisions import GROUPS
from consigliere.games.chicago.sources import SOURCES
from consigliere.games.chicago.standing import standing
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import AREA_INFLUENCE, BONUSES_USED, BROWN, GREY, MAIN, MARKERS, SHARED
from consigliere.games.chicago.view import view
from consigliere.locales import catalogue
from consigliere.wording import log
from consigliere.wording.chicago import facts, hints, known, prompt
from consigliere.wording.chicago.words import Words
from tests.chicago.table import Table
from tests.cli import play_people
from tests.cli.play_people import drawn, own_home, seated, shown, steady, typing, written

__all__ = ["own_home"]

WORDS = Words(catalogue("en"))
COMMANDS = [
    "?",
    "b",
    "l",
    "u",
    "j",
    "score",
    "p 1",
    "p x",
    "c S3",
    "c zz",
    "r C6.3",
    "s",
    "x y",
    "business A2",
]
VARIANTS = ("--option", "no-city-cards", "--option", "two-extra-actions", "--option", "first-opponent-wins")
SIZES = [Size(80, 24), Size(100, 30), Size(140, 45), Size(200, 60)]
table = partial(play_people.table, "chicago")
positions = partial(play_people.positions, "chicago")


# -- whole games


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), [(2, ()), (3, VARIANTS), (4, ("--memory-aid",))])
def test_clumsy_fingers_reach_the_end(
    players: int,
    options: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    at = table("--players", str(players), "--seed", "4", *options)
    monkeypatch.setattr(play, "read", play_people.fingers(players, COMMANDS))
    assert play.with_people(at) == 0
    out = capsys.readouterr().out
    assert at.game.over and "The end" in out and "★ wins" in out
    assert "There is no choice" in out and "[C" in out and "✗" in out
    assert "Chicago" in out and "Unofficial." in out


@pytest.mark.slow
def test_piped_through_the_front_door() -> None:
    """A real pipe: no terminal, the input ends in the middle, the game ends cleanly."""
    read = play_people.fingers(7, COMMANDS)
    lines = "\n".join(read() for _ in range(150))
    command = [
        sys.executable,
        "-m",
        "consigliere.cli.main",
        "play",
        "chicago",
        "--seed",
        "7",
        "--players",
        "3",
    ]
    run = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=300)
    out = " ".join(run.stdout.split())
    assert run.returncode == 0 and run.stderr == ""
    assert "Choose in secret two cards that go back under the deck, the upper one first. [C1.8]" in out
    assert "Your turn: take one action. [C4.1]" in out
    assert "This game is not kept" in out and "\x1b" not in out


@pytest.mark.slow
def test_save_and_load_go_on_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seats_taken = ("--seats", "human,greedy,human", "--seed", "11", "--option", "two-extra-actions")
    whole = table(*seats_taken)
    monkeypatch.setattr(play, "read", steady(whole.game))
    play.with_people(whole)
    assert whole.game.over
    file = tmp_path / "game.journal"
    parts = table(*seats_taken, "--save", str(file))
    loads = 0
    for _ in range(200):
        monkeypatch.setattr(play, "read", steady(parts.game, stop_after=30))
        play.with_people(parts)
        kept = Journal.from_text(file.read_text(encoding="utf-8"))
        assert kept.entries == parts.game.journal.entries
        if parts.game.over:
            break
        parts = table("--load", str(file))
        assert parts.game.options["two-extra-actions"]
        loads += 1
    assert loads > 3
    assert parts.game.journal.to_text() == whole.game.journal.to_text()
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.slow
def test_hot_seat_hides_hands(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Between two people the keyboard is passed; what is then on screen names no special card of another's
    hand or influence that this seat could not see anyway."""
    at = table("--seats", "human,human,human", "--seed", "21")
    game = at.game
    inner = steady(game)
    told: list[str] = []
    owner: list[int] = []
    checks = 0

    def read() -> str:
        nonlocal checks
        told.append(capsys.readouterr().out)
        assert len(told) < 2_000
        passed = re.search(r"Pass the keyboard to (\w+)", told[-1])
        if passed:
            owner[:] = [at.words.players.index(passed.group(1))]
            told[:] = [told[-1][passed.start() :]]
            return ""
        seat = owner[0]
        view = game.view(seat, knowledge=False)
        assert view["prompt"]["yours"]
        visible = json.dumps([view, game.events(seat)])
        for other in range(3):
            secret = game.view(other, knowledge=False)
            held = {**secret["hand"], **secret["influence"]["hat"], **secret["influence"]["city"]}
            for card in held if other != seat else ():
                if card in names.SPECIAL_IDS and f'"{card}"' not in visible:
                    assert WORDS.card(card) not in "".join(told)
                    checks += 1
        return inner()

    monkeypatch.setattr(play, "read", read)
    play.with_people(at)
    assert game.over and checks > 200


@pytest.mark.slow
def test_bots_alone_are_told_as_a_spectator_sees_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chicago", "--auto", "--seed", "3", "--players", "3"]) == 0
    out = capsys.readouterr().out
    assert "Round 6 begins" in out and re.search(r"\w+ draws 3 cards, puts 1 card under the deck", out)
    assert "draws: " not in out and "claims “" in out and "The end" in out
    assert main(["play", "chicago", "--json", "--seed", "3", "--players", "3"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["game"] == "chicago" and len(result["scores"]) == 3


# -- options and bad input


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--players", "5"], "chicago is for 2 to 4 players, not 5."),
        (["--option", "no-such"], "no-such"),
        (["--open-suitcases"], "open-suitcases"),
        (["--load", "no-such-file"], "Cannot read no-such-file"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "chicago", *options]) == 2
    captured = capsys.readouterr()
    assert said in captured.err and captured.err.count("\n") == 1 and captured.out == ""


@pytest.mark.slow
def test_options_are_kept_and_fixed_by_a_load(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept"
    options = ["--auto", "--json", "--seed", "2", "--players", "2", "--option", "no-city-cards"]
    assert main(["play", "chicago", *options, "--save", str(file)]) == 0
    assert Journal.from_text(file.read_text(encoding="utf-8")).header["options"]["no-city-cards"] is True
    assert main(["play", "chicago", "--load", str(file), "--option", "memory-aid"]) == 2
    assert "--option is fixed by the game that is loaded" in capsys.readouterr().err


# -- the screen


@pytest.mark.slow
@pytest.mark.parametrize("options", [("--players", "4", "--memory-aid"), ("--players", "2"), VARIANTS])
def test_the_screen_fits_the_terminal(options: tuple[str, ...]) -> None:
    """Every line fits, nothing scrolls away, and the city, the hand and the question stay in sight."""
    seen = 0
    for at, seat in positions(*options, step=61):
        for size in SIZES:
            lines = drawn(at, seat, size)
            assert max(map(len, lines)) <= size.width
            assert len(lines) < size.height, "title and prompt stay in sight"
            text = "\n".join(lines)
            assert "ROUND" in text and "Your hand" in text and "≈ reconstructed" in text
            assert re.search(r"^[│ ]*A ", text, re.M), "the city"
            seen += 1
    assert seen >= 16


@pytest.mark.slow
def test_a_turn_on_a_small_terminal_shows_what_matters() -> None:
    """The city, the players with their areas, and what happened, above a short first menu."""
    turns = 0
    for at, seat in positions("--players", "4", step=3):
        if at.game.view(seat, knowledge=False)["prompt"]["decision"] == "act":
            text = "\n".join(drawn(at, seat, Size(80, 24)))
            groups = seated(at, seat, Size(80, 24)).groups or {}
            assert "Your influence" in text and (len(groups) > 7 or "Since your last turn" in text)
            assert all(f"\n{row} " in text for row in "ABCDEF")
            assert all(mark in text for mark in ("Co", "Bo", "Ga", "Ge"))
            turns += 1
    assert turns > 15


def middle_of(*options: str, decision: str, size: Size, after: int = 0) -> Person:
    """The first decision of this kind, at a terminal."""
    for n, (at, seat) in enumerate(positions(*options, step=1)):
        if n >= after and at.game.view(seat, knowledge=False)["prompt"]["decision"] == decision:
            return seated(at, seat, size, [""] * 20)
    raise AssertionError(decision)


def test_the_city_is_a_chessboard() -> None:
    """Rows shift like bricks: a gap lies under the business above it and beside its neighbours."""
    person = middle_of("--players", "4", decision="claim", size=Size(140, 45))
    person.show()
    lines = written(person.console).splitlines()
    at: dict[str, tuple[int, int]] = {}
    for y, line in enumerate(lines):
        for found in re.finditer(r"\b([A-Fa-f][1-4])\b", line[:92]):
            at.setdefault(found.group(1), (y, found.start()))
    assert set(at) >= set(person.view["cards"]) | set(person.view["holes"])
    for hole in person.view["holes"]:
        y, x = at[hole]
        for place in facts.beside(person.view, hole):
            row, column = at[place]
            left = column - 1
            if row == y:
                assert abs(left - x) <= 18
            else:
                assert abs(row - y) == 3 and left - 2 <= x <= left + 15


def test_what_touches_in_the_city() -> None:
    view = {
        "cards": dict.fromkeys(names.CARD_IDS),
        "holes": dict.fromkeys(names.HOLE_IDS),
    }
    assert facts.beside(view, "a1") == ["A1", "A2", "B1"]
    assert facts.beside(view, "c2") == ["B2", "C2", "C3", "D2"]
    assert facts.beside(view, "f4") == ["E4", "F3", "F4"] and facts.beside(view, "a4") == ["A4", "B4"]
    assert facts.beside(view, "B1") == ["a1", "b1", "b2", "c1"]
    small = {"cards": dict.fromkeys(names.CARD_IDS[:16]), "holes": dict.fromkeys(names.HOLE_IDS[:16])}
    assert facts.beside(small, "D1") == ["c1", "d1", "d2"]


def test_signs_of_a_business() -> None:
    person = middle_of("--players", "4", decision="claim", size=Size(140, 45))
    view = person.view
    place = next(place for place, card in view["cards"].items() if card["business"])
    card = view["cards"][place]
    card |= {"owner": 2, "extorted": True, "token": None}
    assert city.signs(WORDS, view, place).plain == "Ga●"
    card["extorted"] = False
    view["seats"][2]["chief"] = place
    assert city.signs(WORDS, view, place).plain == "Ga○♛"
    card |= {"owner": None, "token": "art"}
    assert city.signs(WORDS, view, place).plain == "+art"
    view["holes"]["a1"] = ["brown", "agent"]
    assert "BA" in "".join(line.plain for line in city.gap_cell(WORDS, view, "a1", 2, False))


def test_penalties_the_viewer_escapes_are_ticked() -> None:
    person = middle_of("--players", "4", decision="claim", size=Size(140, 45))
    row = next(row for row, card in person.view["city_cards"].items() if card == "bribe")
    own = person.view["seats"][person.seat]
    own["immune"], own["gangsters"], own["gangster_tokens"] = [], 3, 0
    assert city.city_card(WORDS, person.view, row).plain == "Bribe"
    own["gangsters"] = 4
    assert city.city_card(WORDS, person.view, row).plain == "Bribe✓"


def test_bonuses_ready_and_used() -> None:
    s = Table().henchmen(0, "orange", "orange").s
    for field in (MAIN + BROWN, SHARED + BROWN, SHARED + GREY):
        s.set_of(0, field, 1)
    s.set_of(0, BONUSES_USED, 1 << AREA_INFLUENCE)
    row = view(s, 0, {})["seats"][0]
    shown = {id: seats.area(WORDS, s, row, id).plain for id in ("influence", "special", "assets")}
    assert shown == {"influence": "BG✗", "special": "OO✓", "assets": "B"}
    s.set_of(0, BONUSES_USED, 0)
    assert seats.area(WORDS, s, row, "influence").plain == "BG✓"


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    at, seat = next(positions("--players", "3"))
    monkeypatch.setenv("NO_COLOR", "1")
    console = Console(width=140, force_terminal=True)
    with console.capture() as capture:
        for part in at.screen.board(at.game.view(seat, knowledge=False), Size(140, 45)):
            console.print(part)
    assert "38;" not in capture.get() and "Colombo" in capture.get()


def test_the_memory_aid_tells_what_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the ledger holds for certain stands below the player it concerns, and below no other."""
    person = middle_of("--players", "2", "--memory-aid", decision="act", size=Size(140, 45))
    other = 1 - person.seat
    monkeypatch.setattr(known, "hand", lambda view, seat: {"car": 1} if seat == other else {})
    row = person.view["seats"][other]
    assert seats.notes(WORDS, person.view, row)[-1] == "known in hand: car"
    own = person.view["seats"][person.seat]
    assert not any("known" in note for note in seats.notes(WORDS, person.view, own))


# -- true to the rules: the screen's arithmetic against the engine's


@pytest.mark.slow
@pytest.mark.parametrize("options", [("--players", "4"), ("--players", "2"), VARIANTS])
def test_what_the_screen_reckons_is_what_the_engine_says(options: tuple[str, ...]) -> None:
    """Claims open to a seat, rivals who may oppose, immunities, hand limits and the final points."""
    claims = 0
    last = None
    for at, seat in positions(*options, step=1):
        last = at
        view = at.game.view(seat, knowledge=False)
        state = cast(Chicago, at.game.state)
        if view["prompt"]["decision"] != "claim":
            continue
        row = view["seats"][seat]
        legal = {
            form["card"] for form in forms(at, seat) if form["type"] == "claim" and "ignoring" not in form
        }
        for place, card in view["cards"].items():
            if card["business"] is None or card["owner"] is not None:
                continue
            pos = names.CARD_IDS.index(place)
            found = appraised(facts.position(WORDS, view), seat, pos)
            met = all(need["met"] for need in found["needs"])
            assert met == (not found["missing"])
            assert (place in legal) == (met and row["controlled"] < MARKERS)
            for other in found["opposition"]:
                assert other["may"] == control.may_oppose(state, seat, other["seat"], pos)
            claims += 1
    assert last is not None and last.game.over and claims > 50
    view = last.game.view(knowledge=False)
    assert [one["total"] for one in standing(view, WORDS.tables)["seats"]] == last.game.scores


def forms(at: play.Table, seat: int) -> list[Any]:
    return [action.form for action in at.game.legal_for(seat)]


@pytest.mark.slow
def test_every_refusal_has_its_sentence() -> None:
    said = set()
    for at, seat in positions("--players", "3", step=17):
        scene = at.words.scene(at.game.view(seat, knowledge=False))
        for action in at.game.rules.actions:
            why = at.game.rules.explain(at.game.state, seat, action)
            if isinstance(why, Refusal):
                said.add(at.words.refusal(why.to_json(), scene))
    assert len(said) > 150
    assert not any(re.search(r"\{|: none|“none”|code-of-ethics", text) for text in said)


# -- looking things up


@pytest.fixture(scope="module")
def turn() -> Person:
    return middle_of("--players", "4", decision="act", size=Size(120, 40), after=60)


def test_cards_are_found_by_id_name_and_place(turn: Person) -> None:
    place = next(place for place, card in turn.view["cards"].items() if card["business"] == "1")
    for asked in ("c 1", f"c {place}", "c bar"):
        assert "1 Bar ≈needs hat influence 1, 1 gangster → income 2, points 3" in shown(turn, asked)
    assert "S3 Auction ≈brown + brown → Lay up to two assets" in shown(turn, "c auct")
    assert "Sabotage: The new controller loses an asset." in shown(turn, "c sabotage")
    assert "Extra action A: at least 4 influence" in shown(turn, "c extra-a")
    assert "Son (at least 1 family card): draw two" in shown(turn, "c son")
    assert "“ca” may be: " in shown(turn, "c ca") and "Al Capone, moving up" in shown(turn, "c capone")
    assert "S6 Influence Peddling" in shown(turn, "c peddling")
    hidden = next(place for place, card in turn.view["cards"].items() if card["business"] is None)
    assert f"{hidden}: a business that lies face down beside it: " in shown(turn, f"c {hidden}")
    assert "There is no card, place or gap with this id or name: z9" in shown(turn, "c z9")
    assert "≈ reconstructed: our own value" in shown(turn, "c 24")


def test_small_letters_are_gaps_and_letters_extra_actions(turn: Person) -> None:
    turn.view["holes"]["b1"] = ["orange", "agent"]
    told = shown(turn, "c b1")
    assert "b1: a gap; in it: orange, FBI agent beside it: A1" in told and "B1 Bar" in told
    turn.view["holes"]["b1"] = []
    assert "b1: a gap; it is empty" in shown(turn, "c b1")
    assert "Extra action A: at least 4 influence" in shown(turn, "c A")
    assert "Extra action E: control of at least 4" in shown(turn, "c e")


def test_rules_are_read_where_the_docs_are(turn: Person) -> None:
    assert "cannot be withdrawn" in (rulebook.rule("chicago", "C6.4") or "")
    assert rulebook.rule("chicago", "Q-C4") is not None and rulebook.rule("chicago", "G5.1") is None
    assert "C6.3: " in shown(turn, "r c6.3")
    assert "There is no such rule: C99" in shown(turn, "r C99")
    assert "c needs a card: c S3" in shown(turn, "c") and "r needs a rule: r C6.3" in shown(turn, "r")


def test_j_shows_everything_with_its_text(turn: Person) -> None:
    out = shown(turn, "j")
    for card in turn.view["cards"].values():
        if card["business"]:
            assert WORDS.business(card["business"]) in out
    for part in ("Your special cards", "City cards", "Extra actions", "Family powers", "Movement"):
        assert part in out


def test_the_score_so_far(turn: Person) -> None:
    out = shown(turn, "score")
    for score in standing(turn.view, WORDS.tables)["seats"]:
        told = " ".join(str(source["points"]).replace("-", "−") for source in score["sources"])
        assert f"{WORDS.seat(score['seat'])} {told} {score['total']}" in out


@pytest.mark.slow
@pytest.mark.parametrize("line", ["?", "b", "l", "c S1", "r C5.1", "j", "score", "p 1", "c", "r", "p"])
def test_the_menu_comes_back(line: str, turn: Person) -> None:
    out = shown(turn, line)
    assert out.endswith("≈ reconstructed, not the printed value") and "Your turn: take one action." in out


def test_the_preview_of_a_claim_tells_price_penalty_and_rivals() -> None:
    for at, seat in positions("--players", "4", step=1):
        view = at.game.view(seat, knowledge=False)
        if view["prompt"]["decision"] != "claim":
            continue
        claims = [form for form in forms(at, seat) if form["type"] == "claim" and "ignoring" not in form]
        if claims:
            person = seated(at, seat, Size(120, 40))
            seen = person.lookup.preview([claims[0]], view)
            assert not isinstance(seen, Refusal)
            text = "\n".join(str(line) for line in seen)
            assert "→ Then" in text and "income" in text and "points" in text
            assert "oppose" in text and "eside it" in text
            return
    raise AssertionError("no claim")


def test_a_preview_of_the_first_list(turn: Person) -> None:
    """What would be done at once is previewed; what opens a list says so."""
    assert turn.groups is not None
    kinds = list(turn.groups.values())
    turn.open = None
    for n, found in enumerate(kinds, 1):
        out = shown(turn, f"p {n}")
        if len(found) > 1:
            assert f"{n} opens a list: open it first" in out
        else:
            assert "→ Then " in out
    assert {len(found) > 1 for found in kinds} == {True, False}


@pytest.mark.slow
def test_a_preview_of_a_pick() -> None:
    at = table("--players", "3", "--seed", "5")
    assert "A sealed choice has no preview" in shown(seated(at, 0, Size(120, 40)), "p 1 2")
    for at, seat in positions("--players", "4", step=1):
        person = seated(at, seat, Size(120, 40))
        if person.pick is not None and not person.pick.steps and person.pick.least > 1:
            most = person.pick.most
            assert "→ Then " in shown(person, "p " + " ".join(map(str, range(1, most + 1))))
            assert f"Named: 1. Needed: {most}." in shown(person, "p 1")
            assert "the numbers of all you would pick" in shown(person, "p 99")
            return
    raise AssertionError("nothing was picked")


# -- choosing


def test_several_actions_are_typed_as_in_the_journal() -> None:
    for at, seat in positions("--players", "4", step=1):
        held = at.game.view(seat, knowledge=False)["hand"]
        if not any(form == {"type": "gangster"} for form in forms(at, seat)) or held.get("gangster", 0) < 2:
            continue
        person = seated(at, seat, Size(120, 40))
        assert "[T1]" in shown(person, "gangster; pay nonsense")
        assert person.typed("gangster; pay gangster")
        entry = next(e for e in reversed(at.game.journal.entries) if e.who == "seat")
        assert entry.text == "gangster; pay gangster"
        return
    raise AssertionError("no gangster")


@pytest.mark.slow
def test_what_is_done_without_a_choice_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A pass that the engine makes by itself is; one that was typed is not."""
    at = table("--players", "4", "--seed", "4")
    monkeypatch.setattr(play, "read", steady(at.game))
    play.with_people(at)
    out = " ".join(capsys.readouterr().out.split())
    told = out.count("Done for you, since there was no choice: Colombo passes")
    passed = [event for event in at.game.events(0) if event["event"] == "passed" and event["seat"] == 0]
    typed = [entry for entry in at.game.journal.entries if (entry.seat, entry.text) == (0, "pass")]
    assert 0 < told <= len(passed) - len(typed) <= told + 1


def test_the_phase_is_read_without_colour(turn: Person) -> None:
    assert "Income › ▸Actions › Control" in beside.header(WORDS, turn.view).plain


def test_picked_cards_are_called_as_in_the_hand() -> None:
    at = table("--players", "4", "--seed", "7")
    person = seated(at, 0, Size(120, 40))
    assert person.pick is not None and "S9" in person.pick.items
    n = person.pick.items.index("S9") + 1
    person.show()
    assert f"{n} S9 Blackmail" in written(person.console)
    assert "S9 Blackmail (2 cards)" in shown(person, f"1 {n}")


def test_a_turn_begins_with_the_kinds_of_action(turn: Person) -> None:
    groups = turn.choices
    found = list(dict.fromkeys(choice.group for choice in groups))
    assert found == sorted(found, key=GROUPS.index) and "business" in found
    assert all(choice.group for choice in groups)
    reveal = next(choice for choice in groups if choice.group == "business")
    assert re.match(r"Reveal: [A-F][1-4]$", reveal.label) and "row: " in reveal.hint


def test_long_lists_of_gaps_are_chosen_by_row() -> None:
    for at, seat in positions("--players", "4", step=1):
        view = at.game.view(seat, knowledge=False)
        if view["prompt"]["decision"] == "token" and prompt.purpose(view) == "movement":
            person = seated(at, seat, Size(80, 24))
            person.show()
            assert person.groups is not None and "row-a" in person.groups
            assert "Gaps of row a" in written(person.console)
            assert "Gap a" in shown(person, "1") and person.open is not None
            return
    raise AssertionError("nothing was moved")


def test_cards_go_under_the_deck_in_the_order_named() -> None:
    at = table("--players", "3", "--seed", "5")
    person = seated(at, 0, Size(120, 40))
    assert person.view["prompt"]["decision"] == "return-cards" and person.pick is not None
    assert len(person.pick.items) == 8 and (person.pick.least, person.pick.most) == (2, 2)
    first, second = person.pick.items[6], person.pick.items[1]
    shown(person, "7 2")
    assert person.typed("")
    entries = [entry.text for entry in at.game.journal.entries if entry.who == "seat"]
    assert entries == [f"return {first}; return {second}"]


def test_money_is_paid_in_one_go() -> None:
    """$2 or $3 for a business: the cards are named in one line, in any order."""
    for at, seat in positions("--players", "4", step=1):
        view = at.game.view(seat, knowledge=False)
        if view["prompt"]["decision"] == "pay" and prompt.top(view)["amount"] > 1:
            person = seated(at, seat, Size(120, 40))
            due, held = prompt.top(view)["amount"], view["seats"][seat]["hand_size"]
            assert person.pick is not None and person.pick.most == due
            assert f"Pay ${due} for “" in person.screen.sentence(view)
            shown(person, " ".join(str(held - n) for n in range(due)))
            assert person.typed("")
            assert at.game.view(seat, knowledge=False)["seats"][seat]["hand_size"] == held - due
            return
    raise AssertionError("nothing to pay")


def test_passing_is_asked_about_once() -> None:
    for at, seat in positions("--players", "4", step=1):
        if at.game.view(seat, knowledge=False)["prompt"]["decision"] != "claim":
            continue
        if any(form["type"] == "claim" for form in forms(at, seat)):
            person = seated(at, seat, Size(120, 40), confirm=True)
            entries = len(at.game.journal.entries)
            out = shown(person, "pass")
            assert "Who passes is out of the phase. You could still take: " in out
            assert "Enter or y does it" in out and len(at.game.journal.entries) == entries
            assert person.typed("y") and len(at.game.journal.entries) > entries
            return
    raise AssertionError("no claim")


def test_take_back() -> None:
    """A henchman that was placed can be taken back; the log strikes it."""
    for at, seat in positions("--players", "3", step=1):
        view = at.game.view(seat, knowledge=False)
        if view["prompt"]["decision"] == "place" and len(forms(at, seat)) == 2:
            person = seated(at, seat, Size(120, 40))
            before = at.game.digest()
            assert person.typed("1") and at.game.digest() != before
            person.look()
            assert person.typed("u") and at.game.digest() == before
            scene = WORDS.scene(at.game.view(seat, knowledge=False))
            told = log.turns(WORDS, at.game.events(seat)[-6:], scene, seat)
            assert " takes back the last command (places a henchman in " in told[-1]
            return
    raise AssertionError("no henchman")


def test_warning_of_the_hand_limit() -> None:
    person = middle_of("--players", "4", decision="claim", size=Size(120, 40))
    row = person.view["seats"][person.seat]
    row["hand_size"], row["family_cards"] = 5, 1
    told = beside.warnings(WORDS, person.view)
    assert told == ["2 cards over the hand limit of 3: they go at the end of this round."]
    row["family_cards"] = 3
    assert beside.warnings(WORDS, person.view) == []


# -- words


def test_a_turn_is_one_line_and_hides_what_is_hidden() -> None:
    scene = {"B3": "17"}
    events: list[dict[str, Any]] = [
        {"event": "turn-begins", "seat": 0, "extra": False},
        {"event": "claim-announced", "seat": 0, "card": "B3", "ignoring": "none"},
        {"event": "money-paid", "seat": 0},
        {"event": "money-paid", "seat": 0},
        {"event": "control-taken", "seat": 0, "card": "B3", "from": None},
        {"event": "token-taken", "seat": 0, "card": "B3", "token": "art"},
        {"event": "penalty-strikes", "seat": 0, "penalty": "code-of-ethics"},
        {"event": "influence-lost", "seat": 0, "side": "hat", "token": False},
        {"event": "turn-begins", "seat": 1, "extra": False},
        {"event": "attack-announced", "seat": 1, "card": "B3", "owner": 0, "ignoring": "henchmen"},
        {"event": "card-drawn", "seat": 0, "kind": "car"},
        {"event": "card-drawn", "seat": 0, "kind": "S3"},
        {"event": "card-under", "seat": 0, "kind": "car"},
    ]
    assert log.turns(WORDS, events, scene, viewer=0) == [
        "Colombo claims “B3 Casino”, pays $2, takes control of “B3 Casino”, "
        "takes the bonus token: work of art, suffers the penalty “Code of Ethics”, gives up hat influence",
        "Bonanno attacks Colombo at “B3 Casino”, by the godfather’s help without the henchmen; "
        "Colombo draws: car, Auction, puts under the deck: car",
    ]


def test_the_agent_is_told_after_the_henchman() -> None:
    events: list[dict[str, Any]] = [
        {"event": "henchman-taken", "seat": 0, "hole": "d1", "colour": "orange"},
        {"event": "henchman-placed", "seat": 0, "colour": "orange", "area": "business"},
        {"event": "agent-placed", "hole": "d1"},
    ]
    assert log.turns(WORDS, events) == [
        "Colombo takes a henchman from gap d1: orange, places a henchman in Business: orange; "
        "FBI agent placed in gap d1"
    ]


def test_the_result_is_whole_on_a_small_terminal() -> None:
    last = None
    for at, _ in positions("--players", "4", step=400):
        last = at
    assert last is not None and last.game.over
    for names_given in (WORDS.players, ["Massimiliano Ottavio"] * 4):
        words = Words(catalogue("en"), names_given)
        console = Console(width=80, color_system=None)
        with console.capture() as capture:
            console.print(screen_standing.result(words, last.game.view(knowledge=False)))
        text = capture.get()
        assert "…" not in text and "★" in text
        assert all(words.say(f"end-{source}") in text for source in (*SOURCES[:-1], "total", "influence"))


def test_names_and_tokens_of_the_city_are_not_cut() -> None:
    """In one line the whole name where there is room; in three the token whole."""
    person = middle_of("--players", "4", decision="claim", size=Size(140, 45))
    card = person.view["cards"]["A1"]
    card |= {"business": "2", "owner": None, "token": None, "extorted": False}
    assert city.business_cell(WORDS, person.view, "A1", 13, 1, False)[0].plain == "1Cigar Shop  "
    card["owner"] = 2
    assert city.business_cell(WORDS, person.view, "A1", 13, 1, False)[0].plain == "1Cigars Ga○  "
    for token in names.TOKEN_IDS:
        card |= {"business": "21", "owner": None, "token": token}
        sign = city.signs(WORDS, person.view, "A1").plain
        width = city.width_of(140 - 46 - 4)
        assert city.business_cell(WORDS, person.view, "A1", width, 3, False)[2].plain.rstrip().endswith(sign)


def test_in_phase_one_each_draw_is_a_line() -> None:
    events: list[dict[str, Any]] = [
        {"event": "not-extorted", "seat": 0},
        *({"event": "card-drawn", "seat": 0} for _ in range(3)),
        {"event": "card-under", "seat": 0},
        *({"event": "card-drawn", "seat": 1} for _ in range(3)),
    ]
    assert log.turns(WORDS, events) == [
        "Colombo extorts nothing, draws 3 cards, puts 1 card under the deck",
        "Bonanno draws 3 cards",
    ]


def test_only_reconstructed_values_are_marked() -> None:
    assert hints.business(WORDS, "24").startswith("≈needs henchmen grey + grey, 2 gangsters, $3")
    assert city.worth(WORDS, "1") == "≈2c 3★" and WORDS.approx("1", "income") == ""
    assert WORDS.approx("3", "asset", "family", "money") == ""


def test_a_packs_titles_come_first(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('game = "chicago"\nname = "mine"\n', encoding="utf-8")
    (tmp_path / "businesses.toml").write_text(
        '[businesses.1]\ntitle = "Speakeasy on 5th"\n', encoding="utf-8"
    )
    at = table("--players", "3", "--content", str(tmp_path))
    words = cast(Words, at.words)
    assert words.business("1") == "Speakeasy on 5th" and words.short("1") == "Speake"
    assert "Speakeasy on 5th" in "\n".join(drawn(at, 0, Size(200, 60)))
    assert "1Speake" in "\n".join(drawn(at, 0, Size(80, 24)))


def test_typed_lines_are_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at = table("--players", "2", "--seed", "5", "--seats", "human,greedy")
    lines = ["1 99", "1", "1 2", "", "claim B1", "nonsense", "1 2", "r Z9", "u", "s", "?"]
    monkeypatch.setattr(play, "read", typing(lines))
    assert play.with_people(at) == 0
    out = " ".join(capsys.readouterr().out.split())
    for expected in (
        "There is no choice 99. Choices: 1 to 8",
        "Named: 1. Needed: 2.",
        "Enter confirms; other numbers choose anew.",
        "Claims, attacks and passing come only in your turn of phase 3. [C",
        "Type a number or ? for help.",
        "Choose one number here.",
        "There is no such rule: Z9",
        "Say where: s FILE",
        "third business of row B",
        "This game is not kept",
    ):
        assert expected in out, expected


@pytest.mark.slow
def test_what_a_pick_makes_is_taken_by_the_engine() -> None:
    rng = random.Random(5)
    picks = 0
    for at, seat in positions("--players", "3", *VARIANTS, step=1):
        person = seated(at, seat, Size(120, 40))
        if person.pick is not None and not person.pick.steps:
            chosen = rng.sample(person.pick.items, person.pick.most)
            seen = at.game.preview(seat, *person.pick.forms(chosen))
            assert not isinstance(seen, Refusal)
            picks += 1
    assert picks > 3
