// The paths of a picture have the digits that the simulator prints.
#include "app/plot_command.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "base/error.h"
#include "oracle/random_assignment.h"
#include "plot/svg_paths.h"
#include "support/memory_file.h"
#include "support/simulated.h"
#include "support/temp_folder.h"

namespace flocking::app {
namespace {

using testing::MemoryFile;
using testing::Settings;
using testing::WrittenPoint;
using testing::WrittenTrail;
using testing::WrittenTrails;

std::vector<std::string> tokens(const std::string& text) {
  const bool marked = text.starts_with("\xEF\xBB\xBF");  // a byte-order mark
  std::istringstream stream(text.substr(marked ? 3 : 0));
  return {std::istream_iterator<std::string>(stream), {}};
}

std::string three_decimals(const std::string& number) {
  char text[400];
  std::snprintf(text, sizeof text, "%.3f", std::strtod(number.c_str(), nullptr));
  return text;
}

/// Returns the printed place of each agent at its start and after every step.
std::vector<std::vector<WrittenPoint>> printed_places(const std::string& input,
                                                      const Settings& settings) {
  const std::vector<std::string> in = tokens(input);
  const std::size_t agents = std::strtoul(in.at(7).c_str(), nullptr, 10);
  std::vector<std::vector<WrittenPoint>> places(agents);
  for (std::size_t i = 0; i < agents; ++i) {
    places[i].emplace_back(three_decimals(in.at(8 + 4 * i)), three_decimals(in.at(9 + 4 * i)));
  }
  std::istringstream lines(testing::simulated(input, settings));
  std::string x;
  std::string y;
  std::string rest;
  for (std::size_t line = 0; agents > 0 && lines >> x >> y >> rest >> rest; ++line) {
    places[line % agents].emplace_back(x, y);
  }
  return places;
}

bool is_drawn(const std::string& number) {
  return std::fabs(std::strtod(number.c_str(), nullptr)) <= 1e15;
}

struct World {
  double width = HUGE_VAL;
  double height = HUGE_VAL;
};

double distance(const std::string& a, const std::string& b) {
  return std::fabs(std::strtod(a.c_str(), nullptr) - std::strtod(b.c_str(), nullptr));
}

WrittenTrail expected_trail(const std::vector<WrittenPoint>& places, const World& world) {
  WrittenTrail trail;
  const WrittenPoint* before = nullptr;
  for (const WrittenPoint& place : places) {
    const bool drawn = is_drawn(place.first) && is_drawn(place.second);
    const bool crosses = before != nullptr && drawn &&
                         (distance(before->first, place.first) > world.width / 2 ||
                          distance(before->second, place.second) > world.height / 2);
    if (drawn && (before == nullptr || crosses)) trail.emplace_back();
    if (drawn) trail.back().push_back(place);
    before = drawn ? &place : nullptr;
  }
  return trail;
}

long long thousandths(std::string decimals) {
  decimals.erase(decimals.find('.'), 1);
  return std::stoll(decimals);
}

/// Returns `trail` with the origin added.
WrittenTrail with_origin(WrittenTrail trail, const WrittenPoint& origin) {
  const auto add = [](std::string& number, const std::string& to) {
    if (to == "0.000") return;  // adding 0 changes nothing, also for -0.000
    const long long sum = thousandths(number) + thousandths(to);
    std::string digits = std::to_string(std::llabs(sum));
    if (digits.size() < 4) digits.insert(0, 4 - digits.size(), '0');
    number = (sum < 0 ? "-" : "") + digits.insert(digits.size() - 3, ".");
  };
  for (auto& part : trail) {
    for (WrittenPoint& point : part) {
      add(point.first, origin.first);
      add(point.second, origin.second);
    }
  }
  return trail;
}

/// Returns the picture of `input` as SVG; sets `said` to the error stream and the error.
std::string picture_of(const std::string& input, const Settings& settings, std::string& said) {
  const testing::TempFolder folder;
  const MemoryFile in(input);
  const MemoryFile warnings;
  PlotOptions options;
  options.output = folder.path_of("trails.svg");
  for (const auto& [path, value] : settings) {
    options.simulation.settings.set(path, value, settings::Origin::of_flag("--set " + path));
  }
  said.clear();
  try {
    plot_trails(options, {in.rewound(), -1, warnings.rewound()});
  } catch (const Error& error) {
    said = error.what();
  }
  said = warnings.text() + said;
  return folder.text_of("trails.svg");
}

void expect_exact(const std::string& input, const Settings& settings, const World& world) {
  std::string said;
  const std::string svg = picture_of(input, settings, said);
  ASSERT_EQ(testing::xml_fault(svg), "") << input;
  const WrittenTrails found = testing::trails_in(svg);
  const auto places = printed_places(input, settings);
  ASSERT_EQ(found.of_agent.size(), places.size()) << said;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const WrittenTrail expected = expected_trail(places[i], world);
    const WrittenTrail shown = with_origin(found.of_agent.at(i), found.origin);
    if (found.origin == WrittenPoint{"0.000", "0.000"}) {
      ASSERT_EQ(shown, expected) << "agent " << i << " of\n" << input;
      continue;
    }
    // The sum with the origin is never -0.000.
    ASSERT_EQ(shown.size(), expected.size()) << "agent " << i << " of\n" << input;
    for (std::size_t part = 0; part < shown.size(); ++part) {
      ASSERT_EQ(shown[part].size(), expected[part].size()) << "agent " << i << " of\n" << input;
      for (std::size_t k = 0; k < shown[part].size(); ++k) {
        ASSERT_EQ(thousandths(shown[part][k].first), thousandths(expected[part][k].first)) << input;
        ASSERT_EQ(thousandths(shown[part][k].second), thousandths(expected[part][k].second))
            << input;
      }
    }
  }
}

TEST(PlotTrails, HasTheSimulatorsNumbersForRandomFlocks) {
  const char* wish = std::getenv("FLOCKING_RANDOM_PLOTS");
  const std::uint64_t count = wish != nullptr ? std::strtoull(wish, nullptr, 10) : 400;
  for (std::uint64_t seed = 1; seed <= count; ++seed) {
    expect_exact(oracle::random_assignment(seed), {}, {});
    if (HasFatalFailure()) FAIL() << "seed " << seed;
  }
}

TEST(PlotTrails, HasThemUnderOtherRulesAndInWorldsThatWrapRound) {
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    const std::string input = oracle::random_assignment(seed);
    expect_exact(input, {{"rules", "book"}, {"max_speed", "7"}, {"max_force", "9"}}, {});
    expect_exact(input, {{"wrap", "7.3,11.9"}}, {7.3, 11.9});
    if (HasFatalFailure()) FAIL() << "seed " << seed;
  }
}

