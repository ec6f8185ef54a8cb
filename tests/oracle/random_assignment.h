#ifndef FLOCKING_TESTS_ORACLE_RANDOM_ASSIGNMENT_H_
#define FLOCKING_TESTS_ORACLE_RANDOM_ASSIGNMENT_H_

#include <cstdint>
#include <string>

namespace oracle {

// The text of a valid, small and often nasty assignment: the same text for the same seed, on every
// machine. Which kinds of nastiness meet is random too.
std::string random_assignment(std::uint64_t seed);

}  // namespace oracle

#endif  // FLOCKING_TESTS_ORACLE_RANDOM_ASSIGNMENT_H_
