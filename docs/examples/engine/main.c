/* Reads an assignment, steps its flock, and prints each step as `flocking` does: the same bytes.
 * With an argument, a speed limit: flock_example_c 0.5 < two_agents_cohesion.in */
#include <flocking/flocking.h>
#include <stdio.h>
#include <stdlib.h>

static void require(flocking_status status) {
  if (status == FLOCKING_OK) return;
  fprintf(stderr, "flock_example_c: %s\n", flocking_message());
  exit(1);
}

static flocking_engine* read_flock(void) {
  flocking_parameters p;
  size_t count = 0;
  flocking_engine* engine = NULL;
  if (scanf("%lf %lf %lf %lf %lf %lf %lf %zu", &p.cohesion_radius, &p.separation_radius,
            &p.max_separation, &p.alignment_radius, &p.cohesion_weight, &p.separation_weight,
            &p.alignment_weight, &count) != 8) {
    fprintf(stderr, "flock_example_c: expected an assignment\n");
    exit(1);
  }
  require(flocking_create(&p, NULL, 0, &engine));
  for (size_t i = 0; i < count; ++i) {
    flocking_agent agent;
    if (scanf("%lf %lf %lf %lf", &agent.x, &agent.y, &agent.vx, &agent.vy) != 4) exit(1);
    require(flocking_add(engine, &agent, 1, NULL));
  }
  return engine;
}

int main(int argc, char** argv) {
  if (flocking_abi_version() != FLOCKING_ABI_VERSION) {
    fprintf(stderr, "flock_example_c: the library is of another version\n");
    return 1;
  }
  flocking_engine* engine = read_flock();
  /* Looked up once, a setting can be changed in every frame. */
  size_t limit = 0;
  require(flocking_setting(engine, "max_speed", &limit));
  double dt = 0.0;
  while (scanf("%lf", &dt) == 1) {
    if (argc > 1) require(flocking_set_number(engine, limit, strtod(argv[1], NULL)));
    require(flocking_step(engine, dt));
    const flocking_agent* agents = flocking_agents(engine);
    for (size_t i = 0; i < flocking_size(engine); ++i) {
      printf("%.3f %.3f %.3f %.3f\n", agents[i].x, agents[i].y, agents[i].vx, agents[i].vy);
    }
  }
  flocking_destroy(engine);
  return 0;
}
