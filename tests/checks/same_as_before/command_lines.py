"""Makes command lines from a seed. Each is run in a folder with the repository's test cases and some files."""

import random
from pathlib import Path

RULES = ["course", "course-tests", "book", "buas", "howtorts"]
SEARCHES = ["auto", "brute", "grid", "kdtree"]
INSTRUCTIONS = ["auto", "scalar", "sse2"]
COLUMNS = ["x,y,vx,vy", "id,x,y", "time,id,force", "step,id,heading,smoothed_heading", "id,force_forward,force_side"]
# Newer behaviours, which the old program does not have.
NEW_BEHAVIOURS = ("unaligned", "containment")
HONEST = "/usr/bin/python3 reference.py"  # any user may run it
REPORTS = ["csv", "json", "text", "markdown", "html", "junit", "tap", "github", "gradescope"]


class CommandLines:
    def __init__(self, seed, testcases):
        self.random = random.Random(seed)
        self.cases = sorted(f"testcases/course/{path.name}" for path in (testcases / "course").glob("*.in"))
        self.scenarios = sorted(
            str(path.with_suffix("").relative_to(testcases.parent))
            for folder in ("steering", "flow") for path in (testcases / folder).glob("*.toml")
            if path.with_suffix(".in").exists() and not any(word in path.name for word in NEW_BEHAVIOURS))
        self.maps = sorted(f"testcases/flow/{path.name}" for kind in ("*.map", "*.csv")
                           for path in (testcases / "flow").glob(kind))

    def pick(self, values):
        return self.random.choice(values)

    def flags(self):
        flags = ["--rules", self.pick(RULES), "--neighbors", self.pick(SEARCHES)]
        if self.random.random() < 0.5:
            flags += ["--threads", self.pick("0123")]
        if self.random.random() < 0.5:
            flags += ["--instructions", self.pick(INSTRUCTIONS)]
        return flags

    def output_flags(self):
        flags = []
        if self.random.random() < 0.5:
            flags += ["--format", self.pick(["text", "csv", "jsonl"])]
        if self.random.random() < 0.5:
            flags += ["--columns", self.pick(COLUMNS)]
        if self.random.random() < 0.4:
            flags += self.pick([["--last"], ["--every", "2"], ["--every", "3"]])
        if self.random.random() < 0.2:
            flags += ["--output", "written.out"]
        return flags

    def behaviour(self):
        number = lambda: f"{self.random.uniform(-20, 20):.2f}"
        point = f"{number()},{number()}"
        return self.pick([
            ["--seek", point], ["--flee", point], ["--arrive", point], ["--wander", "--seed", self.pick("123")],
            ["--obstacle", f"{point},2", "--avoid-obstacles"], ["--wall", f"{point},{number()},{number()}", "--avoid-walls"],
            ["--follow-path", f"{point} {number()},{number()}"], ["--mass", "2"], ["--fov", "200"], ["--max-neighbors", "3"],
            ["--wrap", "50,50"], ["--radius", "0.5", "--no-overlap"], ["--smooth-heading", "3"], ["--combine", "dithered"],
            ["--set", "cohesion.weight=2"], ["--weight", "separation=0.5"]])

    def simulate(self):
        line = self.flags() + ["--input", self.pick(self.cases)] + self.output_flags()
        if self.random.random() < 0.6:
            line += ["--max-speed", "5", "--max-force", "3"] + self.behaviour()
        return self.pick([[], ["simulate"]]) + line

    def large(self):
        return self.flags() + ["--input", self.pick(["flock200.in", "flock2000.in"])] + self.pick([[], ["--last"]])

    def scenario(self):
        name = self.pick(self.scenarios)
        return ["--scenario", f"{name}.toml", "--input", f"{name}.in"] + self.output_flags()

    def field(self):
        line = ["field", "--map", self.pick(self.maps), "--show", self.pick(["cost", "integration", "direction"])]
        if self.random.random() < 0.7:
            line += ["--goal", f"{self.random.randrange(4)}.5,{self.random.randrange(4)}.5"]
        if self.random.random() < 0.3:
            line += ["--box", "0,0,1.5,1.5"]
        return line + self.pick([[], ["--corners", "safe"], ["--format", "csv"], ["--output", "field.csv"],
                                 ["--output", "field.ppm", "--scale", "4"], ["--output", "field.png"], ["--arrows"]])

    def compare(self):
        case = self.pick(self.cases)[:-3]
        right, other = f"{case}.out", self.pick(self.cases)[:-3] + ".out"
        line = ["compare", right, self.pick([right, other, "changed.out", "short.out", "words.out", "missing.out"])]
        return line + self.pick([[], ["--exact"], ["--abs-tolerance", "0.5"], ["--strict-format"], ["--input", f"{case}.in"],
                                 ["--rel-tolerance", "0.1", "--agents", "2"]])

    def validate(self):
        case = self.pick(self.cases)[:-3]
        return ["validate", f"{case}.in", f"{case}.out", "feedback"] + self.pick(
            [[], ["float_tolerance", "0.1"], ["space_change_sensitive"], ["case_sensitive"], ["nonsense"]])

    def view(self):
        line = ["view", self.pick(self.cases), "-o", "replay.html"] + self.pick(
            [[], ["--rules", self.pick(RULES)], ["--actual", "changed.out"], ["--max-speed", "3", "--seek", "4,5"]])
        return line + (["--sandbox", "limits", "--process-limit", "64", "--"] + HONEST.split()
                       if "--actual" not in line and self.random.random() < 0.3 else [])

    def plot(self):
        if self.random.random() < 0.4:
            name = self.pick(self.scenarios)
            return ["plot", f"{name}.in", "--scenario", f"{name}.toml", "-o", "trails.svg"]
        return ["plot", self.pick(self.cases), "-o", "trails.svg"] + self.pick(
            [[], ["--size", "640x480"], ["--title", "A <title>"], ["--rules", self.pick(RULES)], ["--size", "1"]])

    def grade(self):
        report = self.pick(REPORTS)
        cases = self.pick(["few", "few/course"])
        line = ["grade", "--cases", cases, "--process-limit", "64", "--report", report + self.pick(["", "=written.report"])]
        line += self.pick([[], ["--exact"], ["--strict-format"], ["--points", "20"], ["--disclose", "verdict"], ["--repeat", "2"],
                           ["--sandbox", "limits"], ["--keep", "kept"]])
        return line + self.pick([["--"] + HONEST.split()] * 2 + [["--submissions", "class"]])

    def settings(self):
        return self.pick([["settings"], ["settings", "--markdown"], ["--version"], ["--help"], ["grade", "--help"],
                          ["plot", "--help"], ["field", "--help"], ["view", "--help"], ["explain", "--help"], ["compare", "--help"]])

    def variant(self):
        return ["--variant", self.pick(["course", "separation.towards", "reading.steps=first-only", "nonsense", "step.dt=wrong"]),
                "--input", self.pick(self.cases)]

    def wrong(self):
        return self.pick([
            ["--input", "missing.in"], ["--input", "testcases"], ["--input", "words.in"], ["--input", "short.in"],
            ["--rules", "bok"], ["--rules", "nothing"], ["--ruels", "book"], ["simulat"], ["--seek", "1"], ["--seek", "1,2"],
            ["--set", "wander.radus=2"], ["--set", "nothing"], ["--threads", "x"], ["--every", "0"], ["--columns", "x,z"],
            ["--format", "xml"], ["--scenario", "missing.toml"], ["--scenario", "words.in"], ["--last", "--last=maybe"],
            ["--input"], ["grade"], ["grade", "--cases", "missing", "--"] + HONEST.split(), ["grade", "--jobs", "0"],
            ["grade", "--report", "pdf"], ["view"], ["view", "missing.in", "-o", "page.html"], ["view", self.cases[0]],
            ["plot", self.cases[0]], ["plot", self.cases[0], "-o", "trails.pdf"], ["plot", self.cases[0], "-o", "trails.png"], ["field"], ["field", "--map", "words.in"],
            ["field", "--map", "missing.map"], ["compare"], ["compare", "a", "b"], ["compare", "testcases", "words.out"],
            ["validate", "a", "b", "c"], ["package"], ["package", "--out", "class"], ["explain"], ["settings", "more"],
            ["--input", self.cases[0], "--output", "no/such/folder"], ["--input", self.cases[0], "--output", "testcases"],
            ["--input", self.cases[0], "--mass", "-1"], ["--input", self.cases[0], "--max-speed", "nan"]])

    def all(self):
        kinds = [(self.simulate, 160), (self.large, 30), (self.scenario, 80), (self.field, 50), (self.compare, 40),
                 (self.validate, 15), (self.view, 20), (self.plot, 25), (self.grade, 25), (self.settings, 15),
                 (self.variant, 10), (self.wrong, 45)]
        return [line() for line, count in kinds for _ in range(count)]


