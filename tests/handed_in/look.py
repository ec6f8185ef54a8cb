#!/usr/bin/env python3
"""look.py CLASS OUT LAYOUT CASES [ODD...]: whether the reports in OUT tell of LAYOUT what CLASS/LAYOUT.json has.

CASES is the folder of cases; those below held_back/ are hidden, ODD those whose answers are of other rules. A line
for each thing that is wrong on stdout; exit status 1 if there are any.
"""
import csv
import difflib
import json
import re
import shutil
import sys
from pathlib import Path

LETTERS = r"(?:AC|WA|PE|TLE|MLE|OLE|RTE|CE|NG|JE)"
faults = []


def expect(what, is_so, *more):
    if not is_so:
        faults.append(" ".join([what, *map(str, more)]))


def text_of(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def table_of(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def data_of(path):
    """What a page holds for its script."""
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', text_of(path), re.S)
    return json.loads(found[1]) if found else {"submissions": []}


def kind_expected(student):
    """Without its tool nothing can be graded; it is named."""
    if student["tool"] and not shutil.which(student["tool"]):
        return "NG", [f"{student['tool']} is not installed here"]
    return student["kind"], student["words"]


def fits(kind, letters, dies):
    """Whether verdicts are of that kind. `letters` are those of cases that follow the rules of most."""
    if kind == "WA":
        needed = {"WA", "RTE"} if dies else {"WA"}
        return needed <= letters <= needed | {"AC"}
    if kind == "RTE":
        return "RTE" in letters and letters <= {"WA", "RTE"}
    return letters == {kind}


def letters_in(report, name, odd):
    for submission in report["submissions"]:
        if submission["name"] == name:
            return {c["name"]: c["verdict"] for c in submission["cases"] if c["name"] not in odd}, submission
    return {}, {}


def words_in_reports(student, name, reports, feedback):
    """Reasons, first errors and places of crashes stand wherever somebody looks for them."""
    kind, words = kind_expected(student)
    for word in words:
        for what, text in {**reports, **feedback}.items():
            expect(f"{name}: {what} does not say", word in text, repr(word), "but", repr(text[:200]))
    expect(f"{name}: submitted late, which the report does not say",
           not student["late"] or f"{name} submitted late" in reports["text"])
    return kind


def look_at_student(student, name, out, odd, layout):
    report = json.loads(text_of(out / "grade.json"))
    verdicts, submission = letters_in(report, name, odd)
    feedback = feedback_of(student, out, layout)
    own = json.dumps(submission, ensure_ascii=False)
    part = re.search(rf"^submission: {re.escape(name)}\n(.*?)(?=^submission: |\Z)", text_of(out / "class.txt"), re.S | re.M)
    page_verdicts, page_submission = letters_in(data_of(out / "class.html"), name, odd)
    reports = {"text": (part[1] if part else "") + "\n".join(report["notes"]), "json": own,
               "html": json.dumps(page_submission, ensure_ascii=False)}
    kind = words_in_reports(student, name, reports, feedback)
    expect(f"{name}: json says", fits(kind, set(verdicts.values()), student["dies"]), verdicts, "instead of", kind)
    expect(f"{name}: html says", page_verdicts == verdicts, page_verdicts)
    row = re.search(rf"^  {re.escape(name)} +((?:{LETTERS} +)+)", text_of(out / "class.txt"), re.M)
    all_verdicts = [case["verdict"] for case in submission.get("cases", [])]
    expect(f"{name}: text says", row and row[1].split() == all_verdicts, row)
    rows = [row["verdict"] for row in table_of(out / "rows.csv") if row["submission"] == name]
    expect(f"{name}: csv says", rows == all_verdicts, rows)
    look_at_book(student, name, submission, out, layout)
    look_at_crash(student, name, submission, reports, feedback)
    look_at_own_page(student, name, verdicts, out, odd, layout)


def look_at_book(student, name, submission, out, layout):
    row = next((row for row in table_of(out / "book.csv") if row["name"] == name), None)
    expect(f"{name}: is not in the gradebook", row)
    if not row:
        return
    number = {"canvas": student["number"], "moodle": f"Participant {student['number']}"}.get(layout, student["id"])
    expect(f"{name}: the gradebook's id is", row["id"] == number, row["id"])
    points = submission.get("score", {}).get("points")
    expect(f"{name}: the gradebook has", float(row["points"]) == points, row["points"], "of", points)
    for case in submission.get("cases", []):
        expect(f"{name}: the gradebook says", row[case["name"]] == case["verdict"], row[case["name"]])


def look_at_crash(student, name, submission, reports, feedback):
    if not student["place"]:
        return
    places = {f"{c['crash']['file']}:{c['crash']['line']}" for c in submission.get("cases", []) if c.get("crash")}
    expect(f"{name}: crashes at", places == {student["place"]}, places)
    for what in ("html", "md", "txt"):
        expect(f"{name}: feedback {what} has no place", student["place"] in feedback.get(f"feedback {what}", ""))
    expect(f"{name}: the class page has no place", student["place"] in reports["html"])


def stem_of_feedback(student, out, layout):
    if layout == "canvas":
        found = sorted(path.name for path in (out / "feedback").glob(f"*_{student['number']}_*_feedback.html"))
        expect(f"{student['name']}: pages", len(found) == 1, found)
        return found[0][:-5] if found else "none"
    if layout == "moodle":
        return f"{student['name']}_{student['number']}_assignsubmission_file_feedback"
    return student["id"]


def feedback_of(student, out, layout):
    stem = stem_of_feedback(student, out, layout)
    texts = {}
    for ending in ("html", "md", "txt"):
        path = out / "feedback" / f"{stem}.{ending}"
        expect(f"{student['name']}: no", path.exists(), path.name)
        texts[f"feedback {ending}"] = text_of(path) if path.exists() else ""
    return texts


def look_at_own_page(student, name, verdicts, out, odd, layout):
    """A page of the student alone, without anything of anybody else or of the machine."""
    texts = feedback_of(student, out, layout)
    path = out / "feedback" / f"{stem_of_feedback(student, out, layout)}.html"
    if path.exists():
        report = data_of(path)
        expect(f"{name}: the own page has", len(report["submissions"]) == 1, len(report["submissions"]))
        expect(f"{name}: the own page says", letters_in(report, name, odd)[0] == verdicts)
    others = [one["name"] for one in json.loads(text_of(out / "grade.json"))["submissions"] if one["name"] != name]
    for what, text in texts.items():
        for other in others:
            expect(f"{name}: {what} names", other not in text, other)
        expect(f"{name}: {what} names a folder of the machine", str(out) not in text)


def look_at_hidden(cases, out):
    """Nothing of a hidden input or answer is anywhere; what else is told would be seen by this, too."""
    lines = set()
    shown = set()
    for path in cases.rglob("*.*"):
        if path.suffix in (".in", ".out"):
            where = lines if "held_back" in path.parts else shown
            where |= {line for line in path.read_text().splitlines() if len(line) > 20}
    assert lines - shown, "no hidden lines"
    told = 0
    for path in out.rglob("*"):
        if not path.is_file():
            continue
        text = text_of(path)
        told += any(line in text for line in shown)
        for line in lines - shown:
            expect(f"{path.relative_to(out)}: tells of a hidden case", line not in text, line)
    expect("no report tells an input that is not hidden", told)


def look_at_import(before, after, column, out):
    """The grades are those of the report, and without them the file is what was exported, to the byte."""
    old, new = before.read_bytes(), after.read_bytes()
    for kind, a, b, c, d in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        expect(f"{after.name}: differs from the export:", kind == "equal" or
               (kind == "insert" and re.fullmatch(rb"[0-9.]+", new[c:d])), kind, old[a:b], new[c:d])
    submissions = json.loads(text_of(out / "grade.json"))["submissions"]
    # Whoever submitted nothing, or no program, keeps the cell.
    points = {one["name"]: one["score"]["points"] for one in submissions if one.get("refused_as") != "NG"}
    graded = 0
    for was, row in zip(table_of(before), table_of(after)):
        differ = [key for key in row if row[key] != was[key]]
        name = row.get("Student") or row.get("Full name")
        expect(f"{after.name}: {name} differs in", differ in ([], [column]), differ)
        if name in points:
            graded += 1
            expect(f"{after.name}: {name} has", row[column] != "" and float(row[column]) == points[name], row[column])
    expect(f"{after.name}: not all are graded:", graded == len(points), graded, len(points))


def look_at_rules(out, odd, count):
    sentence = (f"answers follow different rules (course-tests: {count - 2} of {count} cases" if odd
                else f"answers follow course-tests ({count} of {count} cases")
    more = ["the answer of of_course follows course, not course-tests",
            "of_nobody: no known rules give this answer; nearest course-tests, step 2, agent 1, vx"] if odd else []
    pages = [path for path in (out / "feedback").iterdir()]
    for path in [out / "class.txt", out / "class.html", out / "grade.json", *pages]:
        for words in [sentence, *more]:
            expect(f"{path.name}: does not say", words in text_of(path), words)


def main(place, out, layout, cases, odd):
    place, out, cases = Path(place), Path(out).resolve(), Path(cases).resolve()
    expected = json.loads(text_of(place / f"{layout}.json"))
    students = expected["students"]
    report = json.loads(text_of(out / "grade.json"))
    names = [one["name"] for one in report["submissions"]]
    # Canvas' own test student, who is in its export, is no student.
    expect("submissions:", sorted(names) == sorted([s["name"] for s in students] + [expected["absent"]]), names)
    for student in students:
        look_at_student(student, student["name"], out, odd, layout)
    verdicts, submission = letters_in(report, expected["absent"], [])
    expect("absent:", set(verdicts.values()) == {"NG"} and submission["cannot_start"] == "nothing was submitted", verdicts)
    look_at_hidden(cases, out)
    look_at_rules(out, odd, len(list(cases.rglob("*.in"))))
    if layout in ("canvas", "moodle"):
        column = {"canvas": "Flocking (8)", "moodle": "Grade"}[layout]
        look_at_import(place / f"{layout}.csv", out / "import.csv", column, out)
    print(*faults, sep="\n", end="\n" if faults else "")
    return len(students) if not faults else None


if __name__ == "__main__":
    count = main(*sys.argv[1:5], sys.argv[5:])
    if count is None:
        sys.exit(1)
    print(f"{sys.argv[3]}: {count} students")
