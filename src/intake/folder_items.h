#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "intake/class_layout.h"

namespace flocking::intake {

/// Returns true if `path` is a folder, not a link to a folder. A link counts as a file, which is
/// reported when it is graded.
bool is_real_folder(const std::filesystem::path& path);

/// Returns the contents of a folder without litter, sorted by name. `flag` is the option that named
/// the folder. Throws EnvironmentError.
std::vector<Item> items_in(const std::filesystem::path& folder, const std::string& flag);

/// Returns items_in(), including the contents of subfolders, which find_layout() needs.
std::vector<Item> class_items_in(const std::filesystem::path& folder, const std::string& flag);

/// Returns true if the layout belongs to a platform, instead of plain folders or files.
bool is_of_platform(Layout layout);

/// Returns the folder that contains the class in the unpacked archive `folder`: enters single
/// folders. A folder with another name than the archive, `stem`, may be a student's. Such a folder
/// is not entered if `is_student` is true for its name, or if it has files without the layout of a
/// platform (of the platform `wished`, if set). Throws EnvironmentError.
std::filesystem::path class_in(std::filesystem::path folder, const std::string& stem,
                               const std::string& flag, std::optional<Layout> wished,
                               const std::function<bool(const std::string&)>& is_student);

/// Returns the folder that contains the work in the unpacked archive of one student: enters single
/// folders, since none of them can be another student's.
std::filesystem::path work_in(std::filesystem::path folder, const std::string& flag);

}  // namespace flocking::intake
