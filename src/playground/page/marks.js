// What the switches show of the selected agent: radii, field of view and forces.

const LONGEST_FORCE = 80;  // pixels
const RADII = ['cohesion', 'separation', 'alignment'];
const RADIUS_DASHES = [[9, 5], [2.5, 3.5], [9, 4, 2, 4]];

/** Returns the colour of each force: its own for the forces of the group, in turns for others. */
function forceColours(names) {
  const others = names.filter((name) => !RADII.includes(name));
  return names.map((name) => (RADII.includes(name) ? name : `other-${others.indexOf(name) % 4 + 1}`));
}

class Marks {
  constructor(play) {
    this.play = play;
    this.shows = {};
    for (const name of ['trails', 'radii', 'view', 'forces']) {
      const box = element(`show-${name}`);
      this.shows[name] = box.checked;
      box.addEventListener('change', () => this.set(name, box.checked));
    }
    play.listen(() => this.select());
  }

  set(name, isOn) {
    this.shows[name] = isOn;
    if (name === 'forces') this.play.live.watch(isOn);
    this.play.tell();
  }

  /** Selects the agent nearest to the middle of the view if one is needed and none is selected. */
  select() {
    const {play, shows} = this;
    const {x, y} = play.picture.camera;
    if (play.selected === null && (shows.radii || shows.view || shows.forces)) {
      play.selected = play.editor.nearestAgent(x, y, Infinity);
    }
  }

  drawBelow() {
    const {timeline, kinds, world, picture} = this.play;
    if (this.shows.trails) drawTrails(picture, timeline, kinds, world.settings.get('wrap'));
  }

  drawAbove() {
    const {play, shows} = this;
    const words = [];
    if (play.live.isOpen && play.selected !== null && (shows.radii || shows.view || shows.forces)) {
      const [x, y, vx, vy] = play.state.subarray(4 * play.selected, 4 * play.selected + 4);
      const place = [play.picture.camera.across(x), play.picture.camera.down(y)];
      const {radii, fov} = play.live.factsOf(play.selected);
      if (shows.view) words.push(this.drawView(place, [vx, vy], fov, Math.max(...radii)));
      if (shows.radii) words.push(...this.drawRadii(place, radii));
      if (shows.forces) words.push(...this.drawForces(place));
    }
    this.tell(words);
  }

  drawRadii(place, radii) {
    const {context, camera, colours} = this.play.picture;
    context.lineWidth = 1.6;
    radii.forEach((radius, k) => {
      context.strokeStyle = colours[RADII[k]];
      context.setLineDash(RADIUS_DASHES[k]);
      context.beginPath();
      context.arc(...place, radius * camera.scale, 0, 7);
      context.stroke();
    });
    context.setLineDash([]);
    return radii.map((radius, k) => [`${RADII[k]} radius ${numberText(radius)}`, RADII[k]]);
  }

  drawView([x, y], [vx, vy], fov, reach) {
    const {context, camera, colours} = this.play.picture;
    const words = [fov === null ? 'sees all around' : `field of view ${numberText(fov)}°`, 'accent'];
    const half = (fov ?? 360) * Math.PI / 360;
    const ahead = Math.atan2(-vy, vx);
    // An agent at rest keeps a heading that its velocity does not tell.
    if (fov !== null && vx * vx + vy * vy <= 1e-8) return words;
    context.fillStyle = context.strokeStyle = colours.accent;
    context.globalAlpha = 0.15;
    context.beginPath();
    if (fov !== null && fov < 360) context.moveTo(x, y);
    context.arc(x, y, reach > 0 ? reach * camera.scale : LONGEST_FORCE, ahead - half, ahead + half);
    context.fill();
    context.globalAlpha = 1;
    return words;
  }

  drawForces(place) {
    const {picture: {colours}, timeline: {forces}, selected} = this.play;
    if (!forces) return [['forces appear with the next step', 'label']];
    const names = forces.map(({name}) => name);
    const shown = forceColours(names);
    const vectors = forces.map(({on}) => [on[2 * selected], on[2 * selected + 1]]);
    const longest = Math.max(...vectors.map((vector) => Math.hypot(...vector)));
    vectors.forEach(([x, y], k) => {
      if (x !== 0 || y !== 0) this.drawArrow(place, LONGEST_FORCE / longest * x, -LONGEST_FORCE / longest * y, colours[shown[k]]);
    });
    return names.map((name, k) => [`${name.replaceAll('_', ' ')} force`, shown[k]]);
  }

  /** Draws an arrow with a border in the colour of the background. */
  drawArrow([x, y], dx, dy, colour) {
    const {context, colours} = this.play.picture;
    const length = Math.hypot(dx, dy);
    const head = Math.min(10, 0.7 * length);
    const [ux, uy] = [dx / length * head, dy / length * head];
    for (const [style, width] of [[colours.back, 5], [colour, 2.5]]) {
      context.strokeStyle = style;
      context.lineWidth = width;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + dx, y + dy);
      context.moveTo(x + dx - ux - 0.6 * uy, y + dy - uy + 0.6 * ux);
      context.lineTo(x + dx, y + dy);
      context.lineTo(x + dx - ux + 0.6 * uy, y + dy - uy - 0.6 * ux);
      context.stroke();
    }
  }

  /** Shows a legend: [text, colour] of each mark. */
  tell(words) {
    const text = JSON.stringify(words);
    if (text === this.told) return;
    this.told = text;
    element('play-legend').replaceChildren(...words.map(([said, colour]) =>
      made('li', {}, made('span', {class: 'swatch', style: `background: var(--${colour})`}), said)));
    element('play-legend').hidden = words.length === 0;
  }
}
