// A long run of a dense flock, hashed as it is printed. The expected hash comes from the textbook
// oracle, which also runs here: if both give the same new hash, the compiler or the machine caused
// the change.
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <utility>

#include "io/flock_output.h"
#include "io/output.h"
#include "oracle/textbook.h"
#include "sim/flock.h"
#include "support/memory_file.h"

namespace {

constexpr int kAgents = 48;
constexpr int kSteps = 1000;

struct Golden {
  const char* name;
  flocking::Profile profile;
  oracle::Rules oracle_rules;
  std::uint64_t hash;
};

constexpr Golden kGolden[] = {
    {"course", flocking::Profile::kCourse, oracle::Rules::kCourse, 0xa392ac75451beb67U},
    {"course-tests", flocking::Profile::kCourseTests, oracle::Rules::kCourseTests,
     0x8bb58dd561479d60U},
};

// Returns the 64-bit FNV-1a hash.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return hash;
}

// Returns a multiple of 1/64 in a square of 6 by 6, in units of 1/64: it is read and written
// exactly.
int scrambled(int i, int salt) { return (i * 7919 + salt * 104729) % 384; }

std::string as_text(int sixty_fourths) {
  char text[32];
  std::snprintf(text, sizeof text, "%.6f", sixty_fourths / 64.0);
  return text;
}

constexpr flocking::CourseParameters kParameters{.cohesion_radius = 2.5,
                                                 .separation_radius = 0.75,
                                                 .max_separation = 3.0,
                                                 .alignment_radius = 1.5,
                                                 .cohesion_weight = 1.25,
                                                 .separation_weight = 0.5,
                                                 .alignment_weight = -0.0625};

std::string engine_output(flocking::Profile profile) {
  flocking::FlockState start(kAgents);
  for (int i = 0; i < kAgents; ++i) {
    start.set(static_cast<std::size_t>(i), {scrambled(i, 1) / 64.0, scrambled(i, 2) / 64.0},
              {(scrambled(i, 3) - 192) / 64.0, (scrambled(i, 4) - 192) / 64.0});
  }
  const flocking::testing::MemoryFile memory;
  flocking::io::Output output(memory.file());
  flocking::sim::Flock flock(std::move(start),
                             flocking::sim::plain_configuration(profile, kParameters));
  flocking::io::FlockPrinter printer;
  for (int step = 0; step < kSteps; ++step) {
    flock.step(0.03125);
    printer.print(flock.state(), output, flock.team());
  }
  output.flush();
  return memory.text();
}

std::string oracle_output(oracle::Rules rules) {
  std::string input = "2.5 0.75 3 1.5 1.25 0.5 -0.0625 " + std::to_string(kAgents) + "\n";
  for (int i = 0; i < kAgents; ++i) {
    input += as_text(scrambled(i, 1)) + " " + as_text(scrambled(i, 2)) + " " +
             as_text(scrambled(i, 3) - 192) + " " + as_text(scrambled(i, 4) - 192) + "\n";
  }
  for (int step = 0; step < kSteps; ++step) input += "0.03125\n";
  return oracle::textbook(input, rules);
}

bool check(const Golden& golden) {
  const std::uint64_t engine = hash_of(engine_output(golden.profile));
  const std::uint64_t textbook = hash_of(oracle_output(golden.oracle_rules));
  std::printf("%s: engine %016llx, textbook %016llx, expected %016llx\n", golden.name,
              static_cast<unsigned long long>(engine), static_cast<unsigned long long>(textbook),
              static_cast<unsigned long long>(golden.hash));
  return engine == golden.hash && textbook == golden.hash;
}

}  // namespace

int main() {
  bool same = true;
  for (const Golden& golden : kGolden) same = check(golden) && same;
  return same ? 0 : 1;
}
