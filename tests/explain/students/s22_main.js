// flocking, version 3 (final)
let text = require("fs").readFileSync(0).toString();
let tokens = text.trim().split(/\s+/);
let index = 0;
function readNumber() { return parseFloat(tokens[index++]); }

let rc = readNumber();
let rs = readNumber();
let maxForce = readNumber();
let ra = readNumber();
let weights = [readNumber(), readNumber(), readNumber()];
let amount = parseInt(tokens[index++]);

let px = [], py = [], vx = [], vy = [];
for (let i = 0; i < amount; i++) {
    px.push(readNumber());
    py.push(readNumber());
    vx.push(readNumber());
    vy.push(readNumber());
}

function inRange(a, b, r) {
    let dx = px[a] - px[b];
    let dy = py[a] - py[b];
    return dx * dx + dy * dy <= r * r;
}

function computeForce(a) {
    let fx = 0, fy = 0;

    // 1. cohesion: the center of the neighbours over the radius
    let cx = 0, cy = 0, nc = 0;
    for (let b = 0; b < amount; b++) {
        if (b == a || !inRange(a, b, rc)) continue;
        cx += px[b];
        cy += py[b];
        nc++;
    }
    if (nc > 0) {
        fx += weights[0] * (cx / nc) / rc;
        fy += weights[0] * (cy / nc) / rc;
    }

    // 2. separation
    let sx = 0, sy = 0;
    for (let b = 0; b < amount; b++) {
        if (b == a || !inRange(a, b, rs)) continue;
        sx += px[b] - px[a];
        sy += py[b] - py[a];
    }
    let len = Math.sqrt(sx * sx + sy * sy);
    if (len > maxForce) {
        sx = sx / len * maxForce;
        sy = sy / len * maxForce;
    }
    fx += weights[1] * sx;
    fy += weights[1] * sy;

    // 3. alignment
    let ax = 0, ay = 0, na = 0;
    for (let b = 0; b < amount; b++) {
        if (!inRange(a, b, ra)) continue;
        ax += vx[b];
        ay += vy[b];
        na++;
    }
    fx += weights[2] * ax / na;
    fy += weights[2] * ay / na;

    return [fx, fy];
}

while (index < tokens.length) {
    let dt = readNumber();
    let forces = [];
    for (let a = 0; a < amount; a++) forces.push(computeForce(a));
    let out = "";
    for (let a = 0; a < amount; a++) {
        let [fx, fy] = forces[a];
        // s = s0 + v t + 1/2 a t^2
        px[a] += vx[a] * dt + 0.5 * fx * dt * dt;
        py[a] += vy[a] * dt + 0.5 * fy * dt * dt;
        vx[a] += fx * dt;
        vy[a] += fy * dt;
        out += px[a].toFixed(3) + " " + py[a].toFixed(3) + " " + vx[a].toFixed(3) + " " + vy[a].toFixed(3) + "\n";
    }
    process.stdout.write(out);
}
