"""The house: what no file of the project may hold.

No registry host and no path of somebody's machine, no binary in the source tree, no leftover marker, no
dependency without a hash. Each check is a function over a tree, and beside it stands a planted fault that it
must catch. Forbidden words are built from pieces, so that this file passes its own checks.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

URL = re.compile(r"(?:https?|git\+https|file)://[^\s\"'<>)\]]+", re.IGNORECASE)
WORDS = ["py" + "pi", "python" + "hosted", "npm" + "js", "regis" + "try", "mir" + "ror", "arti" + "factory"]
REGISTRY_WORDS = re.compile("|".join(WORDS), re.IGNORECASE)
FOLDERS = ["wo" + "rk", "ro" + "ot", "ho" + "me", "tm" + "p"]
MACHINE_PATH = re.compile(r"(?<![\w.$}*-])/(?:" + "|".join(FOLDERS) + r")\b/?")
LEFT_OVER = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK", "NotImple" + "mentedError"]
MARKERS = re.compile(r"\b(?:" + "|".join(LEFT_OVER) + r")\b")
EVASIONS = re.compile(r"pytest\.(?:mark\.)?sk" + r"ip\b|unittest\.sk" + r"ip|\bxf" + r"ail\b")
BINARIES = (".so", ".pyd", ".dylib")


def tracked(root: Path) -> list[Path]:
    """The files git knows or would take in; in a tree without git, every file outside what make produces."""
    if (root / ".git").exists():
        listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        output = subprocess.run(listing, cwd=root, check=True, capture_output=True, text=True).stdout
        return [path for name in output.split("\0") if name and (path := root / name).is_file()]
    ignored = re.compile(r"build|dist|node_modules|__pycache__|\.venv|\.hypothesis|\..*_cache|.*\.egg-info")
    files = (path for path in root.rglob("*") if path.is_file())
    return [path for path in files if not any(map(ignored.fullmatch, path.relative_to(root).parts))]


def matches(root: Path, files: list[Path], pattern: re.Pattern[str]) -> list[str]:
    """`file:line: match` for each line of the files that the pattern meets."""
    found = []
    for path in files:
        text = path.read_bytes().decode("utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), start=1):
            found += [f"{path.relative_to(root)}:{number}: {hit.group()}" for hit in pattern.finditer(line)]
    return found


def configured_hosts() -> set[str]:
    """The hosts from which this machine's pip and npm fetch, whatever they are called."""
    sources = [value for name, value in os.environ.items() if re.match(r"(?i)(pip|uv|npm)_", name)]
    commands = [[sys.executable, "-m", "pip", "config", "list"]]
    if shutil.which("npm"):
        commands.append(["npm", "config", "get", "regis" + "try"])
    for command in commands:
        sources.append(subprocess.run(command, capture_output=True, text=True, check=False).stdout)
    hosts = set()
    for url in URL.findall("\n".join(sources)):
        address = urlsplit(url)
        if address.hostname:
            local = address.hostname in ("localhost", "127.0.0.1")
            hosts.add(address.netloc.rpartition("@")[2] if local else address.hostname)
    return hosts


def registry_hosts(root: Path, files: list[Path], hosts: set[str]) -> list[str]:
    found = [hit for hit in matches(root, files, URL) if REGISTRY_WORDS.search(hit.split(": ", 1)[1])]
    if hosts:
        found += matches(root, files, re.compile("|".join(map(re.escape, sorted(hosts)))))
    return found


def binaries(root: Path) -> list[str]:
    return [str(path.relative_to(root)) for path in (root / "src").rglob("*") if path.suffix in BINARIES]


def leftovers(root: Path, files: list[Path]) -> list[str]:
    code = [path for path in files if path.suffix in (".py", ".toml", ".ftl", ".ts", ".svelte")]
    return matches(root, code, MARKERS) + matches(root, code, EVASIONS)


def unhashed(text: str) -> list[str]:
    """The requirements of a lock file that are not pinned or carry no hash."""
    lines = re.sub(r"\\\n\s*", " ", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE)).splitlines()
    return [line for line in lines if line.strip() and not ("==" in line and "--hash=sha256:" in line)]


