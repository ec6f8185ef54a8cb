#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "variant/choices.h"

namespace flocking::explain {

/// Returns a row of the table of choices.
template <class Value>
constexpr Choice row(Slot slot, Value value, std::string_view code, double prior,
                     std::string_view title, std::string_view sentence, std::string_view formula) {
  return {slot, static_cast<std::uint8_t>(value), code, prior, title, sentence, formula};
}

/// The prior of a choice for each force: of 100 failing programs, about this many make it. If the
/// prior is 0 for one force but not for another, the choice is never tried for that force and has
/// no title or sentence.
struct Priors {
  constexpr Priors(double all) : of{all, all, all} {}  // NOLINT(google-explicit-constructor)
  constexpr Priors(double cohesion, double separation, double alignment)
      : of{cohesion, separation, alignment} {}

  std::array<double, 3> of;
};

/// A choice of a slot that each force has. Its texts contain placeholders:
///
///     {force} {Force} {r} {K} {n}   the force: "cohesion", "Cohesion", "r_c", "K_c", "n_c";
///     {r'} {r''}                    the radii of the other two forces;
///     {named} {r_named} {K_named}   the force that the choice names;
///     {counted} {n_counted}         the force whose neighbours are counted instead.
struct ForceRow {
  ForceSlot slot;
  std::uint8_t value;  ///< if the row names a force: the value for cohesion; the values for the
                       ///< other forces follow
  std::string_view code;
  Priors prior;
  std::string_view title;
  std::string_view sentence;
  std::string_view formula;
  /// If the row names a force: code and formula where the choice names the force itself and equals
  /// the rules.
  std::string_view own_code = {};
  std::string_view own_formula = {};
  /// The forces that have this choice.
  std::array<bool, 3> is_of = {true, true, true};

  [[nodiscard]] constexpr bool names_force() const { return !own_code.empty(); }
};

inline constexpr std::array kSeparationOnly = {false, true, false};
inline constexpr std::array kAllButSeparation = {true, false, true};

/// Returns a row for each force in `is_of`.
template <class Value>
constexpr ForceRow row(ForceSlot slot, Value value, std::string_view code, Priors prior,
                       std::string_view title, std::string_view sentence, std::string_view formula,
                       std::array<bool, 3> is_of = {true, true, true}) {
  return {.slot = slot,
          .value = static_cast<std::uint8_t>(value),
          .code = code,
          .prior = prior,
          .title = title,
          .sentence = sentence,
          .formula = formula,
          .is_of = is_of};
}

/// Returns a row for each pair of a force and the force that the choice names; `of_cohesion` is the
/// choice that names cohesion.
template <class Value>
constexpr ForceRow naming_row(ForceSlot slot, Value of_cohesion, std::string_view code,
                              Priors prior, std::string_view title, std::string_view sentence,
                              std::string_view formula, std::string_view own_code,
                              std::string_view own_formula) {
  ForceRow naming = row(slot, of_cohesion, code, prior, title, sentence, formula);
  naming.own_code = own_code;
  naming.own_formula = own_formula;
  return naming;
}

}  // namespace flocking::explain
