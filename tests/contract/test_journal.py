"""Journals of every game: they replay to the same game, and what is wrong with one is named by its line."""

import hashlib
import json
import random
import re
from typing import Any

import pytest

from consigliere.core import replaying
from consigliere.core.game import Game
from consigliere.core.journal import Journal, JournalError
from consigliere.core.ruleset import Ruleset
from consigliere.table import replay
from tests.contract.games import every_game, new, play_some


def played(rules: Ruleset, seed: int = 1, moves: int = 10**9) -> Game:
    rng = random.Random(seed)
    game = new(rules, rules.seats[seed % len(rules.seats)], seed)
    while not game.over and moves > 0:
        seat = rng.choice(game.seats_to_act)
        game.submit(seat, rng.choice(game.legal_for(seat)))
        if rng.random() < 0.05:
            game.take_back(seat)
        if rng.random() < 0.05:
            game.reconsider(seat)
        moves -= 1
    return game


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_a_journal_replays_to_the_same_game(rules: Ruleset, seed: int) -> None:
    game = played(rules, seed)
    for journal in (
        Journal.from_text(game.journal.to_text()),
        Journal.from_json(json.loads(json.dumps(game.journal.to_json()))),
    ):
        again = Game.replay(journal, rules)
        assert again.digest() == game.digest()
        assert again.feed == game.feed
        assert again.journal.to_text() == game.journal.to_text()


@every_game
def test_a_replay_may_stop_at_any_entry(rules: Ruleset) -> None:
    """The set-up is never cut, a command never parted from its results."""
    game = played(rules, 2)
    whole = game.journal.entries
    set_up = next(n for n, e in enumerate(whole) if e.who != "chance")
    for until in [*range(set_up + 30), *range(set_up + 30, len(whole) + 1, 11)]:
        part = Game.replay(game.journal, rules, until)
        n = len(part.journal.entries)
        assert part.journal.entries == whole[:n]
        if until <= set_up:
            assert n == set_up
        else:
            assert n <= until
            assert all(e.who == "chance" or e == whole[n] for e in whole[n + 1 : until])


