#include "base/csv_table.h"

#include <algorithm>
#include <cstdint>

#include "base/error.h"
#include "base/words.h"

namespace flocking {

char csv_separator(std::string_view text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  char best = ',';
  for (const char one : {';', '\t'}) {
    if (std::count(line.begin(), line.end(), one) > std::count(line.begin(), line.end(), best)) {
      best = one;
    }
  }
  return best;
}

namespace {

/// Goes through a table letter by letter.
class CsvReader {
 public:
  CsvReader(std::string_view text, std::string source)
      : text_(text), source_(std::move(source)), separator_(csv_separator(text)) {
    constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
    if (text.starts_with(kByteOrderMark)) at_ = kByteOrderMark.size();
  }

  std::vector<CsvRow> rows() {
    while (at_ < text_.size()) {
      const std::size_t begin = at_;
      read_field();
      add_field(begin);
      if (at_ < text_.size() && text_[at_] == separator_) {
        if (++at_ < text_.size()) continue;
        add_field(at_);  // the last one, which is empty
      }
      end_row();
    }
    return std::move(rows_);
  }

 private:
  void read_field() {
    while (at_ < text_.size() && text_[at_] != separator_ && text_[at_] != '\n') {
      if (text_[at_] == '"' && trimmed(field_).empty()) {
        read_quoted();
      } else {
        if (text_[at_] != '\r') field_ += text_[at_];
        ++at_;
      }
    }
  }

  void read_quoted() {
    const std::uint64_t line = line_;
    field_.clear();
    for (++at_; at_ < text_.size(); ++at_) {
      const bool is_quote = text_[at_] == '"';
      if (is_quote && at_ + 1 < text_.size() && text_[at_ + 1] == '"') {
        ++at_;
      } else if (is_quote) {
        ++at_;
        return;
      }
      line_ += text_[at_] == '\n' ? 1U : 0U;
      field_ += text_[at_];
    }
    throw InputError({source_, line, 1}, "a quote \" is opened and not closed", "");
  }

  void add_field(std::size_t begin) {
    const bool is_before_line_end = at_ < text_.size() && text_[at_] == '\n';
    const bool has_return = is_before_line_end && at_ > begin && text_[at_ - 1] == '\r';
    row_.fields.emplace_back(trimmed(field_));
    row_.places.push_back({begin, has_return ? at_ - 1 : at_});
    field_.clear();
  }

  void end_row() {
    if (at_ < text_.size()) ++at_;
    ++line_;
    const auto is_empty = [](const std::string& field) { return field.empty(); };
    if (!std::all_of(row_.fields.begin(), row_.fields.end(), is_empty)) rows_.push_back(row_);
    row_ = {.line = line_, .fields = {}, .places = {}};
  }

  std::string_view text_;
  std::string source_;
  char separator_;
  std::size_t at_ = 0;
  std::uint64_t line_ = 1;
  std::string field_;
  CsvRow row_;
  std::vector<CsvRow> rows_;
};

}  // namespace

std::vector<CsvRow> parse_csv(std::string_view text, const std::string& source) {
  return CsvReader(text, source).rows();
}

}  // namespace flocking
