#include "observe/format_study.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "observe/number_study.h"
#include "observe/probes.h"
#include "observe/reading.h"
#include "observe/reading_study.h"

namespace flocking::explain {
namespace {

std::string why_no_agents(const RunResult& result) {
  if (result.output.empty()) {
    return "it prints nothing" + (result.ended_well ? "" : ": " + result.how);
  }
  std::string why = "no line of its output could be read as an agent";
  const std::optional<std::size_t> numbers = numbers_per_line(result.output);
  if (!numbers || *numbers == 4) return why;
  return why + fmt::format(": each line holds {} number{}, four are needed", *numbers,
                           *numbers == 1 ? "" : "s");
}

bool prints_nan(const std::string& output) {
  return output.find("nan") != std::string::npos || output.find("NaN") != std::string::npos;
}

class FormatStudy {
 public:
  explicit FormatStudy(Investigation& investigation)
      : investigation_(investigation),
        manner_(investigation.manner()),
        format_(investigation.manner().format),
        layout_(investigation.manner().layout),
        reading_(investigation) {}

  bool learn(std::size_t choice, ReadingOrder order);

 private:
  bool is_repeatable(const std::string& input, const RunResult& first);
  bool try_layout(const InputLayout& layout, const std::string& input, RunResult& result);
  void try_layouts(const std::string& input, RunResult& result);
  bool try_whole_numbers(const std::string& input, RunResult& result);
  void order_by_motion(std::vector<Format>& formats);
  bool find_out(const std::string& input, RunResult result, std::size_t choice);
  bool fails_on(const Probe& probe);

