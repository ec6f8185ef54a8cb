// The tooltip of a cell of the matrix, on hover or focus.

const tipLines = (row, column) => {
  const result = row.cells[column.index];
  const lines = [make("b", {}, `${row.submission.name} · ${column.name}`), verdictText(result)];
  const numbers = [`${pointsText(result.points)} of ${pointsText(result.max_points)} points`];
  if (result.usage)
    numbers.push(secondsText(result.usage.cpu_s), bytesText(result.usage.peak_memory_bytes));
  lines.push(numbers.join(" · "));
  if (!passed(result) && result.findings?.length) lines.push(result.findings[0]);
  if (result.hidden) lines.push("hidden: only the verdict is shown");
  return lines;
};

const placeTip = (tip, cell) => {
  const around = cell.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const isBelow = around.bottom + own.height + 8 < innerHeight;
  const top = isBelow ? around.bottom + 6 : Math.max(4, around.top - own.height - 6);
  const left = Math.max(
    4,
    Math.min(innerWidth - own.width - 4, around.left + around.width / 2 - own.width / 2),
  );
  tip.style.setProperty("top", `${top}px`);
  tip.style.setProperty("left", `${left}px`);
};

const hideTip = () => {
  element("tip").hidden = true;
  document.querySelector('[aria-describedby="tip"]')?.removeAttribute("aria-describedby");
};

const showTip = (cell) => {
  hideTip();
  const row = rows[Number(cell.dataset.row)];
  const column = columns[Number(cell.dataset.column)];
  const tip = element("tip");
  fill(
    tip,
    tipLines(row, column).map((line) => make("div", {}, line)),
  );
  cell.setAttribute("aria-describedby", "tip");
  placeTip(tip, cell);
};

const watchTips = () => {
  const place = element("results");
  const cellAt = (event) => event.target.closest(".matrix [data-column]");
  place.addEventListener("pointerover", (event) => {
    const cell = event.pointerType === "touch" ? null : cellAt(event);
    if (cell) {
      showTip(cell);
    } else {
      hideTip();
    }
  });
  place.addEventListener("pointerleave", hideTip);
  place.addEventListener("focusin", (event) => {
    const cell = cellAt(event);
    if (cell?.matches(":focus-visible")) showTip(cell);
  });
  place.addEventListener("focusout", hideTip);
  place.addEventListener("scroll", hideTip, true);
};
