#include "io/assignment_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>
#include <stdexcept>
#include <string>

#include "base/printable.h"
#include "core/constants.h"

namespace flocking::io {
namespace {

// Up to this many agents surely fit, so the system is not asked for the available memory.
constexpr double kSurelyFits = 1e6;

struct HeaderField {
  const char* name;
  double CourseParameters::*member;
  bool may_be_negative;
};

constexpr std::array<HeaderField, 7> kHeader = {{
    {"r_c (cohesion radius)", &CourseParameters::cohesion_radius, false},
    {"r_s (separation radius)", &CourseParameters::separation_radius, false},
    {"F_Smax (longest separation force)", &CourseParameters::max_separation, false},
    {"r_a (alignment radius)", &CourseParameters::alignment_radius, false},
    {"K_c (cohesion weight)", &CourseParameters::cohesion_weight, true},
    {"K_s (separation weight)", &CourseParameters::separation_weight, true},
    {"K_a (alignment weight)", &CourseParameters::alignment_weight, true},
}};

constexpr const char* kAgentCount = "N (number of agents)";

std::string found_token(const Scanner& scanner) { return "found " + in_quotes(scanner.token()); }

double require_number(Scanner& scanner, const char* name) {
  double value = 0.0;
  if (scanner.next(value) != Scanner::Found::kNumber) throw scanner.error(name);
  return value;
}

CourseParameters read_parameters(Scanner& scanner) {
  CourseParameters parameters;
  for (const HeaderField& field : kHeader) {
    const double value = require_number(scanner, field.name);
    if (value < 0.0 && !field.may_be_negative) {
      throw scanner.error(std::string(field.name) + " of at least 0", found_token(scanner));
    }
    parameters.*field.member = value;
  }
  return parameters;
}

// `memory` is 0 if the available memory is unknown.
InputError too_many_agents(Scanner& scanner, std::uint64_t memory) {
  std::string fault = found_token(scanner);
  if (memory > 0) fault += "; there is room for " + std::to_string(memory / kBytesPerAgent);
  return scanner.error(std::string(kAgentCount) + " that fits into memory", fault);
}

FlockState read_agent_count(Scanner& scanner, std::uint64_t (*memory_bytes)()) {
  const double count = require_number(scanner, kAgentCount);
  if (count != std::floor(count)) {
    throw scanner.error(std::string(kAgentCount) + " to be a whole number", found_token(scanner));
  }
  if (count < 0.0) {
    throw scanner.error(std::string(kAgentCount) + " of at least 0", found_token(scanner));
  }
  if (count > kSurelyFits) {
    const auto memory =
        std::min<std::uint64_t>(memory_bytes(), std::numeric_limits<std::size_t>::max());
    if (count * static_cast<double>(kBytesPerAgent) > static_cast<double>(memory)) {
      throw too_many_agents(scanner, memory);
    }
  }
  try {
    return FlockState(static_cast<std::size_t>(count));
  } catch (const std::bad_alloc&) {  // a limit that memory_bytes() does not report
    throw too_many_agents(scanner, 0);
  }
}

[[noreturn, gnu::cold]] void fail_at_agent(Scanner& scanner, std::size_t agent, std::size_t agents,
                                           const char* field) {
  throw scanner.error(std::string(field) + " of agent " + std::to_string(agent) + " (N is " +
                      std::to_string(agents) + ", the first agent is 0)");
}

}  // namespace

Assignment read_assignment(Scanner& scanner, std::uint64_t (*memory_bytes)()) {
  Assignment assignment{read_parameters(scanner), read_agent_count(scanner, memory_bytes)};
  FlockState& flock = assignment.flock;
  const std::size_t agents = flock.size();
  const auto read = [&](double& field, std::size_t agent, const char* name) {
    if (scanner.next(field) != Scanner::Found::kNumber) fail_at_agent(scanner, agent, agents, name);
  };
  for (std::size_t i = 0; i < agents; ++i) {
    AgentState& agent = flock.agents[i];
    read(agent.x, i, "x");
    read(agent.y, i, "y");
    read(agent.vx, i, "vx");
    read(agent.vy, i, "vy");
  }
  return assignment;
}

Next read_next(Scanner& scanner, std::uint64_t step) {
  double value = 0.0;
  const Scanner::Found found = scanner.next(value);
  if (found == Scanner::Found::kNumber) return value;
  if (found == Scanner::Found::kEnd) return std::monostate();
  if (scanner.token() == "set" || scanner.token() == "unset") {
    Instruction instruction;
    instruction.place = scanner.token_place();
    instruction.line = scanner.take_line(instruction.begins_at);
    return instruction;
  }
  throw scanner.error("a number for time step " + std::to_string(step));
}

}  // namespace flocking::io
