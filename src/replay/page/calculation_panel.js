// The panel with the calculation of the step that led to the current frame.

const MOST_TERMS = 60;
const SHOWN_DIGITS = 7;

/** Returns a node for a number, or for text between numbers. Digits stay on one line; the title shows all of them. */
function partOf(part) {
  if (typeof part === 'string') return document.createTextNode(part);
  const isVector = Array.isArray(part);
  const made = element('span', 'digits', isVector ?
    `(${part.map((value) => shortNumber(value, SHOWN_DIGITS)).join(', ')})` : shortNumber(part, SHOWN_DIGITS));
  made.title = isVector ? `(${part.map(String).join(', ')})` : String(part);
  return made;
}

function resultOf(value) {
  const made = partOf(value);
  made.classList.add('result');
  return made;
}

/** Returns "name = formula = numbers = value", or "name = value" with a comparison to a limit. */
function lineElement({name, formula, numbers, value, relation, limitName, limit}) {
  const made = element('li', 'line');
  made.append(element('b', 'digits', name));
  if (relation) {
    made.append(' = ', resultOf(value), ` ${relation} ${limitName} = `, partOf(limit));
  } else {
    made.append(` = ${formula}`, element('br'), '= ', ...numbers.map(partOf), element('br'), '= ', resultOf(value));
  }
  return made;
}

/** Returns the panel. It calls `select` with the number of an agent that the user clicked. */
function makeCalculationPanel(replay, view, select) {
  const open = new Set();
  let source = 'rules';

  const panel = {
    /** The content of the panel as plain data. */
    shown: null,
    update(agent) {
      byId('calculation').hidden = agent < 0;
      panel.shown = null;
      if (agent < 0) return;
      const made = calculationOf(replay, source, view.frame, agent);
      byId('calculation-name').textContent = made.why ? 'Calculation' : `Calculation of step ${made.step}`;
      byId('calculation-source').hidden = !replay.actual || Boolean(made.why);
      showRemarks(made);
      for (const id of ['calculation-forces', 'calculation-lines']) byId(id).replaceChildren();
      byId('implied').hidden = !replay.actual || Boolean(made.why);
      if (made.why) return;
      byId('calculation-forces').append(...made.forces.map((force) => forceElement(force, made)));
      byId('calculation-lines').append(...made.lines.map(lineElement));
      const rows = replay.actual ? impliedRows(replay, made, view.frame, agent) : [];
      byId('implied').tBodies[0].replaceChildren(...rows.map(rowElement));
      panel.shown = plainData(made, rows);
    },
  };

  for (const input of document.querySelectorAll('#calculation-source input')) {
    input.addEventListener('change', () => {
      source = input.value;
      panel.update(view.selected);
    });
  }

  function showRemarks(made) {
    const remarks = made.why ? [made.why] : [...made.remarks];
    if (!made.why && replay.actual && source === 'rules' && partedBefore()) {
      remarks.push('The flocks already differed before this step: the program continued from other numbers.');
    }
    byId('calculation-note').textContent = remarks.join(' ');
    byId('calculation-note').hidden = remarks.length === 0;
  }

  function partedBefore() {
    return replay.differenceFrame >= 0 && replay.differenceFrame < view.frame;
  }

  function forceElement(force, made) {
    const {name, weighted} = force;
    const index = made.forces.indexOf(force);
    const head = element('span', 'force-head');
    head.append(swatch(forceColour(view.colours, made.forces, index)), element('span', 'name', printable(name)));
    if (force.isGroup) head.append(element('span', 'quiet', neighborsInWords(force, view.selected)));
    head.append(resultOf(weighted));
    if (!force.isGroup) {
      const made = element('p', 'force-line');
      made.append(head);
      return made;
    }
    const box = element('details', 'force-steps');
    box.open = open.has(name);
    box.addEventListener('toggle', () => box.open ? open.add(name) : open.delete(name));
    const summary = element('summary');
    summary.append(head);
    box.append(summary, ...stepsOf(force));
    return box;
  }

  function stepsOf(force) {
    const lines = element('ol', 'lines');
    lines.append(...force.lines.map(lineElement));
    if (force.why) lines.append(element('li', 'quiet', force.why));
    lines.append(lineElement(lineOf('weighted', 'K·F', [force.weight, '·', force.force], force.weighted)));
    return force.terms.length > 0 ? [termTable(force), lines] : [lines];
  }

  function termTable({name, terms, sum, what}) {
    const table = element('table', 'terms');
    table.append(element('caption', 'quiet small', `Contribution of each agent to ${what}`));
    const head = table.createTHead().insertRow();
    for (const text of ['Agent', 'Distance', 'x', 'y']) {
      const cell = element('th', '', text);
      cell.scope = 'col';
      head.append(cell);
    }
    const body = table.createTBody();
    for (const {agent, distance, value} of terms.slice(0, MOST_TERMS)) {
      const button = element('button', 'agent-link', String(replay.idOf(agent)));
      button.type = 'button';
      button.setAttribute('aria-label', `Agent ${replay.idOf(agent)}, ${name}`);
      button.addEventListener('click', () => select(agent));
      const row = body.insertRow();
      row.insertCell().append(button);
      for (const number of [distance, ...value]) row.append(numberCell(number));
    }
    if (terms.length > MOST_TERMS) {
      const cell = body.insertRow().insertCell();
      cell.colSpan = 4;
      cell.className = 'quiet';
      cell.textContent = `and ${terms.length - MOST_TERMS} more`;
    }
    const foot = table.createTFoot().insertRow();
    const sumHead = element('th', '', 'Sum');
    sumHead.scope = 'row';
    foot.append(sumHead, element('td'), ...sum.map(numberCell));
    return table;
  }

  function rowElement({name, rules, program, differs, isFirst}) {
    const row = element('tr', differs ? 'wrong' : '');
    const head = element('th', 'name', name);
    head.scope = 'row';
    if (isFirst) head.append(element('br'), element('span', 'first-mark', 'first difference'));
    const cells = [rules, program].map((vector) => {
      const cell = element('td', 'number');
      cell.append(...vector.flatMap((value, k) => k > 0 ? [element('br'), partOf(value)] : [partOf(value)]));
      return cell;
    });
    row.append(head, ...cells);
    return row;
  }

  return panel;
}

/** Returns how many agents count for a force: "3 neighbours and itself". */
function neighborsInWords({terms}, agent) {
  const others = terms.filter(({agent: i}) => i !== agent).length;
  return counted(others, 'neighbour') + (others < terms.length ? ' and itself' : '');
}

function numberCell(value) {
  const cell = element('td', 'number');
  cell.append(partOf(value));
  return cell;
}

// Every number as computed, for tests.
function plainData(made, rows) {
  const {step, dt, forces, total, velocity, position, isExact, lines} = made;
  return {step, dt, total, velocity, position, isExact,
    forces: forces.map(({name, weight, terms = [], sum = null, force = null, weighted}) =>
      ({name, weight, terms, sum, force, weighted})),
    lines: lines.map(({name, value}) => ({name, value})), rows};
}
