// Totals of the whole report, and its alarms.

const tile = (value, label, share = null) => {
  const made = make(
    "div",
    { class: share === null ? "tile" : "tile share" },
    make("strong", {}, value),
    make("span", {}, label),
  );
  return share === null ? made : withShare(made, share);
};

const submissionTile = () => {
  if (isSingle) {
    const { explanation } = rows[0];
    const made = tile(rows[0].submission.name, explanationBrief(explanation) || "submission");
    made.classList.add("named");
    return made;
  }
  const perfect = rows.filter((row) => row.submission.cases.every(passed)).length;
  return tile(rows.length, `submissions, ${perfect} without a failure`);
};

const pointsTile = () => {
  const { points, max_points: most } = report.score;
  if (rows.length < 2) return tile(`${pointsText(points)} / ${pointsText(most)}`, "points");
  const mean = pointsText(points / rows.length);
  return tile(`${mean} / ${pointsText(most / rows.length)}`, "points on average");
};

const aboutLine = () => {
  const told = [`graded ${dateText(report.started_at)} in ${durationText(report.wall_s)}`];
  told.push(`flocking ${report.program_version}`);
  told.push(`sandbox: ${report.sandbox.layers.join(", ")}`);
  if (report.cases_folder) told.push(`cases: ${report.cases_folder}`);
  if (report.layout) told.push(`submitted as: ${report.layout}`);
  if (report.disclosure === "difference") told.push("without inputs and stderr");
  if (report.disclosure === "verdict") told.push("verdicts only");
  return make("p", { class: "about" }, told.join(" · "));
};

// The rules that the answers follow, in the words of the other reports.
const rulesLines = () =>
  report.rules
    ? [report.rules.sentence, ...report.rules.remarks].map((line) =>
        make("p", { class: "about" }, line),
      )
    : [];

// The rules that programs follow, if they differ from those of the answers; they come first.
const firstLines = () =>
  (report.followed_rules ?? []).map((line) => make("p", { class: "first" }, line));

const alarmLines = () => [
  ...(report.rules?.warnings ?? []),
  ...report.sandbox.missing.map((layer) => `The sandbox is missing ${layer}.`),
  ...(report.notes ?? []).map((note) => `${note}.`),
  ...(report.interrupted ? [`The grading ended early: ${report.interrupted}.`] : []),
];

const drawHeader = () => {
  const { score } = report;
  const hidden = columns.filter((column) => column.hidden).length;
  document.querySelector("h1").textContent = "Grading";
  fill(
    element("totals"),
    ...firstLines(),
    make(
      "div",
      { class: "tiles" },
      submissionTile(),
      tile(
        columns.length,
        `${columns.length === 1 ? "case" : "cases"}${hidden ? `, ${hidden} hidden` : ""}`,
      ),
      tile(
        percentText(score.passed, score.cases),
        `${score.passed} of ${score.cases} pass`,
        score.cases ? score.passed / score.cases : 0,
      ),
      pointsTile(),
    ),
    aboutLine(),
    ...rulesLines(),
  );
  fill(
    element("alarms"),
    alarmLines().map((line) => make("p", { class: "alarm", role: "alert" }, line)),
  );
};
