"""The referee against a simulated box: another game deals and decides, the referee is only told.

What it is told decides everything, so its last position must equal the box's. What it prints for all to see
must not depend on cards that are hidden.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from consigliere import table
from consigliere.cli.referee.godfather.box import GodfatherBox
from consigliere.cli.referee.godfather.sheets import money
from consigliere.cli.referee.questions import Answer, Question
from consigliere.core.game import Game
from consigliere.core.journal import Entry, Journal
from consigliere.games.godfather import scoring
from consigliere.games.godfather.state import Godfather
from tests.cli.referee_people import keep_out_of_home, line, NAMES, play_out, Table, Told


def box(players: int, seed: int) -> Game:
    return play_out("godfather", players, seed)


def told(game: Game) -> list[str]:
    return [line(entry) for entry in game.journal.entries]


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_out_of_home(tmp_path_factory, monkeypatch)


@pytest.fixture
def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Table:
    return Table("godfather", tmp_path, monkeypatch, capsys)


# -- whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_ends_as_in_the_box(people: Table, players: int) -> None:
    game = box(players, 7)
    found = people.script(told(game), "--json", players=players).object
    assert found["digest"] == game.digest()
    assert found["entries"] == len(game.journal.entries)
    assert (found["over"], found["scores"], found["winners"]) == (True, game.scores, list(game.winners))
    assert found["refusals"] == []


@pytest.mark.slow
def test_people_type_the_same_game(people: Table, tmp_path: Path) -> None:
    game = box(3, 7)
    kept = tmp_path / "kept.txt"
    run = people.say(told(game), "--save", str(kept))
    assert run.code == 0
    winners = ", ".join(NAMES[seat] for seat in game.winners)
    assert f"Winner: {winners}" in run.out
    journal = Journal.from_text(kept.read_text(encoding="utf-8"))
    assert journal.header["seats"] == list(NAMES[:3])
    assert Game.replay(journal, game.rules).digest() == game.digest()


def test_sealed_choices_can_be_named_in_one_go(people: Table) -> None:
    """Bribes as bills, or “nothing”; tribute as the cards kept."""
    seen = {"bribe": 0, "retain": 0, "nothing": 0}
    for seed in (7, 11):
        game = box(4, seed)
        entries = game.journal.entries
        lines: list[str] = []
        at = 0
        while at < len(entries):
            first, end = entries[at], at + 1
            verb = first.text.split()[0]
            if first.who == "chance" or verb not in seen:
                lines.append(line(first))
            else:
                while end < len(entries) and same(entries[end], first):
                    end += 1
                seen[verb] += 1
                lines.append(bribe(entries[at:end]) if verb == "bribe" else kept(game, first.seat, at))
                seen["nothing"] += lines[-1] == "nothing"
            at = end
        assert people.script(lines, "--json", players=4).object["digest"] == game.digest()
    assert all(seen.values())


def same(one: Entry, other: Entry) -> bool:
    return (one.seat, one.text.split()[0]) == (other.seat, other.text.split()[0])


def bribe(entries: list[Entry]) -> str:
    words = [entry.text.split() for entry in entries]
    bills = [bill for _, bill, times in words for _ in range(int(times[1:]))]
    return " ".join(reversed(bills)) or "nothing"


def kept(game: Game, seat: int, at: int) -> str:
    """All cards of the hand at this entry but those that are then paid as tribute."""
    before = Game.replay(game.journal, game.rules, at)
    hand: Counter[str] = Counter(before.view(seat, knowledge=False)["hand"])
    for event in game.events()[len(before.feed) :]:
        if event["event"] in ("phase-begins", "figures-home"):
            break
        if event["event"] == "tribute-paid" and event["seat"] == seat:
            hand[event["card"]] -= 1
    return ", ".join(f"{card} x{n}" for card, n in reversed(hand.items()) if n)


def whole_tribute(game: Game) -> tuple[int, int, dict[str, int]]:
    """Where the first tribute begins, whose it is, and what is in hand there."""
    entries = game.journal.entries
    at = next(n for n, entry in enumerate(entries) if entry.text.startswith("retain"))
    before = Game.replay(game.journal, game.rules, at)
    seat = entries[at].seat
    return at, seat, before.view(seat, knowledge=False)["hand"]


def test_tribute_names_only_cards_in_hand(people: Table) -> None:
    """The kernel fills a hand by itself where no choice is left; what was named must still be true."""
    game = box(3, 7)
    at, seat, hand = whole_tribute(game)
    missing = next(id for id in ("$5", "narcotics", "A9") if id not in hand)
    first = next(iter(hand))
    run = people.say([*told(game)[:at], f"{first} x{hand[first] + 1}", f"{first} {missing}"])
    assert run.out.count(f"{NAMES[seat]} does not have it:") == 2


def test_too_few_cards_kept_are_counted(people: Table) -> None:
    game = box(3, 7)
    at = next(n for n, entry in enumerate(game.journal.entries) if entry.text.startswith("retain"))
    run = people.say([*told(game)[:at], "$1"])
    assert re.search(r"Name exactly \d+ cards, not 1\.", run.out)


# -- answers


def test_answers_by_name_beginning_and_number(people: Table) -> None:
    game = box(3, 7)
    jobs = [entry.text.split()[1] for entry in game.journal.entries[:3]]
    out = people.say([]).out
    names = {id: name for _, id, name in re.findall(r"(\d+) (J\w\d) (\w.*?) ×", out)}
    numbers = {id: n for n, id, _ in re.findall(r"(\d+) (J\w\d) (\w.*?) ×", out)}
    written = [names[jobs[0]].upper(), numbers[jobs[1]], names[jobs[2]][:-1].lower()]
    found = people.script([*written, *told(game)[3:]], "--json").object
    assert found["digest"] == game.digest()


def test_what_a_text_can_mean() -> None:
    jobs = Question(None, "", None, [Answer("JY1", "Cook the Books", 3), Answer("JY10", "Cover", 1)])
    assert [answer.id for answer in jobs.meant("jy1")] == ["JY1"]
    assert [answer.id for answer in jobs.meant("co")] == ["JY1", "JY10"]
    assert [answer.id for answer in jobs.meant("cov")] == ["JY10"]
    assert [answer.id for answer in jobs.meant("2")] == ["JY10"]
    assert jobs.meant("3") == jobs.meant("x") == jobs.meant("") == []
    bills = Question(None, "", None, [Answer("$1", "$1", 1), Answer("$5", "$5", 2)])
    assert [answer.id for answer in bills.meant("5")] == ["$5"]
    assert bills.meant("2") == []  # not the second of the list


SET_UP = ["JK3", "JK3", "JB5", "A1", "A2", "JY1", "JY1", "JG1", "JG1", "JB1", "JB1", "Anna", "TB1"]


@pytest.mark.parametrize(
    ("before", "wrong", "message"),
    [
        (2, "JK3", "All 2 of Car Bomb (JK3) are accounted for"),
        (5, "JB5", None),
        (6, "xyz", "“xyz” is none of the possible answers"),
        (6, "co", "“co” can mean several: Cook the Books (JY1), Contract Hit (JK1)"),
        (4, "A1", "Mayor (A1) is offered already."),
        (4, "A7", "Mayor (A7) is no ally of this act’s six."),
        (12, "TR1", "Pier 13 Warehouse (TR1) is a red tile; acts I and II open blue ones."),
        (11, "Dino", "“Dino” is none of the possible answers"),
        (3, "board", "That can be asked when the set-up is done."),
        (0, "undo", "There is nothing to take back."),
    ],
)
def test_impossible_answers_are_refused(people: Table, before: int, wrong: str, message: str | None) -> None:
    run = people.say([*SET_UP[:before], wrong, *SET_UP[before:], "log"])
    assert run.code == 0
    if message is not None:
        assert message in " ".join(run.out.split())
        assert "Anna: your action (G5.1)" in run.out  # the right answers were taken afterwards
        bad = people.script([*SET_UP[:before], "# by a slip", wrong])
        assert bad.code == 2
        assert f"Line {before + 2} of " in bad.err and message in bad.err
        assert bad.err.count("\n") == 1


def test_a_tile_is_turned_up_once(people: Table) -> None:
    """With four players one tile lies at the set-up; it cannot open again in act I."""
    run = people.say(
        ["TB1", *SET_UP[:3], "A1", "A2", "A3", *SET_UP[5:11], "JY2", "JY3", "0", "TB1"], players=4
    )
    assert "Fulton Street Gunsmith (TB1) lies on the board already." in run.out


def test_numbers_beside_the_answers_count_what_the_asked_has_not_seen(people: Table) -> None:
    """Anna holds two Cook the Books; Bela and Carla are still told of three."""
    out = people.say(SET_UP).out
    assert [int(n) for n in re.findall(r"JY1 Cook the Books ×(\d)", out)] == [3] * 4 + [2] + [3] * 4


# -- moves


def test_illegal_moves_cite_the_rule_and_change_nothing(people: Table) -> None:
    wrong = ["job JG2", "thug P-WS; thug P-BK", "member R18", "skip", "keep JY1", "public-job 4"]
    out = people.say([*SET_UP, *wrong, "why job JG2", "why thug P-WS", "why"]).out
    text = " ".join(out.split())
    assert text.count("Not allowed: This job is not in your hand: “Past Refusing”. [G8.1]") == 2
    assert "You may not pass: take one of the actions that are open to you. [" in text
    assert "“member R18” is no move and no command." in text
    assert "There is no drawn job to keep now. [G5.1]" in text
    assert "thug P-WS: that is allowed now." in text
    legal = [move for move in wrong if not move.startswith("member")]
    found = people.script([*SET_UP, *legal], "--json").object
    assert [refusal["line"] for refusal in found["refusals"]] == [14, 15, 16, 17, 18]
    assert {refusal["rule"] for refusal in found["refusals"]} >= {"G8.1", "G5.1"}
    assert found["digest"] == people.script(SET_UP, "--json").object["digest"]


def test_moves_by_number_in_any_case_and_joined(people: Table) -> None:
    plain = people.script([*SET_UP, "thug P-WS", "done"], "--json").object
    joined = people.script([*SET_UP, "THUG p-ws; Done"], "--json").object
    by_number = people.script([*SET_UP, "1", "done"], "--json").object
    assert plain["digest"] == joined["digest"] == by_number["digest"]
    assert plain["entries"] == joined["entries"] + 1
    assert "The list has no number 99." in people.say([*SET_UP, "99"]).out


def test_legal_filters_by_a_word(people: Table) -> None:
    out = people.say([*SET_UP, "legal R1", "legal nonsense"]).public.split("Anna> ")[-3:]
    assert "member R10" in out[0] and "thug P-WS" not in out[0]
    assert "No such move is open." in out[1]


def test_board_and_score_show_the_table(people: Table) -> None:
    out = " ".join(people.say([*SET_UP, "thug P-WS", "done", "board", "score", "?"]).out.split())
    assert "Public jobs: 1 Car Bomb (JK3), 2 Car Bomb (JK3), 3 Sit-Down (JB5)" in out
    assert "P-WS Hanover Street Trust [Anna]" in out
    assert "If the game ended now (G16" in out
    assert "Anna: $0 = $0 in the suitcase + $0 for turfs (none) + $0 for jobs (none)" in out
    assert "undo take back the last move or answer" in out


def true_money(game: Game, seat: int) -> int:
    assert isinstance(game.state, Godfather)
    return int(scoring.money(game.state, seat))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_public_money_is_a_true_range(seed: int) -> None:
    """The suitcase as the table has seen it: exact until a bill was stolen from it unseen."""
    whole = box(4, seed)
    game = Game(whole.rules, 4, Told(whole.journal.entries))
    stolen: set[int] = set()
    for entry in whole.journal.entries:
        if entry.who != "seat":
            continue
        stolen |= {e["victim"] for e in game.events() if e["event"] == "stolen-from-case"}
        for seat in range(4):
            least, most = money(game, seat)
            assert least <= true_money(game, seat) <= most
            assert seat in stolen or least == most
        assert game.submit(entry.seat, entry.text)
    assert all(money(game, seat) == (true_money(game, seat),) * 2 for seat in range(4))


# -- corrections


def drawn(game: Game) -> int:
    """Where in the journal a move with two draws of jobs begins."""
    entries = game.journal.entries
    return next(n for n, entry in enumerate(entries) if entry.text.startswith("draw-job")) - 1


def other(game: Game, at: int) -> str:
    """A job that could have been drawn there instead."""
    before = Game.replay(game.journal, game.rules, at)
    used = game.journal.entries[at + 1].text.split()[1]
    deck = before.state.deck  # type: ignore[attr-defined]
    return next(f"J{c}{n}" for i, (c, n) in enumerate(JOBS) if deck[i] and f"J{c}{n}" != used)


JOBS = [(colour, n) for colour in "YBGK" for n in range(1, 7)]


def test_undo_corrects_a_wrong_card(people: Table) -> None:
    game = box(3, 7)
    lines, at = told(game), drawn(game)
    wrong, first, second = other(game, at), lines[at + 1], lines[at + 2]
    before, move, after = lines[:at], lines[at], lines[at + 3 :]
    for typed in (
        [wrong, second, "undo", "yes", move, first, second],  # after the move
        [wrong, "undo", first, second],  # while it is asked
        ["undo", move, first, second],  # the move itself is withdrawn
        [first, second, "undo", "no"],  # and the take-back too
    ):
        found = people.script([*before, move, *typed, *after], "--json").object
        assert found["digest"] == game.digest()
        assert found["entries"] == len(lines)


def test_undo_in_the_set_up(people: Table) -> None:
    right = people.script([*SET_UP, "thug P-WS"], "--json").object
    slip = [SET_UP[0], "JY1", "undo", *SET_UP[1:10], "JG2", "undo", SET_UP[10], "Bela", "undo", *SET_UP[11:]]
    late = [*SET_UP[:11], "Bela", "TB1", "undo", "yes", "undo", "Anna", "TB1"]
    for typed in (slip, late):
        found = people.script([*typed, "thug P-WS"], "--json").object
        assert found["digest"] == right["digest"]
        assert found["entries"] == right["entries"]


def test_undo_hides_what_was_sealed(people: Table) -> None:
    game = box(3, 7)
    at = next(n for n, entry in enumerate(game.journal.entries) if entry.text.startswith("keep"))
    card = game.journal.entries[at].text.split()[1]
    run = people.say([*told(game)[: at + 1], "undo", "no"])
    asked = re.search(r"Take back the last move of \w+ \((.*)\)\?", run.out)
    assert asked is not None and asked[1] == "keep" and card not in asked[1]


# -- saving


@pytest.mark.slow
@pytest.mark.parametrize("cut", [0, 4, 12, 13, 40, 110])
def test_a_game_goes_on_where_it_was_left(people: Table, tmp_path: Path, cut: int) -> None:
    game = box(3, 7)
    lines = told(game)
    kept = tmp_path / "kept.txt"
    run = people.say([*lines[:cut], "quit", "nothing after it is read"], "--save", str(kept))
    assert run.code == 0 and f"Saved: {kept}" in " ".join(run.out.split())
    entries = Journal.from_text(kept.read_text(encoding="utf-8")).entries
    assert len(entries) <= cut  # a move whose draws are missing is not recorded
    found = people.script(lines[len(entries) :], "--load", str(kept), "--json", players=None).object
    assert found["digest"] == game.digest()
    again = people.say([], "--load", str(kept), "--json", players=None).object
    assert again["over"] and again["digest"] == game.digest()


def test_leaving_within_a_move_records_nothing_of_it(people: Table, tmp_path: Path) -> None:
    game = box(3, 7)
    at = drawn(game)
    kept = tmp_path / "kept.txt"
    run = people.say(told(game)[: at + 2], "--save", str(kept))
    assert "The move that was not finished is not recorded." in run.out
    journal = Journal.from_text(kept.read_text(encoding="utf-8"))
    assert [line(entry) for entry in journal.entries] == told(game)[:at]
    assert list(tmp_path.iterdir()) == [kept]


def test_every_move_is_kept_at_once(people: Table, tmp_path: Path) -> None:
    """Even if the machine stops without a word: the file has all up to the last move."""
    kept = tmp_path / "kept.txt"
    sizes: list[int] = []

    def look(text: str) -> None:
        if kept.exists():
            sizes.append(len(Journal.from_text(kept.read_text(encoding="utf-8")).entries))

    people.before_reading = look
    people.say([*SET_UP, "thug P-WS", "done"], "--save", str(kept))
    assert sizes == list(range(1, 16))


def test_ctrl_c_saves_and_ends_cleanly(people: Table, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"

    def interrupt(text: str) -> None:
        if text == "":
            raise KeyboardInterrupt

    people.before_reading = interrupt
    run = people.say([*SET_UP, "thug P-WS"], "--save", str(kept))
    assert run.code == 0
    assert len(Journal.from_text(kept.read_text(encoding="utf-8")).entries) == 14


def test_a_bad_script_writes_nothing(people: Table, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    assert people.script([*SET_UP, "thug P-WS", "thugg"], "--save", str(kept)).code == 2
    assert not kept.exists()


def test_save_to_another_file(people: Table, tmp_path: Path) -> None:
    there = tmp_path / "there.txt"
    assert f"Saved: {there}" in " ".join(people.say([*SET_UP, f"save {there}"]).out.split())
    assert len(Journal.from_text(there.read_text(encoding="utf-8")).entries) == 13
    lost = people.say([*SET_UP, "save", f"save {tmp_path / 'no' / 'where'}", "board"])
    assert "Nothing was saved" in lost.out and "Cannot write" in lost.out
    assert lost.code == 0 and "Public jobs" in lost.out


# -- hidden cards


def job_icon() -> str:
    """A front on which a job icon can be used right after the set-up."""
    rest = Told([Entry("chance", -1, f"x {id}") for id in [*SET_UP[:11], "0", "TB1"]])
    start = table.new("godfather", 3)
    game = Game(start.rules, 3, rest)
    for action in game.legal:
        trial = Game(
            start.rules, 3, Told([Entry("chance", -1, f"x {i}") for i in [*SET_UP[:11], "0", "TB1"]])
        )
        if trial.submit(0, action) and "icon JOB" in [a.text for a in trial.legal]:
            return action.text
    raise AssertionError("no job icon on the board")


def test_public_output_is_the_same_whatever_is_hidden(people: Table) -> None:
    """Two worlds that differ in all jobs dealt, in the job kept and in what is looked at in private."""
    where = job_icon()
    asked = ["legal", "legal job", "board", "score", "log", "hand anna", "why thug P-WS", "hand 1"]
    runs = []
    for dealt, kept in (
        (["JY1", "JY1", "JG1", "JG1", "JB1", "JB1"], "JY2"),
        (["JK1", "JG6", "JK5", "JY3", "JB4", "JB2"], "JG4"),
    ):
        lines = [*SET_UP[:5], *dealt, "Anna", "TB1", *asked, where, *asked, "icon JOB", kept, "JB3"]
        lines += [*asked, f"keep {kept}", *asked, "done", *asked, "thug P-MT", "undo", "yes"]
        runs.append(people.say(lines))
    first, second = runs
    assert first.public == second.public
    assert first.out != second.out
    assert "Anna discards the other job: “Stake a Claim”" in first.public
    assert "Payroll Padding" in first.out and "In hand" not in first.public
    assert "for one player" not in first.public


def test_what_is_typed_is_not_echoed(people: Table) -> None:
    run = people.say([*SET_UP[:5], "sHaKe DoWn"])
    assert "sHaKe" not in run.out


def test_sealed_choices_are_asked_alone_and_shown_together(people: Table) -> None:
    game = box(4, 7)
    entries = game.journal.entries
    at = next(n for n, entry in enumerate(entries) if entry.text.startswith("bribe"))
    end = next(n for n, entry in enumerate(entries) if n > at and not entry.text.startswith("bribe"))
    seats = dict.fromkeys(entry.seat for entry in entries[at:end])
    run = people.say(told(game)[:end], players=4)
    for seat in seats:
        assert (
            f"──── {NAMES[seat]} alone looks now; the others look away ────\n{NAMES[seat]}: your" in run.out
        )
    sealed = run.out[run.out.index("your sealed bribe") :]
    assert sealed.index(" bids ") > sealed.rindex("your sealed bribe")
    assert "your sealed bribe" not in run.public


def bids_last_and_pays_first() -> tuple[list[str], int]:
    """A game up to a bribery in which the last bidder is the first to choose his tribute, and his seat."""
    for seed in range(1, 60):
        game = box(4, seed)
        entries = game.journal.entries
        bribes = [n for n, entry in enumerate(entries) if entry.text.startswith("bribe")]
        if not bribes:
            continue
        here = Game.replay(game.journal, game.rules, bribes[0])
        bidders = here.seats_to_act
        while any(action.text.startswith("bribe") for action in here.legal):
            here.play(next(action for action in here.legal if action.text.endswith(" x0")))
        if here.rules.is_sealed(here.state) and here.seat == bidders[-1]:
            return [*told(game)[: bribes[0]], *["nothing"] * len(bidders)], here.seat
    raise AssertionError("no such game among sixty")


def test_a_reveal_is_seen_before_the_next_choice_is_sealed(people: Table) -> None:
    """Between two sealed choices of the same player all look at what the first ones were."""
    lines, seat = bids_last_and_pays_first()
    out = people.say(lines, players=4).out
    after = out[out.rindex(f"{NAMES[seat]}: your sealed bribe") :]
    seen = [
        f"──── {NAMES[seat]} is done; all may look ────",
        f"{NAMES[seat]} bids nothing.",
        f"──── {NAMES[seat]} alone looks now; the others look away ────",
        f"{NAMES[seat]}: name the ",
    ]
    assert [after.index(text) for text in seen] == sorted(after.index(text) for text in seen)


def test_a_loaded_game_tells_what_happened_last(people: Table, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    people.say([*SET_UP, "thug P-WS", "done"], "--save", str(kept))
    again = people.say([], "--load", str(kept), players=None)
    assert "Anna plays a thug: “Hanover Street Trust”" in again.public


# -- the command line


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        ([], "Say how many play"),
        (["--players", "6"], "2 to 5 players, not 6"),
        (["--players", "x"], "--players"),
        (["--names", "Anna"], "2 to 5 players, not 1"),
        (["--names", "Anna,anna"], "different words"),
        (["--names", "Anna,"], "different words"),
        (["--names", "Anna,2"], "not numbers"),
        (["--names", "Anna,Bela", "--players", "3"], "--players says 3"),
        (["--players", "3", "--load", "nowhere.txt"], "Cannot read nowhere.txt"),
        (["--players", "3", "--save", "no/where.txt"], "Cannot write no/where.txt: No such directory"),
        (["--players", "3", "--script", "nowhere.txt"], "Cannot read the script nowhere.txt"),
        (["--players", "3", "--content", "nowhere"], "no such content pack"),
        (["--players", "3", "--what"], "--what"),
    ],
)
def test_bad_flags_end_with_one_line(
    people: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flags: list[str], message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    run = people.say([], *flags, players=None)
    assert run.code == 2
    assert message in run.err and run.err.count("\n") == 1
    assert run.out == ""


def test_files_are_not_written_over(people: Table, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text("something else\n", encoding="utf-8")
    assert people.say([], "--save", str(kept)).code == 2
    bad = people.say([], "--load", str(kept), players=None)
    assert bad.code == 2 and "Line 1" in bad.err
    assert kept.read_text(encoding="utf-8") == "something else\n"


def test_a_loaded_game_has_its_names_and_players(people: Table, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    people.say(SET_UP, "--save", str(kept))
    assert people.say([], "--load", str(kept), "--names", "X,Y,Z", players=None).code == 2
    assert people.say([], "--load", str(kept), "--players", "4", players=None).code == 2
    again = people.say([], "--load", str(kept), players=None)
    assert again.code == 0 and "Anna: your action" in again.out


def test_an_edited_journal_is_not_loaded(people: Table, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    people.say([*SET_UP, "thug P-WS"], "--save", str(kept))
    text = kept.read_text(encoding="utf-8")
    kept.write_text(text.replace("thug P-WS", "thug P-BK"), encoding="utf-8")
    bad = people.say([], "--load", str(kept), players=None)
    assert bad.code == 2 and "was edited" in bad.err


def test_json_is_one_object_also_when_people_type(people: Table) -> None:
    run = people.say([*SET_UP, "job JG2"], "--json")
    assert run.object["entries"] == 13
    assert run.object["refusals"][0]["rule"] == "G8.1"
    assert "Anna: your action" in run.err
    unfinished = people.say(SET_UP[:4], "--json").object
    assert (unfinished["entries"], unfinished["digest"], unfinished["over"]) == (4, None, False)


# -- what newcomers stumble over


def test_round_spaces_say_which_areas_they_touch(people: Table) -> None:
    run = people.say([*SET_UP, "member R05", "done", "board"])
    assert re.search(r"\d member R05  West End Yards \(UWS–CH\)", run.out)
    whole = " ".join(run.out.split())
    assert "R05 West End Yards (UWS–CH) [Anna (Don)]" in whole
    assert "R04 Columbus Circle West (UWS–CP–CH), " in whole


def test_spaces_closed_to_two_players_are_not_on_the_board(people: Table) -> None:
    game = box(2, 7)
    until = next(n for n, entry in enumerate(game.journal.entries) if entry.who == "seat")
    run = people.say([*told(game)[:until], "board"], players=2)
    shown = run.out.partition("Round spaces:")[2].partition("Neutral figures")[0]
    assert len(re.findall(r"R\d\d\s", shown)) == 17 - len(game.view()["closed"])


@pytest.mark.parametrize(
    ("move", "words", "rule"),
    [
        ("thug R05", "needs a square space; this one is round: “West End Yards”.", "G6.1"),
        ("member p-ws", "needs a round space; this one is square: “Hanover Street Trust”.", "G7.1"),
        ("front R05", "needs a square space; this one is round: “West End Yards”.", "G6.1"),
        ("thug CP", "Central Park has no front and no space for a thug, only a back.", "G2.1"),
        ("Thug p-cp", "Central Park has no front and no space for a thug, only a back.", "G2.1"),
    ],
)
def test_what_begins_like_a_move_is_refused_by_its_rule(
    people: Table, move: str, words: str, rule: str
) -> None:
    for typed in (f"why {move}", move):
        said = " ".join(people.say([*SET_UP, typed]).out.split())
        assert words in said and f"[{rule}]" in said and "is no move" not in said


def test_a_script_goes_on_after_a_space_of_the_wrong_shape(people: Table) -> None:
    found = people.script([*SET_UP, "thug CP"], "--json").object["refusals"]
    assert [(one["rule"], one["key"]) for one in found] == [("G2.1", "refuse-park-no-front")]


def test_skip_is_offered_only_where_no_open_move_is(people: Table) -> None:
    """All can see that who may place a figure is not skipped. A board without an open space is very rare."""
    offer = "If you can play none: skip."
    run = people.say([*SET_UP, "legal"])
    assert "Also, from the cards: job ID" in run.out and "skip" not in run.out
    people.patch.setattr(GodfatherBox, "listed", lambda self, game: [])
    assert offer in " ".join(people.say([*SET_UP, "legal"]).out.split())


def test_a_finished_game_is_shown_and_not_written_again(people: Table, tmp_path: Path) -> None:
    game = box(3, 7)
    kept = tmp_path / "kept.txt"
    people.script(told(game), "--save", str(kept))
    kept.chmod(0o444)
    before = kept.stat()
    run = people.say([], "--load", str(kept), players=None)
    assert run.code == 0 and "This game is finished" in run.out and "goes on" not in run.out
    assert "Final score (G16):" in run.out and "Nothing was saved" not in run.out
    assert f"Winner: {', '.join(NAMES[seat] for seat in game.winners)}" in run.out
    after = kept.stat()
    assert (before.st_ino, before.st_mtime_ns) == (after.st_ino, after.st_mtime_ns)
    assert people.say([], "--load", str(kept), "--json", players=None).object["scores"] == game.scores


def test_a_game_of_play_is_gone_on_with(people: Table, tmp_path: Path) -> None:
    """Its seats are humans and bots, which are no names."""
    begun = table.new("godfather", 3, 7)
    header = {**begun.journal.header, "seats": ["human", "greedy", "random"]}
    kept = tmp_path / "played.txt"
    kept.write_text(Journal(header, begun.journal.entries).to_text(), encoding="utf-8")
    run = people.say(["thug P-WS"], "--load", str(kept), players=None)
    assert run.code == 0 and "begun with “consigliere play”" in run.out
    assert "Marzullo" in run.out and "greedy" not in run.out
    journal = Journal.from_text(kept.read_text(encoding="utf-8"))
    assert journal.header["seats"] == ["human", "greedy", "random"]
    assert journal.entries[-1].text == "thug P-WS"
