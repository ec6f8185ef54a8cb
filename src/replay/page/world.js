// The background: grid and scale, and the obstacles, walls and goals in the world.

/** Draws lines of the grid with their numbers at the edges, and a scale bar. */
function drawGrid(ctx, camera, colours) {
  const step = niceStep(84 / camera.scale);
  const {width, height} = camera;
  ctx.lineWidth = 1;
  ctx.font = '11px system-ui, sans-serif';
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  const lines = (from, to, draw) => {
    const first = Math.ceil(from / step);
    const count = Math.min(200, Math.floor(to / step) - first);
    for (let i = 0; i <= count; ++i) draw((first + i) * step);
  };
  const line = (value, x1, y1, x2, y2) => {
    ctx.strokeStyle = value === 0 ? colours.axis : colours.grid;
    ctx.beginPath();
    ctx.moveTo(x1, y1);
    ctx.lineTo(x2, y2);
    ctx.stroke();
  };
  ctx.fillStyle = colours.label;
  lines(camera.fromX(0), camera.fromX(width), (value) => {
    const x = Math.round(camera.toX(value)) + 0.5;
    line(value, x, 0, x, height);
    if (x < width - 150) ctx.fillText(tickText(value, step), x + 4, height - 8);
  });
  lines(camera.fromY(height), camera.fromY(0), (value) => {
    const y = Math.round(camera.toY(value)) + 0.5;
    line(value, 0, y, width, y);
    if (y > camera.covered + 18 && y < height - 26) ctx.fillText(tickText(value, step), 6, y - 4);
  });
  drawScale(ctx, camera, colours);
}

function drawScale(ctx, camera, colours) {
  let length = niceStep(40 / camera.scale);
  if (length * camera.scale > 120) length /= 2;
  const right = camera.width - 14.5;
  const left = right - length * camera.scale;
  const y = camera.height - 12.5;
  ctx.strokeStyle = colours.label;
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.moveTo(left, y - 4);
  ctx.lineTo(left, y);
  ctx.lineTo(right, y);
  ctx.lineTo(right, y - 4);
  ctx.stroke();
  ctx.textAlign = 'center';
  ctx.fillText(shortNumber(length, 3), (left + right) / 2, y - 6);
  ctx.textAlign = 'left';
}

/** Draws everything in `world`. */
function drawWorld(ctx, camera, colours, world) {
  if (world.flow) drawFlow(ctx, camera, colours, world.flow);
  if (world.wrap) drawWrap(ctx, camera, colours, world.wrap);
  ctx.lineWidth = 1.5;
  drawBoxes(ctx, camera, colours, world.boxes ?? []);
  drawObstacles(ctx, camera, colours, world.obstacles ?? []);
  drawPaths(ctx, camera, colours, world.paths ?? []);
  ctx.strokeStyle = colours.solidEdge;
  ctx.lineWidth = 3;
  ctx.beginPath();
  for (const {x1, y1, x2, y2} of world.walls ?? []) {
    ctx.moveTo(camera.toX(x1), camera.toY(y1));
    ctx.lineTo(camera.toX(x2), camera.toY(y2));
  }
  ctx.stroke();
  for (const {x, y} of world.goals ?? []) drawGoal(ctx, camera.toX(x), camera.toY(y), colours);
}

function drawWrap(ctx, camera, colours, {width, height}) {
  const left = camera.toX(0);
  const top = camera.toY(height);
  const right = camera.toX(width);
  const bottom = camera.toY(0);
  // The area around a world that wraps repeats it: it is dimmed, not empty.
  ctx.fillStyle = colours.beyond;
  ctx.beginPath();
  ctx.rect(0, 0, camera.width, camera.height);
  ctx.rect(left, top, right - left, bottom - top);
  ctx.fill('evenodd');
  ctx.strokeStyle = colours.axis;
  ctx.lineWidth = 1.5;
  ctx.setLineDash([6, 5]);
  ctx.strokeRect(left, top, right - left, bottom - top);
  ctx.setLineDash([]);
}

function drawBoxes(ctx, camera, colours, boxes) {
  ctx.fillStyle = colours.solid;
  ctx.strokeStyle = colours.solidEdge;
  for (const {x, y, width, height} of boxes) {
    const place = [camera.toX(x), camera.toY(y + height), width * camera.scale, height * camera.scale];
    ctx.fillRect(...place);
    ctx.strokeRect(...place);
  }
}

