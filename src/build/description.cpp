#include "build/description.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <vector>

#include "build/work_files.h"

namespace flocking::build {
namespace {

/// Files that belong to a program outside the supported languages.
struct Foreign {
  std::string_view ending;
  std::string_view words;
  std::string_view advice;
};
constexpr auto kForeign = std::to_array<Foreign>({
    {".ipynb", "only a notebook: ", "export it as .py"},
    {".ts", "only TypeScript: ", "compile it with tsc and submit the .js files"},
});

}  // namespace

std::string description_of(const std::string& files) {
  const std::vector<std::string> names = work_files_of(files, "").names;
  if (names.empty()) return "its folder is empty";
  const auto all_end = [&names](const std::vector<std::string_view>& endings) {
    return std::all_of(names.begin(), names.end(), [&](const std::string& name) {
      return std::any_of(endings.begin(), endings.end(),
                         [&](std::string_view ending) { return name.ends_with(ending); });
    });
  };
  if (names.size() == 1 && all_end({".pdf", ".PDF"})) return "only a PDF: " + listed(names);
  if (all_end({".pdf", ".PDF", ".doc", ".docx", ".odt", ".txt", ".md", ".html", ".rtf"})) {
    return "only documents: " + listed(names);
  }
  if (all_end({".h", ".hpp", ".hh", ".hxx"})) return "only headers: " + listed(names);
  if (all_end({".rar", ".7z", ".RAR"})) {
    return "an archive in an unsupported format: " + listed(names) + "; submit a .zip";
  }
  for (const auto& [ending, words, advice] : kForeign) {
    std::vector<std::string> foreign;
    std::copy_if(names.begin(), names.end(), std::back_inserter(foreign),
                 [&end = ending](const std::string& name) { return has_file_ending(name, end); });
    if (foreign.empty()) continue;
    return std::string(words) + listed(foreign) + "; " + std::string(advice);
  }
  return "there is no program in it: " + listed(names);
}

}  // namespace flocking::build
