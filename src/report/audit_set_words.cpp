#include <fmt/format.h>

#include "base/words.h"
#include "redaction/rules_words.h"
#include "redaction/safe_text.h"
#include "report/audit_report.h"

namespace flocking::report {
namespace {

// A case with a larger share of the total cost gets a remark.
constexpr double kLargeShare = 0.5;
// A limit in pairs of agents: some tenths of a second for a program in a slow language.
constexpr double kLargePairs = 1e5;

}  // namespace

std::vector<std::string> set_words(const audit::SetFindings& findings) {
  std::vector<std::string> sentences;
  for (const std::vector<std::string>& names : findings.leaks) {
    sentences.push_back("a hidden case has the same numbers as a visible case: " +
                        redaction::first_names(names));
  }
  for (const std::vector<std::string>& names : findings.same) {
    sentences.push_back("cases with the same numbers, equal or in another layout: " +
                        redaction::first_names(names));
  }
  if (!findings.other_layout.empty()) {
    sentences.push_back("programs that read the assignment line by line may crash on " +
                        counted(findings.other_layout.size(), "input") +
                        " in another layout: " + redaction::first_names(findings.other_layout));
  }
  if (!findings.without_newline.empty()) {
    sentences.push_back("no line end after the last line: " +
                        redaction::first_names(findings.without_newline));
  }
  if (findings.dearest_share > kLargeShare && findings.dearest_pairs > kLargePairs) {
    sentences.push_back(fmt::format("{} takes {:.0f}% of the time to compute all cases",
                                    redaction::one_line(findings.dearest),
                                    100.0 * findings.dearest_share));
  }
  return sentences;
}

}  // namespace flocking::report
