#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "build/builder.h"
#include "grade/case_runner.h"
#include "repair/edit.h"
#include "repair/trial_jobs.h"
#include "repair/trial_source.h"
#include "repair/work.h"
#include "sandbox/layers.h"
#include "sandbox/private_folder.h"

namespace flocking::repair {

/// Everything needed to build and run programs.
struct Workshop {
  build::Task task;  ///< the build of the unchanged program
  build::Settings settings;
  sandbox::Layers layers;
  sandbox::Limits limits;                             ///< of a run
  std::function<bool()> stop = [] { return false; };  ///< nothing new is begun
};

using ParsedFiles = std::vector<std::unique_ptr<ParsedFile>>;

/// Returns `task` without build::other_programs(), so that trials do not build them.
build::Task of_one_program(build::Task task);

/// Returns the sources of a program in C or C++, including its headers, but not those of
/// build::other_programs().
std::vector<SourceFile> sources_of(const build::Task& task);

/// Returns the sources with their structure.
ParsedFiles parsed(const std::vector<SourceFile>& sources);

/// A program in which each edit can be switched on.
class Trial {
 public:
  /// Builds the program. Leaves out edits that do not compile. Counts builds and runs in `work`,
  /// which must outlive it. Throws EnvironmentError.
  Trial(const Workshop& workshop, Work& work, const ParsedFiles& files,
        const std::vector<Edit>& edits);

  [[nodiscard]] bool is_built() const { return !submission_.command.executable.empty(); }
  /// Returns true if an edit compiles.
  [[nodiscard]] bool has(std::size_t edit) const { return !dropped_[edit]; }

  /// Does all jobs in one run; returns an empty vector if the run does not end properly. Throws
  /// EnvironmentError.
  std::vector<std::vector<TrialRun>> run(const std::vector<std::string>& inputs,
                                         const std::vector<TrialJob>& jobs) const;

  /// Returns the file and the line for an element of TrialRun::lines.
  [[nodiscard]] std::pair<std::size_t, std::uint64_t> place_of(std::uint64_t line) const;

 private:
  void build(const ParsedFiles& files, const std::vector<Edit>& edits);
  bool drop(const std::string& log, const ParsedFiles& files, const std::vector<Edit>& edits,
            const std::vector<TrialSource>& sources, bool drops_units);

  const Workshop& workshop_;
  Work& work_;
  std::unique_ptr<sandbox::PrivateFolder> folder_;
  std::vector<std::size_t> first_lines_;  // one per file
  std::vector<bool> dropped_;
  grade::Submission submission_;
};

/// Builds each version of the sources like the student's program, in a separate folder below
/// `folder`. A version that does not build has an empty path. Throws EnvironmentError.
std::vector<std::string> built_programs(const Workshop& workshop, const std::string& folder,
                                        const std::vector<std::vector<SourceFile>>& versions);

/// Returns a submission that runs a program.
grade::Submission submission_of(const Workshop& workshop, const std::string& program);

}  // namespace flocking::repair
