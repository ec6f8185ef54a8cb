#include "build/plan.h"

#include <algorithm>

#include "base/printable.h"
#include "base/text_encoding.h"
#include "build/java_sources.h"
#include "build/javascript_sources.h"
#include "build/main_choice.h"
#include "build/python_sources.h"
#include "build/work_files.h"

namespace flocking::build {
namespace {

constexpr std::size_t kMostSources = 1'000;
constexpr std::size_t kLongestShownName = 60;  // in a message

bool has_marker(const WorkFiles& work, const Language& language) {
  return std::any_of(work.names.begin(), work.names.end(), [&](const std::string& name) {
    const bool is_on_top = name.find('/') == std::string::npos;
    return is_on_top && (language.marker.starts_with('.') ? name.ends_with(language.marker)
                                                          : name == language.marker);
  });
}

std::vector<std::string> sources_of(const WorkFiles& work, const Language& language) {
  std::vector<std::string> sources;
  for (const std::string& name : work.names) {
    const bool is_source =
        std::any_of(language.endings.begin(), language.endings.end(), [&](std::string_view ending) {
          return !ending.empty() && name.size() > ending.size() && name.ends_with(ending);
        });
    if (is_source) sources.push_back(name);
  }
  return sources;
}

// Each family of languages has a file of its own.
void choose(const WorkFiles& work, const std::vector<std::string>& sources, Plan& plan) {
  switch (plan.language->start) {
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

// Interpreters and javac do not read it, and nothing that it imports is known.
void refuse_utf16(const WorkFiles& work, const std::vector<std::string>& sources, Plan& plan) {
  const Start start = plan.language->start;
  if (start != Start::kPython && start != Start::kNode && start != Start::kJavaMain) return;
  for (const std::string& name : plan.problem.empty() ? plan.sources : sources) {
    if (!is_utf16(read_source(work, name))) continue;
    plan.problem = printable_lines(name, kLongestShownName) + " is " + std::string(kUtf16Text);
    return;
  }
}

}  // namespace

Plan plan_for(const std::string& files, const std::string& main) {
  const WorkFiles work = work_files_of(files, main);
  for (const Language& language : languages()) {
    Plan plan{.language = &language, .sources = {}, .java_class = {}, .problem = {}};
    if (!language.marker.empty()) {
      if (has_marker(work, language)) return plan;
      continue;
    }
    const std::vector<std::string> sources = sources_of(work, language);
    if (sources.empty()) continue;
    if (sources.size() > kMostSources) {
      plan.problem = "it has more than " + std::to_string(kMostSources) + " source files";
    } else {
      choose(work, sources, plan);
      refuse_utf16(work, sources, plan);
    }
    return plan;
  }
  return {};
}

}  // namespace flocking::build
