"""`consigliere content`: check, list and new on the command line, with their exit codes and JSON."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from consigliere.cli.content import add_parser
from consigliere.cli.content_godfather import SHELF
from consigliere.games.godfather.loading import load
from tests.content.workshop import write_pack

Capture = pytest.CaptureFixture[str]
NAMES = {
    "godfather-job-JY1": "Cook the Books",
    "godfather-business-P-WS": "Trust",
    "godfather-turf-WS": "Wall Street",
}


def run(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="consigliere")
    add_parser(parser.add_subparsers(required=True), NAMES.get)
    args = parser.parse_args(["content", *words])
    code = args.handler(args)
    assert isinstance(code, int)
    return code


def one_object(capture: Capture) -> tuple[dict[str, Any], str]:
    """The single JSON object on standard output, and standard error."""
    out, err = capture.readouterr()
    assert out.count("\n") == 1
    result = json.loads(out)
    assert isinstance(result, dict)
    return result, err


def test_check_of_the_box(capsys: Capture) -> None:
    assert run("check") == 0
    out, err = capsys.readouterr()
    assert load().hash in out and "no faults" in out and err == ""
    assert run("check", "--json") == 0
    result, err = one_object(capsys)
    assert result["ok"] is True and result["hash"] == load().hash and result["faults"] == [] and err == ""
    assert result["sources"] == {"reconstructed": 101, "rulebook": 1}


def test_check_of_a_good_pack(tmp_path: Path, capsys: Capture) -> None:
    pack = write_pack(tmp_path / "mine", "[jobs.JY1]\nbills = [3]")
    assert run("check", str(pack), "--json") == 0
    result, _ = one_object(capsys)
    assert result["changed"] == 1 and result["hash"] == load([pack]).hash != load().hash
    assert run("check", str(pack)) == 0
    assert "1 of 102 records" in capsys.readouterr().out


def test_check_counts_what_a_pack_sets_as_the_owners(tmp_path: Path, capsys: Capture) -> None:
    assert run("check", "--json") == 0
    box = one_object(capsys)[0]["values"]
    pack = write_pack(tmp_path / "mine", '[jobs.JY3]\ncost = ["gun", "booze"]\nbills = [5]')
    assert run("check", str(pack), "--json") == 0
    result, _ = one_object(capsys)
    assert result["values"] == {"owner": 2, **box, "reconstructed": box["reconstructed"] - 2}
    assert result["sources"] == {"rulebook": 1, "reconstructed": 101}  # the rest of JY3 is still ours
    assert run("check", str(pack)) == 0
    assert "values and names: 2 owner, " in capsys.readouterr().out
    whole = write_pack(tmp_path / "whole", '[jobs.JY3]\nsource = "owner"')
    assert run("check", str(pack), str(whole), "--json") == 0
    result, _ = one_object(capsys)
    assert result["packs"] == [str(pack), str(whole)]
    assert result["sources"] == {"owner": 1, "rulebook": 1, "reconstructed": 100}
    assert result["values"]["owner"] == 6  # its name, colour, copies, cost, bills, ability


def test_check_of_a_bad_pack_tells_each_fault_in_a_line(tmp_path: Path, capsys: Capture) -> None:
    pack = write_pack(tmp_path / "mine", "[jobs.JY1]\ncopies = 4\nbills = [4]")
    assert run("check", str(pack)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines() == [
        f"{pack}/mine.toml: JY1: there is no $4 bill; bills are 1, 2, 3 and 5",
        f"{pack}/mine.toml: jobs: 45 job cards in all; there must be 44",
        f"{pack}/mine.toml: jobs: 12 job cards are yellow; there must be 11",
    ]
    assert run("check", str(pack), "--json") == 2
    result, err = one_object(capsys)
    assert result["ok"] is False and result["packs"] == [str(pack)] and len(err.splitlines()) == 3
    assert result["faults"][0] == {
        "file": f"{pack}/mine.toml",
        "record": "JY1",
        "key": "content-bill",
        "params": {"field": "bills", "bill": 4},
        "message": "there is no $4 bill; bills are 1, 2, 3 and 5",
    }


@pytest.mark.parametrize("action", [["check"], ["list"], ["new", "folder"]])
def test_an_unknown_game_is_refused(action: list[str], capsys: Capture) -> None:
    assert run(*action, "--game", "chess") == 2
    out, err = capsys.readouterr()
    assert out == "" and "chess" in err and err.count("\n") == 1
    assert run(*action, "--game", "chess", "--json") == 2
    result, err = one_object(capsys)
    assert result["ok"] is False and "chess" in result["error"]


def test_bad_input_is_refused_in_one_line(tmp_path: Path, capsys: Capture) -> None:
    assert run("check", str(tmp_path / "none")) == 2
    assert capsys.readouterr().err == f"{tmp_path}/none: there is no such folder\n"
    assert run("list", "--content", str(tmp_path / "none")) == 2
    assert capsys.readouterr().err == f"{tmp_path}/none: there is no such folder\n"
    assert run("list", "--kind", "cards") == 2
    out, err = capsys.readouterr()
    assert out == "" and "cards" in err and err.count("\n") == 1


def test_list_shows_every_record_with_its_source(capsys: Capture) -> None:
    assert run("list") == 0
    out, _ = capsys.readouterr()
    for id in load().records:
        assert f" {id} " in out
    assert "Cook the Books" in out and "Wall Street" in out
    assert out.count("reconstructed ≈") == 101
    assert "not the printed one" in out and "Unofficial" in out


def test_list_of_one_kind(capsys: Capture) -> None:
    assert run("list", "--kind", "supply") == 0
    out, _ = capsys.readouterr()
    assert " bill-5 " in out and " 36 " in out and " JY1 " not in out


def test_list_as_json(tmp_path: Path, capsys: Capture) -> None:
    assert run("list", "--json") == 0
    result, _ = one_object(capsys)
    ids = [id for kind in SHELF.kinds for id in load().ids[kind]]
    assert [record["id"] for record in result["records"]] == ids
    by_id = {record["id"]: record for record in result["records"]}
    assert by_id["JY1"]["name"] == "Cook the Books" and by_id["JY2"]["name"] == "JY2"
    assert by_id["P-MT"]["sources"] == {"name": "rulebook", "front": "rulebook"}
    pack = write_pack(tmp_path / "mine", '[jobs.JY1]\ntitle = "[b]Mine"')
    assert run("list", "--json", "--kind", "jobs", "--content", str(pack)) == 0
    result, _ = one_object(capsys)
    assert len(result["records"]) == 24 and result["packs"] == [str(pack)]
    assert (result["records"][0]["name"], result["records"][0]["pack"]) == ("[b]Mine", str(pack))
    assert run("list", "--kind", "jobs", "--content", str(pack)) == 0
    assert "[b]Mine" in capsys.readouterr().out


def test_new_writes_a_pack_that_passes(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "mine"
    assert run("new", str(folder), "--json") == 0
    result, _ = one_object(capsys)
    assert result["files"] == sorted(path.name for path in folder.iterdir())
    assert "pack.toml" in result["files"] and [path.name for path in folder.parent.iterdir()] == ["mine"]
    assert run("check", str(folder)) == 0
    assert load([folder]).hash == load().hash


def test_new_can_be_uncommented_whole(tmp_path: Path, capsys: Capture) -> None:
    """Every commented record is valid TOML and says what the box says."""
    folder = tmp_path / "mine"
    assert run("new", str(folder)) == 0
    for path in folder.glob("[!p]*.toml"):
        lines = path.read_text(encoding="utf-8").splitlines()
        start = next(n for n, text in enumerate(lines) if text == "")
        records = [text for text in lines[start:] if text.startswith("# [") or " = " in text]
        path.write_text("\n".join(text.removeprefix("# ") for text in records), encoding="utf-8")
    content = load([folder])
    assert content.hash == load().hash
    assert all(record.pack == str(folder) for record in content.records.values())
    fields = ("colour", "copies", "cost", "bills", "ability")
    assert content.records["JY1"].sources == dict.fromkeys(fields, "owner")


def test_new_never_overwrites(tmp_path: Path, capsys: Capture) -> None:
    folder = write_pack(tmp_path / "mine", "[jobs.JY1]\nbills = [3]")
    assert run("new", str(folder)) == 2
    out, err = capsys.readouterr()
    assert out == "" and str(folder) in err and err.count("\n") == 1
    assert [path.name for path in folder.iterdir()] == ["mine.toml"]
    assert run("new", str(folder / "mine.toml"), "--json") == 2
    assert one_object(capsys)[0]["ok"] is False
    assert run("new", str(folder / "mine.toml" / "below")) == 2
    assert "cannot write" in capsys.readouterr().err
    assert run("new", str(tmp_path / "no" / "such" / "mine")) == 2
    out, err = capsys.readouterr()
    assert out == "" and f"there is no folder {tmp_path}/no/such" in err and err.count("\n") == 1
    assert not (tmp_path / "no").exists()
    empty = tmp_path / "empty"
    empty.mkdir()
    assert run("new", str(empty)) == 0
    assert (empty / "jobs.toml").is_file()
