#pragma once

namespace oracle::steering {

void check_random();
void check_groups();
void check_group_options();
void check_targets();
void check_pursuit();
void check_wander();
void check_avoidance();
void check_collisions();
void check_containment();
void check_hide();
void check_paths();
void check_flow_fields();
void check_flow_text();
void check_flow();
void check_random_fields(int count);
void check_combine();
void check_step();
void check_after_step();
void check_worlds(int count);
void check_translation(int count);

}  // namespace oracle::steering
