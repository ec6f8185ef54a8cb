// Usage: steering SCENARIO.toml < NAME.in > NAME.out
// Writes the oracle's answer to a valid scenario and input.

#include <cstdio>
#include <exception>
#include <iostream>
#include <sstream>
#include <string>

#include "scenario.h"
#include "step.h"

namespace oracle::steering {
namespace {

// Reads the course's parameters and the agents.
World read_world(std::istream& in) {
  World world;
  CourseParameters& p = world.course;
  std::size_t count = 0;
  in >> p.r_c >> p.r_s >> p.f_s_max >> p.r_a >> p.k_c >> p.k_s >> p.k_a >> count;
  for (std::size_t i = 0; i < count; ++i) {
    Vec position;
    Vec velocity;
    in >> position.x >> position.y >> velocity.x >> velocity.y;
    world.agents.push_back(make_agent(position, velocity));
  }
  return world;
}

void print(const World& world) {
  for (const Agent& agent : world.agents) {
    const auto [x, y] = agent.state.position;
    const auto [vx, vy] = agent.state.velocity;
    std::printf("%.3f %.3f %.3f %.3f\n", x, y, vx, vy);
  }
}

std::string rest_of(std::istringstream& words) {
  std::string rest;
  std::getline(words >> std::ws, rest);
  return rest.substr(0, rest.find_last_not_of(" \t\r") + 1);
}

// Answers a line after the agents: `set PATH VALUE`, `unset PATH`, or time steps.
void answer_line(const std::string& line, Settings& settings, World& world) {
  std::istringstream words(line);
  for (std::string word; words >> word;) {
    if (word == "set" || word == "unset") {
      std::string path;
      words >> path;
      const std::string value = rest_of(words);
      word == "set" ? set(settings, path, value) : unset(settings, path);
      return;
    }
    apply(settings, world);
    step(world, std::stod(word));
    print(world);
  }
}

}  // namespace
}  // namespace oracle::steering

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: steering SCENARIO.toml < in > out\n";
    return 2;
  }
  try {
    auto settings = oracle::steering::read_scenario(argv[1]);
    auto world = oracle::steering::read_world(std::cin);
    for (std::string line; std::getline(std::cin, line);) {
      oracle::steering::answer_line(line, settings, world);
    }
  } catch (const std::exception& error) {
    std::cerr << "steering: " << argv[1] << ": " << error.what() << '\n';
    return 1;
  }
  return std::fflush(stdout) == 0 ? 0 : 3;
}
