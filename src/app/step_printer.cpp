#include "app/step_printer.h"

#include <string>
#include <utility>

#include "console/diagnostics.h"

namespace flocking::app {

void StepPrinter::begins(sim::Flock& flock, const settings::Tree& /*settings*/) {
  if (!options_.style.fields.empty()) flock.keep_more();
  io::print_header(options_.style, output_);
}

void StepPrinter::stepped(sim::Flock& flock, double /*dt*/) {
  ++steps_;
  if (options_.last) {
    owes_last_ = true;
  } else if (steps_ % options_.every == 0) {
    print(flock);
  }
}

void StepPrinter::print(sim::Flock& flock) {
  bool finite = true;
  if (options_.style.fields.empty()) {
    finite = printer_.print(flock.state(), output_, flock.team());
  } else {
    io::print_lines(flock.view(), options_.style, output_);
    finite = !io::find_non_finite(flock.state());
  }
  if (!finite) warn_once(flock);
}

void StepPrinter::finish(sim::Flock& flock) {
  if (std::exchange(owes_last_, false)) print(flock);
}

void StepPrinter::warn_once(const sim::Flock& flock) {
  if (std::exchange(has_warned_, true)) return;
  const io::NonFinite first = *io::find_non_finite(flock.state());
  const std::string value = std::to_string(first.value);  // inf, -inf, nan or -nan
  console::print_warning(streams_, "step " + std::to_string(steps_) + ", agent " +
                                       std::to_string(first.agent) + ": " +
                                       std::string(first.field) + " became " + value +
                                       "; the output may contain inf and nan from here on");
}

}  // namespace flocking::app
