#include "repair/edit_search.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "repair/edits.h"
#include "repair/origins.h"
#include "repair/round.h"
#include "repair/standing.h"

namespace flocking::repair {
namespace {

constexpr int kMostRounds = 4;
constexpr std::size_t kMostEditsOfRound = 1000;
constexpr int kMostPasses = 4;  // over all parts, in one build

/// An edit that will be applied.
struct Chosen {
  std::size_t edit = 0;
  Part part = Part::kStep;
  bool repairs_all = false;
  bool is_last = true;  // false: the next one belongs to it
};

// Returns true if two agents of an input start in the same place.
bool has_shared_position(const IsolatingInput& input) {
  std::set<std::pair<double, double>> places;
  return std::any_of(input.start.begin(), input.start.end(), [&places](const AgentRow& agent) {
    return !places.insert({agent[0], agent[1]}).second;
  });
}

// Returns true if all three forces are right on more inputs after than before.
bool repairs_all(const Standing& before, const Standing& after) {
  constexpr std::array kForceParts = {Part::kCohesion, Part::kSeparation, Part::kAlignment};
  return std::all_of(kForceParts.begin(), kForceParts.end(),
                     [&](Part force) { return after.right_of(force) > before.right_of(force); });
}

class Search {
 public:
  Search(const Workshop& workshop, Work& work, std::vector<SourceFile> sources,
         const SearchInputs& inputs, const std::set<Part>& parts, Origins origins)
      : workshop_(workshop),
        work_(work),
        sources_(std::move(sources)),
        inputs_(inputs),
        parts_(parts),
        origins_(std::move(origins)) {
    if (!origins_.empty()) return;
    for (const SourceFile& source : sources_) {
      std::vector<std::uint64_t> numbers;
      for (std::size_t i = 0; i < lines_of(source.text).size() + 1; ++i) numbers.push_back(i + 1);
      origins_.push_back(std::move(numbers));
    }
  }

  Found found() {
    if (look()) repair_all();
    found_.origins = std::move(origins_);
    return std::move(found_);
  }

 private:
  [[nodiscard]] bool is_over() const { return workshop_.stop() || work_.is_over(); }

  void repair_all() {
    change_declarations();
    for (int round = 0; round < kMostRounds && !is_over(); ++round) {
      if (play_round()) continue;
      const bool is_done = found_.right.size() == found_.wrong.size();
      if (is_done || found_.steps.empty() || !change_declarations()) break;
    }
  }

  // Runs the unchanged program to find the wrong parts, and the lines that run on each input.
  bool look() {
    const ParsedFiles files = parsed(sources_);
    const Round round(workshop_, work_, files, inputs_, {}, {});
    if (!round.is_built()) return false;
    const std::optional<Standing> standing = round.standing({});
    if (!standing) return false;
    found_.is_built = true;
    standing_ = *standing;
    for (std::size_t i = 0; i < kParts; ++i) {
      if (!standing->is_right(static_cast<Part>(i))) found_.wrong.insert(static_cast<Part>(i));
    }
    note_lines(round.trial(), files);
    return !found_.wrong.empty();
  }

  // Changes declarations where the program is right on more inputs then: whole numbers, and
  // references. Returns true if it changed one.
  bool change_declarations() {
    constexpr std::size_t kMostTried = 8;
    std::size_t tried = 0;
    bool is_changed = false;
    for (std::size_t file = 0; file < sources_.size(); ++file) {
      const ParsedFiles files = parsed(sources_);
      for (const Edit& edit : declaration_edits(*files[file], file)) {
        if (tried++ >= kMostTried || is_over()) return is_changed;
        std::string text = edited(*files[file], {&edit});
        if (!tried_.insert(text).second || !gains(files, edit, std::move(text))) continue;
        is_changed = true;
        break;  // tokens have moved
      }
    }
    return is_changed;
  }

