"""The files of deploy/: they parse, name only what exists, and pin, harden and hide what they should."""

import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import consigliere
from consigliere.cli.main import parser
from consigliere.cli.serve import DB_URL, HOME, HOSTS, METRICS_TOKEN, REDIS_URL
from consigliere.server.app import ROUTES
from consigliere.server.limits import LARGEST_BODY
from consigliere.server.mail import PREFIX
from tools import programs

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
PINNED = re.compile(r"[a-z]+:\d+\.\d+(\.\d+)?(-slim)?-(bookworm|trixie)@sha256:[0-9a-f]{64}")
ARGUMENTS = re.compile(r"\$\{([A-Z_]+)(:\?|:-[^}]*)?\}")


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def variables(text: str) -> set[str]:
    """The names an environment file sets."""
    return set(re.findall(r"^([A-Z_]+)=", text, re.MULTILINE))


def known() -> set[str]:
    """What the program itself reads, and Python."""
    mail = {f"{PREFIX}{name}" for name in ("HOST", "PORT", "USER", "PASSWORD", "FROM", "SECURITY")}
    return mail | {DB_URL, REDIS_URL, METRICS_TOKEN, HOME, HOSTS, "TMPDIR"}


def compose_faults(text: str, example: str) -> list[str]:
    """What is wrong with a compose file."""
    found = yaml.safe_load(text)
    services: dict[str, dict[str, Any]] = found["services"]
    faults = [f"{name}: not in the example" for name in used(text) - variables(example)]
    faults += [f"{name}: nobody uses it" for name in variables(example) - used(text) - known()]
    for name, service in services.items():
        image = service["image"]
        own = image == f"consigliere:{consigliere.__version__}"
        if not own and not PINNED.fullmatch(image):
            faults.append(f"{name}: image {image} is not pinned")
        if not {"mem_limit", "pids_limit"} <= set(service):
            faults.append(f"{name}: may use up the machine")
        if not own and name != "nginx" and "healthcheck" not in service:
            faults.append(f"{name}: nobody looks whether it is well")
        faults += [
            f"{name}: depends on {other}" for other in service.get("depends_on", {}) if other not in services
        ]
        faults += [
            f"{name}: {var} means nothing"
            for var in service.get("environment", {})
            if own and var not in known()
        ]
        for volume in service.get("volumes", []):
            source = str(volume).partition(":")[0]
            if source.startswith("./") and not (DEPLOY / source).is_file():
                faults.append(f"{name}: there is no {source}")
            if not source.startswith((".", "$")) and source not in found["volumes"]:
                faults.append(f"{name}: no volume {source}")
        if own:
            words = [ARGUMENTS.sub("https://play.example.org", word) for word in service["command"]]
            if (bad := refused(words)) is not None:
                faults.append(f"{name}: {bad}")
            build = service["build"]
            faults += [] if (DEPLOY / build["context"] / build["dockerfile"]).is_file() else ["no Dockerfile"]
        if "ports" in service and name != "nginx":
            faults.append(f"{name}: open to the world")
    return faults


def used(text: str) -> set[str]:
    return {name for name, _ in ARGUMENTS.findall(text)}


def refused(words: list[str]) -> str | None:
    """Why the program would not take this command line."""
    try:
        args = parser().parse_args(words)
    except SystemExit:
        return f"consigliere {' '.join(words)} is refused"
    return None if args.command == "serve" else "it does not serve"


def test_compose() -> None:
    assert compose_faults(read("compose.yaml"), read("consigliere.env.example")) == []
    nodes = [name for name in yaml.safe_load(read("compose.yaml"))["services"] if name.startswith("node-")]
    upstream = read("nginx/upstream-compose.conf")
    assert len(nodes) == 2 and all(f"server {name}:8765 " in upstream for name in nodes)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("postgres:17", "postgres:latest #"),
        ("redis:7.4.11-bookworm@", "redis:7.4.11-bookworm #"),
        ("./nginx/consigliere.conf", "./nginx/missing.conf"),
        ("${REDIS_PASSWORD:?}@redis", "${REDIS_WORD:?}@redis"),
        ("--proxy", "--trusted"),
        ("  mem_limit: 2g\n", ""),
        ("CONSIGLIERE_SMTP_FROM: ", "CONSIGLIERE_MAIL_FROM: "),
        ("tables:/var", "chairs:/var"),
        ("redis: {condition", "valkey: {condition"),
        ("dockerfile: deploy/Dockerfile", "dockerfile: Dockerfile"),
        ('    volumes: ["tables', '    ports: ["5432:5432"]\n    volumes: ["tables'),
    ],
)
def test_a_fault_in_compose_is_found(old: str, new: str) -> None:
    text = read("compose.yaml")
    assert old in text
    assert compose_faults(text.replace(old, new), read("consigliere.env.example"))


