"""Moodle: "Download all submissions" (mod/assign/locallib.php) and the offline grading worksheet."""
import re

from .archive import Archive
from .cast import (ABEL, ADA, ESSAY, EULER, GALOIS, GAUSS, GOEDEL, HOPITAL, NOETHER, QIN, RAMANUJAN, SOFIA, WALLIS_1,
                   WALLIS_2, Role, Student, full_cast, is_program, late_roles, program, without)
from .result import Class
from .sheet import encode, table

ENGLISH = {
    "identifier": "Identifier", "name": "Full name", "email": "Email address", "status": "Status",
    "team": "Group", "grade": "Grade", "max": "Maximum grade", "change": "Grade can be changed",
    "sent": "Last modified (submission)", "text": "Online text", "graded": "Last modified (grade)",
    "feedback": "Feedback comments", "person": "Participant", "yes": "Yes", "no": "No",
    "submitted": "Submitted for grading", "none": "No submission", "done": "Graded",
    "date": "Saturday, 14 September 2024, 11:59 PM", "comma": "."}
OLD_ENGLISH = dict(ENGLISH, max="Maximum Grade")
GERMAN = {
    "identifier": "ID", "name": "Vollständiger Name", "email": "E-Mail-Adresse", "status": "Status",
    "team": "Gruppe", "grade": "Bewertung", "max": "Bestwertung", "change": "Bewertung kann geändert werden",
    "sent": "Zuletzt geändert (Abgabe)", "text": "Texteingabe online", "graded": "Zuletzt geändert (Bewertung)",
    "feedback": "Feedback als Kommentar", "person": "Teilnehmer/in", "yes": "Ja", "no": "Nein",
    "submitted": "Zur Bewertung abgegeben", "none": "Keine Abgabe", "done": "Bewertet",
    "date": "Samstag, 14. September 2024, 23:59", "comma": ","}
FRENCH = {
    "identifier": "Identifiant", "name": "Nom complet", "email": "Adresse de courriel", "status": "Statut",
    "team": "Groupe", "grade": "Note", "max": "Note maximale", "change": "La note peut être modifiée",
    "sent": "Dernière modification (travail remis)", "text": "Texte en ligne",
    "graded": "Dernière modification (note)", "feedback": "Feedback par commentaires",
    "person": "Participant", "yes": "Oui", "no": "Non", "submitted": "Remis pour évaluation",
    "none": "Aucun travail remis", "done": "Noté", "date": "samedi 14 septembre 2024, 23:59", "comma": ","}


def participant(role):
    """Returns the participant's number in the assignment; Moodle's user ids never leave it."""
    return 52100 + role.who.number * 7


def clean_filename(text):
    """Removes the characters that Moodle's PARAM_FILE removes, apostrophes among them."""
    return re.sub(r"""[\x00-\x1f\x7f&<>"`|':\\/]""", "", text)


def number(value, words, decimals=2):
    return f"{float(value):.{decimals}f}".replace(".", words["comma"]) if value else ""


def worksheet(roles, words, named=True, online_text=False, team=None, maximum="10"):
    """Returns the rows of the offline grading worksheet."""
    named_columns = ["name", "email"] if named else []
    columns = ["identifier", *named_columns, "status", *(["team"] if team else []), "grade", "max", "change",
               "sent", *(["text"] if online_text else []), "graded", "feedback"]
    rows = [[words[column] for column in columns]]
    for role in roles:
        there = bool(role.history)
        state = words["submitted"] if there else words["none"]
        cells = {
            "identifier": f"{words['person']} {participant(role)}", "name": role.who.name,
            "email": role.who.email, "status": f"{state} - {words['done'] if role.grade else ''}",
            "team": team(role) if team else "", "grade": number(role.grade, words),
            "max": number(maximum, words), "change": words["no" if role.who is GOEDEL else "yes"],
            "sent": words["date"] if there else "-",
            "text": ESSAY if role.newest == "text" else "", "graded": words["date"] if role.grade else "-",
            "feedback": 'Bravo: "x, y" <br> stay in order' if role.who is ADA else ""}
        rows.append([cells[column] for column in columns])
    return rows


def prefix_of(role, words, blind, team):
    group = f"{team(role)}-" if team else ""
    name = words["person"] if blind else role.who.name
    return clean_filename(f"{group}{name}".replace("_", " ") + f"_{participant(role)}")


