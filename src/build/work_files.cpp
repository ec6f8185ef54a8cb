#include "build/work_files.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <system_error>

#include "base/error.h"
#include "base/printable.h"
#include "io/file.h"

namespace flocking::build {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostSourceBytes = std::size_t{4} << 20U;

}  // namespace

WorkFiles work_files_of(const std::string& folder, const std::string& main) {
  WorkFiles work{.folder = folder, .names = {}, .main = main};
  std::error_code error;
  for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    if (entry->is_regular_file(error)) {
      work.names.push_back(entry->path().lexically_relative(folder).string());
    }
  }
  std::sort(work.names.begin(), work.names.end());
  return work;
}

std::string read_source(const WorkFiles& work, const std::string& name) {
  work.between();
  try {
    return io::File::open_input(work.folder + '/' + name).read_start(kMostSourceBytes);
  } catch (const Error&) {
    return "";
  }
}

std::string listed(const std::vector<std::string>& names) {
  constexpr std::size_t kMostListed = 4;
  constexpr std::size_t kLongest = 60;
  std::string text;
  for (std::size_t i = 0; i < std::min(names.size(), kMostListed); ++i) {
    text += (i > 0 ? ", " : "") + printable_lines(names[i], kLongest);
  }
  return text + (names.size() > kMostListed ? ", ..." : "");
}

bool has_file_ending(std::string_view name, std::string_view ending) {
  if (ending.empty() || name.size() <= ending.size()) return false;
  const std::string_view last = name.substr(name.size() - ending.size());
  return std::equal(last.begin(), last.end(), ending.begin(), [](char one, char other) {
    return std::tolower(static_cast<unsigned char>(one)) ==
           std::tolower(static_cast<unsigned char>(other));
  });
}

}  // namespace flocking::build
