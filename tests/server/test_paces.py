"""What is written or looked up for others to bear has its pace: looks back, rematches, sitting to and fro."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from consigliere.server import errands
from consigliere.server.app import create_app
from consigliere.server.desk import Desk
from consigliere.server.limits import Rate, unlimited
from consigliere.server.service import Settings

FEW = 4
ONCE_AND_NO_MORE = Rate(0, FEW)  # nothing comes back, however slow the machine
Client = TestClient[Any]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    few = ONCE_AND_NO_MORE
    rates = replace(unlimited(), replays=few, makes=few, asides=few)
    settings = Settings(f"sqlite:///{tmp_path / 't.db'}", rates=rates)
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as found:
        assert found.post("/api/me", json={"name": "Ann"}).status_code == 200  # one of those made
        yield found


def table(client: Client, **more: Any) -> str:
    wanted = {"game": "godfather", "players": 2, **more}
    made = client.post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def said(client: Client, id: str, *messages: dict[str, Any]) -> list[dict[str, Any]]:
    """What somebody at the table is answered, message by message."""
    told = []
    with client.websocket_connect("/ws") as socket:
        socket.send_json({"type": "join", "table": id})
        for n, message in enumerate(messages):
            socket.send_json({**message, "table": id, "command": f"c{n}"})
            while (found := socket.receive_json())["type"] not in ("done", "refused", "error"):
                pass
            told.append(found)
    return told


def test_what_one_has_seen_is_a_look_back(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clerk puts it together, not the process that serves the sockets."""
    asked: list[errands.Any_] = []
    plain = Desk.ask

    async def ask(desk: Desk, who: str, errand: errands.Any_) -> bytes:
        asked.append(errand)
        return await plain(desk, who, errand)

    monkeypatch.setattr(Desk, "ask", ask)
    id = table(client, visibility="bots", levels=["random"])
    told = [client.get(f"/api/tables/{id}/events").status_code for _ in range(FEW + 1)]
    assert told == [200] * FEW + [429]
    assert [type(one) for one in asked] == [errands.Seen] * FEW


def test_a_rematch_is_a_new_table(client: Client) -> None:
    id, vote = table(client, visibility="bots", levels=["random"]), {"type": "vote-end", "end": True}
    for _ in range(FEW - 2):  # two are made by now: a guest and a table
        assert [one["type"] for one in said(client, id, vote)] == ["done"]
        first = client.post(f"/api/tables/{id}/rematch")
        assert first.status_code == 200
        again = client.post(f"/api/tables/{id}/rematch")
        assert again.json()["id"] == first.json()["id"]  # it is there already: nothing is made
        id = first.json()["id"]
        assert client.post(f"/api/tables/{id}/start").json()["status"] == "playing"
    assert [one["type"] for one in said(client, id, vote)] == ["done"]
    assert client.post(f"/api/tables/{id}/rematch").status_code == 429


def test_sitting_to_and_fro(client: Client) -> None:
    at = f"/api/tables/{table(client, visibility='public', seat=None)}/seats"
    told = [
        client.request("POST" if n % 2 == 0 else "DELETE", at, json={}).status_code for n in range(FEW + 1)
    ]
    assert told == [200] * FEW + [429]


def test_asking_for_take_backs_has_a_pace(client: Client) -> None:
    id = table(client, visibility="bots", levels=["random"])
    told = said(client, id, *[{"type": "take-back", "what": "ask"}] * (FEW + 1))
    assert [one["type"] for one in told] == ["refused"] * FEW + ["error"]
    assert told[-1]["error"] == "too-fast"
