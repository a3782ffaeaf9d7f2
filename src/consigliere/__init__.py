"""Consigliere: an unofficial engine for The Godfather: Corleone's Empire.

Importing the package chooses between the compiled kernel and the readable one (`consigliere._compiled.MODE`
says which) and loads nothing else.
"""

from consigliere import _compiled as _compiled

__version__ = "0.1.0"
