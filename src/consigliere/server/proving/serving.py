"""`consigliere serve` as proofs and benches start it: the same server and options, and one more.

`--no-limits` lifts the rate limits, which a single machine that plays thousands of people would meet at once.
It is no option of the product: a host has no use for it.
"""

import argparse
import sys
from collections.abc import Sequence

from consigliere.server import running
from consigliere.server.limits import Rates, unlimited
from consigliere.server.service import PACE, Settings


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m consigliere.server.proving.serving")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--db", required=True)
    parser.add_argument("--redis")
    parser.add_argument("--bot-workers", type=int, default=1)
    parser.add_argument("--home")
    parser.add_argument("--private-webhooks", action="store_true")
    parser.add_argument("--allowed-host", action="append", default=[])
    parser.add_argument("--proxy", action="append", default=[])
    parser.add_argument("--no-limits", action="store_true")
    args = parser.parse_args(words)
    settings = Settings(
        args.db,
        args.bot_workers,
        args.redis,
        rates=unlimited() if args.no_limits else Rates(),
        hosts=tuple(args.allowed_host),
        home=args.home,
        private_webhooks=args.private_webhooks,
        pace=0.0 if args.no_limits else PACE,
    )
    try:
        return running.serve(args.host, args.port, settings, args.proxy)
    except ValueError as error:
        print(f"serving: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
