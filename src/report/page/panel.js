// The panel beside the results. Escape closes it and returns the focus to the cell.

const focusPanel = () => element("panel").querySelector("h2")?.focus();

const closePanel = () => {
  update({ open: null });
  restoreActive(true);
};

const backButton = () =>
  make(
    "button",
    {
      type: "button",
      class: "plain",
      click: () => {
        update({ open: { row: state.open.row, column: null } });
        focusPanel();
      },
    },
    "All of this submission",
  );

const markOpen = () => {
  const grid = element("grid");
  for (const old of grid.querySelectorAll(".open")) old.classList.remove("open");
  if (!state.open) return;
  const { row, column } = state.open;
  const place =
    column === null ? `.who[data-row="${row}"]` : `[data-row="${row}"][data-column="${column}"]`;
  for (const cell of grid.querySelectorAll(place))
    cell.classList.toggle("open", cell.matches(".who, .cell"));
};

let drawnPanel = null;

const drawPanel = () => {
  const panel = element("panel");
  const wanted = openText();
  markOpen();
  document.body.classList.toggle("with-panel", Boolean(state.open));
  if (wanted === drawnPanel) return;
  drawnPanel = wanted;
  if (!state.open) {
    fill(panel);
    return;
  }
  const row = rows[state.open.row];
  const { column } = state.open;
  fill(
    panel,
    make(
      "div",
      { class: "bar-top" },
      column !== null ? backButton() : make("span"),
      make(
        "button",
        { type: "button", class: "close", "aria-label": "Close", click: closePanel },
        "×",
      ),
    ),
    column === null ? submissionDetails(row) : caseDetails(row, columns[column]),
  );
  panel.scrollTop = 0;
  element("grid").querySelector(".open")?.scrollIntoView({ block: "nearest", inline: "nearest" });
};

const watchPanel = () => {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && state.open) {
      closePanel();
    } else if (event.key === "Escape") {
      hideTip();
    } else if (event.key === "/" && !event.target.closest("input")) {
      event.preventDefault();
      element("text").focus();
    }
  });
};
