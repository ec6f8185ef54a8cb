#pragma once

#include <filesystem>
#include <string>

namespace flocking::sandbox {

/// Return true if any file, or a folder, exists at `path`, after following links.
bool is_there(const std::filesystem::path& path);
bool is_folder(const std::filesystem::path& path);

/// Returns true if `path` is `folder` or below it; compares only the names.
bool is_within(const std::filesystem::path& path, const std::filesystem::path& folder);

/// Returns the path as an absolute path without ".", ".." and trailing slash.
std::string plain(const std::filesystem::path& path);

/// Returns the absolute path with links resolved as far as files exist.
std::string real(const std::filesystem::path& path);

/// Returns true for a folder that would show other people's files: a home, a folder of homes or of
/// files that programs exchange, and all folders above them.
bool is_too_wide(const std::filesystem::path& path);

}  // namespace flocking::sandbox
