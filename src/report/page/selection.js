// Selects and sorts the rows and columns to show.

const shownColumns = () =>
  state.groups.size === 0 ? columns : columns.filter((column) => state.groups.has(column.group));

const hasText = (name) => name.toLowerCase().includes(state.text.trim().toLowerCase());

const isWanted = (result) =>
  (!state.failing || !passed(result)) &&
  (state.verdicts.size === 0 || state.verdicts.has(result.verdict));

const isShownRow = (row, shown) => {
  if (!hasText(row.submission.name)) return false;
  if (state.deviation && !row.deviations.has(state.deviation)) return false;
  if (!state.failing && state.verdicts.size === 0) return true;
  return shown.some((column) => row.cells[column.index] && isWanted(row.cells[column.index]));
};

const rankOf = (result) => (result ? verdictOrder.indexOf(result.verdict) : verdictOrder.length);

const statusRank = (explanation) => {
  if (!explanation) return 0;
  const ranks = { explained: 1, partly: 2, unexplained: 3 };
  return 1000 * ranks[explanation.status] + (explanation.causes ?? []).length;
};

// The sort key of a row; equal rows stay in the order of the report.
const sortValue = (row, shown) => {
  if (state.sort === "name") return row.index;
  if (state.sort === "explained") return statusRank(row.explanation);
  if (state.sort.startsWith("case/")) {
    const column = columns.find((one) => one.name === state.sort.slice("case/".length));
    return rankOf(row.cells[column.index]);
  }
  const sum = sumOf(row, shown);
  return (
    { passed: sum.passed, points: sum.points, time: sum.seconds ?? -1 }[state.sort] ?? row.index
  );
};

const sorted = (list, valueOf) => {
  const keyed = list.map((one, index) => ({ one, index, value: valueOf(one) }));
  const sign = state.isDown ? -1 : 1;
  keyed.sort((a, b) => sign * (a.value - b.value) || a.index - b.index);
  return keyed.map(({ one }) => one);
};

const shownRows = (shown) =>
  sorted(
    rows.filter((row) => isShownRow(row, shown)),
    (row) => sortValue(row, shown),
  );

// The sort key of a case of the one submission.
const caseValue = (column) => {
  const result = rows[0].cells[column.index];
  const values = {
    verdict: rankOf(result),
    points: result.points,
    time: result.usage?.cpu_s ?? -1,
    memory: result.usage?.peak_memory_bytes ?? -1,
  };
  return values[state.sort] ?? column.index;
};

const shownCases = () =>
  sorted(
    shownColumns().filter(
      (column) =>
        rows[0].cells[column.index] &&
        hasText(column.name) &&
        isWanted(rows[0].cells[column.index]),
    ),
    caseValue,
  );

// Sorts by a column, better values first; the same column again reverses the order.
const sortBy = (key) => {
  const fromHighest = ["passed", "points"].includes(key);
  update(state.sort === key ? { isDown: !state.isDown } : { sort: key, isDown: fromHighest });
};
