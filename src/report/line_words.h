#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "redaction/redacted_explanation.h"
#include "redaction/redacted_record.h"

namespace flocking::report {

/// A place in the source with a finding, as far as the hint allows.
struct ToldLine {
  std::string file;
  std::uint64_t line = 0;
  std::string part;      ///< "separation"; for a crash "where it fails"
  std::string sentence;  ///< with the place: what to change, and how many cases then pass
  std::string diff;      ///< may be empty
};

/// Returns all findings: the place of a crash, the edits, lines of parts that no edit repairs.
std::vector<ToldLine> told_lines(const redaction::RedactedExplanation& explanation);

/// Returns a sentence if a limit on time ended the search for lines early; else nothing.
std::string cut_sentence(const redaction::RedactedExplanation& explanation);

/// Returns the sentences of told_lines() and cut_sentence(); none if the submission has no
/// explanation.
std::vector<std::string> line_sentences(const redaction::RedactedSubmission& submission);

/// Returns "separation: swap the two sides of -; then 12 of 15 cases pass."; `cases` is the number
/// of cases that judged the fix.
std::string edit_words(const redaction::RedactedFix& fix, std::uint64_t cases, explain::Hint hint);

/// Returns "main.cpp:88".
std::string place_of(const redaction::RedactedFix& fix);

/// Returns "main.cpp:60-82".
std::string place_of(const redaction::RedactedLines& lines);

/// Returns "main.cpp:60-82: separation is computed here."
std::string lines_sentence(const redaction::RedactedLines& lines);

}  // namespace flocking::report
