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

/// Makes programs of what students handed in as sources.
class ClassBuilds {
 public:
  /// `recipe` is the instructor's, if there is one. All must outlive this.
  ClassBuilds(const GradeOptions& options, const std::optional<build::Recipe>& recipe,
              const sandbox::Layers& layers);

  /// The submission that lies in the folder `files`, where nothing need be built; else remembers
  /// that submission `number` is to be built. `hidden` is what neither may see.
  grade::Submission submission_of(const std::string& files, std::size_t number,
                                  const std::vector<std::string>& hidden);

  /// Builds all that is to be built and is not known not to build. Throws EnvironmentError.
  void build(ClassOfSubmissions& all, EarlierResults& earlier, const StandardStreams& streams);

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
  void make(ClassOfSubmissions& all, EarlierResults& earlier, const StandardStreams& streams);
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
  std::unique_ptr<std::string> recipe_script_ = std::make_unique<std::string>();
  std::unique_ptr<build::Language> recipe_language_ = std::make_unique<build::Language>();
  std::vector<build::Task> tasks_;
  std::vector<std::size_t> numbers_;                         // of the submissions of the tasks
  std::map<std::string, std::vector<std::size_t>> missing_;  // tools, and who needs them
};

}  // namespace flocking::app
