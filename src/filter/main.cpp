// Does what `flocking` does without arguments, in a program that builds faster than the whole.
#include "app/as_program.h"
#include "app/simulate_command.h"
#include "base/error.h"
#include "base/exit_status.h"

int main(int argc, char** /*argv*/) {
  return flocking::app::as_program([&](const flocking::console::StandardStreams& streams) {
    if (argc > 1) throw flocking::UsageError("flocking_filter takes no arguments; flocking does");
    flocking::app::simulate({}, streams);
    return flocking::ExitStatus::kSuccess;
  });
}
