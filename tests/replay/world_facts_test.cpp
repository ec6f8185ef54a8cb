// Tests of the surroundings of the flock, and of its classes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "replay/page_reader.h"
#include "replay/replays.h"
#include "replay/worlds.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

constexpr const char* kThree = "9 4 2 8 0.7 1.5 0.3 3\n0 0 1 0\n1 2 0 1\n2 1 1 1\n";

Json world(const std::string& more, const Settings& settings, std::size_t which = 0) {
  return PageReader(replay_page(std::string(kThree) + more, {}, settings)).facts()["worlds"][which];
}

TEST(ReplayWorld, IsEmptyIfNothingIsInIt) {
  const Json plain = world("1 1\n", {});
  EXPECT_EQ(plain["from_step"].count(), 0U);
  EXPECT_TRUE(plain["wrap"].is_null());
  EXPECT_TRUE(plain["flow"].is_null());
  for (const char* things : {"obstacles", "walls", "paths", "goals", "boxes"}) {
    EXPECT_TRUE(plain[things].items.empty()) << things;
  }
}

TEST(ReplayWorld, HoldsWhatWasPutUp) {
  const Json all = world("1\n", {{"obstacle.rock.center", "1,-2"},
                                 {"obstacle.rock.radius", "3"},
                                 {"wall.w.from", "1,2"},
                                 {"wall.w.to", "3,4.5"},
                                 {"wrap", "100,80"},
                                 {"torus", "true"},
                                 {"max_speed", "3"},
                                 {"path_following.waypoints", "0,0 5,5"},
                                 {"path_following.closed", "true"},
                                 {"seek.target", "40,2"},
                                 {"agent.1.arrive.target", "7,7"}});
  EXPECT_EQ(all["obstacles"][0]["x"].number, 1);
  EXPECT_EQ(all["obstacles"][0]["y"].number, -2);
  EXPECT_EQ(all["obstacles"][0]["radius"].number, 3);
  EXPECT_EQ(all["walls"][0]["x1"].number, 1);
  EXPECT_EQ(all["walls"][0]["y2"].number, 4.5);
  EXPECT_EQ(all["wrap"]["width"].number, 100);
  EXPECT_EQ(all["wrap"]["height"].number, 80);
  EXPECT_TRUE(all["wrap"]["torus"].flag);
  EXPECT_EQ(all["paths"].items.size(), 1U) << "the same for all agents";
  EXPECT_EQ(all["paths"][0]["points"][1][0].number, 5);
  EXPECT_TRUE(all["paths"][0]["closed"].flag);
  ASSERT_EQ(all["goals"].items.size(), 2U);
  EXPECT_EQ(all["goals"][0]["x"].number, 40);
  EXPECT_EQ(all["goals"][1]["y"].number, 7);
}

TEST(ReplayWorld, ChangesWithLinesOfTheInput) {
  const std::string more =
      "1 1\nset obstacle.rock.radius 4\n1\nset mass 2\n1\nset obstacle.rock.radius 5\n"
      "set obstacle.rock.radius 6\n1\nset obstacle.rock.radius 7\n";
  const Json worlds =
      PageReader(replay_page(std::string(kThree) + more, {},
                             {{"obstacle.rock.center", "1,2"}, {"obstacle.rock.radius", "3"}}))
          .facts()["worlds"];
  ASSERT_EQ(worlds.items.size(), 3U);
  EXPECT_EQ(worlds[1]["from_step"].count(), 3U);
  EXPECT_EQ(worlds[1]["obstacles"][0]["radius"].number, 4);
  EXPECT_EQ(worlds[2]["from_step"].count(), 5U);
  EXPECT_EQ(worlds[2]["obstacles"][0]["radius"].number, 6);
}

