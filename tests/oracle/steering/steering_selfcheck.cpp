// Checks this oracle with numbers derived by hand. Optional argument: the number of random worlds.
#include <cstdio>
#include <cstdlib>

#include "check.h"
#include "selfchecks.h"

int main(int argc, char** argv) {
  using namespace oracle::steering;
  const int worlds = argc > 1 ? std::atoi(argv[1]) : 2000;
  check_random();
  check_groups();
  check_group_options();
  check_targets();
  check_pursuit();
  check_wander();
  check_avoidance();
  check_collisions();
  check_containment();
  check_hide();
  check_paths();
  check_flow_fields();
  check_flow_text();
  check_flow();
  check_random_fields(worlds);
  check_combine();
  check_step();
  check_after_step();
  check_worlds(worlds);
  check_translation(worlds);
  std::printf("%d checks, %d failed\n", checks_made(), checks_failed());
  return checks_failed() == 0 ? 0 : 1;
}
