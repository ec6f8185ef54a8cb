"""The students of every class and what each of them submits."""
import re
import unicodedata
from dataclasses import dataclass, field, replace
from pathlib import Path

PROGRAMS = Path(__file__).resolve().parent.parent / "programs"


@dataclass(frozen=True)
class Student:
    """A student; `number` is unique in a class, `login` is the roster's spelling."""

    first: str
    last: str
    login: str
    number: int

    @property
    def name(self):
        return f"{self.first} {self.last}".strip()

    @property
    def sortable(self):
        return f"{self.last}, {self.first}"

    @property
    def email(self):
        return f"{self.login}@example.org"


@dataclass(frozen=True)
class Role:
    """A student, the submissions from old to new, and the grade in the export.

    A submission is "right", "wrong", "right.cpp" or "wrong.cpp" (a program), "text" or "link".
    """

    who: Student
    history: tuple = ()
    late: bool = False
    grade: str = ""
    tags: frozenset = field(default_factory=frozenset)

    @property
    def newest(self):
        return self.history[-1] if self.history else None

    def but(self, **changes):
        return replace(self, **changes)


ADA = Student("Ada", "Lovelace", "alovelace", 1)
GALOIS = Student("Évariste", "Galois", "egalois", 2)
EULER = Student("Leonhard", "Euler", "leuler", 3)
GAUSS = Student("Carl Friedrich", "Gauss", "cfgauss", 4)
SOFIA = Student("Sofia", "Kovalevskaya", "skovalevskaya", 5)
NOETHER = Student("Emmy", "Noether", "enoether", 6)
LEIBNIZ = Student("Gottfried Wilhelm", "Leibniz", "gleibniz", 7)
GOEDEL = Student("Kurt", "Gödel", "kgoedel", 8)
ABEL = Student("Niels Henrik", "Abel", "nhabel", 9)
RAMANUJAN = Student("Srinivasa", "Ramanujan", "sramanujan", 10)
WALLIS_1 = Student("John", "Wallis", "jwallis", 11)
WALLIS_2 = Student("John", "Wallis", "jwallis2", 12)
HOPITAL = Student("Guillaume François Antoine", "de l'Hôpital", "gdelhopital", 13)
QIN = Student("九韶", "秦", "jqin", 14)
MARKOV = Student("Андрей", "Марков", "amarkov", 15)
HILBERT = Student("David", "Hilbert", "dhilbert", 99)  # in no roster


def full_cast():
    """Returns the 14 roles of a class; a platform drops what its export cannot express."""
    return [
        Role(ADA, ("right",), grade="8"),
        Role(GALOIS, ("right",)),
        Role(EULER, ("wrong",)),
        Role(GAUSS, ("wrong", "right")),
        Role(SOFIA, ("right", "wrong")),
        Role(NOETHER, ("right",), late=True),
        Role(LEIBNIZ),
        Role(GOEDEL, grade="7"),
        Role(ABEL, ("text",)),
        Role(RAMANUJAN, ("right.cpp",)),
        Role(WALLIS_1, ("right",)),
        Role(WALLIS_2, ("wrong",)),
        Role(HOPITAL, ("right",), grade="6.5"),
        Role(QIN, ("right",)),
    ]


def late_roles(roles):
    """Returns the submissions of the second run: two new ones and a repeated one."""
    again = {LEIBNIZ: ("right",), ABEL: ("right",), EULER: ("wrong", "right")}
    return [role.but(history=again[role.who], late=True) for role in roles if role.who in again]


def without(roles, *students):
    return [role for role in roles if role.who not in students]


def program(what):
    """Returns (extension, text) of a submitted program."""
    name, _, extension = what.partition(".")
    extension = extension or "py"
    return extension, (PROGRAMS / f"{name}.{extension}").read_text(encoding="utf-8")


def is_program(what):
    return what is not None and what.split(".")[0] in ("right", "wrong")


def verdict(role):
    """Returns the expected verdict of a role's newest submission."""
    if role.newest is None:
        return "missing"
    if not is_program(role.newest):
        return role.newest
    return "full" if role.newest.startswith("right") else "zero"


def squeeze(text):
    """Returns lower-case letters and digits only, accents kept, as file names of Canvas have them."""
    return re.sub(r"[^\w]|_", "", unicodedata.normalize("NFC", text)).lower()


ESSAY = "My flock turns left. I could not upload the program."
