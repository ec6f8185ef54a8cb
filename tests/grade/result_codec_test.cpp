#include "grade/result_codec.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>

namespace flocking::grade {
namespace {

/// Random values of all fields that a worker fills. The grader sets the fields that come from the
/// case.
class RandomRun {
 public:
  explicit RandomRun(unsigned seed) : random_(seed) {}

  CaseRun run() {
    CaseRun run;
    run.result = result();
    run.cannot_start = word();
    run.output_hash = random_();
    return run;
  }

 private:
  std::string word() {
    std::string text(random_() % 20, ' ');
    for (char& c : text) c = static_cast<char>(random_() % 255 + 1);  // anything but NUL
    return text;
  }
  double number() {
    constexpr double kHuge = std::numeric_limits<double>::max();
    constexpr double kTiny = std::numeric_limits<double>::denorm_min();
    switch (random_() % 5) {
      case 0:
        return kHuge;
      case 1:
        return kTiny;
      case 2:
        return -0.0;
      default:
        return std::ldexp(static_cast<double>(random_()), -60);
    }
  }
  bool flag() { return random_() % 2 == 0; }

  judge::Comparison comparison() {
    judge::Comparison comparison{.expected_tokens = random_(),
                                 .found_tokens = random_(),
                                 .differences = random_(),
                                 .extra_lines = random_(),
                                 .first = {},
                                 .largest = {},
                                 .first_not_finite = {},
                                 .layout = {}};
    if (flag()) {
      comparison.first = {.kind = static_cast<judge::DifferenceKind>(random_() % 6),
                          .index = random_(),
                          .expected = word(),
                          .found = word(),
                          .error = word(),
                          .line = random_(),
                          .column = random_()};
    }
    if (flag()) comparison.largest = {.error = word(), .value = number(), .index = random_()};
    if (flag()) comparison.first_not_finite = random_();
    for (std::size_t i = random_() % 8; i > 0; --i) {
      comparison.layout.push_back(
          {static_cast<judge::Layout>(random_() % judge::kLayouts), random_(), random_()});
    }
    return comparison;
  }

  CaseResult result() {
    CaseResult result;
    for (std::string* text : {&result.detail, &result.input_excerpt, &result.stderr_excerpt}) {
      *text = word();
    }
    result.nondeterministic = flag();
    result.verdict = static_cast<Verdict>(random_() % 8);
    result.usage = {number(), number(), random_(), random_()};
    for (std::size_t i = random_() % 4; i > 0; --i) result.warnings.push_back(word());
    if (flag()) result.comparison = comparison();
    result.agents = random_();
    result.steps = random_();
    result.runs = random_();
    return result;
  }

  std::mt19937_64 random_;
};

void expect_same(const judge::Comparison& a, const judge::Comparison& b) {
  EXPECT_EQ(a.expected_tokens, b.expected_tokens);
  EXPECT_EQ(a.found_tokens, b.found_tokens);
  EXPECT_EQ(a.differences, b.differences);
  EXPECT_EQ(a.extra_lines, b.extra_lines);
  EXPECT_EQ(a.first_not_finite, b.first_not_finite);
  ASSERT_EQ(a.first.has_value(), b.first.has_value());
  if (a.first) {
    EXPECT_EQ(a.first->kind, b.first->kind);
    EXPECT_EQ(a.first->index, b.first->index);
    EXPECT_EQ(a.first->expected, b.first->expected);
    EXPECT_EQ(a.first->found, b.first->found);
    EXPECT_EQ(a.first->error, b.first->error);
    EXPECT_EQ(a.first->line, b.first->line);
    EXPECT_EQ(a.first->column, b.first->column);
  }
  ASSERT_EQ(a.largest.has_value(), b.largest.has_value());
  if (a.largest) {
    EXPECT_EQ(a.largest->error, b.largest->error);
    EXPECT_EQ(a.largest->value, b.largest->value);
    EXPECT_EQ(a.largest->index, b.largest->index);
  }
  ASSERT_EQ(a.layout.size(), b.layout.size());
  for (std::size_t i = 0; i < a.layout.size(); ++i) {
    EXPECT_EQ(a.layout[i].layout, b.layout[i].layout);
    EXPECT_EQ(a.layout[i].count, b.layout[i].count);
    EXPECT_EQ(a.layout[i].first_line, b.layout[i].first_line);
  }
}

void expect_same_measures(const CaseResult& a, const CaseResult& b) {
  EXPECT_EQ(a.usage.cpu_s, b.usage.cpu_s);
  EXPECT_EQ(a.usage.wall_s, b.usage.wall_s);
  EXPECT_EQ(a.usage.peak_memory_bytes, b.usage.peak_memory_bytes);
  EXPECT_EQ(a.usage.output_bytes, b.usage.output_bytes);
  EXPECT_EQ(a.agents, b.agents);
  EXPECT_EQ(a.steps, b.steps);
  EXPECT_EQ(a.runs, b.runs);
}

void expect_same(const CaseResult& a, const CaseResult& b) {
  EXPECT_EQ(a.verdict, b.verdict);
  EXPECT_EQ(a.detail, b.detail);
  EXPECT_EQ(a.warnings, b.warnings);
  EXPECT_EQ(a.input_excerpt, b.input_excerpt);
  EXPECT_EQ(a.stderr_excerpt, b.stderr_excerpt);
  EXPECT_EQ(a.nondeterministic, b.nondeterministic);
  expect_same_measures(a, b);
  ASSERT_EQ(a.comparison.has_value(), b.comparison.has_value());
  if (a.comparison) expect_same(*a.comparison, *b.comparison);
}

TEST(ResultCodec, GivesBackWhatItTook) {
  for (unsigned seed = 0; seed < 2000; ++seed) {
    SCOPED_TRACE(seed);
    const CaseRun run = RandomRun(seed).run();
    const CaseRun again = unpacked_run(packed(run));
    expect_same(run.result, again.result);
    EXPECT_EQ(run.cannot_start, again.cannot_start);
    EXPECT_EQ(run.output_hash, again.output_hash);
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(ResultCodec, GivesBackAnEmptyRun) {
  const CaseRun again = unpacked_run(packed({}));
  expect_same(CaseResult(), again.result);
  EXPECT_EQ(again.cannot_start, "");
}

TEST(ResultCodec, RefusesWhatItDidNotMake) {
  const std::string text = packed(RandomRun(3).run());
  EXPECT_THROW(unpacked_run(""), std::runtime_error);
  EXPECT_THROW(unpacked_run("junk"), std::runtime_error);
  for (std::size_t size = 0; size < text.size(); ++size) {
    EXPECT_THROW(unpacked_run(std::string_view(text).substr(0, size)), std::runtime_error) << size;
  }
}

}  // namespace
}  // namespace flocking::grade
