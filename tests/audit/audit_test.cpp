#include "audit/audit.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "audit/audited.h"
#include "audit/minimal.h"
#include "audit/oracle_program.h"
#include "oracle/random_source.h"
#include "support/sanitized.h"
#include "variant/choices.h"
#include "variant/play.h"

namespace flocking::audit {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const std::vector<CaseText>& course_cases() {
  static const std::vector<CaseText> cases = cases_of("course");
  return cases;
}

const Audit& course_audit() {
  static const Audit result = audited(course_cases());
  return result;
}

TEST(Mutants, AreEveryDeviationOfTheTableAndThePairsAndTheTemplate) {
  const std::vector<Mutant> all = mutants({});
  std::set<std::string> codes;
  std::size_t singles = 0;
  std::size_t pairs = 0;
  for (const Mutant& mutant : all) {
    EXPECT_TRUE(codes.insert(mutant.code).second) << mutant.code;
    EXPECT_EQ(mutant.variant, explain::parse_variant(mutant.code)) << mutant.code;
    EXPECT_FALSE(mutant.sentence.empty()) << mutant.code;
    singles += mutant.kind == MutantKind::kSingle ? 1U : 0U;
    pairs += mutant.kind == MutantKind::kPair ? 1U : 0U;
    EXPECT_EQ(mutant.prior > 0.0, mutant.kind == MutantKind::kSingle) << mutant.code;
  }
  std::size_t rows = 0;
  for (const explain::Choice& choice : explain::choices()) {
    if (choice.prior == 0.0) continue;
    ++rows;
    const std::string code =
        std::string(explain::code_of(choice.slot)) + "=" + std::string(choice.code);
    EXPECT_TRUE(codes.contains(code)) << code;
  }
  EXPECT_EQ(singles, rows);
  EXPECT_EQ(pairs, kPairs);
  EXPECT_EQ(all.size(), singles + pairs + 2);
}

TEST(Mutants, DeviateFromWhatIsRight) {
  const explain::Variant right = explain::parse_variant("course-tests");
  std::set<std::string> codes;
  for (const Mutant& mutant : mutants(right)) {
    EXPECT_FALSE(mutant.variant == right) << mutant.code;
    codes.insert(mutant.code);
  }
  EXPECT_TRUE(codes.contains("separation.term=inverse"));
}

// Compares with a separate simulator, reader, printer and comparator.
TEST(Audit, MatchesTheOracleSlow) {
  const Audit& found = course_audit();
  ASSERT_EQ(found.cases.size(), course_cases().size());
  EXPECT_THAT(found.wrong, IsEmpty());
  EXPECT_THAT(found.large, IsEmpty());
  for (std::size_t i = 0; i < found.cases.size(); ++i) {
    const CaseText& one = course_cases()[i];
    ASSERT_EQ(found.cases[i].name, one.name);
    // Large cases are slow with the oracle, so each is tested with a different part of the mutants.
    // With sanitizers, all cases are slow.
    const std::size_t every = testing::kIsSanitized || found.cases[i].pairs > 1000.0 ? 100 : 1;
    for (std::size_t k = i % every; k < found.mutants.size(); k += every) {
      ASSERT_EQ(found.cases[i].notices[k],
                oracle_notices(found.mutants[k].variant, one.input, one.answer))
          << one.name << " " << found.mutants[k].code;
    }
  }
}

TEST(Audit, SaysThatOurOwnCasesNoticeAllThatInputsShowSlow) {
  const Audit& found = course_audit();
  const Tally total = total_tally(found);
  EXPECT_EQ(total.survive, 0U);
  EXPECT_EQ(score(found), 100.0);
  std::vector<std::string> unshown;
  for (const Survivor& survivor : found.survivors) {
    unshown.push_back(found.mutants[survivor.mutant].code);
  }
  // Each of these deviations alone computes the same as the rules, or differs only in layout.
  EXPECT_THAT(
      unshown,
      ElementsAre("separation.self=with", "separation.zero=counted", "separation.empty=nan",
                  "separation.empty=origin", "alignment.empty=nan", "alignment.empty=origin",
                  "alignment.empty=own-velocity", "numbers.zero-length=divided",
                  "numbers.nan-distance=in", "numbers.nan-distance=in-forces",
                  "numbers.nan-distance=in-separation", "numbers.nan-distance=in-forces-if-any",
                  "numbers.nan-distance=in-separation-if-any",
                  "numbers.division-by-zero=ends-the-program", "printing.digits=six",
                  "printing.digits=four", "printing.digits=rounded"));
}

TEST(Audit, ShowsSurvivorsWithInputs) {
  std::vector<CaseText> example;
  for (const CaseText& one : course_cases()) {
    if (one.name == "two_agents_cohesion") example.push_back(one);
  }
  const Audit found = audited(example);
  EXPECT_LT(score(found), 60.0);
  std::size_t shown = 0;
  for (const Survivor& survivor : found.survivors) {
    const Mutant& mutant = found.mutants[survivor.mutant];
    EXPECT_EQ(found.noticed_by(survivor.mutant), 0U);
    if (survivor.input.empty()) continue;
    ++shown;
    const auto answer = oracle_output({}, survivor.input);
    ASSERT_TRUE(answer) << mutant.code;
    EXPECT_TRUE(oracle_notices(mutant.variant, survivor.input, *answer)) << mutant.code;
    EXPECT_FALSE(oracle_notices({}, survivor.input, *answer)) << mutant.code;
  }
  EXPECT_EQ(shown, total_tally(found).survive);
  EXPECT_GT(shown, 100U);
}

TEST(Audit, LeavesOutWhatARightProgramFailsAndWhatIsTooLarge) {
  std::vector<CaseText> cases = {course_cases()[0], course_cases()[1]};
  cases[1].answer = "1 2 3 4\n";
  const Audit found = audited(cases);
  EXPECT_THAT(found.wrong, ElementsAre(cases[1].name));
  ASSERT_EQ(found.cases.size(), 1U);
  EXPECT_EQ(found.cases[0].name, cases[0].name);
  const Audit poor = audit(cases, {}, judged, 100.0, 1);
  EXPECT_THAT(poor.large, ElementsAre(cases[0].name, cases[1].name));
  EXPECT_THAT(poor.cases, IsEmpty());
}

TEST(Audit, IsTheSameOnAnyNumberOfThreads) {
  const std::vector<CaseText> cases(course_cases().begin(), course_cases().begin() + 9);
  const Audit one = audit(cases, {}, judged, 1e9, 1);
  const Audit many = audit(cases, {}, judged, 1e9, 7);
  for (std::size_t i = 0; i < cases.size(); ++i) {
    EXPECT_EQ(one.cases[i].notices, many.cases[i].notices);
  }
  EXPECT_EQ(one.inputs, many.inputs);
}

/// Returns the audit of only the cases `cases`.
Audit part_of_audit(const Audit& whole, const std::vector<std::size_t>& cases) {
  Audit part;
  part.mutants = whole.mutants;
  for (const std::size_t i : cases) part.cases.push_back(whole.cases[i]);
  return part;
}

std::vector<bool> noticed_at_all(const Audit& all) {
  std::vector<bool> noticed;
  for (std::size_t i = 0; i < all.mutants.size(); ++i) noticed.push_back(all.noticed_by(i) > 0);
  return noticed;
}

TEST(MinimalSet, NoticesAsMuchAndNothingCanBeLeftOutSlow) {
  oracle::RandomSource random(20);
  for (int round = 0; round < 50; round += testing::kIsSanitized ? 10 : 1) {
    std::vector<std::size_t> some;
    for (std::size_t i = 0; i < course_audit().cases.size(); ++i) {
      if (random.chance(round * 2)) some.push_back(i);
    }
    const Audit part = part_of_audit(course_audit(), some);
    const MinimalSet set = minimal_set(part);
    const Audit small = part_of_audit(part, set.cases);
    EXPECT_EQ(noticed_at_all(small), noticed_at_all(part));
    for (std::size_t out = 0; out < set.cases.size(); ++out) {
      std::vector<std::size_t> fewer = set.cases;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(out));
      EXPECT_NE(noticed_at_all(part_of_audit(part, fewer)), noticed_at_all(part));
    }
  }
}

