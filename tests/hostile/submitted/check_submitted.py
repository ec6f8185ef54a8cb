#!/usr/bin/env python3
"""check_submitted.py PROGRAM FOLDER [ENTRY...]: grades classes with one expensive entry each.

The verdicts, points and notes of the honest students must be those of the class without it. Root may name another
user in FLOCKING_OTHER_USER, who grades then."""
import gzip
import io
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile

MOST_SECONDS = 240  # of one grading, on a busy machine
MOST_NOTES = 25     # about one student
CASES = {"a": "1", "b": "2"}
SCRIPT = """import sys
v = [float(x) for x in sys.stdin.read().split()]
s = v[8:12]
for dt in v[12:]:
    s[0] += s[2] * dt
    print("%.3f %.3f %.3f %.3f" % tuple(s))
"""
SOURCE = """#include <cstdio>
int main() {
  double v[12], dt;
  for (double& one : v) if (std::scanf("%lf", &one) != 1) return 1;
  while (std::scanf("%lf", &dt) == 1) {
    v[8] += v[10] * dt;
    std::printf("%.3f %.3f %.3f %.3f\\n", v[8], v[9], v[10], v[11]);
  }
}
"""
HONEST = {"ada": ("main.cpp", SOURCE), "bob": ("main.py", SCRIPT), "eve": ("main.py", "print(1)\n")}
CANVAS = {"ada": "ada_101_2001_", "bob": "bob_102_2002_", "eve": "eve_103_2003_"}


def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def add_folders(place):
    for name, (file, text) in HONEST.items():
        write(place / "class" / name / file, text)
    return "class"


def tar_of(files):
    """A .tar.gz. Values are bytes, or numbers of MiB of zeros, which are compressed once."""
    zeros = {size: gzip.compress(bytes(size << 20), 1) for size in files.values() if isinstance(size, int)}
    parts = []
    for name, content in files.items():
        info = tarfile.TarInfo(name)
        info.size = content << 20 if isinstance(content, int) else len(content)
        parts.append(gzip.compress(info.tobuf(tarfile.GNU_FORMAT)))
        padding = bytes(-info.size % 512)
        parts.append(zeros[content] if isinstance(content, int) else gzip.compress(content + padding))
    return b"".join(parts) + gzip.compress(bytes(1024))


def add_flat_archive(place, more):
    files = {CANVAS[name] + file: text.encode() for name, (file, text) in HONEST.items()}
    write(place / "class.tar.gz", tar_of({**more, **files}))
    return "class.tar.gz"


