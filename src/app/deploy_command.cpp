#include "app/deploy_command.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <set>
#include <stdexcept>
#include <system_error>
#include <utility>
#include <vector>

#include "app/answers.h"
#include "app/audit_command.h"
#include "app/case_pair_warnings.h"
#include "app/followed_rules.h"
#include "base/error.h"
#include "base/source_hash.h"
#include "base/words.h"
#include "build/recipe.h"
#include "console/whole_file.h"
#include "deploy/archive_writer.h"
#include "deploy/packaged_file.h"
#include "deploy/platform.h"
#include "deploy/program_file.h"
#include "grade/discovery.h"
#include "io/file.h"

namespace flocking::app {
namespace {

namespace fs = std::filesystem;

constexpr const char* kThisProgram = "/proc/self/exe";

const deploy::Platform& platform_named(const std::string& name) {
  for (const deploy::Platform& one : deploy::platforms()) {
    if (one.name == name) return one;
  }
  throw std::logic_error("a platform that was checked is gone");
}

bool is_archive(const std::string& out) { return out.ends_with(".zip"); }

// Throws if the destination exists, since it must not be overwritten. Called before any file is
// read.
void require_new(const std::string& out) {
  if (!is_archive(out)) return deploy::require_empty(out);
  std::error_code error;
  if (fs::exists(fs::symlink_status(out, error))) {
    throw MisfitError("--out " + out + ": this already exists; give a new name, or remove it");
  }
  console::require_writable(out, "the archive");
}

std::string program_bytes(const DeployOptions& options) {
  const std::string name = options.program.empty() ? "this program" : options.program;
  std::string bytes =
      console::read_whole_file(options.program.empty() ? kThisProgram : options.program);
  const std::string reason = deploy::reason_against_program(bytes);
  if (!reason.empty()) {
    throw MisfitError(
        "--program " + name + ": " + reason +
        (options.program.empty() ? ", or give a static program with --program FILE" : ""));
  }
  return bytes;
}

// Returns the cases with their answers, the settings of each folder, and the build recipe.
std::vector<deploy::PackagedFile> files_of_cases(const std::string& cases_folder) {
  const fs::path folder = fs::canonical(grade::found_cases_folder(cases_folder));
  std::set<fs::path> paths;
  for (const grade::Case& one : grade::find_cases(cases_folder, {})) {
    const fs::path input = folder / (one.name + ".in");
    paths.insert(input);
    if (!one.answer_path.empty()) {
      paths.insert(input.parent_path() / fs::path(one.answer_path).filename());
    }
    fs::path above = input;
    while (above != folder) {
      above = above.parent_path();
      paths.insert(above / "cases.toml");
    }
  }
  paths.insert(folder / "flocking.toml");
  std::vector<deploy::PackagedFile> files;
  for (const fs::path& path : paths) {
    if (fs::exists(path))
      files.push_back({path.lexically_relative(folder), console::read_whole_file(path)});
  }
  return files;
}

deploy::Bundle bundle_without_cases(const DeployOptions& options) {
  deploy::Bundle bundle{.program = "", .cases = {}, .hint = options.hint, .points = options.points};
  if (options.sha256.empty()) bundle.program = program_bytes(options);
  if (options.fetch.empty()) return bundle;
  bundle.download = {
      .url = options.fetch,
      .sha256 = options.sha256.empty() ? hex_sha256(bundle.program) : options.sha256};
  bundle.program.clear();
  return bundle;
}

}  // namespace

void write_deployment(const DeployOptions& options, const console::StandardStreams& streams) {
  require_new(options.out);
  deploy::Bundle bundle = bundle_without_cases(options);
  const JudgedCases judged(options.cases, {});
  warn_of_pairs(judged.pair_faults(), false, streams);
  warn_of_other_rules(judged.rules(), streams);
  static_cast<void>(build::read_recipe(grade::found_cases_folder(options.cases)));
  bundle.cases = files_of_cases(options.cases);
  const std::vector<deploy::PackagedFile> files =
      deploy::deployed_files(platform_named(options.platform), bundle);
  if (is_archive(options.out)) {
    console::write_whole_file(options.out, deploy::zip_of(files), "the archive");
  } else {
    deploy::write_package(files, options.out);
  }
  const std::string text = options.out + ": " + counted(files.size(), "file") + ", " +
                           counted(judged.list().size(), "case") + "\n" +
                           rules_text(judged.rules()) + audit_words(judged.list(), judged.rules());
  io::File::borrow(streams.output, "<stdout>").write(text);
}

}  // namespace flocking::app
