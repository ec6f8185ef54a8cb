#include "intake/class_outline.h"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

#include "base/words.h"
#include "intake/clutter.h"

namespace flocking::intake {
namespace {

std::vector<std::string> folders_and_file(const std::string& name) {
  std::vector<std::string> names;
  for (const std::string_view one : split(name, '/')) {
    if (!one.empty() && one != ".") names.emplace_back(one);
  }
  return names;
}

// Returns true for names outside of the folder. They are left out, and must not become a student's
// folder.
bool leads_out(const std::string& name, const std::vector<std::string>& path) {
  return name.starts_with('/') || std::find(path.begin(), path.end(), "..") != path.end();
}

/// A folder or file and its direct contents.
struct Outline {
  bool is_folder = false;
  bool is_repository = false;
  std::map<std::string, bool> contents;  ///< true: a folder
};

}  // namespace

std::vector<Item> outline_of(const std::vector<ArchiveName>& names, std::size_t wrappers) {
  std::map<std::string, Outline> outlines;
  for (const ArchiveName& one : names) {
    const std::vector<std::string> path = folders_and_file(one.name);
    if (path.size() <= wrappers || leads_out(one.name, path)) continue;
    const auto item = path.begin() + static_cast<std::ptrdiff_t>(wrappers);
    // macOS adds copies of folders in a separate folder: __MACOSX/hw/._main.cpp.
    if (std::any_of(path.begin(), item + 1, is_litter)) continue;
    const bool is_inner = path.size() > wrappers + 1;
    Outline& outline = outlines[path[wrappers]];
    outline.is_folder = outline.is_folder || is_inner || one.is_folder;
    if (!is_inner) continue;
    const std::string& inner = path[wrappers + 1];
    outline.is_repository = outline.is_repository || inner == ".git";
    if (is_litter(inner) || outline.contents.size() >= kMostContents) continue;
    bool& is_folder = outline.contents[inner];
    is_folder = is_folder || path.size() > wrappers + 2 || one.is_folder;
  }
  std::vector<Item> items;
  for (const auto& [name, outline] : outlines) {
    Item item{.name = name, .is_folder = outline.is_folder, .is_repository = outline.is_repository};
    for (const auto& [inner, is_folder] : outline.contents) {
      item.contents.push_back({.name = inner, .is_folder = is_folder});
    }
    items.push_back(std::move(item));
  }
  return items;
}

}  // namespace flocking::intake
