#pragma once

#include <cstdint>
#include <string>
#include <vector>

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

/// What a package is made of.
struct Description {
  Judging judging;
  std::string rules = "course";  ///< course or course-tests: those of statement and solutions
  std::vector<TestCase> cases;
};

/// A file of a package.
struct PackagedFile {
  std::string path;  ///< below the package's folder
  std::string bytes;
  bool is_executable = false;
};

/// The flocking assignment as a problem package in the legacy format, as Kattis' problemtools and
/// DOMjudge import it, in the order of the paths. The same description gives the same bytes.
std::vector<PackagedFile> package_files(const Description& description);

/// Throws MisfitError, naming it as --out, where `folder` is there and not an empty folder.
void require_empty(const std::string& folder);

/// Writes `files` to `folder`, which is made if it is not there; what was written is taken away
/// again if that fails. Throws MisfitError as require_empty() does, EnvironmentError.
void write_package(const std::vector<PackagedFile>& files, const std::string& folder);

}  // namespace flocking::deploy
