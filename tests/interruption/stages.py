"""The stages of each command's work: input that keeps the stage busy, and how to detect that it has begun."""
import gzip
import os
import pathlib
import subprocess
import tarfile

HONEST = """#!/usr/bin/env python3
import sys
v = [float(x) for x in sys.stdin.read().split()]
s = v[8:12]
for dt in v[12:]:
    s[0] += s[2] * dt
    print("%.3f %.3f %.3f %.3f" % tuple(s))
"""
SLEEPS = "import time\ntime.sleep(1000)\n"
SLEEPS_WITH_SANITIZERS = """#include <cstdlib>
#include <sys/prctl.h>
#include <unistd.h>
int main() {
#ifdef __SANITIZE_ADDRESS__
  prctl(PR_SET_NAME, "second-run");
  sleep(1000);
#endif
  std::abort();
}
"""
MAKEFILE_SLEEPS_WITH_SANITIZERS = """all: flock
\tif nm flock | grep -q __asan_init; then sleep 1000; fi
flock: main.cpp
\tg++ -o $@ main.cpp
"""
CASES = pathlib.Path(__file__).resolve().parent.parent.parent / "testcases/course"
STUDENTS = pathlib.Path(__file__).resolve().parent.parent / "explain/students"


class Place:
    """A folder with cases and a class, in which a command runs."""

    def __init__(self, folder, program):
        self.folder, self.program = pathlib.Path(folder), program
        self.add("cases/a.in", "0 0 0 0 0 0 0 1\n0 0 1 0\n1\n")
        self.add("cases/a.out", "1.000 0.000 1.000 0.000\n")
        for name in ("tmp", "home"):
            (self.folder / name).mkdir()

    def add(self, name, content):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        path.chmod(0o755)
        return path

    def compile(self, name, source):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["g++", "-O1", "-std=c++20", "-o", path, source], check=True)
        return str(path)

    def has_unpacked(self, pattern):
        return bool(list(self.folder.glob("tmp/flocking-of-*/run-*/" + pattern)))


class Stage:
    """`make` fills a place and returns the arguments; `has_begun` looks at the place and at the running command.
    `is_kept`: the report must say that the grading ended early, and have what was graded before. `is_done`: all is
    graded, and may be reported as if nothing had happened. `is_late`: a fast machine may have ended by then; an earlier
    stage interrupts the same work."""

    def __init__(self, name, make, has_begun, is_kept=False, is_done=False, is_late=False):
        self.name, self.make, self.has_begun, self.is_kept = name, make, has_begun, is_kept
        self.is_late = is_late
        self.statuses = [3, 1] if is_done else [3]


def after(seconds):
    return lambda place, run: run.seconds() >= seconds


def when_starts(word):
    return lambda place, run: any(word in line for line in run.commands())


def when_only(word, other):
    return lambda place, run: when_starts(word)(place, run) and not when_starts(other)(place, run)


def when_ran(word, seconds):
    return lambda place, run: run.seconds_since(lambda: when_starts(word)(place, run)) >= seconds


def when_graded(runs, seconds):
    """All runs have left their outputs."""
    return lambda place, run: run.seconds_since(
        lambda: len(list(place.folder.glob("keep/*/*"))) >= runs) >= seconds


def when_unpacked(pattern, seconds=0.0):
    return lambda place, run: run.seconds_since(lambda: place.has_unpacked(pattern)) >= seconds


def tar_of_zeros(name, gib):
    """A .tar.gz of one file of `gib` GiB of zeros, from copies of one compressed block."""
    info = tarfile.TarInfo(name)
    info.size = gib << 30
    return gzip.compress(info.tobuf(tarfile.GNU_FORMAT)) + gzip.compress(bytes(1 << 26), 1) * (gib << 4)


def grade(place, *more):
    return ["grade", "--submissions", "class", "--cases", "cases", "-j", "2",
            "--report", "json=report.json", *more]


def unpacks_student(place):
    place.add("class/ada.tar.gz", tar_of_zeros("big", 7))
    return grade(place)


def unpacks_class(place):
    place.add("all.tar.gz", tar_of_zeros("ada/big", 7))
    arguments = grade(place)
    arguments[2] = "all.tar.gz"
    return arguments


def unpacks_many_names(place):
    name = place.add("name", "")
    with tarfile.open(place.folder / "many.tar", "w") as archive:
        info = tarfile.TarInfo()
        for number in range(100_000):
            info.name = "../%d" % number
            archive.addfile(info)
    name.unlink()
    os.makedirs(place.folder / "class")
    with open(place.folder / "many.tar", "rb") as file:
        place.add("class/ada.tar.gz", gzip.compress(file.read(), 1))
    return grade(place)


def copies(place):
    for student in range(15):
        for number in range(1000):
            path = place.folder / ("class/s%d/f%d.txt" % (student, number))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
        place.add("class/s%d/main.py" % student, HONEST)
    return grade(place)


def plans(place):
    text = "class A { void f() { enum interface record class } }\n" * (4 << 20 >> 6)
    for student in range(8):
        place.add("class/s%d/Main.java" % student, text)
        place.add("class/s%d/Other.java" % student, text)
    return grade(place)


def finds_layers(place):
    place.add("class/ada/main.py", HONEST)
    return grade(place)


def builds(place):
    place.add("class/ada/Makefile", "all:\n\tsleep 1000\n")
    place.add("class/bob/main.py", HONEST)
    return grade(place)


def runs(place):
    place.add("class/bob/main.py", HONEST)
    place.add("class/cem/sleeper.py", SLEEPS)
    return grade(place, "--wall-limit", "500", "--cache", "cache")