def add_keywords(place):
    for word in ("enum ", "class A{"):
        write(place / "class" / ("mallory" + word[0]) / "Main.java", word * ((4 << 20) // len(word)))
    return add_folders(place)


def add_large_files(place):
    return add_flat_archive(place, {"aaa_100_%d_f%d.txt" % (3000 + i, i): 65 for i in range(130)})


def add_no_large_files(place):
    return add_flat_archive(place, {"aaa_100_3000_f0.txt": b""})


def add_writing_build(place):
    write(place / "class/mallory/Makefile",
          "all:\n\tfor i in $$(seq 200); do head -c 15000000 /dev/zero > $$i || exit 1; done\n\techo done\n")
    return add_folders(place)


def add_bad_archives(place):
    for number in range(300):
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w") as archive:
            for name in range(20):
                archive.writestr("../%d/%d" % (number, name), b"")
        write(place / ("class/mallory/a%d.zip" % number), data.getvalue())
    return add_folders(place)


def add_includes(place):
    write(place / "class/mallory/main.cpp", "int main() {}\n" + "#include <Vector>\n" * 25_000)
    return add_folders(place)


def add_other_case(place):
    write(place / "class/ADA/main.py", "print(1)\n")
    write(place / "roster.csv", "login,name\nada,Ada\nbob,Bob\neve,Eve\n")
    return add_folders(place)


def add_roster(place):
    write(place / "roster.csv", "login,name\nada,Ada\nbob,Bob\neve,Eve\n")
    return add_folders(place)


# Name, class with the entry, class without it, and whether the sandbox's mode matters.
ENTRIES = [
    ("keywords", add_keywords, add_folders, False),
    ("large files", add_large_files, add_no_large_files, False),
    ("writing build", add_writing_build, add_folders, True),
    ("bad archives", add_bad_archives, add_folders, False),
    ("many includes", add_includes, add_folders, False),
    ("folder of the same name in capitals", add_other_case, add_roster, False),
]


class Grader:
    def __init__(self, program, folder):
        self.program, self.folder = program, pathlib.Path(folder)
        self.known = {}
        self.user = int(os.environ.get("FLOCKING_OTHER_USER", "0"))

    def run(self, place, submissions, mode):
        for name, speed in CASES.items():
            write(place / ("cases/%s.in" % name), "0 0 0 0 0 0 0 1\n0 0 %s 0\n1\n" % speed)
            write(place / ("cases/%s.out" % name), "%s.000 0.000 %s.000 0.000\n" % (speed, speed))
        (place / "tmp").mkdir()
        command = [self.program, "grade", "--submissions", submissions, "--cases", "cases", "--sandbox", mode, "-j", "2",
                   "--wall-limit", "60", "--cache", str(self.folder / "cache"), "--report", "json=report.json"]
        if (place / "roster.csv").exists():
            command += ["--roster", "roster.csv"]
        environment = {**os.environ, "TMPDIR": str(place / "tmp"), "HOME": str(self.folder)}
        if self.user:
            environment["PATH"] = "/usr/bin:/bin"  # what every user may run
            for folder, _, files in os.walk(self.folder):
                for path in (folder, *(os.path.join(folder, file) for file in files)):
                    os.chown(path, self.user, self.user, follow_symlinks=False)
            command = ["setpriv", "--reuid", str(self.user), "--regid", str(self.user), "--clear-groups", *command]
        return subprocess.run(command, cwd=place, env=environment, capture_output=True, timeout=MOST_SECONDS)

    def graded(self, make, mode):
        """The report, and the seconds that it took."""
        place = self.folder / "place"
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        submissions = make(place)
        begin = time.monotonic()
        result = self.run(place, submissions, mode)
        taken = time.monotonic() - begin
        if not (place / "report.json").exists():
            raise AssertionError("there is no report: %s" % result.stderr.decode(errors="replace")[-300:])
        report = json.loads((place / "report.json").read_text())
        return report, taken

    def without(self, make, mode):
        key = (make, mode)
        if key not in self.known:
            self.known[key] = honest_results(self.graded(make, mode)[0])
        return self.known[key]


def honest_results(report):
    results = {}
    for one in report["submissions"]:
        name = one["name"].lower().rsplit("/", 1)[-1]
        if name in HONEST and one["cases"]:
            results[name] = ([(case["name"], case["verdict"], case["points"]) for case in one["cases"]],
                             one.get("score"), one.get("notes"))
    return results


def problems_of(report, expected):
    found = honest_results(report)
    if found != expected:
        yield "honest students got %s instead of %s" % (found, expected)
    right = [name for name, (cases, *_) in found.items() if all(case[1] == "AC" for case in cases)]
    if right != ["ada", "bob"]:
        yield "right are %s" % right
    for one in report["submissions"]:
        name = one["name"].lower().rsplit("/", 1)[-1]
        if name not in HONEST and any(case["verdict"] == "AC" for case in one["cases"]):
            yield "%s is AC" % one["name"]
        if len(one.get("notes") or []) > MOST_NOTES:
            yield "%s has %d notes" % (one["name"], len(one["notes"]))
    if len(report.get("notes") or []) > 2 * MOST_NOTES:
        yield "the class has %d notes" % len(report["notes"])


def check_rosters(grader):
    """Two rows that differ in case only are refused, with both lines, before anything is graded."""
    def make(place):
        write(place / "roster.csv", "login,name\nada,Ada\nbob,Bob\nADA,Mallory\neve,Eve\n")
        return add_folders(place)
    try:
        grader.graded(make, "auto")
    except AssertionError as error:
        if "lines 2 ('ada') and 4" in str(error):
            return []
        return ["unexpected message: %s" % error]
    return ["two rows of one login were accepted"]


def main():
    program, folder, wanted = sys.argv[1], sys.argv[2], sys.argv[3:]
    grader = Grader(program, folder)
    failures = 0

    def tell(name, mode, taken, problems):
        nonlocal failures
        failures += bool(problems)
        print("%-5d %-8s %-36s %6.1f s %s" % (grader.user or os.getuid(), mode, name, taken, "; ".join(problems)[:600]), flush=True)

    for name, make, make_without, has_modes in ENTRIES:
        if wanted and name not in wanted:
            continue
        for mode in ("auto", "limits") if has_modes else ("auto",):
            expected = grader.without(make_without, mode)
            try:
                report, taken = grader.graded(make, mode)
                tell(name, mode, taken, list(problems_of(report, expected)))
            except (AssertionError, subprocess.TimeoutExpired) as error:
                tell(name, mode, 0.0, [str(error)[:300]])
    if not wanted or "rosters" in wanted:
        tell("rosters", "auto", 0.0, check_rosters(grader))
    print("%d failures" % failures)
    sys.exit(failures > 0)


main()
