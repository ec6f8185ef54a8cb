// Shared by the textbook flocks: reading the assignment into memory, the course's force from its
// sums, stepping with a clock, printing. Written independently of the program with which they are
// compared.
#pragma once

#include <fmt/compile.h>
#include <fmt/format.h>

#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bench {

// Radii and weights of cohesion, separation and alignment, and the longest separation force.
struct Rules {
  double r_c, r_s, f_max, r_a, k_c, k_s, k_a;
};

// An agent takes half a cache line: reading a neighbour costs one memory access.
struct Agent {
  double x, y, vx, vy;
};

struct Assignment {
  Rules rules;
  std::vector<Agent> agents;
  std::vector<double> time_steps;
};

// The sums over an agent's neighbours.
struct Sums {
  double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
  double n_c = 0, n_a = 0;
};

struct Options {
  std::string file = "-";
  bool all_steps = false;     // print every step, not just the last
  bool timing = false;        // print the time of the steps on stderr
  bool count = false;         // print the number of neighbours found on stderr
  int queries = 1;            // of the tree, per agent and step
  std::size_t leaf_size = 0;  // of the tree; 0: the program's choice
};

inline std::size_t to_number(std::string_view text) {
  std::size_t value = 0;
  const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
  if (result.ec != std::errc() || result.ptr != text.data() + text.size()) {
    throw std::runtime_error("not a whole number: " + std::string(text));
  }
  return value;
}

inline Options parse_options(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  Options options;
  for (auto at = arguments.begin(); at != arguments.end(); ++at) {
    const auto value = [&] {
      if (++at == arguments.end()) throw std::runtime_error("a value is missing");
      return to_number(*at);
    };
    if (*at == "--all") {
      options.all_steps = true;
    } else if (*at == "--timing") {
      options.timing = true;
    } else if (*at == "--count") {
      options.count = true;
    } else if (*at == "--queries") {
      options.queries = static_cast<int>(value());
    } else if (*at == "--leaf") {
      options.leaf_size = value();
    } else if (at->starts_with("--")) {
      throw std::runtime_error("unknown option " + *at);
    } else {
      options.file = *at;
    }
  }
  return options;
}

inline std::string read_all(const std::string& name) {
  std::ifstream file(name == "-" ? "/dev/stdin" : name, std::ios::binary);
  std::string text(1 << 20, '\0');
  std::size_t size = 0;
  while (file.read(&text[size], static_cast<std::streamsize>(text.size() - size))) {
    size = text.size();
    text.resize(2 * size);
  }
  if (!file.eof()) throw std::runtime_error("cannot read " + name);
  text.resize(size + static_cast<std::size_t>(file.gcount()));
  return text;
}

// Takes one number after another from a text; false at its end.
class Numbers {
 public:
  explicit Numbers(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

  bool next(double& value) {
    while (at_ != end_ && *at_ <= ' ') ++at_;
    if (at_ == end_) return false;
    const auto result = std::from_chars(at_, end_, value);
    if (result.ec != std::errc()) throw std::runtime_error("not a number");
    at_ = result.ptr;
    return true;
  }

  double need() {
    double value = 0;
    if (!next(value)) throw std::runtime_error("the input ends too early");
    return value;
  }

 private:
  const char* at_;
  const char* end_;
};

inline Assignment read_assignment(const std::string& file) {
  const std::string text = read_all(file);
  Numbers numbers(text);
  Assignment result{};
  Rules& r = result.rules;
  for (double* field : {&r.r_c, &r.r_s, &r.f_max, &r.r_a, &r.k_c, &r.k_s, &r.k_a}) {
    *field = numbers.need();
  }
  result.agents.resize(static_cast<std::size_t>(numbers.need()));
  for (Agent& agent : result.agents) {
    for (double* field : {&agent.x, &agent.y, &agent.vx, &agent.vy}) *field = numbers.need();
  }
  for (double dt = 0; numbers.next(dt);) result.time_steps.push_back(dt);
  return result;
}

// The agent after a step of dt with the forces that follow from the sums.
inline Agent moved(const Rules& rules, const Agent& agent, const Sums& sums, double dt) {
  double fc_x = 0;
  double fc_y = 0;
  if (sums.n_c > 0 && rules.r_c > 0) {
    const double ex = sums.cx / sums.n_c - agent.x;
    const double ey = sums.cy / sums.n_c - agent.y;
    if (std::sqrt(ex * ex + ey * ey) <= rules.r_c) {
      fc_x = ex / rules.r_c;
      fc_y = ey / rules.r_c;
    }
  }
  double fs_x = sums.sx;
  double fs_y = sums.sy;
  const double length = std::sqrt(fs_x * fs_x + fs_y * fs_y);
  if (length > rules.f_max) {
    fs_x = fs_x / length * rules.f_max;
    fs_y = fs_y / length * rules.f_max;
  }
  const double fa_x = sums.n_a > 0 ? sums.ax / sums.n_a : 0;
  const double fa_y = sums.n_a > 0 ? sums.ay / sums.n_a : 0;
  const double fx = rules.k_c * fc_x + rules.k_s * fs_x + rules.k_a * fa_x;
  const double fy = rules.k_c * fc_y + rules.k_s * fs_y + rules.k_a * fa_y;
  const double vx = agent.vx + fx * dt;
  const double vy = agent.vy + fy * dt;
  return {agent.x + vx * dt, agent.y + vy * dt, vx, vy};
}

inline void print(const std::vector<Agent>& agents) {
  fmt::memory_buffer out;
  const auto flush = [&] {
    if (std::fwrite(out.data(), 1, out.size(), stdout) != out.size()) {
      throw std::runtime_error("cannot write");
    }
    out.clear();
  };
  for (const Agent& agent : agents) {
    fmt::format_to(std::back_inserter(out), FMT_COMPILE("{:.3f} {:.3f} {:.3f} {:.3f}\n"), agent.x,
                   agent.y, agent.vx, agent.vy);
    if (out.size() > 60'000) flush();
  }
  flush();
}

// Takes all steps; step(now, next, dt) computes the agents of `next` from those of `now`.
template <typename Step>
void run(const Options& options, Assignment& assignment, Step step) {
  using Clock = std::chrono::steady_clock;
  std::vector<Agent>& now = assignment.agents;
  std::vector<Agent> next(now.size());
  std::chrono::duration<double> stepping{};
  const std::size_t steps = assignment.time_steps.size();
  for (std::size_t i = 0; i < steps; ++i) {
    const auto start = Clock::now();
    step(std::as_const(now), next, assignment.time_steps[i]);
    now.swap(next);
    stepping += Clock::now() - start;
    if (options.all_steps || i + 1 == steps) print(now);
  }
  if (options.timing) fmt::print(stderr, "stepping {:.6f} steps {}\n", stepping.count(), steps);
}

// main() of every flock: 0, or 1 with a message on stderr.
template <typename Simulate>
int guarded_main(int argc, char** argv, Simulate simulate) {
  try {
    const Options options = parse_options(argc, argv);
    Assignment assignment = read_assignment(options.file);
    simulate(options, assignment);
    return 0;
  } catch (const std::exception& error) {
    static_cast<void>(std::fprintf(stderr, "%s: %s\n", *argv, error.what()));
    return 1;
  }
}

}  // namespace bench
