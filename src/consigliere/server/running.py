"""Listening: uvicorn with uvloop and its sansio sockets around the application."""

import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import uvicorn

from consigliere.server.app import create_app
from consigliere.server.doors import behind, Doors
from consigliere.server.limits import Rate, Rates
from consigliere.server.pacing import paced
from consigliere.server.protocol import LONGEST_FRAME
from consigliere.server.service import Service, Settings
from consigliere.server.storing import OneLineOfTrouble

log = logging.getLogger("consigliere.server")
FRAMES = Rates().frames_socket


class OneLine(logging.Filter):
    """What a client does wrong below the messages is a line in the log, not a trace."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno == logging.ERROR and "received from client" in record.msg:
            record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
        return True


class Silence(logging.Filter):
    """A store that cannot be opened is told in one line, by whoever started the server."""

    def __init__(self, service: Service) -> None:
        super().__init__()
        self.service = service

    def filter(self, record: logging.LogRecord) -> bool:
        return self.service.unusable is None


class Server(uvicorn.Server):
    """Says where it listens once it does, so that whoever started it can wait for the line."""

    opens = False  # the page in the user's browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            address = told(host, port)
            print(f"consigliere serves at {address}", flush=True)
            if self.opens:
                print("Open it in a browser; Ctrl-C ends the server, and no game is lost.", flush=True)
                if has_screen():
                    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Whether a browser of one's own could be shown; one in the terminal would take it away."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def config(
    app: Any,
    proxies: Sequence[str] = (),
    doors: Doors | None = None,
    frames: Rate = FRAMES,
) -> uvicorn.Config:
    """`proxies`: whose word is taken for where a request comes from; nobody's, unless the host says so."""
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=behind(doors or Doors(proxies)),
        ws=paced(frames),
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=3,
    )


def listening(host: str, port: int) -> socket.socket:
    """The socket, bound before anything else is done: a taken port is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        raise ValueError(f"cannot listen at {host}:{port}: {error.strerror}") from error
    return sock


def told(host: str, port: int) -> str:
    """The address to open; of a server for the whole network the one that others can reach."""
    if host in ("0.0.0.0", "::"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
            probe.connect(("192.0.2.1", 9))  # nothing is sent; it only tells which of our addresses would
            host = str(probe.getsockname()[0])
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def serve(host: str, port: int, settings: Settings, proxies: Sequence[str] = (), opens: bool = False) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").addFilter(OneLine())
    log.addFilter(OneLineOfTrouble())
    gc.set_threshold(100_000, 50, 100)  # a fold is many objects that stay: going over them costs
    sock = listening(host, port)
    try:
        app = create_app(settings)
        doors = Doors(proxies, settings.rates.connections_address)
        doors.refused = app.state.service.limiter.refused
        server = Server(config(app, proxies, doors, settings.rates.frames_socket))
        server.opens = opens
        silence = Silence(app.state.service)
        for name in ("uvicorn.error", "litestar"):
            logging.getLogger(name).addFilter(silence)
        with suppress(SystemExit):  # uvicorn's word for a start that failed
            server.run(sockets=[sock])
        if app.state.service.unusable is not None:
            raise ValueError(app.state.service.unusable)
    finally:
        sock.close()
    return 0 if server.started else 1
