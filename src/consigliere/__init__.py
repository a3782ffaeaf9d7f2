"""Consigliere: an unofficial engine for The Godfather: Corleone's Empire.

    import consigliere
    game = consigliere.new("godfather", players=4, seed=7)

All exceptions of ours are a `consigliere.ConsigliereError`.

Importing the package chooses between the compiled kernel and the readable one (`MODE` says which);
everything else is loaded when it is first used.
"""

from typing import Any, TYPE_CHECKING

from consigliere._compiled import MODE

if TYPE_CHECKING:
    from consigliere.core.errors import ConsigliereError
    from consigliere.table import load, new, replay

__version__ = "0.1.0"
__all__ = ["MODE", "ConsigliereError", "__version__", "load", "new", "replay"]


def __getattr__(name: str) -> Any:
    if name in ("load", "new", "replay"):
        from consigliere import table

        return getattr(table, name)
    if name == "ConsigliereError":
        from consigliere.core.errors import ConsigliereError

        return ConsigliereError
    raise AttributeError(f"module 'consigliere' has no attribute {name!r}")
