"""Even places on the screen and at the referee: the points given stand beside the seats and in the score."""

import io
import json
import random

import pytest
from rich.console import Console, RenderableType

from consigliere.cli.main import main
from consigliere.cli.referee.chicago import sheets as chicago_sheets
from consigliere.cli.referee.godfather import sheets as godfather_sheets
from consigliere.cli.screen.chicago import seats
from consigliere.cli.screen.games import screen_of
from consigliere.cli.screen.godfather import table
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.journal import JournalError
from consigliere.core.ruleset import offered, Ruleset
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.locales import catalogue
from consigliere.wording.chicago.words import Words as ChicagoWords
from consigliere.wording.godfather.words import Words

every_game = pytest.mark.parametrize("game", sorted(GAMES))
WORDS = catalogue("en")


def rules_with_it(game: str) -> Ruleset:
    """The Godfather has the option up to rules version 4."""
    rules = ruleset(game)
    return rules.at(rules.gone.get("even-places", rules.version))


def over(game: str, even: bool = True) -> Game:
    """A random game of three to its end."""
    at = Game(rules_with_it(game), 3, Stream(5), {"even-places": even})
    rng = random.Random(5)
    while not at.over:
        seat = at.seats_to_act[0]
        at.submit(seat, rng.choice(at.legal_for(seat)))
    return at


def begun(game: str, even: bool = True) -> Game:
    at = Game(rules_with_it(game), 3, Stream(5), {"even-places": even})
    while at.view()["prompt"]["decision"] == "return-cards":
        at.submit(at.seats_to_act[0], at.legal_for(at.seats_to_act[0])[0])
    return at


def shown(what: RenderableType) -> str:
    out = io.StringIO()
    Console(file=out, width=120, color_system=None).print(what)
    return out.getvalue()


@every_game
@pytest.mark.parametrize("even", (True, False))
def test_score_and_result_have_a_column_for_the_place(game: str, even: bool) -> None:
    at, end = begun(game, even), over(game, even)
    screen = screen_of(at.rules, WORDS, ())
    heading = "by place" if game == "godfather" else "place"
    for text in (shown(screen.score(at.view(0))), shown(screen.result(end.view()))):
        assert (heading in text) is even
    for row in end.view()["seats"]:
        lines = shown(screen.result(end.view())).splitlines()
        line = next(line for line in lines if screen.words.seat(row["seat"]) in line)
        numbers = [int(n.strip("$").replace("−", "-")) for n in line.split() if n.strip("$−-").isdigit()]
        parts = numbers[:-1] if game == "godfather" else numbers[:-2]  # without total and influence
        assert sum(parts) == row["score"] and len(parts) == {"godfather": 3, "chicago": 6}[game] + even


def test_the_notes_beside_a_seat_tell_them() -> None:
    view = begun("godfather").view(0)
    words = Words(WORDS)
    told = [table.seat_notes(words, view, row) for row in view["seats"]]
    assert sorted(told) == [[], [], ["given by place: $3"]]
    view = begun("chicago").view(0)
    others = ChicagoWords(WORDS)
    told = [seats.notes(others, view, row) for row in view["seats"]]
    assert sorted(told) == [[], ["given by place: 1 point"], ["given by place: 6 points"]]


@every_game
def test_the_referees_score_counts_them(game: str) -> None:
    end = over(game)
    screen = screen_of(end.rules, WORDS, ())
    if game == "godfather":
        assert isinstance(screen.words, Words)
        lines = godfather_sheets.score(end, screen.words)[1:4]
    else:
        assert isinstance(screen.words, ChicagoWords)
        lines = chicago_sheets.score(end, screen.words)[1:4]
    for line, row in zip(lines, end.view()["seats"], strict=True):
        assert f": {'$' if game == 'godfather' else ''}{row['score']} = " in line
        assert ("by place" in line) == (row["given"] > 0)


def test_the_option_is_taken_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["play", "chicago", "--players", "3", "--seats", "random,random,random", "--seed", "4", "--json"]
    scores = []
    for more in ([], ["--option", "even-places"]):
        assert main([*words, *more]) == 0
        scores.append(json.loads(capsys.readouterr().out)["scores"])
    assert sum(scores[1]) - sum(scores[0]) == 7


@pytest.mark.rule("Q-99")
def test_new_games_of_the_godfather_say_that_it_is_gone(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["play", "godfather", "--players", "3", "--seats", "random,random,random", "--seed", "4"]
    assert main([*words, "--option", "even-places"]) == 2
    said = capsys.readouterr().err
    assert "no longer have this table option: “even-places”" in said and "rules version 5" in said
    with pytest.raises(ValueError, match="'even-places' went with rules version 5"):
        Game(ruleset("godfather"), 3, Stream(5), {"even-places": True})
    assert "even-places" not in offered(ruleset("godfather"))
    assert "even-places" in offered(ruleset("godfather").at(4))


@pytest.mark.rule("Q-99")
def test_a_journal_of_a_new_game_cannot_have_it() -> None:
    """Planted fault: the header of a game of version 5 with the option that went."""
    journal = Game(ruleset("godfather"), 3, Stream(5)).journal
    journal.header["options"] = journal.header["options"] | {"even-places": True}
    with pytest.raises(JournalError):
        Game.replay(journal, ruleset("godfather"))
