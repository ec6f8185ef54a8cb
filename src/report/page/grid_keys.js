// Keyboard control of the grid: one stop for Tab, arrows inside, Enter acts like a click.

let activeKey = null;

const keyOf = (cell) =>
  cell.dataset.sort ??
  `${cell.dataset.row}/${cell.dataset.column ?? ""}/${cell.dataset.column ? "" : cell.cellIndex}`;

const gridRows = () => [...element("grid").rows].filter((row) => row.querySelector("[tabindex]"));

const gridCells = (row) => [...row.cells].filter((cell) => cell.hasAttribute("tabindex"));

const makeActive = (cell, isFocused) => {
  for (const old of element("grid").querySelectorAll('[tabindex="0"]')) old.tabIndex = -1;
  cell.tabIndex = 0;
  activeKey = keyOf(cell);
  if (isFocused) cell.focus();
};

// Makes the same cell active again after a redraw, if it still exists.
const restoreActive = (isFocused) => {
  const all = [...element("grid").querySelectorAll("[tabindex]")];
  const cell = all.find((one) => keyOf(one) === activeKey) ?? all[0];
  if (cell) makeActive(cell, isFocused);
};

const stepOf = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

const targetOf = (event, list, row, column) => {
  const isFar = event.ctrlKey || event.metaKey;
  if (event.key === "Home") return [isFar ? 0 : row, 0];
  if (event.key === "End") return [isFar ? list.length - 1 : row, Infinity];
  const step = stepOf[event.key];
  return step && !event.altKey && !isFar ? [row + step[0], column + step[1]] : null;
};

const moveInGrid = (event, cell) => {
  const list = gridRows();
  const row = list.indexOf(cell.parentElement);
  const column = gridCells(cell.parentElement).indexOf(cell);
  const target = targetOf(event, list, row, column);
  if (!target) return;
  event.preventDefault();
  const cells = gridCells(list[Math.max(0, Math.min(list.length - 1, target[0]))]);
  makeActive(cells[Math.max(0, Math.min(cells.length - 1, target[1]))], true);
};

const activate = (cell) => {
  const { sort, row, column } = cell.dataset;
  makeActive(cell, true);
  if (sort) {
    sortBy(sort);
  } else if (row !== undefined) {
    const place = { row: Number(row), column: column === undefined ? null : Number(column) };
    const isSame = state.open?.row === place.row && state.open.column === place.column;
    update({ open: isSame ? null : place });
    if (!isSame) focusPanel();
  }
};

const watchGrid = () => {
  const place = element("results");
  const cellAt = (event) => event.target.closest("#grid [tabindex]");
  place.addEventListener("click", (event) => {
    const cell = cellAt(event);
    if (cell) activate(cell);
  });
  place.addEventListener("keydown", (event) => {
    const cell = cellAt(event);
    if (!cell) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      activate(cell);
    } else {
      moveInGrid(event, cell);
    }
  });
};
