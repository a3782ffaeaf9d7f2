"""Carrying out the commands of docs/hosting.md in a folder of the test's own, with a real server and store.

What only a host's system can do is stood in for: `systemctl` starts and stops the server, `docker compose` is
checked against the compose file, and what it would run beside PostgreSQL is run against a real one.
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from tests.server.live import Server

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "hosting.md"
NEEDED = ("requirements", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md")
SERVICES = ("consigliere", "nginx")
COMPOSE = re.compile(r"docker compose --env-file (\S+) (\w+)(.*)")


def blocks(text: str, title: str) -> list[list[str]]:
    """The commands of a chapter, block by block."""
    chapter = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert chapter is not None, title
    return [found.strip().splitlines() for found in re.findall(r"```sh\n(.*?)```", chapter[1], re.DOTALL)]


class Installed(Server):
    """The server as the unit starts it: from the environment that the page has made."""

    def __init__(self, host: "Host") -> None:
        super().__init__(host.folder)
        self.host = host

    def start(self, port: int = 0) -> "Installed":
        unit = (self.host.folder / "etc/systemd/system/consigliere.service").read_text(encoding="utf-8")
        line = next(line for line in unit.splitlines() if line.startswith("ExecStart="))
        command = shlex.split(self.host.mapped(line.removeprefix("ExecStart=")))
        command[command.index("--port") + 1] = str(self.host.port or 0)
        (self.host.folder / "var/lib/consigliere").mkdir(parents=True, exist_ok=True)  # StateDirectory
        self.errors = (self.folder / "errors.log").open("a")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=self.host.environment
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, self.logged()
        self.url = found[0].rstrip("/")
        self.host.port = self.port
        return self


class Host:
    """A machine of one's own in a folder: /opt, /etc and /var lie in it."""

    def __init__(self, folder: Path, postgres: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.port: int | None = None
        self.postgres = postgres or {}
        self.source = folder / "source"
        self.source.mkdir()
        for name in NEEDED:
            place = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            place(ROOT / name, self.source / name)
        for name in ("src", "deploy"):
            shutil.copytree(ROOT / name, self.source / name, ignore=shutil.ignore_patterns("__pycache__"))
        (self.source / "tools").mkdir()
        for name in ("__init__.py", "compile.py", "web.py"):
            shutil.copy(ROOT / "tools" / name, self.source / "tools" / name)
        for name in ("etc/systemd/system", "etc/nginx/conf.d", "var/backups/consigliere", "opt"):
            (folder / name).mkdir(parents=True)
        keep = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.environment = {**keep, "CONSIGLIERE_PURE": "1", "PYTHONUNBUFFERED": "1"}
        self.server = Installed(self)
        self.services: set[str] = set(yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"])

    def mapped(self, text: str) -> str:
        """Paths of the host's machine, moved into the folder."""
        text = re.sub(r"(?<![\w.~$}-])/(opt|etc|var)/", rf"{self.folder}/\1/", text)
        text = text.replace("sqlite:////", "sqlite:///" + "/").replace(
            "sqlite:////var/", f"sqlite:///{self.folder}/var/"
        )
        return re.sub(r"\b8765\b", str(self.port or 8765), text)

    def block(self, lines: list[str]) -> str:
        """What the commands say; AssertionError for one that fails."""
        at, out = self.source, []
        for line in lines:
            if line.startswith("cd "):
                at = at / line.removeprefix("cd ")
                assert at.is_dir(), line
                continue
            out += [self.line(part, at) for part in line.split(" && ")]
        return "\n".join(out)

    def line(self, line: str, at: Path) -> str:
        word = line.split()[0]
        if word in ("systemctl", "journalctl"):
            return self.system(line)
        environment = self.environment
        if word == "docker":
            inner = self.compose(line, at)
            if inner is None:
                return ""
            line, environment = inner, {**environment, **self.postgres}
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", self.mapped(line)],
            cwd=at,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, (line, done.stdout[-2000:], done.stderr[-2000:])
        if line.startswith("python3 -m venv "):
            self.furnish(Path(self.mapped(line).split()[-1]))
        return done.stdout

    @staticmethod
    def furnish(place: Path) -> None:
        """What the tests run with is there already, so that pip finds it and fetches nothing."""
        own = next((place / "lib").glob("python*")) / "site-packages"
        lines = [path for path in sys.path if path.endswith("site-packages")]
        (own / "there.pth").write_text("\n".join([*lines, ""]), encoding="utf-8")

    def system(self, line: str) -> str:
        words = line.split()
        named = [word for word in words[2:] if not word.startswith("-") and word != "today"]
        assert all(name in SERVICES for name in named), line
        if words[0] == "journalctl":
            assert "--unit" in words and named == ["consigliere"], line
            return self.server.logged()
        if named == ["consigliere"]:
            if words[1] in ("start", "enable"):
                self.server.start()
            elif words[1] == "stop":
                assert self.server.stop() in (0, -signal.SIGTERM), self.server.logged()
            else:
                raise AssertionError(f"{line}: not known here")
        else:
            assert words[1] in ("daemon-reload", "reload"), line
        return ""

    def compose(self, line: str, at: Path) -> str | None:
        """Checked against the compose file; what is run beside PostgreSQL is returned."""
        found = COMPOSE.fullmatch(line)
        assert found is not None, line
        file, verb, rest = found.groups()
        assert (at / file).is_file() and (at / "compose.yaml").is_file(), line
        if verb == "exec":
            inner = re.fullmatch(r" -T postgres (.+)", rest)
            assert inner is not None, line
            return inner[1]
        assert verb in ("up", "ps", "stop", "start"), line
        names = [word for word in rest.split() if not word.startswith("-")]
        assert set(names) <= self.services, line
        assert all(word in ("--build", "--detach") for word in rest.split() if word.startswith("-")), line
        return None

    def close(self) -> None:
        process: Any = self.server.process
        if process is not None and process.poll() is None:
            self.server.stop()
