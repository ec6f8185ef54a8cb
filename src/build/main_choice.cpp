#include "build/main_choice.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "base/printable.h"
#include "build/source_words.h"

namespace flocking::build {
namespace {

std::string count_word(std::size_t count) {
  constexpr std::array<const char*, 4> kWords = {"no", "one", "two", "three"};
  return count < kWords.size() ? kWords.at(count) : std::to_string(count);
}

template <class Fits>
std::string only_one(const std::vector<std::string>& names, const Fits& fits) {
  if (std::count_if(names.begin(), names.end(), fits) != 1) return "";
  return *std::find_if(names.begin(), names.end(), fits);
}

}  // namespace

std::string named_start(const WorkFiles& work, const std::vector<std::string>& starts) {
  if (starts.size() == 1) return starts.front();
  if (!work.main.empty()) {
    return only_one(starts, [&](const std::string& name) {
      const std::filesystem::path path = name;
      return name == work.main || path.filename() == work.main || path.stem() == work.main;
    });
  }
  return only_one(starts, [](const std::string& name) {
    const std::string stem = std::filesystem::path(name).stem().string();
    return stem == "main" || stem == "Main" || stem == "__main__" || stem == "index";
  });
}

std::string problem_of_several(const WorkFiles& work, const std::vector<std::string>& starts) {
  return count_word(starts.size()) + " programs: " + listed(starts) +
         (work.main.empty()
              ? "; say which with --main"
              : "; --main " + in_quotes(work.main, 60) + " does not match exactly one of them");
}

void choose_by_main(const WorkFiles& work, const std::vector<std::string>& sources, Plan& plan) {
  std::vector<std::string> starts;
  std::vector<std::string> others;
  for (const std::string& name : sources) {
    const bool is_start = begins_program(plan.language->start, read_source(work, name));
    (is_start ? starts : others).push_back(name);
  }
  if (starts.empty()) {
    plan.problem = "none of its files has a main: " + listed(others);
    return;
  }
  const std::string first = named_start(work, starts);
  if (first.empty()) {
    plan.problem = problem_of_several(work, starts);
    return;
  }
  plan.sources = {first};
  plan.sources.insert(plan.sources.end(), others.begin(), others.end());
}

}  // namespace flocking::build