def submit(archive, role, words=ENGLISH, flat=False, blind=False, team=None, underscore="_", file="flock"):
    """Adds the entries of one student, one kind of submission after another."""
    prefix = prefix_of(role, words, blind, team)
    between = "_" if flat else underscore + "/"
    if is_program(role.newest):
        extension, text = program(role.newest)
        archive.add(f"{prefix}_assignsubmission_file{between}{file}.{extension}", text)
    if role.newest == "text" or "onlinetext" in role.tags:
        text = ESSAY if role.newest == "text" else "See the file."
        page = f'<!DOCTYPE html><html><head><meta charset="UTF-8"></head><body><p>{text}</p></body></html>'
        archive.add(f"{prefix}_assignsubmission_onlinetext{between}onlinetext.html", page)
    if "comments" in role.tags:
        archive.add(f"{prefix}_assignsubmission_comments{between}comments.html", "<p>Is Python allowed?</p>")


def build(roles, words=ENGLISH, names="flag", named=True, sheet_options=None, sheet_style=None, **how):
    """Returns a class of Moodle: archive, worksheet, expectations and the second run."""
    made = Class("moodle", "moodle")
    made.archive = Archive(names)
    for role in roles:
        submit(made.archive, role, words, **how)
    style = {"style": "php", "separator": ",", "end": "\n", "encoding": "utf-8-sig", **(sheet_style or {})}
    rows = worksheet(roles, words, named, **(sheet_options or {}))
    text = table(rows, style["style"], style["separator"], style["end"])
    made.roster(encode(text, style["encoding"]))
    for role in roles:
        made.student(key_of(role, words), role, aliases=[participant(role), role.who.email])
    made.imports(words["grade"], style["separator"], style["encoding"])
    again = late_roles(roles)
    late = Archive(names)
    for role in again:
        submit(late, role, words, **how)
    made.second(late, [key_of(role, words) for role in again])
    return made


def key_of(role, words):
    return f"{words['person']} {participant(role)}"


def tagged(roles):
    """Adds online text beside a file, and comments beside either."""
    tags = {ADA: {"onlinetext", "comments"}, ABEL: {"comments"}, GALOIS: {"onlinetext"}}
    return [role.but(tags=frozenset(tags.get(role.who, ()))) for role in roles]


def moodle():
    return build(tagged(full_cast()), sheet_options={"online_text": True})


def moodle_flat():
    """Option "in folders" off, unpacked and packed again on a Mac; the old spelling of the maximum."""
    return build(full_cast(), OLD_ENGLISH, names="mac", flat=True, file="my_flock v2")


def moodle_blind():
    return build(full_cast(), named=False, blind=True, underscore="")


TEAMS = {
    "Team A-1": ("right", [ADA, GAUSS]), "Rot & Grün": ("wrong", [GALOIS, SOFIA, WALLIS_1]),
    "Gruppe_3": ("right.cpp", [NOETHER, RAMANUJAN, HOPITAL]), "Solo": ("wrong", [EULER]),
    "秦": ("right", [QIN, WALLIS_2]), "Essay": ("text", [ABEL])}


def team_of(who):
    """Returns the team's name; Moodle gathers students without a team in the default group."""
    return next((name for name, (_, members) in TEAMS.items() if who in members), "Default group")


def moodle_groups():
    """Team submission: the export repeats the team's files for every member."""
    roles = []
    for role in full_cast():
        team = TEAMS.get(team_of(role.who))
        roles.append(role.but(history=(team[0],) if team else (), late=False))
    by_role = lambda role: team_of(role.who)
    made = build(roles, sheet_options={"team": by_role}, team=by_role)
    for role in roles:
        if team_of(role.who) in TEAMS:
            made.students[key_of(role, ENGLISH)]["members_of"] = team_of(role.who)
    return made


def moodle_localized():
    """German: "10,00", quoted cells, and a person word with a slash that file names lose."""
    return build(tagged(full_cast()), GERMAN, sheet_options={"online_text": True})


def moodle_french():
    """French, saved again by Excel: Windows-1252, semicolons, CRLF; names a code page lacks are absent."""
    roles = without(full_cast(), QIN)
    style = {"style": "minimal", "separator": ";", "end": "\r\n", "encoding": "cp1252"}
    return build(roles, FRENCH, names="bare", underscore="", sheet_style=style)


def refused_maximum():
    made = build(full_cast(), GERMAN, sheet_options={"maximum": "100"})
    made.refused(3, ["100"])
    return made


def other_course():
    """The worksheet of another course: other numbers and other people."""
    made = build(without(full_cast(), WALLIS_1))
    strangers = [Role(Student(first, last, last.lower(), 500 + i)) for i, (first, last) in enumerate(
        [("Felix", "Klein"), ("Georg", "Cantor"), ("Bernhard", "Riemann"), ("Henri", "Poincaré")])]
    made.roster(encode(table(worksheet(strangers, ENGLISH), "php"), "utf-8-sig"))
    made.refused(3, ["Ada Lovelace", "Klein"])
    return made
