#include "app/told_explanation.h"

#include "redaction/redacted_explanation.h"
#include "report/explanation_headline.h"
#include "report/explanation_words.h"

namespace flocking::app {

replay::ToldExplanation told_explanation(const std::string& submission,
                                         const explain::Explanation& explanation,
                                         explain::Hint hint) {
  const redaction::NamedExplanation named{submission, explanation};
  const redaction::RedactedExplanations all = redaction::redacted({&named, 1}, hint);
  const redaction::RedactedExplanation& one = all.submissions.front();
  replay::ToldExplanation told;
  told.headline = report::headline(one);
  if (report::is_reason_all(one)) told.headline += ": " + one.reason;
  for (const redaction::RedactedCause& cause : one.causes) {
    told.causes.push_back({{cause.parts.begin(), cause.parts.end()},
                           cause.sentence,
                           cause.expected_formula,
                           cause.formula});
  }
  // If the hint withholds the causes, name the parts to look at.
  if (one.causes.empty()) {
    for (const std::string& part : one.to_look_at) {
      told.causes.push_back({{part}, "Look at " + part + ".", "", ""});
    }
  }
  return told;
}

}  // namespace flocking::app
