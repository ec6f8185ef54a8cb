#!/usr/bin/env python3
"""check_reported.py PROGRAM SCRATCH [NAME...]: grades each situation of this folder and compares what the reports say.

Each situation failed once and is rebuilt from a public bug report or from a platform's export. README.md says what is
right. Prints a line for each deviation; exit status 1 if there is any.
"""
import csv
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
FULL, ZERO = "10", "0"


class Situation:
    """One class, the options it is graded with, and what the grade book must hold.

    `rows` maps a student's name to (points, pattern of the remark or None). `layout` is a word of the layout's name.
    """

    def __init__(self, place, rows, roster=None, options=(), layout=None, only=False, imports=None, status=None,
                 stderr=None, verdicts=None, needs=()):
        self.place, self.rows, self.roster, self.options = place, rows, roster, list(options)
        self.layout, self.only, self.imports, self.status = layout, only, imports, status
        self.stderr, self.verdicts, self.needs = stderr, verdicts, needs


def right(*names):
    return {name: (FULL, None) for name in names}


SITUATIONS = {
    "moodle_onlinetext": Situation(
        "moodle_onlinetext/sub.zip", {"Ada Lovelace": (FULL, None), "Grace Hopper": ("5", None),
                                      "Alan Turing": (ZERO, "only a text"), "Eve Absent": (ZERO, "submitted")},
        roster="moodle_onlinetext/ws.csv", layout="Moodle", only=True,
        imports=("moodle", {"Ada Lovelace": "10", "Eve Absent": ""})),
    "canvas_text_entry": Situation(
        "canvas_text_entry/sub.zip", {"Lovelace, Ada": (FULL, None), "Hopper, Grace": (ZERO, "text"),
                                      "Turing, Alan": (ZERO, "link"), "Absent, Eve": (ZERO, "submitted"),
                                      "Noether, Emmy": ("5", None)},
        roster="canvas_text_entry/roster.csv", layout="Canvas", only=True,
        imports=("canvas", {"Lovelace, Ada": "10", "Absent, Eve": ""})),
    "canvas_anonymous": Situation(
        "canvas_anonymous/sub.zip", {"Zx9Qw": (None, None), "Kk3Lm": ("5", None), "Pp4Rs": (FULL, None),
                                     "a1B2c": (None, None)}, layout="Canvas", only=True),
    "brightspace": Situation(
        "brightspace/Flocking Download 13 November, 2026 0800 AM.zip",
        {"Ada Lovelace": (FULL, None), "Grace Hopper": (FULL, None), "Daniël Noël": ("5", None),
         "Eve Absent": (ZERO, "submitted")},
        roster="brightspace/roster.csv", layout="Brightspace", only=True,
        imports=("brightspace", {"Ada Lovelace": "10", "Daniël Noël": "5", "Eve Absent": ""})),
    "gradescope_group": Situation(
        "gradescope_group/sub", {**right("Ada Lovelace", "Grace Hopper"), "Alan Turing": ("5", None)},
        roster="gradescope_group/r.csv", layout="Gradescope", only=True),
    "moodle_maximum_grade": Situation(
        "moodle_maximum_grade/sub", {}, roster="moodle_maximum_grade/old.csv", imports=("moodle", None), status=3,
        stderr="100"),
    "moodle_blind": Situation(
        "moodle_blind/sub.zip", {"Participant 101": (FULL, None), "Participant 102": ("5", None),
                                 "Participant 103": (ZERO, "submitted")},
        roster="moodle_blind/ws.csv", layout="Moodle", only=True,
        imports=("moodle", {"Participant 101": "10", "Participant 103": ""})),
    "names_encoding": Situation(
        "names_encoding/cp437.zip", {**right("José García", "Ada Lovelace"), "Zoë Müller": ("5", None)}, only=True),
    "names_encoding_roster": Situation(
        "names_encoding/cp437.zip", {"José García": (FULL, None), "Zoë Müller": ("5", None)}, roster="names_encoding/rnfc.csv"),
    "names_encoding_decomposed": Situation(
        "names_encoding/decomposed", right("José García", "Zoë Müller"), roster="names_encoding/rnfc.csv", only=True),
    "names_encoding_files": Situation(
        "names_encoding/sub2", {"José García": (FULL, None), "Zoë Müller": ("5", None)}, roster="names_encoding/rnfc.csv", only=True),
    "canvas_dash_number": Situation(
        "canvas_dash_number/sub", right("lovelaceada", "hoppergrace", "turingalan"), layout="Canvas", only=True),
    "java_files": Situation(
        "java_files/sub", {"alove.java": (ZERO, None), "ghopp.java": (ZERO, None)}, verdicts={"WA"}, needs=("javac",)),
    "uppercase_ext": Situation("uppercase_ext/sub", right("capC", "upper"), only=True),
    "cmake_source_dir": Situation("cmake_source_dir/sub", right("cmbin"), only=True, needs=("cmake",)),
    "unneeded_sources": Situation("unneeded_sources/sub", right("gtest", "inccpp", "pymod", "pytests"), only=True),
    "clutter_folders": Situation("clutter_folders/sub", right("mkobj", "target"), only=True, needs=("make",)),
    "node_threads": Situation("node_threads/js", {}, verdicts={"WA"}, needs=("node",)),
    "node_threads_right": Situation("node_threads/right", {"main.js": (FULL, None)}, needs=("node",)),
    "windows_includes": Situation("windows_includes/sub", right("backslash", "caseinc"), only=True),
    "lost_build_message": Situation(
        "lost_build_message/sub", {"cm23": (FULL, None), "mkbin": (ZERO, "bin/flock|bin")}, only=True,
        needs=("cmake", "make")),
}


