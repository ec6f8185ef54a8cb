#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deploy/packaged_file.h"

namespace flocking::deploy {

/// A program that machines download before they grade.
struct Download {
  std::string url;     ///< without characters that are special to shells
  std::string sha256;  ///< of the program, 64 lower-case hexadecimal digits
};

/// The grader and its settings, the same on every platform.
struct Bundle {
  std::string program;              ///< bytes of the static program; empty with `download`
  std::vector<PackagedFile> cases;  ///< with answers and settings; paths below their folder
  std::string hint = "where";       ///< detail of explanations: none, where, what, full
  std::string points;               ///< total of all cases, a number; may be empty
  std::optional<Download> download = std::nullopt;
};

/// A platform that grades submissions.
struct Platform {
  std::string_view name;   ///< as in `flocking deploy NAME`
  std::string_view help;   ///< describes the output
  std::string_view usual;  ///< the usual name for --out, such as autograder.zip
  std::vector<PackagedFile> (*files)(const Bundle& bundle);
};

/// Returns all platforms. A new platform needs a file with its function and a row in platforms.cpp.
std::span<const Platform> platforms();

/// Returns the files that `platform` needs, in the order of paths. Equal bundles give equal bytes.
std::vector<PackagedFile> deployed_files(const Platform& platform, const Bundle& bundle);

/// Returns the files that all platforms share, in `folder` ("" or "name/"): the program or the
/// script `fetch` that downloads it, the cases, the script `grade` that grades one student's
/// folder, and the script `toolchain` that installs compilers and the sandbox.
std::vector<PackagedFile> grader_files(const Bundle& bundle, const std::string& folder);

/// Functions of the rows.
std::vector<PackagedFile> gradescope_files(const Bundle& bundle);
std::vector<PackagedFile> github_files(const Bundle& bundle);
std::vector<PackagedFile> gitlab_files(const Bundle& bundle);
std::vector<PackagedFile> docker_files(const Bundle& bundle);
std::vector<PackagedFile> classroom50_files(const Bundle& bundle);

}  // namespace flocking::deploy
