// The details of one case of a submission.

const factRow = (name, value) =>
  value === null || value === undefined || value === ""
    ? null
    : make("div", { class: "fact" }, make("dt", {}, name), make("dd", {}, value));

const facts = (...list) => make("dl", { class: "facts" }, list);

const part = (title, ...children) =>
  children.flat().filter(Boolean).length === 0
    ? null
    : make("section", { class: "part" }, make("h3", {}, title), children);

const gauge = (name, used, limit, text) =>
  make(
    "div",
    { class: "fact" },
    make("dt", {}, name),
    make(
      "dd",
      {},
      withShare(make("span", { class: "gauge" }), Math.min(1, limit ? used / limit : 0)),
      text,
    ),
  );

const usagePart = ({ usage, limits }) => {
  if (!usage) return null;
  return part(
    "Used",
    facts(
      gauge(
        "processor time",
        usage.cpu_s,
        limits.cpu_s,
        `${secondsText(usage.cpu_s)} of ${limits.cpu_s} s`,
      ),
      gauge(
        "wall time",
        usage.wall_s,
        limits.wall_s,
        `${secondsText(usage.wall_s)} of ${limits.wall_s} s`,
      ),
      gauge(
        "memory",
        usage.peak_memory_bytes,
        limits.memory_bytes,
        `${bytesText(usage.peak_memory_bytes)} of ${bytesText(limits.memory_bytes)}`,
      ),
      gauge(
        "output",
        usage.output_bytes,
        limits.output_bytes,
        `${bytesText(usage.output_bytes)} of ${bytesText(limits.output_bytes)}`,
      ),
    ),
  );
};

const placeText = ({ step, agent, field, index }) =>
  step === null ? `value ${index + 1}` : `step ${step}, agent ${agent}, ${field}`;

const differencePart = (result) => {
  const first = result.comparison?.first_difference;
  if (!first || passed(result)) return null;
  const printed = first.kind === "missing" ? "nothing: the output has ended" : first.found;
  return part(
    "First difference",
    make("p", { class: "where" }, placeText(first)),
    make(
      "div",
      { class: "pair" },
      make("div", {}, make("span", {}, "expected"), make("code", {}, first.expected ?? "nothing")),
      make(
        "div",
        { class: "found" },
        make("span", {}, "found"),
        make("code", {}, printed ?? "nothing"),
      ),
    ),
    facts(
      factRow("off by", first.error),
      factRow("in the output", `line ${first.line}, column ${first.column}`),
    ),
  );
};

// Leaves out the first finding: the part about the first difference shows it.
const findingsPart = (result) => {
  const isShown = !passed(result) && result.comparison?.first_difference?.kind === "value";
  const lines = (result.findings ?? []).slice(isShown ? 1 : 0);
  return part(
    "Findings",
    lines.length
      ? make(
          "ul",
          { class: "findings" },
          lines.map((line) => make("li", {}, line)),
        )
      : null,
  );
};

const excerptPart = (title, text) => (text ? part(title, make("pre", {}, text)) : null);

const caseDetails = (row, column) => {
  const result = row.cells[column.index];
  const { verdict } = result;
  return [
    make("p", { class: "above" }, row.submission.name),
    make("h2", { tabindex: -1 }, column.name),
    make(
      "p",
      { class: "verdict" },
      make("span", { class: `code v-${verdict}` }, verdict),
      ` ${verdictText(result)}`,
    ),
    facts(
      factRow("points", `${pointsText(result.points)} of ${pointsText(result.max_points)}`),
      factRow("no points", result.uncounted),
      factRow(
        "size",
        result.agents
          ? `${counted(result.agents, "agent")}, ${counted(result.steps, "step")}`
          : null,
      ),
      factRow(
        "runs",
        result.runs > 1
          ? `${result.runs}${result.nondeterministic ? ", which differed" : ""}`
          : null,
      ),
    ),
    result.replay ? make("a", { class: "button", href: result.replay }, "Open the replay") : null,
    result.verdict_only
      ? make(
          "p",
          { class: "note" },
          result.hidden
            ? "A hidden case: only its verdict is shown."
            : "This report shows only verdicts.",
        )
      : null,
    row.submission.cannot_start
      ? make("p", { class: "note" }, refusalText(row.submission))
      : null,
    differencePart(result),
    findingsPart(result),
    usagePart(result),
    excerptPart("Error output (stderr)", result.stderr_excerpt),
    excerptPart("Input", result.input_excerpt),
  ];
};
