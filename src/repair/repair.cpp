#include "repair/repair.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <iterator>
#include <numeric>
#include <set>
#include <utility>

#include "grade/probe_runner.h"
#include "repair/edit_search.h"
#include "repair/edits.h"
#include "repair/isolation.h"
#include "repair/work.h"
#include "sandbox/private_folder.h"

namespace flocking::repair {
namespace {

constexpr int kMostAttempts = 2;
constexpr std::uint64_t kMostWork = 26'000;       // about 20 s of processor time
constexpr std::chrono::seconds kMostWall{300};    // a backstop, on a busy machine
constexpr std::uint64_t kSeed = 20'261'129;       // of inputs that check a repair: the same for all
constexpr std::uint64_t kFreshSeed = 20'261'130;  // of those that verify it at the end

constexpr int kChecksForEach = 12;  // inputs per part
constexpr int kFreshForEach = 6;

std::set<Part> all_parts() {
  std::set<Part> parts;
  for (std::size_t i = 0; i < kParts; ++i) parts.insert(static_cast<Part>(i));
  return parts;
}

/// A version of the program and its results.
struct Checked {
  std::array<std::size_t, kParts> right{};  // number of fresh inputs that are right, per part
  std::set<Part> right_parts;               // parts that are right on all of them
  std::vector<bool> passes;                 // per case
  std::uint64_t pass_count = 0;
};

class Checker {
 public:
  Checker(const Workshop& workshop, const explain::Variant& right, const JudgedInputs& cases)
      : workshop_(workshop),
        fresh_(fresh_inputs(right, kFreshSeed, kFreshForEach)),
        cases_(cases) {}

  // Returns the results before the first step and after each; those of steps that belong together
  // are the same. None if there are no steps.
  [[nodiscard]] std::vector<Checked> check_steps(const std::vector<SourceFile>& sources,
                                                 const Found& found) const {
    if (found.steps.empty()) return {};
    std::vector<std::vector<SourceFile>> versions = {sources};
    for (const Step& step : found.steps) {
      if (step.is_last) versions.push_back(step.sources);
    }
    const std::vector<Checked> distinct = check(versions);
    std::vector<Checked> all = {distinct.front()};
    std::size_t version = 1;
    for (const Step& step : found.steps) {
      all.push_back(distinct[version]);
      if (step.is_last) ++version;
    }
    return all;
  }

 private:
  [[nodiscard]] std::vector<Checked> check(
      const std::vector<std::vector<SourceFile>>& versions) const {
    const sandbox::PrivateFolder folder(0);
    std::vector<Checked> all;
    for (const std::string& program : built_programs(workshop_, folder.path(), versions)) {
      all.push_back(program.empty() ? Checked() : run(program));
    }
    return all;
  }

  [[nodiscard]] Checked run(const std::string& program) const {
    constexpr double kRight = 0.999;
    grade::ProbeRunner runner(submission_of(workshop_, program), workshop_.limits,
                              workshop_.layers);
    Checked checked;
    checked.right_parts = all_parts();
    for (const IsolatingInput& input : fresh_) {
      const auto result = runner.run_unless(input.input, workshop_.stop);
      if (!result) return {};
      if (score(input, result->output, result->ended_well) >= kRight) {
        ++checked.right.at(static_cast<std::size_t>(input.part));
      } else {
        checked.right_parts.erase(input.part);
      }
    }
    for (std::size_t i = 0; i < cases_.inputs.size(); ++i) {
      const auto result = runner.run_unless(cases_.inputs[i], workshop_.stop);
      if (!result) return {};
      checked.passes.push_back(result->ended_well && cases_.passes(i, result->output));
      if (checked.passes.back()) ++checked.pass_count;
    }
    return checked;
  }

