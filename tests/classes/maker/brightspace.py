"""Brightspace: the zip of an assignment folder and the grade export with the End-of-Line Indicator."""
from .archive import Archive
from .cast import ESSAY, GAUSS, SOFIA, WALLIS_1, WALLIS_2, full_cast, is_program, late_roles, program
from .result import Class
from .sheet import encode, table

COLUMN = "Flocking Points Grade <Numeric MaxPoints:10>"
LAST = "Sep 14, 2024 1159 PM"
# Attempts whose order as text is not their order in time.
DATES = {GAUSS: ["Sep 14, 2024 1250 AM", "Sep 14, 2024 105 AM"], SOFIA: ["Sep 9, 2024 905 AM", LAST]}


def key_of(role):
    return f"#{200100 + role.who.number}"


def submit(archive, role, dates=None):
    """Adds a folder for each attempt; its first id is Brightspace's own and in no export."""
    dates = dates or DATES.get(role.who, [LAST])
    for attempt, what in enumerate(role.history):
        ids = f"{61400 + role.who.number}-{338100 + role.who.number * 10 + attempt}"
        name = f"{ids} - {role.who.name} - {dates[attempt]}"
        if is_program(what):
            extension, text = program(what)
            archive.add(f"{name}/flock.{extension}", text)
        else:
            archive.add(f"{name}/essay.html", f"<html><body><p>{ESSAY}</p></body></html>")


def index(roles):
    rows = "".join(f"<tr><td>{role.who.sortable}</td><td>{LAST}</td></tr>\r\n" for role in roles if role.history)
    return f"<!DOCTYPE html>\r\n<html><body><h1>Flocking</h1><table>\r\n{rows}</table></body></html>\r\n"


def export(roles, maximum="10"):
    column = COLUMN.replace(":10>", f":{maximum}>")
    rows = [["OrgDefinedId", "Username", "Last Name", "First Name", "Email",
             "Reading Points Grade <Numeric MaxPoints:5 Weight:10>", column, "End-of-Line Indicator"]]
    for role in roles:
        who = role.who
        rows.append([key_of(role), f"#{who.login}", who.last, who.first, who.email, "4", role.grade, "#"])
    return encode(table(rows, end="\r\n"), "utf-8-sig")


def brightspace(maximum="10"):
    """Several attempts; two students of one name, so the owner of those entries is unknown."""
    roles = full_cast()
    made = Class("brightspace", "brightspace", ["--assignment", "Flocking"])
    made.archive = Archive("cp437")
    for role in roles:
        submit(made.archive, role)
    made.archive.add("index.html", index(roles))
    made.roster(export(roles, maximum))
    for role in roles:
        twin = role.who in (WALLIS_1, WALLIS_2)
        made.student(key_of(role), role, kind="unknown" if twin else None,
                     aliases=[key_of(role)[1:], role.who.login, f"#{role.who.login}"])
    made.strays("John Wallis")
    made.imports(COLUMN)
    late = Archive("cp437")
    again = late_roles(roles)
    for role in again:
        submit(late, role, ["Sep 10, 2024 1000 AM", "Sep 15, 2024 800 AM"])
    made.second(late, [key_of(role) for role in again])
    return made


def refused_maximum():
    made = brightspace("20")
    made.refused(3, ["20"])
    return made
