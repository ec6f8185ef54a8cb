// Helpers of the tests of the playground: the page from the program, opened from a file without a network, and the
// program itself.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after} from 'node:test';
import {fileURLToPath} from 'node:url';
import {useBrowser} from './open.mjs';

export const program = process.env.FLOCKING;
assert.ok(program, 'the path of the program has to be in $FLOCKING');
export const cases = join(dirname(fileURLToPath(import.meta.url)), '../../testcases');

/** Runs the program on standard input and files: {status, out, err}. */
export function native(args, input = '', files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'flocking-native-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), {recursive: true});
      writeFileSync(join(folder, name), content);
    }
    const run = spawnSync(program, args, {cwd: folder, input, maxBuffer: 1 << 28});
    return {status: run.status, out: run.stdout.toString(), err: run.stderr.toString()};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Opens the page for the tests of a file: open(options, act), and its size in bytes. */
export function usePlayground() {
  const folder = mkdtempSync(join(tmpdir(), 'flocking-playground-'));
  after(() => rmSync(folder, {recursive: true, force: true}));
  const file = join(folder, 'page.html');
  assert.equal(native(['playground', '-o', file]).status, 0);
  const openPage = useBrowser();
  // With reduced motion the page opens paused.
  const open = (options, act) => openPage({file}, {ready: false, offline: true, reducedMotion: 'reduce', ...options}, async (page, opened) => {
    await page.waitForFunction(() => document.documentElement.dataset.state !== 'opening');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.state), 'ready');
    await act(page, opened);
  });
  return {open, file, bytes: statSync(file).size};
}

export const caseText = (name) => readFileSync(join(cases, name), 'utf8');