  const Workshop& workshop_;
  std::vector<IsolatingInput> fresh_;
  const JudgedInputs& cases_;
};

// Returns true if cases that passed before still pass. Where mistakes cancel each other out, a few
// may be lost, if ten times as many are gained.
bool loses_few(const Checked& before, const Checked& after) {
  constexpr std::uint64_t kGainedForLost = 10;
  std::uint64_t lost = 0;
  std::uint64_t gained = 0;
  for (std::size_t i = 0; i < before.passes.size(); ++i) {
    const bool passes = i < after.passes.size() && after.passes[i];
    if (before.passes[i] && !passes) ++lost;
    if (!before.passes[i] && passes) ++gained;
  }
  return lost * kGainedForLost <= gained;
}

// Returns the number of parts that are right, and of fresh inputs.
std::pair<std::size_t, std::size_t> right_ones(const Checked& one) {
  return {one.right_parts.size(),
          std::accumulate(one.right.begin(), one.right.end(), std::size_t{0})};
}

// Returns true if the version after is right on more fresh inputs or cases than that before, or the
// part is right on all; and all parts that were right are.
bool improves(const Checked& before, const Checked& after, Part part) {
  const bool gains = before.right != after.right || after.pass_count > before.pass_count ||
                     after.right_parts.contains(part);
  return gains && right_ones(after) >= right_ones(before) &&
         std::includes(after.right_parts.begin(), after.right_parts.end(),
                       before.right_parts.begin(), before.right_parts.end());
}

// Returns the number of steps up to the last one that is an improvement on those before, and after
// which loses_few() cases.
std::size_t useful_steps(const Found& found, const std::vector<Checked>& checked) {
  std::size_t useful = 0;
  for (std::size_t i = 0; i < found.steps.size(); ++i) {
    const Step& step = found.steps[i];
    const bool is_useful = step.is_last && improves(checked[useful], checked[i + 1], step.part) &&
                           loses_few(checked.front(), checked[i + 1]);
    if (is_useful) useful = i + 1;
  }
  return useful;
}

// Adds the step after which numbers have the precision of double, if more cases pass then and it
// loses_few() cases.
void use_doubles(const Checker& checker, const std::vector<SourceFile>& sources, Found& found,
                 std::vector<Checked>& checked) {
  const std::vector<SourceFile>& last = found.steps.empty() ? sources : found.steps.back().sources;
  const ParsedFiles files = parsed(last);
  for (std::size_t file = 0; file < files.size(); ++file) {
    for (const Edit& edit : float_edits(*files[file], file)) {
      std::vector<SourceFile> after = last;
      after[file].text = edited(*files[file], {&edit});
      Found more;
      more.steps.push_back(step_of(files, edit, edit.line, after));
      more.steps.back().part = Part::kTogether;
      const std::vector<Checked> both = checker.check_steps(last, more);
      if (both[1].pass_count <= both[0].pass_count || !loses_few(both[0], both[1])) continue;
      if (checked.empty()) checked.push_back(both[0]);
      checked.push_back(both[1]);
      found.steps.push_back(std::move(more.steps.back()));
      return;
    }
  }
}

// `checked` has the versions before the first step and after each step.
diagnosis::LineFindings findings_of(const Found& found, const std::vector<Checked>& checked,
                                    std::size_t cases) {
  diagnosis::LineFindings findings;
  findings.cases = cases;
  for (std::size_t i = 0; i < found.steps.size(); ++i) {
    const Step& step = found.steps[i];
    findings.fixes.push_back(
        {.file = step.file,
         .line = step.line,
         .part = step.repairs_all ? "all forces" : std::string(part_name(step.part)),
         .kind = step.kind,
         .diff = step.diff,
         .cases_after = checked[i + 1].pass_count});
  }
  for (const Part part : found.wrong) {
    const bool is_repaired =
        !found.steps.empty() && checked[found.steps.size()].right_parts.contains(part);
    if (is_repaired) continue;
    findings.unrepaired.emplace_back(part_name(part));
    for (const ForceLines& one : found.lines) {
      if (one.part != part) continue;
      findings.lines.push_back({findings.unrepaired.back(), one.file, one.first, one.last});
    }
  }
  return findings;
}

SearchInputs inputs_of(const explain::Variant& right) {
  SearchInputs inputs{.all = isolating_inputs(right), .isolating = 0};
  inputs.isolating = inputs.all.size();
  for (IsolatingInput& one : fresh_inputs(right, kSeed, kChecksForEach))
    inputs.all.push_back(std::move(one));
  return inputs;
}

// Repairs one known mistake after the other. A mistake for which there is no edit stays in the
// variant.
Found one_by_one(const Workshop& workshop, Work& work, const std::vector<SourceFile>& sources,
                 const KnownMistakes& known) {
  Found all;
  explain::Variant variant = known.variant;
  if (known.corrections.size() < 2) return all;  // one mistake hides no other
  for (const auto& correct : known.corrections) {
    if (work.is_over() || workshop.stop()) break;
    explain::Variant corrected = variant;
    correct(corrected);
    const std::vector<SourceFile>& start = all.steps.empty() ? sources : all.steps.back().sources;
    Found found = search(workshop, work, start, inputs_of(corrected), all_parts(), all.origins);
    if (!found.is_built) break;
    if (found.right.size() < found.wrong.size()) continue;
    variant = corrected;
    all.origins = std::move(found.origins);
    for (Step& step : found.steps) all.steps.push_back(std::move(step));
  }
  return all;
}

// Searches from the sources after the steps of `begun`. Returns all steps.
Found continued(const Workshop& workshop, Work& work, const std::vector<SourceFile>& sources,
                const SearchInputs& inputs, const std::set<Part>& parts, Found begun) {
  const std::vector<SourceFile>& start = begun.steps.empty() ? sources : begun.steps.back().sources;
  Found found = search(workshop, work, start, inputs, parts, begun.origins);
  found.steps.insert(found.steps.begin(), std::make_move_iterator(begun.steps.begin()),
                     std::make_move_iterator(begun.steps.end()));
  return found;
}

}  // namespace

std::optional<diagnosis::LineFindings> repairs_of(Workshop workshop, const explain::Variant& right,
                                                  const KnownMistakes& known,
                                                  const JudgedInputs& cases) {
  const std::vector<SourceFile> sources = sources_of(workshop.task);
  if (sources.empty()) return std::nullopt;
  workshop.task = of_one_program(std::move(workshop.task));
  const Checker checker(workshop, right, cases);
  Work work(kMostWork, kMostWall);
  const SearchInputs inputs = inputs_of(right);
  Found begun = one_by_one(workshop, work, sources, known);
  std::set<Part> parts = all_parts();
  std::optional<diagnosis::LineFindings> best;
  for (int attempt = 1; attempt <= kMostAttempts; ++attempt) {
    Found found = continued(workshop, work, sources, inputs, parts, std::move(begun));
    begun = {};
    if (!found.is_built) return best;
    std::vector<Checked> checked = checker.check_steps(sources, found);
    const std::size_t useful = useful_steps(found, checked);
    const bool is_done = useful == found.steps.size();
    const std::set<Part> repaired = checked.empty() ? std::set<Part>() : checked.back().right_parts;
    found.steps.resize(useful);
    checked.resize(std::min(checked.size(), found.steps.size() + 1));
    use_doubles(checker, sources, found, checked);
    diagnosis::LineFindings findings = findings_of(found, checked, cases.inputs.size());
    if (!best || findings.fixes.size() > best->fixes.size()) best = std::move(findings);
    if (is_done || work.is_over() || repaired.empty()) break;
    // Search again without the parts that cannot be repaired.
    std::erase_if(parts, [&repaired](Part part) { return !repaired.contains(part); });
  }
  best->was_cut = work.is_cut();
  return best;
}

}  // namespace flocking::repair
