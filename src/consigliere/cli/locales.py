"""`consigliere locales check|new`: whether the languages are complete, and a new one to begin with."""

import argparse
import json
import shutil
from collections import Counter
from typing import Any

from consigliere.cli.common import add_json, asks_for_more
from consigliere.cli.errors import BadInput
from consigliere.locales import catalogue, FOLDER, LANGUAGES


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("locales", help="check the languages, or begin a new one")
    parser.set_defaults(handler=asks_for_more(parser))
    inner = parser.add_subparsers(dest="what", metavar="WHAT")
    check = inner.add_parser("check", help="what is missing, unused or wrong in every language")
    check.add_argument("languages", nargs="*", metavar="LANGUAGE", help="only these (drafts, too)")
    add_json(check, "print one JSON object")
    check.set_defaults(handler=checked)
    new = inner.add_parser("new", help="begin a language: the English texts, to be translated")
    new.add_argument("language", metavar="LANGUAGE", help="its code, such as `es` or `pt-PT`")
    new.set_defaults(handler=begun)


def checked(args: argparse.Namespace) -> int:
    """0 if all is well, else 1: the faults are told one by one."""
    from consigliere.locales import checking

    known = (*LANGUAGES, *checking.drafts())
    for language in args.languages:
        if language not in known:
            raise BadInput("no-such-language", language=language, languages=", ".join(known))
    words = catalogue()
    found = {language: checking.faults(language) for language in args.languages or LANGUAGES}
    keys = len(checking.patterns(checking.texts(checking.MODEL)))
    if args.json:
        told = {
            language: [{"kind": fault.kind, "key": fault.key, "about": fault.about} for fault in faults]
            for language, faults in found.items()
        }
        print(json.dumps({"keys": keys, "languages": told}))
        return int(any(found.values()))
    for language, faults in found.items():
        for fault in faults:
            print(words.text(f"locales-{fault.kind}", language=language, key=fault.key, about=fault.about))
        missing = Counter(fault.kind for fault in faults)["missing"]
        share = (keys - missing) * 100 // keys
        print(words.text("locales-summary", language=language, share=share, keys=keys, faults=len(faults)))
    return int(any(found.values()))


def begun(args: argparse.Namespace) -> int:
    from babel import Locale, UnknownLocaleError

    from consigliere.locales import checking

    code = args.language.replace("_", "-")
    try:
        Locale.parse(code.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        raise BadInput("no-language-code", language=args.language) from None
    folder = checking.DRAFTS / code
    if code in LANGUAGES or folder.exists():
        raise BadInput("language-exists", language=code)
    folder.mkdir(parents=True)
    for path in sorted((FOLDER / checking.MODEL).glob("*.ftl")):
        shutil.copy(path, folder / path.name)
    forms = ", ".join(sorted(checking.needed(code)))
    print(catalogue().text("locales-begun", language=code, path=str(folder), forms=forms))
    return 0
