#include "redaction/redacted_record.h"

#include <fmt/format.h>

#include <filesystem>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "diagnosis/crash.h"
#include "redaction/field_redactor.h"
#include "redaction/named_explanation.h"
#include "redaction/rules_words.h"
#include "redaction/safe_text.h"

namespace flocking::redaction {
namespace {

constexpr std::size_t kNameWidth = 80;  // columns of a submission's name
constexpr std::size_t kReasonWidth = 300;
constexpr std::size_t kLogWidth = 40'000;
constexpr std::size_t kErrorsWidth = 900;  // three errors of a compiler

/// Makes names unique: two names that were made harmless or cut may have become equal.
class UniqueNames {
 public:
  SafeText unique(const SafeText& name) {
    SafeText tried = name;
    for (std::size_t number = 2; !given_.insert(tried).second; ++number) {
      tried = SafeText::ours(name + " (" + std::to_string(number) + ')');
    }
    return tried;
  }

 private:
  std::set<std::string> given_;
};

std::string seen_from(const std::string& folder, const std::string& path) {
  namespace fs = std::filesystem;
  if (folder.empty() || path.empty()) return path;
  return fs::absolute(path).lexically_normal().lexically_proximate(folder).string();
}

// Returns a path as a reference of RFC 3986. No folder name can turn it into another address.
std::string link_to(std::string_view path) {
  constexpr std::string_view kPlain =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
  std::string link;
  for (const char c : path) {
    if (kPlain.find(c) != std::string_view::npos) {
      link += c;
    } else {
      link += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
  }
  return link;
}

RedactedCase verdict_of(const grade::CaseResult& result) {
  RedactedCase kept;
  kept.name = one_line(result.name);
  kept.group = one_line(result.group);
  kept.hidden = result.hidden;
  kept.sample = result.sample;
  kept.points = result.points;
  kept.max_points = result.max_points;
  kept.uncounted = one_line(result.uncounted);
  kept.verdict = result.verdict;
  return kept;
}

SafeText line_of_any(const std::string& text) { return one_line(text); }

// Withholds the cause unless disclosure is full: it quotes what the program read and wrote.
RedactedCrashSite redacted_site(const diagnosis::Crash& crash, bool is_full) {
  return {.file = one_line(crash.file),
          .line = crash.line,
          .cause = is_full ? one_line(crash.cause) : SafeText(),
          .callers = one_line_each(crash.callers),
          .trouble = crash.trouble};
}

RedactedCase redacted_case(const grade::CaseResult& result, grade::Disclosure disclosure,
                           const std::string& folder) {
  RedactedCase kept = verdict_of(result);
  kept.verdict_only = result.hidden || disclosure == grade::Disclosure::kVerdict;
  if (kept.verdict_only) return kept;
  const bool is_full = disclosure == grade::Disclosure::kFull;
  kept.detail = one_line(result.detail);
  kept.limits = result.limits;
  kept.usage = result.usage;
  kept.warnings = one_line_each(result.warnings);
  if (result.comparison) {
    kept.comparison = redacted_fields<RedactedComparison>(*result.comparison, line_of_any);
  }
  kept.absolute_tolerance = one_line(result.absolute_tolerance);
  kept.relative_tolerance = one_line(result.relative_tolerance);
  kept.agents = result.agents;
  kept.steps = result.steps;
  kept.runs = result.runs;
  kept.nondeterministic = result.nondeterministic;
  if (result.crash) kept.crash = redacted_site(*result.crash, is_full);
  if (!is_full) return kept;
  kept.input_excerpt = several_lines(result.input_excerpt);
  kept.stderr_excerpt = several_lines(result.stderr_excerpt);
  kept.replay = SafeText::ours(link_to(seen_from(folder, result.replay)));
  return kept;
}

void add(Score& score, const RedactedCase& result) {
  score.passed += result.passed() ? 1U : 0U;
  ++score.cases;
  score.points += result.points;
  score.max_points += result.max_points;
}

// Adds the points that do not come from cases.
void add_changes(const grade::SubmissionResult& result, RedactedSubmission& submission,
                 Score& all) {
  submission.presence = result.presence;
  submission.grade_change = result.grade_change;
  for (const grade::PointChange& change : result.point_changes) {
    submission.point_changes.push_back({change.kind, change.points, one_line(change.reason)});
    submission.score.points += change.points;
    all.points += change.points;
  }
}

std::vector<CaseTotal> totals_of(const std::vector<RedactedSubmission>& submissions) {
  std::vector<CaseTotal> totals;
  std::map<std::string, std::size_t> places;
  for (const RedactedSubmission& submission : submissions) {
    for (const RedactedCase& one : submission.cases) {
      const auto [place, is_new] = places.emplace(one.name, totals.size());
      if (is_new) totals.push_back({one.name, one.group, one.hidden, {}});
      add(totals[place->second].score, one);
    }
  }
  return totals;
}

RedactedGrading about(const grade::Record& record) {
  const bool tells_no_case = record.disclosure == grade::Disclosure::kVerdict;
  return {.program_version = one_line(record.program_version),
          .started_at = one_line(record.started_at),
          .layers = one_line_each(record.layers),
          .timing = SafeText::ours(record.timing),
          .missing = one_line_each(record.missing),
          .is_class = record.is_class,
          .cases_folder = one_line(record.cases_folder),
          .layout = one_line(record.layout),
          .notes = one_line_each(record.notes),
          .disclosure = record.disclosure,
          .hint = record.hint,
          .rules = redacted(record.rules, tells_no_case),
          .wall_s = record.wall_s,
          .interrupted = one_line(record.interrupted)};
}

// Adds the explanations. Explanations and submissions of the record are in the same order.
void add_explanations(RedactedRecord& reported, const grade::Record& record) {
  if (!record.hint) return;
  RedactedExplanations all = redacted(explanations_in(record), *record.hint);
  auto next = all.submissions.begin();
  for (std::size_t i = 0; i < record.submissions.size(); ++i) {
    if (record.submissions[i].explanation) reported.submissions[i].explanation = std::move(*next++);
  }
  reported.explanations = std::move(static_cast<ExplanationTotals&>(all));
}

}  // namespace

RedactedRecord redacted(const grade::Record& record, const std::string& folder) {
  RedactedRecord reported;
  reported.about = about(record);
  UniqueNames names;
  for (const grade::SubmissionResult& result : record.submissions) {
    RedactedSubmission& submission = reported.submissions.emplace_back();
    submission.name = names.unique(one_line(result.name, kNameWidth));
    const bool is_compiler = result.refused_as == grade::Verdict::kCompileError;
    submission.cannot_start =
        one_line(result.cannot_start, is_compiler ? kErrorsWidth : kReasonWidth);
    submission.refused_as = result.refused_as;
    submission.id = one_line(result.id, kNameWidth);
    submission.roster_line = result.roster_line;
    submission.notes = one_line_each(result.notes);
    submission.build_warnings = one_line_each(result.build_warnings);
    submission.followed = result.followed;
    submission.build_log = log_lines(result.build_log, kLogWidth);
    submission.fingerprint = SafeText::ours(result.fingerprint);
    for (const grade::CaseResult& one : result.cases) {
      RedactedCase& kept =
          submission.cases.emplace_back(redacted_case(one, record.disclosure, folder));
      kept.not_run = !result.cannot_start.empty();
      add(submission.score, kept);
      add(reported.score, kept);
    }
    add_changes(result, submission, reported.score);
  }
  reported.cases = totals_of(reported.submissions);
  add_explanations(reported, record);
  return reported;
}

const RedactedCase* find_case(const RedactedSubmission& submission, std::string_view name) {
  for (const RedactedCase& one : submission.cases) {
    if (one.name == name) return &one;
  }
  return nullptr;
}

}  // namespace flocking::redaction