TEST(ReplayWorld, HoldsTheFlowFieldAndItsBoxes) {
  const TempFolder folder;
  const std::string map = folder.add("map.csv", "1,1,1\n1,255,1\n");
  const Settings settings = {{"flow.map", map},
                             {"flow.goal", "0.5,0.5"},
                             {"max_speed", "1"},
                             {"flow.origin", "0,0"},
                             {"flow.cell_size", "1"}};
  const Json first = world("1\nset flow.box.b 2,2,1,1\n1\n", settings, 0);
  EXPECT_EQ(first["flow"]["columns"].count(), 3U);
  EXPECT_EQ(first["flow"]["rows"].count(), 2U);
  EXPECT_EQ(first["flow"]["cell"].number, 1);
  // Row 0: the goal, blocked, 135 degrees; row 1: 270, 225, 180 degrees: FE FF 5A B4 96 78.
  EXPECT_EQ(first["flow"]["angles"].text, "/v9atJZ4");
  EXPECT_EQ(first["goals"][0]["x"].number, 0.5);
  EXPECT_TRUE(first["boxes"].items.empty());
  const Json second = world("1\nset flow.box.b 2,2,1,1\n1\n", settings, 1);
  EXPECT_EQ(second["boxes"][0]["x"].number, 1);
  EXPECT_EQ(second["boxes"][0]["width"].number, 1);
  EXPECT_NE(second["flow"]["angles"].text, first["flow"]["angles"].text);
}

TEST(ReplayWorld, MakesLargeMapsCoarser) {
  const TempFolder folder;
  std::string map;
  for (int row = 0; row < 300; ++row) {
    for (int column = 0; column < 600; ++column) map += column == 0 ? "1" : ",1";
    map += "\n";
  }
  const Json flow = world("1\n", {{"flow.map", folder.add("map.csv", map)},
                                  {"flow.goal", "0.5,0.5"},
                                  {"max_speed", "1"}})["flow"];
  EXPECT_EQ(flow["columns"].count(), 300U);
  EXPECT_EQ(flow["rows"].count(), 150U);
  EXPECT_EQ(flow["cell"].number, 2);
}

TEST(ReplayClasses, HaveTheirRadii) {
  const PageReader page(replay_page(std::string(kThree) + "1\n", {},
                                    {{"agent.1.radius", "0.5"},
                                     {"agent.1.cohesion.enabled", "false"},
                                     {"rules", "course-tests"}}));
  const Json& facts = page.facts();
  EXPECT_EQ(facts["rules"].text, "course-tests");
  EXPECT_EQ(facts["parameters"]["max_separation"].number, 2);
  EXPECT_EQ(facts["parameters"]["alignment_weight"].number, 0.3);
  const Json& other = facts["classes"][facts["class_of"][1].count()];
  const Json& usual = facts["classes"][facts["class_of"][0].count()];
  EXPECT_EQ(facts["class_of"][0].count(), facts["class_of"][2].count());
  EXPECT_EQ(other["body_radius"].number, 0.5);
  EXPECT_EQ(other["behaviors"].items.size(), 2U);
  EXPECT_EQ(usual["behaviors"][0].text, "cohesion");
  EXPECT_EQ(usual["cohesion_radius"].number, 9);
  EXPECT_EQ(usual["separation_radius"].number, 4);
  EXPECT_EQ(usual["alignment_radius"].number, 8);
}

replay::World numbered(std::uint64_t step) {
  replay::World world;
  world.from_step = step;
  world.goals = {{static_cast<double>(step), 0}};
  return world;
}

TEST(WorldLog, LeavesChangesOutEvenly) {
  replay::WorldLog log;
  for (std::uint64_t step = 0; step < 5000; ++step) log.add(numbered(step));
  const std::vector<replay::World> worlds = log.take(std::size_t{1} << 20U);
  EXPECT_LE(worlds.size(), 1024U);
  EXPECT_GE(worlds.size(), 512U);
  EXPECT_EQ(worlds.front().from_step, 0U);
  EXPECT_EQ(worlds.back().from_step, 4999U);
}

TEST(WorldLog, StaysWithinItsRoom) {
  replay::WorldLog log;
  for (std::uint64_t step = 0; step < 1000; ++step) {
    replay::World world = numbered(step);
    world.flow = std::make_shared<const replay::FlowPicture>(
        replay::FlowPicture{{}, 1.0, 100, 100, std::vector<std::uint8_t>(10000, 7)});
    log.add(std::move(world));
  }
  const std::vector<replay::World> worlds = log.take(1000000);
  std::size_t bytes = 0;
  for (const replay::World& world : worlds) bytes += world.flow->angles.size() * 4 / 3;
  EXPECT_LE(bytes, 1000000U);
  EXPECT_GE(worlds.size(), 100U);
  EXPECT_LT(worlds.front().flow->columns, 100U);
  EXPECT_EQ(worlds.front().flow->cell * static_cast<double>(worlds.front().flow->columns), 100.0);
}

}  // namespace
}  // namespace flocking::testing
