#include "grade/case.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace flocking::grade {
namespace {

CaseOverrides made_of(const std::vector<std::pair<std::string, std::string>>& settings) {
  CaseOverrides overrides;
  for (const auto& [name, text] : settings) overrides.set(name, text);
  return overrides;
}

TEST(CaseOverrides, OfNothingAreTheDefaults) {
  const CaseSettings settings = CaseOverrides().settings();
  EXPECT_EQ(settings.rules, "course");
  EXPECT_EQ(settings.weight, 1.0);
  EXPECT_FALSE(settings.points.has_value());
  EXPECT_EQ(settings.tolerance.absolute, "0.001");
  EXPECT_EQ(settings.tolerance.relative, "0");
  EXPECT_FALSE(settings.strict_format);
  EXPECT_FALSE(settings.hidden);
  EXPECT_FALSE(settings.sample);
  EXPECT_EQ(settings.limits.cpu_s, 2.0);
  EXPECT_EQ(settings.limits.wall_s, 5.0);
  EXPECT_EQ(settings.limits.memory_bytes, std::uint64_t{512} << 20U);
  EXPECT_EQ(settings.limits.output_bytes, std::uint64_t{16} << 20U);
  EXPECT_EQ(settings.limits.processes, 1U);
}

TEST(CaseOverrides, ReachEverySetting) {
  const CaseSettings settings = made_of({{"rules", "course-tests"},
                                         {"weight", "0"},
                                         {"points", "2.5"},
                                         {"abs_tolerance", "1e-30"},
                                         {"rel_tolerance", "0.10"},
                                         {"strict_format", "true"},
                                         {"hidden", "true"},
                                         {"sample", "true"},
                                         {"time_limit", "0.25"},
                                         {"wall_limit", "7"},
                                         {"memory_limit", "0.5"},
                                         {"output_limit", "3"},
                                         {"process_limit", "8"}})
                                    .settings();
  EXPECT_EQ(settings.rules, "course-tests");
  EXPECT_EQ(settings.weight, 0.0);
  EXPECT_EQ(settings.points, 2.5);
  EXPECT_EQ(settings.tolerance.absolute, "1e-30");
  EXPECT_EQ(settings.tolerance.relative, "0.10");
  EXPECT_TRUE(settings.strict_format && settings.hidden && settings.sample);
  EXPECT_EQ(settings.limits.cpu_s, 0.25);
  EXPECT_EQ(settings.limits.wall_s, 7.0);
  EXPECT_EQ(settings.limits.memory_bytes, std::uint64_t{512} << 10U);
  EXPECT_EQ(settings.limits.output_bytes, std::uint64_t{3} << 20U);
  EXPECT_EQ(settings.limits.processes, 8U);
}

TEST(CaseOverrides, DoubleTheTimeForTheClockUnlessItIsSet) {
  EXPECT_EQ(made_of({{"time_limit", "4"}}).settings().limits.wall_s, 9.0);
  EXPECT_EQ(made_of({{"time_limit", "4"}, {"wall_limit", "3"}}).settings().limits.wall_s, 3.0);
  // The source and the order of settings do not matter.
  const CaseOverrides wall = made_of({{"wall_limit", "3"}});
  EXPECT_EQ(made_of({{"time_limit", "4"}}).over(wall).settings().limits.wall_s, 3.0);
}

TEST(CaseOverrides, WinOverWhatIsBehind) {
  const std::vector<std::pair<std::string, std::string>> front = {
      {"rules", "course"},    {"weight", "1"},        {"points", "1"},
      {"abs_tolerance", "1"}, {"rel_tolerance", "1"}, {"strict_format", "false"},
      {"hidden", "false"},    {"sample", "false"},    {"time_limit", "1"},
      {"wall_limit", "1"},    {"memory_limit", "1"},  {"output_limit", "1"},
      {"process_limit", "1"}};
  const std::vector<std::pair<std::string, std::string>> behind = {
      {"rules", "course-tests"}, {"weight", "2"},        {"points", "2"},
      {"abs_tolerance", "2"},    {"rel_tolerance", "2"}, {"strict_format", "true"},
      {"hidden", "true"},        {"sample", "true"},     {"time_limit", "2"},
      {"wall_limit", "2"},       {"memory_limit", "2"},  {"output_limit", "2"},
      {"process_limit", "2"}};
  const auto described = [](const CaseSettings& s) {
    return s.rules + " " + std::to_string(s.weight) + " " + std::to_string(*s.points) + " " +
           s.tolerance.absolute + " " + s.tolerance.relative + " " +
           std::to_string(s.strict_format) + std::to_string(s.hidden) + std::to_string(s.sample) +
           " " + std::to_string(s.limits.cpu_s) + " " + std::to_string(s.limits.wall_s) + " " +
           std::to_string(s.limits.memory_bytes) + " " + std::to_string(s.limits.output_bytes) +
           " " + std::to_string(s.limits.processes);
  };
  const std::string first = described(made_of(front).settings());
  const std::string second = described(made_of(behind).settings());
  EXPECT_NE(first, second);
  EXPECT_EQ(described(made_of(front).over(made_of(behind)).settings()), first);
  EXPECT_EQ(described(made_of(behind).over(made_of(front)).settings()), second);
  EXPECT_EQ(described(CaseOverrides().over(made_of(behind)).settings()), second);
  EXPECT_EQ(described(made_of(behind).over(CaseOverrides()).settings()), second);
}

/// Returns the message about the value `text` of the setting `name`.
std::string problem(const std::string& name, std::string_view text) {
  CaseOverrides overrides;
  try {
    overrides.set(name, text);
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "";
}

TEST(CaseOverrides, RefuseWrongValues) {
  for (const char* name : {"weight", "points", "abs_tolerance", "rel_tolerance"}) {
    const std::string expected = "expected a number of at least 0, found ";
    for (const char* text : {"-1", "-0.001", "", "x", "nan", "inf", "1e", "0x1", "1 2", "true"}) {
      EXPECT_EQ(problem(name, text), expected + "'" + text + "'") << name;
    }
    EXPECT_EQ(problem(name, "0"), "");
    EXPECT_EQ(problem(name, "1e9"), "");
  }
  for (const char* name : {"time_limit", "wall_limit", "memory_limit", "output_limit"}) {
    const std::string expected = "expected a number above 0, found ";
    for (const char* text : {"0", "-0", "-2", "", "x", "nan", "inf", "1s", "false"}) {
      EXPECT_EQ(problem(name, text), expected + "'" + text + "'") << name;
    }
    EXPECT_EQ(problem(name, "1e-3"), "");
  }
  for (const char* text : {"0", "-1", "1.5", "", "many", "nan"}) {
    EXPECT_EQ(problem("process_limit", text),
              "expected a whole number of at least 1, found '" + std::string(text) + "'");
  }
  for (const char* name : {"strict_format", "hidden", "sample"}) {
    for (const char* text : {"1", "yes", "True", ""}) {
      EXPECT_EQ(problem(name, text), "expected true or false, found '" + std::string(text) + "'");
    }
  }
  EXPECT_EQ(problem("rules", "book"), "expected course or course-tests, found 'book'");
}

TEST(CaseOverrides, KnowTheirNames) {
  EXPECT_EQ(problem("time_limt", "1"),
            "there is no setting 'time_limt' of cases; did you mean time_limit?");
  EXPECT_EQ(problem("elephants", "1"), "there is no setting 'elephants' of cases");
  EXPECT_EQ(problem("", "1"), "there is no setting '' of cases");
}

}  // namespace
}  // namespace flocking::grade
