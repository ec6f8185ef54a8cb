#include "settings/rows.h"

#include <array>

namespace flocking::settings {
namespace {

constexpr Range kDegrees{.low = 0.0, .high = 360.0, .low_excluded = true};
constexpr Range kAtLeastOne{.low = 1.0};
constexpr Range kThreads{.low = 0.0, .high = 1024.0};

constexpr std::array kWorld = {
    Setting{.path = "rules",
            .type = ValueType::kChoice,
            .unit = "-",
            .choices = "course course-tests book buas howtorts",
            .default_text = "course",
            .help = "whose formulas the group forces and behaviours follow"},
    Setting{.path = "combine.method",
            .type = ValueType::kChoice,
            .unit = "-",
            .choices = "sum truncated prioritized dithered",
            .default_text = "sum",
            .help = "how the forces on an agent are combined"},
    Setting{
        .path = "combine.priorities",
        .type = ValueType::kNames,
        .unit = "-",
        .help = "with prioritized: behaviours that come first, in this order, before the others"},
    Setting{.path = "combine.dithering",
            .type = ValueType::kNames,
            .unit = "-",
            .help = "with dithered: behaviours that come first, in this order, before the others"},
    Setting{.path = "integrator",
            .type = ValueType::kChoice,
            .unit = "-",
            .choices = "course motion",
            .default_text = "course",
            .help = "course: move by the new velocity; motion: the full equations of motion"},
    Setting{
        .path = "wrap",
        .type = ValueType::kPoint,
        .unit = "length",
        .help = "width and height of the world; agents that leave on one side enter on the other"},
    Setting{.path = "torus",
            .type = ValueType::kSwitch,
            .unit = "-",
            .default_text = "false",
            .help = "with wrap: distances are also measured across the edges"},
    Setting{.path = "no_overlap",
            .type = ValueType::kSwitch,
            .unit = "-",
            .default_text = "false",
            .help = "after each step push agents apart whose bounding circles overlap"},
    Setting{.path = "smooth_heading",
            .type = ValueType::kCount,
            .unit = "steps",
            .range = kAtLeastOne,
            .default_text = "1",
            .help = "the smoothed heading is the mean over this many steps"},
    Setting{.path = "neighbors.every",
            .type = ValueType::kCount,
            .unit = "steps",
            .range = kAtLeastOne,
            .default_text = "1",
            .help = "search neighbours only once in this many steps, an approximation"},
    Setting{.path = "neighbors.search",
            .type = ValueType::kChoice,
            .unit = "-",
            .choices = "auto brute grid kdtree",
            .default_text = "auto",
            .help = "how neighbours are found; the results are the same"},
    Setting{
        .path = "threads",
        .type = ValueType::kCount,
        .unit = "-",
        .range = kThreads,
        .default_text = "0",
        .help = "threads that compute steps; 0: as many as are useful; the results are the same"},
    Setting{.path = "instructions",
            .type = ValueType::kChoice,
            .unit = "-",
            .choices = "auto scalar sse2 avx2 avx512 neon",
            .default_text = "auto",
            .help = "instructions of the processor that steps are computed with; auto: the widest; "
                    "the results are the same"},
    Setting{.path = "flow.map",
            .type = ValueType::kFile,
            .unit = "-",
            .help = "costs of the cells that flow fields lead over: a .map of the grid benchmarks, "
                    "or rows of costs with commas between; a map of Tiled or LDtk, or a grey PNG "
                    "(docs/maps.md); "
                    "in a scenario, from its folder"},
    Setting{.path = "flow.layer",
            .type = ValueType::kText,
            .unit = "-",
            .help = "which layer of a map of Tiled or LDtk, by name; if not set, the only layer"},
    Setting{.path = "flow.costs",
            .type = ValueType::kText,
            .unit = "-",
            .help = "costs of Tiled tiles, LDtk values or grey levels, such as empty=1,3=255"},
    Setting{.path = "flow.cell_size",
            .unit = "length",
            .range = kPositive,
            .default_text = "1",
            .help = "width and height of a cell of the map"},
    Setting{.path = "flow.origin",
            .type = ValueType::kPoint,
            .unit = "length",
            .default_text = "0,0",
            .help = "where the lower left corner of the map lies"},
    Setting{.path = "seed",
            .type = ValueType::kCount,
            .unit = "-",
            .default_text = "1",
            .help = "seed of the random numbers"},
};

constexpr std::array kVehicle = {
    Setting{.path = "mass",
            .unit = "mass",
            .range = kPositive,
            .default_text = "1",
            .help = "every force is divided by it"},
    Setting{.path = "max_speed",
            .unit = "length/s",
            .range = kPositive,
            .help = "the largest speed that an agent's own steering can reach"},
    Setting{.path = "max_force",
            .unit = "mass*length/s^2",
            .range = kPositive,
            .help = "the largest combined steering force"},
    Setting{.path = "radius",
            .unit = "length",
            .range = kNotNegative,
            .default_text = "0",
            .help = "radius of the bounding circle"},
    Setting{.path = "layers",
            .type = ValueType::kNames,
            .unit = "-",
            .help = "the layers that the agent is on"},
    Setting{.path = "external_force",
            .type = ValueType::kPoint,
            .unit = "mass*length/s^2",
            .default_text = "0,0",
            .help = "wind or an impulse, which max_speed does not cut"},
    Setting{.path = "friction",
            .unit = "1/s",
            .range = kNotNegative,
            .default_text = "0",
            .help = "the velocity is multiplied by exp(-friction*dt)"},
    Setting{.path = "max_turn_rate",
            .unit = "rad/s",
            .range = kPositive,
            .help = "how fast the direction of the velocity can turn at most"},
    Setting{.path = "fov",
            .unit = "degrees",
            .range = kDegrees,
            .help = "full angle of the field of view, in which neighbours are seen"},
    Setting{.path = "max_neighbors",
            .type = ValueType::kCount,
            .unit = "-",
            .help = "use only this many nearest neighbours"},
};

constexpr Setting layers_row(std::string_view path) {
  return {.path = path,
          .type = ValueType::kNames,
          .unit = "-",
          .help = "look only at agents on these layers"};
}

constexpr Setting match_row(std::string_view path) {
  return {.path = path,
          .type = ValueType::kChoice,
          .unit = "-",
          .choices = "overlap exact",
          .default_text = "overlap",
          .help = "overlap: agents on any of the wanted layers; exact: on all of them"};
}

constexpr std::array kGroupForces = {
    layers_row("cohesion.layers"),
    match_row("cohesion.match"),
    layers_row("separation.layers"),
    match_row("separation.match"),
    Setting{.path = "separation.literal",
            .type = ValueType::kSwitch,
            .unit = "-",
            .default_text = "false",
            .help = "with the rules howtorts: the formula as the article prints it"},
    layers_row("alignment.layers"),
    match_row("alignment.match"),
};

constexpr std::array kObjects = {
    Setting{.path = "obstacle.NAME.center",
            .type = ValueType::kPoint,
            .unit = "length",
            .help = "centre of the obstacle NAME"},
    Setting{.path = "obstacle.NAME.radius",
            .unit = "length",
            .range = kNotNegative,
            .help = "radius of the obstacle NAME"},
    Setting{.path = "wall.NAME.from",
            .type = ValueType::kPoint,
            .unit = "length",
            .help = "where the wall NAME begins; agents are kept on its left"},
    Setting{.path = "wall.NAME.to",
            .type = ValueType::kPoint,
            .unit = "length",
            .help = "where the wall NAME ends"},
    Setting{.path = "flow.box.NAME",
            .type = ValueType::kBox,
            .unit = "length",
            .help = "two opposite corners of the box NAME, which blocks the cells of the map whose "
                    "middle it covers"},
    Setting{.path = "group.NAME.agents",
            .type = ValueType::kAgents,
            .unit = "-",
            .help = "agents of the group NAME; group.NAME.PATH sets PATH for them. Without it, "
                    "group.NAME.layers says who belongs to it"},
};

}  // namespace

std::span<const Setting> world_rows() { return kWorld; }
std::span<const Setting> vehicle_rows() { return kVehicle; }
std::span<const Setting> group_force_rows() { return kGroupForces; }
std::span<const Setting> object_rows() { return kObjects; }

}  // namespace flocking::settings
