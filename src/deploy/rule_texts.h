#pragma once

#include <string>
#include <string_view>

namespace flocking::deploy {

/// Returns the template `name`, a statement or a solution, for the rules course or course-tests.
/// Throws std::logic_error for other rules.
std::string template_by_rules(std::string_view name, std::string_view rules);

}  // namespace flocking::deploy
