"""Canvas: "Download submissions" (lib/content_zipper.rb) and "Export grades" (gradebook_exporter.rb)."""
from .archive import Archive
from .cast import (ABEL, ADA, ESSAY, EULER, GALOIS, GAUSS, GOEDEL, HILBERT, HOPITAL, LEIBNIZ, NOETHER, QIN,
                   RAMANUJAN, SOFIA, WALLIS_1, WALLIS_2, Role, Student, full_cast, is_program, late_roles,
                   program, squeeze)
from .result import Class
from .sheet import encode, table

COLUMN = "Flocking (4442)"


def canvas_id(role):
    return 1000 + role.who.number


def page(role):
    """Returns the page that Canvas writes for a text entry or a link."""
    if role.newest == "link":
        link = "https://example.org/abel/flock"
        return (f'<html><head><meta http-equiv="Refresh" content="0; url={link}" /></head>'
                f'<body><a href="{link}">{link}</a></body></html>\n')
    return f'<!DOCTYPE html>\n<html>\n<head><title>Flocking: {role.who.name}</title></head>\n<p>{ESSAY}</p>\n</html>\n'


def submit(archive, role, start=None, first_name="flock", file_id=None):
    """Adds the entries of one student; `start` replaces the part of the name before the file's id."""
    late = "LATE_" if role.late else ""
    if start is None:
        start = f"{squeeze(role.who.sortable)}_{late}{canvas_id(role)}"
    programs = [what for what in role.history if is_program(what)]
    for attempt, what in enumerate(programs):
        extension, text = program(what)
        number = f"-{attempt}" if attempt else ""
        file = (file_id or 50000 + role.who.number * 10) + attempt
        archive.add(f"{start}_{file}_{first_name}{number}.{extension}", text)
    if role.newest in ("text", "link"):
        archive.add(f"{start}_{role.newest}.html", page(role))


def export(roles, maximum="10.00", comma=".", old=False, loose=()):
    """Returns the rows of the gradebook export, with a second assignment and the test student."""
    header = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Reading (4441)", COLUMN,
              "Assignments Current Points", "Current Score", "Final Score"]
    grade = lambda value: f"{float(value):.2f}".replace(".", comma) if value else ""
    maximum = maximum.replace(".", comma)
    rows = [header]
    if old:
        rows.append(["", "", "", "", "", "", "Manual Posting", "", "", ""])
    rows.append(["    Points Possible", "", "", "", "", grade("5"), maximum, *["(read only)"] * 3])
    for role in roles:
        cell = "EX" if role.grade == "EX" else grade(role.grade)
        section = "Group 1 and Group 2" if role.who is ADA else "Group 1"
        rows.append([role.who.sortable, str(canvas_id(role)), f"S{canvas_id(role)}", role.who.login, section,
                     grade("4"), cell, grade("4"), grade("80"), grade("26.67")])
    rows.append(["Student, Test", "1500", "", "5f1d9c0a7be4a2cfa81f0e9d3c27b6418b0d1e55", "Group 1", "", "", grade("0"),
                 "", grade("0")])
    return rows


def expect(made, roles):
    for role in roles:
        made.student(str(canvas_id(role)), role, late=role.late and role.history,
                     aliases=[role.who.login, f"S{canvas_id(role)}"])


def with_second(made, roles):
    late = Archive()
    again = late_roles(roles)
    for role in again:
        submit(late, role)
    made.second(late, [str(canvas_id(role)) for role in again])


def canvas():
    """Resubmissions, LATE, a lone flock-1.py, an excused student, the test student, two assignments."""
    roles = [role.but(grade="EX") if role.who is GOEDEL else role for role in full_cast()]
    made = Class("canvas", "canvas", ["--assignment", "Flocking"])
    made.archive = Archive()
    for role in roles:
        submit(made.archive, role, first_name="flock-1" if role.who is NOETHER else "flock")
    made.roster(encode(table(export(roles))))
    expect(made, roles)
    made.imports(COLUMN, encoding="utf-8")
    with_second(made, roles)
    return made


def canvas_text_and_link():
    """Text entries, links, a late text, and an entry of a student who left the course."""
    work = {ABEL: ("text",), LEIBNIZ: ("link",), EULER: ("wrong",)}
    roles = [role.but(history=work.get(role.who, role.history), late=role.late or role.who is ABEL)
             for role in full_cast()]
    made = Class("canvas", "canvas", ["--assignment", "Flocking"])
    made.archive = Archive("bare")
    for role in [*roles, Role(HILBERT, ("right",))]:
        submit(made.archive, role)
    made.roster(encode(table(export(roles, old=True)), "utf-8-sig"))
    expect(made, roles)
    made.strays("hilbertdavid")
    made.imports(COLUMN)
    with_second(made, roles)
    return made


