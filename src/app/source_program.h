#pragma once

#include <string>

#include "app/source_files.h"
#include "build/builder.h"
#include "grade/case_runner.h"
#include "sandbox/layers.h"

namespace flocking::app {

/// A program given by its source (see is_source()): built in a private copy, or run there by its
/// interpreter.
class SourceProgram {
 public:
  /// Builds the program. Throws EnvironmentError with the compiler's messages if the build fails.
  SourceProgram(const std::string& path, const sandbox::Layers& layers);

  [[nodiscard]] const grade::Submission& submission() const { return submission_; }
  [[nodiscard]] const build::Task& task() const { return task_; }
  [[nodiscard]] const build::Settings& settings() const { return settings_; }

 private:
  void build(const std::string& path, const sandbox::Layers& layers);

  SourceFiles files_;
  build::Task task_;
  build::Settings settings_;
  grade::Submission submission_;
};

}  // namespace flocking::app
