"""Runs the program on one class and yields one line for each deviation from expected.json."""
import json
import re
import signal
import subprocess

from . import gradebook
from .raw_table import RawTable, differences

TIMEOUT_S = 300


class Names:
    """Maps roster keys to "NAME (KEY)"."""

    def __init__(self, students):
        self.students = students
        self.keys = list(students)

    def __call__(self, key):
        return f"{self.students[key]['name']} ({key})" if key in self.students else None


class Run:
    """One class, its expectations and the folder for what the program writes."""

    def __init__(self, program, cases, cache, folder, work):
        self.program, self.cases, self.cache = program, cases, cache
        self.folder, self.work = folder, work
        self.expected = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
        self.names = Names(self.expected["students"])

    def grade(self, submissions, roster, prefix, platform):
        """Runs the program; returns (exit status, what it said)."""
        options = self.expected["options"]
        if not platform and "--assignment" in options:  # it chooses the import's column
            at = options.index("--assignment")
            options = options[:at] + options[at + 2:]
        command = [self.program, "grade", "--submissions", submissions, "--roster", roster, *options,
                   "--cases", self.cases, "--points", self.expected["points"], "--cache", self.cache,
                   "--report", f"gradebook={self.work / (prefix + 'gradebook.csv')}",
                   "--report", f"json={self.work / (prefix + 'report.json')}"]
        if platform:
            command += ["--report", f"{platform}={self.work / (prefix + 'import')}"]
        done = subprocess.run([str(part) for part in command], cwd=self.folder, stdin=subprocess.DEVNULL,
                              capture_output=True, timeout=TIMEOUT_S, check=False)
        said = done.stderr.decode("utf-8", "replace") + done.stdout.decode("utf-8", "replace")
        if done.returncode < 0:
            said = f"error: the program crashed: {signal.Signals(-done.returncode).name}\n{said}"
        return done.returncode, said

    def check(self):
        folder = self.folder / "submissions"
        submissions = folder if folder.is_dir() else self.folder / "submissions.zip"
        roster, platform = self.folder / "roster.csv", self.expected["report"]
        status, said = self.grade(submissions, roster, "", platform)
        if "refused" in self.expected:
            yield from self.check_refused(status, said)
            return
        if status not in (0, 1) and platform:
            yield f"grade with --report {platform}: expected status 0 or 1, found {status}: {brief(said)}"
            status, said = self.grade(submissions, roster, "", None)
        if status not in (0, 1):
            yield f"grade: expected status 0 or 1, found {status}: {brief(said)}"
            return
        yield from self.check_reports(said)
        if platform:
            yield from check_count(said, self.expected["import"]["changed"])
            yield from self.check_imports()

    def check_refused(self, status, said):
        expected = self.expected["refused"]
        if status != expected["status"]:
            yield f"grade: expected status {expected['status']}, found {status}"
        for word in expected["says"]:
            if word not in said:
                yield f"grade: expected a message with {word!r}, found: {brief(said)}"
        written = self.work / "import"
        if written.exists() and written.stat().st_size:
            yield "import file: expected none, found one"

    def check_reports(self, said):
        data = (self.work / "gradebook.csv").read_bytes()
        rows, text = gradebook.read(data), (self.work / "report.json").read_text(encoding="utf-8")
        report = json.loads(text)
        layout = gradebook.find(report, "layout")
        if not gradebook.is_layout(layout, self.expected["layout"]):
            yield f"layout: expected {self.expected['layout']}, found {layout}"
        yield from self.check_strays(rows, text + data.decode("utf-8", "replace") + said)
        for key, student in self.expected["students"].items():
            yield from self.check_student(key, student, rows, report)

    def check_strays(self, rows, said):
        """Compares what is no student's: expected entries are reported, and nothing else has a row."""
        strays = self.expected.get("strays", [])
        for stray in strays:
            if gradebook.fold(stray) not in gradebook.fold(said):
                yield f"{stray}: this entry belongs to no student and is in no report"
        students = self.expected["students"].items()
        known = [row for key, student in students for row in gradebook.rows_of(rows, key, student)]
        for row in rows:
            label = f"{row.get('id')} {row.get('name')}"
            if row not in known and not any(gradebook.fold(stray) in gradebook.fold(label) for stray in strays):
                yield f"{label}: expected no row in the grade book, found {row.get('points')} points"

    def check_student(self, key, student, rows, report):
        who, found = self.names(key), gradebook.rows_of(rows, key, student)
        if len(found) != 1:
            yield f"{who}: expected 1 row in the grade book, found {len(found)}"
            return
        wanted, is_now = gradebook.wanted(student), gradebook.verdict(found[0])
        if wanted != is_now:
            remark = f": {found[0].get('remark')}" if found[0].get("remark") else ""
            yield f"{who}: expected {wanted}, found {is_now} ({found[0].get('points')} points){remark}"
        if self.expected["layout"] == "canvas":
            entries = [s for s in report.get("submissions", []) if isinstance(s, dict)]
            entry = next(iter(gradebook.rows_of(entries, key, student)), None)
            late = gradebook.says_late(found[0], entry)
            if late != student["late"]:
                yield f"{who}: expected late {student['late']}, found {late}"

    def table(self, path):
        rules = self.expected["import"]
        return RawTable(path.read_bytes(), rules["separator"], rules["encoding"])

    def check_imports(self):
        rules, first = self.expected["import"], self.work / "import"
        if not first.exists():
            yield "import file: not written; the second run was skipped"
            return
        try:
            before, after = self.table(self.folder / "roster.csv"), self.table(first)
        except (UnicodeDecodeError, ValueError) as error:
            yield f"import file: expected the export's encoding and quoting ({rules['encoding']}), found: {error}"
            return
        yield from differences(before, after, rules["column"], rules["changed"], self.names)
        yield from self.check_second(first, after)

    def check_second(self, first, before):
        """Feeds the written import back as the roster, with late submissions only."""
        second, rules = self.expected["second"], self.expected["import"]
        status, said = self.grade(self.folder / second["submissions"], first, "second_", self.expected["report"])
        if status not in (0, 1):
            yield f"second run: expected status 0 or 1, found {status}: {brief(said)}"
            return
        yield from (f"second run: {line}" for line in check_count(said, second["changed"]))
        try:
            lines = differences(before, self.table(self.work / "second_import"), rules["column"], second["changed"],
                                self.names)
            yield from (f"second run: {line}" for line in lines)
        except (LookupError, OSError, ValueError) as error:
            yield f"second run: import file: {error}"


def check_count(said, changed):
    """Compares the line that says how many grades an import changes."""
    found = re.search(r"(\d+) grades? written", said)
    if found is None:
        yield f"import file: expected a line '{len(changed)} grades written, ... cells kept ...', found none"
    elif int(found[1]) != len(changed):
        yield f"import file: expected '{len(changed)} grades written', found '{found[0]}'"


def brief(said):
    """Returns the first line of a message, the one with an error if there is one."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return next((line for line in lines if "error" in line), lines[0] if lines else "nothing was said")[:300]
