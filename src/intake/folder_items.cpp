#include "intake/folder_items.h"

#include <sys/stat.h>

#include <algorithm>
#include <system_error>

#include "base/error.h"
#include "intake/archive.h"
#include "intake/clutter.h"

namespace flocking::intake {
namespace {

namespace fs = std::filesystem;

constexpr int kMostWrappers = 5;

// Returns true if the items may be a program, that is, they are not only folders.
bool has_files(const std::vector<Item>& items) {
  return std::any_of(items.begin(), items.end(), [](const Item& item) {
    return !item.is_folder && !is_archive_name(item.name);
  });
}

// Limits the contents; the first names are enough to find the layout.
void keep_first(std::vector<Item>& items) {
  if (items.size() > kMostContents) items.resize(kMostContents);
}

}  // namespace

bool is_of_platform(Layout layout) {
  return layout != Layout::kFolders && layout != Layout::kFiles;
}

bool is_real_folder(const fs::path& path) {
  struct stat status {};
  return lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

std::vector<Item> items_in(const fs::path& folder, const std::string& flag) {
  std::vector<Item> items;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (is_litter(name)) continue;
    const bool is_folder = is_real_folder(entry->path());
    items.push_back({.name = name,
                     .is_folder = is_folder,
                     .is_repository = is_folder && is_real_folder(entry->path() / ".git")});
  }
  if (error) throw EnvironmentError(flag + ": cannot read the folder: " + error.message());
  std::sort(items.begin(), items.end(),
            [](const Item& one, const Item& other) { return one.name < other.name; });
  return items;
}

std::vector<Item> class_items_in(const fs::path& folder, const std::string& flag) {
  std::vector<Item> items = items_in(folder, flag);
  for (Item& item : items) {
    if (!item.is_folder) continue;
    try {
      item.contents = items_in(folder / item.name, flag);
    } catch (const EnvironmentError&) {
      continue;  // reported when the file is copied
    }
    keep_first(item.contents);
  }
  return items;
}

fs::path class_in(fs::path folder, const std::string& stem, const std::string& flag,
                  std::optional<Layout> wished,
                  const std::function<bool(const std::string&)>& is_student) {
  for (int depth = 0; depth < kMostWrappers; ++depth) {
    const std::vector<Item> items = items_in(folder, flag);
    if (items.size() != 1 || !items.front().is_folder) break;
    const fs::path inner = folder / items.front().name;
    const std::vector<Item> inside = class_items_in(inner, flag);
    const Layout layout = find_layout({.items = inside});
    const bool is_class = is_of_platform(layout) && layout == wished.value_or(layout);
    const std::string& name = items.front().name;
    if (name != stem && (is_student(name) || (has_files(inside) && !is_class))) break;
    folder = inner;
  }
  return folder;
}

fs::path work_in(fs::path folder, const std::string& flag) {
  for (int depth = 0; depth < kMostWrappers; ++depth) {
    std::vector<Item> items = items_in(folder, flag);
    std::error_code ignored;
    std::erase_if(items, [&](const Item& item) {
      return is_name_of_products(item.name) && fs::is_empty(folder / item.name, ignored);
    });
    if (items.size() != 1 || !items.front().is_folder) break;
    folder /= items.front().name;
  }
  return folder;
}

}  // namespace flocking::intake
