#include "cli/simulation.h"

#include <string>
#include <utility>
#include <variant>

#include "cli/diagnostics.h"
#include "core/error.h"
#include "core/memory.h"
#include "io/flock_output.h"
#include "io/source_excerpt.h"
#include "settings/instruction.h"
#include "settings/resolve.h"

namespace flocking::cli {

Simulation::Simulation(const SimulateOptions& options, const StandardStreams& streams,
                       io::Scanner& scanner, io::Output& output, Observer* observer)
    : Simulation(options, streams, scanner, output, observer,
                 io::read_assignment(scanner, available_memory_bytes)) {}

Simulation::Simulation(const SimulateOptions& options, const StandardStreams& streams,
                       io::Scanner& scanner, io::Output& output, Observer* observer,
                       io::Assignment assignment)
    : options_(options),
      streams_(streams),
      scanner_(scanner),
      output_(output),
      observer_(observer),
      settings_(options.settings),
      course_(assignment.parameters),
      configuration_(settings::resolve(settings_, course_, assignment.flock.size(), maps_)),
      flock_(std::move(assignment.flock), std::move(configuration_)) {
  if (!options_.style.fields.empty()) flock_.keep_more();
  if (observer_ != nullptr) {
    observer_->configured(settings_, maps_, flock_.configuration());
    observer_->stepped(flock_.view());
  } else {
    io::print_header(options_.style, output_);
  }
}

void Simulation::run() {
  while (true) {
    const io::Next next = io::read_next(scanner_, steps_ + 1);
    if (const double* dt = std::get_if<double>(&next)) {
      step(*dt);
    } else if (const auto* instruction = std::get_if<io::Instruction>(&next)) {
      apply(*instruction);
    } else {
      // A wrong setting is told even when no step follows it.
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

// What a flag set was right until a line of the input changed something: the line is to blame.
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
    if (observer_ != nullptr) observer_->configured(settings_, maps_, flock_.configuration());
  }
  last_change_.reset();
  flock_.step(dt);
  ++steps_;
  if (observer_ != nullptr) {
    observer_->stepped(flock_.view());
  } else if (options_.last) {
    owes_last_ = true;
  } else if (steps_ % options_.every == 0) {
    print();
  }
}

void Simulation::print() {
  bool finite = true;
  if (options_.style.fields.empty()) {
    finite = printer_.print(flock_.state(), output_, flock_.team());
  } else {
    io::print_lines(flock_.view(), options_.style, output_);
    finite = !io::find_non_finite(flock_.state());
  }
  if (!finite) warn_once();
}

void Simulation::finish() {
  if (std::exchange(owes_last_, false)) print();
}

void Simulation::warn_once() {
  if (std::exchange(has_warned_, true)) return;
  const io::NonFinite first = *io::find_non_finite(flock_.state());
  const std::string value = std::to_string(first.value);  // inf, -inf, nan or -nan
  print_warning(streams_, "step " + std::to_string(steps_) + ", agent " +
                              std::to_string(first.agent) + ": " + std::string(first.field) +
                              " became " + value +
                              "; from here on infinities and NaN are printed as they come");
}

}  // namespace flocking::cli
