#include "app/plot_command.h"

#include <fmt/format.h>

#include <exception>
#include <filesystem>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/named_path.h"
#include "base/words.h"
#include "console/diagnostics.h"
#include "console/whole_file.h"
#include "io/file.h"
#include "io/scanner.h"
#include "plot/plot_layout.h"
#include "plot/plot_text.h"
#include "plot/svg.h"
#include "recording/described_flock.h"
#include "recording/simulation.h"
#include "recording/step_observer.h"
#include "recording/world_record.h"

namespace flocking::app {
namespace {

/// Records a simulation for a picture.
class Recorder final : public recording::StepObserver {
 public:
  void begins(sim::Flock& flock, const settings::Tree& settings) override {
    changes(flock, settings);
    trails_.emplace(flock.state());
  }
  void changes(const sim::Flock& flock, const settings::Tree& settings) override {
    world_.add(settings, maps_, flock.configuration());
    settings_ = settings;
    configuration_ = flock.configuration();
  }
  void stepped(sim::Flock& flock, double dt) override {
    trails_->add(flock.state(),
                 configuration_.wrap ? std::optional(configuration_.wrap->size) : std::nullopt);
    time_ += dt;
  }

  /// Returns true if the assignment was read.
  [[nodiscard]] bool has_begun() const { return trails_.has_value(); }
  /// Returns the recorded picture; `failure` says why it ends early. Must be called once.
  plot::Plot plot(const PlotOptions& options, const std::string& failure);

 private:
  [[nodiscard]] std::vector<std::string> facts() const;
  [[nodiscard]] std::vector<std::string> notes(const std::string& failure) const;

  settings::Tree settings_;
  settings::Maps maps_;
  sim::Configuration configuration_;
  recording::WorldRecord world_;
  std::optional<plot::Trails> trails_;
  double time_ = 0.0;
};

std::string title_for(const PlotOptions& options, std::size_t agents) {
  if (options.title) return *options.title;
  const std::string& input = options.simulation.input;
  std::string title = "Trajectories of " + counted(agents, "agent");
  if (!options.simulation.is_input_named) return title;
  return title + " in " +
         (input == "-" ? "standard input" : name_of_path(path_of(input).filename()));
}

std::vector<std::string> Recorder::facts() const {
  const CourseParameters& course = configuration_.course;
  return {
      fmt::format("rules: {} · {} · {} · {:.6g} s", settings_.get<std::string>("rules"),
                  counted(trails_->agents(), "agent"), counted(trails_->steps(), "step"), time_),
      fmt::format("r_c {:.6g} · r_s {:.6g} · F_Smax {:.6g} · r_a {:.6g} · K_c {:.6g} · K_s {:.6g} "
                  "· K_a {:.6g}",
                  course.cohesion_radius, course.separation_radius, course.max_separation,
                  course.alignment_radius, course.cohesion_weight, course.separation_weight,
                  course.alignment_weight)};
}

std::vector<std::string> notes_on(const plot::Trails& trails) {
  std::vector<std::string> notes;
  if (trails.first_lost()) {
    const std::string first =
        fmt::format("agent {} at step {}", trails.first_lost()->agent, trails.first_lost()->step);
    notes.push_back(trails.lost() == 1
                        ? fmt::format("Gaps: {} is beyond 1e15 or not a number.", first)
                        : fmt::format("Gaps: {} are beyond 1e15 or not a number, the first is {}.",
                                      counted(trails.lost(), "agent"), first));
  }
  if (trails.agent_stride() > 1) {
    notes.push_back(fmt::format("One agent in {} is drawn.", trails.agent_stride()));
  }
  if (trails.stride() > 1) {
    notes.push_back(fmt::format("One step in {} is drawn, and the last.", trails.stride()));
  }
  return notes;
}

std::vector<std::string> Recorder::notes(const std::string& failure) const {
  std::vector<std::string> notes;
  if (!failure.empty()) {
    notes.push_back("The simulation ends early: " + failure.substr(0, failure.find('\n')));
  }
  for (std::string& note : notes_on(*trails_)) notes.push_back(std::move(note));
  for (std::string& note : world_.notes()) notes.push_back(std::move(note));
  return notes;
}

plot::Plot Recorder::plot(const PlotOptions& options, const std::string& failure) {
  std::vector<std::uint32_t> kind_of;
  auto kinds = recording::agent_kinds(settings_, configuration_, trails_->agents(), kind_of);
  std::string title = title_for(options, trails_->agents());
  std::vector<std::string> known = facts();
  std::vector<std::string> warnings = notes(failure);
  return {std::move(*trails_), world_.world(),   std::move(title),  std::move(known),
          std::move(warnings), std::move(kinds), std::move(kind_of)};
}

void write_picture(const plot::Plot& plot, const PlotOptions& options) {
  const plot::Drawing drawing = plot::drawing_of(plot, options.size);
  console::write_whole_file(options.output, plot::as_svg(drawing), "the picture");
}

void require_right_output(const PlotOptions& options, const io::File& input) {
  if (input.is_same_file(options.output)) {
    throw UsageError("--output " + options.output + ": this is the input; give another file");
  }
}

/// The end of a simulation.
struct Ending {
  std::exception_ptr error;  // null: the input ended
  std::string words;         // of the error message
};

Ending simulate_for(Recorder& recorder, const PlotOptions& options, const io::File& input) {
  io::Scanner scanner(input, [] {});
  try {
    recording::Simulation(options.simulation.settings, scanner, recorder).run();
  } catch (const Error& error) {
    if (!recorder.has_begun()) throw;
    return {std::current_exception(), error.what()};
  }
  return {};
}

}  // namespace

void plot_trails(const PlotOptions& options, const console::StandardStreams& streams) {
  const auto made = options.simulation.is_input_named
                        ? nullptr
                        : recording::described_flock(options.simulation.settings);
  Recorder recorder;
  Ending ending;
  if (made) {
    ending = simulate_for(recorder, options, made->file());
  } else {
    const io::File input = open_input(options.simulation.input, streams);
    require_right_output(options, input);
    ending = simulate_for(recorder, options, input);
  }
  const plot::Plot plot = recorder.plot(options, ending.words);
  for (const std::string& note : notes_on(plot.trails)) console::print_warning(streams, note);
  try {
    write_picture(plot, options);
  } catch (const Error&) {
    if (ending.error) console::print_error(streams, ending.words);
    throw;
  }
  if (ending.error) std::rethrow_exception(ending.error);
}

}  // namespace flocking::app
