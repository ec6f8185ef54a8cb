#include "app/point_changes.h"

#include <ctime>

#include "app/without_a_no.h"
#include "base/date_text.h"
#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "grade/late_penalty.h"
#include "intake/student_index.h"
#include "io/file.h"

namespace flocking::app {
namespace {

constexpr std::size_t kMostAdjustmentBytes = std::size_t{64} << 20U;

double case_points(const grade::SubmissionResult& result) {
  double points = 0.0;
  for (const grade::CaseResult& one : result.cases) points += one.points;
  return points;
}

double all_points(const grade::SubmissionResult& result) {
  double points = 0.0;
  for (const grade::CaseResult& one : result.cases) points += one.max_points;
  return points;
}

double points_so_far(const grade::SubmissionResult& result) {
  double points = case_points(result);
  for (const grade::PointChange& change : result.point_changes) points += change.points;
  return points;
}

// A time without an offset, as the clock of this machine has it.
LocalDateTime with_offset(LocalDateTime time) {
  if (time.utc_offset_min) return time;
  std::tm parts{};
  parts.tm_year = time.year - 1900;
  parts.tm_mon = time.month - 1;
  parts.tm_mday = time.day;
  parts.tm_hour = time.hour;
  parts.tm_min = time.minute;
  parts.tm_sec = time.second;
  parts.tm_isdst = -1;
  static_cast<void>(mktime(&parts));
  time.utc_offset_min = static_cast<int>(parts.tm_gmtoff / 60);
  return time;
}

std::int64_t seconds_late(const LocalDateTime& due, const LocalDateTime& submitted) {
  return seconds_between(submitted.utc_offset_min ? with_offset(due) : due, submitted);
}

void take_penalty(const grade::LatePenalty& penalty, const LocalDateTime& due,
                  std::optional<LocalDateTime> submitted, grade::SubmissionResult& result) {
  if (!submitted) {
    if (result.is_late) {
      result.notes.emplace_back("late, but the time is unknown, so there is no late penalty");
    }
    return;
  }
  const std::int64_t late_s = seconds_late(due, *submitted);
  const double lost =
      grade::points_lost(penalty, late_s, points_so_far(result), all_points(result));
  if (lost <= 0.0) return;
  result.point_changes.push_back({grade::PointChange::Kind::kLatePenalty, -lost,
                                  grade::lateness_words(late_s) + ", " + penalty.text});
}

void take_penalties(const GradeOptions& options, const PointRules& rules, grade::Record& record) {
  std::size_t unknown = 0;
  for (grade::SubmissionResult& result : record.submissions) {
    std::optional<LocalDateTime> submitted = result.submitted_at;
    const auto known = rules.submitted_at.find(result.roster_line);
    if (!submitted && known != rules.submitted_at.end()) submitted = known->second;
    if (result.presence != Presence::kSubmitted) continue;
    take_penalty(*options.late_penalty, *options.due, submitted, result);
    unknown += submitted ? 0U : 1U;
  }
  if (unknown == 0) return;
  record.notes.push_back("late penalty: " + counted(unknown, "submission has", "submissions have") +
                         " no known time and no penalty");
}

[[noreturn]] void fail_at(const AdjustmentFile& file, const grade::Adjustment& row,
                          const std::string& message) {
  throw InputError({file.path, row.line, row.column}, message, "");
}

// Never by what is only alike: a grade is at stake.
int find_adjusted(const intake::StudentIndex& index, const grade::Adjustment& row) {
  using intake::Meaning;
  const Meaning last = row.is_name ? Meaning::kName : Meaning::kParticipant;
  for (const Meaning meaning : {Meaning::kExact, Meaning::kFolded, last}) {
    const int found = index.find(meaning, row.student);
    if (found != intake::StudentIndex::kNobody) return found;
  }
  return intake::StudentIndex::kNobody;
}

// The number of the student whom each row means, or -1 if `may_lack` students who are there.
std::vector<int> students_of(const AdjustmentFile& file, const intake::Roster& roster,
                             bool may_lack) {
  const intake::StudentIndex index(roster);
  std::map<int, std::uint64_t> lines;
  std::vector<int> students;
  for (const grade::Adjustment& row : file.rows) {
    const std::string& text = row.student;
    const int student = find_adjusted(index, row);
    students.push_back(student);
    if (student < 0) {
      if (may_lack && student == intake::StudentIndex::kNobody) continue;
      const char* what = student == intake::StudentIndex::kNobody
                             ? "expected a student of the class, found "
                             : "expected one student of the class, found several with ";
      fail_at(file, row, what + in_quotes(text, 80));
    }
    const auto [first, is_new] = lines.emplace(student, row.line);
    if (is_new) continue;
    fail_at(file, row,
            "the student " + in_quotes(text, 80) +
                " has two adjustments; the other one "
                "is in line " +
                std::to_string(first->second));
  }
  return students;
}

// The submissions, if there is no roster.
intake::Roster people_in(const grade::Record& record) {
  intake::Roster people;
  for (const grade::SubmissionResult& result : record.submissions) {
    intake::Student student;
    student.id = result.id;
    student.name = result.name;
    people.students.push_back(std::move(student));
  }
  return people;
}

void adjust(const grade::Adjustment& row, grade::SubmissionResult& result) {
  const bool is_kept = row.kind == grade::Adjustment::Kind::kKeep;
  const double points = grade::points_of(row, all_points(result));
  result.grade_change = is_kept ? grade::GradeChange::kKept : grade::GradeChange::kSet;
  result.point_changes.push_back({grade::PointChange::Kind::kAdjustment,
                                  is_kept ? 0.0 : points - points_so_far(result), row.reason});
}

void adjust_all(const GradeOptions& options, const PointRules& rules, grade::Record& record) {
  const AdjustmentFile& file = *rules.adjustments;
  const intake::Roster people = rules.roster == nullptr ? people_in(record) : *rules.roster;
  const std::vector<int> students = students_of(file, people, options.shards > 1);
  for (std::size_t i = 0; i < students.size(); ++i) {
    if (students[i] < 0) continue;
    const auto student = static_cast<std::size_t>(students[i]);
    if (rules.roster == nullptr) {
      adjust(file.rows[i], record.submissions[student]);
      continue;
    }
    for (grade::SubmissionResult& result : record.submissions) {
      if (result.roster_line == people.students[student].line) adjust(file.rows[i], result);
    }
  }
}

}  // namespace

AdjustmentFile read_adjustments(const std::string& path, const intake::Roster* roster) {
  const std::string bytes = io::File::open_input(path).read_all(kMostAdjustmentBytes);
  AdjustmentFile file{path, grade::parse_adjustments(bytes, path)};
  if (roster != nullptr) static_cast<void>(students_of(file, *roster, false));
  return file;
}

void change_points(const GradeOptions& options, const PointRules& rules, grade::Record& record) {
  if (options.late_penalty) take_penalties(options, rules, record);
  if (rules.adjustments == nullptr) return;
  without_a_no([&] { adjust_all(options, rules, record); });
}

}  // namespace flocking::app