  Investigation& investigation_;
  Manner& manner_;
  Format& format_;
  InputLayout& layout_;
  ReadingStudy reading_;
};

bool FormatStudy::is_repeatable(const std::string& input, const RunResult& first) {
  const RunResult again = investigation_.run(input);
  return again.output == first.output && again.ended_well == first.ended_well;
}

bool FormatStudy::try_layout(const InputLayout& layout, const std::string& input,
                             RunResult& result) {
  const InputLayout before = layout_;
  layout_ = layout;
  RunResult other = investigation_.run(input);
  if (other.ended_well && !find_formats(investigation_.as_given(input), other).empty()) {
    result = std::move(other);
    return true;
  }
  layout_ = before;
  return false;
}

// Tries other layouts of the same numbers, for three kinds of programs. A program may crash if the
// input ends with a line end, but not without it. It may skip the rest of the last agent's line as
// if it were a time step, unless a time step is on that line. It may loop forever without a final
// line end, in any layout.
void FormatStudy::try_layouts(const std::string& input, RunResult& result) {
  bool may_lack_end = true;
  for (const bool joins : {false, true}) {
    for (const bool ends : {true, false}) {
      if (!joins && ends) continue;  // the original layout
      if (!ends && !may_lack_end) continue;
      const std::uint64_t stops = investigation_.stops();
      const std::string how = result.how;
      if (!try_layout({.joins_first_step = joins, .ends_last_line = ends}, input, result)) {
        may_lack_end = may_lack_end && (ends || investigation_.stops() == stops);
        continue;
      }
      investigation_.remark(
          "it ends with " + how +
          (joins ? " before the first time step" : " if the input ends with a line break"));
      if (!ends) format_.variant.set(Slot::kReadingEmptyLine, EmptyLine::kCrash);
      if (joins) format_.variant.set(Slot::kReadingFirstLine, FirstLine::kDies);
      return;
    }
  }
}

// Tries integers for the radii or all parameters. A program that reads a radius into an int stops
// at its decimal point, and reads the rest as the next number. Tests with fractions whether the
// program also reads the other parameters into ints.
bool FormatStudy::try_whole_numbers(const std::string& input, RunResult& result) {
  Probe fractions = reading_probes().front();
  fractions.course.max_separation = 2.5;
  fractions.course.cohesion_weight = 0.5;
  fractions.course.separation_weight = 1.5;
  fractions.course.alignment_weight = 0.25;
  for (const WholeNumbers whole : {WholeNumbers::kRadii, WholeNumbers::kParameters}) {
    RunResult of_fractions = result;
    if (!try_layout({.whole = whole}, input_of(fractions), of_fractions)) continue;
    layout_.whole = WholeNumbers::kNone;
    if (!try_layout({.whole = whole}, input, result)) continue;
    manner_.lost_input = whole == WholeNumbers::kRadii ? input : input_of(fractions);
    return true;
  }
  return false;
}

// Orders the formats by their fit to fast agents, whose motion is visible even if velocities are
// not printed and forces change them.
void FormatStudy::order_by_motion(std::vector<Format>& formats) {
  const std::string input = input_of(free_motion_probe());
  const std::vector<Format> likely =
      find_formats(investigation_.as_given(input), investigation_.run(input));
  const auto rank = [&likely](const Format& format) {
    return std::find_if(likely.begin(), likely.end(),
                        [&format](const Format& other) {
                          Variant variant = other.variant;
                          for (const Slot slot : {Slot::kPrintingDigits, Slot::kPrintingText}) {
                            variant.set(slot, format.variant.choice(slot));
                          }
                          return variant == format.variant;
                        }) -
           likely.begin();
  };
  std::stable_sort(formats.begin(), formats.end(),
                   [&rank](const Format& a, const Format& b) { return rank(a) < rank(b); });
}

bool FormatStudy::find_out(const std::string& input, RunResult result, std::size_t choice) {
  if (!result.ended_well && !result.was_stopped) try_layouts(input, result);
  if (!result.ended_well) investigation_.remark("it ends with " + result.how);
  const Variant known = format_.variant;
  std::vector<Format> formats = find_formats(investigation_.as_given(input), result);
  if (formats.empty() && result.ended_well && try_whole_numbers(input, result)) {
    formats = find_formats(investigation_.as_given(input), result);
  }
  if (!formats.empty() && prints_positions_only(formats.front().variant)) order_by_motion(formats);
  if (choice >= formats.size()) {
    investigation_.set_reason(why_no_agents(result));
    return false;
  }
  format_ = formats[choice];
  for (const Slot slot : {Slot::kReadingEmptyLine, Slot::kReadingFirstLine}) {
    format_.variant.set(slot, known.choice(slot));
  }
  reading_.announce(input, result.ended_well);
  if (result.ended_well) reading_.learn_empty_lines(input, result);
  std::optional<Observation> seen =
      explain::observe("reading", investigation_.as_given(input), std::move(result), format_);
  if (seen) investigation_.keep(*std::move(seen));
  reading_.learn(formats);
  return true;
}

// Returns true if the program prints NaN or crashes on the probe. A crash on such a probe is a
// division by zero.
bool FormatStudy::fails_on(const Probe& probe) {
  const std::uint64_t crashes = investigation_.crashes();
  const Observation* seen = investigation_.observe(probe);
  if (investigation_.crashes() != crashes) {
    format_.variant.set(Slot::kDivisionByZero, DivisionByZero::kDies);
    investigation_.forgive_crashes(crashes);
    investigation_.observe(probe);  // repeats the run, whose crash now agrees with the format
    return true;
  }
  return seen != nullptr && !seen->frames.empty() && has_nan(seen->frames.front());
}

bool FormatStudy::learn(std::size_t choice, ReadingOrder order) {
  const std::vector<Probe> probes = reading_probes();
  std::string input = input_of(probes.front());
  RunResult result = investigation_.run(input);
  if (!result.was_stopped && !is_repeatable(input, result)) {
    investigation_.set_reason("two runs with the same input printed different output");
    return false;
  }
  if (result.was_stopped && result.output.empty()) {
    investigation_.set_reason("it was stopped before it printed anything: " + result.how);
    return false;
  }
  if (prints_nan(result.output)) {
    const std::string apart = input_of(probes[1]);
    RunResult other = investigation_.run(apart);
    if (!prints_nan(other.output)) {
      input = apart;
      result = std::move(other);
    }
  }
  if (!find_out(input, std::move(result), choice)) return false;
  if (format_.variant.at<ReadingOrder>(Slot::kReadingOrder) == ReadingOrder::kAsGiven) {
    format_.variant.set(Slot::kReadingOrder, order);
  }
  const std::size_t seen_before = investigation_.seen().size();
  manner_.needs_company = fails_on(probes[1]);
  if (investigation_.seen().size() == seen_before && reading_.learn_until_zero(probes[1])) {
    manner_.needs_company = fails_on(probes[1]);
  }
  manner_.needs_motion = fails_on(probes[2]);
  for (const Probe& probe : zero_probes()) fails_on(probe);
  learn_numbers(investigation_);
  return true;
}

}  // namespace

bool learn_format(Investigation& investigation, std::size_t choice, ReadingOrder order) {
  return FormatStudy(investigation).learn(choice, order);
}

}  // namespace flocking::explain
