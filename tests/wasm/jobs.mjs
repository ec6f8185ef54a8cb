// Jobs for the program and its module: {name, args, input, files} with bytes.
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

const bytesOf = (text) => Buffer.from(text);

function namesIn(folder, ending) {
  return readdirSync(folder).filter((name) => name.endsWith(ending)).sort();
}

/** Every case of every rule set, with its answer. */
export function cases(root) {
  const jobs = [];
  for (const rules of readdirSync(join(root, 'testcases')).sort()) {
    const folder = join(root, 'testcases', rules);
    const maps = Object.fromEntries(readdirSync(folder).filter((name) => /\.(map|csv|png)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name))]));
    for (const name of namesIn(folder, '.in')) {
      const stem = name.slice(0, -3);
      const scenario = join(folder, `${stem}.toml`);
      const job = {name: `${rules}/${name}`, args: [], input: readFileSync(join(folder, name)), files: {},
        answer: readFileSync(join(folder, `${stem}.out`))};
      if (existsSync(scenario)) {
        job.args = ['--scenario', `${stem}.toml`];
        job.files = {[`${stem}.toml`]: readFileSync(scenario), ...maps};
      } else if (rules !== 'not-finite') {
        job.args = ['--rules', rules];
      }
      jobs.push(job);
    }
  }
  return jobs;
}

/** Pairs of outputs from the tests of the comparator. */
export function comparisons(root) {
  const corpus = join(root, 'tests/grade/corpus');
  const words = (path) => existsSync(path) ? readFileSync(path, 'utf8').split(/\s+/).filter(Boolean) : [];
  const jobs = [];
  for (const verdict of readdirSync(corpus, {withFileTypes: true}).filter((entry) => entry.isDirectory())) {
    for (const pair of readdirSync(join(corpus, verdict.name)).sort()) {
      const folder = join(corpus, verdict.name, pair);
      jobs.push({
        name: `compare ${verdict.name}/${pair}`,
        args: ['compare', ...words(join(folder, 'options')), '--agents', words(join(folder, 'agents'))[0] ?? '1',
          'expected', 'actual'],
        input: bytesOf(''),
        files: {expected: readFileSync(join(folder, 'expected')), actual: readFileSync(join(folder, 'actual'))},
      });
    }
  }
  return jobs;
}

/** Flocks from seeds, in each shape. */
export function madeFlocks() {
  const shapes = [[], ['--area', '20,10'], ['--disc', '7'], ['--ring', '5.5'], ['--grid', '4x6'],
    ['--clusters', '3'], ['--two-groups', '12']];
  const odd = [['--speed', '1.7'], ['--radii', '2.5,0.1,1e-3', '--dt', '0.0125', '--decimals', '9'],
    ['--weights', '123456789012345678,1e22,5e-324', '--max-force', '1.7976931348623157e308'],
    ['--directions', 'same'], ['--directions', 'nowhere'], ['--agents', '-3'], ['--agents', '0', '--steps', '3']];
  const jobs = [];
  for (const seed of [0, 1, 7, 123456789, '18446744073709551615']) {
    for (const shape of [...shapes, ...odd]) {
      const agents = shape.includes('--grid') || shape.includes('--agents') ? [] : ['--agents', '60'];
      jobs.push({name: `new ${shape.join(' ')} --seed ${seed}`, input: bytesOf(''), files: {},
        args: ['new', ...agents, ...shape, '--seed', String(seed)]});
    }
  }
  return jobs;
}

