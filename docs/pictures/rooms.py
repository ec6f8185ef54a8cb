#!/usr/bin/env python3
"""rooms.py: draws src/rooms.txt as rooms.svg, in this folder. Each room is one row above the highest room that it
includes; an arrow that follows from others is not drawn. tests/checks/arrows.sh compares."""
import pathlib
import sys

WIDTH, ROOM_WIDTH, ROOM_HEIGHT, ROW_HEIGHT, MARGIN = 900, 84, 24, 64, 16
ROUNDS = 40  # of sorting each row by where its neighbours are


def read_rooms(text):
    lines = [line.partition(":") for line in text.splitlines() if line and not line.startswith("#")]
    return {name: below.split() for name, _, below in lines}


def reaches(rooms, start, goal):
    return any(below == goal or reaches(rooms, below, goal) for below in rooms[start])


def drawn_arrows(rooms):
    """The arrows that no longer way stands for."""
    return [(room, below) for room, all_below in rooms.items() for below in all_below
            if not any(other != below and reaches(rooms, other, below) for other in all_below)]


def rows_of(rooms):
    level = {}
    for room, below in rooms.items():  # the file has lower rooms first
        level[room] = 1 + max((level[one] for one in below), default=-1)
    return [[room for room in rooms if level[room] == row] for row in range(max(level.values()) + 1)]


def places_of(rows, arrows):
    """The middle of each room: rows are sorted again and again by the mean place of their neighbours."""
    places = {}

    def place(row, names):
        step = (WIDTH - 2 * MARGIN) / len(names)
        for index, name in enumerate(names):
            places[name] = (MARGIN + step * (index + 0.5), MARGIN + ROW_HEIGHT * (len(rows) - row - 0.5))

    for row, names in enumerate(rows):
        place(row, names)
    for _ in range(ROUNDS):
        for row, names in enumerate(rows):
            def mean(name):
                near = [places[b if a == name else a][0] for a, b in arrows if name in (a, b)]
                return sum(near) / len(near) if near else places[name][0]
            rows[row] = sorted(names, key=mean)
            place(row, rows[row])
    return places


def picture(rooms):
    arrows, rows = drawn_arrows(rooms), rows_of(rooms)
    places = places_of(rows, arrows)
    height = 2 * MARGIN + ROW_HEIGHT * len(rows)
    out = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12" '
           'role="img" aria-label="The rooms of src and which includes which">' % (WIDTH, height),
           '<rect width="100%" height="100%" fill="#fff"/>']
    for room, below in arrows:
        (x1, y1), (x2, y2) = places[room], places[below]
        out.append('<path d="M%.0f %.0fC%.0f %.0f %.0f %.0f %.0f %.0f" fill="none" stroke="#8a94a6"/>' % (
            x1, y1 + ROOM_HEIGHT / 2, x1, y1 + ROW_HEIGHT / 2, x2, y2 - ROW_HEIGHT / 2, x2, y2 - ROOM_HEIGHT / 2))
    for room, (x, y) in places.items():
        out.append('<rect x="%.0f" y="%.0f" width="%d" height="%d" rx="5" fill="#e8eefc" stroke="#3b5bdb"/>'
                   '<text x="%.0f" y="%.0f" text-anchor="middle" fill="#1a1f36">%s</text>' % (
                       x - ROOM_WIDTH / 2, y - ROOM_HEIGHT / 2, ROOM_WIDTH, ROOM_HEIGHT, x, y + 4, room))
    return "\n".join(out + ["</svg>", ""])


def main():
    here = pathlib.Path(__file__).resolve().parent
    text = picture(read_rooms((here / "../../src/rooms.txt").read_text()))
    if sys.argv[1:] == ["--check"]:
        sys.exit((here / "rooms.svg").read_text() != text and "docs/pictures/rooms.svg is stale: run docs/pictures/rooms.py")
    (here / "rooms.svg").write_text(text)


main()
