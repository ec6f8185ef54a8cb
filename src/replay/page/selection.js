// The selected agent: rings, radii, neighbours, forces.

const RADIUS_DASHES = {cohesion: [9, 5], separation: [2.5, 3.5], alignment: [9, 4, 2, 4]};
const LONGEST_ARROW = 92;

/** Returns the colour of a force: its own for the three of the flock, in turns for others. */
function forceColour(colours, forces, index) {
  const others = forces.slice(0, index).filter(({name}) => !(name in colours)).length;
  return colours[forces[index].name] ?? colours.others[others % colours.others.length];
}

/** Draws circles of the radii at the start of the step, lines to the neighbours, and rings around them. */
function drawRadii(ctx, camera, colours, {before, lists, agent, layer, wrap}) {
  const [x, y] = before;
  const px = camera.toX(x[agent]);
  const py = camera.toY(y[agent]);
  if (!Number.isFinite(px) || !Number.isFinite(py)) return;
  lists.forEach((list) => {
    const radius = list.radius * camera.scale;
    if (!(radius > 1) || radius > 1e6) return;
    ctx.strokeStyle = colours[list.name];
    ctx.lineWidth = 1.6;
    ctx.setLineDash(RADIUS_DASHES[list.name]);
    ctx.beginPath();
    ctx.arc(px, py, radius, 0, 2 * Math.PI);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.globalAlpha = 0.045;
    ctx.fillStyle = colours[list.name];
    ctx.fill();
    ctx.globalAlpha = 1;
  });
  drawLinks(ctx, camera, colours, {before, lists, agent, px, py, wrap});
  // Rings mark the current positions of neighbours, so that users find them.
  const rings = new Set(lists.flatMap((list) => list.agents.slice(0, 400)));
  ctx.strokeStyle = colours.ink;
  ctx.lineWidth = 1;
  ctx.globalAlpha = 0.65;
  ctx.beginPath();
  for (const i of rings) {
    const nx = layer.px[i];
    const ny = layer.py[i];
    if (!Number.isFinite(nx) || !Number.isFinite(ny)) continue;
    ctx.moveTo(nx + 12, ny);
    ctx.arc(nx, ny, 12, 0, 2 * Math.PI);
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** Dims the area that the agent cannot see, and draws its borders. */
function drawFieldOfView(ctx, camera, colours, seen) {
  if (!seen || !seen.place.every(Number.isFinite)) return;
  const [px, py] = [camera.toX(seen.place[0]), camera.toY(seen.place[1])];
  const reach = seen.reach * camera.scale;
  if (!(reach > 1) || reach > 1e6) return;
  const ahead = Math.atan2(-seen.heading[1], seen.heading[0]);
  const half = seen.fov * Math.PI / 360;
  ctx.beginPath();
  ctx.moveTo(px, py);
  ctx.arc(px, py, reach, ahead + half, ahead - half + 2 * Math.PI);
  ctx.closePath();
  ctx.fillStyle = colours.beyond;
  ctx.fill();
  ctx.strokeStyle = colours.label;
  ctx.lineWidth = 1.2;
  ctx.setLineDash([4, 4]);
  ctx.stroke();
  ctx.setLineDash([]);
}

function drawLinks(ctx, camera, colours, {before, lists, agent, px, py, wrap}) {
  const [x, y] = before;
  const width = wrap?.torus ? wrap.width : 0;
  const height = wrap?.torus ? wrap.height : 0;
  lists.forEach((list) => {
    ctx.strokeStyle = colours[list.name];
    ctx.lineWidth = 1;
    ctx.globalAlpha = 0.5;
    ctx.beginPath();
    for (const i of list.agents.slice(0, 400)) {
      ctx.moveTo(px, py);
      ctx.lineTo(px + shortest(x[i] - x[agent], width) * camera.scale,
        py - shortest(y[i] - y[agent], height) * camera.scale);
    }
    ctx.stroke();
  });
  ctx.globalAlpha = 1;
}

/** Returns the forces on an agent in the step that led to `frame`: [{name, x, y, length}]; none at the start. */
function forcesOn(replay, frame, agent) {
  if (frame < 1) return [];
  const at = 2 * ((frame - 1) * replay.agents + agent);
  return replay.forces.map(({name, vectors}) => {
    const [x, y] = [vectors[at], vectors[at + 1]];
    return {name, x, y, length: Math.hypot(x, y)};
  });
}

/** Draws each force as an arrow from (px, py). The longest has a fixed length, the others are in proportion. */
function drawForces(ctx, colours, forces, px, py) {
  if (!Number.isFinite(px) || !Number.isFinite(py)) return;
  const longest = Math.max(...forces.map(({length}) => Number.isFinite(length) ? length : 0), 0);
  if (!(longest > 0)) return;
  forces.forEach(({x, y, length}, index) => {
    if (!(length > 0) || !Number.isFinite(length)) return;
    const shown = Math.max(9, LONGEST_ARROW * length / longest);
    drawForce(ctx, px, py, x / length * shown, -y / length * shown,
      forceColour(colours, forces, index), colours.back);
  });
}

// A halo in the background colour separates arrows from what is below them.
function drawForce(ctx, px, py, dx, dy, colour, back) {
  const length = Math.hypot(dx, dy);
  const head = Math.min(10, length * 0.7);
  const ux = dx / length;
  const uy = dy / length;
  const baseX = px + dx - ux * head;
  const baseY = py + dy - uy * head;
  for (const [style, more] of [[back, 3], [colour, 0]]) {
    ctx.strokeStyle = style;
    ctx.fillStyle = style;
    ctx.lineWidth = 2.6 + more;
    ctx.lineJoin = 'round';
    ctx.beginPath();
    ctx.moveTo(px, py);
    ctx.lineTo(baseX, baseY);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(px + dx, py + dy);
    ctx.lineTo(baseX - uy * head * 0.5, baseY + ux * head * 0.5);
    ctx.lineTo(baseX + uy * head * 0.5, baseY - ux * head * 0.5);
    ctx.closePath();
    ctx.fill();
    ctx.lineWidth = more;
    if (more) ctx.stroke();
  }
}

/** Draws a ring around the selected agent. */
function drawRing(ctx, px, py, colours) {
  if (!Number.isFinite(px) || !Number.isFinite(py)) return;
  ctx.strokeStyle = colours.back;
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.arc(px, py, 16, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.strokeStyle = colours.ink;
  ctx.lineWidth = 2;
  ctx.stroke();
}

/** Draws a small label with its centre at (px, py), moved to stay inside the scene. */
function drawLabel(ctx, px, py, text, colours, camera) {
  if (!Number.isFinite(px) || !Number.isFinite(py)) return;
  drawPlate(ctx, text, (half) => Math.min(Math.max(px, half + 4), camera.width - half - 4), py, colours,
    {size: 12, beside: 7, tall: 20, round: 5});
}

/**
 * Draws text on a plate with its centre at (xOf(half its width), py). Sizes are in pixels; `beside` is the padding on
 * each side.
 */
function drawPlate(ctx, text, xOf, py, colours, {size, beside, tall, round}) {
  ctx.font = `600 ${size}px system-ui, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const half = ctx.measureText(text).width / 2 + beside;
  const x = xOf(half);
  ctx.fillStyle = colours.ink;
  ctx.beginPath();
  ctx.roundRect(x - half, py - tall / 2, 2 * half, tall, round);
  ctx.fill();
  ctx.fillStyle = colours.back;
  ctx.fillText(text, x, py + 0.5);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
}

/** Draws corners around the position of the first difference. */
function drawMark(ctx, px, py, colours) {
  if (!Number.isFinite(px) || !Number.isFinite(py)) return;
  ctx.strokeStyle = colours.wrong;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  for (const [sx, sy] of [[1, 1], [1, -1], [-1, -1], [-1, 1]]) {
    ctx.moveTo(px + sx * 24, py + sy * 15);
    ctx.lineTo(px + sx * 24, py + sy * 24);
    ctx.lineTo(px + sx * 15, py + sy * 24);
  }
  ctx.stroke();
}
