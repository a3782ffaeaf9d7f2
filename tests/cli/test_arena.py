"""The arena on the command line: bad input, resuming, processes, early stop, what people read."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from consigliere.bots.arena import Match, play_block, without_times
from consigliere.cli import arena
from consigliere.cli.arena_table import headline, milliseconds, plot
from consigliere.cli.main import main
from consigliere.cli.processes import as_done, in_order
from consigliere.games.catalogue import GAMES
from tests.content.workshop import write_pack

Capture = pytest.CaptureFixture[str]
every_game = pytest.mark.parametrize("game", sorted(GAMES))
BOTS = ["--bots", "greedy,random"]
played_once = cache(play_block)


def run(*args: str) -> int:
    return main(["arena", *args])


def report(capsys: Capture, *args: str) -> dict[str, Any]:
    assert run(*args, "--json") == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key != "times"}


def kept(file: Path) -> list[dict[str, Any]]:
    """The blocks of a file in their order, without the times."""
    lines = file.read_text(encoding="utf-8").splitlines()[1:]
    return sorted((without_times(json.loads(line)) for line in lines), key=lambda block: block["block"])


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


@pytest.mark.slow
def test_what_is_done_first_comes_first_unless_order_is_asked_for() -> None:
    naps = [(3.0,), (0.01,), (0.02,), (0.03,), (0.04,)]
    assert [*as_done(2, nap, naps)][-1] == 3.0, "a slow block keeps no finished one waiting"
    assert [*in_order(2, nap, naps)] == [seconds for (seconds,) in naps]


def test_calls_are_asked_for_as_they_are_needed() -> None:
    """A match of ten thousand million blocks begins at once."""
    for each in (as_done, in_order):
        results = each(1, nap, ((0.0,) for _ in range(10**10)))
        assert next(results) == 0.0
        results.close()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess", *BOTS], "There is no such game: “chess”"),
        (["godfather", *BOTS, "--players", "6"], "godfather is for 2 to 5 players, not 6."),
        (["chicago", *BOTS, "--players", "5"], "chicago is for 2 to 4 players, not 5."),
        (
            ["godfather", "--bots", "greedy"],
            "--bots must name at least 2 bots and at most one for each of the 4 players; it names 1.",
        ),
        (["godfather", "--bots", "a,b,c,d,e"], "it names 5."),
        (["godfather", "--bots", "greedy,human"], "There is no such bot: “human”. Known: random, greedy"),
        (["godfather", "--bots", "greedy,easy:careful"], "There is no such bot: “easy:careful”"),
        (["godfather", "--bots", "greedy,"], "There is no such bot: “”"),
        (["godfather", "--bots", "greedy,search@１it"], "There is no such bot: “search@１it”"),
        (["godfather", *BOTS, "--blocks", "0"], "--blocks must be a whole number of at least 1, not 0."),
        (["godfather", *BOTS, "--jobs", "0"], "--jobs must be a whole number of at least 1, not 0."),
        (["godfather", *BOTS, "--bar", "1.5"], "--bar must be a share between 0 and 1, not 1.5."),
        (["godfather", *BOTS, "--bar", "nan"], "--bar must be a share between 0 and 1, not nan."),
        (["godfather", *BOTS, "--option", "magic"], "There is no such table option: “magic”"),
        (["godfather", *BOTS, "--content", "nowhere"], "There is no such content pack: “nowhere”"),
        (["godfather"], "the following arguments are required: --bots"),
        (["godfather", *BOTS, "--blocks", "many"], "--blocks"),
    ],
)
def test_bad_input_is_one_line_and_writes_nothing(
    args: list[str], said: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "kept"
    try:
        code = run(*args, "--keep", str(file))
    except SystemExit as ended:
        code = int(str(ended.code))
    out, err = capsys.readouterr()
    assert code == 2 and said in err and err.count("\n") == 1 and out == ""
    assert not file.exists()


@pytest.mark.parametrize("bar", ["nan", "inf", "abc"])
def test_bad_input_is_an_object_too_where_one_is_asked_for(bar: str, capsys: Capture) -> None:
    try:
        code = run("godfather", *BOTS, "--bar", bar, "--json")
    except SystemExit as ended:
        code = int(str(ended.code))
    out, err = capsys.readouterr()

    def no_constant(name: str) -> None:
        raise AssertionError(f"{name} is not JSON")

    told = json.loads(out, parse_constant=no_constant)
    assert code == 2 and told["message"] in err and told["error"] in ("bad-share", "usage")


def test_ray_that_is_not_there_is_named(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "find_spec", lambda name: None)
    assert run("godfather", *BOTS, "--ray", "--keep", str(tmp_path / "kept")) == 2
    err = capsys.readouterr().err
    assert "needs the module “ray”" in err and "consigliere[ray]" in err
    assert list(tmp_path.iterdir()) == []


@every_game
def test_one_object_with_all_figures(game: str, capsys: Capture) -> None:
    found = report(capsys, game, "--bots", "greedy,value,random", "--players", "3", "--blocks", "2")
    assert found["game"] == game and found["bots"] == ["greedy", "value", "random"]
    assert (found["blocks"], found["games"]) == (2, 6)
    low, high = found["interval"]
    assert 0 <= low <= found["win_share"] <= high <= 1
    assert found["fair_share"] == pytest.approx(1 / 3, abs=1e-4)
    assert sum(found["seat_shares"]) == pytest.approx(1, abs=1e-3)
    assert set(found["ratings"]) == set(found["times"]) == set(found["mean_scores"]) == set(found["bots"])
    assert all(0 < times["p50_ms"] <= times["p95_ms"] for times in found["times"].values())


@pytest.mark.slow
def test_processes_change_nothing(tmp_path: Path, capsys: Capture) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    match = ["chicago", "--bots", "greedy,search@2it", "--players", "2", "--blocks", "3", "--seed", "5"]
    first = report(capsys, *match, "--keep", str(one))
    second = report(capsys, *match, "--keep", str(two), "--jobs", "2")
    assert timeless(first) == timeless(second)
    assert kept(one) == kept(two) and len(kept(one)) == 3


@pytest.mark.slow
@every_game
def test_an_interrupted_match_goes_on_where_it_stopped(
    game: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped after two blocks and in the middle of a line: the same result, and nothing is played twice."""
    whole, part = tmp_path / "whole", tmp_path / "part"
    match = [game, *BOTS, "--players", "2", "--blocks", "5", "--seed", "9"]
    expected = report(capsys, *match, "--keep", str(whole))
    played: list[int] = []
    most = 2

    def counted(match: Match, block: int) -> dict[str, Any]:
        if len(played) == most:
            raise KeyboardInterrupt
        played.append(block)
        return play_block(match, block)

    monkeypatch.setattr(arena, "play_block", counted)
    assert run(*match, "--keep", str(part)) == 130
    assert f"stopped; 2 blocks are kept in {part}, the same command goes on\n" in capsys.readouterr().err
    with part.open("a", encoding="utf-8") as file:
        file.write('{"block": 2, "games": [{"sco')
    most = 5
    capsys.readouterr()
    again = report(capsys, *match, "--keep", str(part))
    assert timeless(again) == timeless(expected)
    assert played == [0, 1, 2, 3, 4]
    lines = part.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["block"] for line in lines[4:]] == [2, 3, 4]
    assert report(capsys, *match, "--keep", str(part)) == again, "all is there: nothing is played"
    assert played == [0, 1, 2, 3, 4]


