// The world that the page simulates: settings, the seven parameters before N, agents and map files. Converts it from
// and to a scenario, an input and shell commands.

/** The numbers of an assignment before N. */
const PARAMETERS = [
  {name: 'r_c', help: 'radius of cohesion', most: 50},
  {name: 'r_s', help: 'radius of separation', most: 20},
  {name: 'F_Smax', help: 'longest separation force', most: 50},
  {name: 'r_a', help: 'radius of alignment', most: 50},
  {name: 'K_c', help: 'weight of cohesion', least: -5, most: 5},
  {name: 'K_s', help: 'weight of separation', least: -5, most: 20},
  {name: 'K_a', help: 'weight of alignment', least: -5, most: 5},
];

/** Returns the shortest text that reads as the same double. */
function numberText(value) {
  return Object.is(value, -0) ? '-0' : String(value);
}

function pathInToml(path) {
  return path.split('.').map((part) => /^[\w-]+$/.test(part) ? part : JSON.stringify(part)).join('.');
}

class World {
  constructor({settings = new Map(), parameters = Array(7).fill('0'), agents = new Float64Array(0), files = {}} = {}) {
    this.settings = new Map(settings);
    this.parameters = [...parameters];
    this.agents = agents;  // x, y, vx, vy of each
    this.files = {...files};
  }

  /** Returns the world of a scenario and an input. Throws the program's error message. */
  static of(flocking, scenario, input, files = {}) {
    const numbers = input.split(/\s+/).filter(Boolean);
    const count = Number(numbers[7]);
    const given = flocking.run(['settings', '--scenario', 'scenario.toml'], '', {...files, 'scenario.toml': scenario});
    if (given.status !== 0) throw new Error(given.err);
    const settings = given.out.split('\n').filter(Boolean).map((line) => {
      const [, path, text] = /^set (\S+) (.*)$/.exec(line);
      return [path, text];
    });
    // Let the engine check the input and read its numbers.
    const read = flocking.run(['--scenario', 'scenario.toml', '--every', '1000000000'], input,
      {...files, 'scenario.toml': scenario});
    if (read.status !== 0) throw new Error(read.err);
    const agents = Float64Array.from(numbers.slice(8, 8 + 4 * count), Number);
    return new World({settings, parameters: numbers.slice(0, 7), agents, files});
  }

  copy() { return new World(this); }
  get count() { return this.agents.length / 4; }

  scenarioText() {
    return [...this.settings].map(([path, text]) => `${pathInToml(path)} = ${JSON.stringify(text)}\n`).join('');
  }

  headText() {
    const lines = [[...this.parameters, this.count].join(' ')];
    for (let i = 0; i < this.agents.length; i += 4) {
      lines.push(`${numberText(this.agents[i])} ${numberText(this.agents[i + 1])} ` +
        `${numberText(this.agents[i + 2])} ${numberText(this.agents[i + 3])}`);
    }
    return lines.join('\n') + '\n';
  }

  inputText(steps) { return this.headText() + steps.map((dt) => `${numberText(dt)}\n`).join(''); }

  /** Returns shell commands that need no other files. */
  shellText(steps) {
    const files = Object.entries(this.files).map(([name, text]) =>
      `cat >${shellWord(name)} <<'END'\n${text.replace(/\n?$/, '\n')}END\n`);
    const flags = [...this.settings].map(([path, text]) => ` --set ${shellWord(`${path}=${text}`)}`);
    return `${files.join('')}flocking${flags.join('')} <<'END'\n${this.inputText(steps)}END\n`;
  }

  set(path, text) {
    if (text === null || text === '') this.settings.delete(path);
    else this.settings.set(path, text);
  }

  /** Adds an agent; returns its number. */
  add(x, y, vx, vy) {
    const agents = new Float64Array(this.agents.length + 4);
    agents.set(this.agents);
    agents.set([x, y, vx, vy], this.agents.length);
    this.agents = agents;
    return this.count - 1;
  }

  /** Removes agents; settings of the others get their new numbers. */
  remove(gone, rowOf) {
    const isGone = new Set(gone);
    const numbers = [];
    let kept = 0;
    for (let i = 0; i < this.count; ++i) numbers.push(isGone.has(i) ? null : kept++);
    const agents = new Float64Array(4 * kept);
    numbers.forEach((to, from) => {
      if (to !== null) agents.set(this.agents.subarray(4 * from, 4 * from + 4), 4 * to);
    });
    this.agents = agents;
    const settings = [...this.settings];
    this.settings.clear();
    for (const [path, text] of settings) renumbered(path, text, rowOf(path), numbers, this.settings);
  }

  names(kind) {
    const found = new Set();
    for (const path of this.settings.keys()) {
      if (path.startsWith(`${kind}.`)) found.add(path.slice(kind.length + 1).split('.')[0]);
    }
    return [...found];
  }

  /** Returns an unused name for an object of that kind. */
  freshName(kind) {
    const taken = new Set(this.names(kind));
    for (let i = 1; ; ++i) if (!taken.has(`n${i}`)) return `n${i}`;
  }
}

/** Returns the numbers in "0-19,25". */
function agentsOf(text) {
  return text.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number);
    return Array.from({length: Math.max(0, last - first + 1)}, (_, i) => first + i);
  });
}

/** Returns a text such as "0-19,25" for numbers. */
function agentsText(numbers) {
  const parts = [];
  for (const number of numbers) {
    const last = parts.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else parts.push([number, number]);
  }
  return parts.map(([a, b]) => a === b ? `${a}` : `${a}-${b}`).join(',');
}

/** Adds a setting to `settings` with new numbers of agents; leaves it out if all its agents were removed. */
function renumbered(path, text, row, numbers, settings) {
  const own = /^agent\.(\d+)\.(.*)$/.exec(path);
  if (own && numbers[Number(own[1])] === null) return;
  const to = own ? `agent.${numbers[Number(own[1])] ?? own[1]}.${own[2]}` : path;
  if (row?.type === 'agents') {
    const left = agentsOf(text).map((n) => numbers[n] ?? null).filter((n) => n !== null);
    if (left.length) settings.set(to, agentsText(left));
  } else if (row?.type === 'agent' || (row?.type === 'place' && !text.includes(','))) {
    const left = numbers[Number(text)] ?? null;
    if (left !== null) settings.set(to, String(left));
  } else {
    settings.set(to, text);
  }
}
