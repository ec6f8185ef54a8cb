#pragma once

#include <string>
#include <vector>

#include "world.h"

namespace oracle::steering {

// A setting as in docs/settings.md. All settings form one tree; the value is written as in a line
// `set PATH VALUE`.
struct Setting {
  std::string path;
  std::string value;
};

// Settings in the order of the input. Of settings with equal rank, the last one wins.
using Settings = std::vector<Setting>;

// Reads a TOML file, whose tables are nested like the paths.
Settings read_scenario(const std::string& file);

void set(Settings& settings, const std::string& path, const std::string& value);
void unset(Settings& settings, const std::string& path);

// Sets all parameters of the world and its agents again; the agents' states are unchanged.
void apply(const Settings& settings, World& world);

}  // namespace oracle::steering
