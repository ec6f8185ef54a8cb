#include "app/as_program.h"
#include "app/perform.h"
#include "cli/arguments.h"

int main(int argc, char** argv) {
  return flocking::app::as_program([&](const flocking::app::StandardStreams& streams) {
    return flocking::app::perform(flocking::cli::parse_arguments(argc, argv), streams);
  });
}
