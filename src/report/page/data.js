// The report, schema flocking-grade/1, and values derived from it.

const report = JSON.parse(element("data").textContent);

// The cases in the order of the report.
const columns = report.cases.map((total, index) => ({
  index,
  name: total.name,
  label: total.name.startsWith(`${total.group}/`)
    ? total.name.slice(total.group.length + 1)
    : total.name,
  group: total.group,
  hidden: total.hidden,
}));

const groups = [...new Set(columns.map((column) => column.group))];

// Returns the key under which the histogram counts a cause: its code, or else its title, and its
// part. If the hint shows neither code nor title, returns only the part.
const deviationKey = ({ part, title, code }) => {
  if (code) return `${code} [${part}]`;
  return title ? `${title} [${part}]` : part;
};

const deviationKeysOf = (explanation) => {
  if (!explanation) return new Set();
  const told = explanation.causes ?? (explanation.parts ?? []).map((part) => ({ part }));
  return new Set(told.map(deviationKey));
};

// The submissions in the order of the report, their results by the index of their columns.
const rows = (() => {
  const places = new Map(columns.map((column) => [column.name, column.index]));
  return report.submissions.map((submission, index) => {
    const cells = new Array(columns.length).fill(null);
    for (const result of submission.cases) {
      const place = places.get(result.name);
      if (cells[place] === null) cells[place] = result;
    }
    const { explanation } = submission;
    return { index, submission, cells, explanation, deviations: deviationKeysOf(explanation) };
  });
})();

// With one submission there is no matrix: its cases are the rows.
const isSingle = rows.length === 1;

const verdictOrder = ["AC", "PE", "WA", "TLE", "MLE", "OLE", "RTE", "CE", "NG", "JE"];

// The verdicts that occur, with their names and numbers of cells.
const verdicts = (() => {
  const found = new Map();
  for (const row of rows) {
    for (const result of row.submission.cases) {
      const entry = found.get(result.verdict) ?? { name: result.verdict_name, count: 0 };
      entry.count += 1;
      found.set(result.verdict, entry);
    }
  }
  return verdictOrder
    .filter((verdict) => found.has(verdict))
    .map((verdict) => ({ verdict, ...found.get(verdict) }));
})();

const passed = (result) => result.verdict === "AC";

// The totals of a row over the shown columns; seconds are null if nothing was measured.
const sumOf = (row, shown) => {
  const sum = { passed: 0, cases: 0, points: 0, most: 0, seconds: null };
  for (const column of shown) {
    const result = row.cells[column.index];
    if (!result) continue;
    sum.cases += 1;
    sum.passed += passed(result) ? 1 : 0;
    sum.points += result.points;
    sum.most += result.max_points;
    if (result.usage) sum.seconds = (sum.seconds ?? 0) + result.usage.cpu_s;
  }
  // Penalties and adjustments belong to no case.
  if (shown.length !== columns.length) return sum;
  for (const change of row.submission.point_changes ?? []) sum.points += change.points;
  return sum;
};

// True if an entry without a student could belong to this one.
const hasUnknownPoints = ({ submission: { presence, point_changes: changes } }) =>
  presence === "unknown" && !changes;

const hasTimes = rows.some((row) => row.cells.some((result) => result?.usage));
