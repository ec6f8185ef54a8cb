"""Blackboard: "Assignment File Download" and the downloaded grade center."""
from .archive import Archive
from .cast import EULER, ESSAY, GALOIS, GAUSS, RAMANUJAN, SOFIA, full_cast, is_program, late_roles, program
from .result import Class
from .sheet import encode, table

STAMPS = ["2024-09-09-21-05-00", "2024-09-14-23-59-01"]
LATE_STAMPS = ["2024-09-14-23-59-01", "2024-09-15-08-00-00"]


def login_of(role):
    """Returns the login as file names have it: not always in the roster's case."""
    return role.who.login.upper() if role.who is RAMANUJAN else role.who.login


def receipt(role, assignment, stamp, stem, file):
    """Returns the text file that accompanies each attempt."""
    essay, files = "There is no student submission text data for this assignment.", "\tNo files were attached.\n"
    if role.newest == "text":
        essay = f"<p>{ESSAY}</p>"
    if file:
        files = f"\tOriginal filename: {file}\n\tFilename: {stem}_{file}\n"
    return (f"Name: {role.who.name} ({login_of(role)})\nAssignment: {assignment}\n"
            f"Date Submitted: Saturday, September 14, 2024 11:59:01 PM CEST\nCurrent Grade: Needs Grading\n\n"
            f"Submission Field:\n{essay}\n\nComments:\nThere are no student comments for this assignment.\n\n"
            f"Files:\n{files}\n")


def submit(archive, role, assignment, stamps):
    for what, stamp in zip(role.history, stamps[-len(role.history):]):
        stem = f"{assignment}_{login_of(role)}_attempt_{stamp}"
        file = None
        if is_program(what):
            extension, text = program(what)
            name = "flock_attempt_2" if role.who is GALOIS else "flock"
            file = f"{name}.{extension}"
            archive.add(f"{stem}_{file}", text)
        archive.add(f"{stem}.txt", receipt(role, assignment, stamp, stem, file))


def export(roles, column, utf16):
    header = ["Last Name", "First Name", "Username", "Student ID", "Last Access", "Availability",
              "Reading [Total Pts: 5 Score] |70011", column]
    rows = [header]
    waiting = {GAUSS: "Needs Grading", SOFIA: "In Progress", EULER: "Needs Grading"}
    for role in roles:
        who = role.who
        grade = waiting.get(who, f"{float(role.grade):.2f}" if role.grade else "")
        number = str(300100 + who.number)
        rows.append([who.last, who.first, who.login, number, "2024-09-15 10:00:00", "Yes", "4.00", grade])
    if utf16:
        return encode(table(rows, "all", "\t", "\r\n"), "utf-16-le-bom")
    return encode(table(rows, "all"), "utf-8-sig")


def build(assignment, maximum="10", utf16=False):
    roles = full_cast()
    column = f"{assignment} [Total Pts: {maximum} Score] |70012"
    made = Class("blackboard", "blackboard", ["--assignment", assignment])
    made.archive = Archive("flag")
    for role in roles:
        submit(made.archive, role, assignment, STAMPS)
    made.roster(export(roles, column, utf16))
    for role in roles:
        made.student(role.who.login, role, aliases=[300100 + role.who.number])
    made.imports(column, "\t" if utf16 else ",", "utf-16" if utf16 else "utf-8-sig")
    late = Archive("flag")
    again = late_roles(roles)
    for role in again:
        submit(late, role, assignment, LATE_STAMPS)
    made.second(late, [role.who.login for role in again])
    return made


def blackboard():
    return build("Homework 3")


def blackboard_utf16():
    """Tab separated UTF-16 and an assignment whose name holds an underscore."""
    return build("Lab_3 Flock", utf16=True)


def refused_maximum():
    made = build("Homework 3", maximum="50")
    made.refused(3, ["50"])
    return made
