// Reading and printing numbers: our code compared with common alternatives, on the same values.
// Each benchmark reports the time per number ("per_number"; do not divide it again).
#include <benchmark/benchmark.h>
#include <fmt/compile.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iomanip>
#include <memory>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "io/file.h"
#include "io/number_format.h"
#include "io/scanner.h"

namespace {

constexpr std::size_t kCount = 100'000;

// Values as in an assignment: positions and velocities with three decimals and either sign.
std::vector<double> state_values() {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> position(-1000.0, 1000.0);
  std::normal_distribution<double> velocity(0.0, 5.0);
  std::vector<double> values(kCount);
  for (std::size_t i = 0; i < kCount; ++i)
    values[i] = i % 4 < 2 ? position(random) : velocity(random);
  return values;
}

std::string text_with_digits(bool full_precision) {
  std::string text;
  std::size_t i = 0;
  for (const double value : state_values()) {
    text += full_precision ? fmt::format("{:.17g}", value) : fmt::format("{:.3f}", value);
    text += ++i % 4 == 0 ? '\n' : ' ';
  }
  return text;
}

const std::string& text_for(const benchmark::State& state) {
  static const std::string three = text_with_digits(false);
  static const std::string full = text_with_digits(true);
  return state.range(0) == 3 ? three : full;
}

void report(benchmark::State& state) {
  state.counters["per_number"] = benchmark::Counter(
      static_cast<double>(kCount),
      benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

class MemoryFile {
 public:
  explicit MemoryFile(const std::string& text) : descriptor_(memfd_create("input", 0)) {
    if (write(descriptor_, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
      std::abort();
  }
  ~MemoryFile() { close(descriptor_); }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  [[nodiscard]] int rewound() const {
    lseek(descriptor_, 0, SEEK_SET);
    return descriptor_;
  }

 private:
  int descriptor_;
};

void read_flocking(benchmark::State& state) {
  const MemoryFile memory(text_for(state));
  for (auto _ : state) {
    const auto file = flocking::io::File::borrow(memory.rewound(), "memory");
    flocking::io::Scanner scanner(file, [] {});
    double value = 0.0;
    while (scanner.next(value) == flocking::io::Scanner::Found::kNumber) {
      benchmark::DoNotOptimize(value);
    }
  }
  report(state);
}

template <class Parse>
void read_text(benchmark::State& state, Parse parse) {
  const std::string& text = text_for(state);
  for (auto _ : state) {
    const char* at = text.data();
    for (std::size_t i = 0; i < kCount; ++i) {
      double value = 0.0;
      at = parse(at, text.data() + text.size(), value);
      benchmark::DoNotOptimize(value);
      ++at;
    }
  }
  report(state);
}

void read_from_chars(benchmark::State& state) {
  read_text(state, [](const char* at, const char* end, double& value) {
    return std::from_chars(at, end, value).ptr;
  });
}

void read_strtod(benchmark::State& state) {
  read_text(state, [](const char* at, const char*, double& value) {
    char* end = nullptr;
    value = std::strtod(at, &end);
    return static_cast<const char*>(end);
  });
}

void read_scanf(benchmark::State& state) {
  const MemoryFile memory(text_for(state));
  for (auto _ : state) {
    std::FILE* file = fdopen(dup(memory.rewound()), "r");
    double value = 0.0;
    while (std::fscanf(file, "%lf", &value) == 1) benchmark::DoNotOptimize(value);
    std::fclose(file);
  }
  report(state);
}

void read_iostream(benchmark::State& state) {
  for (auto _ : state) {
    std::istringstream input(text_for(state));
    double value = 0.0;
    while (input >> value) benchmark::DoNotOptimize(value);
  }
  report(state);
}

template <class Print>
void print_values(benchmark::State& state, Print print) {
  const std::vector<double> values = state_values();
  const auto buffer = std::make_unique<char[]>(kCount * 16 + 1024);
  for (auto _ : state) {
    char* out = buffer.get();
    for (const double value : values) {
      out = print(out, value);
      *out++ = ' ';
    }
    benchmark::DoNotOptimize(*buffer.get());
    benchmark::ClobberMemory();
  }
  report(state);
}

void print_flocking(benchmark::State& state) {
  print_values(state, flocking::io::write_three_decimals);
}

void print_fmt(benchmark::State& state) {
  print_values(state, [](char* out, double value) {
    return fmt::format_to(out, FMT_COMPILE("{:.3f}"), value);
  });
}

void print_to_chars(benchmark::State& state) {
  print_values(state, [](char* out, double value) {
    return std::to_chars(out, out + 400, value, std::chars_format::fixed, 3).ptr;
  });
}

void print_snprintf(benchmark::State& state) {
  print_values(
      state, [](char* out, double value) { return out + std::snprintf(out, 400, "%.3f", value); });
}

void print_iostream(benchmark::State& state) {
  const std::vector<double> values = state_values();
  for (auto _ : state) {
    std::ostringstream output;
    output << std::fixed << std::setprecision(3);
    for (const double value : values) output << value << ' ';
    benchmark::DoNotOptimize(output.view());
  }
  report(state);
}

BENCHMARK(read_flocking)->Arg(3)->Arg(17);
BENCHMARK(read_from_chars)->Arg(3)->Arg(17);
BENCHMARK(read_strtod)->Arg(3)->Arg(17);
BENCHMARK(read_scanf)->Arg(3)->Arg(17);
BENCHMARK(read_iostream)->Arg(3)->Arg(17);
BENCHMARK(print_flocking);
BENCHMARK(print_fmt);
BENCHMARK(print_to_chars);
BENCHMARK(print_snprintf);
BENCHMARK(print_iostream);

}  // namespace

BENCHMARK_MAIN();