TEST(PlotTrails, HasThemFarAway) {
  for (const std::string far : {"1000000000000", "-5000000", "90071992547409"}) {
    expect_exact("0 0 0 0 0 0 0 3\n" + far + " " + far + " 0.5 -0.25\n" + far + " 17 0.5 0\n" +
                     far + ".125 20.001 0 0.001\n1 1 1 0.5 3\n",
                 {}, {});
    if (HasFatalFailure()) FAIL() << far;
  }
}

TEST(PlotTrails, ShowsTheStepsBeforeAnError) {
  std::string said;
  const std::string svg = picture_of("0 0 0 0 0 0 0 1\n0 0 1 2\n1 1 x\n", {}, said);
  EXPECT_EQ(said, "<stdin>:3:5: expected a number for time step 3, found 'x'\n1 1 x\n    ^");
  EXPECT_EQ(testing::trails_in(svg).of_agent.at(0),
            (WrittenTrail{{{"0.000", "0.000"}, {"1.000", "2.000"}, {"2.000", "4.000"}}}));
  EXPECT_NE(svg.find("The simulation ends early: &lt;stdin&gt;:3:5: expected"), std::string::npos);
  EXPECT_EQ(testing::xml_fault(svg), "");
}

TEST(PlotTrails, WritesNothingWhereThereIsNoStart) {
  std::string said;
  EXPECT_EQ(picture_of("0 0 0 0 0 0 0 1\n0 0 1", {}, said), "");
  EXPECT_TRUE(said.starts_with("<stdin>:2:6: expected vy of agent 0")) << said;
}

