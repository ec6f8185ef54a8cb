#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "world.h"

namespace oracle::steering {

// Parse values of settings as in a line `set PATH VALUE`. Throw std::invalid_argument.
void read(const std::string& text, double& value);
void read(const std::string& text, std::uint64_t& value);  // Also indices of agents.
void read(const std::string& text, bool& value);
void read(const std::string& text, Vec& value);
void read(const std::string& text, flow::Box& value);
void read(const std::string& text, std::vector<Vec>& value);
void read(const std::string& text, std::vector<AgentId>& value);
void read(const std::string& text, Place& value);
void read(const std::string& text, Match& value);
void read(const std::string& text, Deceleration& value);
void read(const std::string& text, flow::Corners& value);
void read(const std::string& text, flow::Sampling& value);
void read(const std::string& text, FlowSpeed& value);
void read(const std::string& text, Profile& value);
void read(const std::string& text, Method& value);
void read(const std::string& text, Integrator& value);
void read(const std::string& text, Behaviour& value);

template <typename T>
void read(const std::string& text, std::optional<T>& value) {
  read(text, value.emplace());
}

std::vector<std::string> split(const std::string& text, char separator);

// Returns the layers with the names in `text`, with the same bit for the same name.
Layers layers_named(const std::string& text);

}  // namespace oracle::steering
