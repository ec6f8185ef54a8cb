#include "sandbox/system_paths.h"

#include <algorithm>
#include <system_error>

#include "sandbox/paths.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEverybody = "all programs";
constexpr std::string_view kCompilers = "compilers, build systems and shells";

// Never shows accounts, keys or services, and never all of /usr/share, where packages keep data,
// including this project's test cases.
constexpr auto kSystemRows = std::to_array<SystemRow>({
    {"/usr/bin", kEverybody, ""},
    {"/usr/sbin", kCompilers, ""},
    {"/usr/lib", kEverybody, ""},
    {"/usr/libexec", kCompilers, ""},
    {"/bin", kEverybody, ""},
    {"/sbin", kCompilers, ""},
    {"/lib", kEverybody, ""},
    {"/etc/ld.so.cache", kEverybody, ""},
    {"/etc/ld.so.conf", kCompilers, ""},
    {"/etc/ld.so.preload", kEverybody, ""},
    {"/etc/alternatives", kEverybody, ""},
    {"/etc/localtime", kEverybody, ""},
    {"/etc/timezone", kEverybody, ""},
    {"/etc/locale.alias", kEverybody, ""},
    {"/etc/locale.conf", kEverybody, ""},
    {"/etc/ssl/openssl.cnf", kEverybody, ""},
    {"/etc/nsswitch.conf", kEverybody, ""},
    {"/usr/share/zoneinfo", kEverybody, ""},
    {"/usr/share/locale", kEverybody, ""},
    {"/usr/share/i18n", kEverybody, ""},
    {"/usr/share/terminfo", kEverybody, ""},
    {"/usr/include", kCompilers, ""},
    {"/usr/share/gcc", kCompilers, ""},
    {"/usr/share/cmake", kCompilers, ""},
    {"/usr/share/pkgconfig", kCompilers, ""},
    {"/usr/share/aclocal", kCompilers, ""},
    {"/usr/share/autoconf", kCompilers, ""},
    {"/usr/share/automake", kCompilers, ""},
    {"/usr/share/libtool", kCompilers, ""},
    {"/usr/share/bison", kCompilers, ""},
    {"/usr/share/eigen3", kCompilers, ""},
    {"/usr/share/go", "Go", "go"},
    {"/usr/share/java", "Java", "java"},
    {"/etc/java", "Java", "java"},
    {"/etc/jvm", "Java", "java"},
    {"/usr/share/mono", "C#", "mono"},
    {"/etc/mono", "C#", "mono"},
    {"/usr/share/dotnet", "C#", "dotnet"},
    {"/etc/dotnet", "C#", "dotnet"},
    {"/usr/share/python", "Python", "python"},
    {"/etc/python", "Python", "python"},
    {"/usr/share/nodejs", "JavaScript", "node"},
    {"/usr/share/node_modules", "JavaScript", "node"},
    {"/usr/share/javascript", "JavaScript", "node"},
    {"/etc/node", "JavaScript", "node"},
    {"/usr/share/perl", "Perl", "perl"},
    {"/etc/perl", "Perl", "perl"},
    {"/usr/share/ruby", "Ruby", "ruby"},
    {"/usr/share/rubygems", "Ruby", "ruby"},
    {"/usr/share/lua", "Lua", "lua"},
    {"/etc/lua", "Lua", "lua"},
    {"/usr/share/php", "PHP", "php"},
    {"/etc/php", "PHP", "php"},
    {"/usr/share/R", "R", "R"},
    {"/etc/R", "R", "R"},
    {"/usr/share/julia", "Julia", "julia"},
    {"/etc/julia", "Julia", "julia"},
    {"/usr/share/ghc", "Haskell", "runghc"},
    {"/etc/ghc", "Haskell", "runghc"},
    {"/usr/share/tcltk", "Tcl", "tclsh"},
    {"/usr/share/awk", "awk", "gawk"},
});

// Folders (stores) of distributions that install nothing in /usr.
constexpr std::array<const char*, 2> kStores = {"/nix/store", "/gnu/store"};

// Returns true for lib, lib64, libx32, python3.11, cmake-3.25 and ld.so.conf.d, but not for
// liblouis.
bool is_meant(std::string_view path, std::string_view start) {
  if (!path.starts_with(start)) return false;
  const std::string_view rest = path.substr(start.size());
  return rest.empty() || rest == "x32" || rest.find_first_of("-.0123456789") == 0;
}

std::vector<SystemPath> find_system_paths() {
  std::vector<SystemPath> found;
  std::error_code ignored;
  for (const char* folder : {"/", "/usr", "/usr/share", "/etc", "/etc/ssl"}) {
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
      const std::string path = entry.path().string();
      const auto names_it = [&path](const SystemRow& row) { return is_meant(path, row.start); };
      const auto* const row = std::find_if(kSystemRows.begin(), kSystemRows.end(), names_it);
      if (row != kSystemRows.end()) found.push_back({path, row});
    }
  }
  std::sort(found.begin(), found.end(),
            [](const SystemPath& a, const SystemPath& b) { return a.path < b.path; });
  return found;
}

}  // namespace

bool is_of_one_language(const std::string& program) {
  return std::any_of(kSystemRows.begin(), kSystemRows.end(), [&program](const SystemRow& row) {
    return !row.program.empty() && program.starts_with(row.program);
  });
}

std::span<const SystemRow> system_rows() { return kSystemRows; }

const std::vector<SystemPath>& system_paths() {
  static const std::vector<SystemPath> paths = find_system_paths();
  return paths;
}

std::vector<std::string> system_paths_for(const std::vector<std::string>& programs) {
  const bool sees_all = !std::all_of(programs.begin(), programs.end(), is_of_one_language);
  std::vector<std::string> seen;
  for (const auto& [path, row] : system_paths()) {
    const auto needs_it = [row = row](const std::string& program) {
      return !row->program.empty() && program.starts_with(row->program);
    };
    if (sees_all || row->users == kEverybody ||
        std::any_of(programs.begin(), programs.end(), needs_it)) {
      seen.push_back(path);
    }
  }
  return seen;
}

bool is_system(const fs::path& path) {
  return std::any_of(system_paths().begin(), system_paths().end(),
                     [&path](const SystemPath& one) { return is_within(path, one.path); });
}

std::string store_of(const std::string& program) {
  for (const char* store : kStores) {
    if (is_within(real(program), store)) return store;
  }
  return "";
}

}  // namespace flocking::sandbox
