// Compares a folder of outputs with a folder of cases, as `flocking compare CASES OUTPUTS` does.

class FolderCheck {
  constructor(flocking, replay, explanation) {
    this.flocking = flocking;
    this.explanation = explanation;
    this.replay = replay;
    this.cases = {};
    this.outputs = {};
    for (const name of ['cases', 'outputs']) this.takes(name);
  }

  /** Accepts files in three ways: dropped, as a chosen folder, as chosen files or archives. */
  takes(name) {
    const zone = element(`folder-${name}`);
    zone.addEventListener('dragover', (event) => {
      event.preventDefault();
      zone.classList.add('over');
    });
    zone.addEventListener('dragleave', () => zone.classList.remove('over'));
    zone.addEventListener('drop', (event) => {
      event.preventDefault();
      zone.classList.remove('over');
      this.take(name, droppedFiles(event));
    });
    for (const kind of ['folder', 'files']) {
      const picker = element(`folder-${name}-${kind}`);
      element(`folder-${name}-open-${kind}`).addEventListener('click', () => picker.click());
      picker.addEventListener('change', () => {
        this.take(name, Promise.resolve([...picker.files].map((file) => [file.webkitRelativePath || file.name, file])));
      });
    }
  }

  async take(name, given) {
    try {
      this[name] = await openedFiles(await given);
      element(`folder-${name}-count`).textContent = `${Object.keys(this[name]).length} files`;
      element('folder-error').hidden = true;
    } catch (error) {
      this.fail(error.message);
    }
    this.compare();
  }

  fail(message) {
    element('folder-error').textContent = message;
    element('folder-error').hidden = false;
  }

  compare() {
    const [cases, outputs] = [this.cases, this.outputs].map((files) => Object.keys(files).length);
    element('folder-result').hidden = true;
    if (!cases || !outputs) return;
    this.explanation.set(this.cases, this.outputs);
    const inFolder = (folder, files) => Object.entries(files).map(([path, bytes]) => [`${folder}/${path}`, bytes]);
    const {out, err} = this.flocking.run(['compare', 'cases', 'outputs'], '',
      Object.fromEntries([...inFolder('cases', this.cases), ...inFolder('outputs', this.outputs)]));
    if (err) this.fail(err);
    if (out) this.show(out);
  }

  show(text) {
    const lines = text.split('\n').filter(Boolean);
    const total = lines.findIndex((line) => /^\d+ of \d+ outputs? right$/.test(line));
    element('folder-summary').textContent = lines.slice(total).join('\n');
    element('folder-rows').replaceChildren(...lines.slice(0, total).map((line) => this.row(line)));
    element('folder-result').hidden = false;
    say(lines[total]);
  }

  row(line) {
    const [, name, finding] = /^(.*?): (.*)$/.exec(line);
    const isRight = finding === 'the same';
    const look = isRight || finding === 'no output' ? '' :
      made('button', {type: 'button', class: 'button', onclick: () => this.look(name), 'aria-label': `Replay of ${name}`}, 'Replay');
    return made('tr', {class: isRight ? 'right' : 'wrong'}, made('th', {scope: 'row'}, name),
      made('td', {}, isRight ? '✓ the same' : `✗ ${finding}`), made('td', {}, look));
  }

  look(name) {
    const files = {'case.in': this.cases[`${name}.in`]};
    const answer = this.cases[`${name}.out`] ?? this.cases[`${name}.ans`];
    if (answer) files['case.out'] = answer;
    files['mine.out'] = ['.out', '.txt', '.ans', ''].map((ending) => this.outputs[name + ending]).find(Boolean);
    const message = this.replay.show(['--actual', 'mine.out'], files);
    if (message) this.fail(message);
  }
}
