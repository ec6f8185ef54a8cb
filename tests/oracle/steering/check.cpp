#include "check.h"

#include <cmath>
#include <cstdio>
#include <stdexcept>

namespace oracle::steering {
namespace {

struct Tally {
  int made = 0;
  int failed = 0;
};

Tally& tally() {
  static Tally the_tally;
  return the_tally;
}

}  // namespace

void check(bool holds, const std::string& what) {
  ++tally().made;
  if (!holds) {
    ++tally().failed;
    std::fprintf(stderr, "failed: %s\n", what.c_str());
  }
}

void check_near(double actual, double expected, const std::string& what) {
  const double tolerance = 1e-12 * (1 + std::fabs(expected));
  check(std::fabs(actual - expected) <= tolerance,
        what + ": " + std::to_string(actual) + ", expected " + std::to_string(expected));
}

void check_near(Vec actual, Vec expected, const std::string& what) {
  check_near(actual.x, expected.x, what + ", x");
  check_near(actual.y, expected.y, what + ", y");
}

void check_throws(void (*act)(World&), World world, const std::string& what) {
  try {
    act(world);
    check(false, what);
  } catch (const std::invalid_argument&) {
    check(true, what);
  }
}

int checks_made() { return tally().made; }
int checks_failed() { return tally().failed; }

World flock_world(Profile profile, std::initializer_list<Start> starts) {
  World world;
  world.profile = profile;
  for (const auto& [position, velocity] : starts) {
    world.agents.push_back(make_agent(position, velocity));
  }
  return world;
}

World quiet_world(Profile profile, std::initializer_list<Start> starts) {
  World world = flock_world(profile, starts);
  for (auto& [personality, state] : world.agents) {
    personality.cohesion.enabled = false;
    personality.separation.enabled = false;
    personality.alignment.enabled = false;
  }
  return world;
}

void limit_all(World& world, double max_speed, double max_force) {
  for (auto& [personality, state] : world.agents) {
    personality.max_speed = max_speed;
    personality.max_force = max_force;
  }
}

}  // namespace oracle::steering
