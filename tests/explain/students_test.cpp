#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "explain/explainer.h"
#include "programs.h"

namespace flocking::explain {
namespace {

using testing::compared;
using testing::Comparison;
using testing::fresh_inputs;
using testing::program_of;
using testing::program_run_by;
using testing::told;

// A line of students/expected.txt.
struct Student {
  std::string file;
  std::string status;
  std::string variant;
  std::string unknown;  ///< unknown parts; empty unless the program is partly known
};

std::vector<Student> students() {
  std::ifstream file(std::string(FLOCKING_STUDENTS) + "/expected.txt");
  std::vector<Student> all;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    std::istringstream fields(line);
    Student& student = all.emplace_back();
    std::getline(fields, student.file, '\t');
    std::getline(fields, student.status, '\t');
    std::getline(fields, student.variant, '\t');
    std::getline(fields, student.unknown, '\t');
  }
  return all;
}

// Returns the path of a program; empty if it is not installed.
std::string found_in_path(const std::string& name) {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing changes the environment
  const char* const path = std::getenv("PATH");
  std::istringstream folders("/usr/bin:" + std::string(path == nullptr ? "" : path));
  for (std::string folder; std::getline(folders, folder, ':');) {
    folder += '/';
    folder += name;
    if (access(folder.c_str(), X_OK) == 0) return folder;
  }
  return "";
}

// Returns the command that runs a student's program; empty if its interpreter is missing.
std::vector<std::string> command_of(const std::string& file) {
  const std::string source = std::string(FLOCKING_STUDENTS) + "/" + file;
  const std::string stem = file.substr(0, file.find('.'));
  if (file.ends_with(".cpp")) return {std::string(FLOCKING_STUDENT_PROGRAMS) + "/" + stem};
  const std::string interpreter = found_in_path(file.ends_with(".py") ? "python3" : "node");
  if (interpreter.empty()) return {};
  return {interpreter, source};
}

std::string name_of_student(const ::testing::TestParamInfo<Student>& info) {
  std::string name = info.param.file;
  std::replace(name.begin(), name.end(), '.', '_');
  return name;
}

class StudentsProgram : public ::testing::TestWithParam<Student> {};

TEST_P(StudentsProgram, IsExplainedAsExpectedSlow) {
  const Student& student = GetParam();
  const std::vector<std::string> command = command_of(student.file);
  if (command.empty()) GTEST_SKIP() << "no interpreter for " << student.file;
  const Program program = program_run_by(command);
  const Explanation found = explain(program, {});
  if (student.status == "partly") {
    EXPECT_EQ(found.status, Status::kPartly) << told(found);
    EXPECT_EQ(found.unknown, std::vector<std::string>{student.unknown}) << told(found);
    return;
  }
  ASSERT_EQ(student.status, "explained");
  EXPECT_EQ(found.status, Status::kExplained) << told(found);
  const Comparison fresh = compared(found.variant, program, fresh_inputs(11, 20));
  EXPECT_EQ(fresh.differing, 0) << told(found) << "\n" << fresh.evidence;
  // Deviations may be described in another way that prints the same.
  const Program expected = program_of(parse_variant(student.variant));
  const Comparison same = compared(found.variant, expected, fresh_inputs(12, 300));
  EXPECT_EQ(same.differing, 0) << told(found) << "\nexpected: " << student.variant << "\n"
                               << same.evidence;
}

INSTANTIATE_TEST_SUITE_P(Explainer, StudentsProgram, ::testing::ValuesIn(students()),
                         name_of_student);

}  // namespace
}  // namespace flocking::explain
