"""The referee at a table of Chicago, against a simulated box: only told, it must end where the box ends.

What it prints for all to see must not depend on hands, influence, money, or cards put under the deck; and it
must not ask for the special cards that nobody sees.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import cast

import pytest

from consigliere.cli.referee.chicago import moves
from consigliere.cli.referee.chicago.box import ChicagoBox
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.core.journal import Entry, Journal
from consigliere.games.chicago import frames, names
from consigliere.games.chicago.frame_table import FRAMES
from consigliere.games.chicago.state import Chicago
from tests.cli.referee_people import keep_out_of_home, line, NAMES, play_out, Table


def box(players: int, seed: int, *options: str) -> Game:
    return play_out("chicago", players, seed, *options)


def asked_for(game: Game) -> list[Entry]:
    """The entries that people tell: neither special cards left out nor cards from under the deck."""
    return [entry for entry in game.journal.entries if not entry.text.startswith(("cut ", "draw-under "))]


def told(game: Game) -> list[str]:
    return [line(entry) for entry in asked_for(game)]


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_out_of_home(tmp_path_factory, monkeypatch)


@pytest.fixture
def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Table:
    return Table("chicago", tmp_path, monkeypatch, capsys)


HENCHMEN = ["orange x5 purple x5 brown x5 grey x5"]
PENALTIES = ["bribe", "sabotage", "code of ethics", "confrontation"]
DEALT = [
    "gangster x3, car, art, family, S4, movement",
    "gangster x2, family x2, title, mansion, S1, S7",
    "gangster family movement x2 car x2 S10 S9",
]
RETURNED = ["car S4", "S1 S7", "movement x2"]
FIRST = ["orange", "purple", "brown"]
SET_UP = [*HENCHMEN, *PENALTIES, *DEALT, *RETURNED, *FIRST, "Anna"]
ANSWERS = 20 + 4 + 24  # before the first decision
ENTRIES = ANSWERS + 3 + 4


# -- whole games


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, ()),
        (3, ()),
        (4, ()),
        (2, ("no-city-cards",)),
        (4, ("two-extra-actions", "first-opponent-wins", "both-capones-down")),
    ],
)
def test_a_whole_game_ends_as_in_the_box(people: Table, players: int, options: tuple[str, ...]) -> None:
    game = box(players, 5, *options)
    flags = [flag for name in options for flag in ("--option", name)]
    found = people.script(told(game), "--json", *flags, players=players).object
    assert found["entries"] == len(game.journal.entries)
    assert (found["over"], found["scores"], found["winners"]) == (True, game.scores, list(game.winners))
    assert found["refusals"] == []
    if not any(entry.text.startswith("cut ") for entry in game.journal.entries):
        assert found["digest"] == game.digest()


def test_people_type_the_same_game(people: Table, tmp_path: Path) -> None:
    game = box(4, 10)
    kept = tmp_path / "kept.txt"
    run = people.say(told(game), "--save", str(kept), players=4)
    assert run.code == 0 and "Unofficial referee" in run.out
    assert f"Winner: {', '.join(NAMES[seat] for seat in game.winners)}" in run.out
    for seat, score in enumerate(game.scores):
        assert re.search(rf"{NAMES[seat]}: {score} = \d+ for businesses", run.words)
    journal = Journal.from_text(kept.read_text(encoding="utf-8"))
    assert journal.header["seats"] == list(NAMES[:4])
    assert Game.replay(journal, game.rules).digest() == game.digest()


def together(game: Game) -> tuple[list[str], Counter[str]]:
    """A game as people tell it who name several cards in one go, and how often they did."""
    lines: list[str] = []
    seen: Counter[str] = Counter()
    entries = asked_for(game)
    at = 0
    while at < len(entries):
        first = entries[at]
        verb = first.text.split()[0]
        end = at + 1
        if first.who == "chance":
            while end < len(entries) and follows(entries[end], first, verb):
                end += 1
            ids = [line(entry) for entry in entries[at:end]]
            parts = [(id, len(list(run))) for id, run in groupby(ids)]
            lines.append(", ".join(id + (f" x{n}" if n > 1 else "") for id, n in parts))
            seen[verb] += end - at > 1
        elif verb not in ("pay", "under", "discard", "lay", "lay-influence", "return", "keep"):
            lines.append(first.text)
        else:
            while end < len(entries) and follows(entries[end], first, verb):
                end += 1
            if verb in ("discard", "lay", "lay-influence") and entries[end].text == "no-more":
                seen["no-more"] += 1
            lines.append(" ".join(entry.text.partition(" ")[2] for entry in entries[at:end]))
            if verb == "keep":
                lines[-1] = kept_cards(game, first)
            seen[verb] += 1
            end += entries[end].text == "no-more" if verb in ("discard", "lay", "lay-influence") else 0
        at = end
    return lines, seen


def follows(entry: Entry, first: Entry, verb: str) -> bool:
    """Another card of the same choice, or the answer to a question of the same kind."""
    if verb in ("business", "city-card", "first-henchman", "start-player"):
        return False
    same = (entry.who, entry.seat) == (first.who, first.seat) and entry.text.split()[0] == verb
    return same and verb not in ("deal", "draw", "blackmail")


def kept_cards(game: Game, entry: Entry) -> str:
    """The whole hand that is left after the hand limit, in any order."""
    at = next(n for n, one in enumerate(game.journal.entries) if one is entry)
    before = Game.replay(game.journal, game.rules, at)
    hand: Counter[str] = Counter(before.view(entry.seat, knowledge=False)["hand"])
    for event in game.events(entry.seat)[len(before.feed) :]:
        if event["event"] in ("city-cards-taken", "start-player"):
            break
        if event["event"] == "hand-limit" and event["seat"] == entry.seat:
            hand[event["kind"]] -= 1
    return ", ".join(f"{card} x{n}" for card, n in reversed(hand.items()) if n)


def test_cards_can_be_named_in_one_go(people: Table) -> None:
    """Payments, cards returned, discarded, laid, kept, put under the deck; henchmen gap by gap."""
    seen: Counter[str] = Counter()
    for players, seed in ((3, 9), (4, 2), (4, 8)):
        game = box(players, seed)
        lines, found = together(game)
        seen += found
        assert people.script(lines, "--json", players=players).object["digest"] == game.digest()
    wanted = {"pay", "under", "discard", "lay", "lay-influence", "return", "keep", "no-more", "henchman"}
    assert wanted <= set(seen)


def test_what_is_asked_for_need_not_be_said(people: Table) -> None:
    """A rival by name, an influence given up by its side, a place by its id alone."""
    game = box(4, 10)
    said = {
        "lose-influence": "",
        "lose-influence-token": "",
        "to": "",
        "henchman": "",
        "claim": "",
        "extort": "",
    }
    lines = []
    for text in told(game):
        verb, _, rest = text.partition(" ")
        if verb in said:
            said[verb] = rest
        lines.append(NAMES[int(rest)].upper() if verb == "rival" else rest if verb in said else text)
    assert len([verb for verb, rest in said.items() if rest]) >= 5 and lines != told(game)
    assert people.script(lines, "--json", players=4).object["digest"] == game.digest()


# -- answers


def test_the_set_up_is_asked_for_in_order(people: Table) -> None:
    run = people.say(SET_UP)
    assert (
        "face up are B1 Bar, B3 Cigar Shop, D1 Fishmonger, D3 Warehouse. The deck has 60 cards." in run.words
    )
    for text in (
        "Which henchman lies in gap a1?",
        "Beside row A lies: “Al Capone, moving down” Which city card lies beside row B?",
        "Anna, which cards were you dealt? Card 1 of 8",
        "Anna, which colour is your first henchman?",
        "Who is the start player?",
        "Anna: your action (C4.1)",
    ):
        assert text in run.words
    assert people.say(SET_UP, "--json").object["entries"] == ENTRIES


@pytest.mark.parametrize(
    ("before", "wrong", "message"),
    [
        (0, "orange x6", "All henchmen of this colour are laid out already: orange."),
        (0, "orange pink", "“orange pink” is none of the possible answers"),
        (2, "bribe", "Bribe lies beside another row."),
        (2, "al capone, moving down", "Al Capone, moving down is never drawn; it has its own row."),
        (5, "S4 x2", "The only Loose Ends cannot be in the deck now; look again"),
        (5, "mansion x5", "All 4 of mansion are elsewhere; look again"),
        (5, "m", "“m” can mean several: movement (movement), mansion (mansion), Money Laundering (S10)"),
        (5, DEALT[0] + ", title", "The line held one answer too many; it is left out."),
        (8, "car", "Name exactly 2 cards, not 1."),
        (8, "title x2", "Anna does not have it: title."),
        (12, "orange", "All henchmen of this colour are laid out already: orange."),
        (14, "Dino", "“Dino” is none of the possible answers"),
        (3, "board", "That can be asked when the set-up is done."),
        (0, "undo", "There is nothing to take back."),
    ],
)
def test_impossible_answers_are_refused(people: Table, before: int, wrong: str, message: str) -> None:
    run = people.say([*SET_UP[:before], wrong])
    assert run.code == 0 and message in run.words
    bad = people.script([*SET_UP[:before], "# by a slip", wrong])
    assert bad.code == 2 and bad.err.count("\n") == 1
    assert f"Line {before + 2} of " in bad.err and message in bad.err


def test_what_was_right_of_a_bad_line_is_kept(people: Table) -> None:
    """The line ends where it goes wrong; the rest is asked for again."""
    good = people.say(SET_UP, "--json").object
    slip = ["orange x5 purple x5 brown x6", "grey x5", *SET_UP[1:]]
    long = [*SET_UP[:5], DEALT[0] + ", S10", *SET_UP[6:]]
    for lines in (slip, long):
        assert people.say(lines, "--json").object["digest"] == good["digest"]


def test_several_answers_in_public_draws(people: Table) -> None:
    """City cards and first henchmen in one line, by any word of the name; the last one is told."""
    good = people.say(SET_UP, "--json").object
    short = [*HENCHMEN, "bribe, sabotage, ethics", "", *DEALT, *RETURNED, "orange purple brown", "Anna"]
    assert people.say(short, "--json").object["digest"] == good["digest"]
    run = people.say(short)
    assert "Only this is left: Confrontation. Enter takes it." in run.words
    last = people.say(["orange x5 purple x5 brown x5 grey x4", "", *SET_UP[1:]], "--json").object
    assert last["digest"] == good["digest"]


def test_a_line_with_too_many_of_a_colour_says_so(people: Table) -> None:
    run = people.say(["orange x5", "purple x2 orange x2", "orange purple"])
    assert run.out.count("All henchmen of this colour are laid out already: orange.") == 2
    assert "none of the possible answers" not in run.words


def test_what_is_kept_when_the_set_up_is_left(people: Table, tmp_path: Path) -> None:
    """Every answer; but the first henchmen and the start player belong to the last cards returned."""
    kept = tmp_path / "kept.txt"
    people.say(SET_UP[:3], "--save", str(kept))
    assert len(Journal.from_text(kept.read_text(encoding="utf-8")).entries) == 20 + 2
    again = people.say([*SET_UP[3:], "quit"], "--load", str(kept), players=None)
    assert again.code == 0 and "Anna: your action" in again.out
    kept.unlink()
    left = people.say(SET_UP[:-1], "--save", str(kept))
    assert "The move that was not finished is not recorded." in left.out
    assert "Carla: name the 2 cards you return" in people.say([], "--load", str(kept), players=None).out


def test_a_business_lies_in_the_city_once(people: Table) -> None:
    run = people.say([*SET_UP, "business A1", "bar", "17", "S2", "business A2", "Casino"])
    assert "Bar lies in the city already." in run.out
    assert "Revealed at A1: “Casino”" in run.out
    assert "Casino lies in the city already." in run.out


def test_numbers_beside_cards_count_what_the_asked_does_not_see(people: Table) -> None:
    """Anna holds three gangsters; Bela is still told of all eighteen. Those laid open are seen by all."""
    run = people.say([*SET_UP, "gangster", "movement", "business A1", "Casino"])
    shown = [int(n) for n in re.findall(r"gangster ×(\d\d)", run.out)]
    assert shown == [18, 18, 18, 18 - 1 - 2]  # Anna, Bela and Carla before their cards, Bela at last
    assert [int(n) for n in re.findall(r"S7 Smuggling ×(\d)", run.out)] == [1, 1, 1, 1]


# -- the special cards that nobody sees (C1.2)

TWO = ["orange x4 purple x4 brown x4 grey x4", *PENALTIES[:3]]


def two(people: Table, anna: str, bela: str, *then: str) -> tuple[Game, str]:
    """Two players with these hands, as far as they get."""
    kept = people.tmp_path / "two.txt"
    kept.unlink(missing_ok=True)
    run = people.say([*TWO, anna, bela, *then], "--save", str(kept), players=2)
    assert run.code == 0
    return Game.replay(Journal.from_text(kept.read_text(encoding="utf-8")), box(2, 1).rules), run.words


def cut(game: Game) -> set[str]:
    s = cast(Chicago, game.state)
    return {id for kind, id in enumerate(names.KIND_IDS) if s.cut[kind]}


def test_nobody_is_asked_which_special_cards_are_left_out(people: Table) -> None:
    plain, out = two(people, "gangster x8", "family x8")
    assert "nobody looks at the 4 special cards that are left out" in out
    assert "Which henchman lies in gap a1?" in out and "deck has 42 cards" not in out
    assert len(cut(plain)) == 4
    for drawn in (["S1", "S2", "S3"], ["S4", "S5", "S6"], ["S8", "S9", "S10"]):
        game, _ = two(people, "gangster x5, " + " ".join(drawn), "family x8")
        assert len(cut(game)) == 4 and not cut(game) & set(drawn)
        assert game.view(0)["hand"] == {"gangster": 5} | dict.fromkeys(drawn, 1)
        assert game.events(SPECTATOR) == plain.events(SPECTATOR)


def test_a_seventh_special_card_cannot_be(people: Table) -> None:
    six = "S1 S2 S3 S4 S5 S6 gangster x2"
    game, out = two(people, six, "S7", "family x8")
    assert "The only Smuggling cannot be in the deck now" in out
    assert cut(game) == {"S7", "S8", "S9", "S10"}
    assert game.view(1)["hand"] == {"family": 8}


def test_a_card_drawn_in_the_game_mends_what_was_thought_to_be_left_out(
    people: Table, tmp_path: Path
) -> None:
    hands = [*TWO, "gangster x8", "family x8", "gangster x2", "family x2", "grey", "brown", "Anna"]
    kept = tmp_path / "kept.txt"
    run = people.say([*hands, "business A1", "5", "S1"], "--save", str(kept), players=2)
    assert run.code == 0 and "Bela: your action" in run.out
    game = Game.replay(Journal.from_text(kept.read_text(encoding="utf-8")), box(2, 1).rules)
    assert "S1" not in cut(game) and len(cut(game)) == 4
    assert game.view(0)["hand"] == {"gangster": 6, "S1": 1}
    again = people.say(["business A2", "6", "S2", "undo", "yes"], "--load", str(kept), players=None)
    assert again.code == 0 and "Bela: your action" in again.out
    once_more = Game.replay(Journal.from_text(kept.read_text(encoding="utf-8")), box(2, 1).rules)
    assert "S1" not in cut(once_more) and once_more.events() == game.events()


def test_the_victim_of_blackmail_names_a_card_of_the_hand(people: Table) -> None:
    """A special card thought to be left out is no answer there: it was never drawn."""
    for seed in range(1, 30):
        game = box(2, seed)
        texts = [entry.text for entry in asked_for(game)]
        at = next((n for n, text in enumerate(texts) if text.startswith("blackmail ")), None)
        if at is None:
            continue
        drawn_so_far = {text.split()[1] for text in texts[:at] if text.startswith(("deal ", "draw "))}
        never = [id for id in names.SPECIAL_IDS if id not in drawn_so_far]
        run = people.say([*told(game)[:at], *never, line(asked_for(game)[at])], players=2)
        assert len(never) >= 4 and run.code == 0 and run.out.count("does not have it:") == len(never)
        assert "Not allowed" not in run.out
        return
    raise AssertionError("no Blackmail among thirty games")


def test_without_city_cards_immunity_stays_in_the_deck(people: Table) -> None:
    lines = ["orange x4 purple x4 brown x4 grey x4", "S2 S3 S4 S5 S6 S7 gangster x2", "S1 family x7"]
    run = people.say(lines, "--option", "no-city-cards", players=2)
    assert "The only Immunity" not in run.words and "cannot be in the deck" in run.words
    five = people.say(
        [lines[0], "S2 S3 S4 S5 S6 gangster x3", "S1 family x7"], "--option", "no-city-cards", players=2
    )
    assert "cannot be in the deck" not in five.words and "Anna: name the 2 cards you return" in five.words


def test_undo_in_the_set_up_of_two(people: Table) -> None:
    """The first answer is taken back, not what nobody was asked for."""
    run = people.say(["orange", "undo", "undo", "purple"], players=2)
    assert "The last answer is taken back." in run.out and "There is nothing to take back." in run.out
    assert people.say(["orange", "undo", "purple"], "--json", players=2).object["entries"] == 5


# -- moves


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("special S9", "C4.6"),
        ("family 2", "C4.8"),
        ("business B1", "C4.5"),
        ("claim B1", "C4.1"),
        ("asset mansion", "C4.4"),
        ("son", "C5.2"),
        ("pay gangster", "C4.1"),
    ],
)
def test_illegal_moves_cite_the_rule_and_change_nothing(people: Table, move: str, rule: str) -> None:
    found = people.script([*SET_UP, move], "--json").object
    assert [refusal["rule"] for refusal in found["refusals"]] == [rule]
    assert found["digest"] == people.script(SET_UP, "--json").object["digest"]
    out = people.say([*SET_UP, f"why {move}", move]).words
    assert out.count("Not allowed: ") == 2 and out.count(f"[{rule}]") == 2


def test_moves_by_number_in_any_case_and_without_their_verb(people: Table) -> None:
    first = people.script([*SET_UP, "business A1", "Casino", "car"], "--json").object
    for move in ("1", "BUSINESS a1"):
        assert people.script([*SET_UP, move, "17", "5"], "--json").object["digest"] == first["digest"]
    out = people.say([*SET_UP, "99", "influence", "nonsense", "why", "legal C", "legal nonsense"]).words
    assert "The list has no number 99." in out and "Say the side: influence hat, or influence city." in out
    assert "“nonsense” is no move and no command." in out and "Say which move: why claim B3" in out
    shown = people.say([*SET_UP, "legal C"]).words.rpartition("your action")[2]
    assert "business C1" in shown and "business A1" not in shown


def test_influence_is_heard_by_all_and_its_card_asked_alone(people: Table) -> None:
    plain = people.script([*SET_UP, "influence hat movement", "pay gangster"], "--json").object
    asked = people.script([*SET_UP, "influence hat", "movement", "gangster"], "--json").object
    assert asked["digest"] == plain["digest"]
    run = people.say([*SET_UP, "influence hat", "title", "g", "gangster", "board"])
    assert "“title” is none of the possible answers" in run.words
    alone = "Anna, which card goes face down? (C4.2)"
    assert alone in run.out and alone not in run.public
    assert "Anna lays hat influence." in run.public and "pay $1" not in run.public
    given_up = people.say([*SET_UP, "influence city", "undo", "why influence city", "board"])
    assert "The move is withdrawn" in given_up.out and "influence city: that is allowed now." in given_up.out
    assert "Influence, face down" not in given_up.public


def test_influence_that_cannot_be_paid_is_refused_before_the_card_is_asked(people: Table) -> None:
    """Bela spends all cards but one; for that one the number of cards is reason enough."""
    game = box(3, 1)
    entries = game.journal.entries
    for at, entry in enumerate(entries):
        if entry.who != "seat":
            continue
        here = Game.replay(game.journal, game.rules, at)
        if any(a.text.startswith("business") for a in here.legal) and not any(
            a.text.startswith("influence") for a in here.legal
        ):
            break
    run = people.say([*told(game)[:at], "influence hat", "why influence hat"])
    assert run.out.count("Not allowed: ") == 2 and "which card goes face down" not in run.out


def test_board_and_score_show_the_table(people: Table) -> None:
    lines = [
        *SET_UP,
        "gangster",
        "movement",
        "business A1",
        "Casino",
        "car",
        "board",
        "score",
        "hand bela",
        "?",
    ]
    out = people.say(lines).words
    assert "Round 1, Actions. Start player: Anna. Deck: 41. Discards: 1. Agents in the supply: 10." in out
    assert "A, city card Al Capone, moving down: A1 Casino [token: work of art], A2 face down" in out
    assert "gaps: a1 orange, a2 orange, a3 orange, a4 orange" in out
    assert "Extra actions left: A, B, C, D, E. Penalties aside: none." in out
    assert "Anna: 4 cards in hand; controls none; gangsters 1; assets none; influence hat 0, city 0" in out
    assert "henchmen first henchman orange" in out
    assert (
        "Anna: 3 = 0 for businesses + 1 for henchmen + 0 for assets + 0 for extra actions + 2 for cards"
        in out
    )
    assert "In hand: gangster ×2, family ×2, mansion, car, title" in out
    assert "undo take back the last move or answer" in out


@pytest.mark.parametrize("seed", [1, 4])
def test_the_score_is_what_scoring_would_give(people: Table, seed: int) -> None:
    """After the last move but one of the game it is shown as it will be, but for that move."""
    game = box(3, seed)
    final = people.say([*told(game), "score"]).words
    assert final.count("Final score (C11):") == 1
    shown = re.findall(
        r"(\w+): (-?\d+) = (\d+) for businesses \+ (\d+) for henchmen \+ (\d+) for assets "
        r"\+ (\d+) for extra actions \+ (\d+) for cards − (\d+) for agents",
        final,
    )
    assert [int(row[1]) for row in shown] == game.scores
    for _, total, *parts, agents in shown:
        assert int(total) == sum(map(int, parts)) - int(agents)


# -- corrections and saving


def drawn(game: Game) -> int:
    """Where in the journal a move with two draws of cards begins."""
    entries = asked_for(game)
    kinds = "".join("d" if e.text.startswith("draw ") else "s" if e.who == "seat" else "." for e in entries)
    return kinds.index("sdds")


def other(game: Game, at: int) -> str:
    """A card that could have been drawn there instead."""
    before = Game.replay(game.journal, game.rules, at)
    deck = cast(Chicago, before.state).deck
    used = line(asked_for(game)[at + 1])
    return next(id for kind, id in enumerate(names.KIND_IDS) if deck[kind] > 1 and id != used)


def test_undo_corrects_a_wrong_card(people: Table) -> None:
    game = box(3, 1)
    lines, at = told(game), drawn(game)
    wrong, first, second = other(game, at), lines[at + 1], lines[at + 2]
    before, move, after = lines[:at], lines[at], lines[at + 3 :]
    for typed in (
        [f"{wrong} {second}", "undo", "yes", move, first, second],  # after the move
        [wrong, "undo", first, second],  # while it is asked
        ["undo", move, first, second],  # the move itself is withdrawn
        [f"{first}, {second}", "undo", "no"],  # and the take-back too
    ):
        found = people.script([*before, move, *typed, *after], "--json").object
        assert found["digest"] == game.digest()
        assert found["entries"] == len(game.journal.entries)


def test_undo_hides_the_card(people: Table) -> None:
    run = people.say([*SET_UP, "influence hat", "movement", "art", "undo", "no"])
    assert "Take back the last move of Anna (pay)?" in run.out
    run = people.say([*SET_UP, "influence hat", "movement", "undo", "no"])
    assert "Take back the last move of Anna (influence)?" in run.out


@pytest.mark.parametrize("cut_at", [0, 3, 22, 40, 47, 48, 49, 52, 55, 140])
def test_a_game_goes_on_where_it_was_left(people: Table, tmp_path: Path, cut_at: int) -> None:
    game = box(3, 1)
    lines = told(game)
    kept = tmp_path / "kept.txt"
    run = people.say([*lines[:cut_at], "quit", "nothing after it is read"], "--save", str(kept))
    assert run.code == 0 and f"Saved: {kept}" in run.words
    entries = Journal.from_text(kept.read_text(encoding="utf-8")).entries
    assert len(entries) <= cut_at
    found = people.script(lines[len(entries) :], "--load", str(kept), "--json", players=None).object
    assert found["digest"] == game.digest()
    again = people.say([], "--load", str(kept), players=None)
    assert "This game is finished" in again.out and "Final score (C11):" in again.out


def test_options_hold_for_the_whole_game(people: Table, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    run = people.say([*HENCHMEN, *DEALT], "--option", "no-city-cards", "--save", str(kept))
    assert "city card" not in run.words.partition("Now for the draws")[2]
    again = people.say([*RETURNED, *FIRST, "Anna", "board"], "--load", str(kept), players=None)
    assert "A, city card none:" in again.words
    twice = people.say([], "--load", str(kept), "--option", "no-city-cards", players=None)
    assert twice.code == 2 and "--option is fixed by the game that is loaded" in twice.err
    bad = people.say([], "--option", "no-such-thing")
    assert bad.code == 2 and "no-such-thing" in bad.err and bad.err.count("\n") == 1 and bad.out == ""


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        ([], "Say how many play"),
        (["--players", "5"], "2 to 4 players, not 5"),
        (["--names", "Anna,Bela", "--players", "3"], "--players says 3"),
    ],
)
def test_bad_flags_end_with_one_line(people: Table, flags: list[str], message: str) -> None:
    run = people.say([], *flags, players=None)
    assert run.code == 2 and message in run.err and run.err.count("\n") == 1 and run.out == ""


def test_families_give_the_names(people: Table) -> None:
    assert "3 players: Colombo, Bonanno, Gambino." in people.say([], "--players", "3", players=None).words


def test_a_game_of_the_other_box_is_not_loaded(people: Table, tmp_path: Path) -> None:
    kept = tmp_path / "other.txt"
    kept.write_text(play_out("godfather", 2, 1).journal.to_text(), encoding="utf-8")
    bad = people.say([], "--load", str(kept), players=None)
    assert bad.code == 2 and "godfather" in bad.err


# -- hidden cards

LOOK = ["legal", "board", "score", "log", "hand anna", "why influence hat", "why business A1", "hand 1"]


def world(hidden: dict[str, list[str]]) -> list[str]:
    """An evening that looks the same from outside, with these hidden cards: a round and the next income."""
    drew, paid = hidden["drew"], hidden["paid"]
    lines = [*HENCHMEN, *PENALTIES, *hidden["hands"], *hidden["returned"], *FIRST, "Anna", *LOOK]
    lines += ["influence hat", hidden["laid"][0], *LOOK, paid[0], *LOOK]
    lines += ["gangster", *LOOK, paid[1], *LOOK, "business A1", "Casino", drew[0], *LOOK]
    lines += ["business A2", "Bank", drew[1], "gangster", paid[2], "business A3", "Hotel", drew[2], *LOOK]
    lines += ["business A4", "Harbour", drew[3], "business C1", "Cinema", drew[4]]
    lines += ["business C2", "Cabaret", drew[5], *LOOK, "undo", "yes", "business C2", "Cabaret", drew[5]]
    lines += [*LOOK, *hidden["kept"], *PENALTIES, "reveal B2", "Airport", *LOOK]
    lines += ["godfather-income", hidden["income"][0], *LOOK, "no-extortion", "no-extortion"]
    for cards in hidden["income"][1:]:
        lines += [cards, cards.split()[0]]  # the first of the three goes under the deck
    return [*lines, *LOOK]


ONE = {
    "hands": DEALT,
    "returned": RETURNED,
    "laid": ["movement"],
    "paid": ["art", "family", "family"],
    "drew": ["S2", "S3", "S5", "car", "art", "title"],
    "kept": ["gangster x2", "art title", "S2 S5"],
    "income": ["S6 mansion", "gangster family S8", "title art family", "movement gangster x2"],
}
OTHER = {
    "hands": [
        "gangster x2 family x2 S10 title x2 movement",
        "gangster x4 S5 car x2 art",
        "S1 S2 S3 S6 S8 art mansion x2",
    ],
    "returned": ["title movement", "art S5", "S1 art"],
    "laid": ["S10"],
    "paid": ["gangster", "car", "car"],
    "drew": ["family", "gangster", "movement", "gangster", "family", "movement"],
    "kept": ["family x2", "gangster family", "mansion x2"],
    "income": ["S4 S7", "art x2 car", "gangster x3", "title S9 car"],
}


def test_public_output_is_the_same_whatever_is_hidden(people: Table) -> None:
    """Hands, cards returned, influence, money, draws, cards kept and put under the deck differ."""
    first, second = people.say(world(ONE)), people.say(world(OTHER))
    assert first.code == second.code == 0
    assert first.public == second.public
    assert first.out != second.out
    for text in ("Anna lays hat influence.", "Carla draws a card.", "Bela puts a card under the deck."):
        assert text in first.public
    assert "Bela: your action" in first.public.rpartition("under the deck.")[2]
    assert "In hand" in first.out and "In hand" not in first.public


def test_choices_of_hidden_cards_are_made_alone(people: Table) -> None:
    """Every prompt that lists somebody's cards stands in a part for that player alone."""
    for players, seed in ((2, 5), (3, 9), (4, 8)):
        game = box(players, seed)
        run = people.say(told(game), players=players)
        for verb in ("pay", "under", "discard", "lay", "lose-influence", "influence"):
            assert not re.search(rf"^ *\d+ {verb} ", run.public, re.M)
        assert "which cards were you dealt" not in run.public and "did you draw" not in run.public
        assert "cards you keep" not in run.public and "cards you return" not in run.public