// Compares with all subsets, for random cases of a few mutants.
TEST(MinimalSet, IsSmallest) {
  oracle::RandomSource random(21);
  for (int round = 0; round < 300; ++round) {
    Audit made;
    made.mutants.resize(8);
    const int cases = random.between(0, 7);
    for (int i = 0; i < cases; ++i) {
      AuditedCase one;
      for (int k = 0; k < 8; ++k) one.notices.push_back(random.chance(35));
      made.cases.push_back(one);
    }
    std::size_t fewest = made.cases.size();
    for (unsigned bits = 0; bits < 1U << made.cases.size(); ++bits) {
      std::vector<std::size_t> some;
      for (std::size_t i = 0; i < made.cases.size(); ++i) {
        if ((bits >> i & 1U) != 0) some.push_back(i);
      }
      if (noticed_at_all(part_of_audit(made, some)) == noticed_at_all(made)) {
        fewest = std::min(fewest, some.size());
      }
    }
    const MinimalSet set = minimal_set(made);
    EXPECT_EQ(set.cases.size(), fewest);
    EXPECT_TRUE(set.is_smallest);
  }
}

TEST(Totals, CountCasesThatAddNothing) {
  Audit made;
  made.mutants.resize(3);
  for (std::size_t i = 0; i < 3; ++i) made.mutants[i].prior = 1.0 + static_cast<double>(i);
  made.mutants[0].part = made.mutants[1].part = "cohesion";
  made.mutants[2].part = "step";
  made.cases.resize(3);
  made.cases[0].notices = {true, false, false};
  made.cases[1].notices = {true, false, true};
  made.cases[2].notices = {false, false, false};
  made.survivors = {{1, "an input"}};
  EXPECT_THAT(noticed_alone(made, 1), ElementsAre(2U));
  EXPECT_THAT(idle_cases(made), ElementsAre(0U, 2U));
  EXPECT_DOUBLE_EQ(score(made), 100.0 * 4.0 / 6.0);
  made.survivors[0].input.clear();
  EXPECT_DOUBLE_EQ(score(made), 100.0);
  const std::vector<Tally> parts = tallies_by_part(made);
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(parts[0].noticed, 1U);
  EXPECT_EQ(parts[0].unshown, 1U);
  EXPECT_EQ(parts[1].noticed, 1U);
}

}  // namespace
}  // namespace flocking::audit
