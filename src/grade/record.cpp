#include "grade/record.h"

#include <array>

namespace flocking::grade {
namespace {

struct VerdictNames {
  const char* brief;
  const char* full;
};

// In the order of Verdict.
constexpr std::array<VerdictNames, 10> kVerdictNames = {{{"AC", "accepted"},
                                                         {"WA", "wrong answer"},
                                                         {"PE", "presentation error"},
                                                         {"TLE", "time limit exceeded"},
                                                         {"MLE", "memory limit exceeded"},
                                                         {"OLE", "output limit exceeded"},
                                                         {"RTE", "runtime error"},
                                                         {"JE", "judge error"},
                                                         {"CE", "compile error"},
                                                         {"NG", "not gradable"}}};

const VerdictNames& names_of(Verdict verdict) {
  return kVerdictNames.at(static_cast<std::size_t>(verdict));
}

}  // namespace

const char* short_name(Verdict verdict) { return names_of(verdict).brief; }

const char* long_name(Verdict verdict) { return names_of(verdict).full; }

}  // namespace flocking::grade
