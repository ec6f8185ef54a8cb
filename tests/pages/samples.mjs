// Flocks for pages in tests and pictures.
import {columnsOf, forcesOf, PARAMETERS, randomAgents, randomOf, stepOf} from './simulation.mjs';

/** Returns the facts of a plain page with one flock; `more` overrides members. */
export function factsOf(more) {
  return {
    schema: 'flocking-replay/1', title: 'sample.in', input: 'cases/sample.in', made_by: 'flocking 1.0.0',
    rules: 'course', program: null, agents: 0, shown: null, steps: 0, frames: 1, stride: 1,
    parameters: PARAMETERS,
    classes: [{cohesion_radius: 25, separation_radius: 10, alignment_radius: 15, body_radius: 0,
      behaviors: ['cohesion', 'separation', 'alignment']}],
    class_of: null, expected: {decimals: 3, spelled: []}, actual: null, verdict: null, difference: null,
    tolerance: null, forces: null, forces_left_out: '',
    worlds: [{from_step: 0, wrap: null, obstacles: [], walls: [], paths: [], goals: [], boxes: [],
      flow: null}],
    ...more,
  };
}

/**
 * A graded flock: `expected` by the rules, `actual` by a program that leaves an agent out of its own
 * alignment where its neighbours are few, from a step on. Returns {facts, replay}.
 */
export function gradedFlock({count = 50, steps = 300, size = 90, dt = 0.05, seed = 7, speed = 6,
  from = 40, tolerance = '0.001'} = {}) {
  const random = randomOf(seed);
  // Weights that keep the flock together in all frames of the pictures.
  const parameters = {...PARAMETERS, alignment_weight: 0.03, cohesion_weight: 4, separation_weight: 7};
  let right = randomAgents(count, size, speed, random, 0.3).map(rounded);
  let wrong = right;
  const runs = [[right], [wrong]];
  const forces = {cohesion: [], separation: [], alignment: []};
  for (let step = 1; step <= steps; ++step) {
    const acting = forcesOf(right, parameters);
    for (const [name, vectors] of Object.entries(forces)) {
      for (const force of acting) vectors.push(...force[name]);
    }
    right = stepOf(right, dt, acting);
    wrong = stepOf(wrong, dt, forcesOf(wrong, parameters, step >= from));
    runs[0].push(right);
    runs[1].push(wrong);
  }
  const frames = steps + 1;
  const n = runs.map((run) => columnsOf(run, 3));
  const difference = firstDifference(n, count, frames, Number(tolerance) * 1000);
  return {
    facts: factsOf({
      title: 'fifty_agents.in', input: 'cases/fifty_agents.in', program: 'python3 flock.py', agents: count,
      steps, frames, parameters, tolerance, difference,
      actual: {decimals: 3, spelled: [], respelled: false, ends_at: null, goes_on: false, how: ''},
      verdict: difference ? {short: 'WA', words: 'wrong answer'} : {short: 'AC', words: 'accepted'},
      forces: {names: Object.keys(forces)},
    }),
    replay: {
      frames, agents: count, steps: Array.from({length: frames}, (_, f) => f),
      times: Array.from({length: frames}, (_, f) => f * dt),
      expected: {decimals: 3, n: n[0]}, actual: {decimals: 3, n: n[1]},
      forces: Object.fromEntries(
        Object.entries(forces).map(([name, vectors]) => [name, Float32Array.from(vectors)])),
    },
  };
}

function rounded(agent) {
  return agent.map((value) => Math.round(value * 1000) / 1000);
}

/** Returns the first difference above `limit` in the order of printing, as in the facts; null if there is none. */
export function firstDifference([expected, actual], agents, frames, limit) {
  for (let frame = 1; frame < frames; ++frame) {
    for (let agent = 0; agent < agents; ++agent) {
      for (let field = 0; field < 4; ++field) {
        const i = frame * agents + agent;
        if (Math.abs(expected[field][i] - actual[field][i]) <= limit) continue;
        return {step: frame, frame, agent, field: ['x', 'y', 'vx', 'vy'][field],
          expected: (expected[field][i] / 1000).toFixed(3), actual: (actual[field][i] / 1000).toFixed(3),
          line: (frame - 1) * agents + agent + 1, column: 1};
      }
    }
  }
  return null;
}

/** A world with everything in it: walls, obstacles, paths, goals, moving boxes, a flow field, wrap-around. */
export function busyWorld({count = 120, steps = 200, dt = 0.1, seed = 3, torus = true} = {}) {
  const random = randomOf(seed);
  const [width, height] = [160, 100];
  const parameters = {...PARAMETERS, cohesion_weight: 2, separation_weight: 8, alignment_weight: 0.02};
  const wrapped = ([x, y, vx, vy]) => [x - width * Math.floor(x / width), y - height * Math.floor(y / height),
    vx, vy];
  let agents = randomAgents(count, 100, 8, random).map(rounded);
  const run = [agents];
  for (let step = 1; step <= steps; ++step) {
    agents = stepOf(agents, dt, forcesOf(agents, parameters), wrapped);
    run.push(agents);
  }
  const frames = steps + 1;
  return {
    facts: factsOf({
      title: 'harbour.toml', agents: count, steps, frames, parameters, worlds: busyWorlds(width, height, torus),
      forces_left_out: 'too many for a page: 2000000 vectors',
    }),
    replay: {frames, agents: count, steps: Array.from({length: frames}, (_, f) => f),
      times: Array.from({length: frames}, (_, f) => f * dt),
      expected: {decimals: 3, n: columnsOf(run, 3)}, actual: null, forces: null},
  };
}

function busyWorlds(width, height, torus) {
  const [columns, rows] = [40, 25];
  const angles = Buffer.alloc(columns * rows);
  const goal = [30, 18];
  for (let row = 0; row < rows; ++row) {
    for (let column = 0; column < columns; ++column) {
      const turn = Math.atan2(goal[1] - row, goal[0] - column) / (2 * Math.PI);
      const isBlocked = column > 17 && column < 20 && row > 4 && row < 15;
      const isGoal = column === goal[0] && row === goal[1];
      angles[row * columns + column] = isBlocked ? 255 : isGoal ? 254 : Math.round((turn + 1) * 240) % 240;
    }
  }
  const worlds = [];
  for (let from = 0; from < 200; from += 20) {
    worlds.push({
      from_step: from, wrap: {width, height, torus},
      obstacles: [{x: 40, y: 70, radius: 9}, {x: 120, y: 30, radius: 6}],
      walls: [{x1: 10, y1: 10, x2: 60, y2: 14}, {x1: 60, y1: 14, x2: 66, y2: 34}],
      paths: [{points: [[90, 10], [140, 20], [150, 60], [110, 90]], closed: false},
        {points: [[14, 40], [34, 40], [34, 54], [14, 54]], closed: true}],
      goals: [{x: 122, y: 74}], boxes: [{x: 60 + from / 4, y: 84, width: 12, height: 7}],
      flow: {x: 0, y: 0, cell: 4, columns, rows, angles: angles.toString('base64')},
    });
  }
  return worlds;
}
