#pragma once

#include <string>
#include <vector>

#include "world.h"

namespace oracle::steering {

// docs/settings.md: one tree of settings, by path; the value is what a line `set PATH VALUE` says.
struct Setting {
  std::string path;
  std::string value;
};

// In the order in which they were given: the last wins among those of one rank.
using Settings = std::vector<Setting>;

// Reads a TOML file, whose tables nest as the paths do.
Settings read_scenario(const std::string& file);

void set(Settings& settings, const std::string& path, const std::string& value);
void unset(Settings& settings, const std::string& path);

// Gives the world and its agents all parameters anew; the agents stay as and where they are.
void apply(const Settings& settings, World& world);

}  // namespace oracle::steering
