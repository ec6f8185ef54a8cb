#include <fmt/format.h>

#include "base/words.h"
#include "report/audit_report.h"
#include "report/rules_words.h"
#include "report/safe_text.h"

namespace flocking::report {
namespace {

// What one case may cost of all before it is worth a word.
constexpr double kLargeShare = 0.5;
// Some tenths of a second for a slow language.
constexpr double kLargePairs = 1e5;

}  // namespace

std::vector<std::string> set_words(const audit::SetFindings& findings) {
  std::vector<std::string> sentences;
  for (const std::vector<std::string>& names : findings.leaks) {
    sentences.push_back("hidden, but with the numbers of a case that is not: " +
                        first_names(names));
  }
  for (const std::vector<std::string>& names : findings.same) {
    sentences.push_back("the same numbers in other layouts, or the same case twice: " +
                        first_names(names));
  }
  if (!findings.other_layout.empty()) {
    sentences.push_back("programs that read the lines of the assignment may die of " +
                        counted(findings.other_layout.size(), "input") +
                        " in another layout: " + first_names(findings.other_layout));
  }
  if (!findings.without_newline.empty()) {
    sentences.push_back("no line end behind the last line: " +
                        first_names(findings.without_newline));
  }
  if (findings.dearest_share > kLargeShare && findings.dearest_pairs > kLargePairs) {
    sentences.push_back(fmt::format("{} costs {:.0f}% of what all cases cost to compute",
                                    one_line(findings.dearest), 100.0 * findings.dearest_share));
  }
  return sentences;
}

}  // namespace flocking::report
