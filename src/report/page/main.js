// Draws everything from the report and the state.

const nothingFound = () =>
  make(
    "p",
    { class: "empty" },
    isSingle ? "No case is left. " : "No submission is left. ",
    make(
      "button",
      { type: "button", class: "plain", click: () => update(noFilters()) },
      "Show all",
    ),
  );

let drawnView = null;

const drawResults = () => {
  const view = viewParts().toString();
  if (view === drawnView) return;
  drawnView = view;
  const place = element("results");
  const hadFocus = place.contains(document.activeElement);
  const old = place.querySelector(".scroll");
  const [left, top] = [old?.scrollLeft ?? 0, old?.scrollTop ?? 0];
  const shown = shownColumns();
  const list = isSingle ? shownCases() : shownRows(shown);
  const table = isSingle ? listOf(list) : matrixOf(list, shown);
  hideTip();
  fill(place, make("div", { class: "scroll" }, table), list.length === 0 ? nothingFound() : null);
  place.querySelector(".scroll").scrollTo(left, top);
  restoreActive(hadFocus);
  drawFilters(list.length, isSingle ? columns.length : rows.length);
};

const drawAll = () => {
  drawResults();
  drawHistogram();
  drawPanel();
};

const update = (change) => {
  Object.assign(state, change);
  writeHash();
  drawAll();
};

const drawOnlyExplanation = () => {
  if (!isSingle || !rows[0].explanation) return;
  element("results").after(element("explained"));
  fill(
    element("explained"),
    make("h2", {}, "Explanation"),
    make("div", { class: "alone" }, explanationParts(rows[0].explanation)),
  );
};

element("plain").remove();
drawHeader();
makeFilters();
drawOnlyExplanation();
drawMarks();
watchGrid();
watchTips();
watchPanel();
readHash();
drawAll();
addEventListener("hashchange", () => {
  readHash();
  drawAll();
});
