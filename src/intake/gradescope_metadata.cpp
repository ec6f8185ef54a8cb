#include "intake/gradescope_metadata.h"

#include "base/date_text.h"
#include "base/words.h"

namespace flocking::intake {
namespace {

// Returns the value after a key such as ":name:", without quotes.
std::string value_after(std::string_view line, std::string_view key) {
  if (!line.starts_with(key)) return "";
  std::string value(trimmed(line.substr(key.size())));
  const bool is_quoted = value.size() >= 2 && (value.front() == '\'' || value.front() == '"') &&
                         value.front() == value.back();
  if (!is_quoted) return value;
  // In single quotes a quote is written twice.
  std::string plain;
  for (std::size_t i = 1; i + 1 < value.size(); ++i) {
    plain += value[i];
    if (value.front() == '\'' && value.compare(i, 2, "''") == 0) ++i;
  }
  return plain;
}

void take_value(Submitter& submitter, std::string_view line) {
  if (submitter.name.empty()) submitter.name = value_after(line, ":name:");
  if (submitter.id.empty()) submitter.id = value_after(line, ":sid:");
  if (submitter.email.empty()) submitter.email = value_after(line, ":email:");
}

}  // namespace

std::map<std::string, GradescopeSubmission> parse_gradescope(std::string_view text) {
  constexpr std::string_view kDate = "  :created_at:";
  std::map<std::string, GradescopeSubmission> all;
  GradescopeSubmission* current = nullptr;
  bool is_in_submitters = false;
  for (const std::string_view line : split(text, '\n')) {
    std::string_view content = trimmed(line);
    if (line.starts_with("submission_") && content.ends_with(':')) {
      current = &all[std::string(content.substr(0, content.size() - 1))];
      is_in_submitters = false;
      continue;
    }
    if (current == nullptr) continue;
    // The keys of a submission are indented by two blanks, entries of lists by a hyphen too.
    if (line.starts_with("  :")) is_in_submitters = content == ":submitters:";
    if (line.starts_with(kDate)) {
      current->created_at = find_date_time(trimmed(line.substr(kDate.size())));
    }
    if (!is_in_submitters || content == ":submitters:") continue;
    if (content.starts_with("- ")) {
      content = trimmed(content.substr(2));
      current->submitters.emplace_back();
    }
    if (!current->submitters.empty()) take_value(current->submitters.back(), content);
  }
  return all;
}

}  // namespace flocking::intake
