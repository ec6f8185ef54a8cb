#include "scenario_values.h"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <stdexcept>

namespace oracle::steering {
namespace {

constexpr std::size_t kLayerBits = 64;

[[noreturn]] void refuse(const std::string& text, const std::string& expected) {
  throw std::invalid_argument("expected " + expected + ", found '" + text + "'");
}

template <typename T>
void read_number(const std::string& text, T& value, const std::string& expected) {
  const char* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || rest != end) {
    refuse(text, expected);
  }
}

}  // namespace

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) {
    if (!part.empty()) {
      parts.push_back(part);
    }
  }
  return parts;
}

Layers layers_named(const std::string& text) {
  static std::vector<std::string> known;
  Layers layers = 0;
  for (const std::string& name : split(text, ',')) {
    const auto place = std::ranges::find(known, name);
    const auto bit = static_cast<std::size_t>(place - known.begin());
    if (bit == kLayerBits) {
      refuse(name, "no more than 64 layers");
    }
    if (place == known.end()) {
      known.push_back(name);
    }
    layers |= Layers{1} << bit;
  }
  return layers;
}

void read(const std::string& text, double& value) { read_number(text, value, "a number"); }

void read(const std::string& text, std::uint64_t& value) {
  read_number(text, value, "a whole number");
}

void read(const std::string& text, Vec& value) {
  const std::vector<std::string> parts = split(text, ',');
  if (parts.size() != 2) {
    refuse(text, "a point X,Y");
  }
  read(parts[0], value.x);
  read(parts[1], value.y);
}

void read(const std::string& text, flow::Box& value) {
  const std::vector<std::string> parts = split(text, ',');
  if (parts.size() != 4) {
    refuse(text, "a box X0,Y0,X1,Y1");
  }
  read(parts[0], value.corner.x);
  read(parts[1], value.corner.y);
  read(parts[2], value.opposite.x);
  read(parts[3], value.opposite.y);
}

void read(const std::string& text, std::vector<Vec>& value) {
  value.clear();
  for (const std::string& part : split(text, ' ')) {
    read(part, value.emplace_back());
  }
}

void read(const std::string& text, std::vector<AgentId>& value) {
  value.clear();
  for (const std::string& part : split(text, ',')) {
    const std::size_t dash = part.find('-');
    AgentId first = 0;
    read(part.substr(0, dash), first);
    AgentId last = first;
    if (dash != std::string::npos) {
      read(part.substr(dash + 1), last);
    }
    for (AgentId id = first; id <= last; ++id) {
      value.push_back(id);
    }
  }
}

void read(const std::string& text, Place& value) {
  value = {};
  if (text.find(',') == std::string::npos) {
    read(text, value.agent);
  } else {
    read(text, value.point);
  }
}

}  // namespace oracle::steering
