"""Data sets: what is written comes back, results are right, nothing half done is left, journals count."""

import json
import os
import random
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.research import dataset_command
from consigliere.research.dataset import COLUMNS, Dataset, DatasetError, INDEX, Record, write, Writer
from consigliere.research.dataset_command import main
from consigliere.research.observation import encoder
from consigliere.research.players import players_of
from consigliere.research.recording import bot_games, from_journal, journal_games
from consigliere.research.table import rules_of
from tests.journals.replaying import golden

PACKS = Path(__file__).resolve().parents[2] / "docs" / "balance" / "packs"
every_game = pytest.mark.parametrize("game", list(GAMES))


def records(game: str, games: int, bots: str = "random", players: int = 3) -> list[Record]:
    rules = rules_of(game)
    return list(bot_games(rules, players_of(bots, players, rules), games, 9))


@every_game
def test_what_is_written_comes_back(game: str, tmp_path: Path) -> None:
    rules, games = rules_of(game), records(game, 3)
    data = write(tmp_path / "set", rules, games, {"seed": 9}, shard=100)
    rows = [(n, row) for n, record in enumerate(games) for row in record.decisions if len(row.legal) > 1]
    assert len(data) == len(rows) and data.about["games"] == 3 and data.about["seed"] == 9
    sizes = [len(batch) for batch in data.batches()]
    assert set(sizes[:-1]) == {100} and len(sizes) == -(-len(rows) // 100)
    whole = data.all()
    for i, (n, row) in enumerate(rows):
        assert np.array_equal(whole.observation[i], row.observation)
        assert np.flatnonzero(whole.mask[i]).tolist() == sorted(row.legal)
        assert whole.mask[i, whole.action[i]] and whole.action[i] == row.action
        end = games[n].end
        scores, winners = rules.scores(end), rules.winners(end)
        assert (whole.game[i], whole.seat[i], whole.players[i]) == (n, row.seat, 3)
        assert whole.bot[i] == (row.seat - n) % 3
        assert whole.score[i] == scores[row.seat]
        assert whole.win[i] == pytest.approx((row.seat in winners) / len(winners))
        others = [score for seat, score in enumerate(scores) if seat != row.seat]
        assert whole.margin[i] == scores[row.seat] - max(others)


@every_game
def test_the_same_seed_writes_the_same(game: str) -> None:
    one, two = records(game, 2), records(game, 2)
    assert [[row.action for row in record.decisions] for record in one] == [
        [row.action for row in record.decisions] for record in two
    ]
    assert len(one[0].decisions) != len(one[1].decisions), "another game each time"


def test_forced_decisions_are_left_out_unless_wanted(tmp_path: Path) -> None:
    games = records("chicago", 1)
    rules = rules_of("chicago")
    assert len(write(tmp_path / "all", rules, games, forced=True)) == len(games[0].decisions)
    assert len(write(tmp_path / "real", rules, games)) < len(games[0].decisions)


# -- journals


@every_game
def test_a_journal_gives_the_rows_of_its_game(game: str) -> None:
    """Played through the checked face with take-backs and reconsidered choices; only what counted is kept."""
    rules = rules_of(game)
    table, rng = Game(rules, 3, Stream(5)), random.Random(5)
    kept: list[tuple[int, int, int]] = []  # prompt, seat, action
    taken_back = reconsidered = 0
    while not table.over:
        seat, prompt = rng.choice(table.seats_to_act), table.prompt_id
        action = rng.choice(table.legal_for(seat)).index
        assert table.submit(seat, action)
        kept.append((prompt, seat, action))
        if table.prompt_id == prompt and rng.random() < 0.3:  # choices of others are still out
            assert table.reconsider(seat)
            kept = [row for row in kept if row[:2] != (prompt, seat)]
            reconsidered += 1
        elif rng.random() < 0.2 and table.take_back(seat):
            kept.pop()
            taken_back += 1
    assert taken_back > 3 and reconsidered > 1
    record = from_journal(Journal.from_text(table.journal.to_text()), rules)
    assert record is not None
    assert [(row.seat, row.action) for row in record.decisions] == [row[1:] for row in kept]
    assert list(rules.scores(record.end)) == table.scores
    write_tensor = encoder(game)
    again = Game(rules, 3, Stream(5))
    first = record.decisions[0]
    assert np.array_equal(first.observation, write_tensor.tensor(again.view(first.seat, knowledge=False)))


def golden_files(folder: Path, game: str, *names: str) -> list[Path]:
    """Golden games as files of their own."""
    files = [folder / f"{name.replace('/', '-')}.journal" for name in names]
    for file, name in zip(files, names, strict=True):
        file.write_text(golden(game)[name].journal, encoding="utf-8")
    return files


@every_game
def test_golden_games_are_read(game: str, tmp_path: Path) -> None:
    files = golden_files(tmp_path, game, *sorted(golden(game))[:3])
    found = list(journal_games(rules_of(game), files))
    assert len(found) == 3
    for record in found:
        assert len(record.decisions) > 100
        assert all(row.action in row.legal for row in record.decisions)


def test_games_of_earlier_rules_are_told_apart(tmp_path: Path) -> None:
    """Other versions have other cards: every row says by which rules it was played."""
    files = golden_files(tmp_path, "godfather", "v1/random-000", "v4/random-000")
    rules = rules_of("godfather")
    data = write(tmp_path / "set", rules, journal_games(rules, files))
    assert data.about["contents"] == {"1": rules.at(1).content_hash, "4": rules.content_hash}
    assert rules.at(1).content_hash != rules.content_hash
    whole = data.all()
    assert {*zip(whole.game.tolist(), whole.rules.tolist(), strict=True)} == {(0, 1), (1, 4)}


def test_a_cut_game_has_no_outcome() -> None:
    table = Game(rules_of("chicago"), 2, Stream(1))
    assert from_journal(Journal.from_text(table.journal.to_text()), table.rules) is None


# -- reading


def test_what_is_no_data_set_is_named(tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match="holds no data set"):
        Dataset(tmp_path)
    (tmp_path / INDEX).write_text("[]", encoding="utf-8")
    with pytest.raises(DatasetError, match="of this version"):
        Dataset(tmp_path)
    folder = tmp_path / "set"
    write(folder, rules_of("chicago"), [])
    with pytest.raises(DatasetError, match="holds no decision"):
        Dataset(folder).all()
    about = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    (folder / INDEX).write_text(json.dumps(about | {"layout": "another"}), encoding="utf-8")
    with pytest.raises(DatasetError, match="another layout"):
        Dataset(folder)


@pytest.mark.parametrize("fault", ["gone", "cut", "empty", "another"])
def test_a_damaged_data_set_is_named(fault: str, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    data = write(folder, rules_of("chicago"), records("chicago", 1))
    shard = folder / data.about["shards"][0]
    if fault == "gone":
        shard.unlink()
    elif fault == "another":
        np.savez(shard, action=np.zeros(3))
    else:
        shard.write_bytes(shard.read_bytes()[: 2000 if fault == "cut" else 0])
    with pytest.raises(DatasetError, match="lacks its shard" if fault == "gone" else "is damaged"):
        Dataset(folder).all()
    index = folder / INDEX
    about = json.loads(index.read_text(encoding="utf-8"))
    del about["rows"]
    index.write_text(json.dumps(about), encoding="utf-8")
    with pytest.raises(DatasetError, match="lacks rows"):
        Dataset(folder)


@pytest.mark.parametrize("fault", ["at the last shard", "at the index", "asked to end"])
def test_nothing_half_done_is_left(fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object, **more: object) -> None:
        raise OSError(28, "No space left on device")

    def ended() -> Iterator[Record]:
        yield from records("chicago", 1)
        raise SystemExit(143)

    rules, games = rules_of("chicago"), records("chicago", 1)
    if fault == "at the last shard":
        monkeypatch.setattr(np, "savez_compressed", full)
        with pytest.raises(DatasetError, match="set cannot be written: No space left on device"):
            write(tmp_path / "set", rules, games)
    elif fault == "at the index":
        monkeypatch.setattr(Path, "write_text", full)
        with pytest.raises(OSError, match="No space left"):
            write(tmp_path / "set", rules, games)
    else:
        with pytest.raises(SystemExit):
            write(tmp_path / "set", rules, ended(), shard=10)
    assert [*tmp_path.iterdir()] == []


def test_what_is_known_of_a_data_set_cannot_be_talked_over(tmp_path: Path) -> None:
    data = write(tmp_path / "set", rules_of("chicago"), records("chicago", 1), {"rows": -3, "own": 1})
    assert len(data) > 50 and data.about["own"] == 1


class NeverPlayed:
    def __iter__(self) -> Iterator[Record]:
        raise AssertionError("a game was asked for")


def test_what_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match="cannot be written as JSON"):
        write(tmp_path / "set", rules_of("chicago"), NeverPlayed(), {"x": np.int64(1)})
    with pytest.raises(DatasetError, match="a game of chicago; this data set is of godfather"):
        write(tmp_path / "set", rules_of("godfather"), records("chicago", 1))
    assert [*tmp_path.iterdir()] == []


INDEX_FAULTS: list[dict[str, Any]] = [
    {"game": "foo"},
    {"game": []},
    {"shards": None},
    {"shards": [5]},
    {"shards": ["shard-00000.npz", "shard-00000.npz"]},
    {"actions": "a"},
    {"actions": 3},
    {"length": 5},
    {"rows": None},
    {"rows": True},
    {"rows": 99999},
    {"contents": []},
]


@pytest.mark.slow
@pytest.mark.parametrize("fault", INDEX_FAULTS, ids=str)
def test_a_damaged_index_is_named(fault: dict[str, Any], tmp_path: Path) -> None:
    folder = tmp_path / "set"
    data = write(folder, rules_of("chicago"), records("chicago", 1))
    (folder / INDEX).write_text(json.dumps(data.about | fault), encoding="utf-8")
    with pytest.raises(DatasetError, match=r"is damaged: |holds \d+ decisions; its index says 99999"):
        Dataset(folder).all()
    (folder / INDEX).write_text("[" * 100_000, encoding="utf-8")
    with pytest.raises(DatasetError, match="holds no data set"):
        Dataset(folder)


def cut(columns: dict[str, Any], rows: int, *names: str) -> None:
    for name in names or columns:
        columns[name] = columns[name][:rows]


SHARD_FAULTS: dict[str, Callable[[dict[str, Any]], object]] = {
    "a column cut": lambda c: cut(c, 5, "action"),
    "all columns cut": lambda c: cut(c, 10),
    "narrow": lambda c: c.update(observation=c["observation"][:, :5]),
    "narrow mask": lambda c: c.update(mask=c["mask"][:, :5]),
    "mask of floats": lambda c: c.update(mask=c["mask"].astype(float)),
    "flat mask": lambda c: c.update(mask=c["mask"][0]),
    "no rows": lambda c: c.update(action=np.int16(3)),
}


@pytest.mark.slow
@pytest.mark.parametrize("fault", SHARD_FAULTS)
def test_a_damaged_column_is_named(fault: str, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    data = write(folder, rules_of("chicago"), records("chicago", 1))
    shard = folder / data.about["shards"][0]
    with np.load(shard) as found:
        columns = dict(found)
    SHARD_FAULTS[fault](columns)
    np.savez(shard, **columns)
    with pytest.raises(DatasetError, match=r"is damaged: its column|holds 10 decisions; its index says"):
        Dataset(folder).all()


def test_a_shard_with_a_bit_turned_is_never_read_as_another(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    data = write(folder, rules_of("chicago"), records("chicago", 1))
    whole, shard, dice = data.all(), folder / data.about["shards"][0], random.Random(3)
    sound = shard.read_bytes()
    found = 0
    for _ in range(80):
        damaged = bytearray(sound)
        damaged[dice.randrange(len(sound))] ^= 1 << dice.randrange(8)
        shard.write_bytes(damaged)
        try:
            read = Dataset(folder).all()
        except DatasetError:
            found += 1
        else:  # a bit that nothing is made of, such as a date
            assert all(np.array_equal(getattr(read, c), getattr(whole, c)) for c in COLUMNS)
    assert found > 60
    np.save(shard.with_suffix(".npy"), np.zeros(3))
    shard.with_suffix(".npy").rename(shard)
    with pytest.raises(DatasetError, match="is damaged"):
        Dataset(folder).all()


# -- the command


@pytest.mark.slow
@pytest.mark.parametrize("where", ["add", "_flush", "_finish"])
def test_a_stop_while_it_writes_loses_nothing(
    where: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C comes in the middle of the writing: what is finished is kept, and no other game is begun."""
    played: list[Record] = []
    writing = getattr(Writer, where)

    def one_after_the_other(*args: object) -> Iterator[Record]:
        for record in records("chicago", 4):
            played.append(record)
            yield record

    def interrupted(writer: Writer, *args: object) -> None:
        if len(played) == 2 or where == "_finish":
            os.kill(os.getpid(), signal.SIGINT)
        writing(writer, *args)

    monkeypatch.setattr(dataset_command, "bot_games", one_after_the_other)
    monkeypatch.setattr(Writer, where, interrupted)
    out = tmp_path / "set"
    words = [
        "bots",
        "--game",
        "chicago",
        "--players",
        "3",
        "--games",
        "4",
        "--shard",
        "20",
        "--out",
        str(out),
    ]
    assert main(words) == 130
    games = 4 if where == "_finish" else 2
    assert Dataset(out).about["games"] == games == len(played)
    assert f"finished before it are in {out}\n" in capsys.readouterr().err
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize("finished", [0, 2])
def test_games_finished_before_a_stop_are_kept(
    finished: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*args: object) -> Iterator[Record]:
        yield from records("chicago", finished)
        raise KeyboardInterrupt

    monkeypatch.setattr(dataset_command, "bot_games", stopped)
    out = tmp_path / "set"
    assert main(["bots", "--game", "chicago", "--games", "9", "--out", str(out)]) == 130
    err = capsys.readouterr().err
    if finished:
        assert Dataset(out).about["games"] == 2 and f"finished before it are in {out}\n" in err
    else:
        assert [*tmp_path.iterdir()] == [] and "stopped; nothing is kept\n" in err


def test_the_command_writes_and_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "set")
    bots = ["bots", "--game", "chicago", "--players", "2", "--games", "2", "--bots", "random,greedy"]
    assert main([*bots, "--option", "no-city-cards", "--seed", "3", "--out", out]) == 0
    written = capsys.readouterr().out
    assert "of 2 games, 1 shards" in written and "959 actions" in written
    assert main(["show", out]) == 0
    assert capsys.readouterr().out == written
    data = Dataset(out)
    assert data.about["options"]["no-city-cards"] is True
    rows = data.all()
    for name, bot in (("random", 0), ("greedy", 1)):  # one sits in seat 0 first, then in seat 1
        assert data.about["bots"][bot] == name
        own = rows.bot == bot
        sat = set(zip(rows.game[own].tolist(), rows.seat[own].tolist(), strict=True))
        assert sat == {(0, bot), (1, 1 - bot)}
    assert main([*bots, "--out", out]) == 2
    assert capsys.readouterr().err.endswith("set exists already\n")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("bots --game poker", "invalid choice: 'poker'"),
        ("bots --game chicago --players 7", "chicago is for 2 to 4 players, not 7"),
        ("bots --game chicago --games 0", "'0' is not a whole number from 1 on"),
        ("bots --game chicago --bots clever", "no bot called 'clever'"),
        ("bots --game chicago --bots greedy,greedy", "2 bots for 4 seats"),
        ("bots --game chicago --option haste", "unknown table option 'haste'"),
        ("bots --game chicago --shard 0", "'0' is not a whole number from 1 on"),
        ("journals --game chicago missing.journal", "missing.journal: No such file"),
        ("journals --game chicago README.md", "README.md is no journal of chicago: Line 1"),
        ("journals --game chicago CUT", "no game of these journals is finished"),
        ("journals --game chicago LOGO", "LOGO is no journal of chicago"),
        ("bots --game chicago --content nowhere", "the content of nowhere cannot be used"),
        ("show nowhere", "nowhere holds no data set"),
        ("", "required"),
    ],
)
def test_bad_input_is_one_clear_line(
    words: str,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "README.md").write_text("hello\n", encoding="utf-8")
    cut = Game(rules_of("chicago"), 2, Stream(1)).journal.to_text()
    (tmp_path / "CUT").write_text(cut, encoding="utf-8")
    (tmp_path / "LOGO").write_bytes(b"\xff\xfe\x00")
    arguments = words.split()
    if arguments[:1] != ["show"] and arguments:
        arguments += ["--out", "set"]
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert message in told.err and told.err.count("\n") == 1 and told.out == ""
    assert sorted(path.name for path in tmp_path.iterdir()) == ["CUT", "LOGO", "README.md"], (
        "nothing half done"
    )


def test_one_bot_for_all_is_named_for_each(tmp_path: Path) -> None:
    out = str(tmp_path / "set")
    assert main(["bots", "--game", "chicago", "--players", "3", "--games", "1", "--out", out]) == 0
    data = Dataset(out)
    assert [data.about["bots"][bot] for bot in sorted(set(data.all().bot.tolist()))] == ["greedy"] * 3


def test_journals_left_out_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cut = tmp_path / "cut.journal"
    cut.write_text(Game(rules_of("chicago"), 2, Stream(1)).journal.to_text(), encoding="utf-8")
    (whole,) = golden_files(tmp_path, "chicago", "v1/random-000")
    out = tmp_path / "set"
    assert main(["journals", "--game", "chicago", str(cut), str(whole), "--out", str(out)]) == 0
    assert "left out: 1 of 2 journals" in capsys.readouterr().out
    assert set(Dataset(out).all().bot.tolist()) == {-1}


def test_games_with_a_pack_and_journals_as_json_are_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack, out, file = PACKS / "bills-20-25-36-39", tmp_path / "set", tmp_path / "game.json"
    table, rng = Game(ruleset("godfather", [pack]), 2, Stream(5)), random.Random(5)
    while not table.over:
        seat = table.seats_to_act[0]
        table.submit(seat, rng.choice(table.legal_for(seat)).index)
    file.write_text(json.dumps(table.journal.to_json()), encoding="utf-8")
    words = ["journals", "--game", "godfather", str(file), "--out", str(out)]
    assert main(words) == 2
    assert "other card values" in capsys.readouterr().err
    assert main([*words, "--content", str(pack)]) == 0
    assert [*Dataset(out).about["contents"].values()] == [table.rules.content_hash]
    file.write_text("{", encoding="utf-8")
    assert main([*words[:-1], str(tmp_path / "other")]) == 2
    assert "is no journal of godfather" in capsys.readouterr().err


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--game", "chicago", "--out", str(tmp_path / "no" / "set")]) == 2
    assert "is no folder" in capsys.readouterr().err
