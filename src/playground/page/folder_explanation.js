// Explains wrong outputs, as `flocking explain --from outputs --cases cases` does.

class FolderExplanation {
  constructor(background) {
    this.background = background;
    element('folder-explain').addEventListener('click', () => this.explain());
    element('folder-stop').addEventListener('click', () => background.stop());
  }

  /** Adds files by name; `outputs` may have any extension of outputs. */
  set(cases, outputs) {
    this.background.stop();
    this.files = {};
    let count = 0;
    for (const [path, bytes] of Object.entries(cases)) {
      this.files[`cases/${path}`] = bytes;
      if (!path.endsWith('.in')) continue;
      const name = path.slice(0, -'.in'.length);
      const output = ['.out', '.txt', '.ans', ''].map((ending) => outputs[name + ending]).find(Boolean);
      if (!output) continue;
      this.files[`outputs/${name}.out`] = output;
      ++count;
    }
    this.count = count;
    element('folder-explain').disabled = count === 0;
    element('folder-explanation').hidden = true;
  }

  async explain() {
    const begin = performance.now();
    const tell = () => {
      const seconds = Math.floor((performance.now() - begin) / 1000);
      element('folder-progress-words').textContent = `Explaining ${this.count} output${this.count === 1 ? '' : 's'}: ${seconds} s`;
    };
    tell();
    const clock = setInterval(tell, 1000);
    element('folder-explanation').hidden = true;
    this.show(true);
    let text;
    try {
      const result = await this.background.run(['explain', '--from', 'outputs', '--cases', 'cases'], '', this.files);
      text = result ? result.out + result.err : 'Stopped.';
    } catch (error) {
      text = error.message;
    }
    clearInterval(clock);
    this.show(false);
    element('folder-explanation').textContent = text;
    element('folder-explanation').hidden = false;
    say(text.split('\n')[0]);
  }

  show(isRunning) {
    element('folder-progress').hidden = !isRunning;
    element('folder-explain').hidden = isRunning;
    element(isRunning ? 'folder-stop' : 'folder-explain').focus();
  }
}
