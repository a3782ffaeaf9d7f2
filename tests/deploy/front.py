"""nginx with the project's own configuration, on private ports: only addresses and paths are put in."""

import re
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Self

from tools import programs
from tools.services import free_port

ROOT = Path(__file__).resolve().parents[2]
NGINX = ROOT / "deploy" / "nginx"
PROGRAM = "/usr/sbin/nginx"
Change = Callable[[str], str]


def certificate(folder: Path) -> Path:
    """A certificate for localhost that nobody has signed but itself; its key lies beside it."""
    programs.install(["openssl"])
    made = folder / "fullchain.pem"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
    ]
    command += [
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
        "-addext",
        "subjectAltName=DNS:localhost,IP:127.0.0.1",
    ]
    command += ["-keyout", str(folder / "privkey.pem"), "-out", str(made)]
    subprocess.run(command, check=True, capture_output=True)
    return made


class Front:
    """`url` is where people come; `change` plants a fault into the configuration."""

    def __init__(self, folder: Path, ports: list[int], tls: Path, change: Change = lambda text: text) -> None:
        programs.install(["nginx"])
        self.folder = folder
        self.port, self.plain = free_port(), free_port()
        self.url = f"https://localhost:{self.port}"
        site = change((NGINX / "consigliere.conf").read_text(encoding="utf-8"))
        for old, new in (
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen [::]:443 ssl;", ""),
            ("listen [::]:80;", ""),
            ("server_name play.example.org;", "server_name localhost;"),
            ("/etc/consigliere/tls/", f"{tls.parent}/"),
        ):
            assert old in site, old
            site = site.replace(old, new)
        upstream = (NGINX / "upstream-local.conf").read_text(encoding="utf-8")
        line = next(line for line in upstream.splitlines() if "127.0.0.1:8765" in line)
        upstream = upstream.replace(line, "\n".join(line.replace("8765", str(port)) for port in ports))
        (folder / "site.conf").write_text(site, encoding="utf-8")
        (folder / "upstream.conf").write_text(upstream, encoding="utf-8")
        temp = "\n".join(
            f"{name}_temp_path {folder}/{name};"
            for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (folder / "nginx.conf").write_text(
            f"daemon off;\nworker_processes 1;\npid {folder}/pid;\nerror_log {folder}/error.log;\n"
            f"events {{ worker_connections 256; }}\n"
            f"http {{\n{temp}\ninclude {folder}/upstream.conf;\ninclude {folder}/site.conf;\n}}\n",
            encoding="utf-8",
        )

    def __enter__(self) -> Self:
        config = str(self.folder / "nginx.conf")
        command = [PROGRAM, "-c", config, "-p", str(self.folder), "-e", str(self.folder / "error.log")]
        test = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
        assert test.returncode == 0, test.stderr
        assert "[warn]" not in re.sub(r".*\"user\" directive.*", "", test.stderr), test.stderr
        with (self.folder / "out.log").open("w") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out)
        end = time.monotonic() + 120
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/api/health/live", timeout=20):
                    break
            except urllib.error.HTTPError as error:
                error.close()
                break
            except OSError:
                time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(120)