/** Wrong texts; the messages must be equal. */
export function words() {
  const two = '1 0 0 0 1 0 0 2\n0 0.5 0 0\n0 -0.5 0 0\n';
  const numbers = ['0x10', '1e400', '1e-400', '4.9e-324', '2.2250738585072011e-308', '9007199254740993', '1e+5', '+.5',
    '5.', '.', '1,5', 'nan', '\u22121', '0.1000000000000000055511151231257827021181583404541015625', '1e', '1e5x',
    '-0', '8.41e21', '9.5367431640625e-7', '123456789.123456789123456789', '99999999999999999999999999e-20'];
  const jobs = numbers.map((number) => ({name: `reads ${number}`, args: [], files: {},
    input: bytesOf(`1 0 0 0 1 0 0 2\n0 0.5 ${number} 0\n0 -0.5 0 0\n0.125\n0.25\n`)}));
  const lines = [['--help'], ['--version'], ['settings'], ['settings', '--markdown'], ['settings', '--json'], ['settings', '--scenario', 'none.toml'], ['compare', '--help'],
    ['new', '--help'], ['settings', '--help'], ['validate', '--help'], ['compare', 'a', 'b'], ['compare', 'a'],
    ['--rules', 'curse'], ['--set', 'nothing=1'], ['--sek', '1,1'], ['--rules', 'book', '--seek', '1,x'], ['smulate'],
    ['--scenario', 'none.toml'], ['--columns', 'x,q'], ['--every', '0'], ['new', '--agents', 'x'], ['--last'],
    ['--format', 'csv'], ['--format', 'jsonl', '--columns', 'id,x,heading,force'], ['--variant', 'separation.towards'],
    ['--variant', 'nothing']];
  for (const args of lines) {
    jobs.push({name: args.join(' '), args, input: bytesOf(`${two}0.125\n0.25\n`), files: {}});
  }
  for (const input of ['', '1 2', two.slice(0, -4), `${two}0.1 x`, `${two}set wander 3\n0.1\n`, `${two}0.1\nset max_speed 1\n0.1`]) {
    jobs.push({name: `input ${JSON.stringify(input)}`, args: ['--rules', 'book'], input: bytesOf(input), files: {}});
  }
  // With the assignment, compare prints the rules that the answer follows.
  const answer = '0.000 0.484 0.000 -0.125\n0.000 -0.484 0.000 0.125\n';
  jobs.push({name: 'compare --input', args: ['compare', 'one.out', '-', '--input', 'one.in'],
    input: bytesOf(answer.replace('0.484', '0.485')),
    files: {'one.in': bytesOf(`${two}0.125\n`), 'one.out': bytesOf(answer)}});
  // A folder of outputs and one of cases, one of them without an answer; a replay, of which only the messages are
  // compared here.
  const [input, mine] = [bytesOf(`${two}0.125\n`), bytesOf(answer.replace('0.484', '0.485'))];
  jobs.push({name: 'compare folders', args: ['compare', 'cases', 'outputs'], input: bytesOf(''), files: {
    'cases/one.in': input, 'cases/one.out': bytesOf(answer), 'cases/in/two.in': input, 'cases/three.in': input,
    'outputs/one.out': mine, 'outputs/in/two.txt': bytesOf(answer)}});
  for (const more of [[], ['--actual', 'mine.out'], ['--actual', 'none.out'], ['--rules', 'curse']]) {
    jobs.push({name: `view ${more.join(' ')}`, args: ['view', 'one.in', '-o', 'page.html', ...more], input: bytesOf(''),
      files: {'one.in': input, 'mine.out': mine}});
  }
  return jobs;
}

/** Large flocks: searches, vectors, random numbers, everything that depends on the order of sums. */
export function longRuns(flock) {
  const steps = (count) => '0.05\n'.repeat(count);
  const dense = flock(['new', '--agents', '700', '--disc', '9', '--seed', '3', '--steps', '60', '--dt', '0.05']);
  const sparse = flock(['new', '--agents', '3000', '--area', '400,400', '--seed', '5', '--steps', '0']);
  return [
    {name: 'long run course', args: ['--rules', 'course'], input: dense},
    {name: 'long run course-tests', args: ['--rules', 'course-tests'], input: dense},
    {name: 'long run wander', args: ['--rules', 'book', '--wander', '1', '--max-speed', '2', '--seed', '11'], input: dense},
    {name: 'long run sparse', args: ['--rules', 'course', '--every', '10'], input: Buffer.concat([sparse, bytesOf(steps(40))])},
  ].map((job) => ({...job, files: {}}));
}

/** The long run of tests/golden/golden.cpp and its hash, which a textbook loop computed. */
export function goldenRuns() {
  const scrambled = (i, salt) => (i * 7919 + salt * 104729) % 384;
  const fixed = (n) => (n / 64).toFixed(6);
  let input = '2.5 0.75 3 1.5 1.25 0.5 -0.0625 48\n';
  for (let i = 0; i < 48; ++i) {
    input += `${fixed(scrambled(i, 1))} ${fixed(scrambled(i, 2))} ${fixed(scrambled(i, 3) - 192)} ` +
      `${fixed(scrambled(i, 4) - 192)}\n`;
  }
  input += '0.03125\n'.repeat(1000);
  return [['course', 'a392ac75451beb67'], ['course-tests', '8bb58dd561479d60']].map(([rules, hash]) =>
    ({name: `golden ${rules}`, args: ['--rules', rules], input: bytesOf(input), files: {}, hash}));
}

/** FNV-1a, 64 bit, in hexadecimal digits. */
export function hashOf(bytes) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(16);
}
