#include "sandbox/system_paths.h"

#include <algorithm>
#include <system_error>

#include "sandbox/paths.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEverybody = "all programs";
constexpr std::string_view kCompilers = "compilers and build systems";

// Never who may log in, keys, or services; never /usr/share as a whole, where packages keep data,
// this project's cases among them.
constexpr auto kRows = std::to_array<SystemRow>({
    {"/usr/bin", kEverybody},
    {"/usr/sbin", kEverybody},
    {"/usr/lib", kEverybody},
    {"/usr/libexec", kEverybody},
    {"/bin", kEverybody},
    {"/sbin", kEverybody},
    {"/lib", kEverybody},
    {"/etc/ld.so.cache", kEverybody},
    {"/etc/ld.so.conf", kEverybody},
    {"/etc/ld.so.preload", kEverybody},
    {"/etc/alternatives", kEverybody},
    {"/etc/localtime", kEverybody},
    {"/etc/timezone", kEverybody},
    {"/etc/locale.alias", kEverybody},
    {"/etc/locale.conf", kEverybody},
    {"/etc/ssl/openssl.cnf", kEverybody},
    {"/etc/nsswitch.conf", kEverybody},
    {"/usr/share/zoneinfo", kEverybody},
    {"/usr/share/locale", kEverybody},
    {"/usr/share/i18n", kEverybody},
    {"/usr/share/terminfo", kEverybody},
    {"/usr/include", kCompilers},
    {"/usr/share/gcc", kCompilers},
    {"/usr/share/cmake", kCompilers},
    {"/usr/share/pkgconfig", kCompilers},
    {"/usr/share/aclocal", kCompilers},
    {"/usr/share/autoconf", kCompilers},
    {"/usr/share/automake", kCompilers},
    {"/usr/share/libtool", kCompilers},
    {"/usr/share/bison", kCompilers},
    {"/usr/share/eigen3", kCompilers},
    {"/usr/share/go", "Go"},
    {"/usr/share/java", "Java"},
    {"/etc/java", "Java"},
    {"/etc/jvm", "Java"},
    {"/usr/share/mono", "C#"},
    {"/etc/mono", "C#"},
    {"/usr/share/dotnet", "C#"},
    {"/etc/dotnet", "C#"},
    {"/usr/share/python", "Python"},
    {"/etc/python", "Python"},
    {"/usr/share/nodejs", "JavaScript"},
    {"/usr/share/node_modules", "JavaScript"},
    {"/usr/share/javascript", "JavaScript"},
    {"/etc/node", "JavaScript"},
    {"/usr/share/perl", "Perl"},
    {"/etc/perl", "Perl"},
    {"/usr/share/ruby", "Ruby"},
    {"/usr/share/rubygems", "Ruby"},
    {"/usr/share/lua", "Lua"},
    {"/etc/lua", "Lua"},
    {"/usr/share/php", "PHP"},
    {"/etc/php", "PHP"},
    {"/usr/share/R", "R"},
    {"/etc/R", "R"},
    {"/usr/share/julia", "Julia"},
    {"/etc/julia", "Julia"},
    {"/usr/share/ghc", "Haskell"},
    {"/etc/ghc", "Haskell"},
    {"/usr/share/tcltk", "Tcl"},
    {"/usr/share/awk", "awk"},
});

// The stores of distributions that keep nothing in /usr.
constexpr std::array<const char*, 2> kStores = {"/nix/store", "/gnu/store"};

// True for lib, lib64, libx32, python3.11, cmake-3.25 and ld.so.conf.d, but not for liblouis.
bool is_meant(std::string_view path, std::string_view start) {
  if (!path.starts_with(start)) return false;
  const std::string_view rest = path.substr(start.size());
  return rest.empty() || rest == "x32" || rest.find_first_of("-.0123456789") == 0;
}

std::vector<std::string> find_system_paths() {
  std::vector<std::string> found;
  std::error_code ignored;
  for (const char* folder : {"/", "/usr", "/usr/share", "/etc", "/etc/ssl"}) {
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
      const std::string path = entry.path().string();
      const auto names_it = [&path](const SystemRow& row) { return is_meant(path, row.start); };
      if (std::any_of(kRows.begin(), kRows.end(), names_it)) found.push_back(path);
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

std::span<const SystemRow> system_rows() { return kRows; }

const std::vector<std::string>& system_paths() {
  static const std::vector<std::string> paths = find_system_paths();
  return paths;
}

bool is_system(const fs::path& path) {
  return std::any_of(system_paths().begin(), system_paths().end(),
                     [&path](const std::string& folder) { return is_within(path, folder); });
}

std::string store_of(const std::string& program) {
  for (const char* store : kStores) {
    if (is_within(real(program), store)) return store;
  }
  return "";
}

}  // namespace flocking::sandbox