def test_more_blocks_may_be_asked_for_later(tmp_path: Path, capsys: Capture) -> None:
    file = str(tmp_path / "kept")
    match = ["godfather", *BOTS, "--players", "2", "--seed", "2"]
    assert report(capsys, *match, "--blocks", "1", "--keep", file)["blocks"] == 1
    assert report(capsys, *match, "--blocks", "3", "--keep", file)["blocks"] == 3
    assert report(capsys, *match, "--blocks", "2", "--keep", file)["blocks"] == 2
    assert timeless(report(capsys, *match, "--blocks", "3")) == timeless(
        report(capsys, *match, "--blocks", "3", "--keep", file)
    )


@pytest.mark.parametrize(
    ("change", "differs"),
    [
        (["--seed", "3"], "seed 1 there, 3 here"),
        (["--players", "3"], "players 2 there, 3 here"),
        (["--bots", "greedy,easy"], "bots greedy,random there, greedy,easy here"),
        (["--option", "memory-aid"], "options none there, memory-aid here"),
    ],
)
def test_a_file_of_another_match_is_not_touched(
    change: list[str], differs: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "kept"
    match = ["chicago", *BOTS, "--players", "2", "--blocks", "1"]
    assert run(*match, "--keep", str(file)) == 0
    before = file.read_text(encoding="utf-8")
    capsys.readouterr()
    assert run(*match, *change, "--keep", str(file)) == 2
    out, err = capsys.readouterr()
    assert f"keeps another match: {differs}." in err and err.count("\n") == 1 and out == ""
    assert file.read_text(encoding="utf-8") == before


def test_a_pack_is_known_by_what_it_says_not_by_its_path(tmp_path: Path, capsys: Capture) -> None:
    match = ["chicago", *BOTS, "--players", "2", "--blocks", "1", "--keep", str(tmp_path / "kept")]
    for name, points in (("one", 4), ("same", 4), ("other", 5)):
        write_pack(tmp_path / name, f"[businesses.1]\npoints = {points}")
    assert run(*match, "--content", str(tmp_path / "one")) == 0
    assert run(*match, "--content", str(tmp_path / "same")) == 0
    capsys.readouterr()
    assert run(*match, "--content", str(tmp_path / "other")) == 2
    err = capsys.readouterr().err
    assert "keeps another match: packs " in err and "content " in err


@pytest.mark.parametrize("change", [{"rules": 0}, {"content": "0" * 16}, {"thoughts": "0" * 12}])
def test_a_match_of_another_version_is_told_apart(
    change: dict[str, Any], tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "kept"
    match = ["chicago", *BOTS, "--players", "2", "--blocks", "1", "--keep", str(file)]
    assert run(*match) == 0
    head, *blocks = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([json.dumps(json.loads(head) | change), *blocks]) + "\n", encoding="utf-8")
    capsys.readouterr()
    assert run(*match) == 2
    assert "another version of the program" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text", ["hello\n", "[1, 2]\n", "{}\n", "\udcff", '{"bots": ["greedy"], "win_share": 0.5}\n']
)
def test_a_file_of_something_else_is_not_touched(text: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "kept"
    data = text.encode("utf-8", "surrogateescape")
    file.write_bytes(data)
    assert run("chicago", *BOTS, "--players", "2", "--blocks", "1", "--keep", str(file)) == 2
    assert "not a file of the arena" in capsys.readouterr().err
    assert file.read_bytes() == data


def test_where_nothing_can_be_written_or_read(tmp_path: Path, capsys: Capture) -> None:
    match = ["chicago", *BOTS, "--players", "2", "--blocks", "1", "--keep"]
    assert run(*match, str(tmp_path / "no" / "kept")) == 2
    assert "Cannot write" in capsys.readouterr().err
    for other in (str(tmp_path), "/dev/full", ""):
        assert run(*match, other) == 2
        assert "Cannot write" in capsys.readouterr().err
    empty = tmp_path / "empty"
    empty.touch()
    assert run(*match, str(empty)) == 0
    assert len(kept(empty)) == 1


def block_of_two(score: str, times: str, winners: str = "[0]") -> str:
    game = f'{{"scores": [1, {score}], "winners": {winners}, "decisions": 4, "times": [{{}}, {times}]}}'
    return f'{{"block": 1, "games": [{game}, {game}]}}'


@pytest.mark.slow
@pytest.mark.parametrize(
    "line",
    [
        '{"block": 1}',
        '{"block": 1, "games": []}',
        '{"block": 1, "games": [1, 2]}',
        '{"block": "1", "games": []}',
        '{"block": 1, "games": [{"scores": [1, 2], "winners": [7], "times": [{}, {}]}, {}]}',
        block_of_two('"a"', "{}"),
        block_of_two("1", '{"x": 1}'),
        block_of_two("1", '{"1": "x"}'),
        block_of_two("1", "[]"),
        block_of_two(str(10**400), "{}"),
        block_of_two("1", "{}", "[0.0]"),
        block_of_two("1", "{}", "[0, 0]"),
        "[]",
        '{"block": 1, "ga',
    ],
)
def test_a_line_that_is_no_block_is_played_again(line: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "kept"
    match = ["chicago", *BOTS, "--players", "2", "--blocks", "2"]
    whole = report(capsys, *match, "--keep", str(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines[:2], line]) + "\n", encoding="utf-8")
    assert timeless(report(capsys, *match, "--keep", str(file))) == timeless(whole)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def begun_match(file: Path) -> tuple[subprocess.Popen[str], list[int]]:
    """A match of blocks that take minutes, and its two workers at work."""
    words = ["arena", "godfather", "--bots", "expert,greedy", "--jobs", "2", "--keep", str(file)]
    program = subprocess.Popen(
        [sys.executable, "-m", "consigliere.cli.main", *words], stderr=subprocess.PIPE, text=True
    )
    until = time.monotonic() + 180
    while time.monotonic() < until:
        found = [
            pid for pid in children(program.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]
        if len(found) == 2 and file.exists():
            break
        time.sleep(0.1)
    time.sleep(2.0)
    return program, found


@pytest.mark.slow
@pytest.mark.parametrize("dead", ["program", "worker"])
def test_a_match_that_is_stopped_alone_ends_at_once_and_says_what_is_kept(dead: str, tmp_path: Path) -> None:
    """Only the program hears the signal, or only a worker dies: nobody waits for the blocks of the others."""
    file = tmp_path / "kept"
    program, workers = begun_match(file)
    try:
        assert len(workers) == 2
        if dead == "program":
            program.send_signal(signal.SIGINT)
        else:
            os.kill(workers[0], signal.SIGKILL)
        _, err = program.communicate(timeout=120)
        assert f"stopped; 0 blocks are kept in {file}, the same command goes on\n" in err
        assert program.returncode == (130 if dead == "program" else 1)
        assert ("was ended from outside" in err) == (dead == "worker")
        assert "Traceback" not in err
        assert not any(map(alive, workers))
    finally:
        program.kill()
        program.wait()


@pytest.mark.slow
@pytest.mark.parametrize("after", [0.1, 0.3, 0.6])
def test_workers_that_are_stopped_while_they_start_say_nothing(after: float, tmp_path: Path) -> None:
    words = ["arena", "godfather", *BOTS, "--blocks", "5000", "--jobs", "2", "--json"]
    program = subprocess.Popen(
        [sys.executable, "-m", "consigliere.cli.main", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        until = time.monotonic() + 180
        while len(children(program.pid)) < 2 and time.monotonic() < until:
            time.sleep(0.01)
        time.sleep(after)
        os.killpg(program.pid, signal.SIGINT)
        _, err = program.communicate(timeout=120)
        assert err == "consigliere: stopped; nothing is kept (--keep FILE keeps every finished block)\n"
        assert program.returncode == 130
    finally:
        program.kill()
        program.wait()


@pytest.mark.slow
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_their_program(end: signal.Signals) -> None:
    words = ["arena", "godfather", *BOTS, "--blocks", "5000", "--jobs", "2", "--json"]
    program = subprocess.Popen([sys.executable, "-m", "consigliere.cli.main", *words], stdout=subprocess.PIPE)
    try:
        until = time.monotonic() + 180
        while len(workers := children(program.pid)) < 3 and time.monotonic() < until:
            time.sleep(0.1)
        assert len(workers) >= 3, "two workers and the one that tidies up after them"
        program.send_signal(end)
        program.wait(120)
        until = time.monotonic() + 180
        while any(map(alive, workers)) and time.monotonic() < until:
            time.sleep(0.1)
        assert not any(map(alive, workers))
    finally:
        program.kill()
        assert program.stdout is not None
        program.stdout.close()
        program.wait()


# -- early stop


def always(winner: bool) -> Any:
    """Blocks that the first bot wins or loses, with a little noise."""

    def block(match: Match, block: int) -> dict[str, Any]:
        games = []
        for rotation in range(match.players):
            first = winner != (rotation == block % match.players)
            seat = rotation if first else (rotation + 1) % match.players
            scores = [10 if n == seat else 5 for n in range(match.players)]
            times = [{"0": 1}] * match.players
            games.append({"scores": scores, "winners": [seat], "decisions": 4, "times": times})
        return {"block": block, "games": games}

    return block


@pytest.mark.parametrize(("winner", "bar"), [(True, 0.4), (False, 0.6)])
def test_it_stops_when_the_interval_is_clear_of_the_bar(
    winner: bool, bar: float, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "play_block", always(winner))
    match = ["godfather", *BOTS, "--blocks", "50"]
    found = report(capsys, *match, "--bar", str(bar))
    assert found["blocks"] == 20, "not before so many blocks"
    assert (found["win_share"] > 0.5) == winner
    assert found["bar"] == bar and found["stopped_early"]
    assert report(capsys, *match)["blocks"] == 50, "without a bar all are played"
    close = report(capsys, *match, "--bar", str(found["win_share"]))
    assert close["blocks"] == 50, "too close to call"
    assert run(*match, "--bar", str(bar)) == 0
    out = capsys.readouterr().out
    assert "in 20 blocks, stopped before 50" in out
    assert f"{'above' if winner else 'below'} the bar of {100 * bar:.1f} %" in out


# -- for people


def test_the_narrowest_terminal_is_wide_enough(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "10")
    monkeypatch.setattr(arena, "play_block", played_once)
    assert run("chicago", *BOTS, "--players", "2", "--blocks", "1") == 0
    assert "●" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("width", [80, 120])
def test_what_people_read_fits(width: int, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setattr(arena, "play_block", played_once)
    bots = "medium:businessman,search:aggressive@2it,greedy"
    assert run("chicago", "--bots", bots, "--players", "3", "--blocks", "2", "--bar", "0.4") == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= width
    assert "medium:businessman against search:aggressive@2it, greedy" in out
    assert "chicago · 3 players · 6 games in 2 blocks · seed 1" in out
    assert "95 % interval" in out and "fair share 33.3 %" in out and "the bar of 40.0 %" in out
    assert "p95 ms" in out and "wins by seat" in out and "● win share" in out
    assert "\x1b" not in out


def test_the_plot() -> None:
    found = {"win_share": 0.5, "interval": [0.25, 0.75], "fair_share": 0.0}
    cells = plot(found, 1.0, 41).plain.removeprefix("  0 % ").removesuffix(" 100 %")
    assert cells == "┊" + "·" * 9 + "━" * 10 + "●" + "━" * 10 + "·" * 9 + "┃"
    assert "┃" not in plot(found, None, 41).plain


def test_the_headline_says_on_which_side_of_the_bar() -> None:
    found = {"win_share": 0.5, "interval": [0.4, 0.6], "fair_share": 0.25}
    said = {bar: headline(found, bar).plain.splitlines()[1] for bar in (0.3, 0.5, 0.7)}
    assert said == {
        0.3: "above the bar of 30.0 %",
        0.5: "not clear of the bar of 50.0 %",
        0.7: "below the bar of 70.0 %",
    }


def times() -> Iterator[tuple[float, str]]:
    yield from ((0.0341, "0.034"), (2.345, "2.3"), (105.2, "105"), (2004.0, "2,004"))


def test_times_keep_three_digits_or_so() -> None:
    for value, said in times():
        assert milliseconds(value) == said


@pytest.mark.slow
def test_a_ray_cluster_plays_the_same_blocks(tmp_path: Path, capsys: Capture) -> None:
    """A real cluster on this machine, search within a budget in playouts: all but the times is the same."""
    ray: Any = import_module("ray")
    args = ["chicago", "--bots", "search@8it,greedy", "--players", "2", "--blocks", "3", "--seed", "5"]
    try:
        there = report(capsys, *args, "--ray", "--keep", str(tmp_path / "there"))
    finally:
        ray.shutdown()
    here = report(capsys, *args, "--keep", str(tmp_path / "here"))
    assert timeless(there) == timeless(here)
    assert kept(tmp_path / "there") == kept(tmp_path / "here") and len(kept(tmp_path / "here")) == 3
