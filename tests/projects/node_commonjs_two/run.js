const sim = require('./lib/simulation');

let buffer = [];
process.stdin.on('readable', () => {
  let chunk;
  while ((chunk = process.stdin.read()) !== null) buffer.push(chunk);
});
process.stdin.on('end', () => {
  const input = Buffer.concat(buffer).toString().split(/\s+/).filter(x => x.length).map(x => +x);
  const world = sim.create(input);
  for (const dt of input.slice(8 + 4 * world.n)) {
    sim.advance(world, dt);
    for (let i = 0; i < world.n; i++) {
      console.log([world.x[i], world.y[i], world.vx[i], world.vy[i]].map(v => v.toFixed(3)).join(' '));
    }
  }
});
