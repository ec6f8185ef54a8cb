// Why the program deviates from the rules, if the page says so, and steps that show it.

const MOST_SHOWN_STEPS = 3;
// Limits, so that a page with many agents opens as fast as one with few.
const MOST_LOOKED_AT = 4000;
const MOST_NEIGHBORS_LOOKED_AT = 1e6;

/** Returns the forces of the flock that a cause is about. */
function forcesOfCause({parts}) {
  return GROUP.filter((name) => (parts ?? []).some((part) => part.includes(name)));
}

/** Returns true if another agent counted for the force. */
function hasNeighbors(made, name, agent) {
  const force = made.forces.find((one) => one.name === name);
  return Boolean(force?.terms?.some(({agent: i}) => i !== agent));
}

/**
 * Returns steps of agents in which the program deviates from the rules as this cause describes, the clearest first:
 * [{frame, agent}]. Each step starts from the program's own output.
 */
function stepsShowing(replay, cause, causes) {
  const own = forcesOfCause(cause);
  const others = causes.filter((other) => other !== cause).flatMap(forcesOfCause)
    .filter((name) => !own.includes(name));
  const clear = [];
  const mixed = [];
  let left = Math.min(MOST_LOOKED_AT, Math.ceil(MOST_NEIGHBORS_LOOKED_AT / Math.max(1, replay.agents)));
  for (let frame = Math.max(1, replay.differenceFrame); frame < replay.frames && left > 0; ++frame) {
    for (let agent = 0; agent < replay.agents && left > 0; ++agent, --left) {
      const made = calculationOf(replay, 'program', frame, agent);
      if (made.why) break;
      const first = impliedRows(replay, made, frame, agent).find(({isFirst}) => isFirst);
      if (!first || (own.length > 0 && first.name !== '(v′ − v)/dt')) continue;
      if (own.length > 0 && !own.some((name) => hasNeighbors(made, name, agent))) continue;
      const isMixed = others.some((name) => hasNeighbors(made, name, agent));
      (isMixed ? mixed : clear).push({frame, agent});
      if (clear.length === MOST_SHOWN_STEPS) return clear;
    }
  }
  return [...clear, ...mixed].slice(0, MOST_SHOWN_STEPS);
}

/** Shows the headline and causes. Calls `go` with the frame and the agent of a step that the user clicked. */
function showExplanation(replay, go) {
  const {explanation} = replay.facts;
  byId('explanation').hidden = !explanation;
  if (!explanation) return;
  byId('explanation-headline').textContent = printable(explanation.headline);
  byId('explanation-causes').replaceChildren(...explanation.causes.map((cause) => {
    const item = element('li');
    item.append(element('p', '', printable(cause.sentence)));
    if (cause.formula) {
      item.append(element('p', 'small quiet', `by the rules: ${printable(cause.expected_formula)}`),
        element('p', 'small quiet', `the program: ${printable(cause.formula)}`));
    }
    const steps = stepsShowing(replay, cause, explanation.causes);
    if (steps.length > 0) item.append(linksTo(replay, steps, go));
    return item;
  }));
}

function linksTo(replay, steps, go) {
  const links = element('p', 'neighbor-names');
  links.append(element('span', 'quiet', 'See'));
  for (const {frame, agent} of steps) {
    const button = element('button', 'agent-link', `step ${replay.steps[frame]}, agent ${replay.idOf(agent)}`);
    button.type = 'button';
    button.addEventListener('click', () => go(frame, agent));
    links.append(button);
  }
  return links;
}
