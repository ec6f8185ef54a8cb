// The cases, in a page of one submission.

const firstWords = (result) => {
  if (result.hidden) return "hidden: only the verdict is shown";
  if (result.verdict_only) return "";
  return result.findings?.[0] ?? result.detail ?? "";
};

const caseRow = (column) => {
  const result = rows[0].cells[column.index];
  const place = { tabindex: -1, "data-row": 0, "data-column": column.index };
  return make(
    "tr",
    {},
    make(
      "th",
      { ...place, scope: "row", class: "who", title: column.name },
      make("bdi", {}, column.name),
    ),
    make(
      "td",
      { ...place, class: `cell v-${result.verdict}${result.replay ? " replay" : ""}` },
      result.verdict,
    ),
    make(
      "td",
      { ...place, class: "number" },
      `${pointsText(result.points)}/${pointsText(result.max_points)}`,
    ),
    hasTimes
      ? [
          make(
            "td",
            { ...place, class: "number time" },
            result.usage ? secondsText(result.usage.cpu_s) : "–",
          ),
          make(
            "td",
            { ...place, class: "number memory" },
            result.usage ? bytesText(result.usage.peak_memory_bytes) : "–",
          ),
        ]
      : null,
    make("td", { ...place, class: "what" }, firstWords(result)),
  );
};

const listOf = (list) =>
  make(
    "table",
    { id: "grid", class: "list", role: "grid", "aria-label": "Cases" },
    make(
      "thead",
      {},
      make(
        "tr",
        { class: "heads" },
        heading("name", "Case", { class: "who" }),
        heading("verdict", "Verdict"),
        heading("points", "Points", { class: "number" }),
        hasTimes
          ? ["time", "memory"].map((key) =>
              heading(key, key === "time" ? "Time" : "Memory", { class: `number ${key}` }),
            )
          : null,
        make("th", { scope: "col", tabindex: -1 }, "What was found"),
      ),
    ),
    make("tbody", {}, list.map(caseRow)),
  );
