// Tests that the steered step is bit for bit identical for every search and number of threads.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "oracle/random_source.h"
#include "oracle/steering/random_world.h"
#include "settings/resolve.h"
#include "sim/double_loop.h"
#include "sim/engines.h"
#include "sim/flock.h"
#include "sim/nasty_flocks.h"
#include "steering/world_settings.h"
#include "support/memory_file.h"

namespace flocking::sim {
namespace {

using testing::Settings;
using testing::wished_flocks;

constexpr std::size_t kSteeredAgents = 70;

// Settings that a test enables at random. "MAP" stands for a file.
constexpr std::array kFeatures = {
    "fov 200",
    "max_neighbors 4",
    "wrap 40,30",
    "wrap 40,30 torus true",
    "wrap 22,23 torus true",
    "neighbors.every 3",
    "no_overlap true radius 0.7",
    "group.dogs.agents 0-9 group.dogs.radius 3 group.dogs.fov 90 group.dogs.max_neighbors 2",
    "group.sheep.agents 10-69 group.sheep.layers sheep group.dogs.agents 0-9 group.dogs.layers "
    "dog,fast cohesion.layers sheep alignment.layers sheep,dog separation.layers dog,fast "
    "separation.match exact group.sheep.evade.layers dog group.sheep.evade.distance 6",
    "agent.3.cohesion.enabled false agent.4.mass 3 agent.5.max_neighbors 0",
    "wander.enabled true",
    "separation.literal true friction 0.1",
    "seek.target 30,10 flee.target -5,4 pursue.target 1 evade.targets 2",
    "leader_following.leader 6 hide.from 4 obstacle.rock.center 12,3 obstacle.rock.radius 4",
    "path_following.waypoints 5,5 interpose.a 3 interpose.b 2,2 smooth_heading 3",
    "unaligned_collision_avoidance.radius 9 unaligned_collision_avoidance.distance 2 "
    "containment.box 2,2,18,15",
    "flow.map MAP flow.goal 20.5,10.5 flow.sampling bilinear",
    "external_force 0.3,-0.1 max_turn_rate 1",
};
constexpr std::array kRules = {"course", "course-tests", "book", "buas", "howtorts"};
constexpr std::array kMethods = {"sum", "truncated", "prioritized", "dithered"};

void add(Settings& settings, const std::string& words, const std::string& map) {
  std::istringstream in(words);
  for (std::string path, value; in >> path >> value;) {
    settings.emplace_back(path, value == "MAP" ? map : value);
  }
}

Settings random_settings(oracle::RandomSource& r, const std::string& map) {
  Settings settings;
  add(settings, std::string("max_speed 5 max_force 9 rules ") + kRules[r.next() % kRules.size()],
      map);
  add(settings, std::string("combine.method ") + kMethods[r.next() % kMethods.size()], map);
  for (const char* feature : kFeatures) {
    if (r.chance(25)) add(settings, feature, map);
  }
  return settings;
}

std::string steered_text_of(const Settings& settings) {
  std::string text;
  for (const auto& [path, value] : settings)
    text.append(path).append(" = ").append(value).append("\n");
  return text;
}

Configuration resolved_settings(const Settings& settings, const CourseParameters& course,
                                std::size_t agents) {
  settings::Tree tree;
  for (const auto& [path, value] : settings) {
    tree.set(path, value, settings::Origin::of_flag("--set " + path));
  }
  return settings::resolve(tree, course, agents);
}

// Returns positions where agents meet, also across the edges of the world, and sometimes at one
// point.
FlockState random_start(oracle::RandomSource& r, std::size_t agents) {
  FlockState start(agents);
  for (std::size_t i = 0; i < agents; ++i) {
    const bool on_lattice = r.chance(30);
    const Vec2 place = on_lattice ? Vec2{static_cast<double>(r.between(-2, 44)), 3}
                                  : Vec2{20 + r.within(24), 15 + r.within(19)};
    start.set(i, place, {r.within(4), r.within(4)});
  }
  return start;
}

// Returns all numbers that a flock shows.
std::vector<double> shown_by(const Flock& flock) {
  const FlockView view = flock.view();
  std::vector<double> shown;
  for (std::size_t i = 0; i < flock.state().size(); ++i) {
    const AgentState& agent = flock.state().agents[i];
    shown.insert(shown.end(),
                 {agent.x, agent.y, agent.vx, agent.vy, view.heading_x[i], view.heading_y[i],
                  view.smoothed_x[i], view.smoothed_y[i], view.force_x[i], view.force_y[i],
                  view.force_forward[i], view.force_side[i]});
  }
  return shown;
}

std::vector<std::vector<double>> run(const FlockState& start, Configuration configuration,
                                     const Engine& engine, const std::vector<double>& time_steps) {
  configuration.engine = engine;
  Flock flock(start, std::move(configuration));
  flock.keep_more();
  std::vector<std::vector<double>> shown;
  for (const double dt : time_steps) {
    flock.step(dt);
    shown.push_back(shown_by(flock));
  }
  return shown;
}

std::string difference(const std::vector<std::vector<double>>& ours,
                       const std::vector<std::vector<double>>& theirs) {
  for (std::size_t step = 0; step < ours.size(); ++step) {
    for (std::size_t k = 0; k < ours[step].size(); ++k) {
      if (testing::same_bits(ours[step][k], theirs[step][k])) continue;
      return "step " + std::to_string(step) + ", agent " + std::to_string(k / 12) + ", value " +
             std::to_string(k % 12) + ": " + testing::bits_text(ours[step][k]) + " instead of " +
             testing::bits_text(theirs[step][k]);
    }
  }
  return "";
}

// Returns engines with searches that find candidates; instructions make no difference to a steered
// step.
std::vector<Engine> engines() {
  std::vector<Engine> engines;
  for (const Search search : {Search::kAuto, Search::kBrute, Search::kGrid, Search::kKdTree}) {
    for (const std::size_t threads : {1U, 2U, 3U, 8U}) engines.push_back({search, threads});
  }
  return engines;
}

// Compares with the simplest engine; each call tests one number of threads with every search.
void expect_same_steered_bytes(const FlockState& start, const Configuration& configuration,
                               const std::vector<double>& time_steps, std::size_t turn,
                               const std::string& description) {
  const auto plain = run(start, configuration, {Search::kBrute, 1}, time_steps);
  const std::vector<Engine> all = engines();
  for (std::size_t k = 0; k < all.size(); ++k) {
    if (k % 4 != turn % 4) continue;
    ASSERT_EQ(difference(run(start, configuration, all[k], time_steps), plain), "")
        << testing::text_of(all[k]) << "\n"
        << description;
  }
}

TEST(SameSteeredBytes, WithRandomFeatures) {
  const testing::MemoryFile map(
      "type octile\nheight 4\nwidth 5\nmap\n.....\n.@@..\n..W..\n.....\n");
  const std::string map_file = map.path();
  for (std::size_t seed = 0; seed < wished_flocks(400); ++seed) {
    oracle::RandomSource r(seed);
    Settings settings = random_settings(r, map_file);
    settings.emplace_back("flow.cell_size", "8");
    const double radius = r.pick({0, 2, 5, 11, 40});
    const CourseParameters course{radius, radius / 2, 4, 3, 1, 1.5, 0.5};
    const FlockState start = random_start(r, kSteeredAgents);
    const Configuration configuration = resolved_settings(settings, course, kSteeredAgents);
    expect_same_steered_bytes(start, configuration, {0.125, 0.0625, 0.125, 0.25, 0.125}, seed,
                              "seed " + std::to_string(seed) + "\n" + steered_text_of(settings));
    if (HasFatalFailure()) return;
  }
}

// Tests the worlds in which the steered flock is compared with its oracle: few agents, close
// together. The settings refuse most of these worlds, which are then skipped.
TEST(SameSteeredBytes, InTheOraclesWorlds) {
  std::size_t worlds = 0;
  for (std::size_t seed = 0; seed < wished_flocks(3000); ++seed) {
    const oracle::steering::World world = oracle::steering::random_world(seed);
    FlockState start(world.agents.size());
    for (std::size_t i = 0; i < start.size(); ++i) {
      const oracle::steering::State& state = world.agents[i].state;
      start.set(i, {state.position.x, state.position.y}, {state.velocity.x, state.velocity.y});
    }
    const CourseParameters course{world.course.r_c, world.course.r_s, world.course.f_s_max,
                                  world.course.r_a, world.course.k_c, world.course.k_s,
                                  world.course.k_a};
    const Settings settings = testing::settings_of(world, "");
    try {
      const Configuration configuration = resolved_settings(settings, course, start.size());
      ++worlds;
      expect_same_steered_bytes(start, configuration, {0.5, 0.25, 0.5}, seed,
                                "seed " + std::to_string(seed) + "\n" + steered_text_of(settings));
    } catch (const Error&) {
      continue;
    }
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(worlds, wished_flocks(3000) / 20) << "nearly all worlds are refused";
}

// A mass of 1 changes no result, but makes the step a steered step.
TEST(SameSteeredBytes, AreThoseOfTheDoubleLoopUnderTheCoursesRules) {
  for (std::size_t seed = 0; seed < wished_flocks(600); ++seed) {
    const testing::NastyFlock flock = testing::nasty_flock(seed, seed % 71);
    const bool tests = seed % 2 == 0;
    const Settings settings = {{"mass", "1"}, {"rules", tests ? "course-tests" : "course"}};
    std::vector<FlockState> truth = {flock.start};
    for (const double dt : flock.time_steps) {
      truth.push_back(testing::stepped_by_double_loop(
          truth.back(), flock.course, tests ? Profile::kCourseTests : Profile::kCourse, dt));
    }
    const std::vector<Engine> all = engines();
    for (std::size_t k = seed % 4; k < all.size(); k += 4) {
      Configuration configuration = resolved_settings(settings, flock.course, flock.start.size());
      configuration.engine = all[k];
      Flock steered(flock.start, std::move(configuration));
      for (std::size_t step = 0; step < flock.time_steps.size(); ++step) {
        steered.step(flock.time_steps[step]);
        ASSERT_EQ(testing::difference(steered.state(), truth[step + 1]), "")
            << "step " << step << ", " << testing::text_of(all[k]) << ", " << settings[1].second
            << ", " << testing::text_of(flock);
      }
    }
  }
}

}  // namespace
}  // namespace flocking::sim
