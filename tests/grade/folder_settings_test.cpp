#include <gtest/gtest.h>

#include <exception>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "grade/discovery.h"

namespace flocking::grade {
namespace {

TEST(FolderSettings, TakeNumbersWordsAndTruths) {
  const FolderSettings settings = parse_folder_settings(
      "# of all\nrules = \"course-tests\"\nabs_tolerance = 0.001\nrel_tolerance = \"1e-30\"\n"
      "memory_limit = 64\nhidden = true\ntime_limit = 1_0.5\n",
      "x");
  EXPECT_EQ(settings.all.rules, "course-tests");
  EXPECT_EQ(settings.all.abs_tolerance, "0.001");
  EXPECT_EQ(settings.all.rel_tolerance, "1e-30");
  EXPECT_EQ(settings.all.memory_limit_mib, 64.0);
  EXPECT_EQ(settings.all.hidden, true);
  EXPECT_EQ(settings.all.time_limit_s, 10.5);
  EXPECT_FALSE(settings.all.sample.has_value());
  EXPECT_TRUE(settings.of_case.empty());
}

TEST(FolderSettings, TakeGroupsAndRequiredCases) {
  const FolderSettings settings = parse_folder_settings(
      "group = \"cohesion\"\ncredit = \"all\"\n[case.b]\nrequires = [\"a\", \"deep/c\"]\n"
      "[case.c]\n  requires = \"a\"\ncredit = \"share\"\n",
      "x");
  EXPECT_EQ(settings.all.group, "cohesion");
  EXPECT_EQ(settings.all.credit, Credit::kAll);
  ASSERT_EQ(settings.of_case.size(), 2U);
  const RequiredCases of_b = settings.of_case.at(0).overrides.required.value();
  EXPECT_EQ(of_b.names, (std::vector<std::string>{"a", "deep/c"}));
  EXPECT_EQ(of_b.place.line, 4U);
  const CaseOverrides of_c = settings.of_case.at(1).overrides;
  EXPECT_EQ(of_c.required.value().names, std::vector<std::string>{"a"});
  EXPECT_EQ(of_c.required.value().place.column, 3U);
  EXPECT_EQ(of_c.credit, Credit::kShare);
}

TEST(FolderSettings, HoldSingleCases) {
  const FolderSettings settings = parse_folder_settings(
      "[case.one]\npoints = 3\n[case.three]\nweight = 2\n[case.\"two words\"]\nsample = true\n",
      "x");
  ASSERT_EQ(settings.of_case.size(), 3U);
  std::map<std::string, CaseOverrides> cases;
  for (const CaseTable& table : settings.of_case) {
    cases[table.name] = table.overrides;
    EXPECT_EQ(table.place.source, "x");
    EXPECT_EQ(table.place.line, 2 * cases.size() - 1) << table.name;
  }
  EXPECT_EQ(cases.at("one").points, 3.0);
  EXPECT_EQ(cases.at("two words").sample, true);
  EXPECT_EQ(cases.at("three").weight, 2.0);
  EXPECT_TRUE(parse_folder_settings("", "x").of_case.empty());
}

std::string fault_of(const std::string& text) {
  try {
    static_cast<void>(parse_folder_settings(text, "cases.toml"));
  } catch (const InputError& error) {
    return error.what();
  } catch (const std::exception& error) {
    return std::string("no InputError: ") + error.what();
  }
  return "";
}

TEST(FolderSettings, NameTheLineOfAFault) {
  const std::string kind = "expected a number, a text, true or false";
  const std::vector<std::pair<std::string, std::string>> faults = {
      {"weight = 1\nweigth = 2\n",
       "2:1: weigth: there is no setting 'weigth' of cases; did you mean weight?\n"
       "weigth = 2\n^~~~~~"},
      {"elephants = 2\n",
       "1:1: elephants: there is no setting 'elephants' of cases\nelephants = 2\n^~~~~~~~~"},
      {"weight = -1\n",
       "1:1: weight: expected a number of at least 0, found '-1'\nweight = -1\n^~~~~~"},
      {"hidden = \"yes\"\n",
       "1:1: hidden: expected true or false, found 'yes'\nhidden = \"yes\"\n^~~~~~"},
      {"hidden = 1\n", "1:1: hidden: expected true or false, found '1'\nhidden = 1\n^~~~~~"},
      {"weight = true\n",
       "1:1: weight: expected a number of at least 0, found 'true'\nweight = true\n^~~~~~"},
      {"time_limit = inf\n",
       "1:1: time_limit: expected a number above 0, found 'inf'\ntime_limit = inf\n^~~~~~~~~~"},
      {"process_limit = 1.5\n",
       "1:1: process_limit: expected a whole number of at least 1, found '1.5'\n"
       "process_limit = 1.5\n^~~~~~~~~~~~~"},
      {"rules = \"book\"\n",
       "1:1: rules: expected course or course-tests, found 'book'\nrules = \"book\"\n^~~~~"},
      {"weight = [1]\n", "1:1: weight: " + kind + "\nweight = [1]\n^~~~~~"},
      {"weight = 2026-01-01\n", "1:1: weight: " + kind + "\nweight = 2026-01-01\n^~~~~~"},
      {"[weight]\nx = 1\n", "1:2: weight: " + kind + "\n[weight]\n ^~~~~~~"},
      {"[case.a]\nweight = 1\nwait_limit = 2\n",
       "3:1: wait_limit: there is no setting 'wait_limit' of cases; did you mean wall_limit?\n"
       "wait_limit = 2\n^~~~~~~~~~"},
      {"[case]\na = 3\n", "2:5: expected a table [case.NAME]\na = 3\n    ^"},
      {"credit = \"half\"\n",
       "1:1: credit: expected share or all, found 'half'\ncredit = \"half\"\n^~~~~~"},
      {"requires = [\"a\", 1]\n",
       "1:1: requires: expected names of cases, as in [\"one\", \"two\"]\n"
       "requires = [\"a\", 1]\n^~~~~~~~"},
      {"require = \"a\"\n",
       "1:1: require: there is no setting 'require' of cases; did you mean requires?\n"
       "require = \"a\"\n^~~~~~~"},
      {"case = 3\n", "1:1: case: there is no setting 'case' of cases\ncase = 3\n^~~~"}};
  for (const auto& [text, fault] : faults) EXPECT_EQ(fault_of(text), "cases.toml:" + fault);
}

TEST(FolderSettings, SayWhatIsNotToml) {
  const std::vector<std::pair<std::string, std::string>> faults = {
      {"weight = 1\nweight 2\n", "cases.toml:2:8: not TOML: "},
      {"weight = 1\nweight = 2\n", "cases.toml:2:"},
      {"weight = \n", "cases.toml:1:"},
      {"[case.a\n", "cases.toml:1:"},
      {"hidden = \"no\nsample = true\n", "cases.toml:1:"},
      {std::string("weight = 1\nx\0y = 2\n", 19), "cases.toml:2:"},
      {"weight = 1\n\xff = 2\n", "cases.toml:"}};
  for (const auto& [text, begin] : faults) {
    const std::string fault = fault_of(text);
    EXPECT_EQ(fault.substr(0, begin.size()), begin) << fault;
    EXPECT_NE(fault.find(": not TOML: "), std::string::npos) << fault;
    EXPECT_EQ(fault.find('\0'), std::string::npos);
  }
}

}  // namespace
}  // namespace flocking::grade
