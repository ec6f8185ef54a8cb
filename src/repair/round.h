#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "repair/edit_trial.h"
#include "repair/isolation.h"
#include "repair/standing.h"
#include "repair/work.h"

namespace flocking::repair {

using Numbers = std::vector<std::size_t>;

/// The inputs of a search.
struct SearchInputs {
  std::vector<IsolatingInput> all;  ///< isolating ones, then random ones that check a repair
  std::size_t isolating = 0;        ///< number of isolating ones
};

/// Edits switched on together, and the standing of the program with them.
struct Tried {
  Numbers edits;
  Standing standing;
  int cost = 0;           ///< sum over the edits
  bool is_whole = false;  ///< they make their part right
};

/// A round of the search: one program that contains all edits of the current sources.
class Round {
 public:
  /// `runs_in` has, for each edit, the parts whose inputs run its line. `inputs` and `work` must
  /// outlive it. Throws EnvironmentError.
  Round(const Workshop& workshop, Work& work, const ParsedFiles& files, const SearchInputs& inputs,
        std::vector<Edit> edits, std::vector<std::set<Part>> runs_in);

  [[nodiscard]] bool is_built() const { return trial_.is_built(); }
  [[nodiscard]] const std::vector<Edit>& edits() const { return edits_; }
  [[nodiscard]] const Trial& trial() const { return trial_; }

  /// Returns the standing of the program with these edits on isolating inputs; nothing if it could
  /// not be run.
  [[nodiscard]] std::optional<Standing> standing(const Numbers& set) const;

  /// Returns the best edits to add to those that are `on`, at most three, for a part that is not
  /// right yet; without more edits the standing is `before`. Nothing if none gains anything.
  [[nodiscard]] std::optional<Tried> best_for(Part part, const Numbers& on,
                                              const Standing& before) const;

  /// Returns true if the edits can be switched on together.
  [[nodiscard]] bool are_free(const Numbers& edits, const Numbers& on) const;

  /// Returns the edits of `on` without those whose removal makes nothing worse on any input.
  [[nodiscard]] Numbers needed(const Numbers& on) const;

 private:
  /// The edits tried for one part.
  struct Quest {
    Part part;
    const Numbers& on;
    const Standing& before;  // on isolating inputs
    Numbers failing;         // inputs of the part on which the program is wrong
    Numbers few;             // some of them, on which all edits are tried
    Standing base;           // on `failing`
    Standing few_base;       // on `few`
  };

  [[nodiscard]] std::vector<Standing> standings(const std::vector<Numbers>& sets,
                                                const Numbers& inputs) const;
  [[nodiscard]] std::optional<Quest> quest(Part part, const Numbers& on,
                                           const Standing& before) const;
  [[nodiscard]] Numbers failing_inputs(Part part, const Numbers& on) const;
  [[nodiscard]] bool is_free(std::size_t edit, const Numbers& on) const;
  [[nodiscard]] std::vector<Tried> tried(const Quest& quest,
                                         const std::vector<Numbers>& sets) const;
  [[nodiscard]] std::vector<Tried> tried_on(const std::vector<Numbers>& sets,
                                            const Numbers& inputs) const;
  [[nodiscard]] std::vector<Numbers> extended(const std::vector<Tried>& firsts, std::size_t most,
                                              const Numbers& seconds) const;
  [[nodiscard]] std::vector<Numbers> pairs_without_gain(const Quest& quest,
                                                        const std::vector<Tried>& singles) const;
  [[nodiscard]] std::optional<Tried> first_whole(const Quest& quest,
                                                 std::vector<Tried> tried) const;
  [[nodiscard]] std::optional<Tried> best_partial(const Quest& quest,
                                                  std::vector<Tried> tried) const;
  void judge_on(std::vector<Tried>& tried, const Numbers& inputs) const;

  const SearchInputs& inputs_;
  Work& work_;
  std::vector<Edit> edits_;
  std::vector<std::set<Part>> runs_in_;  // per edit
  Trial trial_;
  std::vector<std::string> texts_;  // per input
  Numbers isolating_;               // numbers of isolating inputs
};

}  // namespace flocking::repair
