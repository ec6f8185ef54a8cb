#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace flocking {

/// Processors that this process may use at a time, at least 1: those that it is let run on, or
/// fewer where its control group may have only so much of their time.
std::size_t available_processors();

/// What `text`, the file cpu.max of a control group, allows: "QUOTA PERIOD", rounded up to whole
/// processors; nothing where there is no limit ("max PERIOD") or it says something else.
std::optional<std::size_t> processors_of_quota(std::string_view text);

}  // namespace flocking
