// The sort order, the filters and the open panel, stored in the address after # so that links contain them.

const state = {
  text: "",
  verdicts: new Set(),
  failing: false,
  groups: new Set(), // empty: all
  deviation: "",
  sort: "name", // or passed, points, time, explained, case/NAME; in the list also verdict, memory
  isDown: false,
  open: null, // {row, column}; column null: the submission
};

const openText = () => {
  if (!state.open) return "";
  const { row, column } = state.open;
  return column === null ? String(row) : `${row}.${column}`;
};

// The part of the state that decides what the results show: all but `open`.
const viewParts = () => {
  const parts = new URLSearchParams();
  const put = (name, value) => value && parts.set(name, value);
  put("text", state.text);
  put("verdict", [...state.verdicts].join(","));
  put("failing", state.failing ? "1" : "");
  for (const group of state.groups) parts.append("group", group);
  put("deviation", state.deviation);
  const isDefault = state.sort === "name" && !state.isDown;
  put("sort", isDefault ? "" : (state.isDown ? "-" : "") + state.sort);
  return parts;
};

const hashOfState = () => {
  const parts = viewParts();
  if (state.open) parts.set("open", openText());
  return parts.toString();
};

const openFrom = (text) => {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text ?? "");
  if (!match) return null;
  const row = Number(match[1]);
  const column = match[2] === undefined ? null : Number(match[2]);
  if (!rows[row] || (column !== null && !rows[row].cells[column])) return null;
  return { row, column };
};

const sortKeys = () =>
  new Set([
    ...["name", "passed", "points", "time", "explained", "verdict", "memory"],
    ...columns.map((column) => `case/${column.name}`),
  ]);

// Reads the state from the address; ignores any value that is not valid.
const readHash = () => {
  const parts = new URLSearchParams(location.hash.slice(1));
  const known = new Set(verdicts.map((entry) => entry.verdict));
  state.text = parts.get("text") ?? "";
  const wanted = (parts.get("verdict") ?? "").split(",");
  state.verdicts = new Set(wanted.filter((verdict) => known.has(verdict)));
  state.failing = parts.get("failing") === "1";
  state.groups = new Set(parts.getAll("group").filter((group) => groups.includes(group)));
  const deviation = parts.get("deviation") ?? "";
  state.deviation = rows.some((row) => row.deviations.has(deviation)) ? deviation : "";
  const sort = parts.get("sort") ?? "name";
  state.isDown = sort.startsWith("-");
  const key = state.isDown ? sort.slice(1) : sort;
  state.sort = sortKeys().has(key) ? key : "name";
  if (state.sort !== key) state.isDown = false;
  state.open = openFrom(parts.get("open"));
};

const writeHash = () => {
  const hash = hashOfState();
  if (hash === location.hash.slice(1)) return;
  history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search);
};

const isFiltered = () =>
  Boolean(
    state.text || state.verdicts.size || state.failing || state.groups.size || state.deviation,
  );

const noFilters = () => ({
  text: "",
  verdicts: new Set(),
  failing: false,
  groups: new Set(),
  deviation: "",
});