@every_game
def test_a_cut_among_draws_costs_one_replay_more_at_most(
    rules: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every cut is found at once, however many results of chance stand before it."""
    game = played(rules, 2)
    begun: list[int] = []
    plain = replaying._played

    def counted(*given: Any) -> Game:
        begun.append(1)
        return plain(*given)

    monkeypatch.setattr(replaying, "_played", counted)
    for until in range(0, len(game.journal.entries) + 1, 7):
        begun.clear()
        Game.replay(game.journal, rules, until)
        assert len(begun) == 1
    whole = game.journal.entries
    last = max(n for n, e in enumerate(whole[:-1]) if e.who != "chance" and whole[n + 1].who == "chance")
    cut = Journal(game.journal.header, whole[: last + 1])  # ends where chance should answer
    begun.clear()
    assert len(Game.replay(cut, rules, len(cut.entries)).journal.entries) == last and len(begun) == 2


@every_game
def test_a_running_game_has_a_journal_too(rules: Ruleset) -> None:
    game = played(rules, 3, moves=40)
    again = Game.replay(Journal.from_text(game.journal.to_text()), rules)
    assert again.digest() == game.digest()
    play_some(game, random.Random(1), 1)


def error(text: str, rules: Ruleset) -> JournalError:
    with pytest.raises(JournalError) as caught:
        Game.replay(Journal.from_text(text), rules)
    return caught.value


@every_game
def test_a_truncated_journal_names_the_line(rules: Ruleset) -> None:
    lines = played(rules, 4).journal.to_text().splitlines(keepends=True)
    for keep in (1, 3, len(lines) // 2, len(lines) - 1):
        wrong = error("".join(lines[:keep]), rules)
        assert wrong.key == "journal-truncated"
        assert wrong.line == keep
    wrong = error("".join(lines)[:-7], rules)
    assert wrong.key == "journal-edited"
    assert wrong.line == len(lines)


@every_game
def test_an_edited_journal_names_the_line(rules: Ruleset) -> None:
    lines = played(rules, 5).journal.to_text().splitlines()
    numbers = [n for n, line in enumerate(lines) if line]
    for n in random.Random(1).sample(numbers, 40):
        edited = lines.copy()
        edited[n] = re.sub(r"\w(?= ~)", "z", lines[n], count=1)
        if edited[n] == lines[n]:
            continue
        wrong = error("\n".join(edited) + "\n", rules)
        assert wrong.line == n + 1
    assert error("\n".join(lines[:9] + lines[10:]) + "\n", rules).line == 10
    swapped = [*lines[:12], lines[13], lines[12], *lines[14:]]
    assert error("\n".join(swapped) + "\n", rules).line == 13


@every_game
def test_an_illegal_move_in_a_well_formed_journal_names_its_line_and_rule(rules: Ruleset) -> None:
    game = played(rules, 6)
    journal = Journal.from_text(game.journal.to_text())
    at = next(i for i, e in enumerate(journal.entries) if e.who == "seat")
    journal.entries.insert(at, journal.entries[-1])
    wrong = error(journal.to_text(), rules)
    assert wrong.key == "journal-refused"
    assert wrong.line == len(journal.header) + 3 + at
    assert wrong.params["rule"]


@every_game
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("hello\n", 1),
        ("[Event 'F/S Return Match']\n", 1),
        ("consigliere journal 99 ~0000\n", 1),
        ("\x00\x01", 1),
    ],
)
def test_a_foreign_file_is_named(rules: Ruleset, text: str, line: int) -> None:
    assert error(text, rules).line == line


@every_game
@pytest.mark.parametrize("field", ("game", "rules", "content"))
def test_a_journal_of_another_game_or_content_is_named(rules: Ruleset, field: str) -> None:
    journal = Journal.from_text(played(rules, 7, moves=5).journal.to_text())
    journal.header[field] = "other"
    wrong = error(journal.to_text(), rules)
    assert wrong.line == list(journal.header).index(field) + 2


@every_game
@pytest.mark.parametrize("data", (None, [], {}, {"format": 1}, {"format": 1, "header": {}, "entries": [3]}))
def test_foreign_json_is_refused(rules: Ruleset, data: object) -> None:
    with pytest.raises(JournalError):
        Journal.from_json(data)


@every_game
@pytest.mark.parametrize(
    ("field", "value"), [("game", []), ("game", {}), ("rules", True), ("rules", 1.0), ("rules", "1")]
)
def test_a_header_field_of_another_kind_is_named(rules: Ruleset, field: str, value: object) -> None:
    journal = played(rules, 3, moves=5).journal
    journal.header[field] = value
    assert error(journal.to_text(), rules).key == "journal-other"
    with pytest.raises(JournalError):
        replay(journal.to_text())


@every_game
@pytest.mark.parametrize("value", [1, 0, "yes", None])
def test_an_option_is_true_or_false(rules: Ruleset, value: object) -> None:
    journal = played(rules, 3, moves=5).journal
    journal.header["options"] = {rules.option_names[0]: value}
    assert error(journal.to_text(), rules).key == "journal-header"


@every_game
def test_a_header_field_stands_there_once(rules: Ruleset) -> None:
    journal = played(rules, 3, moves=5).journal
    lines = journal.to_text().splitlines()
    doubled = [line.rpartition(" ~")[0] for line in (*lines[:3], lines[2])]
    chain, marked = "", []
    for line in doubled:
        chain = hashlib.sha256(f"{chain}\n{line}".encode()).hexdigest()
        marked.append(f"{line} ~{chain[:4]}")
    wrong = error("\n".join([*marked, ""]) + "\n", rules)
    assert (wrong.key, wrong.line) == ("journal-header", 4)
