"""What a device is called before its person names it: browser and system, no more than that."""

from typing import Final

LONGEST: Final = 40
UNKNOWN: Final = "Unknown device"

# the first that is found counts: browsers claim to be others
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)


def device(agent: str | None) -> str:
    """From the User-Agent header; versions and models are not kept."""
    text = agent or ""
    browser, system = (
        next((name for mark, name in marks if mark in text), None) for marks in (BROWSERS, SYSTEMS)
    )
    if browser is None and system is None:
        return UNKNOWN
    return browser or "Browser" if system is None else f"{browser or 'Browser'} on {system}"


def good_device(name: str) -> str | None:
    """A name for a device as it will be shown; None if it is none."""
    words = " ".join(name.split())
    return words if 0 < len(words) <= LONGEST and words.isprintable() else None
