"""What students hand in: files by their paths, and what a grader has to say of them."""
import functools
import io
import re
import subprocess
import tarfile
import zipfile
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCES = HERE / "sources"
EXPLAINED = HERE.parent / "explain"

# Other words for the same, so that no two programs are the same text.
SYNONYMS = [
    {},
    {"Boid": "Bird", "boids": "birds", "par": "params", "me": "self", "Agent": "Animal", "dt": "delta"},
    {"Boid": "Agent", "boids": "agents", "me": "a", "count": "neighbours", "agents_": "members_", "step": "update"},
    {"Boid": "Fish", "boids": "school", "centre": "average", "sum": "total", "dt": "h", "Flock": "Swarm"},
]


@dataclass
class Handed:
    """Files, the kind of verdict, words that a report has to say, where it crashes."""
    files: dict = field(default_factory=dict)
    kind: str = "AC"
    words: list = field(default_factory=list)
    place: str = ""
    tool: str = ""  # without which it cannot be graded


@functools.cache
def strangers():
    """The folder of the strangers' programs, unpacked."""
    done = subprocess.run([EXPLAINED / "strangers" / "unpack.sh"], check=True, capture_output=True, text=True)
    return Path(done.stdout.strip())


def read(name):
    folders = (SOURCES, EXPLAINED, strangers())
    return next(folder / name for folder in folders if (folder / name).exists()).read_text(encoding="utf-8")


