// Usage: compare_main [--agents N] [--abs-tolerance X] [--rel-tolerance X] [--exact]
// [--strict-format] EXPECTED ACTUAL
// Prints the report that report.h describes. Exit status: 0 accepted, 1 not accepted, 2 wrong usage
// or an unreadable file.
#include <cstdio>
#include <exception>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "compare.h"
#include "decimal.h"
#include "report.h"

namespace oracle::compare {
namespace {

struct Call {
  Options options;
  std::vector<std::string> files;
};

std::string tolerance(const std::string& text) {
  const std::optional<Decimal> value = Decimal::parse(text);
  if (!value || value->sign() < 0) {
    throw std::invalid_argument("not a tolerance: " + text);
  }
  return text;
}

long agents(const std::string& text) {
  const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
  if (!digits || text.size() > 9 || std::stol(text) < 1) {
    throw std::invalid_argument("not a number of agents: " + text);
  }
  return std::stol(text);
}

Call parse(const std::vector<std::string>& arguments) {
  Call call;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    const auto value = [&] {
      return i + 1 < arguments.size() ? arguments[++i]
                                      : throw std::invalid_argument("missing value: " + argument);
    };
    if (argument == "--exact") {
      call.options.exact = true;
    } else if (argument == "--strict-format") {
      call.options.strict_format = true;
    } else if (argument == "--agents") {
      call.options.agents = agents(value());
    } else if (argument == "--abs-tolerance") {
      call.options.abs_tolerance = tolerance(value());
    } else if (argument == "--rel-tolerance") {
      call.options.rel_tolerance = tolerance(value());
    } else if (argument.starts_with("--")) {
      throw std::invalid_argument("unknown option: " + argument);
    } else {
      call.files.push_back(argument);
    }
  }
  if (call.files.size() != 2) {
    throw std::invalid_argument("two files are wanted: EXPECTED ACTUAL");
  }
  return call;
}

std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(file), {}};
  if (!file) {
    throw std::runtime_error("cannot read " + path);
  }
  return bytes;
}

int run(const std::vector<std::string>& arguments) {
  const Call call = parse(arguments);
  const std::string expected = bytes_of(call.files[0]);
  const std::string actual = bytes_of(call.files[1]);
  const Report report = compare_outputs(expected, actual, call.options);
  std::fputs(text_of(report).c_str(), stdout);
  return report.verdict == Verdict::kAccepted ? 0 : 1;
}

}  // namespace
}  // namespace oracle::compare

int main(int argc, char** argv) {
  try {
    return oracle::compare::run({argv + 1, argv + argc});
  } catch (const std::exception& error) {
    std::fprintf(stderr, "compare_main: %s\n", error.what());
    return 2;
  }
}
