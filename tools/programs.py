"""Programs the tests use beside Python: `python -m tools.programs [PACKAGE …]` installs what is missing.

By apt; without names all of them. Packages are Debian's; what cannot be installed is named in one line.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

PROGRAMS: Final = {  # package: what is found when it is there
    "postgresql": "/usr/lib/postgresql/*/bin/initdb",
    "redis-server": "redis-server",
    "chromium": "chromium",
    "firefox-esr": "firefox-esr",
    "strace": "strace",
    "nginx": "/usr/sbin/nginx",
    "openssl": "openssl",
    "systemd": "systemd-analyze",
    "curl": "curl",
}


class Trouble(Exception):
    """A program cannot be had; says why in one line."""


def there(package: str) -> bool:
    found = PROGRAMS[package]
    if found.startswith("/"):
        return any(Path("/").glob(found[1:])) or shutil.which(Path(found).name) is not None
    return shutil.which(found) is not None


def install(packages: Sequence[str]) -> None:
    """What is missing, by apt; Trouble if that does not help."""
    missing = [package for package in packages if not there(package)]
    if not missing:
        return
    apt = shutil.which("apt-get")
    become = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if apt and (not become or shutil.which("sudo")):
        # runlevel 1: the packages' own services are not started
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
        command = [*become, apt, "install", "-y", "-q", "--no-install-recommends", *missing]
        for attempt in (command, [*become, apt, "update", "-q"], command):
            done = subprocess.run(attempt, env=environment, capture_output=True, check=False)
            if attempt is command and done.returncode == 0:
                break
    if still := [package for package in missing if not there(package)]:
        raise Trouble(f"needed for the tests and not installed: {', '.join(still)} (Debian packages)")


def main(argv: Sequence[str]) -> int:
    unknown = [name for name in argv if name not in PROGRAMS]
    if unknown:
        print(f"programs: no such package here: {unknown[0]}; known: {', '.join(PROGRAMS)}", file=sys.stderr)
        return 2
    try:
        install(list(argv) or list(PROGRAMS))
    except Trouble as trouble:
        print(f"programs: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
