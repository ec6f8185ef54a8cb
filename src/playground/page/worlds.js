// The worlds to begin with, as buttons with pictures that the engine has simulated.

const PICTURE_STEPS = 45;

/** Lets the page respond before the next picture. */
const whenIdle = () => new Promise((done) => { setTimeout(done, 30); });

class Worlds {
  constructor(play) {
    this.play = play;
    this.pictures = [];  // {picture, world, timeline, things, kinds}
    this.buttons = PRESETS.map((preset, index) => made('button', {type: 'button', class: 'world', 'data-world': index,
      onclick: () => this.open(preset)}, made('canvas', {'aria-hidden': 'true'}), preset.name));
    element('worlds').append(...this.buttons);
    new ResizeObserver(() => this.redraw()).observe(element('worlds'));
    play.listen(() => this.buttons.forEach((button, index) =>
      button.setAttribute('aria-pressed', play.opened === PRESETS[index].name)));
  }

  open(preset) {
    const {play} = this;
    if (play.load(presetWorld(play.flocking, preset), {dt: preset.dt, opened: preset.name})) say(`${preset.name} is shown.`);
  }

  /** Simulates and draws each world, one after the other. */
  async draw() {
    const live = new Live(this.play.flocking);
    for (const [index, preset] of PRESETS.entries()) {
      await whenIdle();
      const world = presetWorld(this.play.flocking, preset);
      if (live.open(world) !== '') continue;
      const timeline = new Timeline(live.state());
      for (let i = 0; i < PICTURE_STEPS && live.step(preset.dt) === ''; ++i) timeline.push(live.state(), preset.dt);
      const picture = new Picture(this.buttons[index].querySelector('canvas'), 2);
      this.pictures.push({picture, world, timeline, things: thingsOf(world, this.play.table), kinds: kindsOf(world)});
      this.drawOne(this.pictures.at(-1));
    }
  }

  /** Draws all pictures again, in the page's current colours. */
  redraw() {
    for (const one of this.pictures) {
      one.picture.readColours();
      this.drawOne(one);
    }
  }

  drawOne({picture, world, timeline, things, kinds}) {
    picture.resize();
    picture.camera.fit(boundsOf(timeline.state, things, world));
    picture.draw(world, timeline.state, {things, kinds,
      below: () => drawTrails(picture, timeline, kinds, world.settings.get('wrap'))});
  }
}
