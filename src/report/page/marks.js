// The key of the marks in the results, without marks that do not occur.

const hasMark = (test) => rows.some((row) => row.cells.some((result) => result && test(result)));

const marks = () => [
  ["replay", "has a replay", hasMark((result) => result.replay)],
  [
    "warned",
    "has a warning, or differs from run to run",
    hasMark((result) => result.warnings?.length || result.nondeterministic),
  ],
  ["broken", "has a problem that prevents grading", rows.some((row) => row.submission.cannot_start)],
  ["hidden", "hidden case: only verdicts are shown", columns.some((column) => column.hidden)],
];

// A page of one submission has a list with words instead of marks.
const drawMarks = () => {
  const shown = isSingle ? [] : marks().filter(([, , is]) => is);
  if (shown.length === 0) return;
  element("results").before(
    make(
      "ul",
      { id: "marks", "aria-label": "Key of marks" },
      shown.map(([name, words]) =>
        make(
          "li",
          {},
          make("span", { class: `mark ${name}`, "aria-hidden": "true" }, name === "broken" ? "!" : ""),
          ` ${words}`,
        ),
      ),
    ),
  );
};
