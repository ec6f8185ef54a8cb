"""Gradescope: "Export Submissions" and "Download Grades"."""
from .archive import Archive
from .cast import (ABEL, ADA, ESSAY, EULER, GALOIS, GAUSS, HOPITAL, NOETHER, QIN, RAMANUJAN, SOFIA, WALLIS_1,
                   WALLIS_2, full_cast, is_program, program)
from .result import Class
from .sheet import encode, table

TOP = "assignment_5123456_export"


def sid(who):
    return f"{400100 + who.number}"


def submitter(who):
    """Returns the YAML of one submitter; a student may lack an SID or write the e-mail in capitals."""
    number = "''" if who is SOFIA else f"'{sid(who)}'"
    email = who.email.upper() if who in (SOFIA, RAMANUJAN) else who.email
    return f"  - :name: {who.name}\n    :sid: {number}\n    :email: {email}\n"


def metadata(entries):
    text = "---\n"
    for number, members, _ in entries:
        text += f"submission_{number}:\n  :submitters:\n" + "".join(submitter(who) for who in members)
        text += ("  :created_at: 2024-09-14 21:59:01.000000000 Z\n  :score: 0.0\n  :status: processed\n"
                 "  :results:\n    tests: []\n    score: 0.0\n")
        text += history(number) if SOFIA in members or GAUSS in members else "  :history: []\n"
    return text


def history(number):
    """Returns the YAML of an older attempt, whose files are not in the export."""
    return (f"  :history:\n  - :id: {number - 500}\n    :created_at: 2024-09-09 19:05:00.000000000 Z\n    :score: 0.0\n"
            '    :status: processed\n    :results:\n      tests:\n      - name: ":submitters:"\n'
            '        output: "expected 0.093,\\nfound: 0.000"\n')


def grades(roles):
    rows = [["First Name", "Last Name", "SID", "Email", "Sections", "Total Score", "Max Points", "Status",
             "Submission ID", "Submission Time", "Lateness (H:M:S)"]]
    for role in roles:
        who = role.who
        rest = ["0.0", "10.0", "Graded", str(281000 + who.number), "2024-09-14 23:59:01 +0200",
                "08:00:59" if role.late else "00:00:00"] if role.history else ["", "10.0", "Missing", "", "", ""]
        rows.append([who.first, who.last, sid(who), who.email, "Group 1", *rest])
    return encode(table(rows))


def build(groups, roles):
    """Returns a class in which each of `groups`, (members, what), is one submission."""
    made = Class("gradescope")
    made.archive = Archive()
    entries = [(281000 + members[0].number, members, what) for members, what in groups]
    made.archive.add(f"{TOP}/submission_metadata.yml", metadata(entries))
    for number, members, what in entries:
        if is_program(what):
            extension, text = program(what)
            made.archive.add(f"{TOP}/submission_{number}/flock.{extension}", text)
        else:
            made.archive.add(f"{TOP}/submission_{number}/essay.txt", ESSAY)
    made.roster(grades(roles))
    for role in roles:
        members = next((m for m, _ in groups if role.who in m), ())
        made.student(sid(role.who), role, aliases=[role.who.email, role.who.login],
                     members_of=f"submission of {members[0].name}" if len(members) > 1 else None)
    return made


def gradescope():
    roles = full_cast()
    return build([([role.who], role.newest) for role in roles if role.history], roles)


def gradescope_groups():
    """Submissions of one to three students; two groups hold one of two students of the same name."""
    groups = [([ADA, WALLIS_1, SOFIA], "right"), ([EULER, WALLIS_2], "wrong"), ([ABEL], "text"),
              ([NOETHER, GALOIS], "right.cpp"), ([GAUSS, QIN], "right"), ([RAMANUJAN, HOPITAL], "right")]
    work = {who: what for members, what in groups for who in members}
    roles = [role.but(history=(work[role.who],) if role.who in work else (), late=False) for role in full_cast()]
    return build(groups, roles)
