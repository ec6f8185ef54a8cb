#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "report/redacted_record.h"

/// What all formats for people say in the same words.
namespace flocking::report {

/// "wrong answer"; with its detail where there is one: "runtime error: exit status 3".
std::string verdict_words(const RedactedCase& result);

/// Where and why it crashed; what is wrong with the output, the first difference first, then what
/// the output is like: counts, layout, warnings. A line each; none where only the verdict may be
/// told.
std::vector<std::string> findings(const RedactedCase& result);

/// The margin by which a case passed: "largest error 0.0004 of 0.001 allowed"; else empty.
std::string margin_of(const RedactedCase& result);

/// Layout, why it has no points, warnings and whether runs differed: what may be said of a case
/// that passed, too.
std::vector<std::string> remarks(const RedactedCase& result);

/// Verdict and first difference, or where and why it crashed, in one line.
std::string headline(const RedactedCase& result);

/// All findings, then, of a case that failed, the excerpts of input and stderr as marked lines. A
/// line feed ends each line.
std::string account(const RedactedCase& result);

/// What to say of a case that failed below its verdict in short: its account, behind the verdict in
/// words where these say more.
std::string explanation(const RedactedCase& result, bool with_excerpts);

/// Whether anything of the run was measured that may be told.
bool has_usage(const RedactedCase& result);

/// "0.003 s of CPU time, 0.010 s by the clock, 3.4 MiB of memory, 120 bytes of output".
std::string usage_words(const RedactedCase& result);

/// "3 of 5 cases pass, 6 of 10 points".
std::string score_words(const Score& score);

/// How the class was handed in, "handed in as: a folder for each student"; empty where its programs
/// were graded as they lie.
std::string layout_line(const RedactedRecord& record);

/// What was used to keep submissions in: "sandbox: limits, namespaces".
std::string sandbox_words(const RedactedRecord& record);

/// Whose rules the answers follow, and below it what there is to say of single cases; none where no
/// answer was compared.
std::vector<std::string> rules_lines(const RedactedRecord& record);

/// Returns the lines before the first case: the rules that the submission follows if the answers
/// follow others, or how many submissions of a class do so.
std::vector<std::string> first_lines(const RedactedRecord& record);

/// What must not be overlooked, a line each: answers that do not follow the rules that were set,
/// layers that are missing, notes on the class, that the grading ended early.
std::vector<std::string> alarms(const RedactedRecord& record);

/// "cannot start: ...; its 5 cases were not run"; "compile error: ...", "not gradable: ...".
std::string cannot_start_words(const RedactedSubmission& submission);

/// Returns a line for each change of the points: "late penalty: -1 point: 1 day late", "adjustment:
/// +2 points: ...".
std::vector<std::string> point_change_lines(const RedactedSubmission& submission);

/// Returns true if the points are unknown: an entry that belongs to no student may be this
/// one's submission, and no adjustment gives them.
bool has_unknown_points(const RedactedSubmission& submission);

/// 2, 2.5, 3.33.
std::string points_text(double points);
/// 0.003 s.
std::string seconds_text(double seconds);
/// 3.4 MiB.
std::string memory_text(std::uint64_t bytes);

/// "alice, bob".
std::string joined(const std::vector<std::string>& words);

}  // namespace flocking::report
