#pragma once

#include <string>
#include <vector>

namespace flocking::grade {

/// Returns the files below `folders` that contain the simulator's mark: programs, libraries and
/// archives of objects of any version, under any name. Does not follow links.
///
/// Reading every program of a machine takes seconds, so the result is cached in the file `memory`
/// (empty: not cached). Later calls read only folders whose entries have changed, and programs,
/// libraries and files of 100 kB and more that were overwritten in place. If the cache cannot be
/// read or written, the search only takes longer.
std::vector<std::string> marked_files(const std::vector<std::string>& folders,
                                      const std::string& memory);

/// Returns `files` with the data installed for them. For a program PREFIX/bin/NAME, that is the
/// folder PREFIX/share/flocking, which contains cases and answers; if PREFIX contains nothing else,
/// it is PREFIX.
std::vector<std::string> with_their_data(const std::vector<std::string>& files);

}  // namespace flocking::grade
