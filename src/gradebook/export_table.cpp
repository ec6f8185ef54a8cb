#include "gradebook/export_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <system_error>

#include "base/error.h"
#include "gradebook/grade_platforms.h"
#include "redaction/safe_text.h"

namespace flocking::gradebook {
namespace {

constexpr std::size_t kColumnsTold = 8;

// Returns how well `wanted` matches the name `head` of a column; 0: not at all.
int likeness(const GradeColumn& column, const std::string& head, const std::string& wanted) {
  if (head == wanted) return 3;
  if (column.name == wanted || column.id == wanted) return 2;
  return lower_case(column.name) == lower_case(wanted) ? 1 : 0;
}

}  // namespace

std::optional<double> number_in(std::string text) {
  std::replace(text.begin(), text.end(), ',', '.');
  double number = 0.0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::string lower_case(std::string_view text) {
  std::string all(text);
  for (char& c : all) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return all;
}

ExportTable::ExportTable(const PlatformRow& platform, const std::string& text,
                         const std::string& source)
    : platform_(platform), source_(redaction::one_line(source)), rows_(parse_csv(text, source)) {}

const std::vector<std::string>& ExportTable::head(std::size_t row) const {
  static const std::vector<std::string> kNone;
  return row < rows_.size() ? rows_[row].fields : kNone;
}

const std::string& ExportTable::field(std::size_t row, std::size_t column) const {
  static const std::string kNoField;
  const std::vector<std::string>& fields = rows_.at(row).fields;
  return column < fields.size() ? fields[column] : kNoField;
}

std::optional<std::size_t> ExportTable::column(std::string_view name, std::size_t head_row) const {
  const std::vector<std::string>& names = head(head_row);
  const auto found = std::find_if(names.begin(), names.end(), [name](const std::string& one) {
    return lower_case(one) == lower_case(name);
  });
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

void ExportTable::fail(const std::string& message) const {
  throw UsageError(fmt::format("--report {}: {} {}", platform_.flag, source_, message));
}

void ExportTable::fail_as_other_file(const std::string& message) const {
  fail(fmt::format("is not {}: {}; {}, and give that file with --roster", platform_.what, message,
                   platform_.exported));
}

void ExportTable::fail_without_maximum(const std::string& message) const {
  throw EnvironmentError(fmt::format(
      "--report {}: {}: the maximum of the grades is unknown, so no grade was written: {}",
      platform_.flag, source_, message));
}

void ExportTable::require_columns(std::span<const std::string_view> names,
                                  std::size_t head_row) const {
  std::vector<std::string> missing;
  for (const std::string_view name : names) {
    if (!column(name, head_row)) missing.emplace_back(name);
  }
  if (missing.empty()) return;
  fail_as_other_file(fmt::format("the {} {} {} missing", missing.size() == 1 ? "column" : "columns",
                                 redaction::joined(missing), missing.size() == 1 ? "is" : "are"));
}

GradeColumn ExportTable::choose(const std::vector<GradeColumn>& all, const std::string& wanted,
                                std::string_view example, std::size_t head_row) const {
  if (all.empty()) fail(fmt::format("has no column of an assignment, such as \"{}\"", example));
  if (wanted.empty()) {
    if (all.size() == 1) return all.front();
    fail(fmt::format("has {} assignments: {}; name one with --assignment", all.size(),
                     names_of(all, head_row)));
  }
  const auto likeness_of = [&](const GradeColumn& one) {
    return likeness(one, head(head_row)[one.place], wanted);
  };
  int best = 1;
  for (const GradeColumn& one : all) best = std::max(best, likeness_of(one));
  std::vector<GradeColumn> meant;
  std::copy_if(all.begin(), all.end(), std::back_inserter(meant),
               [&](const GradeColumn& one) { return likeness_of(one) == best; });
  if (meant.size() == 1) return meant.front();
  if (meant.empty()) {
    fail(fmt::format("has no assignment \"{}\"; it has {}", redaction::one_line(wanted),
                     names_of(all, head_row)));
  }
  fail(fmt::format("has several assignments \"{}\": {}; name one {}", redaction::one_line(wanted),
                   names_of(meant, head_row),
                   meant.front().id.empty() ? "by its full column title" : "with its number"));
}

std::string ExportTable::names_of(const std::vector<GradeColumn>& columns,
                                  std::size_t head_row) const {
  std::vector<std::string> names;
  for (const GradeColumn& column : columns) {
    if (names.size() < kColumnsTold) {
      names.push_back("\"" + redaction::one_line(head(head_row)[column.place]) + '"');
    }
  }
  if (columns.size() == names.size()) return redaction::joined(names);
  return redaction::joined(names) + fmt::format(" and {} more", columns.size() - names.size());
}

}  // namespace flocking::gradebook
