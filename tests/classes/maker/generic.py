"""No platform: a folder for each group, a roster and a list of groups that the instructor wrote."""
from .archive import Archive
from .cast import (ABEL, ADA, ESSAY, EULER, GALOIS, GAUSS, HOPITAL, NOETHER, QIN, RAMANUJAN, SOFIA, WALLIS_1,
                   WALLIS_2, Role, Student, full_cast, is_program, program)
from .result import Class
from .sheet import encode, table

GROUPS = {
    "group-1": ("right", [ADA, GAUSS]), "Group 2": ("wrong", [EULER, WALLIS_1]),
    "équipe 3": ("right", [GALOIS, HOPITAL]),
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


WESTERN = ["Évariste Galois", "Thøger Bang", "Børge Jessen", "Ólafur Daníelsson", "Émilie du Châtelet", "Lars Gårding",
           "José Anastácio da Cunha", "Kurt Gödel", "Ada Lovelace", "Niels Henrik Abel"]
# In Shift-JIS the second byte of 曾 and 能 is a backslash.
JAPANESE = ["関孝和", "建部賢弘", "曾炯", "藤原能成", "高木貞治", "岡潔", "小平邦彦", "伊藤清", "Ada Lovelace", "谷山豊"]
CHINESE = ["秦九韶", "祖冲之", "刘徽", "李善兰", "徐光启", "杨辉", "朱世杰", "华罗庚", "Ada Lovelace", "陈景润"]
WORK = ["right", "right", "wrong", "right", "right.cpp", "wrong", "right", None, "right", "text"]


def named_folders(names, encoding):
    """Returns a class of folders named by the students, packed by a tool that stores names in `encoding`."""
    made = Class("folders")
    made.archive = Archive(encoding)
    rows = [["id", "name", "login"]]
    for number, (name, what) in enumerate(zip(names, WORK), start=600101):
        who = Student("", name, f"s{number}", number)
        if is_program(what):
            extension, text = program(what)
            made.archive.add(f"{name}/flock.{extension}", text)
        elif what:
            made.archive.add(f"{name}/essay.txt", ESSAY)
        rows.append([str(number), name, who.login])
        made.student(str(number), Role(who, (what,) if what else ()), aliases=[who.login])
    made.roster(encode(table(rows, end="\r\n"), "utf-8-sig"))
    return made


def generic_cp850():
    return named_folders(WESTERN, "cp850")


def generic_cp1252():
    return named_folders(WESTERN, "cp1252")


def generic_gb18030():
    return named_folders(CHINESE, "gb18030")


def generic_shift_jis():
    return named_folders(JAPANESE, "shift_jis")


def generic_extra_field():
    return named_folders(WESTERN, "extra")