def docker_faults(text: str) -> list[str]:
    """What is wrong with the Dockerfile."""
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    faults = []
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "FROM" and not PINNED.fullmatch(rest.split()[0]):
            faults.append(f"not pinned: {rest}")
        if word == "COPY" and "--from" not in rest:
            *sources, _ = rest.split()
            faults += [f"there is no {source}" for source in sources if not (ROOT / source).exists()]
            faults += [f"{source} is left out" for source in sources if not carried(source)]
        if word == "RUN" and "--requirement" in rest and "--require-hashes" not in rest:
            faults.append("dependencies without hashes")
        faults += [
            f"no such file: {f}" for f in re.findall(r"--requirement (\S+)", rest) if not (ROOT / f).exists()
        ]
        if word == "CMD" and (bad := refused(eval_list(rest))):
            faults.append(bad)
    stage = text.rpartition("\nFROM ")[2]
    health = re.search(r"HEALTHCHECK .*?(/api/[a-z/]+)", stage, re.DOTALL)
    paths = {path for handler in ROUTES for path in getattr(handler, "paths", ())}
    if health is None or health[1] not in paths:
        faults.append("nobody looks whether it is well")
    if not re.search(r"^USER (?!root)\w+", stage, re.MULTILINE):
        faults.append("it runs as root")
    if "grep --quiet compiled" not in text:
        faults.append("an image without the compiled engine would be made")
    return faults


def eval_list(text: str) -> list[str]:
    found: list[str] = yaml.safe_load(text)
    return found


def carried(source: str) -> bool:
    """Whether .dockerignore lets it through."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    let = [line[1:] for line in lines if line.startswith("!")]
    return any(source == one or source.startswith(f"{one}/") for one in let)


def test_dockerfile() -> None:
    assert docker_faults(read("Dockerfile")) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("FROM python:3.11.16-slim-bookworm@", "FROM python:slim AS x #"),
        ("--require-hashes", ""),
        ("requirements/build.txt requirements/server", "requirements/make.txt requirements/server"),
        ("USER consigliere", "USER root"),
        ("/api/health/ready", "/api/well"),
        ('"serve", "--host"', '"serve", "--hosts"'),
        ("| grep --quiet compiled", ""),
        ("COPY src src", "COPY docs docs"),
    ],
)
def test_a_fault_in_the_dockerfile_is_found(old: str, new: str) -> None:
    text = read("Dockerfile")
    assert old in text
    assert docker_faults(text.replace(old, new))


def test_build_requirements_are_those_of_development() -> None:
    """The image is built with what the tests were run with."""
    blocks = [
        set(re.split(r"\n(?=\S)", (ROOT / "requirements" / name).read_text(encoding="utf-8").strip()))
        for name in ("build.txt", "dev.txt")
    ]
    assert blocks[0] <= blocks[1] and len(blocks[0]) == 9


# -- systemd


def unit_faults(text: str, folder: Path) -> str:
    """What systemd says of the unit; nothing if it is content."""
    programs.install(["systemd"])
    start = next(line for line in text.splitlines() if line.startswith("ExecStart="))
    words = shlex.split(start.removeprefix("ExecStart="))
    if (bad := refused(words[1:])) is not None:
        return bad
    unit = folder / "consigliere.service"
    unit.write_text(text.replace(words[0], "/bin/true"), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if unit.name in line]
    hard = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--threshold=20", "--no-pager", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    if hard.returncode:
        said.append(hard.stdout.strip().splitlines()[-1])
    wanted = (
        "MemoryMax=3G",
        "Restart=always",
        "StateDirectory=consigliere",
        "NoNewPrivileges=yes",
        "DynamicUser=yes",
    )
    return "\n".join([*said, *(f"{line} is missing" for line in wanted if line not in text)])


def test_systemd_unit(tmp_path: Path) -> None:
    assert unit_faults(read("systemd/consigliere.service"), tmp_path) == ""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("ProtectSystem=strict", "ProtectSystem=strictly"),
        ("RestartSec=1", "RestartSecs=1"),
        ("DynamicUser=yes", "User=root"),
        ("CapabilityBoundingSet=\n", ""),
        ("--proxy 127.0.0.1", "--proxies 127.0.0.1"),
        ("Restart=always\n", ""),
        ("MemoryMax=3G\n", ""),
        ("[Install]", "[Instal]"),
    ],
)
def test_a_fault_in_the_unit_is_found(tmp_path: Path, old: str, new: str) -> None:
    text = read("systemd/consigliere.service")
    assert old in text
    assert unit_faults(text.replace(old, new), tmp_path) != ""


def test_nginx_fits_the_server() -> None:
    """The sizes and times of both agree; the port is the same everywhere."""
    site = read("nginx/consigliere.conf")
    assert f"client_max_body_size  {LARGEST_BODY // 1024}k;" in site
    assert float(re.findall(r"proxy_read_timeout (\d+)s", site)[0]) > 2 * 20  # a ping and its answer
    named = {
        port
        for name in ("compose.yaml", "Dockerfile", "systemd/consigliere.service", "nginx/upstream-local.conf")
        for port in re.findall(r"\b8\d{3}\b", read(name))
    }
    assert named == {"8765"}
