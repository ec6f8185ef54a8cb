#include "app/point_changes.h"

#include <ctime>

#include "app/class_submissions.h"
#include "app/shard.h"
#include "base/date_text.h"
#include "base/error.h"
#include "base/printable.h"
#include "console/without_a_no.h"
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

// Returns the time with the offset of this machine's time zone, if it has no offset.
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

// Returns the number of submissions without a known time.
std::uint64_t take_penalties(const GradeOptions& options, const PointRules& rules,
                             grade::Record& record) {
  std::uint64_t unknown = 0;
  for (grade::SubmissionResult& result : record.submissions) {
    std::optional<LocalDateTime> submitted = result.submitted_at;
    const auto known = rules.submitted_at.find(result.roster_line);
    if (!submitted && known != rules.submitted_at.end()) submitted = known->second;
    if (result.presence != Presence::kSubmitted) continue;
    take_penalty(*options.late_penalty, *options.due, submitted, result);
    unknown += submitted ? 0U : 1U;
  }
  return unknown;
}

[[noreturn]] void fail_at(const AdjustmentFile& file, const grade::Adjustment& row,
                          const std::string& message) {
  throw InputError({file.path, row.line, row.column}, message, "");
}

// Finds the student by the same column as in the file: students choose their names, and a name may
// be another student's number.
int find_adjusted(const intake::StudentIndex& index, const grade::Adjustment& row) {
  using intake::Meaning;
  if (row.is_name) return index.find(Meaning::kName, row.student);
  for (const Meaning meaning :
       {Meaning::kId, Meaning::kLogin, Meaning::kEmail, Meaning::kParticipant}) {
    const int found = index.find(meaning, row.student);
    if (found != intake::StudentIndex::kNobody) return found;
  }
  return intake::StudentIndex::kNobody;
}

// Returns the number of the student whom each row means.
std::vector<std::size_t> students_of(const AdjustmentFile& file, const intake::Roster& roster) {
  const intake::StudentIndex index(roster);
  std::map<int, std::uint64_t> lines;
  std::vector<std::size_t> students;
  for (const grade::Adjustment& row : file.rows) {
    const std::string& text = row.student;
    const int student = find_adjusted(index, row);
    if (student < 0) {
      const char* what = student == intake::StudentIndex::kNobody
                             ? "expected a student of the class, found "
                             : "expected one student of the class, found several with ";
      fail_at(file, row, what + in_quotes(text, 80));
    }
    students.push_back(static_cast<std::size_t>(student));
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

template <class Row>
intake::Roster people_in(const std::vector<Row>& rows) {
  intake::Roster people;
  for (const Row& row : rows) {
    intake::Student student;
    student.id = row.id;
    student.name = row.name;
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

// Adjusts the rows of `record` without a roster. Ignores adjustments of other shards' rows, which
// those shards apply.
void adjust_rows(const GradeOptions& options, const PointRules& rules, grade::Record& record) {
  const AdjustmentFile& file = *rules.adjustments;
  const bool is_alone = rules.everyone == nullptr;
  const std::vector<std::size_t> found =
      students_of(file, is_alone ? people_in(record.submissions) : people_in(*rules.everyone));
  // index in `record`, by number of the row in the class
  std::map<std::size_t, std::size_t> results;
  if (!is_alone) {
    for (const std::size_t row : rows_in_shard(*rules.everyone, options)) {
      results.emplace(row, results.size());
    }
  }
  for (std::size_t i = 0; i < found.size(); ++i) {
    const auto result = results.find(found[i]);
    if (!is_alone && result == results.end()) continue;
    adjust(file.rows[i], record.submissions.at(is_alone ? found[i] : result->second));
  }
}

void adjust_students(const PointRules& rules, grade::Record& record) {
  const AdjustmentFile& file = *rules.adjustments;
  const std::vector<std::size_t> students = students_of(file, *rules.roster);
  for (std::size_t i = 0; i < students.size(); ++i) {
    const std::uint64_t line = rules.roster->students[students[i]].line;
    for (grade::SubmissionResult& result : record.submissions) {
      if (result.roster_line == line) adjust(file.rows[i], result);
    }
  }
}

}  // namespace

AdjustmentFile read_adjustments(const std::string& path, const intake::Roster* roster) {
  const std::string bytes = io::File::open_input(path).read_all(kMostAdjustmentBytes);
  AdjustmentFile file{path, grade::parse_adjustments(bytes, path)};
  if (roster != nullptr) static_cast<void>(students_of(file, *roster));
  return file;
}

void check_adjustments(const PointRules& rules) {
  if (rules.adjustments == nullptr || rules.roster != nullptr || rules.everyone == nullptr) return;
  console::without_a_no(
      [&] { static_cast<void>(students_of(*rules.adjustments, people_in(*rules.everyone))); });
}

std::uint64_t change_points(const GradeOptions& options, const PointRules& rules,
                            grade::Record& record) {
  const std::uint64_t unknown =
      options.late_penalty ? take_penalties(options, rules, record) : std::uint64_t{0};
  if (rules.adjustments == nullptr) return unknown;
  console::without_a_no([&] {
    if (rules.roster == nullptr) {
      adjust_rows(options, rules, record);
    } else {
      adjust_students(rules, record);
    }
  });
  return unknown;
}

}  // namespace flocking::app