  static std::vector<Edit> declaration_edits(const ParsedFile& file, std::size_t number) {
    const auto everywhere = [](std::uint64_t /*line*/) { return true; };
    std::vector<Edit> edits = whole_number_edits(file, number, everywhere);
    for (Edit& one : reference_edits(file, number, everywhere)) edits.push_back(std::move(one));
    return edits;
  }

  // Applies an edit, which changes its file to `text`, if the program is right on more inputs then.
  bool gains(const ParsedFiles& files, const Edit& edit, std::string text) {
    std::vector<SourceFile> sources = sources_;
    sources[edit.file].text = std::move(text);
    const ParsedFiles changed = parsed(sources);
    const Round round(workshop_, work_, changed, inputs_, {}, {});
    const std::optional<Standing> standing = round.is_built() ? round.standing({}) : std::nullopt;
    const bool is_better =
        standing && standing->is_no_worse_than(standing_) && standing->total() > standing_.total();
    if (!is_better) return false;
    sources_ = std::move(sources);
    found_.steps.push_back(step_of(files, edit, origin_of(edit.file, edit.line), sources_));
    found_.steps.back().part = most_gained(standing_, *standing);
    standing_ = *standing;
    return true;
  }

  // Returns the part that gained most.
  static Part most_gained(const Standing& before, const Standing& after) {
    std::size_t best = 0;
    const auto gain = [&](std::size_t part) {
      return after.scores.at(part) - before.scores.at(part);
    };
    for (std::size_t part = 1; part < kParts; ++part) {
      if (gain(part) > gain(best)) best = part;
    }
    return static_cast<Part>(best);
  }

  // Lines that run with the radius of one force, but not if all radii are 0, belong to that force.
  // Agents in the same place are within a radius of 0, too.
  void note_lines(const Trial& trial, const ParsedFiles& files) {
    std::vector<std::string> texts;
    std::vector<TrialJob> jobs(kParts);
    for (const IsolatingInput& one : inputs_.all) texts.push_back(one.input);
    for (std::size_t i = 0; i < inputs_.isolating; ++i) {
      if (inputs_.all[i].follows_own_velocity) continue;
      jobs[static_cast<std::size_t>(inputs_.all[i].part)].inputs.push_back(i);
    }
    for (TrialJob& job : jobs) job.wants_lines = true;
    const auto runs = trial.run(texts, jobs);
    if (runs.empty()) return;
    std::array<std::set<std::uint64_t>, kParts> ran;
    for (std::size_t part = 0; part < kParts; ++part) {
      for (std::size_t i = 0; i < runs[part].size(); ++i) {
        const std::vector<std::uint64_t>& lines = runs[part][i].lines;
        const bool is_apart = !has_shared_position(inputs_.all[jobs[part].inputs[i]]);
        if (is_apart) ran.at(part).insert(lines.begin(), lines.end());
        for (const std::uint64_t line : lines) {
          ran_[trial.place_of(line)].insert(static_cast<Part>(part));
        }
      }
    }
    for (std::size_t part = 0; part < kParts; ++part) keep_lines(part, ran, trial, files);
  }

  void keep_lines(std::size_t part, const std::array<std::set<std::uint64_t>, kParts>& ran,
                  const Trial& trial, const ParsedFiles& files) {
    constexpr auto kStill = static_cast<std::size_t>(Part::kStep);
    if (part >= kStill) return;
    for (const std::uint64_t line : ran.at(part)) {
      if (ran[kStill].contains(line)) continue;
      const auto [file, number] = trial.place_of(line);
      const auto key = std::pair(file, number);
      own_.insert(key);
      const std::string& name = files[file]->file.name;
      std::vector<ForceLines>& all = found_.lines;
      constexpr std::uint64_t kGap = 4;
      if (!all.empty() && all.back().part == static_cast<Part>(part) && all.back().file == name &&
          number <= all.back().last + kGap) {
        all.back().last = number;
      } else {
        all.push_back({static_cast<Part>(part), name, number, number});
      }
    }
  }

