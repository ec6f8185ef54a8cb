const fs = require("fs");
const lines = fs.readFileSync(0, "utf8").split("\n");

const [rc, rs, fSMax, ra, kc, ks, ka, n] = lines[0].split(" ").map(Number);

let agents = [];
for (let i = 1; i <= n; i++) {
  const [x, y, vx, vy] = lines[i].split(" ").map(Number);
  agents.push({ x, y, vx, vy });
}

// vector from p1 to p2
const vec = (p1, p2) => ({ x: p2.x - p1.x, y: p2.y - p1.y });
const mag = (v) => Math.sqrt(v.x * v.x + v.y * v.y);
const hat = (v) => ({ x: v.x / mag(v), y: v.y / mag(v) });

function cohesion(agent) {
  const group = agents.filter((a) => a !== agent);
  if (group.length === 0) return { x: 0, y: 0 };

  // P_CM = sum(P_i) / n
  const cm = { x: 0, y: 0 };
  group.forEach((a) => {
    cm.x += a.x;
    cm.y += a.y;
  });
  cm.x /= group.length;
  cm.y /= group.length;

  // F_c
  const toCM = vec(agent, cm);
  if (mag(toCM) <= rc) {
    return { x: toCM.x / rc, y: toCM.y / rc };
  } else {
    return { x: 0, y: 0 };
  }
}

function separation(agent) {
  let f = { x: 0, y: 0 };
  agents.forEach((a) => {
    if (a === agent) return;
    const v = vec(agent, a);
    const d = mag(v);
    if (d > 0 && d <= rs) {
      f.x += hat(v).x / d;
      f.y += hat(v).y / d;
    }
  });

  if (mag(f) > fSMax) {
    const h = hat(f);
    f = { x: h.x * fSMax, y: h.y * fSMax };
  }
  return f;
}

function alignment(agent) {
  const group = agents.filter((a) => mag(vec(agent, a)) <= ra);
  const avg = { x: 0, y: 0 };
  group.forEach((a) => {
    avg.x += a.vx;
    avg.y += a.vy;
  });
  avg.x /= group.length;
  avg.y /= group.length;
  return avg;
}

for (let l = n + 1; l < lines.length; l++) {
  if (lines[l].trim() === "") continue;
  const dt = parseFloat(lines[l]);

  const next = agents.map((agent) => {
    const fc = cohesion(agent);
    const fs = separation(agent);
    const fa = alignment(agent);
    const fx = kc * fc.x + ks * fs.x + ka * fa.x;
    const fy = kc * fc.y + ks * fs.y + ka * fa.y;
    const vx = agent.vx + fx * dt;
    const vy = agent.vy + fy * dt;
    return { x: agent.x + vx * dt, y: agent.y + vy * dt, vx, vy };
  });
  agents = next;

  for (const a of agents) {
    console.log(
      a.x.toFixed(3) + " " + a.y.toFixed(3) + " " + a.vx.toFixed(3) + " " + a.vy.toFixed(3)
    );
  }
}
