#include "build/includes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>

#include "base/printable.h"

namespace flocking::build {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMostIncludes = 20'000;
constexpr std::size_t kMostNamesakes = 50;
constexpr std::size_t kMostRepairs = 200;
constexpr std::size_t kLongestInclude = 200;

constexpr auto kCEndings = std::to_array<std::string_view>(
    {".cpp", ".cc", ".cxx", ".c++", ".cp", ".c", ".h", ".hpp", ".hh", ".hxx", ".h++", ".ipp",
     ".inl", ".tpp", ".tcc", ".txx", ".inc", ".icc"});

// System headers that programs of beginners include.
constexpr auto kSystemHeaders = std::to_array<std::string_view>(
    {"algorithm", "array",    "assert.h",      "cassert",       "cctype",    "cfloat",
     "chrono",    "climits",  "cmath",         "cstddef",       "cstdint",   "cstdio",
     "cstdlib",   "cstring",  "ctime",         "ctype.h",       "deque",     "exception",
     "float.h",   "fstream",  "functional",    "iomanip",       "iostream",  "istream",
     "iterator",  "limits",   "limits.h",      "list",          "map",       "math.h",
     "memory",    "numbers",  "numeric",       "optional",      "ostream",   "queue",
     "random",    "set",      "sstream",       "stack",         "stdbool.h", "stddef.h",
     "stdexcept", "stdint.h", "stdio.h",       "stdlib.h",      "string",    "string.h",
     "time.h",    "tuple",    "unordered_map", "unordered_set", "utility",   "vector"});

std::string in_small_letters(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

// Returns true for a path that can appear in a line of C and in a line of a list.
bool is_plain_path(const std::string& path) {
  return path.size() <= kLongestInclude &&
         path.find_first_of(std::string_view("\"\n\r<>\0", 6)) == std::string::npos;
}

std::string with_slashes(std::string name) {
  std::replace(name.begin(), name.end(), '\\', '/');
  return name;
}

// Returns a path without "./" and "../" at the start.
std::string without_ups(const std::string& name) {
  std::string rest = fs::path(name).lexically_normal().string();
  while (rest.starts_with("../")) rest.erase(0, 3);
  return rest;
}

std::string printable_of(const std::string& text) { return printable_lines(text, kLongestInclude); }

// Returns true for "C:\\Users\\ada\\flock.h". Such a path exists only on its author's machine.
bool has_drive(const std::string& name) { return name.size() > 2 && name[1] == ':'; }

// Returns advice on how to write the include.
std::string advice(const std::string& includer, const Include& include, const std::string& file) {
  const std::string name = fs::path(file).filename().string();
  const std::string written = fs::path(with_slashes(include.name)).filename().string();
  if (!has_drive(include.name) && written != include.name && written == name &&
      include.name.find('\\') != std::string::npos) {
    return "write / instead of \\, which is a separator on Windows only";
  }
  if (written == name) {
    const fs::path folder = fs::path(includer).parent_path();
    return "the file is " + printable_of(file) + "; write \"" +
           printable_of(fs::path(file).lexically_relative(folder.empty() ? "." : folder).string()) +
           "\"";
  }
  return "the file is " + printable_of(name) + "; Windows ignores case, Linux does not";
}

std::string warning_of(const std::string& includer, const Include& include,
                       const std::string& advice) {
  const std::string name = include.is_quoted ? '"' + include.name + '"' : '<' + include.name + '>';
  return printable_of(includer) + ':' + std::to_string(include.line) + ": #include " +
         printable_of(name) + ": " + advice;
}

}  // namespace

std::vector<Include> includes_of(std::string_view text) {
  std::vector<Include> includes;
  const auto skip_blanks = [](std::string_view line, std::size_t at) {
    while (at < line.size() && (line[at] == ' ' || line[at] == '\t')) ++at;
    return at;
  };
  std::uint64_t number = 0;
  while (!text.empty()) {
    ++number;
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    std::size_t at = skip_blanks(line, 0);
    if (line.substr(at, 1) != "#") continue;
    at = skip_blanks(line, at + 1);
    constexpr std::string_view kWord = "include";
    if (line.substr(at, kWord.size()) != kWord) continue;
    at = skip_blanks(line, at + kWord.size());
    const std::string_view opening = line.substr(at, 1);
    if (opening != "\"" && opening != "<") continue;
    const std::size_t end = line.find(opening == "<" ? '>' : '"', at + 1);
    if (end == std::string_view::npos || end == at + 1) continue;
    includes.push_back({.line = number,
                        .name = std::string(line.substr(at + 1, end - at - 1)),
                        .is_quoted = opening == "\""});
  }
  return includes;
}

bool is_c_file(std::string_view name) {
  return std::any_of(kCEndings.begin(), kCEndings.end(),
                     [name](std::string_view ending) { return has_file_ending(name, ending); });
}

IncludeFinder::IncludeFinder(const WorkFiles& work) : names_(work.names) {
  for (const std::string& name : work.names) {
    if (!is_plain_path(name)) continue;
    by_name_[in_small_letters(fs::path(name).filename().string())].push_back(name);
  }
}

// Chooses among several matching files: a file in a folder for headers, else the file at the lowest
// depth.
std::string IncludeFinder::best_of(const std::vector<std::string>& files) {
  if (files.size() == 1) return files.front();
  for (const std::string_view folder : {"include/", "inc/", "src/"}) {
    std::vector<std::string> there;
    for (const std::string& file : files) {
      if (file.starts_with(folder)) there.push_back(file);
    }
    if (there.size() == 1) return there.front();
  }
  return "";
}

IncludeFinder::Found IncludeFinder::find(const std::string& includer,
                                         const Include& include) const {
  if (!is_plain_path(include.name)) return {};
  const std::string name = with_slashes(include.name);
  const std::string path = (fs::path(includer).parent_path() / name).lexically_normal().string();
  const bool is_there = std::binary_search(names_.begin(), names_.end(), path);
  if (is_there && include.is_quoted) return {path, name == include.name};
  const std::string ending =
      has_drive(name) ? fs::path(name).filename().string() : without_ups(name);
  const auto namesakes = by_name_.find(in_small_letters(fs::path(ending).filename().string()));
  if (namesakes == by_name_.end() || namesakes->second.size() > kMostNamesakes) return {};
  std::vector<std::string> here;
  std::vector<std::string> exact;
  std::vector<std::string> others;
  const auto fits = [](const std::string& file, const std::string& wanted) {
    return file == wanted || file.ends_with('/' + wanted);
  };
  for (const std::string& file : namesakes->second) {
    const std::string small = in_small_letters(file);
    if (include.is_quoted && small == in_small_letters(path)) here.push_back(file);
    if (fits(file, ending)) exact.push_back(file);
    if (fits(small, in_small_letters(ending))) others.push_back(file);
  }
  if (here.size() == 1) return {here.front(), false};
  if (!exact.empty()) return {best_of(exact), false};
  return {best_of(others), false};
}

void IncludeFinder::look_at(const std::string& name, std::string_view text) {
  for (Include& include : includes_of(text)) {
    if (++looked_at_ > kMostIncludes) return;
    Found found = find(name, include);
    if (!found.file.empty()) {
      std::vector<std::string>& all = includers_[found.file];
      if (all.empty() || all.back() != name) all.push_back(name);
    }
    if (!found.is_exact && is_plain_path(include.name)) {
      misspelled_.push_back({name, std::move(include), std::move(found)});
    }
  }
}

void IncludeFinder::add_repairs(bool finds_folders, Plan& plan) const {
  for (const auto& [includer, include, found] : misspelled_) {
    if (plan.repairs.size() >= kMostRepairs) return;
    Repair repair{.kind = include.is_quoted ? Repair::Kind::kForward : Repair::Kind::kAfter,
                  .path = include.name,
                  .word = found.file};
    const std::string small = in_small_letters(include.name);
    std::string what;
    if (found.file.empty()) {
      const bool is_system =
          std::find(kSystemHeaders.begin(), kSystemHeaders.end(), small) != kSystemHeaders.end();
      if (!is_system || small == include.name) continue;
      repair.kind = Repair::Kind::kAfter;
      repair.word = '<' + small + '>';
      what = "the header is <" + small + ">; Windows and macOS ignore case, Linux does not";
    } else {
      const std::string ending = without_ups(include.name);
      const bool is_elsewhere = found.file == ending || found.file.ends_with('/' + ending);
      if (is_elsewhere && !finds_folders) continue;
      if (is_elsewhere && !include.is_quoted &&
          std::find(kSystemHeaders.begin(), kSystemHeaders.end(), include.name) !=
              kSystemHeaders.end()) {
        continue;
      }
      what = advice(includer, include, found.file);
    }
    if (repair.kind == Repair::Kind::kForward) {
      const std::string folder = fs::path(includer).parent_path().string();
      repair.path = folder.empty() ? include.name : folder + '/' + include.name;
    }
    plan.warnings.push_back(warning_of(includer, include, what));
    if (std::find(plan.repairs.begin(), plan.repairs.end(), repair) == plan.repairs.end()) {
      plan.repairs.push_back(std::move(repair));
    }
  }
}

}  // namespace flocking::build
