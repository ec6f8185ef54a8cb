"""Sakai: "Download All" of an assignment, with its grades.csv."""
from .archive import Archive
from .cast import ESSAY, GOEDEL, RAMANUJAN, full_cast, is_program, late_roles, program
from .result import Class
from .sheet import encode, table

TITLE = "Flocking"


def login_of(role):
    return role.who.login.capitalize() if role.who is RAMANUJAN else role.who.login


def submit(archive, role):
    """Adds a student's folder; a student without a submission has one, too, if the instructor asked for all."""
    person = f"{role.who.sortable}({login_of(role)})"
    folder = f"{TITLE}/{person}"
    archive.folder(f"{folder}/Submission attachment(s)")
    archive.folder(f"{folder}/Feedback Attachment(s)")
    archive.add(f"{folder}/feedbackText.html", "")
    archive.add(f"{folder}/comments.txt", "")
    if role.newest:
        archive.add(f"{folder}/timestamp.txt", "20240914235901000")
        text = f"<p>{ESSAY}</p>" if role.newest == "text" else ""
        archive.add(f"{folder}/{person}_submissionText.html", text)
    if is_program(role.newest):
        extension, text = program(role.newest)
        archive.add(f"{folder}/Submission attachment(s)/flock.{extension}", text)


def grades(roles):
    header = ["Display ID", "ID", "Last Name", "First Name", "grade", "Submission date", "Late submission"]
    rows = [[TITLE, "Points"], [""], header]
    for role in roles:
        who = role.who
        date = "Sep 14, 2024 11:59 PM" if role.history else "No submission"
        late = ("Late" if role.late else "On time") if role.history else "No submission"
        rows.append([who.login, who.login, who.last, who.first, role.grade, date, late])
    return encode(table(rows, "all"))


def sakai():
    roles = full_cast()
    made = Class("sakai", "sakai")
    made.archive = Archive()
    made.archive.add(f"{TITLE}/grades.csv", grades(roles))
    for role in roles:
        if role.history or role.who is GOEDEL:
            submit(made.archive, role)
    made.roster(grades(roles))
    for role in roles:
        made.student(role.who.login, role)
    made.imports("grade", encoding="utf-8")
    late = Archive()
    again = late_roles(roles)
    for role in again:
        submit(late, role)
    made.second(late, [role.who.login for role in again])
    return made