def write(root: Path, name: str, text: str) -> list[Path]:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return tracked(root)


def test_no_registry_host(root: Path) -> None:
    assert registry_hosts(root, tracked(root), configured_hosts()) == []


def test_no_machine_path(root: Path) -> None:
    assert matches(root, tracked(root), MACHINE_PATH) == []


def test_no_binary_in_the_source_tree(root: Path) -> None:
    assert binaries(root) == []


def test_no_leftover(root: Path) -> None:
    assert leftovers(root, tracked(root)) == []


@pytest.mark.parametrize("name", ["base", "build", "dev", "peers", "server"])
def test_every_dependency_is_pinned_and_hashed(root: Path, name: str) -> None:
    text = (root / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert "--hash=sha256:" in text
    assert unhashed(text) == []


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://" + "py" + "pi.example.org/simple",
        '"resolved": "https://' + "regis" + 'try.example.org/vite.tgz"',
        "see http://packages.example.org/" + "mir" + "ror/x",
        "fetched from depot.example.net today",
    ],
)
def test_planted_registry_host_is_caught(tmp_path: Path, line: str) -> None:
    files = write(tmp_path, "docs/a.md", f"fine\n{line}\n")
    found = registry_hosts(tmp_path, files, {"depot.example.net"})
    assert found and all(hit.startswith("docs/a.md:2: ") for hit in found)


@pytest.mark.parametrize("folder", ["/wo" + "rk/main", "/ro" + "ot/.x", "/ho" + "me/me", "(/tm" + "p)"])
def test_planted_machine_path_is_caught(tmp_path: Path, folder: str) -> None:
    files = write(tmp_path, "README.md", f"cd {folder}\n")
    assert len(matches(tmp_path, files, MACHINE_PATH)) == 1


def test_ordinary_paths_and_links_pass(tmp_path: Path) -> None:
    folder = "work"
    text = f"docs/home/x, ../{folder}/, 1/root, https://example.org/home/ /usr/bin/env\n"
    files = write(tmp_path, "README.md", text)
    assert matches(tmp_path, files, MACHINE_PATH) == []
    assert registry_hosts(tmp_path, files, set()) == []


def test_planted_binary_is_caught(tmp_path: Path) -> None:
    write(tmp_path, "src/consigliere/core/state.cpython-311.so", "")
    assert binaries(tmp_path) == ["src/consigliere/core/state.cpython-311.so"]


@pytest.mark.parametrize(
    "line",
    [
        "# TO" + "DO: later",
        "raise NotImple" + "mentedError",
        "x = 1  # FIX" + "ME",
        "@pytest.mark.sk" + "ip",
        "pytest.sk" + "ip('no')",
        "@pytest.mark.xf" + "ail",
    ],
)
def test_planted_leftover_is_caught(tmp_path: Path, line: str) -> None:
    files = write(tmp_path, "src/a.py", f"{line}\n")
    assert len(leftovers(tmp_path, files)) == 1


def test_planted_unhashed_dependency_is_caught() -> None:
    good = "# note\nrich==15.0.0 \\\n    --hash=sha256:aa \\\n    --hash=sha256:bb\n"
    assert unhashed(good) == []
    assert unhashed(good + "loose\n") == ["loose"]
    assert unhashed(good + "bare==1.0\n") == ["bare==1.0"]
    assert unhashed("open>=1 --hash=sha256:aa\n") == ["open>=1 --hash=sha256:aa"]


HEEDING = "from tests.conftest import heed_interrupts; heed_interrupts()"
IGNORED = """
import signal, subprocess, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
{heed}
child = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
print(subprocess.run([sys.executable, "-c", child], capture_output=True, text=True).stdout.strip())
"""


@pytest.mark.parametrize(("heed", "heard"), [("", "False"), (HEEDING, "True")])
def test_a_parent_that_ignores_interrupts_changes_nothing(heed: str, heard: str, root: Path) -> None:
    """Programs that the tests start hear Ctrl-C; without the call they do not."""
    program = IGNORED.format(heed=heed)
    done = subprocess.run([sys.executable, "-c", program], cwd=root, capture_output=True, text=True)
    assert done.stdout.strip() == heard, done.stderr
