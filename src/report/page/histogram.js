// The causes in the class: a bar each; a click filters the submissions that have it.

const mostBars = 12;

const statusText = ({ explained, follow_rules: rules, partly, unexplained }) => {
  const told = [`${explained} explained${rules ? ` (${rules} by the rules)` : ""}`];
  if (partly) told.push(`${partly} partly`);
  if (unexplained) told.push(`${unexplained} unexplained`);
  return `${counted(explained + partly + unexplained, "failing submission")} examined: ${told.join(", ")}.`;
};

const barOf = (occurrence, most) => {
  const key = deviationKey(occurrence);
  const part = occurrence.title ? make("span", { class: "part" }, occurrence.part) : null;
  return withShare(
    make(
      "button",
      {
        type: "button",
        class: "bar",
        "aria-pressed": String(state.deviation === key),
        title: occurrence.submissions.join(", "),
        click: () => update({ deviation: state.deviation === key ? "" : key }),
      },
      make("span", { class: "title" }, occurrence.title ?? occurrence.part, part),
      make("b", {}, occurrence.count),
    ),
    occurrence.count / most,
  );
};

let areAllBars = false;

const moreButton = (count) =>
  make(
    "button",
    {
      type: "button",
      class: "plain",
      click: () => {
        areAllBars = true;
        drawHistogram();
      },
    },
    `Show all ${count}`,
  );

const drawHistogram = () => {
  const told = report.explanations;
  if (!told || isSingle) return;
  const { histogram, statuses } = told;
  const most = Math.max(1, ...histogram.map((one) => one.count));
  const shown = areAllBars ? histogram : histogram.slice(0, mostBars);
  const place = element("explained");
  const focused = [...place.querySelectorAll("button")].indexOf(document.activeElement);
  fill(
    place,
    make("h2", {}, told.hint === "where" ? "Parts to look at" : "Causes"),
    make("p", { class: "about" }, statusText(statuses)),
    make(
      "div",
      { class: "bars" },
      shown.map((one) => barOf(one, most)),
    ),
    shown.length < histogram.length ? moreButton(histogram.length) : null,
  );
  if (focused >= 0) place.querySelectorAll("button")[focused]?.focus();
};
