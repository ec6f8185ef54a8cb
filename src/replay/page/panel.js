// The numbers of the selected agent, its forces and neighbours, and notes about the page.

const MOST_NAMED = 60;
const MISSING = 'missing';
// Longer numbers are shown one below the other, so that digits do not wrap.
const LONGEST_BESIDE = 11;

function byId(id) {
  return document.getElementById(id);
}

function element(name, className = '', text = '') {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

/** Returns the panel. It calls `select` with the number of an agent that the user clicked. */
function makePanel(replay, view, select) {
  const rows = FIELDS.map((field) => {
    const row = element('tr');
    const head = element('th', 'name', field);
    head.scope = 'row';
    const cells = ['number', 'number of-actual', 'number of-actual'].map((name) => element('td', name));
    cells.forEach((cell, k) => { cell.dataset.name = [replay.actual ? 'Expected' : 'Printed', 'Actual', 'Difference'][k]; });
    row.append(head, ...cells);
    byId('numbers').tBodies[0].append(row);
    return {row, cells};
  });
  document.documentElement.classList.toggle('single', !replay.actual);

  const panel = {
    /** The content of the table: {x: {expected, actual, difference}, ...}; null if no agent is selected. */
    shown: null,
    calculation: makeCalculationPanel(replay, view, select),
    update() {
      const agent = view.selected;
      const isSelected = agent >= 0;
      byId('agent-name').textContent =
        isSelected ? `Agent ${replay.idOf(agent)}` : 'No agent selected';
      if (document.activeElement !== byId('agent')) {
        byId('agent').value = isSelected ? String(replay.idOf(agent)) : '';
      }
      byId('hint').hidden = isSelected || replay.agents === 0;
      byId('numbers').hidden = !isSelected;
      showClass(agent);
      panel.shown = isSelected ? showNumbers(agent) : null;
      showForces(agent);
      showNeighbors(agent);
      panel.calculation.update(agent);
    },
  };

  function showClass(agent) {
    const own = replay.facts.classes?.[replay.facts.class_of?.[agent] ?? 0];
    const fov = agent >= 0 ? viewOf(replay, 'rules', view.frame, agent)?.fov : undefined;
    const isTold = agent >= 0 && own && (replay.facts.classes.length > 1 || own.behaviors?.length > 3 || fov);
    byId('agent-class').hidden = !isTold;
    if (!isTold) return;
    const {groups, class_of: classOf} = replay.facts;
    const name = groups ? `${groups.names[groups.of[agent]]}: ` : classOf ? `Class ${classOf[agent]}: ` : '';
    byId('agent-class').replaceChildren(...groups ? [groupGlyph(replay, groups.of[agent])] : [],
      printable(name) + (own.behaviors ?? []).map(printable).join(', ') +
      (fov ? `; field of view ${shortNumber(fov)}\u00b0` : ''));
  }

  function showNumbers(agent) {
    const shown = {};
    let isLong = false;
    FIELDS.forEach((field, index) => {
      const expected = replay.expected.text(view.frame, agent, index);
      const actual = replay.actual ? replay.actual.text(view.frame, agent, index) : null;
      const {text, state} = replay.actual ? comparison(expected, actual) : {text: '', state: ''};
      const [first, second, third] = rows[index].cells;
      first.textContent = expected === null ? MISSING : printable(expected);
      second.textContent = actual === null ? MISSING : printable(actual);
      third.textContent = text;
      isLong ||= [expected, actual].some((one) => one !== null && one.length > LONGEST_BESIDE);
      rows[index].row.className = state;
      shown[field] = {expected, actual, difference: text};
    });
    const notes = placeInWords(replay, view.frame, agent, replay.expected, replay.actual ? 'Expected ' : '');
    if (replay.actual) notes.push(...placeInWords(replay, view.frame, agent, replay.actual, 'Actual '));
    if (replay.actual && view.frame === 0) notes.push('This is the initial state from the input.');
    if (view.frame > 0 && replay.actual && view.frame >= replay.actual.uncertainFrom) {
      notes.push('From here on, numbers are not stored as printed: the program may have printed them differently.');
    }
    byId('numbers').classList.toggle('long', isLong);
    byId('numbers-note').hidden = notes.length === 0;
    byId('numbers-note').textContent = notes.join(' ');
    return shown;
  }

  function comparison(expected, actual) {
    if (actual === null || expected === null) return {text: '', state: 'wrong'};
    if (actual === expected) return {text: '0', state: ''};
    const difference = exactDifference(expected, actual);
    if (difference) {
      const tolerances = {absolute: replay.tolerance, relative: replay.facts.relative_tolerance};
      const state = difference.n === 0n ? '' : isAbove(difference, expected, tolerances) ? 'wrong' : 'near';
      return {text: difference.n === 0n ? '0' : signedText(difference), state};
    }
    const size = numberOf(actual) - numberOf(expected);
    return {text: Number.isFinite(size) ? shortNumber(size) : 'differs', state: 'wrong'};
  }

  function showForces(agent) {
    byId('forces').hidden = agent < 0 || replay.forces.length === 0;
    if (byId('forces').hidden) return;
    const forces = forcesOn(replay, view.frame, agent);
    const body = byId('force-table').tBodies[0];
    body.replaceChildren();
    forces.forEach(({name, x, y, length}, index) => {
      const row = element('tr', length > 0 ? '' : 'idle');
      const head = element('th', 'name');
      head.scope = 'row';
      head.append(swatch(forceColour(view.colours, forces, index)), printable(name));
      row.append(head, ...[x, y, length].map((value) => element('td', 'number', shortNumber(value))));
      body.append(row);
    });
    if (forces.length === 0) {
      const row = element('tr');
      const cell = element('td', 'quiet', 'No step has been taken yet.');
      cell.colSpan = 4;
      row.append(cell);
      body.append(row);
    }
  }

  function showNeighbors(agent) {
    byId('neighbors').hidden = agent < 0;
    if (agent < 0) return;
    const expected = neighborsOf(replay, 'rules', view.frame, agent);
    const actual = replay.actual ? neighborsOf(replay, 'program', view.frame, agent) : null;
    byId('neighbors-note').textContent = neighborsNote();
    byId('neighbor-lists').replaceChildren(
      ...expected.map((list, index) => neighborList(list, actual?.[index] ?? null)));
  }

  function neighborsNote() {
    const before = frameBefore(replay, view.frame);
    let text = 'Within each radius at the start.';
    if (before < view.frame) {
      text = `Within each radius after step ${replay.steps[before]}: from this state, step ` +
        `${replay.steps[view.frame]} was computed.`;
    } else if (view.frame > 0) {
      text = 'Within each radius now: the state before this step is not in the page.';
    }
    return replay.ids ? `${text} Only agents in this page are listed.` : text;
  }

  function neighborList(list, other) {
    const box = element('div', 'neighbor-list');
    const head = element('p', 'neighbor-head');
    head.append(swatch(view.colours[list.name], list.name), element('span', 'name', list.name),
      element('span', 'quiet',
        `radius ${shortNumber(list.radius)}${countsItself(list) ? ', and itself' : ''}`),
      element('span', 'number', String(list.agents.length)));
    box.append(head);
    const mine = new Set(list.agents);
    const theirs = new Set(other ? other.agents : list.agents);
    const all = [...new Set([...mine, ...theirs])].sort((a, b) => a - b);
    const names = element('p', 'neighbor-names');
    for (const i of all.slice(0, MOST_NAMED)) {
      const only = !theirs.has(i) ? 'only expected' : !mine.has(i) ? 'only actual' : '';
      const button = element('button', only ? 'agent-link odd' : 'agent-link',
        only ? `${replay.idOf(i)} ${only}` : String(replay.idOf(i)));
      button.type = 'button';
      button.setAttribute('aria-label', `Agent ${replay.idOf(i)}${only ? ', ' + only : ''}`);
      button.addEventListener('click', () => select(i));
      names.append(button);
    }
    if (all.length > MOST_NAMED) {
      names.append(element('span', 'quiet', `and ${all.length - MOST_NAMED} more`));
    }
    if (all.length > 0) box.append(names);
    return box;
  }

  // The course's rules include an agent's own velocity in the average.
  function countsItself({name, radius}) {
    return name === 'alignment' && replay.facts.rules.startsWith('course') && radius >= 0;
  }

  return panel;
}

/** Returns a sample of a colour; for a radius, a circle with the same dashes. */
function swatch(colour, radiusName = '') {
  if (!radiusName) {
    const made = element('span', 'swatch');
    made.style.setProperty('--colour', colour);
    return made;
  }
  const made = svgElement('svg', {viewBox: '0 0 26 4', class: 'swatch ring', 'aria-hidden': 'true'});
  made.style.setProperty('--colour', colour);
  made.append(svgElement('path', {d: 'M0 2h26', 'stroke-dasharray': RADIUS_DASHES[radiusName].join(' ')}));
  return made;
}

/** Returns sentences about what the page leaves out, and how the program ended. */
function notesOf(replay) {
  const {facts} = replay;
  const notes = [];
  if (facts.stride > 1) {
    notes.push(`Not every step is in this page: only every ${facts.stride}th, the last, and those around the first ` +
      'difference.');
  }
  if (replay.ids) {
    notes.push(`${countText(replay.ids.length)} of ${counted(facts.agents, 'agent')} are in this page.`);
  }
  if (!facts.forces && facts.forces_left_out) {
    notes.push(`Forces are left out: ${printable(facts.forces_left_out)}.`);
  }
  for (const [name, spec] of [['expected', facts.expected], ['actual', facts.actual]]) {
    if (spec?.respelled) {
      notes.push(`The ${name} output writes many numbers in an unusual form; some are not stored as printed, ` +
        'but as plain numbers.');
    }
  }
  const {actual} = facts;
  if (actual?.ends_at) {
    notes.push(`The actual output ends in step ${actual.ends_at.step}, before ` +
      `${printable(actual.ends_at.field)} of agent ${actual.ends_at.agent}.`);
  }
  if (actual?.goes_on) notes.push('The actual output continues after the last expected number.');
  if (actual?.how) notes.push(`The program ended with ${printable(actual.how)}.`);
  return notes;
}

/** Returns pairs of words for "About this run". */
function aboutOf(replay) {
  const {facts} = replay;
  const pairs = [['Input', facts.input], ['Rules', facts.rules], ['Program', facts.program],
    ['Agents', countText(facts.agents)], ['Steps', countText(facts.steps)],
    ['Tolerance', facts.tolerance],
    ['Relative tolerance', Number(facts.relative_tolerance) === 0 ? null : facts.relative_tolerance],
    ['Made by', facts.made_by]];
  for (const [name, value] of Object.entries(facts.parameters ?? {})) {
    pairs.push([name.replace(/_/g, ' '), String(value)]);
  }
  return pairs.filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => [printable(name), printable(value)]);
}
