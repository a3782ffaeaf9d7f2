"""Long runs in parts: the figures of each are kept as soon as it is done, so a run can be taken up again.

A part counts only for the sources it was run with. One with faults is kept like any other: it is a finding,
and running it again until it is gone would be no proof.
"""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

Figures = dict[str, Any]


def kept(path: Path) -> dict[int, Figures]:
    """The parts done so far."""
    found: dict[int, Figures] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
        part = json.loads(line)
        found[part.pop("part")] = part
    return found


def in_parts(path: Path, count: int, run: Callable[[int], Figures]) -> list[Figures]:
    """Parts 1 to `count`, those that are missing run now."""
    path.parent.mkdir(parents=True, exist_ok=True)
    done = kept(path)
    for part in range(1, count + 1):
        if part not in done:
            figures = run(part)
            done[part] = figures
            partial = path.with_suffix(".partial")
            lines = [json.dumps({"part": n, **found}) for n, found in sorted(done.items())]
            partial.write_text("\n".join(lines) + "\n", encoding="utf-8")
            partial.replace(path)
            print(f"{path.stem}: part {part} of {count}", flush=True)
    return [done[part] for part in range(1, count + 1)]


def summed(parts: Sequence[Figures]) -> Figures:
    """Numbers, tables of numbers and lists added up; the exit code is the worst one. Words are left out."""
    total: Figures = {"parts": len(parts)}
    for part in parts:
        for name, value in part.items():
            if name == "exit":
                total[name] = max(total.get(name, 0), value)
            elif isinstance(value, dict):
                into = total.setdefault(name, {})
                for key, number in value.items():
                    into[key] = into.get(key, 0) + number
            elif isinstance(value, int | float):
                total[name] = round(total.get(name, 0) + value, 1)
            elif isinstance(value, list):
                total[name] = [*total.get(name, []), *value]
    return total
