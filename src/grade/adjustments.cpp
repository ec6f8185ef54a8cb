#include "grade/adjustments.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/csv_table.h"
#include "base/error.h"
#include "base/printable.h"
#include "io/number_parse.h"

namespace flocking::grade {
namespace {

constexpr std::size_t kShownWidth = 80;

std::string lower_letters(std::string text) {
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return text;
}

/// Parses the table row by row.
class AdjustmentReader {
 public:
  AdjustmentReader(std::string_view bytes, const std::string& source)
      : bytes_(bytes), source_(source), rows_(parse_csv(bytes, source)) {}

  std::vector<Adjustment> read() {
    if (rows_.empty()) throw InputError({source_, 1, 1}, "the table of adjustments is empty", "");
    find_columns();
    std::vector<Adjustment> all;
    for (std::size_t i = 1; i < rows_.size(); ++i) all.push_back(read_row(rows_[i]));
    return all;
  }

 private:
  using Place = std::optional<std::size_t>;

  [[nodiscard]] Place column(std::string_view name) const {
    const std::vector<std::string>& names = rows_.front().fields;
    const auto found = std::find_if(names.begin(), names.end(), [name](const std::string& one) {
      return lower_letters(one) == name;
    });
    if (found == names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
  }

  void find_columns() {
    for (const char* name : {"id", "login", "email"}) {
      if (!student_) student_ = column(name);
    }
    is_name_ = !student_;
    if (!student_) student_ = column("name");
    points_ = column("points");
    percent_ = column("percent");
    keep_ = column("keep");
    reason_ = column("reason");
    if (student_ && (points_ || percent_ || keep_)) return;
    fail(rows_.front(), 0,
         "expected the columns id (or login, email, name), points (or percent, keep) and reason, "
         "found " +
             in_quotes(names(), kShownWidth));
  }

  [[nodiscard]] std::string names() const {
    std::string all;
    for (const std::string& name : rows_.front().fields) all += (all.empty() ? "" : ",") + name;
    return all;
  }

  // Returns the column of a field in its line, in bytes from 1.
  [[nodiscard]] std::uint64_t column_of(const CsvRow& row, std::size_t field) const {
    if (field >= row.places.size()) field = row.places.size() - 1;
    const std::size_t begin = row.places[field].begin;
    const std::size_t end_before =
        begin == 0 ? std::string_view::npos : bytes_.find_last_of("\r\n", begin - 1);
    return begin - (end_before == std::string_view::npos ? 0 : end_before + 1) + 1;
  }

  [[noreturn]] void fail(const CsvRow& row, std::size_t field, const std::string& message) const {
    throw InputError({source_, row.line, column_of(row, field)}, message, "");
  }

  static std::string text_in(const CsvRow& row, Place place) {
    return place && *place < row.fields.size() ? row.fields[*place] : "";
  }

  Adjustment read_row(const CsvRow& row) const {
    Adjustment one;
    one.student = text_in(row, student_);
    one.is_name = is_name_;
    one.reason = text_in(row, reason_);
    one.line = row.line;
    one.column = column_of(row, *student_);
    if (one.student.empty()) {
      fail(row, *student_,
           "expected the " + rows_.front().fields[*student_] + " of a student, found nothing");
    }
    std::size_t values = 0;
    const std::string keep = lower_letters(text_in(row, keep_));
    if (!keep.empty() && keep != "no") ++values;  // counts as a value: Kind::kKeep
    for (const auto& [place, kind] : {std::pair(points_, Adjustment::Kind::kPoints),
                                      std::pair(percent_, Adjustment::Kind::kPercent)}) {
      if (text_in(row, place).empty()) continue;
      if (++values == 1) read_value(row, *place, kind, one);
    }
    if (values == 1) return one;
    fail(row,
         points_    ? *points_
         : percent_ ? *percent_
                    : *keep_,
         "expected one of points, percent and keep for " + in_quotes(one.student, kShownWidth) +
             ", found " + (values == 0 ? "none" : "several"));
  }

  void read_value(const CsvRow& row, std::size_t place, Adjustment::Kind kind,
                  Adjustment& one) const {
    std::string text = row.fields[place];
    if (lower_letters(text) == "keep") return;
    one.kind = text.ends_with('%') ? Adjustment::Kind::kPercent : kind;
    if (text.ends_with('%')) text.pop_back();
    std::replace(text.begin(), text.end(), ',', '.');
    const std::optional<double> number = io::parse_number(text);
    if (!number || *number < 0.0) {
      fail(row, place,
           "expected a number of at least 0, or keep, found " +
               in_quotes(row.fields[place], kShownWidth));
    }
    one.value = *number;
  }

  std::string_view bytes_;
  const std::string& source_;
  std::vector<CsvRow> rows_;
  Place student_;
  bool is_name_ = false;
  Place points_;
  Place percent_;
  Place keep_;
  Place reason_;
};

}  // namespace

std::vector<Adjustment> parse_adjustments(std::string_view bytes, const std::string& source) {
  return AdjustmentReader(bytes, source).read();
}

double points_of(const Adjustment& adjustment, double all) {
  return adjustment.kind == Adjustment::Kind::kPercent ? all * adjustment.value / 100.0
                                                       : adjustment.value;
}

}  // namespace flocking::grade