def grade(program, scratch, name, situation):
    out = scratch / name
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    command = [program, "grade", "--submissions", str(HERE / situation.place), "--cases", str(HERE / "cases"),
               "--points", "10", "--cache", str(scratch / "cache"), "-j", "2", "--report", f"text={out / 'text'}",
               "--report", f"gradebook={out / 'book.csv'}", "--report", f"json={out / 'grade.json'}"]
    if situation.roster:
        command += ["--roster", str(HERE / situation.roster)]
    if situation.imports:
        command += ["--report", f"{situation.imports[0]}={out / 'import.csv'}"]
    ended = subprocess.run(command + situation.options, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return ended, out


def deviations(ended, out, situation):
    said = ended.stderr.strip()
    if situation.status is not None:
        if ended.returncode != situation.status:
            yield f"exit status {ended.returncode}, expected {situation.status}"
        if not re.search(situation.stderr, said):
            yield f"stderr says {said!r}, expected {situation.stderr!r}"
        if (out / "import.csv").exists():
            yield "an import file was written"
        return
    if ended.returncode not in (0, 1):
        yield f"exit status {ended.returncode}: {said[-400:]}"
        return
    book = {row["name"]: row for row in csv.DictReader((out / "book.csv").open(encoding="utf-8"))}
    report = json.loads((out / "grade.json").read_text())
    if situation.layout and situation.layout not in str(report.get("layout", "")):
        yield f"layout {report.get('layout')!r}, expected {situation.layout}"
    for name, (points, remark) in situation.rows.items():
        row = book.get(name)
        if row is None:
            yield f"{name} is not in the grade book, which has {sorted(book)}"
            continue
        if points is not None and row["points"] != points:
            yield f"{name} has {row['points']} points, expected {points}: {row['remark']}"
        if remark and not re.search(remark, row["remark"]):
            yield f"the remark on {name} is {row['remark']!r}, expected {remark!r}"
    if situation.only and set(book) != set(situation.rows):
        yield f"the grade book has {sorted(book)}, expected {sorted(situation.rows)}"
    if situation.verdicts:
        found = {case["verdict"] for one in report["submissions"] for case in one["cases"]}
        if found != situation.verdicts:
            yield f"verdicts {sorted(found)}, expected {sorted(situation.verdicts)}: " + "; ".join(
                row["remark"] for row in book.values())[:300]
    if situation.imports:
        yield from import_deviations(out, situation)


GRADE_COLUMN = {"moodle": "Grade", "canvas": "Flocking (777)",
                "brightspace": "Flocking Points Grade <Numeric MaxPoints:10>"}


def import_deviations(out, situation):
    platform, wanted = situation.imports
    if not (out / "import.csv").exists():
        yield "no import file was written"
        return
    before = list(csv.DictReader((HERE / situation.roster).open(encoding="utf-8")))
    after = list(csv.DictReader((out / "import.csv").open(encoding="utf-8")))
    column = GRADE_COLUMN[platform]

    def who(row):
        for key in ("Full name", "Student", "Identifier"):
            if row.get(key):
                return row[key]
        return f"{row.get('First Name')} {row.get('Last Name')}"

    for old, new in zip(before, after, strict=True):
        if {**old, column: ""} != {**new, column: ""}:
            yield f"the import changes more than the grade of {who(old)}"
        if who(old) in wanted and new[column] != wanted[who(old)]:
            yield f"the import has {new[column]!r} for {who(old)}, expected {wanted[who(old)]!r}"


def other_checks(program, scratch):
    """What is no class."""
    case = HERE / "cases" / "all_forces"
    ended = subprocess.run([program, "compare", f"{case}.out", str(HERE / "utf16_output" / "utf16.out")],
                           capture_output=True, text=True)
    if "UTF-16" not in ended.stdout + ended.stderr:
        yield f"utf16_output: compare says {(ended.stdout + ended.stderr)[:200]!r}, expected a word of UTF-16"
    # A graded export and tomorrow's three late files: three cells change.
    folder = scratch / "three_late"
    shutil.rmtree(folder, ignore_errors=True)
    head = "Student,ID,SIS User ID,SIS Login ID,Section,Flocking (777)\n    Points Possible,,,,,10\n"
    names = ["lovelace", "hopper", "turing", "noether", "gauss", "euler", "galois", "abel"]
    rows = [f"\"{name.capitalize()}, A\",{100 + i},,{name},A,{'7.5' if i < 5 else ''}\n" for i, name in enumerate(names)]
    (folder / "sub").mkdir(parents=True)
    (folder / "roster.csv").write_text(head + "".join(rows))
    for i in (2, 5, 6):
        shutil.copy(HERE / "good.cpp", folder / "sub" / f"{names[i]}a_LATE_{100 + i}_900{i}_main.cpp")
    ended = subprocess.run(
        [program, "grade", "--submissions", str(folder / "sub"), "--roster", str(folder / "roster.csv"), "--cases",
         str(HERE / "cases"), "--points", "10", "--cache", str(scratch / "cache"), "--report",
         f"canvas={folder / 'import.csv'}"], capture_output=True, text=True)
    if not (folder / "import.csv").exists():
        yield f"three_late: no import: {ended.stderr[-300:]}"
        return
    wanted = head + "".join(
        row.rsplit(",", 1)[0] + ",10\n" if i in (2, 5, 6) else row for i, row in enumerate(rows))
    if (folder / "import.csv").read_text() != wanted:
        yield f"three_late: the import is {(folder / 'import.csv').read_text()!r}"


def main():
    program, scratch, names = sys.argv[1], Path(sys.argv[2]), sys.argv[3:]
    scratch.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, situation in SITUATIONS.items():
        if names and name not in names:
            continue
        missing = [tool for tool in situation.needs if shutil.which(tool) is None]
        if missing:
            print(f"{name}: skipped, no {missing[0]}")
            continue
        if name == "names_encoding_decomposed":
            place = scratch / "decomposed"
            shutil.rmtree(place, ignore_errors=True)
            for one in ("Jose\u0301 Garci\u0301a", "Zoe\u0308 Mu\u0308ller"):
                (place / one).mkdir(parents=True)
                shutil.copy(HERE / "good.cpp", place / one / "main.cpp")
            situation.place = str(place)
        for one in deviations(*grade(program, scratch, name, situation), situation):
            print(f"{name}: {one}")
            count += 1
    if not names:
        for one in other_checks(program, scratch):
            print(one)
            count += 1
    print(f"{count} deviations")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
