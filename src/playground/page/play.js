// The live flock: what is shown, what is changed, what time does.

class Play {
  constructor(flocking) {
    this.flocking = flocking;
    this.table = new SettingsTable(flocking);
    this.live = new Live(flocking);
    this.picture = new Picture(element('scene'));
    this.world = new World();
    this.start = this.world;
    this.timeline = new Timeline(this.world.agents);
    this.selected = null;
    this.dt = 0.05;
    this.speed = 1;
    this.isPlaying = false;
    this.listeners = [];
    this.owed = 0;  // steps, while fewer than one is made a frame
    this.measured = {frames: 0, step: 0, draw: 0, since: 0};
  }

  get state() { return this.timeline.state; }

  /** Shows another world from its start; returns whether the program takes it, and tells why not. */
  load(world, {dt = this.dt, fit = true} = {}) {
    if (!this.take(world)) return false;
    this.start = world.copy();
    this.dt = dt;
    this.selected = null;
    this.tell();
    if (fit) this.fit();
    return true;
  }

  /** Goes on from a changed world; where the program refuses it nothing is changed. */
  take(world) {
    const message = this.live.open(world);
    element('play-error').textContent = message.replace(/^flocking: error: (scenario\.toml:\d+:\d+: )?/, '').split('\n')[0];
    element('play-error').hidden = message === '';
    if (message) return false;
    this.world = world;
    this.timeline = new Timeline(this.live.state());
    this.things = thingsOf(world, this.table);
    this.kinds = kindsOf(world);
    return true;
  }

  /** Changes what is shown now: from here on the flock goes on so. `change` gets the world to change. */
  edit(change) {
    const world = this.world.copy();
    world.agents = this.state.slice();
    change(world);
    const taken = this.take(world);
    if (taken && this.selected !== null && this.selected >= world.count) this.selected = null;
    this.tell();
    return taken;
  }

  /** One step on: one that was shown before, or a new one. Returns whether there is one. */
  step() {
    if (this.timeline.move(1)) return true;
    if (!this.live.isOpen && !this.edit(() => {})) return false;
    const before = performance.now();
    const message = this.live.step(this.dt);
    const state = message ? null : this.live.state();
    this.measured.step += performance.now() - before;
    if (message || !state.every(Number.isFinite)) {
      this.pause();
      element('play-error').textContent = message ? message.replace(/^flocking: error: /, '') :
        'A number became infinite or is none: the flock cannot go on from there. Go back, or change a setting.';
      element('play-error').hidden = false;
      return false;
    }
    this.timeline.push(state, this.dt);
    return true;
  }

  back() { return this.timeline.move(-1); }

  /** To where the world was last changed; from there, to how it was opened. */
  restart() {
    this.pause();
    if (this.timeline.shown === 0) this.load(this.start.copy(), {fit: false});
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
      cursor: this.editor?.cursor, line: this.editor?.line});
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

  /** `act` is called after each change. */
  listen(act) { this.listeners.push(act); }

  tell() {
    document.documentElement.dataset.playing = this.isPlaying;
    for (const act of this.listeners) act();
    this.draw();
  }
}
