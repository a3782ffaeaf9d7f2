"""Plain lists where the interpreted kernel asks for `librt.vecs.vec`.

A vec is made for machine code; the interpreter reads a list faster, and needs no binary package for
it. Only the interpreted kernel gets this: it uses a vec as a mutable sequence of fixed length.
"""

import sys
from types import ModuleType
from typing import Any


class _Vec:
    def __class_getitem__(cls, item: Any) -> type[list[Any]]:
        return list


def stand_in() -> None:
    """Answer the kernel's `from librt.vecs import vec` with lists."""
    module = ModuleType("librt.vecs")
    module.vec = _Vec  # type: ignore[attr-defined]
    try:
        import librt as _  # noqa: F401
    except ImportError:
        sys.modules["librt"] = ModuleType("librt")
    sys.modules["librt.vecs"] = module
