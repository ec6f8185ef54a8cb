#ifndef FLOCKING_TESTS_ORACLE_RANDOM_ASSIGNMENT_H_
#define FLOCKING_TESTS_ORACLE_RANDOM_ASSIGNMENT_H_

#include <cstdint>
#include <string>

namespace oracle {

// Returns the text of a valid, small and often extreme assignment: the same text for the same seed,
// on every machine. The combination of extremes is random.
std::string random_assignment(std::uint64_t seed);

}  // namespace oracle

#endif  // FLOCKING_TESTS_ORACLE_RANDOM_ASSIGNMENT_H_
