"""Google Classroom: the assignment's Drive folder, downloaded as a zip, and the grades as CSV."""
import io
import zipfile

from .archive import Archive
from .cast import ESSAY, MARKOV, NOETHER, WALLIS_2, Role, full_cast, is_program, program, without
from .result import Class
from .sheet import encode, table


def document():
    """Returns a text document as Drive exports it: itself a zip archive."""
    inside = io.BytesIO()
    with zipfile.ZipFile(inside, "w") as out:
        parts = {"[Content_Types].xml": "<Types/>", "word/document.xml": f"<w:document>{ESSAY}</w:document>"}
        for name, text in parts.items():
            out.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), text)
    return inside.getvalue()


def submit(archive, role):
    name = "boids - final" if role.who is NOETHER else "flock"
    if is_program(role.newest):
        extension, text = program(role.newest)
        archive.add(f"Flocking/{role.who.name} - {name}.{extension}", text)
    elif role.newest:
        archive.add(f"Flocking/{role.who.name} - Flocking.docx", document())


def grades(roles):
    """Returns the downloaded grades; two rows above the students give the date and the maximum."""
    rows = [["Last Name", "First Name", "Email Address", "Flocking"], ["Date", "", "", "2024-09-14"]]
    rows.append(["Points", "", "", "10"])
    rows += [[role.who.last, role.who.first, role.who.email, role.grade] for role in roles]
    return encode(table(rows, end="\r\n"))


def google_classroom():
    """Names only, packed again on a Mac: every accent is decomposed in the zip and composed in the roster."""
    roles = [*without(full_cast(), WALLIS_2), Role(MARKOV, ("right",))]
    made = Class("google")
    made.archive = Archive("mac")
    for role in roles:
        submit(made.archive, role)
    made.roster(grades(roles))
    for role in roles:
        made.student(role.who.email, role, aliases=[role.who.login])
    return made
