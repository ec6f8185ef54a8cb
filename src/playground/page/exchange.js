// Export and import: the world as a command line, a scenario, an input or a link; the steps so far as numbers or a film.

const toLink = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const fromLink = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

class Exchange {
  constructor(play) {
    this.play = play;
    const texts = {command: () => play.world.shellText(play.timeline.stepsShown), scenario: () => play.world.scenarioText(),
      input: () => play.world.inputText(play.timeline.stepsShown), output: () => this.output()};
    for (const [name, text] of Object.entries(texts)) {
      element(`export-${name}`).addEventListener('click', () => this.give(text(), element(`export-${name}`).textContent));
    }
    element('export-link').addEventListener('click', async () => this.give(await this.link(), 'Link'));
    for (const format of ['csv', 'json']) element(`export-${format}`).addEventListener('click', () => this.saveNumbers(format));
    for (const format of ['webm', 'gif']) element(`export-${format}`).addEventListener('click', () => this.saveFilm(format));
    element('export-webm').hidden = !filmType();
    element('export-map').addEventListener('click', () => {
      for (const [name, text] of Object.entries(play.world.files)) saveText(text, name);
    });
    element('exchange-open').addEventListener('click', () => this.show());
    element('exchange-close').addEventListener('click', () => element('exchange').close());
    element('import').addEventListener('click', () => this.importTexts());
  }

  show() {
    this.play.pause();
    const {selected, timeline} = this.play;
    element('export-whose').replaceChildren(made('option', {value: ''}, 'all agents'),
      ...(selected === null ? [] : [made('option', {value: selected}, `the path of agent ${selected}`)]));
    element('export-steps').textContent = timeline.shown === 0 ? 'There are no steps yet: play first.' :
      `${timeline.shown} ${timeline.shown === 1 ? 'step' : 'steps'} since the last change.`;
    for (const format of ['csv', 'json', 'webm', 'gif']) element(`export-${format}`).disabled = timeline.shown === 0;
    element('export-map').hidden = Object.keys(this.play.world.files).length === 0;
    element('export-text').value = '';
    element('export-text').hidden = true;
    element('import-scenario').value = this.play.world.scenarioText();
    element('import-input').value = this.play.world.inputText(this.play.timeline.stepsShown);
    element('exchange').showModal();
  }

  async give(text, name) {
    const field = element('export-text');
    field.value = text;
    field.hidden = false;
    await copyText(text, name);
  }

  /** Returns the program's output from the start of this world to the current step; `words` choose its format. */
  output(words = []) {
    const {world, timeline, flocking} = this.play;
    return flocking.run(['--scenario', 'scenario.toml', ...words], world.inputText(timeline.stepsShown),
      {...world.files, 'scenario.toml': world.scenarioText()}).out;
  }

  /** Saves the numbers that the program prints, of all agents or of one. */
  saveNumbers(format) {
    const whose = element('export-whose').value;
    const text = this.output(['--columns', 'step,time,id,x,y,vx,vy', '--format', format === 'csv' ? 'csv' : 'jsonl']);
    const lines = text.split('\n').filter(Boolean);
    const head = format === 'csv' ? lines.shift() : '';
    const idOf = format === 'csv' ? (line) => line.split(',')[2] : (line) => String(JSON.parse(line).id);
    const kept = whose === '' ? lines : lines.filter((line) => idOf(line) === whose);
    saveText(format === 'csv' ? `${[head, ...kept].join('\n')}\n` : `[\n${kept.join(',\n')}\n]\n`,
      `${whose === '' ? 'run' : `agent${whose}`}.${format}`);
  }

  /** Plays the steps so far and saves the film: Stop ends it early, closing the dialog discards it. */
  async saveFilm(format) {
    const [bar, stop] = [element('export-progress'), element('export-stop')];
    const film = format === 'gif' ? gifOf : webmOf;
    const reel = new Reel(this.play, (part) => { bar.value = part; });
    const end = () => reel.stop();
    const discard = () => reel.discard();
    const isRunning = (is) => {
      element('export-running').hidden = !is;
      element('export-film').hidden = is;
      element(is ? 'export-stop' : `export-${format}`).focus();
    };
    stop.addEventListener('click', end);
    element('exchange').addEventListener('close', discard);
    isRunning(true);
    try {
      const bytes = await film(reel);
      if (!reel.isDiscarded) saveText(bytes, `flock.${format}`);
    } catch (error) {
      say(error.message);
    }
    stop.removeEventListener('click', end);
    element('exchange').removeEventListener('close', discard);
    isRunning(false);
  }

  async link() {
    const {world, timeline, dt} = this.play;
    const text = JSON.stringify({scenario: world.scenarioText(), input: world.inputText(timeline.stepsShown), files: world.files, dt});
    const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
    return `${location.href.replace(/#.*/, '')}#world=${toLink(packed)}`;
  }

  /** Returns the world in the page's address, if it has one. */
  async fromAddress() {
    const [, packed] = /^#world=([\w-]+)$/.exec(location.hash) ?? [];
    if (!packed) return false;
    const text = new TextDecoder().decode(await through(fromLink(packed), new DecompressionStream('deflate-raw')));
    const {scenario, input, files, dt} = JSON.parse(text);
    return this.load(scenario, input, files, dt);
  }

  /** Imports a scenario and an input, and does the input's time steps at once. */
  load(scenario, input, files, dt) {
    const {play} = this;
    const world = World.of(play.flocking, scenario, input, files);
    if (!play.load(world)) return false;
    const steps = input.split(/\s+/).filter(Boolean).slice(8 + 4 * world.count).map(Number);
    for (const step of steps) {
      if (Number.isFinite(step)) play.dt = step;
      // The input changes settings later, but a world here has the same settings throughout.
      if (!Number.isFinite(step)) say('The input changes settings between steps; only the steps before that are shown.');
      if (!Number.isFinite(step) || !play.step()) break;
    }
    play.dt = dt ?? play.dt;
    play.fit();
    play.tell();
    return true;
  }

  importTexts() {
    const error = element('import-error');
    error.hidden = true;
    try {
      this.load(element('import-scenario').value, element('import-input').value, this.play.world.files);
      element('exchange').close();
    } catch (problem) {
      error.textContent = problem.message;
      error.hidden = false;
    }
  }
}
