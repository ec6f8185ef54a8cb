#include "report/class_summary.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <string_view>
#include <utility>

#include "base/words.h"
#include "redaction/rules_words.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

using Submission = redaction::RedactedSubmission;
using Lines = std::vector<std::string>;

// This many first lines of each list, headings and single lines make at most kMostSummaryLines.
constexpr std::size_t kMostFirstLines = 2;
constexpr std::size_t kMostAttention = 8;
constexpr std::size_t kMostCases = 5;
constexpr std::size_t kMostRulesLines = 3;
constexpr std::size_t kMostAlarms = 5;

constexpr std::size_t kBarWidth = 40;
constexpr std::size_t kSummaryWidth = 110;

// Adds at most `most` lines; if there are more, the last one says how many.
void add_first(Lines& lines, const Lines& more, std::size_t most, std::string_view prefix = "") {
  const bool is_all = more.size() <= most;
  const std::size_t told = is_all ? more.size() : most - 1;
  for (std::size_t i = 0; i < told; ++i) lines.push_back(std::string(prefix) + more[i]);
  if (!is_all) lines.push_back(fmt::format("{}and {} more", prefix, more.size() - told));
}

// A range of numbers of passed cases. The first range has the largest numbers.
struct Bucket {
  std::string title;
  std::uint64_t least = 0;
};

std::vector<Bucket> buckets_of(std::uint64_t cases) {
  std::vector<Bucket> buckets = {{fmt::format("all {}", cases), cases}};
  const auto add = [&buckets](std::uint64_t least) {
    const std::uint64_t most = buckets.back().least - 1;
    if (least == 0 || least > most) return;
    buckets.push_back(
        {least == most ? std::to_string(least) : fmt::format("{} to {}", least, most), least});
  };
  if (cases > 0) {
    for (const std::uint64_t least : {(3 * cases + 3) / 4, (cases + 1) / 2, std::uint64_t{1}}) {
      add(least);
    }
    buckets.push_back({"none", 0});
  }
  return buckets;
}

void add_distribution(Lines& lines, const redaction::RedactedRecord& record) {
  const std::vector<Bucket> buckets = buckets_of(record.cases.size());
  std::vector<std::size_t> counts(buckets.size());
  for (const Submission& one : record.submissions) {
    const auto bucket = std::find_if(buckets.begin(), buckets.end(), [&one](const Bucket& each) {
      return one.score.passed >= each.least;
    });
    ++counts[static_cast<std::size_t>(bucket - buckets.begin())];
  }
  std::size_t width = 0;
  for (const Bucket& bucket : buckets) width = std::max(width, bucket.title.size());
  const std::size_t most = *std::max_element(counts.begin(), counts.end());
  lines.emplace_back("cases passed, by submissions:");
  for (std::size_t i = 0; i < buckets.size(); ++i) {
    if (counts[i] == 0) continue;
    const std::size_t bar = std::max<std::size_t>(1, counts[i] * kBarWidth / most);
    lines.push_back(fmt::format("  {:<{}}  {:>4}  {}", buckets[i].title, width, counts[i],
                                std::string(bar, '#')));
  }
}

bool has_case(const Submission& one,
              const std::function<bool(const redaction::RedactedCase&)>& is_such) {
  return std::any_of(one.cases.begin(), one.cases.end(), is_such);
}

bool is_refused(const Submission& one, grade::Verdict verdict) {
  if (one.presence != Presence::kSubmitted) return false;
  return !one.cannot_start.empty() && one.refused_as == verdict;
}

bool wants_processes(const redaction::RedactedCase& one) {
  const auto names_limit = [](const std::string& text) {
    return text.find("--process-limit") != std::string::npos;
  };
  return names_limit(one.detail) ||
         std::any_of(one.warnings.begin(), one.warnings.end(), names_limit);
}

// A problem that needs attention, and the submissions that have it.
struct Matter {
  std::string title;
  std::function<bool(const Submission&)> concerns;
};

