#include "io/assignment_reader.h"

#include <gtest/gtest.h>

#include <string>

#include "support/memory_file.h"

namespace flocking::io {
namespace {

using testing::MemoryFile;

std::uint64_t room_for_a_billion() { return 1'000'000'000 * kBytesPerAgent; }

std::string error_of(const std::string& text) {
  const MemoryFile memory(text);
  const File file = memory.file("in");
  Scanner scanner(file, [] {});
  try {
    read_assignment(scanner, room_for_a_billion);
    for (std::uint64_t step = 1; read_next(scanner, step).index() != 0; ++step) {
    }
  } catch (const InputError& error) {
    EXPECT_EQ(error.status(), ExitStatus::kNo);
    return error.what();
  }
  return "";
}

TEST(ReadAssignment, TakesParametersAndAgentsInTheirOrder) {
  const MemoryFile memory("1 2 3 4 5 6 7 2\n10 11 12 13\n20 21 22 23\n0.5\n-0.25");
  const File file = memory.file();
  Scanner scanner(file, [] {});
  const Assignment assignment = read_assignment(scanner, room_for_a_billion);
  EXPECT_EQ(assignment.parameters.cohesion_radius, 1.0);
  EXPECT_EQ(assignment.parameters.separation_radius, 2.0);
  EXPECT_EQ(assignment.parameters.max_separation, 3.0);
  EXPECT_EQ(assignment.parameters.alignment_radius, 4.0);
  EXPECT_EQ(assignment.parameters.cohesion_weight, 5.0);
  EXPECT_EQ(assignment.parameters.separation_weight, 6.0);
  EXPECT_EQ(assignment.parameters.alignment_weight, 7.0);
  ASSERT_EQ(assignment.flock.size(), 2U);
  EXPECT_EQ(assignment.flock.position(0), (Vec2{10, 11}));
  EXPECT_EQ(assignment.flock.velocity(0), (Vec2{12, 13}));
  EXPECT_EQ(assignment.flock.position(1), (Vec2{20, 21}));
  EXPECT_EQ(assignment.flock.velocity(1), (Vec2{22, 23}));
  EXPECT_EQ(std::get<double>(read_next(scanner, 1)), 0.5);
  EXPECT_EQ(std::get<double>(read_next(scanner, 2)), -0.25);
  EXPECT_EQ(read_next(scanner, 3).index(), 0U);
}

TEST(ReadAssignment, TakesAWholeNumberOfAgentsHoweverWritten) {
  EXPECT_EQ(error_of("1 1 1 1 1 1 1 0"), "");
  EXPECT_EQ(error_of("1 1 1 1 1 1 1 -0"), "");
  EXPECT_EQ(error_of("1 1 1 1 1 1 1 1.000\n0 0 0 0"), "");
  EXPECT_EQ(error_of("1 1 1 1 1 1 1 1e0\n0 0 0 0"), "");
}

TEST(ReadAssignment, TakesZeroAndNegativeZeroRadii) {
  EXPECT_EQ(error_of("0 0 0 0 0 0 0 0"), "");
  EXPECT_EQ(error_of("-0 -0.0 -0 -0 -1 -1 -1 0"), "");
}

struct Fault {
  const char* input;
  const char* message;
};

class ReadAssignmentFault : public ::testing::TestWithParam<Fault> {};

TEST_P(ReadAssignmentFault, IsReportedWithItsPlace) {
  EXPECT_EQ(error_of(GetParam().input), GetParam().message);
}

INSTANTIATE_TEST_SUITE_P(
    Header, ReadAssignmentFault,
    ::testing::Values(
        Fault{"", "in:1:1: expected r_c (cohesion radius), found the end of the input"},
        Fault{"1", "in:1:2: expected r_s (separation radius), found the end of the input\n1\n ^"},
        Fault{"1 1\n",
              "in:1:4: expected F_Smax (longest separation force), found the end of the input\n1 "
              "1\n   ^"},
        Fault{"1 1 1 abc 1 1 1 1",
              "in:1:7: expected r_a (alignment radius), found 'abc'\n1 1 1 abc 1 1 1 1\n      ^~~"},
        Fault{"1 1 1 1 nan 1 1 1",
              "in:1:9: expected K_c (cohesion weight), found 'nan', which is not a finite number\n"
              "1 1 1 1 nan 1 1 1\n        ^~~"},
        Fault{
            "1 1 1 1 1 0x10 1 1",
            "in:1:11: expected K_s (separation weight), found '0x10': hexadecimal numbers are not "
            "accepted\n1 1 1 1 1 0x10 1 1\n          ^~~~"},
        Fault{
            "1 1 1 1 1 1 1e400 1",
            "in:1:13: expected K_a (alignment weight), found '1e400', which is beyond the largest "
            "double (about 1.8e308)\n1 1 1 1 1 1 1e400 1\n            ^~~~~"},
        Fault{"-1 1 1 1 1 1 1 1",
              "in:1:1: expected r_c (cohesion radius) of at least 0, found '-1'\n"
              "-1 1 1 1 1 1 1 1\n^~"},
        Fault{"1 -1e-9 1 1 1 1 1 1",
              "in:1:3: expected r_s (separation radius) of at least 0, found '-1e-9'\n"
              "1 -1e-9 1 1 1 1 1 1\n  ^~~~~"},
        Fault{"1 1 -0.5 1 1 1 1 1",
              "in:1:5: expected F_Smax (longest separation force) of at least 0, found '-0.5'\n"
              "1 1 -0.5 1 1 1 1 1\n    ^~~~"},
        Fault{"1 1 1 -3 1 1 1 1",
              "in:1:7: expected r_a (alignment radius) of at least 0, found '-3'\n"
              "1 1 1 -3 1 1 1 1\n      ^~"}));

INSTANTIATE_TEST_SUITE_P(
    AgentCount, ReadAssignmentFault,
    ::testing::Values(
        Fault{"1 1 1 1 1 1 1",
              "in:1:14: expected N (number of agents), found the end of the input\n"
              "1 1 1 1 1 1 1\n             ^"},
        Fault{"1 1 1 1 1 1 1 two",
              "in:1:15: expected N (number of agents), found 'two'\n"
              "1 1 1 1 1 1 1 two\n              ^~~"},
        Fault{"1 1 1 1 1 1 1 2.5",
              "in:1:15: expected N (number of agents) to be a whole number, found '2.5'\n"
              "1 1 1 1 1 1 1 2.5\n              ^~~"},
        Fault{"1 1 1 1 1 1 1 -2",
              "in:1:15: expected N (number of agents) of at least 0, found '-2'\n"
              "1 1 1 1 1 1 1 -2\n              ^~"},
        Fault{"1 1 1 1 1 1 1 1000000001",
              "in:1:15: expected N (number of agents) that fits into memory, found '1000000001'; "
              "there is room for 1000000000\n"
              "1 1 1 1 1 1 1 1000000001\n              ^~~~~~~~~~"},
        Fault{"1 1 1 1 1 1 1 1e300",
              "in:1:15: expected N (number of agents) that fits into memory, found '1e300'; "
              "there is room for 1000000000\n"
              "1 1 1 1 1 1 1 1e300\n              ^~~~~"}));

INSTANTIATE_TEST_SUITE_P(
    Agents, ReadAssignmentFault,
    ::testing::Values(
        Fault{"1 1 1 1 1 1 1 2\n0 0 0 0\n",
              "in:2:8: expected x of agent 1 (N is 2, the first agent is 0), found the end of the "
              "input\n0 0 0 0\n       ^"},
        Fault{"1 1 1 1 1 1 1 2\n0 0 0 0\n0 0 0",
              "in:3:6: expected vy of agent 1 (N is 2, the first agent is 0), found the end of the "
              "input\n0 0 0\n     ^"},
        Fault{"1 1 1 1 1 1 1 1\n0 1.2.3 0 0",
              "in:2:3: expected y of agent 0 (N is 1, the first agent is 0), found '1.2.3', which "
              "has "
              "more than one decimal point\n0 1.2.3 0 0\n  ^~~~~"},
        Fault{"1 1 1 1 1 1 1 1\n0 0 1,5 0",
              "in:2:5: expected vx of agent 0 (N is 1, the first agent is 0), found '1,5': write a "
              "decimal point, and blanks between numbers\n0 0 1,5 0\n    ^~~"}));

INSTANTIATE_TEST_SUITE_P(
    TimeSteps, ReadAssignmentFault,
    ::testing::Values(
        Fault{
            "1 1 1 1 1 1 1 0\n0.1\n0.1 inf\n",
            "in:3:5: expected a number for time step 3, found 'inf', which is not a finite number\n"
            "0.1 inf\n    ^~~"},
        Fault{"1 1 1 1 1 1 1 0\n1e-400",
              "in:2:1: expected a number for time step 1, found '1e-400', which is not 0 but too "
              "small for a double (about 4.9e-324)\n1e-400\n^~~~~~"}));

}  // namespace
}  // namespace flocking::io
