"""Real PostgreSQL and Redis for tests: private ports, private data, gone afterwards.

    python -m tools.services start          start them (or use those that run) and print their addresses
    python -m tools.services stop           stop them and remove their data
    python -m tools.services run -- CMD …   start, run CMD with the addresses in its environment, stop

The environment variables are CONSIGLIERE_POSTGRES and CONSIGLIERE_REDIS. Programs that are missing are
installed by apt where that is possible.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from tools import programs

Trouble = programs.Trouble
ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "services"
PATIENCE = 60.0


@dataclass
class Services:
    """What runs: addresses, processes, their folder, and the processes that use them."""

    postgres: str
    redis: str
    processes: list[int]
    folder: str
    users: list[int]

    def environment(self) -> dict[str, str]:
        return {"CONSIGLIERE_POSTGRES": self.postgres, "CONSIGLIERE_REDIS": self.redis}


# -- finding


def postgres_bin() -> Path | None:
    """The folder of the newest PostgreSQL that can make and serve a database."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    found.sort(key=lambda path: [int(part) for part in path.parent.name.split(".") if part.isdigit()])
    if found:
        return found[-1]
    initdb = shutil.which("initdb")
    return Path(initdb).resolve().parent if initdb else None


# -- starting


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def unprivileged() -> dict[str, object]:
    """How to start a process that must not run as root: as the first of these users there is."""
    if os.geteuid() != 0:
        return {}
    import pwd

    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            entry = pwd.getpwnam(name)
            return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise Trouble("PostgreSQL does not run as root, and there is no user postgres or nobody")


def spawn(command: Sequence[str], log: Path, folder: Path, who: dict[str, object]) -> int:
    """The number of a new process that does not end with this one."""
    with log.open("ab") as out:
        process = subprocess.Popen(  # type: ignore[call-overload]
            command,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            cwd=folder,
            start_new_session=True,
            **who,
        )
    process.returncode = 0  # handed over: it may outlive us, and `alive` and `end` go by its number
    return int(process.pid)


def start_postgres(folder: Path) -> tuple[str, int]:
    programs = postgres_bin()
    if programs is None:
        raise Trouble("there is no PostgreSQL")
    who = unprivileged()
    data, log, words = folder / "postgres", folder / "postgres.log", folder / "password"
    password = secrets.token_hex(16)
    words.write_text(password + "\n", encoding="ascii")
    words.chmod(0o600)
    data.mkdir(mode=0o700)
    if who:
        for path in (data, words):
            os.chown(path, int(str(who["user"])), int(str(who["group"])))
    initdb = [str(programs / "initdb"), "-D", str(data), "-U", "consigliere", "--auth=scram-sha-256"]
    initdb += [f"--pwfile={words}", "--encoding=UTF8", "--locale=C", "--no-sync"]
    made = subprocess.run(  # type: ignore[call-overload]
        initdb, cwd=folder, capture_output=True, text=True, check=False, **who
    )
    words.unlink()
    if made.returncode:
        raise Trouble(f"initdb failed: {made.stderr.strip().splitlines()[-1]}")
    port = free_port()
    command = [str(programs / "postgres"), "-D", str(data), "-p", str(port), "-h", "127.0.0.1"]
    for setting in ("unix_socket_directories=", "shared_buffers=32MB", "max_connections=200"):
        command += ["-c", setting]
    process = spawn(command, log, folder, who)
    await_port(port, process, log, b"")
    return f"postgresql://consigliere:{password}@127.0.0.1:{port}/postgres", process


def start_redis(folder: Path) -> tuple[str, int]:
    port, password = free_port(), secrets.token_hex(16)
    log, config = folder / "redis.log", folder / "redis.conf"
    lines = [f"port {port}", "bind 127.0.0.1", 'save ""', "appendonly no", f"requirepass {password}"]
    config.write_text("\n".join([*lines, f"dir {folder}", "daemonize no", ""]), encoding="utf-8")
    config.chmod(0o600)
    process = spawn([str(shutil.which("redis-server")), str(config)], log, folder, {})
    await_port(port, process, log, b"PING\r\n")
    return f"redis://:{password}@127.0.0.1:{port}/0", process


