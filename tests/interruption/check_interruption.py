#!/usr/bin/env python3
"""check_interruption.py PROGRAM FOLDER [STAGE...]: interrupts the program at each stage of its work.

It must end within a second, here with room for busy machines, leave no process and no file of its own, and have
kept what was graded before."""
import ctypes
import json
import os
import pathlib
import signal
import shutil
import subprocess
import sys
import time

from stages import STAGES, Place

MOST_SECONDS = 3.0
PR_SET_CHILD_SUBREAPER = 36


class Run:
    """The command, which runs as the leader of a session. Whatever it leaves becomes a child of this process."""

    def __init__(self, program, arguments, place):
        self.error_path = place.folder / "errors"
        environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": str(place.folder / "home"),
                       "TMPDIR": str(place.folder / "tmp")}
        with open(self.error_path, "wb") as errors, open(place.folder / "output", "wb") as output:
            self.process = subprocess.Popen([program, *arguments], cwd=place.folder, env=environment, stdout=output,
                                            stderr=errors, stdin=subprocess.DEVNULL, start_new_session=True)
        self.begin = time.monotonic()
        self.since = None

    def seconds(self):
        return time.monotonic() - self.begin

    def errors(self):
        return self.error_path.read_text(errors="replace")

    def seconds_since(self, holds):
        if self.since is None and holds():
            self.since = time.monotonic()
        return -1.0 if self.since is None else time.monotonic() - self.since

    def commands(self):
        return self.descendants().values()

    def descendants(self):
        """Names and command lines of its descendants."""
        parents, lines = {}, {}
        for path in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                parents[int(path.name)] = int((path / "stat").read_text().rsplit(")", 1)[1].split()[1])
                words = (path / "comm").read_bytes().strip() + b" " + (path / "cmdline").read_bytes()
                lines[int(path.name)] = words.replace(b"\0", b" ").decode(errors="replace")
            except (OSError, IndexError):
                continue
        ours = {self.process.pid}
        for _ in range(8):
            ours |= {child for child, parent in parents.items() if parent in ours}
        return {child: lines.get(child, "") for child in ours - {self.process.pid}}


def leftovers(seconds):
    """Children of this process that do not end in time."""
    end = time.monotonic() + seconds
    while True:
        try:
            while os.waitpid(-1, os.WNOHANG)[0] > 0:
                pass
        except ChildProcessError:
            return []
        if time.monotonic() > end:
            break
        time.sleep(0.01)
    left = []
    for path in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if int((path / "stat").read_text().rsplit(")", 1)[1].split()[1]) == os.getpid():
                left.append((path / "cmdline").read_text().replace("\0", " ") or (path / "comm").read_text())
                os.kill(int(path.name), signal.SIGKILL)
        except OSError:
            continue
    return left


def await_stage(stage, place, run):
    """False if the command ends before the stage begins."""
    while run.seconds() < 120:
        if run.process.poll() is not None:
            return False
        if stage.has_begun(place, run):
            return True
        time.sleep(0.01)
    return False


def kept_problem(place):
    try:
        report = json.loads((place.folder / "report.json").read_text())
    except (OSError, ValueError) as error:
        return "the report is missing: %s" % error
    if not report.get("interrupted"):
        return "the report does not say that the grading was interrupted"
    verdicts = {one["name"].split("/")[-1]: [case["verdict"] for case in one["cases"]] for one in report["submissions"]}
    return "" if "AC" in verdicts.get("bob", ["AC"]) else "what was graded is not in the report: %s" % verdicts


def interrupt(program, stage, number, folder):
    """Returns the seconds to the end, and what is wrong."""
    place = Place(folder, program)
    run = Run(program, stage.make(place), place)
    begun = await_stage(stage, place, run)
    sent = time.monotonic()
    if begun:
        run.process.send_signal(number)
    try:
        status = run.process.wait(120)
    except subprocess.TimeoutExpired:
        run.process.kill()
        status = run.process.wait()
    taken = time.monotonic() - sent
    problems = []
    ended_by_itself = stage.is_late and status in (0, 1)
    if not begun and not ended_by_itself:
        problems.append("it ended before, with status %d: %s" % (status, run.errors()[-200:]))
    if taken > MOST_SECONDS:
        problems.append("it took %.1f s" % taken)
    left = leftovers(1.0)
    if left:
        problems.append("processes are left: %s" % left)
    files = [str(path) for pattern in ("tmp/flocking-of-*/*", "**/*.part*") for path in place.folder.glob(pattern)]
    if status == 3 and files:  # what a signal kills leaves its files to the next start
        problems.append("files are left: %s" % files)
    if begun and status not in (*stage.statuses, -number):
        problems.append("exit status %d: %s" % (status, run.errors()[-200:]))
    if stage.is_kept and begun and kept_problem(place):
        problems.append(kept_problem(place))
    return taken, problems


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    wanted = sys.argv[3:]
    folder.chmod(0o755)
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    failures, slowest = 0, 0.0
    for number in (signal.SIGINT, signal.SIGTERM):
        for index, stage in enumerate(STAGES):
            if wanted and not any(stage.name.startswith(one) for one in wanted):
                continue
            place = folder / ("%d-%d" % (number, index))
            place.mkdir()
            taken, problems = interrupt(program, stage, number, place)
            shutil.rmtree(place, ignore_errors=True)
            slowest = max(slowest, taken)
            failures += bool(problems)
            print("%-8s %-34s %5.2f s %s" % (number.name, stage.name, taken, "; ".join(problems)), flush=True)
    print("%d failures, slowest end %.2f s" % (failures, slowest))
    sys.exit(failures > 0)


main()
