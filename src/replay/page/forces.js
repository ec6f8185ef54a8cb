// The calculation of cohesion, separation and alignment for each set of rules, as lines for display, in the engine's
// order of operations.

/** Returns a line of a calculation: its name, the formula, the formula with numbers, and the result. */
function lineOf(name, formula, numbers, value) {
  return {name, formula, numbers, value};
}

/** Returns a line that compares a value with a limit, which has a name and a value. */
function comparedLine(name, value, limitName, limit) {
  return {name, value, relation: value <= limit ? '≤' : value > limit ? '>' : 'is not a number, compared with', limitName, limit};
}

/** Returns the contribution of each neighbour and the sum: {terms: [{agent, distance, value}], sum}. */
function summedTerms(list, valueOf) {
  let sum = [0, 0];
  const terms = list.map(({agent, distance}) => {
    const value = valueOf(agent, distance);
    sum = plus(sum, value);
    return {agent, distance, value};
  });
  return {terms, sum};
}

const nothing = (why) => ({terms: [], sum: null, what: '', lines: [], force: [0, 0], why});

function courseCohesion(moment, agent, list) {
  const here = moment.position(agent);
  const radius = moment.classOf(agent).radii[0];
  const {terms, sum} = summedTerms(list, (i) => moment.torus ?
    plus(here, moment.offset(here, moment.position(i))) : moment.position(i));
  const made = {terms, sum, what: 'C, its position', lines: [], force: [0, 0]};
  if (list.length === 0) return {...made, why: 'no agent within r_c: no cohesion'};
  if (!(radius > 0)) return {...made, why: 'r_c is 0: no cohesion'};
  const n = list.length;
  const e = minus(divided(sum, n), here);
  const long = lengthOf(e);
  made.lines.push(lineOf('E', 'C/n − P', [sum, '/', n, ' − ', here], e));
  made.lines.push(comparedLine('|E|', long, 'r_c', radius));
  if (!(long <= radius)) {
    return {...made, why: 'the centre is farther than r_c: no cohesion'};
  }
  made.force = divided(e, radius);
  made.lines.push(lineOf('F_c', 'E/r_c', [e, '/', radius], made.force));
  return made;
}

function courseSeparation(moment, agent, list) {
  const here = moment.position(agent);
  const limit = moment.classOf(agent).max_separation;
  const isTests = moment.profile === 'course-tests';
  const {terms, sum} = summedTerms(list.filter(({distance}) => distance > 0), (i, distance) => {
    const offset = moment.offset(moment.position(i), here);
    const unit = divided(offset, distance);
    if (!isTests) return divided(unit, distance);
    return unit.map((part, k) => offset[k] === 0 ? 0 : part / Math.abs(offset[k]));
  });
  const what = isTests ? 'S, unit(P − P_i), x divided by |dx| and y by |dy|' : 'S, unit(P − P_i)/d';
  const measure = isTests ? Math.sqrt(sum[0] * sum[0] * (sum[1] * sum[1])) : lengthOf(sum);
  const measured = comparedLine(isTests ? '√(S_x²·S_y²)' : '|S|', measure, 'F_Smax', limit);
  if (!(measure > limit)) {
    return {terms, sum, what, lines: [measured, lineOf('F_s', 'S', [sum], sum)], force: sum};
  }
  const force = scaled(divided(sum, lengthOf(sum)), limit);
  return {terms, sum, what, force,
    lines: [measured, lineOf('F_s', 'S/|S|·F_Smax', [sum, '/', lengthOf(sum), '·', limit], force)]};
}

function courseAlignment(moment, agent, list) {
  const {terms, sum} = summedTerms(list, (i) => moment.velocity(i));
  const force = divided(sum, list.length);
  return {terms, sum, what: 'A, its velocity; the agent\u2019s own too', force,
    lines: [lineOf('F_a', 'A/n', [sum, '/', list.length], force)]};
}

/** Returns the line and value of moving towards `offset` at full speed, minus the own velocity. */
function seekLine(name, symbol, offset, speed, velocity) {
  const value = isZero(offset) ? [0, 0] : minus(scaled(unitOf(offset), speed), velocity);
  return lineOf(name, `unit(${symbol})·max_speed − V`,
    isZero(offset) ? ['at the target'] : [unitOf(offset), '·', speed, ' − ', velocity], value);
}

function offsetsTo(moment, agent, list) {
  const here = moment.position(agent);
  return summedTerms(list, (i) => moment.offset(here, moment.position(i)));
}

function inverseSeparation(moment, agent, list) {
  const here = moment.position(agent);
  const {terms, sum} = summedTerms(list.filter(({distance}) => distance > 0), (i, distance) =>
    divided(unitOf(moment.offset(moment.position(i), here)), distance));
  return {terms, sum, what: 'S, unit(P − P_i)/d', force: sum, lines: [lineOf('F_s', 'S', [sum], sum)]};
}

