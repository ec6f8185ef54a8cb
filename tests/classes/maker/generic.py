"""No platform: a folder for each group, a roster and a list of groups that the instructor wrote."""
from .archive import Archive
from .cast import (ABEL, ADA, ESSAY, EULER, GALOIS, GAUSS, HOPITAL, NOETHER, QIN, RAMANUJAN, SOFIA, WALLIS_1,
                   WALLIS_2, full_cast, is_program, program)
from .result import Class
from .sheet import encode, table

GROUPS = {
    "group-1": ("right", [ADA, GAUSS]), "Group 2": ("wrong", [EULER, WALLIS_1]), "équipe 3": ("right", [GALOIS, HOPITAL]),
    "4": ("right.cpp", [RAMANUJAN, WALLIS_2, QIN]), "essay": ("text", [ABEL]), "solo": ("right", [NOETHER, SOFIA])}


def generic_groups():
    """Semicolons, Windows-1252 and CRLF; logins and folders differ from the lists in case."""
    work = {who: (group, what) for group, (what, members) in GROUPS.items() for who in members}
    made = Class("folders", None, ["--groups", "groups.csv"])
    made.archive = Archive("bare")
    rows = [["group", "login"]]
    for group, (what, members) in GROUPS.items():
        folder = group.upper() if group == "solo" else group
        if is_program(what):
            extension, text = program(what)
            made.archive.add(f"{folder}/flock.{extension}", text)
        else:
            made.archive.add(f"{folder}/essay.txt", ESSAY)
        rows += [[group, who.login.upper() if who is SOFIA else who.login] for who in members]
    made.files["groups.csv"] = encode(table(rows, separator=";", end="\r\n"), "cp1252")
    people = [["id", "name", "login", "email"]]
    for role in full_cast():
        who = role.who
        group, what = work.get(who, (None, None))
        name = "Jiushao Qin" if who is QIN else who.name
        people.append([f"{500100 + who.number}", name, who.login, who.email])
        made.student(f"{500100 + who.number}", role.but(history=(what,) if what else ()), members_of=group,
                     aliases=[who.login])
        made.students[f"{500100 + who.number}"]["name"] = name
    made.roster(encode(table(people, separator=";", end="\r\n"), "cp1252"))
    return made
