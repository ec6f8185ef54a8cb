#!/usr/bin/env python3
"""Grades the projects that make_projects.py wrote and reports where the grader is wrong.

Usage: check_projects.py PROGRAM OUT [OPTION...]

PROGRAM is flocking. OUT is what make_projects.py wrote. Each OPTION goes to `PROGRAM grade`,
for example -j 2. A right project must get all its points. A broken one must get none, with a
verdict that expected.json allows, and its first message must name the file, the line and a word
of expected.json. Prints a line for each deviation. Exit status: 0 none; 1 some; 2 wrong usage.
"""
import csv
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from make_projects import HERE, expected

PLACE = re.compile(r"""([\w./\\+-]+\.\w+)(?::|["'],? line |\()(\d+)\b""")

NO_ERROR = re.compile(r"warning:|note:|In file included from|^\s+from ")


def grade(program, submissions, folder, options):
    """Grades a class. Returns JSON by project name, remark by project name, and the exit status."""
    command = [program, "grade", "--submissions", submissions, "--cases", HERE / "cases", "--points", "10",
               "--cache", folder / "cache", "--report", f"gradebook={folder / 'grades.csv'}",
               "--report", f"json={folder / 'grades.json'}", *options]
    ran = subprocess.run(command, text=True, errors="replace", capture_output=True)
    if not (folder / "grades.json").exists():
        last = (ran.stderr.strip().splitlines() or ["nothing"])[-1]
        sys.exit(f"{submissions}: error: no report: exit status {ran.returncode}, found {last}")
    report = json.loads((folder / "grades.json").read_text(encoding="utf-8", errors="replace"))
    with open(folder / "grades.csv", encoding="utf-8", errors="replace", newline="") as file:
        remarks = {row["name"]: row["remark"] for row in csv.DictReader(file)}
    return {s["name"]: s for s in report["submissions"]}, remarks, ran.returncode


def shorten(text):
    return " ".join(text.split())[:200]


def verdicts(submission):
    return {case["verdict"] for case in submission["cases"]}


def messages(submission, remark):
    """Returns the texts that may contain a message: remark, cause of a failed build, output of a run."""
    texts = [remark, submission.get("cannot_start") or ""]
    for case in submission["cases"]:
        texts += [case.get("detail") or "", case.get("stderr_excerpt") or ""]
    return [t for t in texts if t]


def is_right_message(text, error):
    """Returns true if `text` contains the word and its first place is the expected one.

    The first place is that of the first error, not of a warning or of an #include above it. A
    traceback of Python ends with the place of the error, so its last place counts.
    """
    text = "\n".join(part for part in re.split(r"\n|; ", text) if not NO_ERROR.search(part))
    places = PLACE.findall(text)
    if not places or not any(word in text for word in error["words"]):
        return False
    file, line = places[-1] if error["file"].endswith(".py") else places[0]
    return pathlib.PurePath(file).name == pathlib.PurePath(error["file"]).name and int(line) == error["line"]


def deviation_of_right(submission, remark):
    score = submission["score"]
    if score["points"] == score["max_points"] == 10:
        return None
    found = " ".join(sorted(verdicts(submission)))
    cause = shorten(remark) or next((shorten(t) for t in messages(submission, "")), "no message")
    return f"expected 10 points, found {score['points']:g} ({found}): {cause}"


def deviation_of_broken(submission, remark, error):
    if submission["score"]["points"] != 0:
        return f"expected 0 points, found {submission['score']['points']:g}"
    found = verdicts(submission)
    if not found <= set(error["verdicts"]):
        return f"expected {' or '.join(error['verdicts'])}, found {' '.join(sorted(found))}: {shorten(remark)}"
    texts = messages(submission, remark)
    if any(is_right_message(text, error) for text in texts):
        return None
    words = " or ".join(error["words"])
    return f"expected {error['file']}:{error['line']} with '{words}', found {shorten(texts[0]) if texts else 'no message'}"


def deviations(kind, program, out, options):
    with tempfile.TemporaryDirectory() as folder:
        graded, remarks, status = grade(program, out / kind, pathlib.Path(folder), options)
    if status != (0 if kind == "right" else 1):
        yield f"{kind}: expected exit status {0 if kind == 'right' else 1}, found {status}"
    facts_of = expected()
    for name in sorted(set(graded) - set(facts_of)):
        yield f"{kind}/{name}: expected no such submission, found one"
    for name, facts in facts_of.items():
        if name not in graded:
            yield f"{kind}/{name}: expected a result, found none"
        else:
            remark = remarks.get(name) or ""
            deviation = deviation_of_right(graded[name], remark) if kind == "right" else \
                deviation_of_broken(graded[name], remark, facts["error"])
            if deviation:
                yield f"{kind}/{name}: {deviation}"


def main():
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    found = False
    for kind in ("right", "broken"):
        for line in deviations(kind, sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), sys.argv[3:]):
            print(line, flush=True)
            found = True
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
