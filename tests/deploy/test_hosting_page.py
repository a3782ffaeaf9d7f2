"""docs/hosting.md proves itself: its commands are carried out, its tables name what there is."""

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from consigliere.cli.main import parser
from consigliere.server.limits import Rates
from consigliere.server.metrics import Metrics
from tests.deploy.page import blocks, Host, PAGE
from tests.server.live import answer, Person, Socket
from tests.server.services import postgres_url, running_services
from tools import programs

__all__ = ["postgres_url", "running_services"]
TEXT = PAGE.read_text(encoding="utf-8")


@pytest.fixture
def folder() -> Iterator[Path]:
    """Elsewhere than in pytest's own folder, whose long names are none for sockets and scripts."""
    with tempfile.TemporaryDirectory(prefix="hosting-") as place:
        yield Path(place)


def moves(person: Person, table: str, count: int) -> Socket:
    import random

    socket = person.socket()
    socket.join(table)
    rng = random.Random(count)
    for _ in range(count):
        question = socket.asked(table)
        assert question is not None
        done = socket.command("do", table, decision=question["decision"], **answer(question, rng))
        assert done["type"] == "done", done
    return socket


def started(person: Person) -> str:
    table = str(person.table(game="godfather", players=2, levels=["random"])["id"])
    assert person.http("POST", f"/api/tables/{table}/start")[0] == 200
    return table


@pytest.mark.slow
def test_one_machine(folder: Path) -> None:
    """Installed, started, backed up, played on, restored to before, upgraded: in the page's order."""
    programs.install(["curl"])
    host = Host(folder)
    try:
        install, first, front = blocks(TEXT, "One machine")
        assert "consigliere 0.1.0" in host.block(install)
        assert '"well":true' in host.block(first).replace(" ", "")
        host.block(front)
        assert (folder / "etc/consigliere/consigliere.env").stat().st_mode & 0o077 == 0
        ann = Person(host.server, "Ann")
        table = started(ann)
        socket = moves(ann, table, 4)
        assert socket.command("say", table, text="before the backup")["type"] == "done"
        socket.close()
        backup, restore, *_ = blocks(TEXT, "Backup")
        assert "all of them replay" in host.block(backup)
        later = moves(ann, table, 3)
        assert later.command("say", table, text="after the backup")["type"] == "done"
        later.close()
        host.block(restore)
        back = ann.socket()
        said = str(back.join(table))
        assert "before the backup" in said and "after the backup" not in said
        back.close()
        moves(ann, table, 3).close()
        (upgrade,) = blocks(TEXT, "Upgrade")
        assert "all of them replay" in host.block(upgrade)
        moves(ann, table, 3).close()
        looking, acting = blocks(TEXT, "People")
        person = re.search(r"person:([\w-]+)", host.block(looking))
        assert person is not None
        acting = [
            line.replace("person:ID", person[0]).replace("table:ID", f"table:{table}") for line in acting
        ]
        told = host.block(acting)
        assert "shouting at others" in told and f"closed: table:{table}" in told
        assert ann.http("GET", "/api/me")[0] == 200
        (counters,) = blocks(TEXT, "Counters")
        told = host.block(counters)
        assert "consigliere_sockets" in told
        (log,) = blocks(TEXT, "Log")
        assert "Traceback" not in host.block(log)
    finally:
        host.close()


@pytest.mark.slow
def test_two_nodes(folder: Path, tmp_path: Path, postgres_url: str) -> None:
    from tests.server.live import Server

    url = urlsplit(postgres_url)
    settings = {"PGHOST": url.hostname, "PGPORT": url.port, "PGPASSWORD": url.password}
    host = Host(folder, {name: str(value) for name, value in settings.items()})
    name = url.path.removeprefix("/")
    host.mapped = lambda text, mapped=host.mapped: renamed(mapped(text), name)  # type: ignore[method-assign,misc]
    host.block(blocks(TEXT, "Two nodes")[0])
    dump, load = blocks(TEXT, "Backup")[2:]
    with Server(tmp_path, "--no-limits", db=postgres_url) as server:
        ann = Person(server, "Ann")
        table = started(ann)
        moves(ann, table, 4).close()
        host.block(dump)
        moves(ann, table, 3).close()
        server.stop()
        host.block(load)
        server.start()
        moves(ann, table, 3).close()
        assert "Traceback" not in server.logged()


def renamed(line: str, database: str) -> str:
    """The tests have databases of other names; the user is the same."""
    before = "--force |--dbname |--format custom |createdb --username consigliere "
    return re.sub(rf"({before})consigliere\b", rf"\g<1>{database}", line)


@pytest.mark.parametrize(
    "line",
    [
        "systemctl start consiglieri",
        "systemctl restart consigliere",
        "install -m 644 deploy/missing.conf /etc/nginx/conf.d/x.conf",
        "docker compose --env-file missing.env up",
        "docker compose up",
        "python3 -c 'raise SystemExit(3)'",
    ],
)
def test_a_wrong_command_is_found(folder: Path, line: str) -> None:
    host = Host(folder)
    with pytest.raises(AssertionError):
        host.block([line])


def test_every_counter_is_explained() -> None:
    rows = {name for line in TEXT.splitlines() if line.startswith("| `consigliere_") for name in named(line)}
    kinds = re.findall(r"^# TYPE (consigliere_\w+) (\w+)$", Metrics().text().decode(), re.MULTILINE)
    made = {name for name, kind in kinds if not name.endswith("_created")}
    assert rows == made


def named(line: str) -> list[str]:
    return re.findall(r"`(consigliere_\w+)", line.split("|")[1])


def test_the_options_it_names_exist(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["serve", "--help"])
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    named = {"--proxy", "--metrics-open", "--origin", "--home", "--private-webhooks", "--keep-days"}
    named |= {"--allowed-host"}
    assert all(option in TEXT for option in named) and named | {"--bot-workers"} <= known


def test_the_limits_it_names_are_the_limits() -> None:
    rates = Rates()
    frames, makes = rates.frames, rates.makes
    for words in (
        f"{frames.each_second} messages a second and person ({frames.at_once} at once)",
        f"{rates.frames_address.each_second} an address",
        f"{rates.requests.each_second} requests a second and person",
        f"{rates.requests_address.each_second} an address",
        f"every {1 / makes.each_second:.0f} seconds an address ({makes.at_once} at once)",
        f"{rates.sockets_address} sockets an address",
    ):
        assert words in TEXT, words