const BOOK = {
  cohesion(moment, agent, list) {
    if (list.length === 0) return nothing('no agent within r_c: no cohesion');
    const {terms, sum} = offsetsTo(moment, agent, list);
    const mean = divided(sum, list.length);
    const seek = seekLine('F_c', 'M', mean, moment.classOf(agent).max_speed ?? 0, moment.velocity(agent));
    return {terms, sum, what: 'D, P_i − P', force: seek.value,
      lines: [lineOf('M', 'D/n', [sum, '/', list.length], mean), seek]};
  },
  separation: inverseSeparation,
  alignment(moment, agent, list) {
    if (list.length === 0) return nothing('no agent within r_a: no alignment');
    const {terms, sum} = summedTerms(list, (i) => moment.heading(i));
    const own = moment.heading(agent);
    const force = minus(divided(sum, list.length), own);
    return {terms, sum, what: 'H, its heading', force,
      lines: [lineOf('F_a', 'H/n − own heading', [sum, '/', list.length, ' − ', own], force)]};
  },
};

const BUAS = {
  cohesion(moment, agent, list) {
    const {terms, sum} = offsetsTo(moment, agent, list);
    const speed = moment.classOf(agent).max_speed ?? 0;
    const force = scaled(unitOf(sum), speed);
    return {terms, sum, what: 'D, P_i − P', force,
      lines: [lineOf('F_c', 'unit(D)·max_speed', [unitOf(sum), '·', speed], force)]};
  },
  separation: inverseSeparation,
  alignment(moment, agent, list) {
    if (list.length === 0) return nothing('no agent within r_a: no alignment');
    const {terms, sum} = summedTerms(list, (i) => moment.heading(i));
    const mean = unitOf(divided(sum, list.length));
    const own = moment.heading(agent);
    const force = isZero(mean) ? [0, 0] : minus(mean, own);
    return {terms, sum, what: 'H, its heading', force,
      lines: [lineOf('U', 'unit(H/n)', [sum, '/', list.length], mean),
        lineOf('F_a', 'U − own heading', [mean, ' − ', own], force)]};
  },
};

const HOWTORTS = {
  cohesion(moment, agent, list) {
    const {terms, sum} = offsetsTo(moment, agent, list);
    const {max_speed: speed, max_force: most} = moment.classOf(agent);
    const mean = divided(sum, list.length + 1);
    const seek = seekLine('W', 'M', mean, speed ?? 0, moment.velocity(agent));
    const force = scaled(seek.value, most / speed);
    return {terms, sum, what: 'D, P_i − P', force, lines: [
      lineOf('M', 'D/(n + 1)', [sum, '/', list.length + 1], mean), seek,
      lineOf('F_c', 'W·(max_force/max_speed)', [seek.value, '·(', most, '/', speed, ')'], force)]};
  },
  separation(moment, agent, list) {
    const own = moment.classOf(agent);
    if (own.literal && own.body_radius === 0) return nothing('no bounding radius: no separation');
    const here = moment.position(agent);
    const {terms, sum} = summedTerms(list.filter(({distance}) => distance !== 0), (i, distance) => {
      const away = moment.offset(moment.position(i), here);
      return own.literal ? divided(away, own.body_radius) :
        scaled(unitOf(away), Math.max(0, 1 - distance / own.radii[1]));
    });
    const n = terms.length;
    if (n === 0) return nothing('no agent within r_s: no separation');
    const force = scaled(divided(sum, n), own.max_force ?? 0);
    return {terms, sum, what: own.literal ? 'S, (P − P_i)/radius' : 'S, unit(P − P_i)·(1 − d/r_s)', force,
      lines: [lineOf('F_s', 'S/n·max_force', [sum, '/', n, '·', own.max_force ?? 0], force)]};
  },
  alignment(moment, agent, list) {
    const {max_speed: speed, max_force: most, radii} = moment.classOf(agent);
    const moves = ({agent: i}) => {
      const [vx, vy] = moment.velocity(i);
      return vx * vx + vy * vy > REST_SQUARED;
    };
    const own = radii[2] > 0 ? [{agent, distance: 0}] : [];
    const {terms, sum} = summedTerms([...list, ...own].filter(moves), (i) => moment.heading(i));
    if (terms.length === 0) return nothing('no moving agent within r_a: no alignment');
    const wish = minus(scaled(divided(sum, terms.length), speed), moment.velocity(agent));
    const force = scaled(wish, most / speed);
    return {terms, sum, what: 'H, its heading; the agent\u2019s own too', force, lines: [
      lineOf('W', 'H/n·max_speed − V',
        [sum, '/', terms.length, '·', speed, ' − ', moment.velocity(agent)], wish),
      lineOf('F_a', 'W·(max_force/max_speed)', [wish, '·(', most, '/', speed, ')'], force)]};
  },
};

const COURSE = {cohesion: courseCohesion, separation: courseSeparation, alignment: courseAlignment};
const FORMULAS = {course: COURSE, 'course-tests': COURSE, book: BOOK, buas: BUAS, howtorts: HOWTORTS};

/** Returns one of the three forces: {terms, sum, what, lines, force, why}. */
function groupForceOf(moment, name, agent, lists) {
  return FORMULAS[moment.profile][name](moment, agent, lists[GROUP.indexOf(name)]);
}
