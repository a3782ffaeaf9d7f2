"""A third game, registered from outside, is played everywhere without an edit elsewhere.

It is run in processes of their own: there it stands in CONSIGLIERE_GAMES, and the kernel is plain Python.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from consigliere.core.title import MissingRoom, ROOMS, Title
from consigliere.games import catalogue
from consigliere.games.catalogue import register, TITLES
from tests.third_game.harbour.title import TITLE

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "consigliere"
PLAYED = [f"tests/third_game/played/{part}.py" for part in ("terminal", "server", "programs")]
# measured for big games: they count hundreds of numbers, sets of cards, or a move as the last entry
TOO_BIG = "lost_card or set_named_whole or more_than_a_sealed or illegal_move_in"
MOST = 3  # places that a game inside the package touches besides its own folders


def run(*words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, catalogue.OUTSIDE: "tests.third_game.harbour.title", "PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True)


def checked(*words: str) -> str:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *words)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    return done.stdout


@pytest.mark.slow
def test_it_is_played_in_terminal_server_arena_and_research() -> None:
    assert "20 passed" in checked(*PLAYED)


@pytest.mark.slow
def test_it_keeps_the_contract_of_every_game() -> None:
    found = re.search(r"(\d+) passed", checked("tests/contract", "-k", f"harbour and not ({TOO_BIG})"))
    assert found and int(found[1]) >= 40


def test_a_game_from_outside_runs_as_plain_python() -> None:
    script = "import consigliere as c; from consigliere.games.catalogue import GAMES; print(c.MODE, *GAMES)"
    told = run("-c", script)
    assert told.stdout.split() == ["pure", "godfather", "chicago", "harbour"]


def named_in(game: str) -> set[str]:
    """The files of the package that name a game and are not its own: its folders and files bear its name."""
    found = set()
    for path in SOURCES.rglob("*"):
        inside = path.relative_to(SOURCES).as_posix()
        if inside.startswith("server/client/"):  # built from web/
            continue
        own = any(name in inside for name in (*TITLES, TITLE.name))  # Chicago has a godfather of its own
        if path.suffix in (".py", ".txt", ".js", ".html") and not own:  # words are looked at elsewhere
            if re.search(rf"(?<![a-z]){game}(?![a-z])", path.read_text(encoding="utf-8").lower()):
                found.add(inside)
    return found


@pytest.mark.parametrize("game", ("godfather", "chicago"))
def test_a_game_touches_few_places_besides_its_own(game: str) -> None:
    """The list of games, the list of what is compiled, and the words of the package itself."""
    assert named_in(game) <= {"games/catalogue.py", "compiled.txt", "__init__.py"}
    assert len(named_in(game)) <= MOST


def test_the_third_game_touches_none() -> None:
    assert named_in("harbour") == set()


def test_a_planted_mention_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "server").mkdir()
    (tmp_path / "server" / "planted.py").write_text('if game == "harbour": ...\n', encoding="utf-8")
    (tmp_path / "harbour.py").write_text("# harbour\n", encoding="utf-8")
    monkeypatch.setattr(sys.modules[__name__], "SOURCES", tmp_path)
    assert named_in("harbour") == {"server/planted.py"}


# -- registration


@pytest.mark.parametrize("game", list(TITLES))
def test_every_room_of_a_title_is_there_and_its_own(game: str) -> None:
    """A title names rooms of its own game alone."""
    title = TITLES[game]
    for room in ROOMS:
        path = getattr(title, room)
        if path:
            assert title.room(room) is not None and game in path, room


def test_a_missing_room_is_an_error_that_names_it() -> None:
    with pytest.raises(MissingRoom, match="harbour has no room 'referee'"):
        TITLE.room("referee")
    planted = Title(name="planted", rules="tests.third_game.gone:Rules", mind="tests.third_game:gone")
    for room in ("rules", "mind"):
        with pytest.raises(MissingRoom, match="planted has no room"):
            planted.room(room)


def test_a_name_is_taken_once() -> None:
    with pytest.raises(ValueError, match="godfather"):
        register(Title(name="godfather", rules="x:Y"))
