// Draws the world and its agents.

class Picture {
  /** `least` is the smallest size of an agent, in pixels. */
  constructor(canvas, least = 4) {
    Object.assign(this, {canvas, least});
    this.context = canvas.getContext('2d', {alpha: false});
    this.camera = new Camera();
    this.readColours();
  }

  readColours() {
    const style = getComputedStyle(document.documentElement);
    this.colours = new Proxy({}, {get: (known, name) => known[name] ??= style.getPropertyValue(`--${name}`).trim()});
  }

  resize() {
    const {clientWidth: width, clientHeight: height} = this.canvas;
    const ratio = Math.min(devicePixelRatio || 1, 2);
    this.canvas.width = Math.max(1, Math.round(width * ratio));
    this.canvas.height = Math.max(1, Math.round(height * ratio));
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
    Object.assign(this.camera, {width, height});
  }

  /** `below` and `above` draw more, behind the agents and before them. */
  draw(world, state, {things, kinds, selected = null, cursor = null, line = null, below = () => {}, above = () => {}}) {
    const {context, camera, colours} = this;
    context.fillStyle = colours.back;
    context.fillRect(0, 0, camera.width, camera.height);
    this.drawCosts(costsOf(world));
    this.drawGrid();
    this.drawWrap(world.settings.get('wrap'));
    for (const thing of things) this.drawThing(thing);
    below();
    this.drawAgents(state, kinds);
    above();
    if (selected !== null && 4 * selected < state.length) this.drawRing(state[4 * selected], state[4 * selected + 1], 11);
    if (line) this.drawThing({kind: 'wall', points: line});
    if (cursor) this.drawCursor(cursor);
  }

  /** Draws a triangle for each agent, with one path per kind. */
  drawAgents(state, kinds) {
    const {context, camera, colours} = this;
    const size = Math.min(Math.max(camera.scale * 0.45, state.length > 8000 ? Math.min(2, this.least) : this.least), 9);
    const paths = new Map();
    for (let i = 0; i < state.length; i += 4) {
      const x = camera.across(state[i]);
      const y = camera.down(state[i + 1]);
      if (!(x > -20 && y > -20 && x < camera.width + 20 && y < camera.height + 20)) continue;
      const kind = kinds ? kinds[i / 4] : 0;
      let path = paths.get(kind);
      if (!path) paths.set(kind, path = new Path2D());
      const speed = Math.hypot(state[i + 2], state[i + 3]);
      const [cos, sin] = speed > 0 ? [state[i + 2] / speed * size, -state[i + 3] / speed * size] : [size, 0];
      const grown = kind > 0 && kinds.isOwn?.(kind) ? 1.5 : 1;
      path.moveTo(x + 1.2 * grown * cos, y + 1.2 * grown * sin);
      path.lineTo(x + grown * (-0.8 * cos - 0.7 * sin), y + grown * (-0.8 * sin + 0.7 * cos));
      path.lineTo(x + grown * (-0.8 * cos + 0.7 * sin), y + grown * (-0.8 * sin - 0.7 * cos));
    }
    for (const [kind, path] of paths) {
      context.fillStyle = colours[`group-${kind % 7 + 1}`];
      context.fill(path);
    }
  }

  drawRing(x, y, radius) {
    const {context, camera, colours} = this;
    context.strokeStyle = colours.selected;
    context.lineWidth = 2;
    context.beginPath();
    context.arc(camera.across(x), camera.down(y), radius, 0, 7);
    context.stroke();
  }

