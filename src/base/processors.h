#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace flocking {

/// Returns the number of processors that this process may use at a time, at least 1: those in its
/// affinity mask, or fewer if the quota of its control group is lower.
std::size_t available_processors();

/// Returns the number of processors that `text`, the content of a control group's file cpu.max,
/// allows: "QUOTA PERIOD", rounded up. Returns none if there is no limit ("max PERIOD") or the text
/// has another form.
std::optional<std::size_t> processors_of_quota(std::string_view text);

}  // namespace flocking
