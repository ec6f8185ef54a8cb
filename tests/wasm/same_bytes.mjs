// same_bytes.mjs PROGRAM [--browser]: compares the page's module with the program, in Node and optionally in Chromium:
// exit status and both outputs of every job must be equal, byte for byte.
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {startBrowser} from '../pages/browser.mjs';
import {engineFiles, engineInNode} from './engine.mjs';
import {cases, comparisons, goldenRuns, hashOf, longRuns, madeFlocks, words} from './jobs.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [program, ...flags] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'flocking-wasm-'));

function native({args, input, files}) {
  const folder = mkdtempSync(join(scratch, 'run-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), content);
  }
  const run = spawnSync(program, args, {cwd: folder, input, maxBuffer: 1 << 28});
  rmSync(folder, {recursive: true});
  // A program may exit before it reads its input.
  if (run.error && run.error.code !== 'EPIPE') throw run.error;
  return {status: run.status, out: run.stdout, err: run.stderr};
}

const read = (bytes) => new TextDecoder().decode(bytes);

// Returns the program's output, and checks it against the files of the project.
function expectationOf(job) {
  const result = native(job);
  const troubles = [];
  if (job.answer && !result.out.equals(job.answer)) troubles.push('the program does not print the answer');
  if (job.hash && hashOf(result.out) !== job.hash) troubles.push(`the program's output has hash ${hashOf(result.out)}`);
  return {status: result.status, out: read(result.out), err: read(result.err), troubles};
}

function differences(where, jobs, expected, results) {
  let same = 0;
  jobs.forEach((job, i) => {
    const parts = [...expected[i].troubles];
    for (const part of ['status', 'out', 'err']) {
      if (results[i][part] !== expected[i][part]) parts.push(`${part} ${JSON.stringify(results[i][part]).slice(0, 300)}, ` +
        `the program's ${JSON.stringify(expected[i][part]).slice(0, 300)}`);
    }
    if (parts.length) console.log(`${where}: ${job.name}: ${parts.join('; ')}`);
    else ++same;
  });
  return same;
}

async function inBrowser(jobs) {
  const {script, packed} = engineFiles(root);
  const html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>engine</title>
<script>${script}
makeFlocking(Uint8Array.from(atob("${packed.toString('base64')}"), (c) => c.charCodeAt(0))).then((flocking) => {
  window.flocking = flocking;
});</script>`;
  const browser = await startBrowser();
  try {
    const opened = await browser.open({html}, {ready: false});
    await opened.page.waitForFunction(() => window.flocking);
    const results = [];
    const packedJob = ({args, input, files}) => ({args, input: input.toString('base64'),
      files: Object.entries(files).map(([name, content]) => [name, content.toString('base64')])});
    for (let at = 0; at < jobs.length; at += 40) {
      results.push(...await opened.page.evaluate((some) => {
        const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
        return some.map(({args, input, files}) => window.flocking.run(args, bytes(input),
          Object.fromEntries(files.map(([name, content]) => [name, bytes(content)]))));
      }, jobs.slice(at, at + 40).map(packedJob)));
    }
    if (opened.troubles.length) throw new Error(opened.troubles.join('\n'));
    return results;
  } finally {
    await browser.close();
  }
}

async function main() {
  const flock = (args) => native({args, input: '', files: {}}).out;
  const groups = {
    'test cases': cases(root), 'comparisons': comparisons(root), 'made flocks': madeFlocks(),
    'texts and messages': words(), 'long runs': longRuns(flock), 'golden hashes': goldenRuns(),
  };
  const jobs = Object.values(groups).flat();
  const expected = jobs.map(expectationOf);
  const engine = await engineInNode(root);
  const places = [['Node', jobs.map(({args, input, files}) => engine.run(args, input, files))]];
  if (flags.includes('--browser')) places.push(['Chromium', await inBrowser(jobs)]);
  let failed = false;
  for (const [where, results] of places) {
    let at = 0;
    for (const [group, part] of Object.entries(groups)) {
      const end = at + part.length;
      const same = differences(where, part, expected.slice(at, end), results.slice(at, end));
      console.log(`${where}, ${group}: ${same} of ${part.length} byte-identical`);
      failed ||= same !== part.length;
      at = end;
    }
  }
  return failed ? 1 : 0;
}

try {
  process.exitCode = await main();
} finally {
  rmSync(scratch, {recursive: true, force: true});
}
