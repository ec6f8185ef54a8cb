// The visible part of the plane: its centre, and pixels per unit of length. y points up.

const LEAST_SCALE = 1e-290;
const MOST_SCALE = 1e12;

function makeCamera() {
  const camera = {
    x: 0, y: 0, scale: 1, width: 1, height: 1,
    covered: 0,  // pixels at the top that buttons cover
    toX: (x) => (x - camera.x) * camera.scale + camera.width / 2,
    toY: (y) => camera.height / 2 - (y - camera.y) * camera.scale,
    fromX: (px) => camera.x + (px - camera.width / 2) / camera.scale,
    fromY: (py) => camera.y + (camera.height / 2 - py) / camera.scale,

    /** Moves the view by this many pixels. */
    pan(dx, dy) {
      camera.x -= dx / camera.scale;
      camera.y += dy / camera.scale;
    },

    /** Zooms by a factor; the point under the pixel stays in place. */
    zoom(factor, px = camera.width / 2, py = camera.height / 2) {
      const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, camera.scale * factor));
      const x = camera.fromX(px);
      const y = camera.fromY(py);
      camera.scale = scale;
      camera.x = x - (px - camera.width / 2) / scale;
      camera.y = y + (py - camera.height / 2) / scale;
    },

    /** Shows a box with a margin; a box of size 0 is shown `span` wide. */
    fit(box, span) {
      const size = Math.max(box.right - box.left, box.top - box.bottom);
      const least = size > 0 ? size * 1e-3 : span;
      const width = Math.max(box.right - box.left, least);
      const height = Math.max(box.top - box.bottom, least);
      const sides = Math.min(40, camera.width / 8);
      const above = Math.min(camera.covered + 12, camera.height / 4);
      const below = Math.min(40, camera.height / 8);
      const scale = Math.min((camera.width - 2 * sides) / width,
        (camera.height - above - below) / height);
      camera.scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale));
      camera.x = box.left / 2 + box.right / 2;
      camera.y = box.bottom / 2 + box.top / 2 + (above - below) / 2 / camera.scale;
    },
  };
  return camera;
}

function emptyBox() {
  return {left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity};
}

function isEmpty(box) {
  return !(box.left <= box.right && box.bottom <= box.top);
}

function extend(box, x, y, reach = 0) {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return;
  box.left = Math.min(box.left, x - reach);
  box.right = Math.max(box.right, x + reach);
  box.bottom = Math.min(box.bottom, y - reach);
  box.top = Math.max(box.top, y + reach);
}

function united(a, b) {
  return {left: Math.min(a.left, b.left), right: Math.max(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom), top: Math.max(a.top, b.top)};
}

function sizeOf(box) {
  return isEmpty(box) ? 0 : Math.max(box.right - box.left, box.top - box.bottom);
}

/** Returns a box that contains most positions: one agent far away must not reduce all others to a dot. */
function robustBox(xs, ys) {
  const [left, right] = robustRange(xs);
  const [bottom, top] = robustRange(ys);
  return {left, right, bottom, top};
}

function robustRange(values) {
  const sorted = Float64Array.from(values).filter(Number.isFinite).sort();
  if (sorted.length === 0) return [Infinity, -Infinity];
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  const spread = at(0.75) - at(0.25);
  const reach = spread > 0 ? 12 * spread : Infinity;
  const within = sorted.filter((value) => value >= at(0.25) - reach && value <= at(0.75) + reach);
  return [within[0], within[within.length - 1]];
}

/** Returns the box of everything in a world; for a flow field, of its corners. */
function worldBox(world) {
  const box = emptyBox();
  if (world.wrap) {
    extend(box, 0, 0);
    extend(box, world.wrap.width, world.wrap.height);
  }
  for (const {x, y, radius} of world.obstacles ?? []) extend(box, x, y, radius);
  for (const {x1, y1, x2, y2} of world.walls ?? []) {
    extend(box, x1, y1);
    extend(box, x2, y2);
  }
  for (const {points} of world.paths ?? []) for (const [x, y] of points) extend(box, x, y);
  for (const {x, y} of world.goals ?? []) extend(box, x, y);
  for (const {x, y, width, height} of world.boxes ?? []) {
    extend(box, x, y);
    extend(box, x + width, y + height);
  }
  if (world.flow) {
    const {x, y, cell, columns, rows} = world.flow;
    extend(box, x, y);
    extend(box, x + cell * columns, y + cell * rows);
  }
  return box;
}
