#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "deploy/packaged_file.h"
#include "deploy/test_case.h"

namespace flocking::deploy {

/// How submissions are run and judged; a package has one way for all its cases.
struct Judging {
  std::string absolute_tolerance = "0.001";
  std::string relative_tolerance = "0";
  bool strict_format = false;
  double cpu_s = 2.0;
  std::uint64_t memory_bytes = std::uint64_t{512} << 20U;
  std::uint64_t output_bytes = std::uint64_t{16} << 20U;
};

/// Who compares outputs with answers.
enum class Validator {
  kFlocking,  ///< this program, which the judges' machines need: told step, agent and field
  kDefault,   ///< the judges' own, by the same tolerance
};

/// What a package is made of.
struct Description {
  Judging judging;
  std::string rules = "course";  ///< course or course-tests: those of statement and solutions
  Validator validator = Validator::kFlocking;
  std::vector<TestCase> cases;
};

/// The flocking assignment as a problem package in the legacy format, as Kattis' problemtools and
/// DOMjudge import it, in the order of the paths. The same description gives the same bytes.
std::vector<PackagedFile> package_files(const Description& description);

}  // namespace flocking::deploy
