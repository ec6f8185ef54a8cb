"""Writes the folder of one class: the archive, the roster and expected.json."""
import json

from .cast import verdict

POINTS = 10


def keeps(kind):
    return kind not in ("full", "zero")


class Class:
    """What one class folder holds.

    `roster` is the bytes of the roster file, `students` a dictionary from roster key to entry.
    """

    def __init__(self, layout, report=None, options=()):
        self.data = {"layout": layout, "options": list(options), "report": report, "points": POINTS}
        self.archive = None
        self.late_archive = None
        self.as_folder = False
        self.files = {}
        self.students = {}
        self.late_changed = {}

    def student(self, key, role, kind=None, late=None, aliases=(), members_of=None):
        """Adds what is expected of a student; `late` is true only if the archive says so."""
        who = role.who
        entry = {"name": who.name, "verdict": kind or verdict(role), "late": bool(late)}
        entry["aliases"] = sorted({str(alias) for alias in aliases if alias})
        if members_of:
            entry["members_of"] = members_of
        self.students[key] = entry

    def roster(self, data):
        self.files["roster.csv"] = data

    def strays(self, *names):
        """Says which entries belong to no student; students without a submission are then unknown."""
        self.data["strays"] = list(names)
        for entry in self.students.values():
            if entry["verdict"] == "missing":
                entry["verdict"] = "unknown"

    def imports(self, column, separator=",", encoding="utf-8-sig"):
        """Says which cells of `column` an import must change, from the students' verdicts."""
        grades = {"full": str(POINTS), "zero": "0"}
        changed = {key: grades[e["verdict"]] for key, e in self.students.items() if not keeps(e["verdict"])}
        kept = [key for key, e in self.students.items() if keeps(e["verdict"])]
        self.data["import"] = {"column": column, "separator": separator, "encoding": encoding,
                               "changed": changed, "kept": kept}

    def second(self, archive, keys):
        """Adds a second run on the written import, in which the students of `keys` get full points."""
        self.late_archive = archive
        self.late_changed = {key: str(POINTS) for key in keys}

    def refused(self, status, says=()):
        self.data["refused"] = {"status": status, "says": list(says)}

    def write(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        if self.as_folder:
            self.archive.write_folder(folder / "submissions")
        else:
            self.archive.write(folder / "submissions.zip")
        for name, data in self.files.items():
            (folder / name).write_bytes(data)
        if self.late_archive is not None:
            self.late_archive.write(folder / "late.zip")
            self.data["second"] = {"submissions": "late.zip", "changed": self.late_changed}
        self.data["students"] = self.students
        text = json.dumps(self.data, indent=2, ensure_ascii=False)
        (folder / "expected.json").write_text(text + "\n", encoding="utf-8")