def write_files(folder, testcases):
    """Writes the files that command lines name, except the test cases."""
    (folder / "testcases").symlink_to(testcases)
    (folder / "reference.py").write_text((testcases.parent / "src/deploy/templates/reference.py").read_text())
    numbers = random.Random(7)
    for agents in (200, 2000):
        rows = [" ".join(f"{numbers.uniform(-20, 20):.3f}" for _ in range(4)) for _ in range(agents)]
        (folder / f"flock{agents}.in").write_text(f"2 1 3 2 0.5 1 0.25 {agents}\n" + "\n".join(rows) + "\n0.1 0.1 -0.05 0.2\n")
    answer = (testcases / "course/all_forces.out").read_text()
    (folder / "changed.out").write_text(answer.replace("1", "2", 1))
    (folder / "short.out").write_text(answer[:len(answer) // 2])
    (folder / "words.out").write_text("nothing to see\n")
    (folder / "words.in").write_text("1 0 0 zero\n")
    (folder / "short.in").write_text("1 0 0 0 1 0 0 2\n0 0.5 0\n")
    (folder / "feedback").mkdir()
    (folder / "class").mkdir()
    for student in ("ann", "bob"):
        script = folder / "class" / student
        script.write_text("#!/usr/bin/python3\n" + (folder / "reference.py").read_text())
        script.chmod(0o755)
    for folder_name, names in (("few/course", ["all_forces", "cohesion_alone", "no_agents"]),):
        (folder / folder_name).mkdir(parents=True)
        for name in names:
            for ending in (".in", ".out"):
                (folder / folder_name / (name + ending)).write_bytes((testcases / "course" / (name + ending)).read_bytes())
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink() and path.is_dir():
            path.chmod(0o755)
