#pragma once

#include <string>

namespace flocking::intake {

/// Returns true if `name` is no part of a submission: version control, editors and systems leave it
/// in any folder.
bool is_litter(const std::string& name);

/// The treatment of a folder in a student's work.
enum class FolderFate {
  kKept,
  kEmptied,  ///< it holds build products only; the folder stays, since a Makefile can need it
  kDropped,  ///< it is a cache, or holds packages of others that nothing uses
};

/// Returns the fate of the folder `name` in the open folder `parent`. Looks at the files in it, and
/// at Makefile, CMakeLists.txt, package.json and scripts beside it, within bounds. No link is
/// followed.
FolderFate fate_of_folder(int parent, const std::string& name);

/// Returns true if builds often make a folder of that name: "build", "obj", "target".
bool is_name_of_products(const std::string& name);

}  // namespace flocking::intake
