"""GitHub Classroom: cloned repositories and classroom_roster.csv."""
from .archive import Archive
from .cast import (ABEL, ADA, EULER, GALOIS, GAUSS, GOEDEL, HOPITAL, LEIBNIZ, NOETHER, QIN, RAMANUJAN, SOFIA, WALLIS_1,
                   WALLIS_2, full_cast, is_program, program)
from .result import Class
from .sheet import encode, table

# Account names; the roster's spelling first, then the repository's where it differs.
ACCOUNTS = {
    ADA: ("ada-lovelace",), GALOIS: ("egalois",), EULER: ("leuler",), GAUSS: ("cfgauss", "cfgauss-1"),
    SOFIA: ("sofia-1",), NOETHER: ("enoether",), LEIBNIZ: ("",), GOEDEL: ("",), ABEL: ("nhabel",),
    RAMANUJAN: ("SRamanujan", "sramanujan"), WALLIS_1: ("jwallis",), WALLIS_2: ("jwallis-oxford",),
    HOPITAL: ("hopital",), QIN: ("qin9",)}


def repository(archive, folder, what):
    """Adds a clone: the starter's files, git's own folder, and the program if there is one."""
    archive.add(f"{folder}/.git/HEAD", "ref: refs/heads/main\n")
    archive.add(f"{folder}/.git/config", "[core]\n\trepositoryformatversion = 0\n")
    archive.add(f"{folder}/.git/hooks/pre-commit.sample", "#!/bin/sh\nexit 0\n")
    archive.add(f"{folder}/.gitignore", "__pycache__/\n")
    archive.add(f"{folder}/.github/classroom/autograding.json", '{"tests": []}\n')
    archive.add(f"{folder}/.github/workflows/classroom.yml", "name: GitHub Classroom Workflow\non: [push]\n")
    archive.add(f"{folder}/README.md", "# Flocking\n\nWrite a program that reads a flock from standard input.\n")
    if is_program(what):
        extension, text = program(what)
        archive.add(f"{folder}/flock.{extension}", text)


def roster(roles):
    rows = [["identifier", "github_username", "github_id", "name"]]
    rows += [[role.who.email, ACCOUNTS[role.who][0], str(880000 + role.who.number) if ACCOUNTS[role.who][0] else "",
              role.who.name] for role in roles]
    return encode(table(rows, "all"))


def expect(made, role, **more):
    made.student(role.who.email, role, aliases=[*ACCOUNTS[role.who], role.who.login], **more)


def github():
    """A folder of clones; -1 is a second acceptance for one student and part of the login for another."""
    roles = full_cast()
    made = Class("github")
    made.archive = Archive()
    made.as_folder = True
    for role in roles:
        if role.history:
            repository(made.archive, f"flocking-{ACCOUNTS[role.who][-1]}", role.newest)
    made.roster(roster(roles))
    for role in roles:
        expect(made, role)
    return made


TEAMS = {
    "boids": ("right", [ADA, GAUSS, QIN]), "Team-Rocket-1": ("wrong", [EULER, WALLIS_2]),
    "les-oiseaux": ("right.cpp", [GALOIS, HOPITAL, SOFIA]), "number-theory": ("right", [RAMANUJAN, WALLIS_1]),
    "starter-only": ("text", [ABEL, NOETHER])}


def github_teams():
    """A repository of each team; groups.csv says which accounts a team has."""
    work = {who: (team, what) for team, (what, members) in TEAMS.items() for who in members}
    made = Class("github", None, ["--groups", "groups.csv"])
    made.archive = Archive()
    made.as_folder = True
    rows = [["group", "login"]]
    for team, (what, members) in TEAMS.items():
        repository(made.archive, f"flocking-{team.lower()}", what)
        rows += [[team, ACCOUNTS[who][0].lower()] for who in members]
    made.files["groups.csv"] = encode(table(rows, end="\r\n"), "utf-8-sig")
    roles = [role.but(history=(work[role.who][1],) if role.who in work else (), late=False) for role in full_cast()]
    made.roster(roster(roles))
    for role in roles:
        expect(made, role, members_of=work.get(role.who, (None,))[0])
    return made
