// Creates agents by `flocking new`: a field for each of its settings, from the engine's table.

// Defaults of the page that give a flock worth looking at. Time steps are added by the page.
const FLOCK_BEGINS = {agents: '200', speed: '4', decimals: '6'};
const FLOCK_SHAPES = ['area', 'disc', 'ring', 'grid', 'clusters', 'two_groups'];

class NewFlock {
  constructor(play) {
    this.play = play;
    this.rows = play.table.rows.filter(({path}) => path.startsWith('flock.') && path !== 'flock.steps');
    element('new-fields').append(...this.rows.map((row) => this.field(row)));
    element('new-make').addEventListener('click', () => this.make());
  }

  field(row) {
    const name = row.path.slice('flock.'.length);
    const label = made('label', {class: 'field', title: `${row.help}; ${row.takes}`}, name.replaceAll('_', ' '));
    if (row.choices.length) {
      label.append(made('select', {id: `new-${name}`}, ...row.choices.map((choice) =>
        made('option', {value: choice, selected: choice === row.default}, choice))));
    } else {
      label.append(made('input', {id: `new-${name}`, type: 'text', size: 9, autocomplete: 'off', placeholder: row.default,
        value: FLOCK_BEGINS[name] ?? null}));
    }
    return label;
  }

  value(name) { return element(`new-${name}`).value.trim(); }

  words() {
    const words = this.rows.map(({path}) => path.slice('flock.'.length)).filter((name) => this.value(name))
      .flatMap((name) => [`--${name.replaceAll('_', '-')}`, this.value(name)]);
    // Nine units of area per agent, unless a shape is given.
    const side = Math.ceil(3 * Math.sqrt(Number(this.value('agents')) || 1));
    return FLOCK_SHAPES.some((name) => this.value(name)) ? words : [...words, '--area', `${side},${side}`];
  }

  make() {
    const {play} = this;
    const made = play.flocking.run(['new', ...this.words(), '--steps', '1']);
    play.tellError(made.err.replace(/^flocking: error: /, '').split('\n')[0]);
    if (made.err) return;
    const numbers = made.out.split(/\s+/).filter(Boolean);
    const count = Number(numbers[7]);
    const world = this.worldFor(count);
    world.agents = Float64Array.from(numbers.slice(8, 8 + 4 * count), Number);
    // Keep the values of the world that the user did not enter.
    const given = [['radii', [0, 1, 3]], ['max_force', [2]], ['weights', [4, 5, 6]]];
    for (const [name, places] of given) {
      if (this.value(name)) for (const place of places) world.parameters[place] = numbers[place];
    }
    centreInWrap(world);
    if (play.load(world, {dt: this.value('dt') ? Number(numbers.at(-1)) : play.dt})) say(`${count} agents.`);
  }

  /** Returns the world without settings for agents that no longer exist; if it wraps round, as large as its flock. */
  worldFor(count) {
    const world = this.play.world.copy();
    const gone = Array.from({length: Math.max(0, world.count - count)}, (_, i) => count + i);
    world.remove(gone, (path) => this.play.table.rowOf(path));
    if (world.settings.has('wrap')) {
      const side = Math.ceil(3 * Math.sqrt(count || 1));
      world.set('wrap', this.value('area') || `${side},${side}`);
    }
    return world;
  }
}
