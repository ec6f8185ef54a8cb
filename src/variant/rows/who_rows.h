#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "variant/neighborhoods.h"
#include "variant/rows/choice_row.h"

/// Choices of which agents count as neighbours, with their neighbourhoods and texts.
namespace flocking::explain {

/// Which agents are neighbours. d is the distance, r the radius of the force.
enum class Who : std::uint8_t {
  kDisc,              ///< d <= r
  kOpenDisc,          ///< d < r
  kSquare,            ///< |dx| <= r and |dy| <= r
  kEverybody,         ///< all agents
  kOutside,           ///< d > r
  kCohesionRadius,    ///< d <= r_c
  kSeparationRadius,  ///< d <= r_s
  kAlignmentRadius,   ///< d <= r_a
  kEarlier,           ///< d <= r and a lower index
  kLater,             ///< d <= r and a higher index
  kSquareOfDistance,  ///< dx*dx + dy*dy <= r
  kSquareOfRadius,    ///< d <= r*r
  kDiamond,           ///< |dx| + |dy| <= r
  kAllButLast,        ///< d <= r, except the last agent of the input
  kFirst,  ///< d <= r, and only the agent with the lowest index that counts (with `self`, it may be
           ///< the agent itself)
  kAllButLastNeighbor,  ///< d <= r, except the agent with the highest index that counts
  kAllOrNobody,         ///< d <= r, but none if any other agent is not within r
  kWholeDistance,       ///< trunc(d) <= r; for separation, agents with trunc(d) = 0 do not count
  kNearest,  ///< d <= r, and only the nearest that counts; if several are nearest, the one with the
             ///< lowest index
  kAllButFirst,   ///< d <= r, except the first agent of the input
  kLastNearest,   ///< as kNearest, but if several are nearest, the one with the highest index
  kWholeSquare,   ///< trunc(|dx|) <= r and trunc(|dy|) <= r
  kSeveral,       ///< d <= r, but none if fewer than two others count
  kAlsoCohesion,  ///< d <= r and d <= r_c
  kAlsoSeparation,
  kAlsoAlignment,
  kUntilFarther,  ///< d <= r, and only those before the first other agent of the input not within r
  kBeyondCohesion,  ///< d <= r and, for other agents, d > r_c; for cohesion itself only d <= r
  kBeyondSeparation,
  kBeyondAlignment,
  kBeyondOthers,  ///< d <= r and, for other agents, beyond the radii of both other forces
};

/// A choice of which agents count as neighbours, and its neighbourhood.
struct WhoRow {
  Neighborhood near;
  ForceRow words;
};

inline constexpr std::array<WhoRow, 25> kWhoRows = {{
    {{}, row(ForceSlot::kWho, Who::kDisc, "disc", 0.0, "", "", "d <= {r}")},
    {{.bound = Bound::kStrictlyWithin},
     row(ForceSlot::kWho, Who::kOpenDisc, "open-disc", 3.0, "Neighbours on the edge left out",
         "An agent exactly at the radius is not counted as a neighbour for {force}.", "d < {r}")},
    {{.metric = Metric::kEach},
     row(ForceSlot::kWho, Who::kSquare, "square", 8.0, "Square neighbourhood",
         "For {force} the neighbourhood is a square: x and y are compared with the radius one by "
         "one instead of the distance.",
         "|dx| <= {r} and |dy| <= {r}")},
    {{.within = 0},
     row(ForceSlot::kWho, Who::kEverybody, "everybody", 15.0, "Every agent is a neighbour",
         "For {force} every agent counts as a neighbour, however far away it is.", "all i")},
    {{.bound = Bound::kOutside},
     row(ForceSlot::kWho, Who::kOutside, "outside", 2.0, "Neighbours outside the radius",
         "For {force} agents outside the radius are counted instead of those inside.", "d > {r}")},
    {{.within = kNamedRadius},
     naming_row(ForceSlot::kWho, Who::kCohesionRadius, "{named}-radius", 2.0,
                "Radius of another force",
                "For {force} the distance is compared with the radius of {named}.",
                "d <= {r_named}", "own-radius", "d <= {r}")},
    {{.scope = Scope::kEarlier},
     row(ForceSlot::kWho, Who::kEarlier, "earlier", 1.0, "Only earlier agents",
         "For {force} only agents that come earlier in the input are looked at.",
         "d <= {r}, i < a")},
    {{.scope = Scope::kLater},
     row(ForceSlot::kWho, Who::kLater, "later", 1.0, "Only later agents",
         "For {force} only agents that come later in the input are looked at.", "d <= {r}, i > a")},
    {{.metric = Metric::kSquare},
     row(ForceSlot::kWho, Who::kSquareOfDistance, "square-of-distance", 4.0,
         "Square of the distance compared",
         "For {force} the square of the distance is compared with the radius: take the root, or "
         "compare with the square of the radius.",
         "d d <= {r}")},
    {{.bound = Bound::kWithinSquare},
     row(ForceSlot::kWho, Who::kSquareOfRadius, "square-of-radius", 2.0,
         "Compared with the square of the radius",
         "For {force} the distance is compared with the square of the radius.", "d <= {r} {r}")},
    {{.metric = Metric::kSum},
     row(ForceSlot::kWho, Who::kDiamond, "diamond", 1.5, "Diamond-shaped neighbourhood",
         "For {force} the distance is abs(dx) + abs(dy) instead of sqrt(dx^2 + dy^2).",
         "|dx| + |dy| <= {r}")},
    {{.scope = Scope::kAllButLast},
     row(ForceSlot::kWho, Who::kAllButLast, "all-but-last", 2.0, "The last agent is never seen",
         "For {force} the last agent of the input is never looked at: the loop ends one too early.",
         "d <= {r}, i < N - 1")},
    {{.scope = Scope::kFirst},
     row(ForceSlot::kWho, Who::kFirst, "first", 1.5, "Only the first neighbour",
         "For {force} only the first agent within the radius is looked at: the loop ends there.",
         "d <= {r}, the lowest i")},
    {{.scope = Scope::kAllButLastNeighbor},
     row(ForceSlot::kWho, Who::kAllButLastNeighbor, "all-but-last-neighbor", 1.0,
         "Last neighbour left out",
         "For {force} the last of the neighbours is left out: the loop over them ends one too "
         "early.",
         "d <= {r}, without the highest i")},
    {{.scope = Scope::kAllOrNobody},
     row(ForceSlot::kWho, Who::kAllOrNobody, "all-or-nobody", 1.0,
         "No neighbours, unless all are near",
         "For {force} there is no neighbour as soon as one other agent is farther than the radius: "
         "the loop returns there instead of continuing with the next.",
         "d <= {r} of all, or none")},
    {{.metric = Metric::kWholeDistance},
     row(ForceSlot::kWho, Who::kWholeDistance, "whole-distance", 1.5, "Distance in whole numbers",
         "For {force} the distance is stored as a whole number: the fraction is lost.",
         "trunc(d) <= {r}")},
    {{.scope = Scope::kNearest},
     row(ForceSlot::kWho, Who::kNearest, "nearest", {1.5, 1.5, 0.0}, "Only the nearest neighbour",
         "For {force} only the nearest agent within the radius is looked at.",
         "d <= {r}, the least d")},
    {{.scope = Scope::kAllButFirst},
     row(ForceSlot::kWho, Who::kAllButFirst, "all-but-first", 1.5, "The first agent is never seen",
         "For {force} the first agent of the input is never looked at: the loop begins one too "
         "late.",
         "d <= {r}, i > 0")},
    {{.scope = Scope::kLastNearest},
     row(ForceSlot::kWho, Who::kLastNearest, "last-nearest", {1.2, 1.2, 0.0},
         "Only the nearest neighbour",
         "For {force} only the nearest agent within the radius is looked at; of equally near ones, "
         "the last.",
         "d <= {r}, the least d, the highest i")},
    {{.metric = Metric::kWholeEach},
     row(ForceSlot::kWho, Who::kWholeSquare, "whole-square", 1.2,
         "Differences cut to whole numbers",
         "For {force} the differences in x and y are cut to whole numbers and each compared with "
         "the radius: abs() of C takes an int, use fabs().",
         "trunc(|dx|) <= {r} and trunc(|dy|) <= {r}")},
    {{.scope = Scope::kSeveral},
     row(ForceSlot::kWho, Who::kSeveral, "several", 1.5, "A single neighbour does not count",
         "{Force} acts only where there are at least two neighbours.", "d <= {r}, if two or more")},
    {{.within = kOwnRadius | kNamedRadius},
     naming_row(ForceSlot::kWho, Who::kAlsoCohesion, "also-{named}-radius", 1.5,
                "Radius of another force, too",
                "For {force} only agents count that are also within the radius of {named}: they "
                "are chosen from the neighbours of that force.",
                "d <= {r} and d <= {r_named}", "also-own-radius", "d <= {r}")},
    {{.scope = Scope::kUntilFarther},
     row(ForceSlot::kWho, Who::kUntilFarther, "until-farther", 1.5,
         "No agent after the first far one",
         "For {force} the loop over the agents ends at the first other agent that is farther than "
         "the radius: later agents in the input are ignored.",
         "d <= {r}, before the first other with d > {r}")},
    {{.beyond = kNamedRadius},
     naming_row(ForceSlot::kWho, Who::kBeyondCohesion, "beyond-{named}-radius", 1.5,
                "Only between two radii",
                "For {force} only agents count that are beyond the radius of {named}: each "
                "neighbour counts for one force only.",
                "d <= {r} and d > {r_named}", "beyond-own-radius", "d <= {r}")},
    {{.beyond = kAllRadii},
     row(ForceSlot::kWho, Who::kBeyondOthers, "beyond-other-radii", 1.5,
         "Only beyond the other radii",
         "For {force} only agents count that are beyond the radii of both other forces: each "
         "neighbour counts for one force only.",
         "d <= {r}, d > {r'} and d > {r''}")},
}};

/// The neighbourhood of each choice, for each force.
using Neighborhoods = std::array<std::array<Neighborhood, 32>, kForces.size()>;

constexpr Neighborhoods neighborhoods() {
  Neighborhoods all{};
  for (std::size_t force = 0; force < all.size(); ++force) {
    for (const WhoRow& one : kWhoRows) {
      for (std::size_t named = 0; named < (one.words.names_force() ? kForces.size() : 1); ++named) {
        all[force].at(one.words.value + named) = of_force(one.near, force, named);
      }
    }
  }
  return all;
}
inline constexpr Neighborhoods kNeighborhoods = neighborhoods();

constexpr const Neighborhood& neighborhood_of(Force force, Who who) {
  return kNeighborhoods[static_cast<std::size_t>(force)][static_cast<std::size_t>(who)];
}

}  // namespace flocking::explain
