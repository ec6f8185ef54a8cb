#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "deploy/packaged_file.h"
#include "deploy/test_case.h"

namespace flocking::deploy {

/// How submissions are run and judged; it is the same for all cases of a package.
struct Judging {
  std::string absolute_tolerance = "0.001";
  std::string relative_tolerance = "0";
  bool strict_format = false;
  double cpu_s = 2.0;
  std::uint64_t memory_bytes = std::uint64_t{512} << 20U;
  std::uint64_t output_bytes = std::uint64_t{16} << 20U;
};

/// The program that compares outputs with answers.
enum class Validator {
  kFlocking,  ///< this program, which must be on the judges' machines; reports step, agent and
              ///< field
  kDefault,   ///< the comparison of the judging system, with the same tolerance
};

/// The content of a package.
struct Description {
  Judging judging;
  /// course or course-tests: rules of the statement and the solutions
  std::string rules = "course";
  Validator validator = Validator::kFlocking;
  std::vector<TestCase> cases;
};

/// Returns the flocking assignment as a problem package in the legacy format, which Kattis'
/// problemtools and DOMjudge import, in the order of paths. Equal descriptions give equal bytes.
std::vector<PackagedFile> package_files(const Description& description);

}  // namespace flocking::deploy
