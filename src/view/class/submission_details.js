// All that may be told of a submission: its explanation, and its cases.

// The words of a line, those marked that are others in the other line.
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

const witnessOf = (witness) => {
  if (!witness) return null;
  const found = witness.seen ? "the program printed" : "with this deviation alone";
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
    make("div", {}, make("span", {}, found), comparedLines(witness.found, witness.expected)),
  );
};

const deviationOf = (deviation, cases) =>
  make(
    "li",
    {},
    make("h4", {}, deviation.title, make("span", { class: "part" }, deviation.part)),
    make("p", {}, deviation.sentence),
    deviation.formula
      ? make(
          "div",
          { class: "pair" },
          make(
            "div",
            {},
            make("span", {}, "by the rules"),
            make("code", {}, deviation.expected_formula),
          ),
          make(
            "div",
            { class: "found" },
            make("span", {}, "the program"),
            make("code", {}, deviation.formula),
          ),
        )
      : null,
    cases > 0
      ? make(
          "p",
          { class: "note" },
          `Breaks ${deviation.breaks} of ${counted(cases, "case")} on its own.`,
        )
      : null,
    witnessOf(deviation.witness),
  );

const commandOf = (explanation) => {
  if (!explanation.variant) return null;
  const title =
    explanation.status === "explained"
      ? "This prints what the program prints"
      : "This runs what is known of the program";
  return part(
    title,
    make("pre", { class: "command" }, `flocking --variant "${explanation.variant}" < INPUT`),
  );
};

const explanationParts = (explanation) => [
  make(
    "p",
    { class: "verdict" },
    make("span", { class: `dot s-${explanation.status}` }),
    `${explanation.headline}${explanation.reason ? `: ${explanation.reason}` : ""}`,
  ),
  (explanation.sentences ?? []).map((line) => make("p", {}, line)),
  explanation.deviations?.length
    ? make(
        "ol",
        { class: "deviations" },
        explanation.deviations.map((one) => deviationOf(one, explanation.cases)),
      )
    : null,
  commandOf(explanation),
  part(
    "Remarks",
    explanation.remarks?.length
      ? make(
          "ul",
          {},
          explanation.remarks.map((line) => make("li", {}, line)),
        )
      : null,
  ),
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

const submissionDetails = (row) => {
  const { submission, explanation } = row;
  const { score } = submission;
  return [
    make("p", { class: "above" }, "Submission"),
    make("h2", { tabindex: -1 }, submission.name),
    facts(
      factRow("passed", `${score.passed} of ${score.cases}`),
      factRow("points", `${pointsText(score.points)} of ${pointsText(score.max_points)}`),
    ),
    submission.cannot_start
      ? make("p", { class: "note" }, `Cannot start: ${submission.cannot_start}.`)
      : null,
    explanation ? part("Explanation", explanationParts(explanation)) : null,
    part("Cases", caseButtons(row)),
  ];
};