def test_a_card_from_under_the_deck_is_not_asked_for(people: Table) -> None:
    """The one who put it there has named it; the draw is told, and the card lies in the drawer's hand."""
    game = box(2, 1)
    asked = sum(entry.text.startswith("draw ") for entry in game.journal.entries)
    drew = sum(event["event"] == "card-drawn" for event in game.events())
    assert asked < drew
    run = people.say(told(game), players=2)
    assert len(re.findall(r"which (?:\d+ )?cards? did\s+you\s+draw\?", run.words)) == asked
    assert len(re.findall(r"draws a card\.", run.out)) == drew


def test_every_decision_has_its_question(people: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """All but the choice between two extra actions, which is very rare; each names player and rule."""
    shown: dict[int, str] = {}
    headline = ChicagoBox.headline

    def recorded(self: ChicagoBox, game: Game) -> str:
        text = headline(self, game)
        shown[moves.kind_of(game)] = text
        assert text.startswith(f"{NAMES[game.seat]}: ")
        return text

    monkeypatch.setattr(ChicagoBox, "headline", recorded)
    for players, seed in ((2, 2), (3, 3), (4, 8), (4, 10)):
        people.say(told(box(players, seed)), players=players)
    assert set(moves.PROMPTS) - set(shown) == {frames.EXTRA_CHOICE}
    assert set(moves.PROMPTS) == {kind.number for kind in FRAMES.kinds if kind.is_decision}
    assert all(re.search(r" \((?:C\d|Q-|S\d)[\w.]*\)$", text) for text in shown.values())
