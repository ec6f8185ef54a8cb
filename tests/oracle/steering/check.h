#pragma once

#include <initializer_list>
#include <string>

#include "world.h"

namespace oracle::steering {

// Report and count a check that fails.
void check(bool holds, const std::string& what);
void check_near(double actual, double expected, const std::string& what);
void check_near(Vec actual, Vec expected, const std::string& what);
void check_throws(void (*act)(World&), World world, const std::string& what);

int checks_made();
int checks_failed();

struct Start {
  Vec position;
  Vec velocity;
};

// Returns agents with all group behaviours off.
World quiet_world(Profile profile, std::initializer_list<Start> starts);

// Returns agents with only the course's three forces.
World flock_world(Profile profile, std::initializer_list<Start> starts);

// Sets the speed limit and the force limit of all agents.
void limit_all(World& world, double max_speed, double max_force);

}  // namespace oracle::steering