  [[nodiscard]] std::vector<Edit> edits_for(const ParsedFiles& files) const {
    constexpr int kElsewhere = 2;
    std::vector<Edit> edits;
    for (std::size_t file = 0; file < files.size(); ++file) {
      const auto is_wanted = [&](std::uint64_t line) {
        return is_wanted_line({file, origin_of(file, line)});
      };
      for (Edit& edit : edits_of(*files[file], file, is_wanted, kMostEdits / 2)) {
        if (!own_.contains({file, origin_of(file, edit.line)})) edit.cost += kElsewhere;
        edits.push_back(std::move(edit));
      }
    }
    std::stable_sort(edits.begin(), edits.end(),
                     [](const Edit& a, const Edit& b) { return a.cost < b.cost; });
    if (edits.size() > kMostEditsOfRound) edits.resize(kMostEditsOfRound);
    return edits;
  }

  // Returns true if a wrong part runs this line.
  [[nodiscard]] bool is_wanted_line(const std::pair<std::size_t, std::uint64_t>& line) const {
    const auto found = ran_.find(line);
    return found != ran_.end() &&
           std::any_of(found->second.begin(), found->second.end(), [this](Part part) {
             return found_.wrong.contains(part) && parts_.contains(part);
           });
  }

  [[nodiscard]] std::uint64_t origin_of(std::size_t file, std::uint64_t line) const {
    const std::vector<std::uint64_t>& all = origins_[file];
    return line == 0 || line > all.size() ? line : all[line - 1];
  }

  // Runs one round. Returns false if further rounds cannot help.
  bool play_round() {
    const ParsedFiles files = parsed(sources_);
    std::vector<Edit> edits = edits_for(files);
    std::vector<std::set<Part>> runs_in;
    for (const Edit& edit : edits) {
      const auto found = ran_.find({edit.file, origin_of(edit.file, edit.line)});
      runs_in.push_back(found == ran_.end() ? std::set<Part>() : found->second);
    }
    const Round round(workshop_, work_, files, inputs_, std::move(edits), std::move(runs_in));
    if (!round.is_built()) return false;
    std::optional<Standing> standing = round.standing({});
    if (!standing) return false;
    std::vector<Chosen> chosen = chosen_in(round, *standing);
    found_.right.clear();
    for (const Part part : found_.wrong) {
      if (standing->is_right(part)) found_.right.insert(part);
    }
    if (chosen.empty()) return false;
    apply(files, round.edits(), chosen);
    standing_ = *standing;
    return found_.right.size() < found_.wrong.size();
  }

  // Chooses edits for one part after the other, as long as one gains something. `standing` is that
  // of the program without edits, then that with those chosen.
  std::vector<Chosen> chosen_in(const Round& round, Standing& standing) {
    Numbers on;
    std::vector<Chosen> chosen;
    std::map<Part, Numbers> partial;  // edits after which a part is less wrong
    for (int pass = 0; pass < kMostPasses; ++pass) {
      const std::size_t before = on.size();
      for (const Part part : found_.wrong) {
        if (!parts_.contains(part) || standing.is_right(part) || is_over()) continue;
        // A part that gained nothing is tried again only once other edits have changed it.
        const double score = standing.score_of(part);
        if (failed_.contains(part) && failed_.at(part) == score) continue;
        const std::optional<Tried> best = round.best_for(part, on, standing);
        if (best && best->is_whole) {
          add(*best, part, standing, on, chosen);
          continue;
        }
        failed_[part] = score;
        partial.erase(part);
        if (best) {
          const auto first = best->edits.begin() + static_cast<std::ptrdiff_t>(on.size());
          partial[part] = Numbers(first, best->edits.end());
        }
      }
      if (on.size() == before) add_partial(round, partial, standing, on, chosen);
      if (on.size() == before) break;
    }
    keep_needed(round, on, chosen);
    return chosen;
  }

