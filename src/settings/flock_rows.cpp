#include <array>

#include "settings/rows.h"
#include "spawn/exact.h"
#include "spawn/flock_plan.h"

namespace flocking::settings {
namespace {

constexpr Range kLength{.low = 0.0, .high = spawn::kMostSize};
constexpr Range kMadeAgents{.low = 0.0, .high = static_cast<double>(spawn::kMostAgents)};
constexpr Range kMadeParts{.low = 1.0, .high = static_cast<double>(spawn::kMostAgents)};
constexpr Range kMadeSteps{.low = 0.0, .high = static_cast<double>(spawn::kMostSteps)};
constexpr Range kDecimals{.low = 0.0, .high = spawn::kMostDecimals};

constexpr std::array kFlock = {
    Setting{.path = "flock.agents",
            .type = ValueType::kCount,
            .unit = "-",
            .range = kMadeAgents,
            .default_text = "10",
            .help = "number of agents; if not set, a grid is filled"},
    Setting{.path = "flock.area",
            .type = ValueType::kSize,
            .unit = "length",
            .range = kLength,
            .help = "random places in a rectangle; if not set, one agent in each unit of a square"},
    Setting{.path = "flock.disc",
            .unit = "length",
            .range = kLength,
            .help = "random places in a disc of this radius"},
    Setting{.path = "flock.ring",
            .unit = "length",
            .range = kLength,
            .help = "on a circle of that radius, evenly spaced"},
    Setting{.path = "flock.grid",
            .type = ValueType::kGrid,
            .unit = "-",
            .range = kMadeParts,
            .help = "in columns and rows, 1 apart or as wide and high as area"},
    Setting{.path = "flock.clusters",
            .type = ValueType::kCount,
            .unit = "-",
            .range = kMadeParts,
            .help = "in this many discs within area"},
    Setting{.path = "flock.two_groups",
            .unit = "length",
            .range = kLength,
            .help = "in two discs this far apart, the first half on the left"},
    Setting{.path = "flock.speed",
            .unit = "length/s",
            .range = kLength,
            .default_text = "1",
            .help = "speed of all agents"},
    Setting{.path = "flock.directions",
            .type = ValueType::kChoice,
            .unit = "-",
            .choices = "random aligned inward outward",
            .default_text = "random",
            .help = "random, aligned, inward (to 0,0) or outward"},
    Setting{.path = "flock.radii",
            .type = ValueType::kTriple,
            .unit = "length",
            .range = kLength,
            .default_text = "3,1,3",
            .help = "radii of cohesion, separation and alignment"},
    Setting{.path = "flock.max_force",
            .unit = "length/s^2",
            .range = kLength,
            .default_text = "5",
            .help = "F_Smax, the longest separation force"},
    Setting{.path = "flock.weights",
            .type = ValueType::kTriple,
            .unit = "-",
            .range = {.low = -spawn::kMostSize, .high = spawn::kMostSize},
            .default_text = "1,1,1",
            .help = "weights of cohesion, separation and alignment"},
    Setting{.path = "flock.dt",
            .unit = "s",
            .range = {.low = -spawn::kMostSize, .high = spawn::kMostSize},
            .default_text = "0.1",
            .help = "length of each time step"},
    Setting{.path = "flock.steps",
            .type = ValueType::kCount,
            .unit = "-",
            .range = kMadeSteps,
            .default_text = "10",
            .help = "number of time steps"},
    Setting{.path = "flock.decimals",
            .type = ValueType::kCount,
            .unit = "-",
            .range = kDecimals,
            .default_text = "3",
            .help = "decimals of positions and velocities"},
    Setting{.path = "flock.seed",
            .type = ValueType::kCount,
            .unit = "-",
            .default_text = "1",
            .help = "seed of the random numbers that make the flock"},
};

}  // namespace

std::span<const Setting> flock_rows() { return kFlock; }

}  // namespace flocking::settings
