// Decodes the page's bytes into columns of numbers; see docs/replay.md.

/** Returns the bytes of a base64 text. */
function bytesOfBase64(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let i = 0; i < bytes.length; ++i) bytes[i] = characters.charCodeAt(i);
  return bytes;
}

/** Returns the decompressed content of a zlib stream. */
async function inflated(bytes) {
  if (typeof DecompressionStream === 'undefined') {
    throw new Error('This browser cannot open compressed data; one from 2023 or later can.');
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Reads `count` zigzag varints from bytes[at] on. Handles the lowest bit separately, so that numbers up to 2^53 stay
 * exact. Returns {values: Float64Array, at}, where `at` is the start of the next block.
 */
function readVarints(bytes, at, count) {
  const values = new Float64Array(count);
  for (let i = 0; i < count; ++i) {
    let byte = bytes[at++];
    const isNegative = (byte & 1) === 1;
    let half = (byte & 127) >> 1;
    if (byte > 127) {
      byte = bytes[at++];
      half += (byte & 127) << 6;
      for (let scale = 8192; byte > 127; scale *= 128) {
        byte = bytes[at++];
        half += (byte & 127) * scale;
      }
    }
    values[i] = isNegative ? -half - 1 : half;
  }
  return {values, at};
}

// Sums of four numbers below this are exact in doubles.
const MOST_EXACT = 2 ** 51;

/** Returns true if all of `n` are small enough that their sums were exact. */
function isExact(n) {
  for (let i = 0; i < n.length; ++i) if (n[i] >= MOST_EXACT || n[i] <= -MOST_EXACT) return false;
  return true;
}

/** Adds expectations to residuals as BigInt: slow, for numbers that exceed 2^51 on the way. */
function addedExactly(residuals, expectedOf) {
  const n = new Array(residuals.length);
  for (let i = 0; i < n.length; ++i) n[i] = BigInt(residuals[i]) + expectedOf(n, i);
  return n;
}

/** Returns the numbers of the expected flock from their residuals. */
function addExpected(residuals, agents) {
  const n = residuals.slice();
  const end = n.length;
  for (let i = 1; i < Math.min(agents, end); ++i) n[i] += n[i - 1];
  for (let i = agents; i < Math.min(2 * agents, end); ++i) n[i] += n[i - agents];
  for (let i = 2 * agents; i < end; ++i) n[i] += 2 * n[i - agents] - n[i - 2 * agents];
  if (isExact(n)) return n;
  return addedExactly(residuals, (big, i) => {
    if (i < agents) return i === 0 ? 0n : big[i - 1];
    if (i < 2 * agents) return big[i - agents];
    return 2n * big[i - agents] - big[i - 2 * agents];
  });
}

/**
 * Returns the expected flock's numbers with `more` additional decimals (fewer if negative), rounded half away from
 * zero. Uses BigInt if doubles would not be exact.
 */
function broughtTo(expected, more) {
  if (more === 0) return expected;
  const power = Math.pow(10, Math.abs(more));
  if (expected instanceof Float64Array) {
    const quotient = (m) => {
      const rest = m % power;
      return (m - rest) / power + (2 * Math.abs(rest) >= power ? Math.sign(m) : 0);
    };
    const scaled = expected.map(more > 0 ? (m) => m * power : quotient);
    if (isExact(scaled)) return scaled;
  }
  const big = BigInt(power);
  const quotient = (m) => (2n * m + (m < 0n ? -big : big)) / (2n * big);
  return Array.from(expected, (m) => more > 0 ? BigInt(m) * big : quotient(BigInt(m)));
}

/**
 * Returns the numbers of the actual flock from their residuals, which may be overwritten, and the expected flock's
 * numbers in the same decimals.
 */
function addActual(residuals, m, agents) {
  // If m is below 2^51, so is the difference of n from it, and every sum here is below 2^53.
  if (m instanceof Float64Array) {
    const n = residuals;
    for (let i = 0; i < Math.min(agents, n.length); ++i) n[i] += m[i];
    for (let i = agents; i < n.length; ++i) n[i] += m[i] - m[i - agents] + n[i - agents];
    return n;
  }
  return addedExactly(residuals, (n, i) =>
    i < agents ? BigInt(m[i]) : BigInt(m[i]) + n[i - agents] - BigInt(m[i - agents]));
}

/** Returns the same numbers in half the memory, if they fit. Numbers beyond 2^51 have a spelling. */
function compacted(n) {
  if (!(n instanceof Float64Array)) return new Float64Array(n.map(Number));
  for (let i = 0; i < n.length; ++i) if (n[i] !== (n[i] | 0)) return n;
  return new Int32Array(n);
}

function readFloats(bytes, at, count, Type) {
  const end = at + count * Type.BYTES_PER_ELEMENT;
  return {values: new Type(bytes.slice(at, end).buffer, 0, end <= bytes.length ? count : 0), at: end};
}

/** Returns all blocks by name. Throws if the bytes do not match `blocks`. */
function readBlocks(bytes, blocks) {
  const columns = new Map();
  let at = 0;
  for (const {name, form, count} of blocks) {
    if (!Number.isInteger(count) || count < 0) throw new Error(`Block ${name} has no count.`);
    let read = null;
    if (form === 'varint') read = readVarints(bytes, at, count);
    else if (form === 'f64') read = readFloats(bytes, at, count, Float64Array);
    else if (form === 'f32') read = readFloats(bytes, at, count, Float32Array);
    else throw new Error(`Block ${name} has an unknown form.`);
    if (read.at > bytes.length) throw new Error('The state ends too early: the page is cut off.');
    columns.set(name, read.values);
    at = read.at;
  }
  if (at !== bytes.length) throw new Error('The state is longer than its blocks.');
  return columns;
}
