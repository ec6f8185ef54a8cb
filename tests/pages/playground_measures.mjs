// node playground_measures.mjs PAGE: prints the measurements of the playground for bench/playground.sh.
import {statSync} from 'node:fs';
import {startBrowser} from './browser.mjs';

const SECONDS = 8;
const [file] = process.argv.slice(2);

/**
 * Plays a flock of so many agents with these settings. Returns frames per second, milliseconds per step and drawing, and
 * medians: of the milliseconds from one frame to the next, and from the start of a frame to the end of its work.
 */
function measured(page, agents, settings, trails) {
  return page.evaluate(async ([count, set, seconds, withTrails]) => {
    const {play} = window.flockingPlayground;
    play.pause();
    document.getElementById('new-agents').value = String(count);
    document.getElementById('new-make').click();
    if (!play.edit((world) => { for (const [path, text] of set) world.set(path, text); })) throw new Error('refused');
    play.fit();
    if (document.getElementById('show-trails').checked !== withTrails) document.getElementById('show-trails').click();
    play.play();
    const [times, works] = [[], []];
    // Requested after the frame of the flock, so that it is called when that frame is done.
    const watch = (time) => {
      if (play.isPlaying) requestAnimationFrame(watch);
      times.push(time);
      works.push(performance.now() - time);
    };
    requestAnimationFrame(watch);
    await new Promise((done) => { setTimeout(done, 1000 * seconds); });
    const {frames, step, draw, since} = play.measured;
    play.pause();
    const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
    return {rate: frames / (performance.now() - since) * 1000, step: step / frames, draw: draw / frames, steps: play.timeline.shown,
      apart: median(times.slice(1).map((time, i) => time - times[i])), work: median(works)};
  }, [agents, settings, SECONDS, trails]);
}

const browser = await startBrowser();
try {
  const opened = await browser.open({file}, {ready: false});
  const {page} = opened;
  await page.waitForFunction(() => window.flockingPlayground.firstFrame);
  const first = await page.evaluate(() => window.flockingPlayground.firstFrame);
  console.log(`${statSync(file).size} bytes, first frame after ${first.toFixed(0)} ms`);
  const flocks = [['course, within max_speed', []], ['course, nothing else set', [['wrap', null],
    ['max_speed', null], ['max_force', null]]]];
  for (const [name, settings] of flocks) {
    for (const agents of [1000, 5000]) {
      await page.click('[data-world="0"]');
      for (const trails of [false, true]) {
        const {rate, step, draw, steps, apart, work} = await measured(page, agents, settings, trails);
        console.log(`${name}, ${agents} agents${trails ? ', trails' : ''}: ${rate.toFixed(1)} frames/s, ${step.toFixed(2)} ms a step, ` +
          `${draw.toFixed(2)} ms to draw (${steps} steps); medians: ${apart.toFixed(1)} ms from frame to frame, ${work.toFixed(1)} ms of work`);
      }
    }
  }
  if (opened.troubles.length) throw new Error(opened.troubles.join('\n'));
} finally {
  await browser.close();
}
