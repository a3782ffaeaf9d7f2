"""What a host watches: counters that count, for his eyes alone; whose word is taken for an address."""

import random
import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from consigliere.cli.main import main
from consigliere.server.limits import Rates
from consigliere.server.metrics import Metrics
from tests.server.live import answer, Person, Server
from tests.server.test_tables import settle, to_act, two_at_a_table

TOKEN = "a-token-of-the-tests-0123456789"
ELSEWHERE = {"x-forwarded-for": "198.51.100.9"}


def counted(text: str) -> dict[str, float]:
    found = re.findall(r"^(consigliere_\w+(?:\{[^}]*\})?) ([0-9.e+-]+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


def metrics(server: Server, **headers: str) -> tuple[int, str]:
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with urllib.request.urlopen(
            urllib.request.Request(f"{server.url}/api/metrics", headers=sent)
        ) as found:
            return found.status, found.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def test_what_happens_is_counted(server: Server, ann: Person, bob: Person) -> None:
    before = counted(metrics(server)[1])
    table, a, b = two_at_a_table(ann, bob)
    rng = random.Random(1)
    for _ in range(4):
        settle(table, a, b)
        one, question = to_act(table, a, b)
        assert one.command("do", table, "k", decision="0.9", actions=[1])["type"] == "refused"
        done = one.command("do", table, decision=question["decision"], **answer(question, rng))
        assert done["type"] == "done"
    a.send(type="nonsense")
    assert a.kind("error")["error"] == "bad-frame"
    assert ann.http("GET", "/api/tables/nowhere")[0] == 404
    after = counted(metrics(server)[1])

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert more("consigliere_sockets") == 2 and more("consigliere_tables") == 1
    assert more('consigliere_commands_total{outcome="done"}') >= 6  # two seats and a start among them
    assert more('consigliere_commands_total{outcome="refused"}') == 4
    assert more('consigliere_refusals_total{rule="T6"}') == 4
    assert more("consigliere_command_seconds_count") == 4
    assert more("consigliere_append_seconds_count") >= 6
    assert more('consigliere_frames_total{kind="bad"}') == 1
    assert more('consigliere_requests_total{status="4xx"}') == 1
    assert more('consigliere_requests_total{status="2xx"}') >= 5
    assert after["consigliere_bots_waiting"] == 0 and after["consigliere_store_failures_total"] == 0
    a.close()
    b.close()


def test_every_counter_names_nobody(server: Server, ann: Person) -> None:
    table = ann.table(game="godfather", players=2, levels=["random"])["id"]
    _, text = metrics(server)
    assert table not in text and "Ann" not in text and "127.0.0.1" not in text
    labels = set(re.findall(r'(\w+)="', text))
    assert labels <= {"outcome", "rule", "status", "limit", "kind", "way", "cause", "le"}


def test_folds_are_counted(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits") as server:
        ann = Person(server, "Ann")
        table = ann.table(game="godfather", players=2, levels=["random"])["id"]
        server.kill()
        server.start()
        socket = ann.socket()
        socket.join(table)
        found = counted(metrics(server)[1])
        folds = sum(found.get(f'consigliere_folds_total{{way="{way}"}}', 0) for way in ("log", "kept"))
        assert folds == found["consigliere_fold_seconds_count"] >= 1
        socket.close()


def test_for_the_host_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From this machine, not through a proxy; with the host's token from anywhere."""
    monkeypatch.setenv("CONSIGLIERE_METRICS_TOKEN", TOKEN)
    with Server(tmp_path) as server:
        assert metrics(server)[0] == 200
        assert metrics(server, **ELSEWHERE)[0] == 404
        assert metrics(server, authorization="Bearer wrong", **ELSEWHERE)[0] == 404
        assert metrics(server, authorization=f"Bearer {TOKEN}", **ELSEWHERE)[0] == 200
        assert TOKEN not in server.logged()


def outside() -> str:
    """An address of this machine that is not the loopback's; other machines would come from such a one."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as found:
        found.connect(("192.0.2.1", 9))
        return str(found.getsockname()[0])


@pytest.mark.parametrize(("flags", "status"), [((), 404), (("--metrics-open",), 200)])
def test_open_to_a_network_when_the_host_says_so(tmp_path: Path, flags: tuple[str, ...], status: int) -> None:
    with Server(tmp_path, "--host", "0.0.0.0", *flags) as server:
        server.url = f"http://{outside()}:{server.port}"
        assert metrics(server)[0] == status
        assert metrics(server, **ELSEWHERE)[0] == 404, "through a proxy it comes from outside"


def limited(server: Server) -> bool:
    """Whether somebody who claims a new address with each try of a code is ever told to wait: by the limit
    that comes back so slowly that a slow machine meets it too."""
    person = Person(server)
    tries = (
        person.http("POST", "/api/me/recover", {"code": "x"}, {"x-forwarded-for": f"198.51.100.{n}"})
        for n in range(3 * round(Rates().recovers.at_once))
    )
    return any(status == 429 for status, _ in tries)


@pytest.mark.slow
def test_whose_word_is_taken(tmp_path: Path) -> None:
    """Limits go by the address of the connection, and by a proxy's word only where it was named."""
    for name, flags, wanted in (
        ("nobody", (), True),
        ("another", ("--proxy", "203.0.113.5"), True),
        ("this one", ("--proxy", "127.0.0.0/8"), False),  # as planted: a proxy that lies is believed
    ):
        folder = tmp_path / name
        folder.mkdir()
        with Server(folder, *flags) as server:
            assert limited(server) is wanted, name
            found = counted(metrics(server)[1])
            assert bool(found.get('consigliere_limited_total{limit="recovers"}')) is wanted


@pytest.mark.parametrize(
    ("flags", "token", "named"),
    [
        (["--proxy", "nginx"], "", "nginx"),
        (["--proxy", "10.0.0.1/8"], "", "10.0.0.1/8"),
        ([], "short", "CONSIGLIERE_METRICS_TOKEN"),
    ],
)
def test_bad_settings(
    flags: list[str],
    token: str,
    named: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("CONSIGLIERE_METRICS_TOKEN", token)
    assert main(["serve", *flags]) == 2
    out, err = capsys.readouterr()
    assert out == "" and named in err and err.count("\n") == 1
    assert not list(tmp_path.rglob("*.db"))


def test_two_applications_do_not_mix() -> None:
    one, two = Metrics(), Metrics()
    one.folds.labels("log").inc()
    assert b'folds_total{way="log"} 1.0' in one.text() and b'way="log"' not in two.text()
