"""The same folders as four platforms hand them out, and the tables of students that go with them."""
import csv
import io
import re

from contents import as_tar, as_zip, with_rubbish


def packed(handed, how, login):
    """The files as the student put them together."""
    files = handed.files
    if "rubbish" in how:
        files = with_rubbish(files)
    folder = f"{login} flocking/code/" if "deep" in how else ""
    if "zip" in how:
        return {"flocking.zip": as_zip(files, folder)}
    if "tar" in how:
        return {"flocking.tar.gz": as_tar(files, folder)}
    return {folder + name: data for name, data in files.items()}


def table(rows, ends="\r\n", mark=""):
    out = io.StringIO()
    csv.writer(out, lineterminator=ends).writerows(rows)
    return (mark + out.getvalue()).encode("utf-8")


def canvas(people):
    """Files of all in one folder; of what is handed in again the newest has the highest number."""
    files, submission = {}, 880100
    for person in people:
        start = re.sub(r"\W+", "", person["name"], flags=re.ASCII).lower()
        late = "LATE_" if "late" in person["how"] else ""
        for name, data in packed(person["handed"], person["how"], person["login"]).items():
            submission += 1
            full = f"{start}_{late}{person['number']}_{submission}_{name}"
            if "again" in person["how"]:
                stem, _, ending = full.rpartition(".")
                files[full] = b"int main() { this is my first try\n"
                files[f"{stem}-1.{ending}"] = b"int main() { return 1; }\n"
                files[f"{stem}-2.{ending}"] = data
            else:
                files[full] = data
    return files


def canvas_export(people):
    rows = [["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Essay (7)", "Flocking (8)", "Final Score"],
            ["    Points Possible", "", "", "", "", "5.00", "10.00", "(read only)"]]
    rows += [[p["name"], p["number"], p["id"], p["login"], "CS 1, A", "4.50", "", "90"] for p in people]
    rows += [["Student, Test", "999", "", "f" * 20, "CS 1, A", "", "", ""]]
    return table(rows, mark="\ufeff")


def moodle(people):
    files = {}
    for person in people:
        folder = f"{person['name']}_{person['number']}_assignsubmission_file/"
        files[folder] = b""
        for name, data in packed(person["handed"], person["how"], person["login"]).items():
            files[folder + name] = data
    return files


def moodle_export(people):
    rows = [["Identifier", "Full name", "ID number", "Email address", "Status", "Grade", "Maximum Grade",
             "Grade can be changed", "Last modified (submission)", "Feedback comments"]]
    rows += [[f"Participant {p['number']}", p["name"], p["id"], p["login"] + "@example.org",
              "Submitted for grading - ", "", "10.00", "Yes", "Sunday, 3 May 2026, 11:59 PM", "well, \"done\""]
             for p in people]
    return table(rows, ends="\n")


def gradescope(people):
    files = {}
    text = "---\n"
    for person in people:
        folder = f"submission_{person['number']}"
        for name, data in packed(person["handed"], person["how"], person["login"]).items():
            files[f"assignment_42_export/{folder}/{name}"] = data
        text += (f"{folder}:\n  :submitters:\n  - :name: {person['name']}\n    :sid: '{person['id']}'\n"
                 f"    :email: {person['login']}@example.org\n  :created_at: 2026-05-03 21:59:00.0 Z\n"
                 f"  :score: 0.0\n  :status: processed\n")
    files["assignment_42_export/submission_metadata.yml"] = text.encode("utf-8")
    return files


def github(people):
    files = {}
    for person in people:
        for name, data in packed(person["handed"], person["how"], person["login"]).items():
            files[f"flocking-submissions/flocking-{person['login']}/{name}"] = data
        files[f"flocking-submissions/flocking-{person['login']}/README.md"] = b"# Flocking\n\nRun it on the cases.\n"
    return files


def plain_roster(people):
    rows = [["section", "login", "name", "email", "id"]]
    rows += [["A", p["login"], p["name"], p["login"] + "@example.org", p["id"]] for p in people]
    return table(rows)


LAYOUTS = {"canvas": (canvas, canvas_export, "zip"), "moodle": (moodle, moodle_export, "zip"),
           "gradescope": (gradescope, plain_roster, "zip"), "github": (github, plain_roster, "tar")}


def archive_of(files, form):
    return as_zip(files, "") if form == "zip" else as_tar(files, "")
