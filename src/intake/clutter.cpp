#include "intake/clutter.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "intake/folder_view.h"

namespace flocking::intake {
namespace {

constexpr auto kLitter = std::to_array<std::string_view>(
    {".git", ".gitignore", ".gitattributes", ".gitkeep", ".github", ".gitmodules", ".svn", ".hg",
     ".DS_Store", "__MACOSX", "Thumbs.db", "desktop.ini", ".vs", ".idea", ".vscode", ".cache",
     ".clang-format", ".editorconfig", ".directory"});

// Folders that only tools write to.
constexpr auto kCaches = std::to_array<std::string_view>(
    {"CMakeFiles", "__pycache__", ".gradle", ".pytest_cache", ".mypy_cache"});

constexpr auto kProductFolders = std::to_array<std::string_view>(
    {"build", "Build", "_build", "out", "Debug", "Release", "x64", "x86", "Win32", "obj", "target",
     "bin", "dist", "venv", ".venv"});

// A folder with one of these files was created by a tool.
constexpr auto kTagsOfTools = std::to_array<std::string_view>(
    {"CMakeCache.txt", "CACHEDIR.TAG", ".rustc_info.json", "project.assets.json", "pyvenv.cfg"});

constexpr auto kProductEndings =
    std::to_array<std::string_view>({".o",         ".obj",     ".lo",
                                     ".la",        ".a",       ".lib",
                                     ".so",        ".dll",     ".dylib",
                                     ".exe",       ".pdb",     ".ilk",
                                     ".exp",       ".class",   ".pyc",
                                     ".d",         ".gch",     ".pch",
                                     ".tlog",      ".idb",     ".log",
                                     ".res",       ".iobj",    ".ipdb",
                                     ".rlib",      ".rmeta",   ".lastbuildstate",
                                     ".recipe",    ".ninja",   ".ninja_deps",
                                     ".ninja_log", ".manifest"});

constexpr auto kBuildFiles =
    std::to_array<std::string_view>({"Makefile", "makefile", "GNUmakefile", "CMakeLists.txt"});

template <std::size_t count>
bool contains(const std::array<std::string_view, count>& all, std::string_view one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

// Returns true for build products: by the ending, or by the first bytes of programs and libraries
// on Linux, Windows and macOS.
bool is_product(const FolderView& folder, const std::string& name) {
  const auto ends = [&name](std::string_view ending) { return name.ends_with(ending); };
  if (std::any_of(kProductEndings.begin(), kProductEndings.end(), ends)) return true;
  const std::string start = folder.read_file(name, 4);
  return start ==
             "\x7f"
             "ELF" ||
         start.starts_with("MZ") || start == "\xcf\xfa\xed\xfe" || start == "\xca\xfe\xba\xbe";
}

// Returns true if a folder contains only build products. Looks at a limited number of files.
bool holds_products_only(const FolderView& folder, int depth, int& files_left) {
  constexpr int kDeepest = 12;
  if (depth > kDeepest) return false;
  const std::vector<std::string> names = folder.names();
  return std::all_of(names.begin(), names.end(), [&](const std::string& name) {
    if (--files_left < 0 || is_litter(name) || contains(kCaches, name)) return true;
    if (folder.is_folder(name)) {
      return holds_products_only(folder.open_folder(name), depth + 1, files_left);
    }
    return is_product(folder, name);
  });
}

bool is_word(std::string_view text, std::size_t at, std::size_t length) {
  const auto is_part = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  const bool begins = at == 0 || !is_part(text[at - 1]);
  return begins && (at + length == text.size() || !is_part(text[at + length]));
}

bool has_word(std::string_view text, std::string_view word) {
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string_view::npos; ++at) {
    if (is_word(text, at, word.size())) return true;
  }
  return false;
}

bool is_named_by_build_file(const FolderView& parent, const std::string& name) {
  constexpr std::size_t kMostBytes = std::size_t{1} << 17U;
  return std::any_of(kBuildFiles.begin(), kBuildFiles.end(), [&](std::string_view file) {
    return has_word(parent.read_file(std::string(file), kMostBytes), name);
  });
}

FolderFate fate_of_products(const FolderView& parent, const std::string& name) {
  const FolderView folder = parent.open_folder(name);
  const std::vector<std::string> names = folder.names();
  const bool is_tagged = std::any_of(names.begin(), names.end(), [](const std::string& one) {
    return contains(kTagsOfTools, one);
  });
  if (is_tagged) return FolderFate::kEmptied;
  const bool is_empty = std::all_of(names.begin(), names.end(), is_litter);
  int files_left = 5'000;
  if (is_empty || !holds_products_only(folder, 0, files_left)) return FolderFate::kKept;
  return is_named_by_build_file(parent, name) ? FolderFate::kKept : FolderFate::kEmptied;
}

}  // namespace

bool is_litter(const std::string& name) {
  return name.starts_with("._") || contains(kLitter, name);
}

bool is_name_of_products(const std::string& name) { return contains(kProductFolders, name); }

FolderFate fate_of_folder(int parent, const std::string& name) {
  if (contains(kCaches, name) || name.starts_with("cmake-build-")) return FolderFate::kDropped;
  if (name == "node_modules") {
    return uses_node_modules(FolderView(parent)) ? FolderFate::kKept : FolderFate::kDropped;
  }
  return is_name_of_products(name) ? fate_of_products(FolderView(parent), name) : FolderFate::kKept;
}

}  // namespace flocking::intake
