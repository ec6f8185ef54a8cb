#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "recording/replay_page.h"
#include "replay/recorder.h"
#include "support/simulated.h"

namespace flocking::testing {

/// Returns the page of an assignment; with `output`, also of another flock's output.
std::string replay_page(std::string_view input, const std::optional<std::string>& output = {},
                        const Settings& settings = {}, const replay::Budget& budget = {});

/// Returns the words between blanks of any kind, without a byte-order mark.
std::vector<std::string_view> tokens_of(std::string_view text);

/// Returns the words with a blank after each, split into frames of `agents` agents.
std::vector<std::string> frames_of(std::string_view output, std::size_t agents);

}  // namespace flocking::testing
