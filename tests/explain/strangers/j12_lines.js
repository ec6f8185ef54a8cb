const fs = require('fs');

const lines = fs.readFileSync(0, 'utf8').split('\n');

const [rc, rs, fMax, ra, kc, ks, ka, n] = lines[0].trim().split(/\s+/).map(Number);

let boids = [];
for (let i = 1; i <= n; i++) {
  const [x, y, vx, vy] = lines[i].trim().split(/\s+/).map(Number);
  boids.push({ x, y, vx, vy });
}

const dist = (a, b) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

function cohesion(boid) {
  const neighbours = boids.filter((b) => b !== boid && dist(b, boid) <= rc);
  if (neighbours.length === 0) return { x: 0, y: 0 };
  let cx = 0;
  let cy = 0;
  neighbours.forEach((b) => {
    cx += b.x;
    cy += b.y;
  });
  cx /= neighbours.length;
  cy /= neighbours.length;
  const dx = cx - boid.x;
  const dy = cy - boid.y;
  if (Math.sqrt(dx * dx + dy * dy) > rc) return { x: 0, y: 0 };
  return { x: dx / rc, y: dy / rc };
}

function separation(boid) {
  const neighbours = boids.filter((b) => b !== boid && dist(b, boid) > 0 && dist(b, boid) <= rs);
  const force = { x: 0, y: 0 };
  for (const b of neighbours) {
    const d = dist(b, boid);
    force.x += (boid.x - b.x) / d / d;
    force.y += (boid.y - b.y) / d / d;
  }
  if (neighbours.length > 0) {
    force.x /= neighbours.length;
    force.y /= neighbours.length;
  }
  const mag = Math.sqrt(force.x ** 2 + force.y ** 2);
  if (mag > fMax) {
    force.x = (force.x / mag) * fMax;
    force.y = (force.y / mag) * fMax;
  }
  return force;
}

function alignment(boid) {
  const neighbours = boids.filter((b) => dist(b, boid) <= ra); // includes itself
  let vx = 0;
  let vy = 0;
  neighbours.forEach((b) => {
    vx += b.vx;
    vy += b.vy;
  });
  return { x: vx / neighbours.length, y: vy / neighbours.length };
}

for (let i = n + 1; i < lines.length; i++) {
  const dt = Number(lines[i]);
  boids = boids.map((b) => {
    const c = cohesion(b);
    const s = separation(b);
    const a = alignment(b);
    const vx = b.vx + (kc * c.x + ks * s.x + ka * a.x) * dt;
    const vy = b.vy + (kc * c.y + ks * s.y + ka * a.y) * dt;
    return { x: b.x + vx * dt, y: b.y + vy * dt, vx, vy };
  });
  boids.forEach((b) => {
    console.log([b.x, b.y, b.vx, b.vy].map((v) => v.toFixed(3)).join(' '));
  });
}
