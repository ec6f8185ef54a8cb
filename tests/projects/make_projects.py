#!/usr/bin/env python3
"""Writes each project twice: as its author submits it, and with one error in its source.

Usage: make_projects.py OUT

OUT/right/NAME is a copy of the project NAME. OUT/broken/NAME is a copy in which one line is
replaced, as expected.json says. OUT must not exist or must be empty.
"""
import json
import os
import pathlib
import shutil
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
YEAR = 365 * 24 * 3600


def expected():
    """Returns what expected.json says, by project name."""
    return json.loads((HERE / "expected.json").read_text(encoding="utf-8"))


def copy_project(name, facts, target):
    """Copies a project; objects of an older version get an older time than the sources."""
    shutil.copytree(HERE / name, target, copy_function=shutil.copyfile)
    for folder in facts.get("empty_folders", []):
        (target / folder).mkdir()
    now = time.time()
    for path in target.rglob("*"):
        os.utime(path, (now, now))
    for path in facts.get("old_files", []):
        os.utime(target / path, (now - YEAR, now - YEAR))


def break_project(name, edit, target):
    """Replaces one line of one file. Line ends and a byte-order mark stay as they are."""
    path = target / edit["file"]
    lines = path.read_bytes().split(b"\n")
    line = lines[edit["line"] - 1]
    old, new = edit["from"].encode(), edit["to"].encode()
    if line.rstrip(b"\r") != old:
        place = f"{name}/{edit['file']}:{edit['line']}"
        sys.exit(f"{place}: error: the line changed: expected {old!r}, found {line!r}. Update expected.json.")
    lines[edit["line"] - 1] = new + line[len(old):]
    path.write_bytes(b"\n".join(lines))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    out = pathlib.Path(sys.argv[1])
    if out.exists() and any(out.iterdir()):
        sys.exit(f"{out}: error: the folder is not empty. Name a new one.")
    for name, facts in expected().items():
        copy_project(name, facts, out / "right" / name)
        copy_project(name, facts, out / "broken" / name)
        break_project(name, facts["edit"], out / "broken" / name)


if __name__ == "__main__":
    main()
