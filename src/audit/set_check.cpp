#include "audit/set_check.h"

#include <algorithm>
#include <map>
#include <optional>

#include "variant/layouts.h"
#include "variant/scene.h"

namespace flocking::audit {
namespace {

using explain::Variant;

// Returns all numbers of an input, whatever its layout.
std::vector<double> numbers_of(const std::string& input) {
  const std::optional<explain::Scene> scene = explain::read_scene(Variant(), input);
  if (!scene) return {};
  const CourseParameters& course = scene->course;
  std::vector<double> numbers = {course.cohesion_radius,  course.separation_radius,
                                 course.max_separation,   course.alignment_radius,
                                 course.cohesion_weight,  course.separation_weight,
                                 course.alignment_weight, static_cast<double>(scene->flock.size())};
  for (const AgentState& agent : scene->flock.agents) {
    numbers.insert(numbers.end(), {agent.x, agent.y, agent.vx, agent.vy});
  }
  numbers.insert(numbers.end(), scene->steps.begin(), scene->steps.end());
  return numbers;
}

void add_same(std::span<const SetCase> cases, SetFindings& findings) {
  std::map<std::vector<double>, std::vector<const SetCase*>> by_numbers;
  for (const SetCase& one : cases) by_numbers[numbers_of(one.text.input)].push_back(&one);
  for (auto& [numbers, group] : by_numbers) {
    if (group.size() < 2) continue;
    const bool has_hidden =
        std::any_of(group.begin(), group.end(), [](const SetCase* one) { return one->hidden; });
    const bool has_open =
        std::any_of(group.begin(), group.end(), [](const SetCase* one) { return !one->hidden; });
    std::stable_sort(group.begin(), group.end(),
                     [](const SetCase* a, const SetCase* b) { return a->hidden && !b->hidden; });
    std::vector<std::string> names;
    for (const SetCase* one : group) names.push_back(one->text.name);
    (has_hidden && has_open ? findings.leaks : findings.same).push_back(std::move(names));
  }
  // Sorts by name, since the map is sorted by numbers.
  std::sort(findings.same.begin(), findings.same.end());
  std::sort(findings.leaks.begin(), findings.leaks.end());
}

void add_dearest(std::span<const SetCase> cases, SetFindings& findings) {
  double all = 0.0;
  double most = 0.0;
  for (const SetCase& one : cases) {
    const double pairs = explain::pairs_of(Variant(), one.text.input);
    all += pairs;
    if (pairs <= most) continue;
    most = pairs;
    findings.dearest = one.text.name;
  }
  findings.dearest_pairs = most;
  findings.dearest_share = all > 0.0 ? most / all : 0.0;
}

}  // namespace

SetFindings set_findings(std::span<const SetCase> cases) {
  SetFindings findings;
  for (const SetCase& one : cases) {
    const std::string& input = one.text.input;
    const bool has_ends =
        input.ends_with('\n') && (one.text.answer.empty() || one.text.answer.ends_with('\n'));
    if (!has_ends) findings.without_newline.push_back(one.text.name);
    const std::string whole = input.ends_with('\n') ? input : input + "\n";
    if (explain::usual_layout(whole) != whole) findings.other_layout.push_back(one.text.name);
  }
  add_same(cases, findings);
  add_dearest(cases, findings);
  return findings;
}

}  // namespace flocking::audit
