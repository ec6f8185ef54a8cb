// A flock in the engine's memory that the page steps.

class Live {
  constructor(flocking) {
    this.flocking = flocking;
    this.command = null;  // the engine of the flock
    this.spare = null;    // for the next world, which may be refused
    this.watches = false; // true if steps record forces
  }

  get isOpen() { return this.command !== null; }

  /** Opens a world; returns the program's error message, or nothing if the world is valid. */
  open(world) {
    // An engine never returns memory, so use a fresh one after a large world.
    if (!this.spare || this.spare.memory().byteLength > 256e6) {
      this.spare = this.flocking.start();
      this.spare.openWords = this.spare.words(['flocking', '--scenario', 'scenario.toml']);
    }
    const {spare} = this;
    for (const [name, content] of Object.entries(world.files)) spare.write(name, content);
    spare.write('scenario.toml', world.scenarioText());
    spare.write('/std/in', world.headText());
    const message = this.ask(spare, (host) => host._flocking_live_open(3, spare.openWords));
    if (message === '') {
      [this.command, this.spare] = [spare, this.command];
      this.facts = null;
      this.watch(this.watches);
    }
    return message;
  }

  /** Does a step. Returns the program's error message, or nothing on success. */
  step(dt) {
    return this.ask(this.command, (host) => host._flocking_live_step(dt));
  }

  ask(command, question) {
    for (const name of ['out', 'err']) command.write(`/std/${name}`, '');
    try {
      return question(command.host) === 0 ? '' : command.text('/std/err');
    } catch (error) {
      // The engine ran out of memory or stack and cannot be used again.
      if (command === this.command) this.command = null;
      if (command === this.spare) this.spare = null;
      return `flocking: error: ${error.message}\n`;
    }
  }

  /** Returns a copy of x, y, vx, vy of each agent, bit for bit. */
  state() {
    const {host} = this.command;
    return new Float64Array(this.command.memory(), host._flocking_live_state(), 4 * host._flocking_live_agents()).slice();
  }

  /** Records the forces of steps from now on, or no longer. */
  watch(isOn) {
    this.watches = isOn;
    this.command?.host._flocking_live_watch(isOn ? 1 : 0);
  }

  /** Returns {name, on} of each force in the last step, with x and y on each agent; null if none were recorded. */
  forces() {
    if (!this.watches) return null;
    const {host} = this.command;
    if (!this.facts?.forces.length) this.readFacts();
    return this.facts.forces.map((name, number) => ({name, on: new Float64Array(this.command.memory(),
      host._flocking_live_force(number), 2 * host._flocking_live_agents()).slice()}));
  }

  /** Returns the radii and the field of view of an agent: {radii, fov}, `fov` in degrees or null. */
  factsOf(agent) {
    if (!this.facts) this.readFacts();
    return this.facts.classes[this.facts.class_of[agent] ?? 0];
  }

  readFacts() {
    this.ask(this.command, (host) => host._flocking_live_facts());
    this.facts = JSON.parse(this.command.text('/std/out'));
  }

  /** Returns the flock as the program prints it. */
  printed() {
    this.ask(this.command, (host) => host._flocking_live_print());
    return this.command.text('/std/out');
  }
}