function drawObstacles(ctx, camera, colours, obstacles) {
  ctx.fillStyle = colours.solid;
  ctx.strokeStyle = colours.solidEdge;
  for (const {x, y, radius} of obstacles) {
    ctx.beginPath();
    ctx.arc(camera.toX(x), camera.toY(y), Math.max(1, Math.abs(radius) * camera.scale), 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
  }
}

function drawPaths(ctx, camera, colours, paths) {
  ctx.strokeStyle = colours.path;
  ctx.fillStyle = colours.path;
  ctx.setLineDash([8, 5]);
  for (const {points, closed} of paths) {
    ctx.beginPath();
    for (const [x, y] of points) ctx.lineTo(camera.toX(x), camera.toY(y));
    if (closed) ctx.closePath();
    ctx.stroke();
  }
  ctx.setLineDash([]);
  ctx.beginPath();
  for (const {points} of paths) {
    for (const [x, y] of points) {
      ctx.moveTo(camera.toX(x) + 2.5, camera.toY(y));
      ctx.arc(camera.toX(x), camera.toY(y), 2.5, 0, 2 * Math.PI);
    }
  }
  ctx.fill();
}

function drawGoal(ctx, x, y, colours) {
  ctx.strokeStyle = colours.path;
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.arc(x, y, 7, 0, 2 * Math.PI);
  ctx.moveTo(x + 2.5, y);
  ctx.arc(x, y, 2.5, 0, 2 * Math.PI);
  ctx.moveTo(x - 11, y);
  ctx.lineTo(x + 11, y);
  ctx.moveTo(x, y - 11);
  ctx.lineTo(x, y + 11);
  ctx.stroke();
}

const BLOCKED = 255;
const blockedPictures = new WeakMap();

function drawFlow(ctx, camera, colours, flow) {
  const {x, y, cell, columns, rows} = flow;
  if (!(columns > 0 && rows > 0)) return;
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(blockedPicture(flow, colours.blocked), camera.toX(x), camera.toY(y + cell * rows),
    columns * cell * camera.scale, rows * cell * camera.scale);
  const every = Math.max(1, Math.ceil(13 / (cell * camera.scale)));
  const half = Math.min(0.36 * every * cell * camera.scale, 11);
  const columnAt = (px) => Math.floor((camera.fromX(px) - x) / cell);
  const rowAt = (py) => Math.floor((camera.fromY(py) - y) / cell);
  const begin = (index) => Math.max(0, Math.floor(index / every) * every) + Math.floor(every / 2);
  ctx.strokeStyle = colours.flow;
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (let row = begin(rowAt(camera.height)); row <= Math.min(rows - 1, rowAt(0)); row += every) {
    for (let column = begin(columnAt(0)); column <= Math.min(columns - 1, columnAt(camera.width));
      column += every) {
      const angle = flow.angles[row * columns + column];
      if (angle >= 240) continue;
      const px = camera.toX(x + (column + 0.5) * cell);
      const py = camera.toY(y + (row + 0.5) * cell);
      addSmallArrow(ctx, px, py, angle * Math.PI / 120, half);
    }
  }
  ctx.stroke();
}

function addSmallArrow(ctx, px, py, angle, half) {
  const dx = Math.cos(angle) * half;
  const dy = -Math.sin(angle) * half;
  ctx.moveTo(px - dx, py - dy);
  ctx.lineTo(px + dx, py + dy);
  ctx.moveTo(px + 0.3 * dx + 0.45 * dy, py + 0.3 * dy - 0.45 * dx);
  ctx.lineTo(px + dx, py + dy);
  ctx.lineTo(px + 0.3 * dx - 0.45 * dy, py + 0.3 * dy + 0.45 * dx);
}

// Returns blocked cells as a picture with one pixel per cell, cached by field and colour.
function blockedPicture(flow, colour) {
  const made = blockedPictures.get(flow);
  if (made && made.colour === colour) return made.canvas;
  const canvas = document.createElement('canvas');
  canvas.width = flow.columns;
  canvas.height = flow.rows;
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = colour;
  for (let row = 0; row < flow.rows; ++row) {
    for (let column = 0; column < flow.columns; ++column) {
      const isBlocked = flow.angles[row * flow.columns + column] === BLOCKED;
      if (isBlocked) ctx.fillRect(column, flow.rows - 1 - row, 1, 1);
    }
  }
  blockedPictures.set(flow, {colour, canvas});
  return canvas;
}