def await_port(port: int, process: int, log: Path, hello: bytes) -> None:
    """Until it answers; PostgreSQL is asked for encryption, which it answers only once it is ready."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if not alive(process):
            break
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1) as link:
            link.settimeout(2)
            link.sendall(hello or b"\0\0\0\x08\x04\xd2\x16\x2f")
            if link.recv(1):
                return
        time.sleep(0.05)
    lines = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    raise Trouble(f"{log.stem} does not start: {lines[-1] if lines else 'it says nothing'}")


def alive(process: int) -> bool:
    with contextlib.suppress(ChildProcessError):
        if os.waitpid(process, os.WNOHANG)[0] == process:
            return False
    with contextlib.suppress(OSError):  # one that has ended, but whose parent has not looked yet, is dead
        state = Path(f"/proc/{process}/stat").read_text(encoding="ascii", errors="replace")
        if state.rpartition(") ")[2].startswith("Z"):
            return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


# -- sharing: whoever comes first starts, whoever leaves last stops


@contextlib.contextmanager
def locked() -> Iterator[None]:
    HOME.mkdir(parents=True, exist_ok=True)
    with (HOME / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def running() -> Services | None:
    """The services on record, if all of them live."""
    with contextlib.suppress(OSError, ValueError, TypeError):
        found = Services(**json.loads((HOME / "services.json").read_text(encoding="utf-8")))
        if all(map(alive, found.processes)):
            return found
        end(found)
    return None


def record(services: Services) -> None:
    path = HOME / "services.json"
    path.touch(mode=0o600)
    path.write_text(json.dumps(asdict(services)), encoding="utf-8")


def acquire(user: int) -> Services:
    """The services, for the process of this number; it must release them."""
    with locked():
        services = running()
        if services is None:
            programs.install(["postgresql", "redis-server"])
            folder = Path(tempfile.mkdtemp(prefix="consigliere-services-"))
            folder.chmod(0o711)
            processes: list[int] = []
            try:
                postgres, process = start_postgres(folder)
                processes.append(process)
                redis, process = start_redis(folder)
                processes.append(process)
            except BaseException:
                end(Services("", "", processes, str(folder), []))
                raise
            services = Services(postgres, redis, processes, str(folder), [])
        services.users = [*filter(alive, services.users), user]
        record(services)
        return services


def release(user: int | None) -> None:
    """The process needs them no more; with None, nobody does."""
    with locked():
        services = running()
        if services is None:
            return
        services.users = [] if user is None else [u for u in services.users if u != user and alive(u)]
        if services.users:
            record(services)
        else:
            end(services)


def end(services: Services) -> None:
    for process in services.processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGINT)  # PostgreSQL: fast shutdown
    until = time.monotonic() + PATIENCE
    while any(map(alive, services.processes)) and time.monotonic() < until:
        time.sleep(0.02)
    for process in filter(alive, services.processes):
        os.kill(process, signal.SIGKILL)
    shutil.rmtree(services.folder, ignore_errors=True)
    (HOME / "services.json").unlink(missing_ok=True)


def main(arguments: Sequence[str]) -> int:
    try:
        match list(arguments):
            case ["start"]:
                for name, value in acquire(1).environment().items():
                    print(f"{name}={value}")
            case ["stop"]:
                release(None)
            case ["run", "--", *command] if command:
                services = acquire(os.getpid())
                try:
                    environment = {**os.environ, **services.environment()}
                    return subprocess.run(command, env=environment, check=False).returncode
                finally:
                    release(os.getpid())
            case _:
                print("services: use start, stop or run -- COMMAND", file=sys.stderr)
                return 2
    except Trouble as trouble:
        print(f"services: {trouble}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
