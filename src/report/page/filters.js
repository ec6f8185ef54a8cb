// The line of filters. Its elements are kept when the results change, so that typing is not interrupted.

const toggled = (set, value) => {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
};

const chip = (attributes, click, ...children) =>
  make(
    "button",
    { type: "button", class: "chip", "aria-pressed": "false", ...attributes, click },
    ...children,
  );

const verdictChips = () =>
  verdicts.map(({ verdict, name, count }) =>
    chip(
      { "data-verdict": verdict, title: name },
      () => update({ verdicts: toggled(state.verdicts, verdict) }),
      make("span", { class: `code v-${verdict}` }, verdict),
      ` ${name} `,
      make("b", {}, count),
    ),
  );

const groupChips = () => {
  if (groups.length < 2) return [];
  return groups.map((group) =>
    chip(
      { "data-group": group },
      () => update({ groups: toggled(state.groups, group) }),
      groupText(group),
    ),
  );
};

const labelled = (label, chips) =>
  chips.length === 0
    ? null
    : make(
        "div",
        { class: "chips", role: "group", "aria-label": label },
        make("span", { class: "label" }, label),
        chips,
      );

const makeFilters = () => {
  const search = make("input", {
    type: "search",
    id: "text",
    placeholder: isSingle ? "Find a case" : "Find a submission",
    "aria-label": isSingle ? "Find a case" : "Find a submission",
    autocomplete: "off",
    spellcheck: "false",
    input: (event) => update({ text: event.target.value }),
  });
  const failing = make("input", {
    type: "checkbox",
    id: "failing",
    change: (event) => update({ failing: event.target.checked }),
  });
  fill(
    element("filters"),
    make(
      "div",
      { class: "line" },
      search,
      make("label", { class: "check" }, failing, " failing only"),
      make("span", { id: "count", role: "status" }),
      make(
        "button",
        { type: "button", id: "reset", class: "plain", click: () => update(noFilters()) },
        "Show all",
      ),
    ),
    labelled("Verdicts", verdictChips()),
    labelled("Cases", groupChips()),
  );
};

const countText = (shown, all) => {
  const noun = isSingle ? "case" : "submission";
  return shown === all ? counted(all, noun) : `${shown} of ${counted(all, noun)}`;
};

const drawFilters = (shown, all) => {
  const search = element("text");
  if (search.value !== state.text) search.value = state.text;
  element("failing").checked = state.failing;
  element("count").textContent = countText(shown, all);
  element("reset").hidden = !isFiltered();
  for (const one of element("filters").querySelectorAll("[data-verdict]")) {
    one.setAttribute("aria-pressed", state.verdicts.has(one.dataset.verdict));
  }
  for (const one of element("filters").querySelectorAll("[data-group]")) {
    one.setAttribute("aria-pressed", state.groups.has(one.dataset.group));
  }
};
