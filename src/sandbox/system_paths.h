#pragma once

#include <array>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::sandbox {

/// System files that runs and builds may read, and the programs that need them.
struct SystemRow {
  std::string_view start;  ///< a path, or the start of paths whose names contain versions
  /// the programs that need the files, as the documentation lists them: "Python"
  std::string_view users;
  /// start of the name of the only program that sees the files; empty: see `users`
  std::string_view program;
};

/// A file or folder of the system that a run sees.
struct SystemPath {
  std::string path;
  const SystemRow* row = nullptr;
};

/// Returns the list of all system files that runs and builds may see. No other file below /usr,
/// /opt or /etc is shown, except the installation of an interpreter or compiler that is in use.
std::span<const SystemRow> system_rows();

/// Returns the files and folders of this machine that match the rows; links among them are listed
/// as links.
const std::vector<SystemPath>& system_paths();

/// Returns true if the program name `program` is an interpreter with separate rows.
bool is_of_one_language(const std::string& program);

/// Returns the system paths that runs of `programs`, the names of a program and its interpreters,
/// see. If one of them may start any program, as a shell may, returns all system paths; builds see
/// all of them, too. Each path costs every run a mount.
std::vector<std::string> system_paths_for(const std::vector<std::string>& programs);

/// Returns true if `path` is one of the system paths, or below one of them.
bool is_system(const std::filesystem::path& path);

/// Returns the store of a distribution that installs nothing in /usr (Nix, Guix), if `program` is
/// in it, because such a program needs files from many places in its store. Otherwise returns "".
std::string store_of(const std::string& program);

/// Devices that only produce or discard bytes.
inline constexpr std::array<const char*, 4> kDevices = {"/dev/null", "/dev/full", "/dev/random",
                                                        "/dev/urandom"};
inline constexpr const char* kZeros = "/dev/zero";

/// The folders in which a submission's commands are searched.
inline constexpr const char* kSystemSearchPath = "/usr/local/bin:/usr/bin:/bin";

}  // namespace flocking::sandbox
