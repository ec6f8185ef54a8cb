#include "diagnosis/own_files.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "base/words.h"

namespace flocking::diagnosis {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 10'000;
constexpr std::size_t kMostDigits = 7;  // digits of a line number

bool is_end(std::string_view whole, std::string_view part) {
  return whole == part || (whole.size() > part.size() && whole.ends_with(part) &&
                           whole[whole.size() - part.size() - 1] == '/');
}

std::size_t digits_at(std::string_view text, std::size_t at) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
  return end - at;
}

}  // namespace

OwnFiles OwnFiles::below(const std::string& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    if (names.size() >= kMostFiles) break;
    std::error_code ignored;
    if (!entry->is_regular_file(ignored)) continue;
    names.push_back(entry->path().lexically_relative(folder).string());
  }
  std::sort(names.begin(), names.end());
  return OwnFiles(std::move(names));
}

std::string OwnFiles::name_of(std::string_view path) const {
  while (path.starts_with("./")) path.remove_prefix(2);
  while (path.starts_with("../")) path.remove_prefix(3);
  if (path.empty()) return "";
  // For an absolute path, the longest matching name wins: src/main.cpp over main.cpp.
  std::string found;
  for (const std::string& name : names_) {
    if (is_end(path, name) && name.size() > found.size()) found = name;
  }
  const bool is_whole = !found.empty() && (path == found || path.starts_with('/'));
  if (is_whole || path.starts_with('/')) return found;
  // A recursive make prints names relative to a subfolder.
  const auto ends_in_path = [path](const std::string& name) { return is_end(name, path); };
  if (std::count_if(names_.begin(), names_.end(), ends_in_path) != 1) return "";
  return *std::find_if(names_.begin(), names_.end(), ends_in_path);
}

std::string place_words(const Place& place) {
  return place.file + ':' + std::to_string(place.line);
}

Place place_at_start(std::string_view text, const OwnFiles& own) {
  for (std::size_t colon = text.find(':'); colon != std::string_view::npos;
       colon = text.find(':', colon + 1)) {
    const std::size_t digits = digits_at(text, colon + 1);
    if (digits == 0 || digits > kMostDigits) continue;
    return {.file = own.name_of(text.substr(0, colon)),
            .line = parse_whole(text.substr(colon + 1, digits)).value_or(0)};
  }
  return {};
}

}  // namespace flocking::diagnosis
