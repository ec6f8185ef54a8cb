#include "observe/facts/fact_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <stdexcept>

namespace flocking::explain {
namespace {

/// A fact's code and sentence. "{Force}" and "{force}" stand for the force's name, "{other}" for
/// the other force at the end of the code.
struct FactRow {
  std::string_view code;
  bool is_always_told;
  std::string_view sentence;
};

constexpr std::array kFactRows = {
    FactRow{"no-effect", false, "{Force} does not move any agent, whatever its weight is."},
    FactRow{"ignores-weight", false,
            "{Force} does not depend on its weight: it acts the same with any weight."},
    FactRow{"weight-of-", false,
            "The weight of {force} has no effect; within the radius of {force}, the weight of "
            "{other} is used."},
    FactRow{"radius-of-", false,
            "The weight of {force} has an effect on agents within the radius of {other}, not on "
            "agents within that of {force}."},
    FactRow{"only-beyond-radius", false,
            "{Force} acts on agents beyond its radius, and not on those within."},
    FactRow{"points-towards", true, "With one neighbour, {force} points towards it."},
    FactRow{"points-away", true, "With one neighbour, {force} points away from it."},
    FactRow{"points-towards-middle", true,
            "With several neighbours, {force} points towards the middle of them."},
    FactRow{"points-away-from-middle", true,
            "With several neighbours, {force} points away from the middle of them."},
    FactRow{"points-towards-origin", true, "{Force} points towards the origin (0, 0)."},
    FactRow{"points-away-from-origin", true, "{Force} points away from the origin (0, 0)."},
    FactRow{"points-along-own-velocity", true, "{Force} points along the agent's own velocity."},
    FactRow{"points-against-own-velocity", true,
            "{Force} points against the agent's own velocity."},
    FactRow{"points-along-neighbours-velocity", true,
            "With one neighbour, {force} points along the velocity of that neighbour."},
    FactRow{"points-against-neighbours-velocity", true,
            "With one neighbour, {force} points against the velocity of that neighbour."},
    FactRow{"points-along-mean-velocity", true,
            "With one neighbour, {force} points along the mean of both velocities."},
    FactRow{"points-against-mean-velocity", true,
            "With one neighbour, {force} points against the mean of both velocities."},
    FactRow{"points-along-velocity-difference", true,
            "With one neighbour, {force} points along that neighbour's velocity minus the agent's "
            "own."},
    FactRow{
        "points-against-velocity-difference", true,
        "With one neighbour, {force} points along the agent's own velocity minus the neighbour's."},
    FactRow{
        "as-text-with-one-neighbour", false,
        "With one neighbour, {force} is as the assignment's text says; with several it is not."},
    FactRow{"as-text-along-axes", false,
            "If the neighbour is exactly in the x or y direction, {force} is as the assignment's "
            "text says; in other directions it is not."},
    FactRow{"times-text-", false,
            "With one neighbour, {force} is {other} times what the assignment's text says."},
    FactRow{"same-with-twins", false,
            "{Force} stays the same when each neighbour is duplicated in the same place, if all "
            "have the same velocity."},
    FactRow{"doubles-with-twins", false,
            "{Force} doubles when each neighbour is duplicated in the same place, if all have the "
            "same velocity."},
    FactRow{"quadruples-with-twins", false,
            "{Force} becomes four times as strong when each neighbour is duplicated in the same "
            "place, if all have the same velocity."},
    FactRow{"beyond-radius", false, "{Force} depends on agents beyond its radius."},
    FactRow{"sees-everybody", false, "{Force} depends on other agents however far away they are."},
    FactRow{"acts-without-neighbours", false, "{Force} acts on an agent that has no neighbours."},
    FactRow{"depends-on-number-of-agents", false,
            "{Force} changes with the number of agents beyond its radius, but not with their "
            "positions."},
    FactRow{"edge-excluded", false,
            "{Force} leaves out an agent exactly at the radius, though not one just within."},
    FactRow{"square-distance-compared", false,
            "{Force} acts only up to the square root of the radius: the square of the distance is "
            "compared with the radius."},
    FactRow{"edge-at-radius-squared", false, "{Force} acts only up to the square of the radius."},
    FactRow{"edge-at-radius-of-", false,
            "{Force} acts only up to the radius of {other} instead of its own."},
    FactRow{"square-neighbourhood", false,
            "{Force} acts in a square: x and y are compared with the radius one by one."},
    FactRow{"depends-on-origin", false,
            "{Force} changes when all agents are moved together: it depends on where (0, 0) is."},
    FactRow{
        "depends-on-dt", false,
        "{Force} itself depends on the time step, not only the change of velocity in the step."},
    FactRow{"depends-on-own-velocity", false, "{Force} depends on the agent's own velocity."},
    FactRow{"ignores-own-velocity", false, "{Force} does not depend on the agent's own velocity."},
    FactRow{"depends-on-neighbours-velocity", false,
            "{Force} depends on the velocity of neighbours."},
    FactRow{"ignores-neighbours-velocity", false,
            "{Force} does not depend on the velocity of neighbours."},
    FactRow{"depends-on-order", false,
            "{Force} depends on the order in which the agents are given."},
    FactRow{"sees-earlier-only", false, "{Force} sees only agents that come earlier in the input."},
    FactRow{"sees-later-only", false, "{Force} sees only agents that come later in the input."},
    FactRow{"carries-state", false,
            "{Force} depends on what happened in the step before: something is not reset."},
    FactRow{"cut-at-maximum", true, "{Force} is never longer than F_Smax."},
    FactRow{"not-cut", false, "{Force} is not cut to F_Smax."},
    FactRow{"always-maximum", false, "{Force} is always exactly F_Smax long."},
    FactRow{"components-cut-at-maximum", false,
            "x and y of {force} are each cut to F_Smax, instead of its length."},
    FactRow{"cut-after-weight", false,
            "{Force} is cut to F_Smax after it was multiplied by its weight."},
    FactRow{"cut-per-neighbour", false,
            "{Force} can be as long as F_Smax times the number of neighbours: each neighbour's "
            "part is cut, not the sum."},
    FactRow{"same-on-all-agents", false,
            "All agents feel the same {force}, even those that are far from all others."},
    FactRow{"never-faster-than-", false,
            "No agent ever moves faster than {other}, whatever its initial speed and F_Smax are: "
            "the velocity is cut."},
    FactRow{
        "step-always-", false,
        "Where no force acts, agents move by their velocity times {other} in each step, whatever "
        "the time step is."},
    FactRow{
        "step-times-", false,
        "Where no force acts, agents move by {other} times their velocity times the time step."},
    FactRow{"velocity-times-", false,
            "Where no force has a weight, velocities are multiplied by {other} in each step."},
    FactRow{"velocity-changes", false, "Where no force has a weight, velocities still change."},
    FactRow{"heeds-order", false,
            "If the same agents are given in another order, they move differently: perhaps an "
            "agent is changed before the forces on all others are computed."},
    FactRow{"remembers-steps", false,
            "If a printed state is given as the input, the next step differs: the program keeps "
            "something from step to step that it does not print."},
    FactRow{"numbers-in-a-line-", false, "Each line that is printed holds {other} numbers."},
    FactRow{"moves-otherwise", false,
            "Where no force acts, agents do not move by their velocity times the time step."},
    FactRow{"lost-unless-whole-radii", false,
            "If a radius has decimals, like 1.5, no agents are printed, as if it were read into an "
            "int: read it as a double."},
    FactRow{"lost-unless-whole-parameters", false,
            "If a parameter has decimals, like 1.5, no agents are printed, as if it were read into "
            "an int: read it as a double."},
    FactRow{"nan-without-neighbours", false,
            "Where no other agent is within the radius of {force}, NaN or infinity is printed."},
    FactRow{"nan-at-zero-radius", false,
            "Where the radius of {force} is 0, NaN or infinity is printed."},
    FactRow{"nan-in-one-place", false,
            "If two agents are in the same place, {force} becomes NaN or infinity."},
    FactRow{"nan-at-rest", false, "If agents have velocity 0, {force} becomes NaN or infinity."},
};

const FactRow& fact_row_of(std::string_view code) {
  const auto* const found =
      std::find_if(kFactRows.begin(), kFactRows.end(), [code](const FactRow& row) {
        return row.code == code || (row.code.ends_with('-') && code.starts_with(row.code));
      });
  if (found == kFactRows.end()) throw std::logic_error("no sentence for " + std::string(code));
  return *found;
}

void replace_all(std::string& text, std::string_view what, std::string_view by) {
  for (std::size_t at = text.find(what); at != std::string::npos;
       at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
}

constexpr std::string_view kPowerPrefix = "grows-as-";

std::string_view name_of_variable(std::string_view of) {
  if (of == "K") return "its weight";
  if (of == "r") return "its radius";
  if (of == "d") return "the distance (tested from 0.25 to 4)";
  if (of == "n") return "the number of neighbours (all in the same place)";
  if (of == "N") return "the number of agents, including the agent itself";
  return "the speed of all agents";
}

// Returns the sentence for a power code such as "grows-as-d^-2".
std::string sentence_of_power(std::string_view code, std::string_view force) {
  const std::string_view rest = code.substr(kPowerPrefix.size());
  const std::size_t hat = rest.find('^');
  const std::string variable(name_of_variable(rest.substr(0, hat)));
  const double power = std::strtod(std::string(rest.substr(hat + 1)).c_str(), nullptr);
  if (power == 0.0) return fmt::format("{} does not change with {}.", force, variable);
  const double size = std::abs(power);
  std::string of;
  if (size == 0.5) of = "the square root of ";
  if (size == 2.0) of = "the square of ";
  if (size == 3.0) of = "the cube of ";
  if (size > 3.0 || (size != 0.5 && size != std::floor(size))) {
    return fmt::format("{} changes as the power {:g} of {}.", force, power, variable);
  }
  if (power < 0.0) return fmt::format("{} falls off as one over {}{}.", force, of, variable);
  return fmt::format("{} grows in proportion to {}{}.", force, of, variable);
}

}  // namespace

std::string power_code(std::string_view of, double power) {
  return fmt::format("{}{}^{:g}", kPowerPrefix, of, power + 0.0);
}

std::string factor_code(double factor) { return fmt::format("times-text-{:.4g}", factor); }

std::string sentence_of(std::string_view code) {
  const FactRow& row = fact_row_of(code);
  std::string sentence(row.sentence);
  replace_all(sentence, "{other}", code.substr(std::min(row.code.size(), code.size())));
  return sentence;
}

std::string sentence_of(std::string_view code, Force force) {
  const std::string lower(name_of(force));
  std::string upper = lower;
  upper.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(upper.front())));
  if (code.starts_with(kPowerPrefix)) return sentence_of_power(code, upper);
  std::string sentence = sentence_of(code);
  replace_all(sentence, "{Force}", upper);
  replace_all(sentence, "{force}", lower);
  return sentence;
}

bool is_always_told(std::string_view code) {
  if (code.starts_with(kPowerPrefix)) return !code.ends_with("^0");
  return fact_row_of(code).is_always_told;
}

}  // namespace flocking::explain
