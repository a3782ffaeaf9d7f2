"""The house: the wheel carries the compiled kernel where the machine that builds it can compile.

An editable install never compiles: its binaries live in `build/compiled/` (see `tools/compile.py`). With
`CONSIGLIERE_PURE=1` the wheel holds plain Python only. The browser's client is built before it is packed.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

# A build front end leaves this folder off the path.
sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import compile as kernel, web

extensions = []
if "bdist_wheel" in sys.argv and os.environ.get("CONSIGLIERE_PURE", "") in ("", "0"):
    names = kernel._compiled.listed()
    reason = kernel.obstacle() if names else "compiled.txt lists no module"
    if reason:
        print(f"pure: {reason}; the wheel holds plain Python")
    else:
        extensions = kernel.extensions(names)

if "bdist_wheel" in sys.argv:
    why = web.obstacle()
    if why is None:
        web.build()
    elif not (web.CLIENT / "index.html").exists():
        print(f"client: {why}; the wheel holds no page")

setup(ext_modules=extensions)
