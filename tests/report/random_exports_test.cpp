// Tests random exports against an oracle that knows each cell before the file is written. An import
// differs from its export in the grades that should change, and in no other byte.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "base/text_encoding.h"
#include "gradebook/grade_export.h"
#include "report/records.h"

namespace flocking::report {
namespace {

using Random = std::mt19937;

std::size_t below(Random& random, std::size_t count) {
  return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
}

template <class Value>
const Value& any_of(Random& random, const std::vector<Value>& values) {
  return values[below(random, values.size())];
}

/// The syntax of a file.
struct Form {
  TextEncoding encoding = TextEncoding::kUtf8;
  bool has_mark = false;
  char separator = ',';
  std::string line_end = "\n";
  bool quotes_all = false;
  bool has_comma = false;
  bool ends_line = true;
};

Form random_form(Random& random) {
  Form form;
  form.encoding =
      any_of(random, std::vector{TextEncoding::kUtf8, TextEncoding::kUtf16LittleEndian,
                                 TextEncoding::kUtf16BigEndian, TextEncoding::kWindows1252});
  const bool is_wide = form.encoding == TextEncoding::kUtf16LittleEndian ||
                       form.encoding == TextEncoding::kUtf16BigEndian;
  form.has_mark = is_wide || (form.encoding == TextEncoding::kUtf8 && below(random, 2) == 0);
  form.separator = any_of(random, std::vector{',', ';', '\t'});
  form.line_end = any_of(random, std::vector<std::string>{"\n", "\r\n"});
  form.quotes_all = below(random, 2) == 0;
  form.has_comma = below(random, 3) == 0;
  form.ends_line = below(random, 2) == 0;
  return form;
}

std::string number_text(const Form& form, std::string number) {
  const std::size_t point = number.find('.');
  if (form.has_comma && point != std::string::npos) number[point] = ',';
  return number;
}

/// A student, and the expected treatment of the grade.
struct Pupil {
  std::string name;
  std::string old;
  bool is_locked = false;
  bool is_in_run = true;
  Presence presence = Presence::kSubmitted;
  bool is_judged = true;
  double points = 0.0;

  /// The grade in the import; none if the cell stays.
  [[nodiscard]] std::optional<std::string> wanted() const {
    if (is_locked || !is_in_run || !is_judged || presence != Presence::kSubmitted) return {};
    std::string text = std::to_string(points);  // six decimals; quarters need two
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text;
  }
};

Pupil random_pupil(Random& random) {
  static const std::vector<std::string> kNames = {
      "Ada Lovelace", "No\u00ebl, Dani\u00ebl", "O'Brien; X",
      "\"Bob\" Doe",  "M\u00fcller\nJ.",        " x ",
      "10.00"};
  Pupil pupil;
  pupil.name = any_of(random, kNames);
  pupil.old = any_of(random, std::vector<std::string>{"", "", "3.00", "7.5", "0", "-"});
  pupil.is_locked = below(random, 6) == 0;
  pupil.is_in_run = below(random, 5) != 0;
  pupil.presence = any_of(random, std::vector{Presence::kSubmitted, Presence::kSubmitted,
                                              Presence::kMissing, Presence::kUnknown});
  pupil.is_judged = below(random, 6) != 0;
  pupil.points = static_cast<double>(below(random, 41)) / 4.0;
  return pupil;
}

/// Returns a cell as it is in the file.
std::string cell(Random& random, const Form& form, const std::string& text) {
  const bool needs_quotes = text.find_first_of("\",;\t\n") != std::string::npos;
  if (!needs_quotes && !form.quotes_all && below(random, 5) != 0) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + '"';
}

/// A worksheet as it is exported, and as it should be imported.
struct Worksheets {
  std::string before;
  std::string after;
  std::vector<std::uint64_t> lines;  // lines of the students
};

std::uint64_t line_count(const std::string& text) {
  return static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
}

// `grade` is the text of the cell in the export.
std::string new_cell(const Form& form, const std::string& grade, const Pupil& pupil) {
  const std::optional<std::string> wanted = pupil.wanted();
  if (!wanted) return grade;
  if (!pupil.old.empty() && pupil.old != "-" && std::stod(pupil.old) == pupil.points) return grade;
  const std::string text = number_text(form, *wanted);
  const bool is_two = text.find(form.separator) != std::string::npos;
  return grade.starts_with('"') || is_two ? '"' + text + '"' : text;
}

Worksheets written_by(Random& random, const Form& form, const std::vector<Pupil>& pupils) {
  std::string before = form.has_mark ? "\ufeff" : "";
  std::string after;
  const auto add = [&](const std::string& text) {
    before += text;
    after += text;
  };
  after = before;
  const std::string separator(1, form.separator);
  for (const char* name : {"Identifier", "Full name", "Status", "Grade", "Maximum grade"}) {
    add(cell(random, form, name) + separator);
  }
  add(cell(random, form, "Grade can be changed") + form.line_end);
  Worksheets sheets;
  for (std::size_t i = 0; i < pupils.size(); ++i) {
    const Pupil& pupil = pupils[i];
    sheets.lines.push_back(line_count(before) + 1);
    add(cell(random, form, "Participant " + std::to_string(i)) + separator);
    add(cell(random, form, pupil.name) + separator + cell(random, form, "Submitted") + separator);
    const std::string grade = cell(random, form, number_text(form, pupil.old));
    before += grade;
    after += new_cell(form, grade, pupil);
    add(separator + cell(random, form, number_text(form, "10.00")) + separator);
    add(cell(random, form, pupil.is_locked ? "No" : "Yes"));
    if (i + 1 < pupils.size() || form.ends_line) add(form.line_end);
  }
  sheets.before = encode(before, form.encoding);
  sheets.after = encode(after, form.encoding);
  return sheets;
}

grade::SubmissionResult result_of(const Pupil& pupil, std::uint64_t line) {
  grade::SubmissionResult result = testing::class_record().submissions.front();
  result.cases.resize(1);
  result.cases.front().points = pupil.points;
  if (!pupil.is_judged) result.cases.front().verdict = grade::Verdict::kJudgeError;
  result.roster_line = line;
  result.presence = pupil.presence;
  return result;
}

TEST(RandomExports, ChangeInTheRightGradesAlone) {
  Random random(20261113);  // NOLINT(cert-msc51-cpp)
  for (int round = 0; round < 400; ++round) {
    const Form form = random_form(random);
    std::vector<Pupil> pupils(1 + below(random, 6));
    for (Pupil& pupil : pupils) pupil = random_pupil(random);
    const Worksheets sheets = written_by(random, form, pupils);
    grade::Record record = testing::class_record();
    record.submissions.clear();
    for (std::size_t i = 0; i < pupils.size(); ++i) {
      if (pupils[i].is_in_run) record.submissions.push_back(result_of(pupils[i], sheets.lines[i]));
    }
    const gradebook::GradeExport found =
        gradebook::read_grade_export(gradebook::Platform::kMoodle, sheets.before, "x", "");
    ASSERT_EQ(found.points_possible, 10.0);
    const std::string imported = gradebook::with_grades(found, redaction::redacted(record)).text;
    ASSERT_EQ(imported, sheets.after) << "round " << round << ", export:\n" << sheets.before;
    // Imports the same class again: every grade is already there.
    const gradebook::GradeExport again =
        gradebook::read_grade_export(gradebook::Platform::kMoodle, imported, "x", "");
    ASSERT_EQ(gradebook::with_grades(again, redaction::redacted(record)).text, imported)
        << "round " << round;
  }
}

}  // namespace
}  // namespace flocking::report
