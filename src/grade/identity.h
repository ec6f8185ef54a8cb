#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::grade {

/// Limit for the bytes of one submission that are searched for the simulator.
inline constexpr std::uint64_t kMostSearchedBytes = std::uint64_t{1} << 30U;

/// Finds the simulator in files: the running program, through any link, and every file that
/// contains the simulator's mark. Such a file is a copy of any version under any name, even with
/// bytes added before or after it. Opens nothing that could block; uses constant memory; skips
/// holes.
class SimulatorSearch {
 public:
  /// Returns true if `path` is the simulator, or a link to it.
  bool is_simulator(const std::string& path);

  /// Returns true if the files exceeded kMostSearchedBytes in total. Then the rest was not
  /// searched.
  [[nodiscard]] bool is_exhausted() const { return is_exhausted_; }

 private:
  bool has_mark(int file);

  std::uint64_t left_ = kMostSearchedBytes;
  bool is_exhausted_ = false;
};

/// Returns true if `bytes` contain the mark.
bool has_mark(std::string_view bytes);

/// Searches a single file.
bool is_simulator(const std::string& path);

/// Returns the files and folders of this machine's simulators that a run must not see: the running
/// program, the filter (src/filter/) in its folder, and every file with its mark below the folders
/// visible to runs, with the cases installed for it. `memory` is the path of the cache of marked
/// files (see marked_files()); it may be empty.
std::vector<std::string> simulators_of_machine(const std::string& memory);

/// Returns the simulator that the launcher script `path` of a source tree starts:
/// build/release/flocking below its folder or, if that is not built, the filter. Empty if `path` is
/// not a launcher script, or neither is built.
std::string launched_by(const std::string& path);

/// Returns true if the instructor must mean `program`, a simulator that a command line calls
/// `name`: the name is the simulator's, and the program is the running one or is installed in the
/// system's folders.
bool is_named_simulator(const std::string& name, const std::string& program);

}  // namespace flocking::grade
