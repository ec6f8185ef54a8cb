// A flock that stays in the engine's memory and is stepped as the page likes.

class Live {
  constructor(flocking) {
    this.flocking = flocking;
    this.command = null;  // the engine that has the flock
    this.spare = null;    // one for the next world, which may be refused
  }

  get isOpen() { return this.command !== null; }

  /** Takes up a world; returns what the program would say of it, nothing where it is right. */
  open(world) {
    // What an engine has taken of its memory it keeps: a fresh one where a world was large.
    if (!this.spare || this.spare.memory().byteLength > 256e6) {
      this.spare = this.flocking.start();
      this.spare.openWords = this.spare.words(['flocking', '--scenario', 'scenario.toml']);
    }
    const {spare} = this;
    for (const [name, content] of Object.entries(world.files)) spare.write(name, content);
    spare.write('scenario.toml', world.scenarioText());
    spare.write('/std/in', world.headText());
    const message = this.ask(spare, (host) => host._flocking_live_open(3, spare.openWords));
    if (message === '') [this.command, this.spare] = [spare, this.command];
    return message;
  }

  /** Returns what the program would say, nothing where it went well. */
  step(dt) {
    return this.ask(this.command, (host) => host._flocking_live_step(dt));
  }

  ask(command, question) {
    for (const name of ['out', 'err']) command.write(`/std/${name}`, '');
    try {
      return question(command.host) === 0 ? '' : command.text('/std/err');
    } catch (error) {
      // It ran out of memory or stack, and is of no more use.
      if (command === this.command) this.command = null;
      if (command === this.spare) this.spare = null;
      return `flocking: error: ${error.message}\n`;
    }
  }

  /** x, y, vx, vy of each agent, to the bit: a copy. */
  state() {
    const {host} = this.command;
    return new Float64Array(this.command.memory(), host._flocking_live_state(), 4 * host._flocking_live_agents()).slice();
  }

  /** The flock as the program prints it. */
  printed() {
    this.ask(this.command, (host) => host._flocking_live_print());
    return this.command.text('/std/out');
  }
}