TEST(PlotTrails, TellsOfGaps) {
  std::string said;
  const std::string svg = picture_of("0 0 0 1 0 0 1 2\n0 0 1 0\n5 0 1e308 0\n1\n1\n1\n", {}, said);
  EXPECT_EQ(said, "flocking: warning: Gaps: agent 1 at step 1 is beyond 1e15 or not a number.\n");
  EXPECT_NE(svg.find("Gaps: agent 1 at step 1"), std::string::npos);
}

TEST(PlotTrails, TellsKindsOfAgentsApart) {
  std::string said;
  const std::string input = "0 0 0 0 0 0 0 5\n0 0 1 0\n1 1 0 1\n2 2 0 0\n3 3 0 0\n4 4 0 0\n1\n";
  const std::string svg = picture_of(
      input, {{"group.sheep.agents", "0-1,4"}, {"group.sheep.mass", "2"}, {"max_speed", "3"}},
      said);
  EXPECT_NE(svg.find(">sheep<"), std::string::npos) << said;
  EXPECT_NE(svg.find(">agents 2, 3<"), std::string::npos);
  EXPECT_EQ(svg.find(">agent 0<"), std::string::npos);
}

TEST(PlotTrails, ShowsWhatStoodInTheWayForAWhile) {
  std::string said;
  const std::string svg = picture_of(
      "0 0 0 0 0 0 0 1\n0 0 1 0\n1\nset obstacle.a.center 3,3\nset obstacle.a.radius 1\n1\n"
      "set obstacle.a.center 5,5\n1\nunset obstacle.a.center\nunset obstacle.a.radius\n1\n",
      {}, said);
  EXPECT_EQ(said, "");
  const std::size_t begin = svg.find("<g class=\"obstacles\"");
  ASSERT_NE(begin, std::string::npos);
  const std::string group = svg.substr(begin, svg.find("</g>", begin) - begin);
  EXPECT_NE(group.find("<circle"), group.rfind("<circle")) << "both places";
  EXPECT_NE(svg.find("Settings changed during the run"), std::string::npos);
}

TEST(PlotTrails, ShowsNoBoxThatAgentsStayIn) {
  std::string said;
  const std::string input = "0 0 0 0 0 0 0 1\n0 0 1 0\n1\n";
  const std::string inside =
      picture_of(input, {{"containment.box", "-9,-9,9,9"}, {"max_force", "1"}}, said);
  EXPECT_EQ(inside.find("<g class=\"boxes\""), std::string::npos);
  const std::string blocked = picture_of(input, {{"flow.box.a", "-9,-9,9,9"}}, said);
  EXPECT_NE(blocked.find("<g class=\"boxes\""), std::string::npos);
}

TEST(PlotTrails, ShowsBlockedCellsAsFewBoxes) {
  const testing::TempFolder folder;
  const std::string map =
      folder.add("a.csv", "255,255,255,1\n255,255,255,1\n1,1,1,1\n255,1,1,255\n");
  std::string said;
  const std::string svg = picture_of(
      "0 0 0 0 0 0 0 1\n0.5 1.5 0 0\n1 1 1\n",
      {{"flow.map", map}, {"flow.goal", "3.5,1.5"}, {"max_speed", "1"}, {"max_force", "1"}}, said);
  const std::size_t begin = svg.find("<g class=\"blocked\"");
  ASSERT_NE(begin, std::string::npos) << said;
  const std::string group = svg.substr(begin, svg.find("</g>", begin) - begin);
  int boxes = 0;
  for (std::size_t at = group.find("<path"); at != std::string::npos;
       at = group.find("<path", at + 1))
    ++boxes;
  EXPECT_EQ(boxes, 3);
}

}  // namespace
}  // namespace flocking::app
