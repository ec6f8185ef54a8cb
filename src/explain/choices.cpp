#include "explain/choices.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "explain/alignment_rows.h"
#include "explain/cohesion_rows.h"
#include "explain/formula_rows.h"
#include "explain/printing_rows.h"
#include "explain/reading_rows.h"
#include "explain/separation_rows.h"
#include "explain/separation_sum_rows.h"
#include "explain/step_rows.h"

namespace flocking::explain {
namespace {

constexpr std::array<std::string_view, kSlots> kCodes = {"cohesion.who",
                                                         "cohesion.self",
                                                         "cohesion.coincident",
                                                         "cohesion.collect",
                                                         "cohesion.shape",
                                                         "cohesion.limit",
                                                         "cohesion.empty",
                                                         "cohesion.zero",
                                                         "cohesion.weight",
                                                         "cohesion.times",
                                                         "separation.who",
                                                         "separation.self",
                                                         "separation.term",
                                                         "separation.direction",
                                                         "separation.zero",
                                                         "separation.collect",
                                                         "separation.empty",
                                                         "separation.clamp",
                                                         "separation.weight",
                                                         "separation.times",
                                                         "alignment.who",
                                                         "alignment.self",
                                                         "alignment.coincident",
                                                         "alignment.term",
                                                         "alignment.collect",
                                                         "alignment.shape",
                                                         "alignment.empty",
                                                         "alignment.weight",
                                                         "alignment.times",
                                                         "step.buffers",
                                                         "step.state",
                                                         "step.total",
                                                         "step.moved",
                                                         "step.speed",
                                                         "step.velocity",
                                                         "step.position",
                                                         "step.dt",
                                                         "numbers",
                                                         "numbers.zero-length",
                                                         "numbers.nan-distance",
                                                         "numbers.distance",
                                                         "numbers.division-by-zero",
                                                         "reading.order",
                                                         "reading.parameters",
                                                         "reading.steps",
                                                         "reading.start",
                                                         "reading.empty-line",
                                                         "reading.first-line",
                                                         "printing.start",
                                                         "printing.text",
                                                         "printing.digits",
                                                         "printing.columns",
                                                         "printing.agents",
                                                         "printing.frames",
                                                         "cohesion.formula",
                                                         "separation.formula",
                                                         "alignment.formula"};

template <std::size_t... sizes>
constexpr auto joined(const std::array<Choice, sizes>&... tables) {
  std::array<Choice, (sizes + ...)> rows{};
  auto* end = rows.begin();
  ((end = std::copy(tables.begin(), tables.end(), end)), ...);
  return rows;
}

constexpr auto kRows = joined(kCohesionRows, kSeparationRows, kSeparationSumRows, kAlignmentRows,
                              kStepRows, kReadingRows, kPrintingRows, kFormulaRows);

// Where each slot's rows begin, and the end.
constexpr std::array<std::size_t, kSlots + 1> first_rows() {
  std::array<std::size_t, kSlots + 1> first{};
  std::size_t row = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    first[slot] = row;
    while (row < kRows.size() && static_cast<std::size_t>(kRows[row].slot) == slot) ++row;
  }
  first[kSlots] = row;
  return first;
}

constexpr std::array<std::size_t, kSlots + 1> kFirst = first_rows();
static_assert(kFirst[kSlots] == kRows.size(), "rows stand in the order of slots");

constexpr bool values_count_up() {
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    for (std::size_t row = kFirst[slot]; row < kFirst[slot + 1]; ++row) {
      if (kRows[row].value != row - kFirst[slot]) return false;
    }
  }
  return true;
}
static_assert(values_count_up(), "the rows of a slot stand in the order of its choices");

}  // namespace

std::span<const Choice> choices() { return kRows; }

std::span<const Choice> choices_of(Slot slot) {
  const auto number = static_cast<std::size_t>(slot);
  return std::span(kRows).subspan(kFirst[number], kFirst[number + 1] - kFirst[number]);
}

std::string_view code_of(Slot slot) { return kCodes[static_cast<std::size_t>(slot)]; }

const Choice& row_of(Slot slot, std::uint8_t value) { return choices_of(slot)[value]; }

}  // namespace flocking::explain
