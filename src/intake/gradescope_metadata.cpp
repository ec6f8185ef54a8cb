#include "intake/gradescope_metadata.h"

#include "base/date_text.h"
#include "base/words.h"

namespace flocking::intake {
namespace {

// Returns a scalar without its quotes.
std::string without_quotes(std::string_view value) {
  const bool is_quoted = value.size() >= 2 && (value.front() == '\'' || value.front() == '"') &&
                         value.front() == value.back();
  if (!is_quoted) return std::string(value);
  // In a text in single quotes, each single quote is doubled.
  std::string plain;
  for (std::size_t i = 1; i + 1 < value.size(); ++i) {
    plain += value[i];
    if (value.front() == '\'' && value.compare(i, 2, "''") == 0) ++i;
  }
  return plain;
}

/// Reads the fields of submitters. Students choose their names, and YAML folds long values: a line
/// whose indentation differs from that of fields continues the value before it, whatever the line
/// contains.
class SubmitterReader {
 public:
  void begin(std::vector<Submitter>& submitters) { submitters_ = &submitters; }

  void end() {
    take_value();
    submitters_ = nullptr;
  }

  void read(std::string_view line) {
    constexpr std::string_view kFirst = "  - :";
    constexpr std::string_view kNext = "    :";
    if (submitters_ == nullptr) return;
    const bool is_first = line.starts_with(kFirst);
    if (!is_first && !line.starts_with(kNext)) {
      if (!trimmed(line).empty()) value_ += ' ' + std::string(trimmed(line));
      return;
    }
    take_value();
    if (is_first) submitters_->emplace_back();
    line.remove_prefix(is_first ? kFirst.size() : kNext.size());
    const std::size_t colon = line.find(": ");
    if (colon == std::string_view::npos) return;
    key_ = line.substr(0, colon);
    value_ = trimmed(line.substr(colon + 2));
  }

 private:
  void take_value() {
    if (submitters_ != nullptr && !submitters_->empty()) {
      Submitter& submitter = submitters_->back();
      if (key_ == "name") submitter.name = without_quotes(value_);
      if (key_ == "sid") submitter.id = without_quotes(value_);
      if (key_ == "email") submitter.email = without_quotes(value_);
    }
    key_.clear();
    value_.clear();
  }

  std::vector<Submitter>* submitters_ = nullptr;
  std::string key_;
  std::string value_;
};

}  // namespace

std::map<std::string, GradescopeSubmission> parse_gradescope(std::string_view text) {
  constexpr std::string_view kDate = "  :created_at:";
  std::map<std::string, GradescopeSubmission> all;
  GradescopeSubmission* current = nullptr;
  SubmitterReader reader;
  for (const std::string_view line : split(text, '\n')) {
    const std::string_view content = trimmed(line);
    if (line.starts_with("submission_") && content.ends_with(':')) {
      reader.end();
      current = &all[std::string(content.substr(0, content.size() - 1))];
      continue;
    }
    if (current == nullptr) continue;
    // Keys of a submission are indented by two blanks; list entries also have a hyphen.
    if (!line.starts_with("  :")) {
      reader.read(line);
      continue;
    }
    reader.end();
    if (content == ":submitters:") reader.begin(current->submitters);
    if (line.starts_with(kDate)) {
      current->created_at = find_date_time(trimmed(line.substr(kDate.size())));
    }
  }
  reader.end();
  return all;
}

}  // namespace flocking::intake
