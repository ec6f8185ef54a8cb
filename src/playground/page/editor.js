// Edits the world with mouse, touch or keys: each tool is pressed, moved and released.

const NEAR = 14;  // pixels

/** The tools: `press` returns the held object. */
const TOOLS = {
  move: {
    press: (editor, x, y) => editor.pick(x, y),
  },
  agent: {
    press: (editor, x, y) => editor.add((world) => {
      editor.play.selected = world.add(x, y, ...editor.meanVelocity(world));
    }),
  },
  predator: {
    press: (editor, x, y) => editor.add((world) => addPredator(editor, world, x, y)),
  },
  obstacle: {
    press: (editor, x, y) => editor.add((world) => {
      const name = world.freshName('obstacle');
      world.set(`obstacle.${name}.center`, pointsText([[x, y]]));
      world.set(`obstacle.${name}.radius`, placeText(Math.max(0.5, 25 / editor.camera.scale)));
      world.set('obstacle_avoidance.enabled', 'true');
      needsSpeed(world);
    }),
  },
  wall: {
    press: (editor, x, y) => ({line: [[x, y], [x, y]]}),
    done: (editor, [from, to]) => editor.add((world) => {
      const name = world.freshName('wall');
      world.set(`wall.${name}.from`, pointsText([from]));
      world.set(`wall.${name}.to`, pointsText([to]));
      world.set('wall_avoidance.enabled', 'true');
      needsSpeed(world);
    }),
  },
  box: {
    press: (editor, x, y) => ({line: [[x, y], [x, y]]}),
    done: (editor, [from, to]) => editor.add((world) => {
      withMap(editor, world);
      world.set(`flow.box.${world.freshName('flow.box')}`, pointsText([from, to], ','));
    }),
  },
  cost: {
    press: () => ({paints: true}),
  },
  remove: {
    press: (editor, x, y) => { editor.remove(x, y); },
  },
};

/** Sets a maximum speed if there is none, since steering needs one. */
function needsSpeed(world, path = 'max_speed', speed = '5') {
  if (!world.settings.has(path)) world.set(path, speed);
}

function withMap(editor, world) {
  if (!world.settings.has('flow.map')) layMap(world, boundsOf(world.agents, editor.play.things, world));
}

/** An agent that pursues the nearest one; the others evade all agents on its layer. */
function addPredator(editor, world, x, y) {
  const prey = editor.nearestAgent(x, y, Infinity);
  const id = world.add(x, y, 0, 0);
  needsSpeed(world);
  const own = {layers: 'predators', max_speed: '8', 'evade.enabled': 'false', 'cohesion.enabled': 'false',
    'separation.enabled': 'false', 'alignment.enabled': 'false'};
  if (prey !== null) own['pursue.target'] = String(prey);
  for (const [path, text] of Object.entries(own)) world.set(`agent.${id}.${path}`, text);
  for (const [path, text] of [['evade.layers', 'predators'], ['evade.distance', '8'], ['evade.weight', '4']]) {
    if (!world.settings.has(path)) world.set(path, text);
  }
  editor.play.selected = id;
}

class Editor {
  constructor(play) {
    this.play = play;
    this.tool = 'move';
    this.held = null;
    this.cursor = null;
    for (const button of document.querySelectorAll('[data-tool]')) {
      button.addEventListener('click', () => this.choose(button.dataset.tool));
    }
  }

  get camera() { return this.play.picture.camera; }
  get line() { return this.held?.line ?? null; }

  choose(tool) {
    this.release();
    this.tool = tool;
    for (const button of document.querySelectorAll('[data-tool]')) {
      button.setAttribute('aria-pressed', button.dataset.tool === tool);
    }
  }

  press(x, y) {
    this.held = TOOLS[this.tool].press(this, x, y) ?? null;
    if (this.held?.paints) this.drag(x, y);
    this.play.draw();
  }

  drag(x, y) {
    const {held, play} = this;
    if (!held) return;
    if (held.line) held.line[1] = [x, y];
    else if (held.paints) this.paint(x, y);
    else if (held.agent !== undefined) play.edit((world) => world.agents.set([x, y], 4 * held.agent), held);
    else if (held.thing) this.dragThing(x, y);
    play.draw();
  }

  dragThing(x, y) {
    const {thing, index} = this.held;
    this.play.edit((world) => moveThing(world, thing, index, x, y), this.held);
    this.held.thing = this.play.things.find(({path}) => path === thing.path) ?? thing;
  }

  paint(x, y) {
    const world = this.play.world.copy();
    world.agents = this.play.state;
    withMap(this, world);
    if (!paintCost(world, x, y, Number(element('tool-cost').value))) return;
    const {settings, files} = world;
    this.play.edit((changed) => Object.assign(changed, {settings, files}), this.held);
  }

  release() {
    const {held} = this;
    this.held = null;
    if (held?.line && Math.hypot(held.line[1][0] - held.line[0][0], held.line[1][1] - held.line[0][1]) * this.camera.scale > 4) {
      TOOLS[this.tool].done(this, held.line);
    }
    this.play.draw();
  }

  add(change) {
    if (this.play.edit(change)) say(`${this.play.world.count} agents.`);
  }

  remove(x, y) {
    const found = this.pick(x, y);
    const {play} = this;
    if (!found) return;
    play.selected = null;
    play.edit((world) => {
      if (found.agent !== undefined) world.remove([found.agent], (path) => play.table.rowOf(path));
      else removeThing(world, found.thing, found.index);
    });
    say('Removed.');
  }

  nearestAgent(x, y, reach) {
    const {state} = this.play;
    let best = null;
    let least = reach * reach;
    for (let i = 0; i < state.length; i += 4) {
      const square = (state[i] - x) ** 2 + (state[i + 1] - y) ** 2;
      if (square < least) [best, least] = [i / 4, square];
    }
    return best;
  }

  /** Returns the agent, or the point of an object, at a place; null for none. */
  pick(x, y) {
    const reach = NEAR / this.camera.scale;
    const agent = this.nearestAgent(x, y, reach);
    if (agent !== null) {
      this.play.selected = agent;
      this.play.tell();
      return {agent};
    }
    let found = null;
    for (const thing of this.play.things) {
      thing.points.forEach(([px, py], index) => {
        if (Math.hypot(px - x, py - y) < Math.max(reach, thing.radius ?? 0)) found = {thing, index};
      });
    }
    return found;
  }

  meanVelocity(world) {
    if (!world.count) return [1, 0];
    const sums = [0, 0];
    for (let i = 0; i < world.agents.length; i += 4) {
      sums[0] += world.agents[i + 2];
      sums[1] += world.agents[i + 3];
    }
    return sums.map((sum) => Math.round(sum / world.count * 1000) / 1000);
  }
}