std::vector<Matter> matters() {
  using grade::Verdict;
  std::vector<Matter> all = {
      {"unknown, because an unassigned entry may be theirs",
       [](const Submission& one) { return one.presence == Presence::kUnknown; }},
      {"nothing submitted",
       [](const Submission& one) { return one.presence == Presence::kMissing; }}};
  for (const Verdict verdict :
       {Verdict::kNotGradable, Verdict::kCompileError, Verdict::kRuntimeError}) {
    const bool is_start = verdict == Verdict::kRuntimeError;
    all.push_back({is_start ? "cannot start" : grade::long_name(verdict),
                   [verdict](const Submission& one) { return is_refused(one, verdict); }});
  }
  all.push_back({"judge error (the grader's own fault)", [](const Submission& one) {
                   return has_case(one, [](const redaction::RedactedCase& result) {
                     return result.verdict == Verdict::kJudgeError;
                   });
                 }});
  all.push_back({"could not start a process; see --process-limit",
                 [](const Submission& one) { return has_case(one, wants_processes); }});
  all.push_back({"not deterministic", [](const Submission& one) {
                   return has_case(one, [](const redaction::RedactedCase& result) {
                     return result.nondeterministic;
                   });
                 }});
  all.push_back({"compiler warnings that are likely mistakes",
                 [](const Submission& one) { return !one.build_warnings.empty(); }});
  return all;
}

std::string matter_line(const std::string& title, const Lines& names) {
  return fmt::format("{} ({}): {}", title, names.size(), redaction::first_names(names));
}

void add_attention(Lines& lines, const redaction::RedactedRecord& record) {
  Lines found;
  for (const Matter& matter : matters()) {
    Lines names;
    for (const Submission& one : record.submissions) {
      if (matter.concerns(one)) names.push_back(one.name);
    }
    if (!names.empty()) found.push_back(matter_line(matter.title, names));
  }
  std::map<std::string, Lines> by_note;  // "submitted late"
  for (const Submission& one : record.submissions) {
    for (const std::string& note : one.notes) by_note[note].push_back(one.name);
  }
  for (const auto& [note, names] : by_note) found.push_back(matter_line(note, names));
  if (found.empty()) return;
  lines.emplace_back();
  lines.emplace_back("needs attention:");
  add_first(lines, found, kMostAttention, "  ");
}

void add_failed_cases(Lines& lines, const redaction::RedactedRecord& record) {
  std::vector<const redaction::CaseTotal*> failed;
  for (const redaction::CaseTotal& total : record.cases) {
    if (total.score.passed < total.score.cases) failed.push_back(&total);
  }
  std::stable_sort(failed.begin(), failed.end(),
                   [](const redaction::CaseTotal* a, const redaction::CaseTotal* b) {
                     return a->score.cases - a->score.passed > b->score.cases - b->score.passed;
                   });
  if (failed.empty()) return;
  lines.emplace_back();
  lines.emplace_back("cases that most submissions fail:");
  Lines words;
  for (const redaction::CaseTotal* const total : failed) {
    words.push_back(fmt::format("{} of {} fail {}", total->score.cases - total->score.passed,
                                total->score.cases, total->name));
  }
  add_first(lines, words, kMostCases, "  ");
}

std::string details_words(const redaction::RedactedRecord& record, const Lines& files) {
  if (!files.empty()) return "details: " + redaction::first_names(files);
  const bool is_kept = std::any_of(record.submissions.begin(), record.submissions.end(),
                                   [](const Submission& one) { return !one.fingerprint.empty(); });
  return std::string("details: add --report text or --report html=class.html") +
         (is_kept ? ", and --resume, which reuses the results" : "");
}

std::string clipped(const std::string& line) {
  return line.size() <= 2 * kSummaryWidth ? line
                                          : line.substr(0, line.rfind(' ', kSummaryWidth)) + " ...";
}

}  // namespace

std::string class_summary(const redaction::RedactedRecord& record, const Lines& files) {
  Lines lines = {fmt::format("flocking {}, started {}", record.about.program_version,
                             record.about.started_at)};
  add_first(lines, first_lines(record), kMostFirstLines);
  lines.emplace_back();
  if (!record.submissions.empty()) add_distribution(lines, record);
  add_attention(lines, record);
  add_failed_cases(lines, record);
  lines.emplace_back();
  add_first(lines, rules_lines(record), kMostRulesLines);
  lines.push_back(sandbox_words(record));
  if (std::string layout = origin_line(record); !layout.empty()) lines.push_back(std::move(layout));
  add_first(lines, alarms(record), kMostAlarms, "WARNING: ");
  lines.push_back(fmt::format("{}: {}, graded in {}",
                              counted(record.submissions.size(), "submission"),
                              score_words(record.score), seconds_text(record.about.wall_s)));
  lines.push_back(details_words(record, files));
  std::string text;
  for (const std::string& line : lines) text += clipped(line) + "\n";
  return text;
}

}  // namespace flocking::report
