#include "intake/clutter.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flocking::intake {
namespace {

constexpr auto kLitter = std::to_array<std::string_view>(
    {".git", ".gitignore", ".gitattributes", ".gitkeep", ".github", ".gitmodules", ".svn", ".hg",
     ".DS_Store", "__MACOSX", "Thumbs.db", "desktop.ini", ".vs", ".idea", ".vscode", ".cache",
     ".clang-format", ".editorconfig", ".directory"});

constexpr auto kMade = std::to_array<std::string_view>(
    {"build", "Build", "_build", "out", "Debug", "Release", "x64", "obj", "target", "CMakeFiles",
     "__pycache__", "node_modules", "venv", ".venv", ".gradle", ".pytest_cache"});

template <std::size_t count>
bool contains(const std::array<std::string_view, count>& all, const std::string& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

bool is_litter(const std::string& name) {
  return name.starts_with("._") || contains(kLitter, name);
}

bool is_made_folder(const std::string& name) {
  return name.starts_with("cmake-build-") || contains(kMade, name);
}

}  // namespace flocking::intake
