#pragma once

#include <filesystem>
#include <string>

namespace flocking::sandbox {

/// Whether there is something at `path`, at the end of all links.
bool is_there(const std::filesystem::path& path);
bool is_folder(const std::filesystem::path& path);

/// Whether `path` is `folder` or below it, by their names alone.
bool is_within(const std::filesystem::path& path, const std::filesystem::path& folder);

/// Absolute, without ".", "..", and a slash at the end.
std::string plain(const std::filesystem::path& path);

/// The same, with links followed as far as there is something.
std::string real(const std::filesystem::path& path);

/// A folder so wide that showing it would show other people's things: a home, one of those that
/// hold homes or what programs leave for each other, and those above.
bool is_too_wide(const std::filesystem::path& path);

}  // namespace flocking::sandbox
