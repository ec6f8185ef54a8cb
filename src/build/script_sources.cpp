#include "build/script_sources.h"

#include "build/main_choice.h"

namespace flocking::build {

void choose_script(const WorkFiles& work, const std::vector<std::string>& sources, Plan& plan) {
  std::string first = named_start(work, sources);
  if (first.empty() && work.main.empty()) {
    std::vector<std::string> guarded;
    for (const std::string& name : sources) {
      if (read_source(work, name).find("__main__") != std::string::npos) guarded.push_back(name);
    }
    if (guarded.size() == 1) first = guarded.front();
  }
  if (first.empty()) {
    plan.problem = problem_of_several(work, sources);
  } else {
    plan.sources = {first};
  }
}

}  // namespace flocking::build
