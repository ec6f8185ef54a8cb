#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace flocking::diagnosis {

/// A change of a student's source that was tried and makes a part of the program right.
struct LineFix {
  std::string file;        ///< relative to the folder of the sources
  std::uint64_t line = 0;  ///< from 1
  std::string part;        ///< the part that it repairs: "cohesion", ..., "the step", "all forces"
  std::string kind;        ///< an instruction: "swap the two sides of -"
  std::string diff;        ///< lines "-old" and "+new"
  std::uint64_t cases_after = 0;  ///< number of cases that pass with this change and all before it

  bool operator==(const LineFix&) const = default;
};

/// Lines that run only if a force acts.
struct PartLines {
  std::string part;
  std::string file;
  std::uint64_t first = 0;
  std::uint64_t last = 0;

  bool operator==(const PartLines&) const = default;
};

/// The results of trying changes of a program's source.
struct LineFindings {
  std::vector<LineFix> fixes;           ///< in the order in which to apply them
  std::vector<PartLines> lines;         ///< lines of wrong parts that no change repairs
  std::vector<std::string> unrepaired;  ///< the names of parts that no change repairs
  std::uint64_t cases = 0;              ///< number of cases used to judge the fixes
  /// A limit on time ended the search early, so that another run may find more.
  bool was_cut = false;

  bool operator==(const LineFindings&) const = default;
};

}  // namespace flocking::diagnosis
