"""The games share rooms that know none of them: no word of a game there, no copied lines between games.

`core` knows no word of any rulebook. Other shared rooms (bots, words, terminal, server, research) may speak of rows and claims, but of nothing that is a game's alone.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "consigliere"

# words of the rulebooks; what every table or program needs (card, hand, act, back, title) is free
WORDS = """
    chicago godfather corleone macri capone fbi city row hole gangster gangsters henchman henchmen chief agent
    agents business businesses mansion car art asset assets influence extort extortion claim attack
    penalty immunity son father grandfather godchild
    turf turfs thug thugs don heir hudson job jobs ally allies suitcase launder bribe bribery tribute
    bill bills horse mayor union police front fronts gun booze blood narcotics dominance entracte
"""
# of these no shared room has a use of its own
TELLING = """
    chicago godfather corleone macri capone fbi henchman henchmen gangster gangsters mansion extort extortion
    godchild grandfather turf turfs thug thugs hudson suitcase suitcases launder bribe bribery bribes
    booze narcotics entracte dominance
"""
GAMES = ("godfather", "chicago")
SHARED = ("bots", "cli", "locales", "research", "rulebook", "server", "wording")
SUFFIXES = (".py", ".js", ".css", ".html", ".ftl")
WORD = re.compile(rf"(?<![a-z])({'|'.join(WORDS.split())})(?![a-z])", re.IGNORECASE)


TELLING_WORD = re.compile(rf"(?<![a-z])({'|'.join(TELLING.split())})(?![a-z])", re.IGNORECASE)
BUILT = "server/client"  # the browser's client, from web/


def game_words(folder: Path) -> list[str]:
    """Every line under a folder that speaks of a game."""
    return spoken(sorted(folder.rglob("*.py")), WORD)


def shared(home: Path) -> list[Path]:
    """The files of shared rooms: those that do not bear the name of a game, and are not built from others."""
    files = [path for room in SHARED for path in (home / room).rglob("*") if path.suffix in SUFFIXES]
    files = [path for path in files if not path.is_relative_to(home / BUILT)]
    return [path for path in sorted(files) if not any(game in str(path.relative_to(home)) for game in GAMES)]


def spoken(paths: list[Path], word: re.Pattern[str]) -> list[str]:
    found = []
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            match = word.search(line)
            if match:
                found.append(f"{path.name}:{number}: {match[0]}: {line.strip()}")
    return found


def doubles(folder: Path) -> str:
    """What pylint finds of eight equal lines in two files; it tells of more than the number it is given."""
    command = [sys.executable, "-m", "pylint", "--disable=all", "--enable=R0801", "--score=n"]
    command += [
        "--min-similarity-lines=7",
        "--ignore-imports=y",
        "--persistent=n",
        "--recursive=y",
        str(folder),
    ]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode in (0, 8), run.stderr
    return run.stdout


def test_no_word_of_a_game_in_core() -> None:
    assert game_words(SOURCES / "core") == []


@pytest.mark.parametrize("line", ("turf = 3", "# a gangster", "def launder(s): ...", "henchmen_in_city = 1"))
def test_a_planted_word_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "planted.py").write_text(line + "\n", encoding="utf-8")
    assert len(game_words(tmp_path)) == 1


def test_no_word_of_a_game_in_shared_rooms() -> None:
    assert len(shared(SOURCES)) > 200
    assert spoken(shared(SOURCES), TELLING_WORD) == []


@pytest.mark.parametrize(
    ("file", "line"),
    (
        ("server/planted.html", "<p>Each turf</p>"),
        ("wording/planted.py", "GANGSTER = 3  # a gangster"),
        ("locales/en/table.ftl", "refuse-x = Your suitcase is empty."),
        ("bots/planted.py", "if game == 'chicago': ..."),
    ),
)
def test_a_planted_word_in_a_shared_room_is_found(tmp_path: Path, file: str, line: str) -> None:
    own = tmp_path / "wording" / "chicago" / "own.py"
    for path in (tmp_path / file, own):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(line + "\n", encoding="utf-8")
    assert len(spoken(shared(tmp_path), TELLING_WORD)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("part", ("games", "cli", "bots", "research"))
def test_nothing_is_written_twice(part: str) -> None:
    assert doubles(SOURCES / part) == ""


def test_planted_copy_is_found(tmp_path: Path) -> None:
    lines = "".join(f"value_{n} = {n} * {n}\n" for n in range(8))
    for name in ("one", "two"):
        (tmp_path / f"{name}.py").write_text(lines, encoding="utf-8")
    assert "R0801" in doubles(tmp_path)
