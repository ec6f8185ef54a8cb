#pragma once

#include <string>
#include <vector>

namespace flocking::grade {

/// The files below `folders` that contain the simulator's mark: programs, libraries and archives of
/// objects of this version or another one, under any name. Links are not followed.
///
/// Reading every program of a machine takes seconds, so the result is kept in the file `memory`
/// (empty: not kept), and later only folders whose entries have changed are read again. A memory
/// that cannot be read or written costs time and nothing else.
std::vector<std::string> marked_files(const std::vector<std::string>& folders,
                                      const std::string& memory);

/// `files` with what is installed beside them: of a program PREFIX/bin/NAME the folder
/// PREFIX/share/flocking, which holds cases and answers, and all of PREFIX if nothing else is
/// installed there.
std::vector<std::string> with_their_data(const std::vector<std::string>& files);

}  // namespace flocking::grade
