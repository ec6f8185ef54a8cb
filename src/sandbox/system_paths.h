#pragma once

#include <array>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::sandbox {

/// Files of this machine that runs and builds may read, and who needs them.
struct SystemRow {
  std::string_view start;  ///< a path, or the start of paths with versions in their names
  std::string_view users;  ///< "Python", as the documentation lists them
  std::string_view
      program;  ///< the start of the program's name for which they are shown; empty: see users
};

/// The files and folders of the system that a run sees.
struct SystemPath {
  std::string path;
  const SystemRow* row = nullptr;
};

/// The allow-list: all that runs and builds see of the system. Nothing else below /usr, /opt or
/// /etc is shown, unless a found interpreter or compiler is installed there.
std::span<const SystemRow> system_rows();

/// The files and folders of this machine that the rows name; links among them are named as such.
const std::vector<SystemPath>& system_paths();

/// True if `program`, a name, is an interpreter that has rows of its own.
bool is_of_one_language(const std::string& program);

/// The paths among them that runs of `programs`, the names of a program and its interpreters, see.
/// A shell, and whatever else may start any program, sees all of them, and so does a build. Each
/// path costs every run a mount.
std::vector<std::string> system_paths_for(const std::vector<std::string>& programs);

/// True if `path` is one of them, or below one of them.
bool is_system(const std::filesystem::path& path);

/// The store of a distribution that keeps nothing in /usr (Nix, Guix), if `program` is in it: such
/// a program needs files from all over its store. Else empty.
std::string store_of(const std::string& program);

/// Devices that are nothing but bytes.
inline constexpr std::array<const char*, 4> kDevices = {"/dev/null", "/dev/full", "/dev/random",
                                                        "/dev/urandom"};
inline constexpr const char* kZeros = "/dev/zero";

/// The folders in which a submission's commands are looked up.
inline constexpr const char* kSystemSearchPath = "/usr/local/bin:/usr/bin:/bin";

}  // namespace flocking::sandbox
