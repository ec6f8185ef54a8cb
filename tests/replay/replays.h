#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/replay_page.h"
#include "replay/recorder.h"
#include "support/simulated.h"

namespace flocking::testing {

/// The page of an assignment, and where `output` is given, of another flock's output beside it.
std::string replay_page(std::string_view input, const std::optional<std::string>& output = {},
                        const Settings& settings = {}, const replay::Budget& budget = {});

/// What stands between blanks of any kind; a byte-order mark is none of it.
std::vector<std::string_view> tokens_of(std::string_view text);

/// What stands between blanks, each with a blank behind it, frame by frame of `agents` agents.
std::vector<std::string> frames_of(std::string_view output, std::size_t agents);

}  // namespace flocking::testing
