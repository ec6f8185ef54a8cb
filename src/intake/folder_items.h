#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "intake/class_layout.h"

namespace flocking::intake {

/// Whether `path` is a folder itself. A link is a file: whoever grades what it leads to has a word
/// for it.
bool is_real_folder(const std::filesystem::path& path);

/// What lies in a folder, but for litter, by name. `flag` is what named the folder. Throws
/// EnvironmentError.
std::vector<Item> items_in(const std::filesystem::path& folder, const std::string& flag);

/// The same, with the contents of folders, as layouts of classes are found by.
std::vector<Item> class_items_in(const std::filesystem::path& folder, const std::string& flag);

/// Returns true if the layout of a class is a platform's rather than folders and files.
bool is_of_platform(Layout layout);

/// Archives are made of folders: what lies in them is what was meant. A folder with files in it may
/// be a student's, unless it is called like the archive, `stem`. Throws EnvironmentError.
std::filesystem::path class_in(std::filesystem::path folder, const std::string& stem,
                               const std::string& flag);

/// The same for one student, who has no class mates in there.
std::filesystem::path work_in(std::filesystem::path folder, const std::string& flag);

}  // namespace flocking::intake
