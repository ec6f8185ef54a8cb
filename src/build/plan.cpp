#include "build/plan.h"

#include <algorithm>
#include <optional>

#include "base/printable.h"
#include "base/text_encoding.h"
#include "base/words.h"
#include "build/c_sources.h"
#include "build/java_sources.h"
#include "build/javascript_sources.h"
#include "build/main_choice.h"
#include "build/python_sources.h"
#include "build/work_files.h"

namespace flocking::build {
namespace {

constexpr std::size_t kMostSources = 1'000;
constexpr std::size_t kLongestShownName = 60;  // length in a message
constexpr std::size_t kMostWarnings = 20;      // further warnings are only counted

bool is_marked_by(const Language& language, const std::string& name) {
  return language.marker.starts_with('.') ? name.ends_with(language.marker)
                                          : name == language.marker;
}

std::vector<std::string> sources_of(const WorkFiles& work, const Language& language) {
  std::vector<std::string> sources;
  for (const std::string& name : work.names) {
    if (is_source_of(language, name)) sources.push_back(name);
  }
  return sources;
}

bool is_start_of_c(const Language& language) { return language.start == Start::kCMain; }

// Returns the sources in C and in C++, which are linked together.
std::vector<std::string> c_sources_of(const WorkFiles& work) {
  std::vector<std::string> sources;
  for (const std::string& name : work.names) {
    const bool is_one = std::any_of(languages().begin(), languages().end(), [&](const auto& row) {
      return is_start_of_c(row) && is_source_of(row, name);
    });
    if (is_one) sources.push_back(name);
  }
  return sources;
}

// Returns the folder of the language's marker file, such as Makefile. This is the topmost folder
// ("") if it contains a marker. Otherwise it is the only subfolder with a marker, if the language
// allows subfolders (has_place) and all C and C++ sources are in it. Returns none if neither
// applies.
std::optional<std::string> place_of(const WorkFiles& work, const Language& language) {
  std::vector<std::string> places;
  for (const std::string& name : work.names) {
    const std::size_t slash = name.find('/');
    if (slash == std::string::npos) {
      if (is_marked_by(language, name)) return "";
    } else if (is_marked_by(language, name.substr(slash + 1))) {
      places.push_back(name.substr(0, slash));
    }
  }
  if (places.size() != 1 || !language.has_place) return std::nullopt;
  const std::vector<std::string> sources = c_sources_of(work);
  const bool has_all = std::all_of(sources.begin(), sources.end(), [&](const std::string& name) {
    return name.starts_with(places.front() + '/');
  });
  return has_all && !sources.empty() ? std::optional(places.front()) : std::nullopt;
}

bool has_too_many(const std::vector<std::string>& sources, Plan& plan) {
  if (sources.size() <= kMostSources) return false;
  plan.problem = "it has more than " + std::to_string(kMostSources) + " source files";
  return true;
}

// Plans a repair of a Makefile with Windows line ends, which make cannot read.
void repair_makefile(const WorkFiles& work, const std::string& name, Plan& plan) {
  if (read_source(work, name).find("\r\n") == std::string::npos) return;
  plan.repairs.push_back({.kind = Repair::Kind::kUnix, .path = name, .word = {}});
  plan.warnings.push_back(name + " has Windows line ends; save it with Unix line ends (LF)");
}

void prepare_marked(const WorkFiles& work, Plan& plan) {
  const Language& language = *plan.language;
  if (!language.calls_cxx) return;
  const std::vector<std::string> sources = c_sources_of(work);
  if (has_too_many(sources, plan)) return;
  choose_c_sources(work, sources, false, plan);
  if (language.name == "CMake") return;
  plan.sources.clear();
  plan.roles.clear();
  const std::string folder = plan.place.empty() ? "" : plan.place + '/';
  repair_makefile(work, folder + std::string(language.marker), plan);
}

// Chooses the sources; each family of languages has a separate file.
void choose(const WorkFiles& work, const std::vector<std::string>& sources, Plan& plan) {
  switch (plan.language->start) {
    case Start::kCMain:
      return choose_c_sources(work, sources, true, plan);
    case Start::kPython:
      return choose_python(work, sources, plan);
    case Start::kNode:
      return choose_javascript(work, sources, plan);
    case Start::kJavaMain:
      return choose_java_sources(work, sources, plan);
    default:
      return choose_by_main(work, sources, plan);
  }
}

// Refuses UTF-16: interpreters and javac do not read it, and its imports are unknown.
void refuse_utf16(const WorkFiles& work, const std::vector<std::string>& sources, Plan& plan) {
  const Start start = plan.language->start;
  if (start != Start::kPython && start != Start::kNode && start != Start::kJavaMain) return;
  for (const std::string& name : plan.problem.empty() ? plan.sources : sources) {
    if (!is_utf16(read_source(work, name))) continue;
    plan.problem = printable_lines(name, kLongestShownName) + " is " + std::string(kUtf16Text);
    return;
  }
}

void shorten_warnings(std::vector<std::string>& warnings) {
  if (warnings.size() <= kMostWarnings) return;
  const std::size_t more = warnings.size() - kMostWarnings;
  warnings.resize(kMostWarnings);
  warnings.push_back("and " + counted(more, "more warning") + " of this kind");
}

Plan plan_of(const WorkFiles& work) {
  for (const Language& language : languages()) {
    Plan plan{.language = &language, .sources = {}, .java_class = {}, .problem = {}};
    if (!language.marker.empty()) {
      const std::optional<std::string> place = place_of(work, language);
      if (!place) continue;
      plan.place = *place;
      prepare_marked(work, plan);
      return plan;
    }
    std::vector<std::string> sources = sources_of(work, language);
    if (sources.empty()) continue;
    if (is_start_of_c(language)) sources = c_sources_of(work);
    if (has_too_many(sources, plan)) return plan;
    choose(work, sources, plan);
    refuse_utf16(work, sources, plan);
    return plan;
  }
  return {};
}

}  // namespace

std::vector<std::string> other_programs(const Plan& plan) {
  constexpr std::size_t kStart = 1;  // 'm' in a role: the source defines main
  std::vector<std::string> starts;
  for (std::size_t i = 0; i < plan.roles.size(); ++i) {
    if (plan.roles[i][kStart] == 'm') starts.push_back(plan.sources[i]);
  }
  if (!starts.empty()) starts.erase(starts.begin());
  return starts;
}

Plan plan_for(const std::string& files, const std::string& main,
              const std::function<void()>& between) {
  WorkFiles work = work_files_of(files, main);
  work.between = between;
  Plan plan = plan_of(work);
  shorten_warnings(plan.warnings);
  return plan;
}

}  // namespace flocking::build
