#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <vector>

namespace flocking::sandbox {

/// The files and folders of this machine that programs and interpreters need, for reading and
/// running; links among them are named as such.
const std::vector<std::string>& system_paths();

/// Whether `path` is one of them, or below one of them.
bool is_system(const std::filesystem::path& path);

/// Devices that are nothing but bytes.
inline constexpr std::array<const char*, 4> kDevices = {"/dev/null", "/dev/full", "/dev/random",
                                                        "/dev/urandom"};
inline constexpr const char* kZeros = "/dev/zero";

/// What commands of submissions are looked for in.
inline constexpr const char* kSystemSearchPath = "/usr/local/bin:/usr/bin:/bin";

}  // namespace flocking::sandbox
