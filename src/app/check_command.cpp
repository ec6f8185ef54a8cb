#include "app/check_command.h"

#include "app/case_set_faults.h"
#include "base/processors.h"
#include "base/words.h"
#include "console/results_place.h"
#include "redaction/safe_text.h"

namespace flocking::app {
namespace {

constexpr std::size_t kWidth = 1000;

}  // namespace

ExitStatus check_cases(const CheckOptions& options, const console::StandardStreams& streams) {
  grade::CaseOverrides overrides;
  if (!options.rules.empty()) overrides.rules = options.rules;
  const std::size_t threads = options.jobs > 0 ? options.jobs : available_processors();
  const CaseSetFaults found = find_case_set_faults(options.cases, overrides, threads);
  std::string text;
  for (const CaseSetFault& fault : found.faults) {
    text += std::string(redaction::one_line(fault.words(), kWidth)) + "\n";
  }
  text += std::string(redaction::one_line(options.cases)) + ": " + counted(found.cases, "case") +
          ", " + (found.faults.empty() ? "no faults" : counted(found.faults.size(), "fault")) +
          "\n";
  console::write_report(text, "", streams);
  return found.faults.empty() ? ExitStatus::kSuccess : ExitStatus::kNo;
}

}  // namespace flocking::app
