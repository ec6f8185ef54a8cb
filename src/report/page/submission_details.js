// The details of a submission: its explanation, and its cases.

// The words of a line; marks those that differ from the other line.
const comparedWords = (line, other) => {
  const others = other.split(" ");
  return line
    .split(" ")
    .map((word, index) => [
      index ? " " : null,
      word === others[index] ? word : make("mark", {}, word),
    ]);
};

const comparedLines = (text, other) => {
  const others = other.split("\n");
  const lines = text.replace(/\n$/, "").split("\n");
  return make(
    "pre",
    {},
    lines.map((line, index) => [comparedWords(line, others[index] ?? ""), "\n"]),
  );
};

const witnessOf = (witness, ofPart) => {
  if (!witness) return null;
  const alone = ofPart ? `with this mistake only in ${ofPart}` : "with only this mistake";
  return make(
    "div",
    { class: "witness" },
    make("div", { class: "wide" }, make("span", {}, "input"), make("pre", {}, witness.input)),
    make(
      "div",
      {},
      make("span", {}, "by the rules"),
      comparedLines(witness.expected, witness.found),
    ),
    make(
      "div",
      {},
      make("span", {}, witness.seen ? "the program printed" : alone),
      comparedLines(witness.found, witness.expected),
    ),
  );
};

const formulasOf = (cause) => {
  if (!cause.formula) return null;
  const formula = (title, text, kind) =>
    make("div", { class: kind }, make("span", {}, title), make("code", {}, text));
  return [
    make(
      "div",
      { class: "pair" },
      formula("by the rules", cause.expected_formula, null),
      formula("the program", cause.formula, "found"),
    ),
    cause.symbols ? make("p", { class: "note" }, cause.symbols) : null,
  ];
};

const causeOf = (cause) =>
  make(
    "li",
    {},
    make("h4", {}, cause.title, make("span", { class: "part" }, cause.part)),
    make("p", {}, cause.sentence),
    formulasOf(cause),
    cause.effect ? make("p", { class: "note" }, cause.effect) : null,
    witnessOf(cause.witness, cause.witness_part),
  );

const linesOf = (lines) =>
  make(
    "ul",
    {},
    lines.map((line) => make("li", {}, line)),
  );

// The crash, in the words of the program and in ours.
const crashOf = ({ crash }) => {
  if (!crash) return null;
  const told = [crash.sentence, crash.cause, crash.advice].filter(Boolean);
  return part("How it ends", [
    told.map((line) => make("p", {}, line)),
    crash.stderr ? make("pre", {}, crash.stderr) : null,
    crash.input ? [make("p", { class: "note" }, "The smallest input for which this was seen:")] : null,
    crash.input ? make("pre", {}, crash.input) : null,
  ]);
};

// The facts about parts that are only partly known.
const factsOf = (explanation) => {
  const others = [
    ["the time step", explanation.step],
    ["reading", explanation.reading],
    ["printing", explanation.printing],
  ];
  const parts = [...(explanation.forces ?? []).map((force) => [force.name, force]), ...others];
  return parts
    .filter(([, judged]) => judged?.facts?.length)
    .map(([name, judged]) =>
      part(`Facts about ${name}`, linesOf(judged.facts.map((fact) => fact.sentence + (fact.right ? " This is correct." : "")))),
    );
};

const commandOf = (explanation) => {
  if (!explanation.variant) return null;
  const title =
    explanation.status === "explained"
      ? "This command prints what the program prints"
      : "This command simulates the known part of the program";
  return part(
    title,
    make("pre", { class: "command" }, `flocking --variant "${explanation.variant}" < INPUT`),
  );
};

// The lines of the source to look at, what to do there, and the change.
const placesOf = ({ line_fixes: fixes = [], lines = [] }) => [
  fixes.map((fix) => [
    make(
      "p",
      { class: "place" },
      make("code", {}, `${fix.file}:${fix.line}`),
      ` ${[fix.part, fix.kind].filter(Boolean).join(": ")}`,
      fix.cases_after ? `; then ${counted(fix.cases_after, "case")} pass` : "",
    ),
    fix.diff ? make("pre", {}, fix.diff) : null,
  ]),
  lines.map(({ file, first, last, part: name }) =>
    make(
      "p",
      { class: "place" },
      make("code", {}, `${file}:${first}${last > first ? `-${last}` : ""}`),
      ` ${name} is computed here`,
    ),
  ),
];

const explanationParts = (explanation) => [
  make(
    "p",
    { class: "verdict" },
    make("span", { class: `dot s-${explanation.status}` }),
    explanation.headline,
  ),
  placesOf(explanation),
  explanation.reason ? make("p", {}, `Why the explanation is incomplete: ${explanation.reason}`) : null,
  (explanation.sentences ?? []).map((line) => make("p", {}, line)),
  crashOf(explanation),
  part(
    "Not part of the answer",
    explanation.debug_lines?.length ? linesOf(explanation.debug_lines) : null,
  ),
  explanation.causes?.length
    ? make("ol", { class: "deviations" }, explanation.causes.map(causeOf))
    : null,
  factsOf(explanation),
  commandOf(explanation),
  part("Remarks", explanation.remarks?.length ? linesOf(explanation.remarks) : null),
];

const caseButtons = (row) =>
  make(
    "ul",
    { class: "cases" },
    columns
      .filter((column) => row.cells[column.index])
      .map((column) => {
        const result = row.cells[column.index];
        return make(
          "li",
          {},
          make(
            "button",
            {
              type: "button",
              click: () => {
                update({ open: { row: row.index, column: column.index } });
                focusPanel();
              },
            },
            make("span", { class: `code v-${result.verdict}` }, result.verdict),
            make("span", { class: "name" }, column.name),
            make(
              "span",
              { class: "number" },
              `${pointsText(result.points)}/${pointsText(result.max_points)}`,
            ),
          ),
        );
      }),
  );

const changeLines = ({ point_changes: changes, keeps_grade: keeps }) =>
  changes.map(({ kind, points, reason }) => {
    const change =
      keeps && kind === "adjustment"
        ? "the grade on the platform is kept"
        : `${points < 0 ? "" : "+"}${pointsText(points)} points`;
    return `${kind}: ${change}${reason ? `: ${reason}` : ""}`;
  });

const submissionDetails = (row) => {
  const { submission, explanation } = row;
  const { score } = submission;
  return [
    make("p", { class: "above" }, "Submission"),
    make("h2", { tabindex: -1 }, submission.name),
    submission.follows ? make("p", { class: "note" }, submission.follows.sentence) : null,
    facts(
      factRow("passed", `${score.passed} of ${score.cases}`),
      factRow(
        "points",
        hasUnknownPoints(row)
          ? "unknown"
          : `${pointsText(score.points)} of ${pointsText(score.max_points)}`,
      ),
    ),
    submission.point_changes ? part("Points", linesOf(changeLines(submission))) : null,
    submission.cannot_start
      ? make("p", { class: "note" }, refusalText(submission))
      : null,
    explanation ? part("Explanation", explanationParts(explanation)) : null,
    submission.build_warnings
      ? part("Warnings of the build", linesOf(submission.build_warnings))
      : null,
    submission.build_log
      ? part("Log of the build", [make("pre", {}, submission.build_log)])
      : null,
    part("Cases", caseButtons(row)),
  ];
};
