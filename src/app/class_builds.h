#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/class_submissions.h"
#include "app/earlier_results.h"
#include "build/build_all.h"
#include "build/builder.h"
#include "build/recipe.h"

namespace flocking::app {

/// Builds the submissions that consist of sources.
class ClassBuilds {
 public:
  /// `recipe` is the instructor's, if there is one. `between` is called often while this object
  /// reads sources, and may throw. All arguments must outlive this.
  ClassBuilds(const GradeOptions& options, const std::optional<build::Recipe>& recipe,
              const sandbox::Layers& layers, void (*between)());

  /// Returns the submission in the folder `files`. If it needs a build, stores it as a build task
  /// for submission `number`. Neither build nor program may see the paths `hidden`.
  grade::Submission submission_of(const std::string& files, std::size_t number,
                                  const std::vector<std::string>& hidden);

  /// Builds all stored tasks, except those that are known from earlier gradings to fail. Throws
  /// EnvironmentError.
  void build(ClassOfSubmissions& all, EarlierResults& earlier,
             const console::StandardStreams& streams);

 private:
  grade::Submission by_recipe(const std::string& files, std::size_t number,
                              const std::vector<std::string>& hidden);
  void find_by_recipe(const std::string& files, grade::Submission& submission) const;
  void add_task(build::Plan plan, const std::string& files, const std::string& tool,
                std::size_t number, const std::vector<std::string>& hidden);
  [[nodiscard]] std::string content_of(const build::Task& task) const;
  grade::Submission planned(const std::string& files, std::size_t number,
                            const std::vector<std::string>& hidden);
  [[nodiscard]] std::string problem_of(const build::Language& language, std::size_t number);
  void make(ClassOfSubmissions& all, EarlierResults& earlier,
            const console::StandardStreams& streams);
  void keep_errors(std::size_t task, const build::Built& built, const ClassOfSubmissions& all,
                   EarlierResults& earlier) const;
  void take(const build::Built& built, std::size_t task, ClassOfSubmissions& all) const;
  void leave_out_known(ClassOfSubmissions& all, const EarlierResults& earlier);
  void note_missing(ClassOfSubmissions& all) const;
  void hand_over(ClassOfSubmissions& all);

  const GradeOptions& options_;
  const sandbox::Layers& layers_;
  build::Settings settings_;
  const std::optional<build::Recipe>& recipe_;
  void (*between_)();
  std::unique_ptr<std::string> recipe_script_ = std::make_unique<std::string>();
  std::unique_ptr<build::Language> recipe_language_ = std::make_unique<build::Language>();
  std::vector<build::Task> tasks_;
  std::vector<std::size_t> numbers_;  // numbers of the submissions, one per task
  // submissions by the missing tool that they need
  std::map<std::string, std::vector<std::size_t>> missing_;
};

}  // namespace flocking::app
