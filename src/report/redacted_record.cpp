#include "report/redacted_record.h"

#include <fmt/format.h>

#include <filesystem>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "base/printable.h"
#include "diagnosis/crash.h"
#include "report/named_explanation.h"
#include "report/rules_words.h"
#include "report/safe_text.h"

namespace flocking::report {
namespace {

constexpr std::size_t kNameWidth = 80;  // of a submission
constexpr std::size_t kReasonWidth = 300;
constexpr std::size_t kLogWidth = 40'000;
constexpr std::size_t kErrorsWidth = 900;  // three errors of a compiler

/// Names that were made harmless, or cut, may have become one.
class UniqueNames {
 public:
  std::string unique(const std::string& name) {
    std::string tried = name;
    for (std::size_t number = 2; !given_.insert(tried).second; ++number) {
      tried = name + " (" + std::to_string(number) + ')';
    }
    return tried;
  }

 private:
  std::set<std::string> given_;
};

void make_harmless(std::vector<std::string>& texts) {
  for (std::string& text : texts) text = one_line(text);
}

void make_harmless(judge::Difference& difference) {
  for (std::string* text : {&difference.expected, &difference.found, &difference.error}) {
    *text = one_line(*text);
  }
}

void make_harmless(diagnosis::Crash& crash) {
  for (std::string* text : {&crash.file, &crash.cause}) *text = one_line(*text);
  make_harmless(crash.callers);
}

std::string seen_from(const std::string& folder, const std::string& path) {
  namespace fs = std::filesystem;
  if (folder.empty() || path.empty()) return path;
  return fs::absolute(path).lexically_normal().lexically_proximate(folder).string();
}

// A path as a reference of RFC 3986, which no name of a folder can turn into another address.
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
  kept.verdict_only = true;
  return kept;
}

RedactedCase redacted_case(const grade::CaseResult& result, grade::Disclosure disclosure,
                           const std::string& folder) {
  RedactedCase kept = verdict_of(result);
  if (result.hidden || disclosure == grade::Disclosure::kVerdict) return kept;
  std::string name = std::move(kept.name);
  std::string group = std::move(kept.group);
  static_cast<grade::CaseResult&>(kept) = result;
  kept.verdict_only = false;
  kept.name = std::move(name);
  kept.group = std::move(group);
  kept.uncounted = one_line(result.uncounted);
  kept.detail = one_line(result.detail);
  kept.absolute_tolerance = one_line(result.absolute_tolerance);
  kept.relative_tolerance = one_line(result.relative_tolerance);
  make_harmless(kept.warnings);
  if (kept.crash) make_harmless(*kept.crash);
  if (kept.comparison) {
    if (kept.comparison->first) make_harmless(*kept.comparison->first);
    if (kept.comparison->largest) {
      kept.comparison->largest->error = one_line(kept.comparison->largest->error);
    }
  }
  const bool full = disclosure == grade::Disclosure::kFull;
  // The cause quotes what the program read and wrote.
  if (kept.crash && !full) kept.crash->cause.clear();
  kept.input_excerpt = full ? several_lines(result.input_excerpt) : "";
  kept.stderr_excerpt = full ? several_lines(result.stderr_excerpt) : "";
  kept.replay = full ? link_to(seen_from(folder, result.replay)) : "";
  return kept;
}

void add(Score& score, const grade::CaseResult& result) {
  score.passed += result.passed() ? 1U : 0U;
  ++score.cases;
  score.points += result.points;
  score.max_points += result.max_points;
}

// Points that cases do not give.
void add_changes(const grade::SubmissionResult& result, RedactedSubmission& submission,
                 Score& all) {
  submission.presence = result.presence;
  submission.grade_change = result.grade_change;
  submission.point_changes = result.point_changes;
  for (grade::PointChange& change : submission.point_changes) {
    change.reason = one_line(change.reason);
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

grade::Record about(const grade::Record& record) {
  grade::Record about;
  about.program_version = one_line(record.program_version);
  about.started_at = one_line(record.started_at);
  about.layers = record.layers;
  about.timing = record.timing;
  about.missing = record.missing;
  make_harmless(about.layers);
  make_harmless(about.missing);
  about.is_class = record.is_class;
  about.layout = one_line(record.layout);
  about.notes = record.notes;
  make_harmless(about.notes);
  about.disclosure = record.disclosure;
  about.hint = record.hint;
  about.rules = redacted(record.rules, record.disclosure == grade::Disclosure::kVerdict);
  about.wall_s = record.wall_s;
  about.interrupted = one_line(record.interrupted);
  return about;
}

// Those that there are belong to the submissions in the same order.
void add_explanations(RedactedRecord& reported, const grade::Record& record) {
  if (!record.hint) return;
  RedactedExplanations all = report::redacted(explanations_in(record), *record.hint);
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
    submission.notes = result.notes;
    make_harmless(submission.notes);
    submission.build_warnings = result.build_warnings;
    make_harmless(submission.build_warnings);
    submission.followed = result.followed;
    submission.build_log = printable_lines(result.build_log, kLogWidth);
    submission.fingerprint = result.fingerprint;
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

const RedactedCase* find_case(const RedactedSubmission& submission, const std::string& name) {
  for (const RedactedCase& one : submission.cases) {
    if (one.name == name) return &one;
  }
  return nullptr;
}

}  // namespace flocking::report
