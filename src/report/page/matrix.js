// The results: submissions by cases, or the cases of one submission.

// A heading that sorts. The grid's keys reach it, so Tab does not stop at it.
const heading = (key, label, attributes = {}) => {
  const isSorted = state.sort === key;
  return make(
    "th",
    {
      scope: "col",
      tabindex: -1,
      "data-sort": key,
      "aria-sort": isSorted ? (state.isDown ? "descending" : "ascending") : null,
      ...attributes,
      class: `sort ${attributes.class ?? ""}`,
    },
    make("span", { class: "name" }, label),
  );
};

const caseHeading = (column) =>
  heading(`case/${column.name}`, column.label, {
    class: column.hidden ? "case hidden" : "case",
    title: `${column.name}${column.hidden ? " (hidden: only its verdicts are shown)" : ""}`,
  });

// Empty cells above and below the headings before the cases; narrow screens hide some columns.
const corners = (heads) =>
  heads.map((head) => make("td", { class: `corner ${head.className.replace("sort", "")}` }));

// The names of groups above their cases, if there are several.
const groupRow = (shown, heads) => {
  const spans = [];
  for (const column of shown) {
    const last = spans.at(-1);
    if (last?.group === column.group) {
      last.count += 1;
    } else {
      spans.push({ group: column.group, count: 1 });
    }
  }
  if (groups.length < 2) return null;
  return make(
    "tr",
    { class: "groups" },
    corners(heads),
    spans.map(({ group, count }) =>
      make(
        "th",
        { scope: "colgroup", colspan: count, title: groupText(group) },
        make("span", {}, groupText(group)),
      ),
    ),
  );
};

const rateRow = (list, shown, heads) =>
  make(
    "tr",
    { class: "rates" },
    make("th", { scope: "row", class: "who" }, "pass rate"),
    corners(heads.slice(1)),
    shown.map((column) => {
      const results = list.map((row) => row.cells[column.index]).filter(Boolean);
      const count = results.filter(passed).length;
      const title = `${column.name}: ${count} of ${counted(results.length, "submission")} pass`;
      const text = percentText(count, results.length);
      return withShare(make("td", { title }, text), results.length ? count / results.length : 0);
    }),
  );

const cellOf = (row, column) => {
  const result = row.cells[column.index];
  if (!result) return make("td", { class: "cell none", tabindex: -1, "aria-label": "not graded" });
  const marks = [
    result.replay ? " replay" : "",
    result.warnings?.length || result.nondeterministic ? " warned" : "",
    isWanted(result) ? "" : " faint",
  ];
  return make(
    "td",
    {
      class: `cell v-${result.verdict}${marks.join("")}`,
      tabindex: -1,
      "data-row": row.index,
      "data-column": column.index,
    },
    result.verdict,
  );
};

const submissionRow = (row, shown) => {
  const sum = sumOf(row, shown);
  const number = (text, title, kind = "") =>
    make("td", { class: `number ${kind}`, tabindex: -1, "data-row": row.index, title }, text);
  return make(
    "tr",
    { class: sum.passed === sum.cases ? "perfect" : null },
    make(
      "th",
      {
        scope: "row",
        tabindex: -1,
        class: "who",
        "data-row": row.index,
        title: row.submission.name,
      },
      row.submission.cannot_start
        ? make("span", { class: "broken", title: refusalText(row.submission) }, "!")
        : null,
      make("bdi", {}, row.submission.name),
    ),
    number(`${sum.passed}/${sum.cases}`),
    number(hasUnknownPoints(row) ? "?" : pointsText(sum.points), `of ${pointsText(sum.most)}`),
    hasTimes ? number(secondsText(sum.seconds), "processor time of all cases", "time") : null,
    report.explanations
      ? make(
          "td",
          {
            class: `status s-${row.explanation?.status ?? "none"}`,
            tabindex: -1,
            "data-row": row.index,
          },
          make("span", {}, explanationBrief(row.explanation)),
        )
      : null,
    shown.map((column) => cellOf(row, column)),
  );
};

const matrixOf = (list, shown) => {
  const heads = [
    heading("name", "Submission", { class: "who" }),
    heading("passed", "Passed", { class: "number" }),
    heading("points", "Points", { class: "number" }),
    hasTimes ? heading("time", "Time", { class: "number time" }) : null,
    report.explanations ? heading("explained", "Explained", { class: "status" }) : null,
  ].filter(Boolean);
  return make(
    "table",
    { id: "grid", class: "matrix", role: "grid", "aria-label": "Submissions and cases" },
    make(
      "thead",
      {},
      groupRow(shown, heads),
      make("tr", { class: "heads" }, heads, shown.map(caseHeading)),
      rateRow(list, shown, heads),
    ),
    make(
      "tbody",
      {},
      list.map((row) => submissionRow(row, shown)),
    ),
  );
};
