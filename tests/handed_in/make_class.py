#!/usr/bin/env python3
"""make_class.py FOLDER CASES MARK: a class of sixty as it is handed in, over four layouts.

Writes FOLDER/LAYOUT.zip (or .tar.gz), FOLDER/LAYOUT.csv, the roster, and FOLDER/LAYOUT.json, what a grader has to
say of each. CASES is the folder of cases, which one of them reads; MARK names what another would leave behind.
"""
import json
import re
import sys
import unicodedata
from pathlib import Path

sys.dont_write_bytecode = True
from contents import made  # noqa: E402
from layouts import LAYOUTS, archive_of  # noqa: E402
from students import ABSENT, STUDENTS  # noqa: E402


def login_of(name):
    ascii_only = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"\W+", "", ascii_only).lower()


def people_of(layout, cases, mark):
    first = {"canvas": 4100, "moodle": 73100, "gradescope": 9100, "github": 100}[layout]
    for number, (name, family, how) in enumerate(STUDENTS[layout]):
        yield {"name": name, "login": login_of(name), "number": str(first + number), "id": f"{first + number:08d}",
               "how": how, "handed": made(family, number, name, mark, cases)}


def expected(person):
    handed = person["handed"]
    return {"name": person["name"], "login": person["login"], "number": person["number"], "id": person["id"],
            "late": "late" in person["how"], "dies": "dies" in person["how"], "kind": handed.kind, "words": handed.words,
            "place": handed.place, "tool": handed.tool}


def main(folder, cases, mark):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for layout, (lay_out, roster, form) in LAYOUTS.items():
        people = list(people_of(layout, cases, mark))
        ending = "zip" if form == "zip" else "tar.gz"
        (folder / f"{layout}.{ending}").write_bytes(archive_of(lay_out(people), form))
        name = ABSENT[layout]
        absent = {"name": name, "login": login_of(name), "number": "9998", "id": "00009998"}
        (folder / f"{layout}.csv").write_bytes(roster(people + [absent]))
        told = [expected(person) for person in people]
        (folder / f"{layout}.json").write_text(json.dumps({"absent": name, "students": told}, indent=1))


if __name__ == "__main__":
    main(*sys.argv[1:])
