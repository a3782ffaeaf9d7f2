"""`consigliere backup` and `restore`: a copy of one moment while moves are made; the games go on with it."""

import json
import random
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from consigliere.cli.main import main
from tests.server.live import answer, Person, Server, Socket

TABLES = 3


class Busy:
    """People who play on and on against bots; `done` counts acknowledged moves by table."""

    def __init__(self, server: Server) -> None:
        self.ann = Person(server, "Ann")
        self.stop = threading.Event()
        self.done: dict[str, int] = {}
        self.faults: list[BaseException] = []
        for _ in range(TABLES):
            table = str(self.ann.table(game="godfather", players=2, levels=["random"])["id"])
            assert self.ann.http("POST", f"/api/tables/{table}/start")[0] == 200
            self.done[table] = 0

    def run(self) -> None:
        try:
            sockets = {table: self.ann.socket() for table in self.done}
            rng = random.Random(1)
            for table, socket in sockets.items():
                socket.join(table)
            while not self.stop.is_set():
                for table, socket in sockets.items():
                    self.done[table] += move(socket, table, rng)
            for socket in sockets.values():
                socket.close()
        except BaseException as fault:
            self.faults.append(fault)
            raise


def move(socket: Socket, table: str, rng: random.Random) -> int:
    question = socket.asked(table)
    if question is None:
        return 0
    done = socket.command("do", table, decision=question["decision"], **answer(question, rng))
    assert done["type"] == "done", done
    return 1


@contextmanager
def busy(server: Server) -> Iterator[Busy]:
    people = Busy(server)
    thread = threading.Thread(target=people.run)
    thread.start()
    try:
        yield people
    finally:
        people.stop.set()
        thread.join(60)
        assert not people.faults, people.faults


def moves_in(path: Path, table: str) -> int:
    """Ann's moves in a store; she is in seat 0."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as db:
        bodies = db.execute("SELECT body FROM records WHERE table_id = ? AND kind = 'did'", (table,))
        return sum(json.loads(body)["seat"] == 0 for (body,) in bodies)


def reached(people: Busy, least: int) -> dict[str, int]:
    """Wait until so many moves were acknowledged at each table; the numbers then."""
    pause = threading.Event()
    for _ in range(1200):
        if min(people.done.values()) >= least or people.faults:
            break
        pause.wait(0.05)
    assert min(people.done.values()) >= least, people.faults
    return dict(people.done)


@pytest.mark.slow
def test_copied_while_moves_are_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    copies: list[tuple[Path, dict[str, int]]] = []
    with Server(tmp_path / "one", "--no-limits") as server, busy(server) as people:
        for n in range(3):
            done = reached(people, 4 * (n + 1))
            copy = tmp_path / f"copy-{n}.db"
            assert main(["backup", server.db, str(copy), "--json"]) == 0
            report = json.loads(capsys.readouterr().out)
            assert report["tables"] == report["games"] == TABLES and not report["broken"]
            assert copy.stat().st_mode & 0o077 == 0
            copies.append((copy, done))
        # planted: a copy of the file alone; who reads keeps what is written from now on out of it
        plain, file = tmp_path / "plain.db", server.db.removeprefix("sqlite:///")
        with closing(sqlite3.connect(file)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM records").fetchone()
            after = reached(people, max(people.done.values()) + 2)
            shutil.copy(file, plain)
    for copy, done in copies:
        assert all(moves_in(copy, table) >= count for table, count in done.items())
    assert short(plain, after), "a plain copy would have done as well"
    # elsewhere
    db = f"sqlite:///{tmp_path / 'two' / 'tables.db'}"
    assert main(["restore", str(copies[-1][0]), db]) == 0
    assert "all of them replay" in capsys.readouterr().out
    with Server(tmp_path / "two", "--no-limits", db=db) as other:
        people.ann.server = other  # the same cookie: the key came with the copy
        for table in people.done:
            socket = people.ann.socket()
            assert socket.join(table)["meta"]["status"] in ("playing", "over")
            for _ in range(3):
                move(socket, table, random.Random(2))
            socket.close()
        assert "Traceback" not in other.logged()
    assert sorted(path.name for path in tmp_path.iterdir() if "partial" in path.name) == []


def short(path: Path, done: dict[str, int]) -> bool:
    """Whether acknowledged moves are missing, or it is no store at all."""
    try:
        return any(moves_in(path, table) < count for table, count in done.items())
    except sqlite3.Error:
        return True


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("store")
    with Server(folder, "--no-limits") as server:
        Person(server, "Ann").table(game="chicago", players=2)
    return folder / "tables.db"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "named"),
    [
        (["backup", "{db}", "{there}"], "there already"),
        (["backup", "sqlite:///{folder}/none.db", "{new}"], "none.db"),
        (["backup", "sqlite:///", "{new}"], "sqlite:///path"),
        (["backup", "postgresql://u:word@h/d", "{new}"], "pg_dump"),
        (["backup", "sqlite:///{there}", "{new}"], "there.db"),
        (["backup", "{db}", "{folder}/no/such/folder.db"], "cannot be written"),
        (["restore", "{folder}/none.db", "sqlite:///{new}"], "none.db"),
        (["restore", "{file}", "{db}"], "there already"),
        (["restore", "{file}", "{new}"], "sqlite:///path"),
        (["restore", "{file}", "sqlite:///{worn}"], "worn.db-wal"),
    ],
)
def test_nothing_half_done(
    store: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str], named: str
) -> None:
    (tmp_path / "there.db").write_bytes(b"something else")
    (tmp_path / "worn.db-wal").write_bytes(b"of an older store")
    before = sorted(tmp_path.iterdir())
    places = {"db": f"sqlite:///{store}", "file": str(store), "folder": str(tmp_path)}
    places |= {name: str(tmp_path / f"{name}.db") for name in ("there", "new", "worn")}
    assert main([word.format(**places) for word in command]) == 2
    out, err = capsys.readouterr()
    assert out == "" and named in err and err.count("\n") == 1 and "word@" not in err
    assert sorted(tmp_path.iterdir()) == before
    assert (tmp_path / "there.db").read_bytes() == b"something else"


def test_a_faulty_game_is_named(store: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The copy is as faulty as the store; that is told, and the copy is kept."""
    broken = tmp_path / "broken.db"
    shutil.copy(store, broken)
    with closing(sqlite3.connect(broken)) as db:
        db.execute("UPDATE records SET kind = 'unheard-of' WHERE seq = 1")
        db.commit()
    assert main(["backup", f"sqlite:///{broken}", str(tmp_path / "copy.db")]) == 1
    assert "do not replay" in capsys.readouterr().out and (tmp_path / "copy.db").is_file()