  static void add(const Tried& best, Part part, Standing& standing, Numbers& on,
                  std::vector<Chosen>& chosen) {
    for (std::size_t i = on.size(); i < best.edits.size(); ++i) {
      chosen.push_back({.edit = best.edits[i],
                        .part = part,
                        .repairs_all = repairs_all(standing, best.standing),
                        .is_last = i + 1 == best.edits.size()});
    }
    on = best.edits;
    standing = best.standing;
  }

  // Adds, where no part can be made right, the edits that gain most.
  void add_partial(const Round& round, std::map<Part, Numbers>& partial, Standing& standing,
                   Numbers& on, std::vector<Chosen>& chosen) {
    std::optional<Tried> best;
    Part best_part = Part::kStep;
    for (const auto& [part, more] : partial) {
      if (!round.are_free(more, on)) continue;
      Tried one{.edits = on, .standing = {}, .cost = 0};
      one.edits.insert(one.edits.end(), more.begin(), more.end());
      const std::optional<Standing> with = round.standing(one.edits);
      if (!with || !with->is_no_worse_than(standing) || with->total() <= standing.total()) continue;
      one.standing = *with;
      if (best && best->standing.total() >= with->total()) continue;
      best = std::move(one);
      best_part = part;
    }
    if (!best) return;
    add(*best, best_part, standing, on, chosen);
    partial.erase(best_part);
    failed_.clear();
  }

  static void keep_needed(const Round& round, const Numbers& on, std::vector<Chosen>& chosen) {
    if (on.size() < 2) return;
    const Numbers needed = round.needed(on);
    for (std::size_t i = chosen.size(); i-- > 0;) {
      if (std::find(needed.begin(), needed.end(), chosen[i].edit) != needed.end()) continue;
      const bool ends_group = chosen[i].is_last && i > 0 && !chosen[i - 1].is_last;
      if (ends_group) chosen[i - 1].is_last = true;
      chosen.erase(chosen.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }

  void apply(const ParsedFiles& files, const std::vector<Edit>& edits,
             const std::vector<Chosen>& chosen) {
    std::vector<std::vector<const Edit*>> of_files(files.size());
    for (const Chosen& one : chosen) {
      const Edit& edit = edits[one.edit];
      std::vector<const Edit*>& all = of_files[edit.file];
      all.push_back(&edit);
      sources_[edit.file].text = edited(*files[edit.file], all);
      Step step = step_of(files, edit, origin_of(edit.file, edit.line), sources_);
      step.part = one.part;
      step.repairs_all = one.repairs_all;
      step.is_last = one.is_last;
      found_.steps.push_back(std::move(step));
    }
    for (std::size_t file = 0; file < files.size(); ++file) {
      origins_[file] = moved_origins(files[file]->file.text, sources_[file].text, origins_[file]);
    }
  }

  const Workshop& workshop_;
  Work& work_;
  std::vector<SourceFile> sources_;
  const SearchInputs& inputs_;
  const std::set<Part>& parts_;
  Origins origins_;
  std::map<Part, double> failed_;                      // the score with which a part gained nothing
  Standing standing_;                                  // of the sources before the round
  std::set<std::string> tried_;                        // texts with another declaration
  using Line = std::pair<std::size_t, std::uint64_t>;  // file and line number
  std::map<Line, std::set<Part>> ran_;
  std::set<Line> own_;  // lines that only one force runs
  Found found_;
};

}  // namespace

Step step_of(const ParsedFiles& files, const Edit& edit, std::uint64_t line,
             const std::vector<SourceFile>& sources) {
  return {.file = files[edit.file]->file.name,
          .line = line,
          .kind = edit.kind,
          .diff = diff_of(*files[edit.file], {&edit}),
          .part = Part::kStep,
          .repairs_all = false,
          .is_last = true,
          .sources = sources};
}

Found search(const Workshop& workshop, Work& work, const std::vector<SourceFile>& sources,
             const SearchInputs& inputs, const std::set<Part>& parts, Origins origins) {
  return Search(workshop, work, sources, inputs, parts, std::move(origins)).found();
}

}  // namespace flocking::repair
