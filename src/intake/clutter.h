#pragma once

#include <string>

namespace flocking::intake {

/// Returns true if `name` is never part of a submission: files of version control, editors and
/// operating systems.
bool is_litter(const std::string& name);

/// The treatment of a folder in a student's work.
enum class FolderFate {
  kKept,
  kEmptied,  ///< it contains only build products; the folder stays, since a Makefile may need it
  kDropped,  ///< it is a cache, or contains unused third-party packages
};

/// Returns the fate of the folder `name` in the open folder `parent`. Inspects a limited number of
/// its files, and Makefile, CMakeLists.txt, package.json and scripts in `parent`. Follows no links.
FolderFate fate_of_folder(int parent, const std::string& name);

/// Returns true if builds often create a folder named `name`: "build", "obj", "target".
bool is_name_of_products(const std::string& name);

}  // namespace flocking::intake