def looks_at_crash_by_build(place):
    place.add("class/ada/main.cpp", SLEEPS_WITH_SANITIZERS)
    place.add("class/ada/Makefile", MAKEFILE_SLEEPS_WITH_SANITIZERS)
    place.add("class/bob/main.py", HONEST)
    return grade(place, "--cache", "cache")


def looks_at_crash_by_run(place):
    place.add("class/ada/main.cpp", SLEEPS_WITH_SANITIZERS)
    place.add("class/bob/main.py", HONEST)
    return grade(place, "--wall-limit", "500", "--cache", "cache")


def explains_class(place):
    for name in ("s01_boids", "s02_flocking", "s09_swarm"):
        place.compile("class/" + name, STUDENTS / (name + ".cpp"))
    place.add("class/bob", HONEST)
    for name in ("two_agents_cohesion", "alignment_alone", "all_agents_coincident"):
        for ending in (".in", ".out"):
            place.add("cases/" + name + ending, (CASES / (name + ending)).read_bytes())
    return grade(place, "--explain", "text", "--keep", "keep", "--cache", "cache")


def explains(place):
    place.compile("flock", STUDENTS / "s09_swarm.cpp")
    return ["explain", "--", "./flock"]


def explains_sleeper(place):
    place.add("sleeper.py", "#!/usr/bin/env python3\n" + SLEEPS)
    return ["explain", "--wall-limit", "500", "--cases", "cases", "--", "./sleeper.py"]


def add_kept(place, agents, steps):
    """A case with its answer, and an output that no variant prints."""
    lines = ["2 1 3 1 1.5 1 2 %d" % agents]
    for i in range(agents):
        lines.append("%.3f %.3f %.3f %.3f" % (i % 10 * 0.7, i // 10 * 0.6, i % 3 - 1, i % 5 * 0.3))
    text = "\n".join(lines + ["0.1"] * steps) + "\n"
    place.add("cases/long.in", text)
    place.add("cases/long.out", subprocess.run([place.program], input=text.encode(), capture_output=True).stdout)
    place.add("kept/long.out", "".join(
        "%.3f %.3f %.3f %.3f\n" % (i % 10 * 0.7 + step * step * 0.01, i // 10 * 0.6, i % 3 - step * 0.02, 0.5)
        for step in range(steps) for i in range(agents)))


def explains_kept(place):
    add_kept(place, 30, 100)
    return ["explain", "--from", "kept", "--cases", "cases"]


def views(place):
    program = place.compile("flock", STUDENTS / "s09_swarm.cpp")
    add_kept(place, 30, 20)
    return ["view", "cases/long.in", "-o", "page.html", "--explain", "--", program]


def views_sleeper(place):
    place.add("sleeper.py", "#!/usr/bin/env python3\n" + SLEEPS)
    return ["view", "cases/a.in", "-o", "page.html", "--wall-limit", "500", "--explain", "--", "./sleeper.py"]


def audits(place):
    add_kept(place, 300, 50)
    for name in ("a", "b", "c"):
        place.add("cases/%s2.in" % name, (place.folder / "cases/long.in").read_text())
    return ["audit", "--cases", "cases"]


def writes(place):
    for student in range(12):
        place.add("class/s%d/main.py" % student, "print(1)\n" * 3)
    for number in range(8):
        place.add("cases/c%d.in" % number, "0 0 0 0 0 0 0 1\n0 0 1 0\n1\n")
        place.add("cases/c%d.out" % number, "1.000 0.000 1.000 0.000\n")
    return grade(place, "--report", "html=page.html", "--feedback", "feedback", "--replays", "replays")


STAGES = [
    *(Stage("start, %d ms" % ms, finds_layers, after(ms / 1000)) for ms in (5, 20, 60, 150, 400)),
    Stage("unpacking a student's archive", unpacks_student, when_unpacked("0/big", 0.3)),
    Stage("unpacking the class's archive", unpacks_class, when_unpacked("class", 0.3)),
    Stage("unpacking many names", unpacks_many_names, when_unpacked("0", 0.05)),
    Stage("copying", copies, when_unpacked("10")),
    Stage("planning", plans, when_unpacked("7/Other.java")),
    Stage("building", builds, when_starts("sleep sleep 1000")),
    Stage("running", runs, when_only("sleeper.py", "main.py"), is_kept=True),
    Stage("second build", looks_at_crash_by_build, when_starts("sleep sleep 1000"), is_kept=True),
    Stage("second run", looks_at_crash_by_run, when_starts("second-run"), is_kept=True),
    *(Stage("explaining a class, %s s" % s, explains_class, when_graded(16, s), is_kept=True, is_late=s > 1)
      for s in (0.2, 1, 2)),
    *(Stage("explaining, %s s" % s, explains, when_ran("./flock", s), is_late=s > 0.3) for s in (0, 0.3, 1)),
    Stage("explaining a sleeper", explains_sleeper, when_starts("sleeper.py")),
    *(Stage("explaining outputs, %s s" % s, explains_kept, after(s), is_late=s > 0.2) for s in (0.2, 1)),
    *(Stage("viewing, %s s" % s, views, after(s), is_late=s > 0.2) for s in (0.2, 0.5, 1)),
    Stage("viewing a sleeper", views_sleeper, when_starts("sleeper.py")),
    *(Stage("auditing, %s s" % s, audits, after(s), is_late=s > 0.2) for s in (0.2, 1)),
    Stage("writing pages", writes, lambda place, run: (place.folder / "replays/s1").exists(), is_kept=True),
    Stage("writing feedback", writes, lambda place, run: any(place.folder.glob("feedback/*")), is_done=True),
]
