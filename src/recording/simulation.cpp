#include "recording/simulation.h"

#include <string>
#include <utility>
#include <variant>

#include "base/error.h"
#include "base/memory.h"
#include "io/source_excerpt.h"
#include "settings/instruction.h"
#include "settings/resolve.h"

namespace flocking::recording {

Simulation::Simulation(const settings::Tree& settings, io::Scanner& scanner, StepObserver& observer)
    : Simulation(settings, scanner, observer,
                 io::read_assignment(scanner, available_memory_bytes)) {}

Simulation::Simulation(settings::Tree settings, io::Scanner& scanner, StepObserver& observer,
                       io::Assignment assignment)
    : scanner_(scanner),
      observer_(observer),
      settings_(std::move(settings)),
      course_(assignment.parameters),
      configuration_(settings::resolve(settings_, course_, assignment.flock.size(), maps_)),
      flock_(std::move(assignment.flock), std::move(configuration_)) {
  observer_.begins(flock_, settings_);
}

void Simulation::run() {
  while (observer_.wants_more()) {
    const io::Next next = io::read_next(scanner_, steps_ + 1);
    if (const double* dt = std::get_if<double>(&next)) {
      step(*dt);
    } else if (const auto* instruction = std::get_if<io::Instruction>(&next)) {
      apply(*instruction);
    } else {
      // Reports a wrong setting even if the input has no step after it.
      if (last_change_) static_cast<void>(changed_configuration());
      return;
    }
  }
}

void Simulation::apply(const io::Instruction& instruction) {
  settings::apply_instruction(settings_, instruction.line, instruction.begins_at,
                              instruction.place);
  last_change_ = instruction;
}

// A line of the input can make a flag wrong that was valid before: blame the line.
sim::Configuration Simulation::changed_configuration() {
  try {
    return settings::resolve(settings_, course_, flock_.state().size(), maps_);
  } catch (const UsageError& error) {
    blame_last_change(error);
  } catch (const MisfitError& error) {
    blame_last_change(error);
  }
}

void Simulation::blame_last_change(const Error& error) const {
  throw InputError(last_change_->place, std::string("after this line: ") + error.what(),
                   io::source_excerpt(last_change_->line, last_change_->begins_at,
                                      last_change_->line.size() - last_change_->begins_at, false));
}

void Simulation::step(double dt) {
  if (last_change_) {
    flock_.configure(changed_configuration());
    observer_.changes(flock_, settings_);
    last_change_.reset();
  }
  flock_.step(dt);
  ++steps_;
  observer_.stepped(flock_, dt);
}

}  // namespace flocking::recording
