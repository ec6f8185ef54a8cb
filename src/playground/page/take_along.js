// What is shown, taken along: as a command line, a scenario, an input, a link; and worlds that are brought.

const toLink = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const fromLink = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

class TakeAlong {
  constructor(play) {
    this.play = play;
    const texts = {command: () => play.world.shellText(play.timeline.stepsShown), scenario: () => play.world.scenarioText(),
      input: () => play.world.inputText(play.timeline.stepsShown), output: () => this.output()};
    for (const [name, text] of Object.entries(texts)) {
      element(`take-${name}`).addEventListener('click', () => this.give(text(), element(`take-${name}`).textContent));
    }
    element('take-link').addEventListener('click', async () => this.give(await this.link(), 'Link'));
    element('take-map').addEventListener('click', () => {
      for (const [name, text] of Object.entries(play.world.files)) saveText(text, name);
    });
    element('take-open').addEventListener('click', () => this.show());
    element('take-close').addEventListener('click', () => element('take').close());
    element('bring').addEventListener('click', () => this.bring());
  }

  show() {
    this.play.pause();
    element('take-map').hidden = Object.keys(this.play.world.files).length === 0;
    element('take-text').value = '';
    element('take-text').hidden = true;
    element('bring-scenario').value = this.play.world.scenarioText();
    element('bring-input').value = this.play.world.inputText(this.play.timeline.stepsShown);
    element('take').showModal();
  }

  async give(text, name) {
    const field = element('take-text');
    field.value = text;
    field.hidden = false;
    await copyText(text, name);
  }

  /** What the program prints, from the start of this world to the step that is shown. */
  output() {
    const {world, timeline, flocking} = this.play;
    return flocking.run(['--scenario', 'scenario.toml'], world.inputText(timeline.stepsShown),
      {...world.files, 'scenario.toml': world.scenarioText()}).out;
  }

  async link() {
    const {world, timeline, dt} = this.play;
    const text = JSON.stringify({scenario: world.scenarioText(), input: world.inputText(timeline.stepsShown), files: world.files, dt});
    const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
    return `${location.href.replace(/#.*/, '')}#world=${toLink(packed)}`;
  }

  /** The world of the page's address, if it has one. */
  async fromAddress() {
    const [, packed] = /^#world=([\w-]+)$/.exec(location.hash) ?? [];
    if (!packed) return false;
    const text = new TextDecoder().decode(await through(fromLink(packed), new DecompressionStream('deflate-raw')));
    const {scenario, input, files, dt} = JSON.parse(text);
    return this.load(scenario, input, files, dt);
  }

  /** A scenario and an input; the time steps of the input are taken at once. */
  load(scenario, input, files, dt) {
    const {play} = this;
    const world = World.of(play.flocking, scenario, input, files);
    if (!play.load(world)) return false;
    const steps = input.split(/\s+/).filter(Boolean).slice(8 + 4 * world.count).map(Number);
    for (const step of steps) {
      if (Number.isFinite(step)) play.dt = step;
      // A line that sets something: a world here has the same settings from its start to its end.
      if (!Number.isFinite(step)) say('The input changes settings between steps; the steps before that are shown.');
      if (!Number.isFinite(step) || !play.step()) break;
    }
    play.dt = dt ?? play.dt;
    play.fit();
    play.tell();
    return true;
  }

  bring() {
    const error = element('bring-error');
    error.hidden = true;
    try {
      this.load(element('bring-scenario').value, element('bring-input').value, this.play.world.files);
      element('take').close();
    } catch (problem) {
      error.textContent = problem.message;
      error.hidden = false;
    }
  }
}
