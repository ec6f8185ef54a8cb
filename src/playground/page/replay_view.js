// The replay of an output, or of the live flock, in the page: what `flocking view` writes.

/** A script for the replay's page: a page that was opened from a file may not reach into one within it. */
function goingTo({step, agent}) {
  return `<script>flockingReplay.ready.then(() => {
  for (const [id, value] of ${JSON.stringify([['step', step], ['agent', agent]])}) {
    if (value === null) continue;
    document.getElementById(id).value = value;
    document.getElementById(id).dispatchEvent(new Event('change', {bubbles: true}));
  }
});<` + '/script>';
}

class ReplayView {
  constructor(flocking) {
    this.flocking = flocking;
    element('replay-close').addEventListener('click', () => element('replay').close());
    element('replay').addEventListener('close', () => element('replay-frame').removeAttribute('srcdoc'));
    element('replay-save').addEventListener('click', () => saveText(this.page, 'replay.html'));
  }

  /** Shows the page of `flocking view` with these words; `moment` is a step and an agent to begin with. Returns what
   * the program would say where there is none. */
  show(words, files, moment = null) {
    const {out, err, files: made} = this.flocking.run(['view', 'case.in', '-o', 'replay.html', ...words], '', files, ['replay.html']);
    this.page = made['replay.html'];
    if (this.page === undefined) return err;
    element('replay-words').textContent = out.replace(/^wrote replay\.html: /, '').split('\n')[0];
    element('replay-frame').srcdoc = moment ? this.page.replace(/<\/body>\s*<\/html>\s*$/, `${goingTo(moment)}$&`) : this.page;
    element('replay').showModal();
    return '';
  }
}
