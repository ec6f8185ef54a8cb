#include "base/csv_table.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "base/error.h"
#include "base/words.h"

namespace flocking {
namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
constexpr std::size_t kMostHeadBytes = std::size_t{64} << 10U;

// Returns the character that ends lines.
char line_end_of(std::string_view text) {
  return text.find('\n') == std::string_view::npos ? '\r' : '\n';
}

// Returns the first line, without a byte-order mark and without its line end.
std::string_view first_line(std::string_view text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return trimmed(text.substr(0, text.find(line_end_of(text))));
}

// Returns the separator that a line "sep=;" names.
std::optional<char> named_separator(std::string_view line) {
  if (line.size() > 1 && line.starts_with('"') && line.ends_with('"')) {
    line = line.substr(1, line.size() - 2);
  }
  constexpr std::string_view kWord = "sep=";
  if (!line.starts_with(kWord) || line.size() > kWord.size() + 1) return std::nullopt;
  return line.size() == kWord.size() ? '\t' : line.back();  // a tab that trimmed() removed
}

char separator_of(std::string_view text) {
  const std::string_view line = first_line(text);
  if (const std::optional<char> named = named_separator(line)) return *named;
  const auto count = [line](char separator) {
    std::size_t found = 0;
    bool is_quoted = false;
    for (const char c : line) {
      if (c == '"') is_quoted = !is_quoted;
      if (c == separator && !is_quoted) ++found;
    }
    return found;
  };
  char best = ',';
  for (const char one : {';', '\t'}) {
    if (count(one) > count(best)) best = one;
  }
  return best;
}

/// A parser of tables that reads one character at a time.
class CsvReader {
 public:
  CsvReader(std::string_view text, std::string source)
      : text_(text),
        source_(std::move(source)),
        separator_(separator_of(text)),
        line_end_(line_end_of(text)) {
    if (text.starts_with(kByteOrderMark)) at_ = kByteOrderMark.size();
    if (!named_separator(first_line(text))) return;
    at_ = std::min(text.find(line_end_), text.size() - 1) + 1;
    ++line_;
    row_.line = line_;
  }

  std::vector<CsvRow> rows() {
    while (at_ < text_.size()) {
      const std::size_t begin = at_;
      read_field();
      add_field(begin);
      if (at_ < text_.size() && text_[at_] == separator_) {
        if (++at_ < text_.size()) continue;
        add_field(at_);  // the last field, which is empty
      }
      end_row();
    }
    return std::move(rows_);
  }

 private:
  void read_field() {
    while (at_ < text_.size() && text_[at_] != separator_ && text_[at_] != line_end_) {
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
      line_ += text_[at_] == line_end_ ? 1U : 0U;
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
  char line_end_;
  std::size_t at_ = 0;
  std::uint64_t line_ = 1;
  std::string field_;
  CsvRow row_;
  std::vector<CsvRow> rows_;
};

/// A map from places in decoded text to places in the original bytes. Places must be requested in
/// ascending order.
class OriginalPlaces {
 public:
  OriginalPlaces(std::string_view text, TextEncoding encoding, std::size_t size)
      : text_(text), encoding_(encoding), size_(size) {}

  std::size_t of(std::size_t place) {
    while (at_ < place) {
      original_ += encoded_length(text_.substr(at_), encoding_);
      at_ += encoded_length(text_.substr(at_), TextEncoding::kUtf8);
    }
    return std::min(original_, size_);
  }

 private:
  std::string_view text_;
  TextEncoding encoding_;
  std::size_t size_;
  std::size_t at_ = 0;
  std::size_t original_ = 0;
};

}  // namespace

CsvStyle find_style(std::string_view bytes) {
  const TextEncoding encoding = find_encoding(bytes);
  return {encoding, separator_of(decode(bytes.substr(0, kMostHeadBytes), encoding))};
}

char csv_separator(std::string_view bytes) { return find_style(bytes).separator; }

std::vector<CsvRow> parse_csv(std::string_view bytes, const std::string& source) {
  const TextEncoding encoding = find_encoding(bytes);
  if (encoding == TextEncoding::kUtf8) return CsvReader(bytes, source).rows();
  const std::string text = decode(bytes, encoding);
  std::vector<CsvRow> rows = CsvReader(text, source).rows();
  OriginalPlaces original(text, encoding, bytes.size());
  for (CsvRow& row : rows) {
    for (CsvPlace& place : row.places) place = {original.of(place.begin), original.of(place.end)};
  }
  return rows;
}

std::string csv_field(std::string_view value, std::string_view old, CsvStyle style) {
  const std::string special = {style.separator, '"', '\n', '\r'};
  const bool was_quoted = trimmed(decode(old, style.encoding)).starts_with('"');
  if (!was_quoted && value.find_first_of(special) == std::string_view::npos) {
    return encode(value, style.encoding);
  }
  std::string text = "\"";
  for (const char c : value) text += c == '"' ? "\"\"" : std::string(1, c);
  return encode(text + '"', style.encoding);
}

}  // namespace flocking
