#include "report/shown.h"

#include <fmt/format.h>

#include <filesystem>
#include <map>
#include <string_view>
#include <utility>

#include "report/explanation.h"
#include "report/safe_text.h"

namespace flocking::report {
namespace {

constexpr std::size_t kNameWidth = 80;  // of a submission

void make_harmless(std::vector<std::string>& texts) {
  for (std::string& text : texts) text = one_line(text);
}

void make_harmless(judge::Difference& difference) {
  for (std::string* text : {&difference.expected, &difference.found, &difference.error}) {
    *text = one_line(*text);
  }
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

ShownCase verdict_of(const grade::CaseResult& result) {
  ShownCase shown;
  shown.name = one_line(result.name);
  shown.group = one_line(result.group);
  shown.hidden = result.hidden;
  shown.sample = result.sample;
  shown.points = result.points;
  shown.max_points = result.max_points;
  shown.verdict = result.verdict;
  shown.verdict_only = true;
  return shown;
}

ShownCase shown_case(const grade::CaseResult& result, grade::Disclosure disclosure,
                     const std::string& folder) {
  ShownCase shown = verdict_of(result);
  if (result.hidden || disclosure == grade::Disclosure::kVerdict) return shown;
  std::string name = std::move(shown.name);
  std::string group = std::move(shown.group);
  static_cast<grade::CaseResult&>(shown) = result;
  shown.verdict_only = false;
  shown.name = std::move(name);
  shown.group = std::move(group);
  shown.detail = one_line(result.detail);
  shown.absolute_tolerance = one_line(result.absolute_tolerance);
  shown.relative_tolerance = one_line(result.relative_tolerance);
  make_harmless(shown.warnings);
  if (shown.comparison) {
    if (shown.comparison->first) make_harmless(*shown.comparison->first);
    if (shown.comparison->largest) {
      shown.comparison->largest->error = one_line(shown.comparison->largest->error);
    }
  }
  const bool full = disclosure == grade::Disclosure::kFull;
  shown.input_excerpt = full ? several_lines(result.input_excerpt) : "";
  shown.stderr_excerpt = full ? several_lines(result.stderr_excerpt) : "";
  shown.replay = full ? link_to(seen_from(folder, result.replay)) : "";
  return shown;
}

void add(Score& score, const grade::CaseResult& result) {
  score.passed += result.passed() ? 1U : 0U;
  ++score.cases;
  score.points += result.points;
  score.max_points += result.max_points;
}

std::vector<CaseTotal> totals_of(const std::vector<ShownSubmission>& submissions) {
  std::vector<CaseTotal> totals;
  std::map<std::string, std::size_t> places;
  for (const ShownSubmission& submission : submissions) {
    for (const ShownCase& one : submission.cases) {
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
  about.missing = record.missing;
  make_harmless(about.layers);
  make_harmless(about.missing);
  about.is_class = record.is_class;
  about.disclosure = record.disclosure;
  about.hint = record.hint;
  about.wall_s = record.wall_s;
  about.interrupted = one_line(record.interrupted);
  return about;
}

// Those that there are belong to the submissions in the same order.
void add_explanations(Shown& shown, const grade::Record& record) {
  if (!record.hint) return;
  ShownExplanations all = report::shown(explanations_in(record), *record.hint);
  auto next = all.submissions.begin();
  for (std::size_t i = 0; i < record.submissions.size(); ++i) {
    if (record.submissions[i].explanation) shown.submissions[i].explanation = std::move(*next++);
  }
  shown.explanations = std::move(static_cast<ExplanationTotals&>(all));
}

}  // namespace

Shown shown(const grade::Record& record, const std::string& folder) {
  Shown shown;
  shown.about = about(record);
  for (const grade::SubmissionResult& result : record.submissions) {
    ShownSubmission& submission = shown.submissions.emplace_back();
    submission.name = one_line(result.name, kNameWidth);
    submission.cannot_start = one_line(result.cannot_start);
    for (const grade::CaseResult& one : result.cases) {
      ShownCase& kept = submission.cases.emplace_back(shown_case(one, record.disclosure, folder));
      kept.not_run = !result.cannot_start.empty();
      add(submission.score, kept);
      add(shown.score, kept);
    }
  }
  shown.cases = totals_of(shown.submissions);
  add_explanations(shown, record);
  return shown;
}

const ShownCase* find_case(const ShownSubmission& submission, const std::string& name) {
  for (const ShownCase& one : submission.cases) {
    if (one.name == name) return &one;
  }
  return nullptr;
}

}  // namespace flocking::report
