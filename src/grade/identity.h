#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::grade {

/// Of the bytes of one submission, those that are searched for the simulator.
inline constexpr std::uint64_t kMostSearchedBytes = std::uint64_t{1} << 30U;

/// Looks for the simulator in files: it is the running program itself, by whatever link, and every
/// file that has its mark in it: a copy under any name, with whatever before or behind it, of this
/// version or another one. Opens nothing that could wait; memory is constant, holes are skipped.
class SimulatorSearch {
 public:
  /// Whether `path` is the simulator, or a link to it.
  bool is_simulator(const std::string& path);

  /// Whether more than kMostSearchedBytes were to be searched in all; the rest was not looked at.
  [[nodiscard]] bool is_exhausted() const { return is_exhausted_; }

 private:
  bool has_mark(int file);

  std::uint64_t left_ = kMostSearchedBytes;
  bool is_exhausted_ = false;
};

/// True if `bytes` contain the mark.
bool has_mark(std::string_view bytes);

/// The same for a single file.
bool is_simulator(const std::string& path);

/// The simulator's files and folders on this machine that a run must not see: the running program,
/// the filter (src/filter/) beside it, and every file with its mark below the folders that runs
/// see, with the cases that are installed beside it. `memory` is the path of the file that caches
/// the marked files (see marked_files()); it may be empty.
std::vector<std::string> simulators_of_machine(const std::string& memory);

/// The simulator that the launcher script `path` of a source tree starts: build/release/flocking
/// beside it, or where that is not built the filter. Empty where `path` is no such script, or
/// neither is built.
std::string launched_by(const std::string& path);

/// Whether `program`, a simulator, given as `name` on a command line, is what whoever grades must
/// mean: called like it, and the running one or one that is installed in the system's folders.
bool is_named_simulator(const std::string& name, const std::string& program);

}  // namespace flocking::grade
