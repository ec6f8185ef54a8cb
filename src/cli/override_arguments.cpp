#include "cli/override_arguments.h"

#include <stdexcept>

#include "base/error.h"

namespace flocking::cli {
namespace {

struct OverrideFlag {
  const char* flag;
  const char* setting;
  const char* metavar;
  const char* help;
};
// The first flag depends on Rules.
constexpr std::array<OverrideFlag, OverrideWords::kCount> kOverrides = {{
    OverrideFlag{"--rules", "rules", "NAME",
                 "Rules for cases without an answer (default: as the other cases)"},
    OverrideFlag{"--time-limit", "time_limit", "S", "CPU time of a run, in seconds (2)"},
    OverrideFlag{"--wall-limit", "wall_limit", "S",
                 "Wall time of a run (twice --time-limit plus 1 s)"},
    OverrideFlag{"--memory-limit", "memory_limit", "MIB", "Memory of a run (512)"},
    OverrideFlag{"--output-limit", "output_limit", "MIB",
                 "Output of a run, and its error output (16)"},
    OverrideFlag{"--process-limit", "process_limit", "N",
                 "Processes and threads of a run, including the first (1)"},
}};

}  // namespace

void OverrideWords::add_to(Parser& parser, Rules rules) {
  for (std::size_t i = rules == Rules::kYes ? 0 : 1; i < kOverrides.size(); ++i) {
    parser.add_option(kOverrides[i].flag, settings_[i], kOverrides[i].metavar, kOverrides[i].help);
  }
  parser.add_option("--abs-tolerance", absolute_, "X", "Numbers may differ by X (0.001) ...");
  parser.add_option("--rel-tolerance", relative_, "X", "... or by X times the answer (0)");
  parser.add_switch("--exact", exact_, "No tolerance: equal numbers, however written");
}

grade::CaseOverrides OverrideWords::overrides() const {
  grade::CaseOverrides overrides;
  for (std::size_t i = 0; i < kOverrides.size(); ++i) {
    if (!settings_[i]) continue;
    try {
      overrides.set(kOverrides[i].setting, *settings_[i]);
    } catch (const std::invalid_argument& error) {
      throw UsageError(std::string(kOverrides[i].flag) + ": " + error.what());
    }
  }
  if (absolute_) overrides.abs_tolerance = tolerance(*absolute_, "--abs-tolerance");
  if (relative_) overrides.rel_tolerance = tolerance(*relative_, "--rel-tolerance");
  if (exact_) overrides.abs_tolerance = overrides.rel_tolerance = "0";
  return overrides;
}

}  // namespace flocking::cli
