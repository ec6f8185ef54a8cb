"""Finds students in the grade book and the JSON report, and says what the program decided."""
import csv
import io
import re
import unicodedata

GRADED = re.compile(r"^(AC|WA|PE|TLE|MLE|OLE|RTE|CE|JE)$")
LAYOUTS = {"google": ("google",), "folders": ("folder for each", "folders"), "github": ("github",)}


def fold(text):
    """Returns `text` as identities are compared: composed, without case, without Brightspace's #."""
    text = unicodedata.normalize("NFC", str(text)).strip().casefold()
    return unicodedata.normalize("NFC", text).lstrip("#")


def read(data):
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))


def rows_of(rows, key, student):
    """Returns the rows of a student: by id, else by a name that only one student of the class has."""
    ids = {fold(key), *(fold(alias) for alias in student.get("aliases", ()))}
    found = [row for row in rows if fold(row.get("id") or "") in ids]
    return found or [row for row in rows if fold(row.get("name") or "") == fold(student["name"])]


def verdict(row):
    """Returns "full", "zero", "partial", "ungradable", "missing" or "unknown"."""
    letters = [cell for cell in row.values() if isinstance(cell, str) and GRADED.match(cell)]
    remark = (row.get("remark") or "").casefold()
    if not letters:
        if "unknown" in " ".join(str(cell) for cell in row.values()).casefold():
            return "unknown"
        if re.search(r"nothing|no submission|missing|did not submit", remark):
            return "missing"
        return "ungradable"
    points, most = float(row.get("points") or 0), float(row.get("max_points") or 0)
    return "full" if points == most else "zero" if points == 0 else "partial"


def wanted(student):
    return "ungradable" if student["verdict"] in ("text", "link") else student["verdict"]


def says_late(row, submission):
    """Returns true if the grade book's row or the JSON report calls the submission late."""
    words = " ".join(str(cell) for cell in row.values()).casefold()
    if re.search(r"\blate\b", words):
        return True
    if not isinstance(submission, dict):
        return False
    notes = " ".join(str(v) for k, v in submission.items() if k != "cases").casefold()
    return submission.get("late") is True or bool(re.search(r"\blate\b(?!': (false|none))", notes))


def is_layout(text, layout):
    return any(word in (text or "").casefold() for word in LAYOUTS.get(layout, (layout,)))


def find(tree, key):
    """Returns the first text stored under `key` in a JSON tree, at the top first."""
    if isinstance(tree, dict):
        if isinstance(tree.get(key), str):
            return tree[key]
        if isinstance(tree.get(key), dict):
            return " ".join(str(v) for v in tree[key].values())
        tree = list(tree.values())
    if isinstance(tree, list):
        return next((found for found in (find(branch, key) for branch in tree) if found), None)
    return None
