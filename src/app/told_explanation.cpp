#include "app/told_explanation.h"

#include "report/explanation_headline.h"
#include "report/explanation_words.h"
#include "report/redacted_explanation.h"

namespace flocking::app {

replay::ToldExplanation told_explanation(const std::string& submission,
                                         const explain::Explanation& explanation,
                                         explain::Hint hint) {
  const report::NamedExplanation named{submission, explanation};
  const report::RedactedExplanations all = report::redacted({&named, 1}, hint);
  const report::RedactedExplanation& one = all.submissions.front();
  replay::ToldExplanation told;
  told.headline = report::headline(one);
  if (report::is_reason_all(one)) told.headline += ": " + one.reason;
  for (const report::RedactedCause& cause : one.causes) {
    told.causes.push_back({cause.parts, cause.sentence, cause.expected_formula, cause.formula});
  }
  // Under a hint that withholds the causes, the parts to look at are left.
  if (one.causes.empty()) {
    for (const std::string& part : one.to_look_at) {
      told.causes.push_back({{part}, "Look at " + part + ".", "", ""});
    }
  }
  return told;
}

}  // namespace flocking::app
