// Writes replay pages by docs/replay.md, independently of the program's writer and the page's reader: numbers that may
// be large are BigInt here.
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {deflateSync} from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
export const SOURCES = join(here, '../../src/replay/page');
export const FIELDS = ['x', 'y', 'vx', 'vy'];

/** A growing buffer of bytes. */
class Bytes {
  constructor() {
    this.buffer = Buffer.alloc(1 << 16);
    this.length = 0;
  }
  room(count) {
    if (this.length + count <= this.buffer.length) return;
    const larger = Buffer.alloc(2 * this.buffer.length + count);
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
  /** Writes a whole number as zigzag varint. */
  number(value) {
    this.room(10);
    if (typeof value === 'number' && Math.abs(value) < 2 ** 28) {
      let zigzag = value < 0 ? -2 * value - 1 : 2 * value;
      while (zigzag > 127) {
        this.buffer[this.length++] = zigzag & 127 | 128;
        zigzag >>>= 7;
      }
      this.buffer[this.length++] = zigzag;
      return;
    }
    const big = BigInt(value);
    let zigzag = big < 0n ? -2n * big - 1n : 2n * big;
    if (zigzag >= 1n << 53n) throw new Error(`residual ${big} is too large for a page`);
    while (zigzag > 127n) {
      this.buffer[this.length++] = Number(zigzag & 127n) | 128;
      zigzag >>= 7n;
    }
    this.buffer[this.length++] = Number(zigzag);
  }
  floats(values, size) {
    this.room(size * values.length);
    for (const value of values) {
      if (size === 8) this.buffer.writeDoubleLE(value, this.length);
      else this.buffer.writeFloatLE(value, this.length);
      this.length += size;
    }
  }
  all() {
    return this.buffer.subarray(0, this.length);
  }
}

/**
 * A flock made of what was printed: texts[frame][agent] are four texts, null where one is missing.
 * Returns {decimals, n, spelled}: n[field][frame * agents + agent] is a number, BigInt or null.
 */
export function flockOfTexts(texts, agents, decimals) {
  const n = FIELDS.map(() => new Array(texts.length * agents).fill(null));
  const spelled = [];
  texts.forEach((frame, f) => frame.forEach((row, a) => row.forEach((text, field) => {
    if (text === null) return;
    const value = wholeNumber(text, decimals);
    n[field][f * agents + a] = value;
    if (value === null || fixed(value, decimals) !== text) spelled.push([f, a, field, text]);
  })));
  return {decimals, n, spelled};
}

/** Returns n for a decimal text; null if it is no number, has more decimals, or is too large. */
function wholeNumber(text, decimals) {
  const parts = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(text);
  if (!parts) return null;
  const fraction = (parts[3] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return null;
  const size = BigInt(parts[2] + fraction.padEnd(decimals, '0'));
  if (size >= 1n << 51n) return null;
  return Number(parts[1] === '-' ? -size : size);
}

function fixed(n, decimals) {
  const size = String(BigInt(Math.abs(n))).padStart(decimals + 1, '0');
  const sign = n < 0 ? '-' : '';
  return decimals ? `${sign}${size.slice(0, -decimals)}.${size.slice(-decimals)}` : sign + size;
}

/**
 * Writes a column; `expectedOf(i, n)` returns the predicted number at place i from all numbers before.
 * `tooFar(i)` is called if a number is too far from that for a residual, so that it must be spelled.
 */
function writeColumn(bytes, column, expectedOf, tooFar) {
  const n = new Array(column.length);
  for (let i = 0; i < column.length; ++i) {
    const guess = expectedOf(i, n);
    let residual = column[i] === null ? 0 : difference(column[i], guess);
    n[i] = column[i] === null ? guess : column[i];
    if (!isSafe(residual) && abs(residual) >= 1n << 52n) {
      tooFar(i);
      residual = 0;
      n[i] = guess;
    }
    bytes.number(residual);
  }
  return n;
}

const abs = (value) => BigInt(value) < 0n ? -BigInt(value) : BigInt(value);
const isSafe = (value) => typeof value === 'number' && Math.abs(value) < 2 ** 50;
const difference = (a, b) => isSafe(a) && isSafe(b) ? a - b : BigInt(a) - BigInt(b);
const sum = (a, b, minus) => isSafe(a) && isSafe(b) && isSafe(minus) ? a + b - minus :
  BigInt(a) + BigInt(b) - BigInt(minus);

/** Converts m to another number of decimals, rounding half away from zero. */
function broughtTo(m, from, to) {
  if (to === from) return m;
  if (to > from) return BigInt(m) * 10n ** BigInt(to - from);
  const power = 10n ** BigInt(from - to);
  const rounded = (2n * abs(m) + power) / (2n * power);
  return BigInt(m) < 0n ? -rounded : rounded;
}

/**
 * State and blocks. `replay`: {frames, agents (shown), steps[], times[], expected, actual, forces:
 * {name: Float32Array}}.
 */
export function encodeState({frames, agents, steps, times, expected, actual, forces}) {
  const bytes = new Bytes();
  const blocks = [];
  const count = frames * agents;
  const speller = (flock, field) => (i) => flock.spelled.push(
    [Math.floor(i / agents), i % agents, field, fixed(flock.n[field][i], flock.decimals)]);
  blocks.push({name: 'step', form: 'varint', count: frames});
  steps.forEach((step, f) => bytes.number(f === 0 ? 0 : step - steps[f - 1]));
  blocks.push({name: 'time', form: 'f64', count: frames});
  bytes.floats(times, 8);
  const numbers = FIELDS.map((field, index) => {
    blocks.push({name: `expected.${field}`, form: 'varint', count});
    return writeColumn(bytes, expected.n[index], (i, n) => {
      if (i < agents) return i === 0 ? 0 : n[i - 1];
      if (i < 2 * agents) return n[i - agents];
      return sum(n[i - agents], n[i - agents], n[i - 2 * agents]);
    }, speller(expected, index));
  });
  if (actual) {
    FIELDS.forEach((field, index) => {
      blocks.push({name: `actual.${field}`, form: 'varint', count});
      const m = expected.decimals === actual.decimals ? numbers[index] :
        numbers[index].map((value) => broughtTo(value, expected.decimals, actual.decimals));
      // Frame 0 comes from the input.
      const column = actual.n[index].slice();
      for (let i = 0; i < agents; ++i) column[i] = m[i];
      writeColumn(bytes, column, (i, n) => i < agents ? m[i] : sum(m[i], n[i - agents], m[i - agents]),
        speller(actual, index));
    });
  }
  for (const [name, vectors] of Object.entries(forces ?? {})) {
    blocks.push({name: `force.${name}`, form: 'f32', count: vectors.length});
    bytes.floats(vectors, 4);
  }
  return {bytes: bytes.all(), blocks};
}

function escapedJson(value) {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g,
    (character) => '\\u' + character.charCodeAt(0).toString(16).padStart(4, '0'));
}

function escapedText(text) {
  return text.replace(/[&<>"]/g, (c) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'})[c]);
}

/** Returns a page of these facts (without blocks) and this replay. */
export function makePage(facts, replay) {
  const {bytes, blocks} = encodeState(replay);
  return assemble({...facts, blocks}, deflateSync(bytes, {level: 6}).toString('base64'));
}

/** Returns a page of facts and of a base64 state, from the sources. */
export function assemble(facts, state) {
  const read = (name) => readFileSync(join(SOURCES, name), 'utf8');
  const places = {
    title: escapedText(facts.title), style: read('palette.css') + read('panel.css') + read('replay.css'),
    script: read('scripts.txt').trim().split('\n').map(read).join('\n'),
    facts: escapedJson(facts), state,
  };
  return read('replay.html').replace(/\{\{(\w+)\}\}/g, (_, name) => places[name]);
}