def varied(text, number, who):
    """The same program as another student would have typed it."""
    for old, new in SYNONYMS[number % len(SYNONYMS)].items():
        if not re.search(rf"\b{new}\b", text):
            text = re.sub(rf"\b{old}\b", new, text)
    if number % 3 == 1:
        text = re.sub(r"^( {4})+", lambda m: "\t" * (len(m[0]) // 4), text, flags=re.M)
    if number % 2 == 1:
        text = f"// {who}\n// flocking, handed in on a Sunday\n\n" + text
    return text


def encoded(text, number):
    """Some editors write line ends and marks of their own."""
    if number % 5 == 2:
        text = text.replace("\n", "\r\n")
    return (b"\xef\xbb\xbf" if number % 7 == 3 else b"") + text.encode("utf-8")


def place_of(name, text):
    """The line that is marked, as NAME:LINE, and the text without the mark."""
    for number, line in enumerate(text.split("\n"), 1):
        if "// <- here" in line:
            return f"{name}:{number}", text.replace(" // <- here", "")
    raise SystemExit(f"{name}: no line is marked")


def one_file(source, name, number, who):
    return Handed({name: encoded(varied(read(source), number, who), number)})


def parts(number, who):
    names = ["main.cpp", "flock.cpp", "flock.h", "vec2.h"]
    return {name: varied(read(f"parts/{name}"), number - number % 2, who).encode() for name in names}


def cmake(number, who):
    files = {f"src/{name}": data for name, data in parts(number, who).items()}
    files["CMakeLists.txt"] = (
        b"cmake_minimum_required(VERSION 3.16)\nproject(Flocking LANGUAGES CXX)\nset(CMAKE_CXX_STANDARD 20)\n"
        b"file(GLOB SOURCES src/*.cpp)\nadd_executable(flocking ${SOURCES})\n")
    return Handed(files, tool="cmake")


def make(number, who):
    files = parts(number, who)
    files["Makefile"] = (b"CXX = g++\nCXXFLAGS = -std=c++20 -Wall -O2\n\nflocking: main.o flock.o\n"
                         b"\t$(CXX) -o $@ $^\n\nmain.o flock.o: flock.h vec2.h\n\nclean:\n\trm -f *.o flocking\n")
    return Handed(files, tool="make")


def crash(which, number, who):
    name = {"index": "swarm.cpp"}.get(which, "main.cpp")
    place, text = place_of(name, varied(read(f"crashes/{which}.cpp"), number, who))
    files = {name: text.encode()}
    if which == "index":
        files["main.cpp"] = read("crashes/index_main.cpp").encode()
        files["swarm.h"] = read("crashes/swarm.h").encode()
    if which == "own":
        files["Makefile"] = b"all: flock\n\nflock: main.cpp\n\t$(CXX) -std=c++17 -O2 -o flock main.cpp\n"
    cause = {"stod": "std::stod of an empty text", "index": "index 0 of a vector of 0",
             "null": "null pointer to ", "recursion": "endless recursion: collect calls itself",
             "own": "uncaught FlockingException: flocking: separation reaches farther than cohesion"}[which]
    return Handed(files, "RTE", [f"at {place}: {cause}"], place)


def broken(which, number, who):
    """The first error stands at the line that was changed, or at the first use of what went."""
    files = parts(0, who) if which == "undeclared_member" else {}
    name, source, old, new, at = {
        "semicolon": ("main.cpp", "vectors.cpp", "return sum / count;", "return sum / count", "return sum / count"),
        "undeclared": ("main.cpp", "plain.cpp", "double dt;", "", "while (cin >> dt)"),
        "undeclared_member": ("flock.h", "parts/flock.h", "  vec2 alignment(const Agent& self) const;\n", "",
                              "vec2 Flock::alignment(")}[which]
    text = read(source)
    assert text.count(old) == 1, which
    files[name] = text.replace(old, new).encode()
    shown, searched = (name, files[name]) if which != "undeclared_member" else ("flock.cpp", files["flock.cpp"])
    lines = searched.decode().split("\n")
    line = next(i for i, one in enumerate(lines, 1) if at in one)
    return Handed(files, "CE", [f"{shown}:{line}:", "error:"])


def pdf():
    """A page that says what it is; no program."""
    body = (b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
            b"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n")
    return Handed({"Report on Flocking.pdf": body}, "NG", ["only a PDF"])


def hostile(which, mark, cases):
    """Builds that do more than building. `mark` is what they would leave behind."""
    vectors = read("vectors.cpp").encode()
    if which == "flood":
        return Handed({"Makefile": b"all:\n\tyes compiling main.cpp\n", "main.cpp": vectors}, "CE",
                      ["it writes more than 16 MiB"])
    if which == "hang":
        return Handed({"Makefile": b"all: main.cpp\n\twhile :; do :; done\n", "main.cpp": vectors}, "CE",
                      ["it took longer than"])
    if which == "shadow":
        return Handed({"main.cpp": b'#include <iostream>\n#include "/etc/shadow"\nint main() {}\n'}, "CE",
                      ["main.cpp:2:", "/etc/shadow"])
    if which == "answers":
        text = f'const char* answer =\n#include "{cases}/all_forces.out"\n;\nint main() {{}}\n'
        return Handed({"main.cpp": text.encode()}, "CE", ["main.cpp:2:", "all_forces.out"])
    recipe = (f"all:\n\tg++ -O2 -o flock main.cpp\n\t-echo {mark} > /var/tmp/{mark}\n\t-echo {mark} > ../{mark}\n"
              f"\t-echo {mark} > $(HOME)/{mark}\n"
              f"\t(setsid sleep {mark[-7:]} < /dev/null > /dev/null 2>&1 &)\n"
              f"\t(nohup sh -c 'while sleep 1; do echo {mark} >> /tmp/{mark}; done' > /dev/null 2>&1 &)\n")
    return Handed({"Makefile": recipe.encode(), "main.cpp": vectors}, "CE", ["left processes running"])


def leaky(number, who):
    """Right, and says all that it reads."""
    text = read("vectors.cpp").replace("        step(std::stod(line));",
                                       '        std::cerr << "line: " << line << " first: " << par.rc << std::endl;\n'
                                       "        step(std::stod(line));")
    text = text.replace("        std::istringstream in(line);",
                        "        std::cerr << line << std::endl;\n        std::istringstream in(line);")
    return Handed({"main.cpp": varied(text, number, who).encode()})


def made(family, number, who, mark, cases):
    """What the table of students calls a family."""
    word, _, rest = family.partition(":")
    plain = {"vectors": ("vectors.cpp", "main.cpp"), "plain": ("plain.cpp", "flocking final.cpp"),
             "world": ("students/s02_flocking.cpp", "flocking.cpp"), "c": ("flock.c", "flock.c"),
             "py": ("flock.py", "flock.py"), "js": ("flock.js", "flock.js")}
    if word in plain:
        tool = {"c": "gcc", "py": "python3", "js": "node"}.get(word, "g++")
        handed = one_file(*plain[word], 0 if word in ("py", "js") else number, who)
        handed.tool = tool
        return handed
    if word == "wrong":
        source = rest if (strangers() / rest).exists() else f"students/{rest}"
        return Handed({rest.split("_", 1)[-1]: read(source).encode()}, "WA")
    if word in ("crash", "broken"):
        return {"crash": crash, "broken": broken}[word](rest, number, who)
    if word == "hostile":
        return hostile(rest, mark, cases)
    if word == "java":
        return Handed({name: read(name).encode() for name in ("Main.java", "Vec.java")}, tool="javac")
    if word == "rust":
        return Handed({"main.rs": read("main.rs").encode()}, tool="rustc")
    if word == "cargo":
        return Handed({"Cargo.toml": b'[package]\nname = "flocking"\nversion = "0.1.0"\nedition = "2021"\n',
                       "src/main.rs": read("main.rs").encode()}, tool="rustc")
    if word == "go":
        return Handed({"main.go": read("main.go").encode()}, tool="go")
    if word == "two":
        return Handed({"a.cpp": read("vectors.cpp").encode(), "b.cpp": read("plain.cpp").encode()}, "NG",
                      ["a.cpp, b.cpp", "--main"])
    return {"parts": lambda: Handed(parts(number, who)), "cmake": lambda: cmake(number, who),
            "make": lambda: make(number, who), "leaky": lambda: leaky(number, who), "pdf": pdf,
            "empty": lambda: Handed({}, "NG", [])}[word]()


def with_rubbish(files):
    """What editors, builds and systems leave between them."""
    more = {".DS_Store": b"\0\0\0\1Bud1", "__MACOSX/._main.cpp": b"\0\5\x16\7", ".vs/flocking/v17/.suo": b"\xd0\xcf",
            ".git/HEAD": b"ref: refs/heads/main\n", ".git/hooks/pre-commit": b"#!/bin/sh\nexit 0\n",
            "build/CMakeCache.txt": b"CMAKE_HOME_DIRECTORY:INTERNAL=C:/Users/me/flocking\n",
            "build/main.cpp": b"int main() { return 1; }\n", "build/old.o": b"\x7fELF"}
    return {**more, **files}


def as_zip(files, folder):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(folder + name), data)
    return out.getvalue()


def as_tar(files, folder):
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz") as archive:
        for name, data in files.items():
            info = tarfile.TarInfo(folder + name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return out.getvalue()
