#pragma once

#include "base/error.h"

namespace flocking::console {

/// Runs `work`, which reads files of the instructor: cases, a roster. An error in these files gets
/// the exit status of a faulty environment, not of a failed program.
template <class Work>
auto without_a_no(const Work& work) {
  try {
    return work();
  } catch (const InputError& error) {
    throw EnvironmentError(error.what());
  } catch (const MisfitError& error) {
    throw EnvironmentError(error.what());
  }
}

}  // namespace flocking::console
