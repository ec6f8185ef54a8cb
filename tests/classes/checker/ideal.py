"""Plays a program that does what expected.json says, with one mistake if MISTAKE names it."""
import csv
import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checker.raw_table import RawTable, codec_of, value  # noqa: E402

MISTAKE = os.environ.get("MISTAKE", "")
LETTERS = {"full": ("AC", "AC", 10, ""), "zero": ("WA", "WA", 0, ""),
           "text": ("NG", "NG", 0, "not gradable: only a text"), "link": ("NG", "NG", 0, "not gradable: only a link"),
           "missing": ("NG", "NG", 0, "missing: no submission"),
           "unknown": ("NG", "NG", 0, "unknown: an entry belongs to no student")}


def write_gradebook(path, expected):
    rows = []
    for key, student in expected["students"].items():
        first, second, points, remark = LETTERS[student["verdict"]]
        remark += " LATE" if student["late"] else ""
        rows.append([key, student["name"], points, 10, points // 5, 2, first, second, remark])
    if MISTAKE == "test_student":
        rows.append(["1500", "Student, Test", 0, 10, 0, 2, "NG", "NG", "missing"])
    if MISTAKE == "lose_last":
        rows.pop()
    if MISTAKE == "swap":
        rows[10][2:], rows[11][2:] = rows[11][2:], rows[10][2:]
    with open(path, "w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["id", "name", "points", "max_points", "passed", "cases", "a", "b", "remark"])
        writer.writerows(rows)


def write_import(path, roster, rules, changed):
    table = RawTable(Path(roster).read_bytes(), rules["separator"], rules["encoding"])
    heading, column = table.find_column(rules["column"])
    for r in range(heading + 1, len(table.rows)):
        key = table.key_of_row(r, changed)
        if key:
            table.rows[r][column] = changed[key]
        elif MISTAKE == "zero_missing" and "Points" not in value(table.rows[r][0]):
            table.rows[r][column] = "0"
    if MISTAKE == "unquote":
        table.rows = [[value(cell) if "," not in cell else cell for cell in row] for row in table.rows]
    if MISTAKE == "line_ends":
        table.ends = ["\n"] * len(table.ends)
    text = "".join(rules["separator"].join(row) + end for row, end in zip(table.rows, table.ends))
    if MISTAKE == "no_bom":
        text = text.lstrip("\ufeff")
    Path(path).write_bytes(text.encode(codec_of(rules["encoding"])))


def main(arguments):
    expected = json.loads(Path("expected.json").read_text(encoding="utf-8"))
    if "refused" in expected and MISTAKE != "never_refuse":
        print("error:", *expected["refused"]["says"], file=sys.stderr)
        return expected["refused"]["status"]
    given = {name: text for name, text in zip(arguments, arguments[1:]) if name in ("--submissions", "--roster")}
    reports = dict(b.split("=", 1) for a, b in zip(arguments, arguments[1:]) if a == "--report")
    write_gradebook(reports["gradebook"], expected)
    layout = "chaos" if MISTAKE == "layout" else expected["layout"]
    report = {"layout": layout, "notes": expected.get("strays", []), "submissions": []}
    Path(reports["json"]).write_text(json.dumps(report, ensure_ascii=False), encoding="utf-8")
    if expected["report"]:
        rules = expected["import"]
        late = given["--submissions"].endswith("late.zip")
        changed = expected["second"]["changed"] if late else rules["changed"]
        print(len(changed), "grades written, 3 cells kept (no submission in this run)")
        write_import(reports[expected["report"]], given["--roster"], rules, changed)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
