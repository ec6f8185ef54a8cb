#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <vector>

#include "redaction/redacted_record.h"

/// Sentences about results, the same in all formats for people.
namespace flocking::report {

/// Returns "wrong answer"; with the verdict's detail if there is one: "runtime error: exit status
/// 3".
std::string verdict_words(const redaction::RedactedCase& result);

/// Returns a line each for: where and why it crashed; the faults of the output, the first
/// difference first; counts, layout and warnings. None if only the verdict is public.
std::vector<std::string> findings(const redaction::RedactedCase& result);

/// Returns the margin by which a case passed: "largest error 0.0004 of 0.001 allowed"; else an
/// empty string.
std::string margin_of(const redaction::RedactedCase& result);

/// Returns notes that also apply to a case that passed: layout, why it has no points, warnings, and
/// if runs differed.
std::vector<std::string> remarks(const redaction::RedactedCase& result);

/// Returns the verdict and the first difference, or where and why it crashed, in one line.
std::string headline(const redaction::RedactedCase& result);

/// Returns all findings, and if the case failed, the excerpts of input and stderr as marked lines.
/// A line feed ends each line.
std::string account(const redaction::RedactedCase& result);

/// Returns the text below the short verdict of a failed case: its account, after the verdict in
/// words if these say more than the short one.
std::string explanation(const redaction::RedactedCase& result, bool with_excerpts);

/// Returns true if the run was measured and the measurements are public.
bool has_usage(const redaction::RedactedCase& result);

/// Returns "0.003 s of CPU time, 0.010 s by the clock, 3.4 MiB of memory, 120 bytes of output".
std::string usage_words(const redaction::RedactedCase& result);

/// Returns "3 of 5 cases pass, 6 of 10 points".
std::string score_words(const redaction::Score& score);

/// Returns the folder of the cases, if it differs from the given folder, and the layout of the
/// class: "cases: /usr/share/flocking/testcases/course; submitted as: a folder for each student".
std::string origin_line(const redaction::RedactedRecord& record);

/// Returns the layers of the sandbox in use: "sandbox: limits, namespaces".
std::string sandbox_words(const redaction::RedactedRecord& record);

/// Returns a line on the rules that the answers follow, and lines on single cases; empty if no
/// answer was compared.
std::vector<std::string> rules_lines(const redaction::RedactedRecord& record);

/// Returns the lines before the first case: the rules that the submission follows if the answers
/// follow others, or how many submissions of a class do so.
std::vector<std::string> first_lines(const redaction::RedactedRecord& record);

/// Returns the alarms, a line each: answers that do not follow the rules set by the instructor,
/// missing layers of the sandbox, notes on the class, an interrupted grading.
std::vector<std::string> alarms(const redaction::RedactedRecord& record);

/// Returns "cannot start: ...; its 5 cases were not run"; "compile error: ...", "not gradable:
/// ...".
std::string cannot_start_words(const redaction::RedactedSubmission& submission);

/// Returns a line for each change of the points: "late penalty: -1 point: 1 day late", "adjustment:
/// +2 points: ...".
std::vector<std::string> point_change_lines(const redaction::RedactedSubmission& submission);

/// Returns "0.003 s".
std::string seconds_text(double seconds);
/// Returns "3.4 MiB".
std::string memory_text(std::uint64_t bytes);

}  // namespace flocking::report
