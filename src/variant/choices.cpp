#include "variant/choices.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "variant/slots.h"

namespace flocking::explain {
namespace {

constexpr std::array<std::string_view, kSlots> kCodes = {
    "cohesion.who",
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
    "alignment.formula",
};

constexpr std::array<std::string_view, 3> kNames = {"cohesion", "separation", "alignment"};
constexpr std::array kLetters = {'c', 's', 'a'};

// Returns `text` with its placeholders in braces replaced for force number `force`; `named` is the
// number of the force that the choice names.
std::string worded(std::string_view text, std::size_t force, std::size_t named) {
  const std::size_t counted = force == 0 ? 2 : 0;
  std::string capital(kNames[force]);
  capital[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(capital[0])));
  const auto symbol = [](char kind, std::size_t of) {
    return std::string{kind, '_', kLetters[of]};
  };
  const std::array<std::pair<std::string_view, std::string>, 12> words = {{
      {"{force}", std::string(kNames[force])},
      {"{Force}", capital},
      {"{r}", symbol('r', force)},
      {"{K}", symbol('K', force)},
      {"{n}", symbol('n', force)},
      {"{r'}", symbol('r', force == 0 ? 1 : 0)},
      {"{r''}", symbol('r', force == 2 ? 1 : 2)},
      {"{named}", std::string(kNames[named])},
      {"{r_named}", symbol('r', named)},
      {"{K_named}", symbol('K', named)},
      {"{counted}", std::string(kNames[counted])},
      {"{n_counted}", symbol('n', counted)},
  }};
  std::string result(text);
  for (const auto& [word, meaning] : words) {
    for (std::size_t at = result.find(word); at != std::string::npos; at = result.find(word, at)) {
      result.replace(at, word.size(), meaning);
    }
  }
  return result;
}

// All choices, in the order of slots and, within a slot, of values.
class Table {
 public:
  Table() {
    add(std::span(kCompanyRows));
    add(std::span(kCohesionRows));
    add(std::span(kSeparationRows));
    add(std::span(kAlignmentRows));
    add(std::span(kStepRows));
    add(std::span(kNumberRows));
    add(std::span(kReadingRows));
    add(std::span(kPrintingRows));
    for (const WhoRow& one : kWhoRows) add(one.words);
    for (const ForceRow& one : kCollectRows) add(one);
    for (const ForceRow& one : kWeightRows) add(one);
    for (const ForceRow& one : kTimesRows) add(one);
    for (const ForceRow& one : kFormulaRows) add(one);
    std::sort(rows_.begin(), rows_.end(), [](const Choice& a, const Choice& b) {
      return std::pair(a.slot, a.value) < std::pair(b.slot, b.value);
    });
    for (std::size_t slot = 0; slot <= kSlots; ++slot) {
      const auto first = std::find_if(rows_.begin(), rows_.end(), [slot](const Choice& one) {
        return static_cast<std::size_t>(one.slot) >= slot;
      });
      first_[slot] = static_cast<std::size_t>(first - rows_.begin());
    }
  }

  [[nodiscard]] std::span<const Choice> all() const { return rows_; }
  [[nodiscard]] std::span<const Choice> of(Slot slot) const {
    const auto number = static_cast<std::size_t>(slot);
    return all().subspan(first_[number], first_[number + 1] - first_[number]);
  }

 private:
  void add(std::span<const Choice> rows) { rows_.insert(rows_.end(), rows.begin(), rows.end()); }

  void add(const ForceRow& one) {
    for (std::size_t force = 0; force < kForces.size(); ++force) {
      if (!one.is_of[force]) continue;
      for (std::size_t named = 0; named < (one.names_force() ? kForces.size() : 1); ++named) {
        rows_.push_back(choice_of(one, force, named));
      }
    }
  }

  // Leaves title and sentence empty for a choice that the search never tries (prior 0).
  Choice choice_of(const ForceRow& one, std::size_t force, std::size_t named) {
    const bool is_own = one.names_force() && force == named;
    const double prior = is_own ? 0.0 : one.prior.of[force];
    const auto& priors = one.prior.of;
    const bool has_words =
        !is_own && (prior > 0.0 || prior == *std::max_element(priors.begin(), priors.end()));
    const auto text = [&](std::string_view of_row) -> std::string_view {
      return texts_.emplace_back(worded(of_row, force, named));
    };
    return {slot_of(kForces[force], one.slot),
            static_cast<std::uint8_t>(one.value + named),
            text(is_own ? one.own_code : one.code),
            prior,
            has_words ? text(one.title) : "",
            has_words ? text(one.sentence) : "",
            text(is_own ? one.own_formula : one.formula)};
  }

  std::deque<std::string> texts_;
  std::vector<Choice> rows_;
  std::array<std::size_t, kSlots + 1> first_{};
};

const Table& table() {
  static const Table kTable;
  return kTable;
}

}  // namespace

std::span<const Choice> choices() { return table().all(); }

std::span<const Choice> choices_of(Slot slot) { return table().of(slot); }

std::string_view code_of(Slot slot) { return kCodes[static_cast<std::size_t>(slot)]; }

std::string part_of(Slot slot) {
  const std::string_view code = code_of(slot);
  const std::string_view head = code.substr(0, code.find('.'));
  if (head == "step") return "the time step";
  if (head == "numbers") return "the numbers";
  return std::string(head);
}

const Choice& row_of(Slot slot, std::uint8_t value) { return choices_of(slot)[value]; }

}  // namespace flocking::explain
