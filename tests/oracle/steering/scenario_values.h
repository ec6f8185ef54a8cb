#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "world.h"

namespace oracle::steering {

// Values of settings as a line `set PATH VALUE` writes them. These throw std::invalid_argument.
void read(const std::string& text, double& value);
void read(const std::string& text, std::uint64_t& value);  // Agents' numbers, too.
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

// A bit for each name: the same one for the same name.
Layers layers_named(const std::string& text);

}  // namespace oracle::steering
