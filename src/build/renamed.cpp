#include "build/renamed.h"

#include <algorithm>
#include <charconv>

namespace flocking::build {
namespace {

constexpr std::string_view kFolder = ".renamed/";

std::string quoted(const std::string& text) {
  std::string word = "'";
  for (const char c : text) {
    if (c == '\'') {
      word += R"('\'')";
    } else {
      word += c;
    }
  }
  return word + '\'';
}

// Returns the renaming whose new path `text` begins with; null if there is none.
const Renamed* named_at(std::string_view text, const std::vector<Renamed>& all) {
  std::size_t number = 0;
  const char* const end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data() + kFolder.size(), end, number);
  if (parsed.ec != std::errc() || number >= all.size()) return nullptr;
  return text.starts_with(all[number].to) ? &all[number] : nullptr;
}

}  // namespace

Renamed renamed_source(std::size_t number, const std::string& from, const std::string& name,
                       std::size_t mark_bytes) {
  return {.from = from,
          .to = std::string(kFolder) + std::to_string(number) + '/' + name,
          .mark_bytes = mark_bytes};
}

std::string renaming_script(const std::vector<Renamed>& all) {
  std::string script;
  for (std::size_t i = 0; i < all.size(); ++i) {
    script += "mkdir -p " + std::string(kFolder) + std::to_string(i) + "\ntail -c +" +
              std::to_string(all[i].mark_bytes + 1) + ' ' + quoted("./" + all[i].from) + " > " +
              quoted(all[i].to) + '\n';
  }
  return script;
}

std::string with_own_names(std::string_view log, const std::vector<Renamed>& all) {
  std::string text;
  while (!log.empty()) {
    const std::size_t at = std::min(log.find(kFolder), log.size());
    text += log.substr(0, at);
    log.remove_prefix(at);
    if (log.empty()) break;
    const Renamed* const renamed = named_at(log, all);
    text += renamed != nullptr ? std::string_view(renamed->from) : kFolder;
    log.remove_prefix(renamed != nullptr ? renamed->to.size() : kFolder.size());
  }
  return text;
}

}  // namespace flocking::build
