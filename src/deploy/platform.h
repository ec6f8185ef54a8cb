#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deploy/packaged_file.h"

namespace flocking::deploy {

/// What is graded with, wherever that is.
struct Bundle {
  std::string program;              ///< bytes of the static program
  std::vector<PackagedFile> cases;  ///< with their answers and settings; paths below their folder
  std::string hint = "where";       ///< how much explanations tell: none, where, what, full
  std::string points;               ///< a number that all cases are worth together, or empty
};

/// A place where submissions are graded.
struct Platform {
  std::string_view name;   ///< as in `flocking deploy NAME`
  std::string_view help;   ///< what is written
  std::string_view usual;  ///< what it is mostly called, as in --out autograder.zip
  std::vector<PackagedFile> (*files)(const Bundle& bundle);
};

/// All platforms. One more is a file with its function and a row in platforms.cpp.
std::span<const Platform> platforms();

/// All that `platform` wants, in the order of the paths; the same bundle gives the same bytes.
std::vector<PackagedFile> deployed_files(const Platform& platform, const Bundle& bundle);

/// The program, the script `grade` that grades one student's folder with it, and the cases, in
/// `folder` ("" or "name/"). What all platforms have in common.
std::vector<PackagedFile> grader_files(const Bundle& bundle, const std::string& folder);

/// The functions of the rows.
std::vector<PackagedFile> gradescope_files(const Bundle& bundle);
std::vector<PackagedFile> github_files(const Bundle& bundle);
std::vector<PackagedFile> gitlab_files(const Bundle& bundle);
std::vector<PackagedFile> docker_files(const Bundle& bundle);
std::vector<PackagedFile> classroom50_files(const Bundle& bundle);

}  // namespace flocking::deploy
