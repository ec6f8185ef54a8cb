// Shows the output of `flocking view` in the page: the replay of an output or of the live flock.

/** A script for the replay's page. A page opened from a file cannot access a frame in it. */
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

  /**
   * Shows the page of `flocking view` with these arguments; `moment` is the initial step and agent. Returns the
   * program's error message if there is no page.
   */
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