CODES = dict(enumerate("aB3xZ 9kQwe Tr4ng zzP1L hJ7mv Xy2Rd q8WsE 5nBtG LoK2j f6Yhu R3dFg vC9pa Uk1iM wE5sN".split(), 1))


def submit_anonymously(archive, role):
    late = "LATE_" if role.late else ""
    submit(archive, role, start=f"{late}anon_{CODES[role.who.number]}")


def canvas_anonymous():
    """Anonymous grading: codes of five letters, told apart by case, and no names."""
    roles = full_cast()
    made = Class("canvas")
    made.archive = Archive()
    rows = [["id", "name"]]
    for role in sorted(roles, key=lambda role: CODES[role.who.number]):
        submit_anonymously(made.archive, role)
        label = f"Student {role.who.number}"
        rows.append([CODES[role.who.number], label])
        made.student(CODES[role.who.number], role, late=role.late and role.history)
        made.students[CODES[role.who.number]]["name"] = label
    made.roster(encode(table(rows)))
    return made


GROUPS = {
    "Boids 1004": ("right", False, [ADA, GALOIS, HOPITAL]), "Flock_2": ("wrong", False, [EULER, WALLIS_2]),
    "Größe 3": ("right", True, [NOETHER, QIN]), "Essay": ("text", False, [ABEL]),
    "Solo": ("right.cpp", False, [RAMANUJAN]), "Rest": ("right", False, [GAUSS, SOFIA, WALLIS_1]),
    "Nothing": (None, False, [LEIBNIZ, GOEDEL])}


def group_of(who):
    return next(name for name, (_, _, members) in GROUPS.items() if who in members)


def submit_group(archive, group, what, late, members):
    """Adds the representative's files: the group's name, but the id of one member."""
    role = Role(members[-1], (what,), late=late)
    start = f"{squeeze(group)}_{'LATE_' if late else ''}{canvas_id(role)}"
    submit(archive, role, start=start)


def canvas_groups():
    """One representative of each group; an export with semicolons, decimal commas and Excel's sep line."""
    roles = []
    for role in full_cast():
        what, late, _ = GROUPS[group_of(role.who)]
        roles.append(role.but(history=(what,) if what else (), late=late))
    made = Class("canvas", "canvas", ["--assignment", "Flocking", "--groups", "groups.csv"])
    made.archive = Archive()
    rows = [["group", "login"]]
    for group, (what, late, members) in GROUPS.items():
        rows += [[group, who.login.upper() if who is GALOIS else who.login] for who in members]
        if what:
            submit_group(made.archive, group, what, late, members)
    made.files["groups.csv"] = encode(table(rows))
    made.roster(encode("sep=;\n" + table(export(roles, comma=","), separator=";"), "utf-8-sig"))
    expect(made, roles)
    for role in roles:
        made.students[str(canvas_id(role))]["members_of"] = group_of(role.who)
    made.imports(COLUMN, separator=";")
    late = Archive()
    submit_group(late, "Nothing", "right", True, [LEIBNIZ, GOEDEL])
    submit_group(late, "Essay", "right", True, [ABEL])
    made.second(late, [str(1000 + who.number) for who in (LEIBNIZ, GOEDEL, ABEL)])
    return made


def refused_maximum():
    made = canvas()
    made.roster(encode(table(export(full_cast(), maximum="100.00"))))
    made.refused(3, ["100"])
    return made


def other_course():
    made = canvas()
    strangers = [Role(Student(first, last, last.lower(), 900 + i)) for i, (first, last) in enumerate(
        [("Felix", "Klein"), ("Georg", "Cantor"), ("Bernhard", "Riemann"), ("Henri", "Poincaré")])]
    made.roster(encode(table(export(strangers))))
    made.refused(3, ["abelnielshenrik", "Klein"])
    return made


def refused_anonymous():
    """An anonymous archive beside the ordinary export: no entry can belong to a student."""
    made = canvas_anonymous()
    made.data["report"] = "canvas"
    made.data["options"] = ["--assignment", "Flocking"]
    made.roster(encode(table(export(full_cast()))))
    made.refused(3)
    return made
