// The live flock: shows, changes and steps it.

// Undo repeats at most so many steps of agents in the engine, which takes a second or two.
const MOST_REPEATED = 1e6;

class Play {
  constructor(flocking) {
    this.flocking = flocking;
    this.table = new SettingsTable(flocking);
    this.live = new Live(flocking);
    this.picture = new Picture(element('scene'));
    this.world = new World();
    this.start = this.world;
    this.timeline = new Timeline(this.world.agents);
    this.history = new History();
    this.isBehind = false;  // true if the engine has not done the timeline's steps yet
    this.opened = null;     // the name of the world, if it is one of the page's
    this.selected = null;
    this.dt = 0.05;
    this.speed = 1;
    this.isPlaying = false;
    this.listeners = [];
    this.owed = 0;  // part of the next step, if there is less than one per frame
    this.measured = {frames: 0, step: 0, draw: 0, since: 0};
  }

  get state() { return this.timeline.state; }

  /** Shows another world from its start. Returns true if the program accepts it, else reports why not. */
  load(world, {dt = this.dt, fit = true, opened = null} = {}) {
    const before = this.moment();
    if (!this.take(world)) return false;
    this.history.keep(before);
    Object.assign(this, {start: world.copy(), dt, opened, selected: null});
    this.tell();
    if (fit) this.fit();
    return true;
  }

  /** Continues from a changed world; if the program refuses it, nothing changes. */
  take(world) {
    if (!this.openLive(world)) return false;
    this.isBehind = false;
    this.show(world, new Timeline(this.live.state()));
    return true;
  }

  /** Opens a world in the engine. Returns true if the program accepts it, else reports why not. */
  openLive(world) {
    const message = this.live.open(world);
    this.tellError(message.replace(/^flocking: error: (scenario\.toml:\d+:\d+: )?/, '').split('\n')[0]);
    return message === '';
  }

  show(world, timeline) {
    Object.assign(this, {world, timeline, things: thingsOf(world, this.table), kinds: kindsOf(world)});
  }

  tellError(text) {
    element('play-error').textContent = text;
    element('play-error').hidden = text === '';
  }

  moment() {
    const {world, start, timeline, dt, opened, selected} = this;
    return {world, start, timeline, dt, opened, selected};
  }

  /** Returns to a moment of the history. */
  restore(moment) {
    if (!moment || !this.openLive(moment.world)) return false;
    const isOther = moment.start !== this.start;
    Object.assign(this, moment);
    this.show(moment.world, moment.timeline);
    this.isBehind = true;
    if (isOther) this.fit();
    this.tell();
    return true;
  }

  undo() { say(this.restore(this.history.undo(this.moment())) ? 'Undone.' : 'There is nothing to undo.'); }
  redo() { say(this.restore(this.history.redo(this.moment())) ? 'Redone.' : 'There is nothing to redo.'); }

  /** Brings the engine to the end of the timeline; if that takes long, the flock continues as a new world. */
  catchUp() {
    const {world, timeline} = this;
    if (world.count * timeline.last > MOST_REPEATED) {
      const now = world.copy();
      now.agents = this.state.slice();
      return this.take(now);
    }
    if (!this.openLive(world)) return false;
    const message = timeline.steps.reduce((before, dt) => before || this.live.step(dt), '');
    this.tellError(message);
    this.isBehind = message !== '';
    return !this.isBehind;
  }

  /**
   * Changes the current state, from which the flock continues. `change` modifies the world. Changes with the same
   * `gesture`, any object, are undone together.
   */
  edit(change, gesture = null) {
    const before = this.moment();
    const world = this.world.copy();
    world.agents = this.state.slice();
    change(world);
    const taken = this.take(world);
    if (taken) this.history.keep(before, gesture);
    if (taken && this.selected !== null && this.selected >= world.count) this.selected = null;
    this.tell();
    return taken;
  }

  /** Goes to the next step, stored or new. Returns true if there is one. */
  step() {
    if (this.timeline.move(1)) return true;
    if ((this.isBehind || !this.live.isOpen) && !this.catchUp()) return false;
    const before = performance.now();
    const message = this.live.step(this.dt);
    const state = message ? null : this.live.state();
    this.measured.step += performance.now() - before;
    if (message || !state.every(Number.isFinite)) {
      this.pause();
      this.tellError(message ? message.replace(/^flocking: error: /, '') :
        'A number became infinite or NaN: the simulation cannot continue. Go back, or change a setting.');
      return false;
    }
    this.timeline.push(state, this.dt, this.live.forces());
    return true;
  }

  back() { return this.timeline.move(-1); }

  /** Goes back to the last change of the world; from there, to the world as it was opened. */
  restart() {
    this.pause();
    if (this.timeline.shown === 0) this.load(this.start.copy(), {fit: false, opened: this.opened});
    else if (this.timeline.dropped > 0) this.take(this.world);
    else this.timeline.shown = 0;
    this.tell();
  }

  play() {
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.measured = {frames: 0, step: 0, draw: 0, since: performance.now()};
    const frame = () => {
      if (!this.isPlaying) return;
      requestAnimationFrame(frame);
      this.owed += this.speed;
      for (; this.owed >= 1 && this.isPlaying; --this.owed) this.step();
      this.draw();
      ++this.measured.frames;
    };
    requestAnimationFrame(frame);
    this.tell();
  }

  pause() {
    this.isPlaying = false;
    this.owed = 0;
    this.tell();
  }

  fit() {
    this.picture.camera.fit(boundsOf(this.state, this.things, this.world));
    this.draw();
  }

  draw() {
    const before = performance.now();
    this.picture.draw(this.world, this.state, {things: this.things, kinds: this.kinds, selected: this.selected,
      cursor: this.editor?.cursor, line: this.editor?.line,
      below: () => this.marks?.drawBelow(), above: () => this.marks?.drawAbove()});
    this.measured.draw += performance.now() - before;
    this.showMoment();
  }

  showMoment() {
    const {shown} = this.timeline;
    element('play-step').textContent = `Step ${shown}`;
    element('play-count').textContent = `${this.world.count} ${this.world.count === 1 ? 'agent' : 'agents'}`;
    if (!this.isPlaying) return;
    const {frames, step, since} = this.measured;
    if (frames % 30 !== 29) return;
    const seconds = (performance.now() - since) / 1000;
    element('play-rate').textContent = `${(frames / seconds).toFixed(0)} frames/s, ${(step / frames).toFixed(1)} ms a step`;
  }

  /** Calls `act` after each change. */
  listen(act) { this.listeners.push(act); }

  tell() {
    document.documentElement.dataset.playing = this.isPlaying;
    for (const act of this.listeners) act();
    this.draw();
  }
}
