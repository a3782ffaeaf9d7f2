"""`consigliere serve` as proofs and benches start it: the same server, with one more option.

`--no-limits` lifts the rate limits, which a single machine that plays thousands of people would meet at once.
It is no option of the product: a host has no use for it.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from consigliere.cli import serve
from consigliere.cli.errors import BadInput
from consigliere.locales import catalogue
from consigliere.server.limits import unlimited

NO_LIMITS: Final = "--no-limits"


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m consigliere.server.proving.serving")
    serve.add_parser(parser.add_subparsers())
    args = parser.parse_args(["serve", *(word for word in words if word != NO_LIMITS)])
    try:
        return serve.run(args, unlimited() if NO_LIMITS in words else None)
    except BadInput as error:
        print(f"serving: {catalogue('en').text(error.key, **error.params)}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
