#include "recording/replay_page.h"

#include <utility>

#include "base/error.h"
#include "io/scanner.h"
#include "recording/simulation.h"

namespace flocking::recording {
namespace {

// Returns the place of the first difference. Its agent is only known if the difference is in a
// step.
std::optional<replay::Pinned> pinned(const judge::Comparison& comparison, std::uint64_t agents) {
  if (!comparison.first || comparison.first->index >= comparison.expected_tokens) {
    return std::nullopt;
  }
  const judge::Address address = judge::address_of(comparison.first->index, agents);
  return replay::Pinned{address.step, address.agent};
}

replay::OtherOutput described(const OtherFlock& other, const judge::Comparison& comparison,
                              const judge::Tolerance& tolerance, std::uint64_t agents) {
  replay::OtherOutput output;
  output.program = other.program;
  output.how = other.how;
  output.goes_on = comparison.found_tokens > comparison.expected_tokens;
  if (comparison.found_tokens < comparison.expected_tokens) {
    output.ends_at = judge::address_of(comparison.found_tokens, agents);
  }
  if (pinned(comparison, agents)) output.first = comparison.first;
  output.tolerance = tolerance.absolute;
  output.relative_tolerance = tolerance.relative;
  output.explanation = other.explanation;
  return output;
}

}  // namespace

Replayer::Replayer(bool has_other, const replay::Budget& budget)
    : budget_(budget),
      kept_(has_other ? std::make_unique<console::NamelessFile>("the answer") : nullptr),
      output_(has_other ? std::optional<io::Output>(std::in_place, kept_->borrowed())
                        : std::nullopt),
      observer_(budget, output_ ? &*output_ : nullptr) {}

void Replayer::simulate(const settings::Tree& settings, const io::File& input) {
  io::Scanner scanner(input, [] {});
  std::optional<Simulation> simulation;
  const auto finish = [&] {
    if (simulation) observer_.finish(simulation->flock());
    if (!output_) return;
    output_->flush();
    answer_ = std::make_unique<grade::MappedFile>(kept_->path());
  };
  try {
    simulation.emplace(settings, scanner, observer_);
    simulation->run();
  } catch (const Error&) {
    finish();
    throw;
  }
  finish();
}

void Replayer::compare(replay::Replay& replay, const OtherFlock& other,
                       const judge::Tolerance& tolerance, ReplayPage& replayed) {
  judge::Comparator comparator(answer_->text(), tolerance);
  comparator.feed(other.output);
  const judge::Comparison& comparison = replayed.comparison.emplace(comparator.finish());
  replayed.verdict = other.verdict;
  if (replayed.verdict == grade::Verdict::kAccepted && !comparison.matches()) {
    replayed.verdict = grade::Verdict::kWrongAnswer;
  }
  replay.recording =
      observer_.recording(answer_->text(), other.output, pinned(comparison, observer_.agents()));
  replay.other = described(other, comparison, tolerance, observer_.agents());
  replay.other->verdict = grade::short_name(replayed.verdict);
  replay.other->verdict_words = grade::long_name(replayed.verdict);
}

bool Replayer::computed(std::string_view answer) const {
  judge::Comparator comparator(answer, {.absolute = "0", .relative = "0"});
  comparator.feed(answer_->text());
  return comparator.finish().matches();
}

ReplayPage Replayer::finish(const ReplayNames& names, const OtherFlock* other,
                            const judge::Tolerance& tolerance) {
  ReplayPage replayed;
  replayed.agents = observer_.agents();
  replayed.steps = observer_.steps();
  replay::Replay replay = observer_.take();
  replay.title = names.title;
  replay.input = names.input;
  replay.made_by = "flocking " FLOCKING_VERSION;
  if (other != nullptr) {
    compare(replay, *other, tolerance, replayed);
  } else {
    replay.recording = observer_.recording();
  }
  observer_.add_forces(replay);
  observer_.add_exact(replay);
  replayed.page = replay::page_of(std::move(replay), budget_.state_bytes);
  return replayed;
}

ReplayPage replay_of_case(const InputAndAnswer& one, const settings::Tree& settings,
                          const ReplayNames& names, const OtherFlock& other,
                          const judge::Tolerance& tolerance) {
  const console::NamelessFile input(names.input);
  input.file().write(one.input);
  input.rewind();
  Replayer replayer(true);
  replayer.simulate(settings, input.file());
  if (!replayer.computed(one.answer)) {
    throw MisfitError("its answer is not what the simulator computes");
  }
  return replayer.finish(names, &other, tolerance);
}

}  // namespace flocking::recording