  drawCursor({x, y}) {
    const {context, camera, colours} = this;
    const [a, b] = [camera.across(x), camera.down(y)];
    context.strokeStyle = colours.accent;
    context.lineWidth = 2;
    context.beginPath();
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      context.moveTo(a + 5 * dx, b + 5 * dy);
      context.lineTo(a + 15 * dx, b + 15 * dy);
    }
    context.stroke();
  }

  /** Draws grid lines at round distances as a scale. */
  drawGrid() {
    const {context, camera, colours} = this;
    let step = 10 ** Math.ceil(Math.log10(50 / camera.scale));
    if (step * camera.scale > 250) step /= 5;
    context.lineWidth = 1;
    const line = (isAxis, x1, y1, x2, y2) => {
      context.strokeStyle = isAxis ? colours.axis : colours.grid;
      context.beginPath();
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
      context.stroke();
    };
    const {width, height} = camera;
    for (let i = Math.ceil(camera.worldX(0) / step); i * step < camera.worldX(width); ++i) {
      line(i === 0, camera.across(i * step), 0, camera.across(i * step), height);
    }
    for (let i = Math.ceil(camera.worldY(height) / step); i * step < camera.worldY(0); ++i) {
      line(i === 0, 0, camera.down(i * step), width, camera.down(i * step));
    }
  }

  drawWrap(text) {
    if (!text) return;
    const [width, height] = numbersIn(text);
    const {context, camera, colours} = this;
    context.strokeStyle = colours.label;
    context.setLineDash([6, 5]);
    context.strokeRect(camera.across(0), camera.down(height), width * camera.scale, height * camera.scale);
    context.setLineDash([]);
  }

  drawCosts(map) {
    if (!map) return;
    const {context, camera, colours} = this;
    const size = map.cell * camera.scale;
    map.costs.forEach((line, row) => line.forEach((cost, column) => {
      if (cost <= 1) return;
      context.globalAlpha = cost >= 255 ? 1 : Math.min(0.75, 0.12 + cost / 80);
      context.fillStyle = colours[cost >= 255 ? 'blocked' : 'flow'];
      context.fillRect(camera.across(map.x + column * map.cell), camera.down(map.y + (row + 1) * map.cell), size + 0.5, size + 0.5);
    }));
    context.globalAlpha = 1;
  }

  drawThing({kind, points, radius}) {
    const {context, camera, colours} = this;
    const at = points.map(([x, y]) => [camera.across(x), camera.down(y)]);
    context.lineWidth = 2;
    context.strokeStyle = colours['solid-edge'];
    context.fillStyle = colours.solid;
    context.beginPath();
    if (kind === 'obstacle') {
      context.arc(...at[0], Math.max(2, radius * camera.scale), 0, 7);
      context.fill();
    } else if (kind === 'wall' || kind === 'way') {
      if (kind === 'way') context.setLineDash([3, 5]);
      else context.lineWidth = 4;
      at.forEach((point, i) => i ? context.lineTo(...point) : context.moveTo(...point));
    } else if (kind === 'box' || kind === 'area') {
      const corner = [Math.min(at[0][0], at[1][0]), Math.min(at[0][1], at[1][1])];
      context.rect(...corner, Math.abs(at[1][0] - at[0][0]), Math.abs(at[1][1] - at[0][1]));
      if (kind === 'box') context.fill();
      else context.setLineDash([6, 5]);
    } else {
      const [x, y] = at[0];
      for (const [dx, dy] of [[6, 6], [6, -6]]) {
        context.moveTo(x - dx, y - dy);
        context.lineTo(x + dx, y + dy);
      }
    }
    context.stroke();
    context.setLineDash([]);
  }
}

/** Returns a kind for each agent: 0, its group, or its own settings; isOwn(kind) is true for the last. */
function kindsOf(world) {
  const kinds = new Uint8Array(world.count);
  const groups = world.names('group');
  groups.forEach((name, index) => {
    for (const agent of agentsOf(world.settings.get(`group.${name}.agents`) ?? '')) kinds[agent] = index + 1;
  });
  const first = groups.length + 1;
  const own = world.names('agent').map(Number).filter((agent) => agent < world.count);
  own.forEach((agent, index) => { kinds[agent] = Math.min(200, first + (own.length > 3 ? 0 : index)); });
  kinds.isOwn = (kind) => kind >= first;
  return kinds;
}
