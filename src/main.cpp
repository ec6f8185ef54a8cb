#include "app/as_program.h"
#include "cli/arguments.h"
#ifdef FLOCKING_MAPS
#include "maps/map_readers.h"
#endif

int main(int argc, char** argv) {
#ifdef FLOCKING_MAPS
  flocking::maps::use_map_readers();
#endif
  return flocking::app::as_program([&](const flocking::console::StandardStreams& streams) {
    return flocking::cli::run_command_line(argc, argv, streams);
  });
}
