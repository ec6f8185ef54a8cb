const { Transform } = require('stream');
const { pipeline } = require('stream/promises');
const { readFile } = require('fs').promises;
const path = require('path');

class Steps extends Transform {
  constructor(format) {
    super({ decodeStrings: false });
    this.format = format;
    this.rest = '';
    this.values = [];
    this.agents = null;
  }

  _transform(chunk, encoding, done) {
    const words = (this.rest + chunk.toString()).split(/\s+/);
    this.rest = words.pop();
    words.filter(w => w).forEach(w => this.take(Number(w)));
    done();
  }

  _flush(done) {
    if (this.rest) this.take(Number(this.rest));
    done();
  }

  take(value) {
    if (this.agents) return this.step(value);
    this.values.push(value);
    if (this.values.length < 8 || this.values.length < 8 + 4 * this.values[7]) return;
    this.agents = [];
    for (let i = 8; i < this.values.length; i += 4) this.agents.push(this.values.slice(i, i + 4));
  }

  step(dt) {
    const before = this.agents;
    this.agents = before.map((a, i) => {
      const f = this.force(before, i);
      const vx = a[2] + f[0] * dt, vy = a[3] + f[1] * dt;
      return [a[0] + vx * dt, a[1] + vy * dt, vx, vy];
    });
    this.push(this.agents.map(a => a.map(v => v.toFixed(this.format.decimals)).join(this.format.separator) + '\n').join(''));
  }

  force(agents, me) {
    const [rc, rs, fmax, ra, kc, ks, ka] = this.values;
    const a = agents[me];
    const d = agents.map(b => Math.hypot(a[0] - b[0], a[1] - b[1]));
    const sum = (k, test) => agents.reduce((total, b, i) => (test(i) ? total + b[k] : total), 0);
    const cohesive = i => i !== me && d[i] <= rc;
    const aligned = i => d[i] <= ra;
    const nc = d.filter((_, i) => cohesive(i)).length;
    const na = d.filter((_, i) => aligned(i)).length;
    const e = nc > 0 ? [0, 1].map(k => sum(k, cohesive) / nc - a[k]) : [0, 0];
    const inside = rc > 0 && Math.hypot(e[0], e[1]) <= rc;
    const s = [0, 1].map(k =>
      agents.reduce((total, b, i) => (d[i] > 0 && d[i] <= rs ? total + (a[k] - b[k]) / d[i] / d[i] : total), 0));
    const strength = Math.hypot(s[0], s[1]);
    return [0, 1].map(k =>
      (inside ? kc * e[k] / rc : 0) +
      ks * (strength > fmax ? s[k] / strength * fmax : s[k]) +
      (na > 0 ? ka * sum(k + 2, aligned) / na : 0));
  }
}

async function main() {
  const format = JSON.parse(await readFile(path.join(__dirname, 'format.json'), 'utf8'));
  await pipeline(process.stdin, new Steps(format), process.stdout);
}

main().catch(error => {
  console.error(error);
  process.exit(1);
});
