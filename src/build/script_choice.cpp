#include "build/script_choice.h"

#include <algorithm>
#include <filesystem>
#include <functional>

namespace flocking::build {
namespace {

using Numbers = std::vector<std::size_t>;
using Question = std::function<bool(std::size_t)>;

// Keeps the matching candidates; keeps all if none matches.
void narrow(Numbers& candidates, const Question& fits) {
  Numbers fitting;
  std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(fitting), fits);
  if (!fitting.empty()) candidates = fitting;
}

Numbers all_numbers(const std::vector<Script>& scripts) {
  Numbers numbers(scripts.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = i;
  return numbers;
}

// Returns for each script whether another script imports it. Ignores tests, which import every
// script.
std::vector<bool> used_by_others(const std::vector<Script>& scripts) {
  std::vector<bool> is_used(scripts.size(), false);
  for (std::size_t i = 0; i < scripts.size(); ++i) {
    if (scripts[i].is_test) continue;
    for (const std::size_t other : scripts[i].uses) {
      if (other != i) is_used[other] = true;
    }
  }
  return is_used;
}

std::size_t depth_of(const Script& script) {
  return static_cast<std::size_t>(std::count(script.name.begin(), script.name.end(), '/'));
}

std::optional<std::size_t> only_one(const Numbers& candidates) {
  if (candidates.size() != 1) return std::nullopt;
  return candidates.front();
}

std::optional<std::size_t> script_named(const std::vector<Script>& scripts,
                                        const std::string& main) {
  Numbers named;
  for (std::size_t i = 0; i < scripts.size(); ++i) {
    const std::filesystem::path path = scripts[i].name;
    if (scripts[i].name == main) return i;
    if (path.filename() == main || path.stem() == main || scripts[i].stem == main) {
      named.push_back(i);
    }
  }
  if (!named.empty()) return only_one(named);
  // The name given with --main fits other students' programs: one setting holds for the whole
  // class.
  Numbers programs = all_numbers(scripts);
  narrow(programs, [&](std::size_t i) { return !scripts[i].is_helper; });
  return only_one(programs);
}

}  // namespace

std::optional<std::size_t> starting_script(const std::vector<Script>& scripts,
                                           const std::string& main) {
  if (!main.empty()) return script_named(scripts, main);
  const std::vector<bool> is_used = used_by_others(scripts);
  Numbers candidates = all_numbers(scripts);
  narrow(candidates, [&](std::size_t i) { return !scripts[i].is_helper; });
  narrow(candidates, [&](std::size_t i) { return !scripts[i].is_test; });
  // A module may be called main, too.
  narrow(candidates, [&](std::size_t i) {
    return scripts[i].is_main && (!is_used[i] || scripts[i].is_guarded || scripts[i].reads_input);
  });
  narrow(candidates, [&](std::size_t i) { return !is_used[i]; });
  narrow(candidates, [&](std::size_t i) { return scripts[i].is_guarded; });
  narrow(candidates, [&](std::size_t i) { return scripts[i].reads_input; });
  narrow(candidates, [&](std::size_t i) { return !scripts[i].uses.empty(); });
  std::size_t least = candidates.empty() ? 0 : depth_of(scripts[candidates.front()]);
  for (const std::size_t i : candidates) least = std::min(least, depth_of(scripts[i]));
  narrow(candidates, [&](std::size_t i) { return depth_of(scripts[i]) == least; });
  return only_one(candidates);
}

std::vector<std::string> scripts_not_run(const std::vector<Script>& scripts, std::size_t start) {
  std::vector<bool> is_reached(scripts.size(), false);
  Numbers waiting = {start};
  is_reached[start] = true;
  while (!waiting.empty()) {
    const std::size_t next = waiting.back();
    waiting.pop_back();
    for (const std::size_t other : scripts[next].uses) {
      if (!is_reached[other]) waiting.push_back(other);
      is_reached[other] = true;
    }
  }
  std::vector<std::string> names;
  for (std::size_t i = 0; i < scripts.size(); ++i) {
    if (!is_reached[i] && !scripts[i].is_helper) names.push_back(scripts[i].name);
  }
  return names;
}

}  // namespace flocking::build
