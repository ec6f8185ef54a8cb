/** Bytes, or a text that is taken as UTF-8. */
export type Content = string | Uint8Array;

/** How a command line ended. */
export interface Result {
  /** 0 success, 1 a difference or a faulty input, 2 wrong options, 3 the command could not do its work. */
  status: number;
  /** What it printed on standard output. */
  out: string;
  /** What it printed on standard error. */
  err: string;
  /** The wanted files that it has written, by name. */
  files: Record<string, string>;
}

export interface RunOptions {
  /** Standard input. */
  input?: Content;
  /** Files that the command may read, by name. */
  files?: Record<string, Content>;
  /** Names of files that the command writes, to be returned. */
  wanted?: string[];
}

/** Runs a command line, such as `['new', '--agents', '9']`, over files and streams in memory. Never throws for what the
 * command line or its input has wrong: see `status` and `err`. */
export function run(args: string[], options?: RunOptions): Result;

/** An error of the engine: `message` is what the program prints after "flocking: error: ". */
export class FlockingError extends Error {
  /** The exit status, from 1 to 3, as in `Result`. */
  status: number;
  /** What was printed before the error: the steps until then. */
  output: string;
}

export interface SimulateOptions {
  /** course (the default), course-tests, book, ... */
  rules?: string;
  /** The text of a scenario, in TOML. */
  scenario?: string;
  /** Settings by their paths: `{max_speed: 2, 'wander.radius': 0.5}`. */
  settings?: Record<string, string | number | boolean>;
  /** What a program with a mistake prints, such as `separation.towards`. */
  variant?: string;
  /** Files that the scenario names, such as maps. */
  files?: Record<string, Content>;
  /** More words of the command line, such as `['--last', '--format', 'csv']`. */
  args?: string[];
}

/** Returns what the program prints for an input of the assignment. Throws FlockingError. */
export function simulate(input: Content, options?: SimulateOptions): string;

export interface CompareOptions {
  /** The input of the assignment: differences are then told by agent, and whose rules the expected output follows. */
  input?: Content;
  /** The number of agents, where there is no input. */
  agents?: number;
  /** Numbers may differ by this (0.001) ... */
  absoluteTolerance?: number | string;
  /** ... or by this times the expected one (0). */
  relativeTolerance?: number | string;
  /** Blanks, lines and the number of decimals count. */
  strictFormat?: boolean;
}

/** Compares two outputs number by number; `text` is what `flocking compare` prints. Throws FlockingError. */
export function compare(expected: Content, actual: Content, options?: CompareOptions): {same: boolean; text: string};

/** A case, and what the program in question printed for it. */
export interface CaseOutput {
  name: string;
  input: Content;
  /** The right output; the engine computes it if there is none. */
  answer?: Content;
  output: Content;
}

export interface ExplainOptions {
  /** Rules for cases without an answer (those of the others). */
  rules?: string;
  /** How much is told (full). */
  hint?: 'none' | 'where' | 'what' | 'full';
  /** Every cause, formulas and inputs, not only what to fix first. */
  all?: boolean;
}

/** Finds out from outputs alone what a program computes; `text` is what `flocking explain --from` prints, `report` the
 * same as JSON. `explained` is false if it is only partly explained, or not. Throws FlockingError. */
export function explainOutputs(cases: CaseOutput[], options?: ExplainOptions):
  {explained: boolean; text: string; report: Record<string, unknown>};
