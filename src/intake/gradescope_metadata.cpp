#include "intake/gradescope_metadata.h"

#include "base/words.h"

namespace flocking::intake {
namespace {

// The value behind a key such as ":name:", without quotes.
std::string value_behind(std::string_view line, std::string_view key) {
  if (!line.starts_with(key)) return "";
  std::string value(trimmed(line.substr(key.size())));
  const bool is_quoted = value.size() >= 2 && (value.front() == '\'' || value.front() == '"') &&
                         value.front() == value.back();
  return is_quoted ? value.substr(1, value.size() - 2) : value;
}

void take_value(Submitter& submitter, std::string_view line) {
  const std::string name = value_behind(line, ":name:");
  if (!name.empty()) submitter.name += (submitter.name.empty() ? "" : ", ") + name;
  if (submitter.id.empty()) submitter.id = value_behind(line, ":sid:");
  if (submitter.email.empty()) submitter.email = value_behind(line, ":email:");
}

}  // namespace

std::map<std::string, Submitter> parse_gradescope(std::string_view text) {
  std::map<std::string, Submitter> all;
  Submitter* current = nullptr;
  bool is_in_submitters = false;
  for (const std::string_view line : split(text, '\n')) {
    std::string_view content = trimmed(line);
    if (line.starts_with("submission_") && content.ends_with(':')) {
      current = &all[std::string(content.substr(0, content.size() - 1))];
      is_in_submitters = false;
      continue;
    }
    // The keys of a submission are indented by two blanks, entries of lists by a hyphen too.
    if (line.starts_with("  :")) is_in_submitters = content == ":submitters:";
    if (current == nullptr || !is_in_submitters) continue;
    if (content.starts_with("- ")) content = trimmed(content.substr(2));
    take_value(*current, content);
  }
  return all;
}

}  // namespace flocking::intake
