// The engine for scripts: returns the output of `flocking` without files or a process.
import {createRequire} from 'node:module';

const {engine} = createRequire(import.meta.url)('./node_engine.js');
const flocking = engine();

/** The error for an exit status that means that the program could not do its work. */
export class FlockingError extends Error {
  constructor(result) {
    super(result.err.trimEnd().replace(/^flocking: error: /, '').replace(/\nTry 'flocking --help'\.$/, ''));
    this.name = 'FlockingError';
    this.status = result.status;
    this.output = result.out;
  }
}

export function run(args, {input = '', files = {}, wanted = []} = {}) {
  return flocking.run(args, input, files, wanted);
}

const flags = (name, values) => values.flatMap((value) => [name, String(value)]);
const given = (options) => Object.entries(options).filter(([, value]) => value !== undefined);

function succeeded(result, most = 0) {
  if (result.status > most || (result.status > 0 && result.err)) throw new FlockingError(result);
  return result;
}

export function simulate(input, {rules, scenario, settings = {}, variant, files = {}, args = []} = {}) {
  const words = [
    ...given({'--rules': rules, '--variant': variant}).flat(),
    ...flags('--set', given(settings).map(([path, value]) => `${path}=${value}`)),
    ...(scenario === undefined ? [] : ['--scenario', 'scenario.toml']),
    ...args,
  ];
  const all = scenario === undefined ? files : {...files, 'scenario.toml': scenario};
  return succeeded(run(words, {input, files: all})).out;
}

export function compare(expected, actual, {input, agents, absoluteTolerance, relativeTolerance, strictFormat} = {}) {
  const files = {'expected.out': expected, 'actual.out': actual};
  const words = ['compare', 'expected.out', 'actual.out',
    ...given({'--agents': agents, '--abs-tolerance': absoluteTolerance, '--rel-tolerance': relativeTolerance})
      .flatMap(([name, value]) => [name, String(value)])];
  if (strictFormat) words.push('--strict-format');
  if (input !== undefined) {
    files['expected.in'] = input;
    words.push('--input', 'expected.in');
  }
  const result = succeeded(run(words, {files}), 1);
  return {same: result.status === 0, text: result.out};
}

export function explainOutputs(cases, {rules, hint, all} = {}) {
  const files = {};
  for (const {name, input, answer, output} of cases) {
    files[`cases/${name}.in`] = input;
    if (answer !== undefined) files[`cases/${name}.out`] = answer;
    files[`outputs/${name}.out`] = output;
  }
  const words = ['explain', '--from', 'outputs', '--cases', 'cases', ...given({'--rules': rules, '--hint': hint}).flat()];
  if (all) words.push('--all');
  const text = succeeded(run(words, {files}), 1);
  let report;
  return {
    explained: text.status === 0,
    text: text.out,
    get report() { return report ??= JSON.parse(succeeded(run([...words, '--format', 'json'], {files}), 1).out); },
  };
}
