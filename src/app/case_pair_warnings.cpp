#include "app/case_pair_warnings.h"

#include "base/error.h"
#include "base/words.h"
#include "console/diagnostics.h"
#include "grade/case_pairs.h"
#include "grade/discovery.h"
#include "redaction/rules_words.h"

namespace flocking::app {

std::vector<std::string> pair_faults(const std::string& folder,
                                     const std::vector<grade::Case>& cases) {
  std::vector<std::string> faults;
  for (const grade::PairFault& fault : grade::unpaired_files(folder)) {
    faults.push_back(fault.words());
  }
  const std::vector<std::string> names = grade::names_without_answer(cases);
  if (!names.empty()) {
    faults.push_back(grade::found_cases_folder(folder) + ": " +
                     counted(names.size(), "input has no answer", "inputs have no answer") + ": " +
                     redaction::first_names(names) + "; flocking computes " +
                     (names.size() == 1 ? "it" : "them"));
  }
  return faults;
}

void warn_of_pairs(const std::vector<std::string>& faults, bool is_strict,
                   const console::StandardStreams& streams) {
  if (faults.empty()) return;
  if (!is_strict) {
    for (const std::string& fault : faults) console::print_warning(streams, fault);
    return;
  }
  std::string text = "--strict-cases: inputs and answers do not pair; nothing was run";
  for (const std::string& fault : faults) text += "\n  " + fault;
  throw EnvironmentError(text);
}

}  // namespace flocking::app
