#include "audit/additions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "audit/audited.h"
#include "audit/oracle_program.h"
#include "audit/unfair.h"
#include "oracle/random_source.h"
#include "support/sanitized.h"

namespace flocking::audit {
namespace {

using ::testing::IsEmpty;

// Returns the cases that the oracle computes quickly.
std::vector<CaseText> quick_course_cases() {
  std::vector<CaseText> cases;
  for (CaseText& one : cases_of("course")) {
    if (std::count(one.input.begin(), one.input.end(), '\n') < 20) cases.push_back(std::move(one));
  }
  return cases;
}

std::vector<CaseText> random_subset(const std::vector<CaseText>& all, std::size_t size,
                                    oracle::RandomSource& random) {
  std::vector<CaseText> some;
  std::set<std::size_t> chosen;
  while (chosen.size() < size) chosen.insert(random.next() % all.size());
  for (const std::size_t i : chosen) some.push_back(all[i]);
  return some;
}

bool is_noticed_by_oracle(const explain::Variant& mutant, const std::vector<CaseText>& cases) {
  return std::any_of(cases.begin(), cases.end(), [&mutant](const CaseText& one) {
    return oracle_notices(mutant, one.input, one.answer);
  });
}

// Expects that the oracle confirms every survivor, and that the additions notice all survivors that
// any input exposes.
void expect_closed(const std::vector<CaseText>& cases) {
  const Audit weak = audited(cases);
  for (const Survivor& survivor : weak.survivors) {
    EXPECT_FALSE(is_noticed_by_oracle(weak.mutants[survivor.mutant].variant, cases))
        << weak.mutants[survivor.mutant].code;
  }
  const Additions more = additions(weak, {}, judged, {}, 2);
  EXPECT_THAT(more.open, IsEmpty());
  std::vector<CaseText> added;
  for (const Addition& one : more.cases) {
    added.push_back(one.text);
    EXPECT_EQ(one.text.answer, oracle_output({}, one.text.input).value_or(""));
    EXPECT_FALSE(unfairness(one.text, {}, judged)) << one.text.input;
    EXPECT_FALSE(one.notices.empty());
  }
  for (const Survivor& survivor : weak.survivors) {
    if (survivor.input.empty()) continue;
    EXPECT_TRUE(is_noticed_by_oracle(weak.mutants[survivor.mutant].variant, added))
        << weak.mutants[survivor.mutant].code;
  }
  std::vector<CaseText> complete = cases;
  complete.insert(complete.end(), added.begin(), added.end());
  EXPECT_EQ(total_tally(audited(complete)).survive, 0U);
}

// With FLOCKING_AUDIT_SUBSETS=50, the test takes a minute.
TEST(Additions, CloseAllThatRandomSubsetsMissSlow) {
  const char* wanted = std::getenv("FLOCKING_AUDIT_SUBSETS");
  const int rounds = wanted != nullptr ? std::atoi(wanted) : testing::kIsSanitized ? 1 : 8;
  const std::vector<CaseText> all = quick_course_cases();
  oracle::RandomSource random(22);
  for (int round = 0; round < rounds; ++round) {
    SCOPED_TRACE(round);
    expect_closed(random_subset(all, 1 + static_cast<std::size_t>(random.below(25)), random));
  }
}

TEST(Additions, AreNoneWhereNothingSurvivesSlow) {
  const Audit whole = audited(cases_of("course"));
  const Additions more = additions(whole, {}, judged, {}, 1);
  EXPECT_THAT(more.cases, IsEmpty());
  EXPECT_THAT(more.open, IsEmpty());
}

TEST(Additions, HaveNamesOfTheirOwnAndNoNeedlessOneAmongThemSlow) {
  std::vector<CaseText> example;
  for (CaseText& one : cases_of("course")) {
    if (one.name == "two_agents_cohesion") example.push_back(std::move(one));
  }
  const Audit weak = audited(example);
  const Additions first = additions(weak, {}, judged, {}, 2);
  ASSERT_FALSE(first.cases.empty());
  const std::string taken = first.cases[0].text.name;
  const Additions second = additions(weak, {}, judged, {taken}, 2);
  EXPECT_EQ(second.cases[0].text.name, taken + "_2");
  EXPECT_LE(first.cases.size(), 8U);
  for (const Addition& one : first.cases) {
    EXPECT_LE(std::count(one.text.input.begin(), one.text.input.end(), '\n'), 14);
  }
  // With sanitizers, leaves out only one case.
  const std::size_t left_out = testing::kIsSanitized ? 1 : first.cases.size();
  for (std::size_t out = 0; out < left_out; ++out) {
    std::vector<CaseText> fewer = example;
    for (std::size_t i = 0; i < first.cases.size(); ++i) {
      if (i != out) fewer.push_back(first.cases[i].text);
    }
    EXPECT_GT(total_tally(audited(fewer)).survive, 0U) << first.cases[out].text.name;
  }
}

}  // namespace
}  // namespace flocking::audit
