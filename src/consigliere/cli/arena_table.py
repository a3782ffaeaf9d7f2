"""A match of the arena for people: the win share with its interval, a plot, a table of the bots."""

from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from consigliere.cli.screen import style

WIDEST: Final = 72  # cells of the plot
EDGES: Final = 14  # its labels and a margin
SHARE, INTERVAL, FAIR, BAR, NOTHING = "●", "━", "┊", "┃", "·"


def show(report: dict[str, Any], bar: float | None, asked: int) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    bots = report["bots"]
    console.print(Text.assemble((bots[0], style.BRASS_BOLD), " against ", (", ".join(bots[1:]), style.BOLD)))
    options = f" · {', '.join(report['options'])}" if report["options"] else ""
    played = f"{report['games']} games in {counted(report['blocks'], 'block')}"
    played += f", stopped before {asked}" if report["blocks"] < asked else ""
    console.print(
        Text(
            f"{report['game']} · {report['players']} players{options} · {played} · seed {report['seed']}",
            style.DIM,
        )
    )
    console.print()
    console.print(headline(report, bar))
    console.print(plot(report, bar, max(1, min(WIDEST, console.width - EDGES))))
    console.print(legend(bar))
    console.print(table(report))
    seats = " · ".join(map(percent, report["seat_shares"]))
    console.print(Text(f"wins by seat, whoever sat there: {seats}", style.DIM))


def counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def headline(report: dict[str, Any], bar: float | None) -> Text:
    low, high = report["interval"]
    out = Text.assemble("win share ", (percent(report["win_share"]), style.BRASS_BOLD))
    out.append(
        f"  95 % interval {percent(low)} to {percent(high)}  fair share {percent(report['fair_share'])}"
    )
    if bar is not None:
        where = "above" if low > bar else "below" if high < bar else "not clear of"
        out.append(f"\n{where} the bar of {percent(bar)}", style.BOLD)
    return out


def plot(report: dict[str, Any], bar: float | None, width: int) -> Text:
    """0 to 100 %: the interval as a line, the share as a dot, the fair share and the bar as marks."""

    def at(share: float) -> int:
        return min(width - 1, max(0, round(share * (width - 1))))

    low, high = (at(edge) for edge in report["interval"])
    cells: list[tuple[str, Any]] = [(NOTHING, style.DIM)] * width
    cells[low : high + 1] = [(INTERVAL, style.BRASS)] * (high + 1 - low)
    cells[at(report["fair_share"])] = (FAIR, style.BOLD)
    if bar is not None:
        cells[at(bar)] = (BAR, style.OXBLOOD)
    cells[at(report["win_share"])] = (SHARE, style.BRASS_BOLD)
    return Text.assemble(("  0 % ", style.DIM), *cells, (" 100 %", style.DIM), no_wrap=True)


def legend(bar: float | None) -> Text:
    marks = [f"{SHARE} win share", f"{INTERVAL} interval", f"{FAIR} fair share"]
    marks += [f"{BAR} bar"] if bar is not None else []
    return Text("      " + "   ".join(marks), style.DIM)


def table(report: dict[str, Any]) -> Table:
    out = Table(box=box.SIMPLE_HEAD, header_style=style.BRASS_BOLD, border_style=style.BRASS, pad_edge=False)
    out.add_column("bot", overflow="fold")
    for heading in ("rating", "mean score", "decisions", "median ms", "p95 ms"):
        out.add_column(heading, justify="right", no_wrap=True)
    for name, rated in report["ratings"].items():
        times = report["times"][name]
        out.add_row(
            name,
            f"{rated['mu']:.1f} ± {rated['sigma']:.1f}",
            f"{report['mean_scores'][name]:.1f}",
            f"{times['decisions']:,}",
            milliseconds(times["p50_ms"]),
            milliseconds(times["p95_ms"]),
        )
    return out


def milliseconds(time: float) -> str:
    return f"{time:.3f}" if time < 1 else f"{time:.1f}" if time < 100 else f"{time:,.0f}"
