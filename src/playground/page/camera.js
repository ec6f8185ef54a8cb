// Converts between the world and the canvas: y points up, one scale for both axes.

class Camera {
  constructor() {
    this.x = 0;  // of the world, at the middle of the canvas
    this.y = 0;
    this.scale = 10;  // pixels per unit of length
    this.width = 1;
    this.height = 1;
  }

  across(x) { return this.width / 2 + (x - this.x) * this.scale; }
  down(y) { return this.height / 2 - (y - this.y) * this.scale; }
  worldX(across) { return this.x + (across - this.width / 2) / this.scale; }
  worldY(down) { return this.y - (down - this.height / 2) / this.scale; }

  pan(across, down) {
    this.x -= across / this.scale;
    this.y += down / this.scale;
  }

  /** Zooms; the place under the pointer stays there. */
  zoom(factor, across, down) {
    const [x, y] = [this.worldX(across), this.worldY(down)];
    this.scale = Math.min(Math.max(this.scale * factor, 1e-6), 1e6);
    this.x += x - this.worldX(across);
    this.y += y - this.worldY(down);
  }

  /** Shows a box with a margin. */
  fit([left, bottom, right, top]) {
    if (!(right >= left && top >= bottom)) return;
    this.x = (left + right) / 2;
    this.y = (bottom + top) / 2;
    const fits = Math.min(this.width / (1.15 * (right - left) || 1), this.height / (1.2 * (top - bottom) || 1));
    this.scale = Math.min(Math.max(fits, 1e-6), 60);
  }
}

/** Returns the box around agents and the objects of the world; `world` provides its map and wrap-around. */
function boundsOf(state, things, world) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  const add = (x, y, reach = 0) => {
    if (!Number.isFinite(x) || !Number.isFinite(y)) return;
    box[0] = Math.min(box[0], x - reach);
    box[1] = Math.min(box[1], y - reach);
    box[2] = Math.max(box[2], x + reach);
    box[3] = Math.max(box[3], y + reach);
  };
  for (let i = 0; i < state.length; i += 4) add(state[i], state[i + 1], 1);
  for (const thing of things) for (const [x, y] of thing.points) add(x, y, thing.radius ?? 0);
  const map = costsOf(world);
  if (map) {
    add(map.x, map.y);
    add(map.x + map.columns * map.cell, map.y + map.rows * map.cell);
  }
  const wrap = world.settings.get('wrap');
  if (wrap) {
    add(0, 0);
    add(...numbersIn(wrap));
  }
  return box[0] <= box[2] ? box : [-10, -10, 10, 10];
}
