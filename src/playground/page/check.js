// For students: the output of an input, and the result of `flocking compare` for their own output.

// More text makes a field slow, so it shows only this much; copies and saved files are complete.
const SHOWN_CHARACTERS = 200000;

class Check {
  constructor(flocking, replay) {
    this.flocking = flocking;
    this.replay = replay;
    this.output = '';
    this.fields = Object.fromEntries(['input', 'mine', 'answer', 'rules', 'variant', 'exact', 'strict']
      .map((id) => [id, element(`check-${id}`)]));
    const later = whenQuiet(() => this.update());
    for (const field of Object.values(this.fields)) field.addEventListener('input', later);
    for (const name of ['input', 'mine', 'answer']) {
      takesFiles(this.fields[name], element(`check-${name}-file`), (file) => say(`${file} opened.`));
    }
    element('check-copy').addEventListener('click', () => copyText(this.output, 'The output'));
    element('check-save').addEventListener('click', () => saveText(this.output, 'case.out'));
    element('check-replay').addEventListener('click', () => this.look());
    element('check-example').addEventListener('click', () => this.showExample());
    this.update();
  }

  showExample() {
    this.fields.input.value = '3 1 5 3 1 1 1 3\n5 0 -2 0\n-2.5 4.33 1 -1.732\n-2.5 -4.33 1 1.732\n0.1\n0.1\n';
    this.update();
  }

  /** The flags that choose the program for the output. A variant has no other settings. */
  choices() {
    const variant = this.fields.variant.value.trim();
    if (variant) return ['--variant', variant];
    return this.fields.rules.value === 'course' ? [] : ['--rules', this.fields.rules.value];
  }

  update() {
    const {input, mine} = this.fields;
    const isEmpty = input.value.trim() === '';
    element('check-result').hidden = isEmpty;
    if (!isEmpty) this.simulate();
    element('check-comparison').hidden = isEmpty || mine.value.trim() === '';
    if (!element('check-comparison').hidden) this.compare();
  }

  /** Shows a replay of the student's output, or of a variant's, beside that by the rules. */
  look() {
    const {input, mine, answer, rules, variant} = this.fields;
    const actual = mine.value.trim() === '' && variant.value.trim() !== '' ? this.output : mine.value;
    const files = {'case.in': input.value, ...(actual.trim() === '' ? {} : {'mine.out': actual})};
    const words = actual.trim() === '' ? [] : ['--actual', 'mine.out'];
    // Without named rules, those of a published answer are used.
    if (answer.value.trim() === '') words.push('--rules', rules.value);
    else files['case.out'] = answer.value;
    const message = this.replay.show(words, files);
    if (!message) return;
    element('check-error').textContent = message;
    element('check-error').hidden = false;
  }

  simulate() {
    const words = this.choices();
    element('check-command').textContent = ['flocking', ...words.map(shellWord), '< case.in'].join(' ');
    const {status, out, err} = this.flocking.run(words, this.fields.input.value);
    this.output = out;
    const isCut = out.length > SHOWN_CHARACTERS;
    element('check-output').textContent = isCut ? out.slice(0, SHOWN_CHARACTERS) : out;
    element('check-cut').hidden = !isCut;
    element('check-error').textContent = err;
    element('check-error').hidden = err === '';
    element('check-summary').textContent = status === 0 ? `${out.split('\n').length - 1} lines` :
      `exit status ${status}: the lines before the mistake`;
  }

  compare() {
    const {input, mine, answer, exact, strict} = this.fields;
    const expected = answer.value.trim() === '' ? this.output : answer.value;
    const words = ['compare', ...(exact.checked ? ['--exact'] : []), ...(strict.checked ? ['--strict-format'] : []),
      '--input', 'case.in', 'case.out', 'mine.out'];
    const {status, out, err} = this.flocking.run(words, '',
      {'case.in': input.value, 'case.out': expected, 'mine.out': mine.value});
    element('check-verdict').textContent = out + err;
    element('check-comparison').dataset.verdict = status === 0 ? 'same' : 'different';
    element('check-compare-command').textContent = ['flocking', ...words].join(' ');
  }
}
