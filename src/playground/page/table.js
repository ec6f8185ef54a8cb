// The table of settings from the engine: finds the row and the scope of a path.

class SettingsTable {
  constructor(flocking) {
    this.rows = JSON.parse(flocking.run(['settings', '--json']).out).settings;
    this.byPath = new Map(this.rows.map((row) => [row.path, row]));
  }

  /** Returns {owner: "group.sheep.", path: "evade.distance"} for "group.sheep.evade.distance". */
  static parts(path) {
    const [, owner = '', rest] = /^((?:agent|group)\.[^.]+\.)?(.*)$/.exec(path);
    if (owner.startsWith('group.') && rest === 'agents') return {owner: '', path};
    return {owner, path: rest};
  }

  /** Returns the row of a path; undefined if there is none. */
  rowOf(path) {
    const rest = SettingsTable.parts(path).path;
    return this.byPath.get(rest) ?? this.byPath.get(rest.replace(/^(obstacle|wall|group|flow\.box)\.[^.]+/, '$1.NAME'));
  }

  /** Returns the behaviours in the order of the table, with their rows. */
  behaviors() {
    const found = new Map();
    for (const row of this.rows) {
      if (!row.behavior) continue;
      if (!found.has(row.behavior)) found.set(row.behavior, []);
      found.get(row.behavior).push(row);
    }
    return found;
  }
}

/** Returns the numbers in a text such as "1,2" or "0,0 5,5". */
function numbersIn(text) {
  return text.split(/[\s,]+/).filter(Boolean).map(Number);
}
