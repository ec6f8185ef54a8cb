#include "grade/case_pairs.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/error.h"
#include "grade/discovery.h"
#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

using Lines = std::vector<std::string>;

class CasePairs : public ::testing::Test {
 protected:
  void add(const Lines& names) const {
    for (const std::string& name : names) static_cast<void>(folder_.add("cases/" + name, ""));
  }
  [[nodiscard]] std::string root() const { return folder_.path_of("cases"); }
  /// Returns the messages about the folder, without the folder's path.
  [[nodiscard]] Lines faults() const {
    Lines lines;
    for (const PairFault& fault : unpaired_files(root())) {
      EXPECT_EQ(fault.place.find(root() + "/"), 0U) << fault.place;
      lines.push_back(fault.words().substr(root().size() + 1));
    }
    return lines;
  }

 private:
  testing::TempFolder folder_;
};

TEST_F(CasePairs, AcceptsInputsWithOneAnswerOrNone) {
  add({"a.in", "a.out", "deep/b.in", "deep/b.ans", "c.in", "cases.toml", "README.md", "c.toml",
       "notes.txt", "._a.out", "input", ".in"});
  EXPECT_EQ(faults(), Lines());
}

TEST_F(CasePairs, NamesAnAnswerWithoutAnInputAndTheInputThatItIsMeantFor) {
  add({"h.in", "expected-h.out", "01.in", "1.out", "other.in", "other.out", "lost.out"});
  EXPECT_EQ(
      faults(),
      (Lines{"1.out: no input 1.in; did you mean the answer of 01.in? Rename it to 01.out",
             "expected-h.out: no input expected-h.in; did you mean the answer of h.in? Rename it "
             "to h.out",
             "lost.out: no input lost.in; add the input, or remove the answer"}));
}

TEST_F(CasePairs, SuggestsInputsByWholeWordsOnly) {
  add({"h.in", "cohesion.in", "cohesion_answer.out", "the.out"});
  EXPECT_EQ(faults(),
            (Lines{"cohesion_answer.out: no input cohesion_answer.in; did you mean the answer of "
                   "cohesion.in? Rename it to cohesion.out",
                   "the.out: no input the.in; add the input, or remove the answer"}));
}

TEST_F(CasePairs, NamesFilesThatAreNamedAlmostLikeACase) {
  add({"h.IN", "h.out", "g.in.txt", "test1.input", "test1.output"});
  const std::string input = ": not read as an input: expected the ending .in; rename it to ";
  EXPECT_EQ(faults(),
            (Lines{"g.in.txt" + input + "g.in", "h.IN" + input + "h.in",
                   "test1.input" + input + "test1.in",
                   "test1.output: not read as an answer: expected the ending .out or .ans; rename "
                   "it to test1.out"}));
}

TEST_F(CasePairs, NamesASecondAnswer) {
  add({"h.in", "h.out", "h.ans", "g.in", "g.out", "g.expected"});
  EXPECT_EQ(faults(),
            (Lines{"g.expected: not read, as there is another answer of g.in; remove one of them",
                   "h.in: two answers, h.out and h.ans; h.out is used. Remove one of them"}));
}

TEST_F(CasePairs, LooksIntoFoldersEachByItself) {
  add({"a/h.in", "b/h.out", "__MACOSX/x.out"});
  EXPECT_EQ(faults(), (Lines{"b/h.out: no input h.in; add the input, or remove the answer"}));
  EXPECT_TRUE(unpaired_files(root() + "/none").empty());
}

TEST_F(CasePairs, SaysOfOneInputWhichFileMayBeItsAnswer) {
  add({"h.in", "expected-h.out", "g.in", "g.out", "g.ans", "alone.in"});
  const std::vector<PairFault> missing = faults_of_input(root() + "/h.in");
  ASSERT_EQ(missing.size(), 1U);
  EXPECT_EQ(missing[0].words(),
            root() + "/h.in: no answer h.out; did you mean expected-h.out? Rename it to h.out");
  ASSERT_EQ(faults_of_input(root() + "/g.in").size(), 1U);
  EXPECT_EQ(faults_of_input(root() + "/g.in")[0].sentence,
            "two answers, g.out and g.ans; g.out is used. Remove one of them");
  EXPECT_TRUE(faults_of_input(root() + "/alone.in").empty());
  EXPECT_TRUE(faults_of_input("").empty());
}

TEST_F(CasePairs, AreNamedWhereThereIsNoCase) {
  add({"test1.input", "test1.output"});
  try {
    static_cast<void>(find_cases(root(), {}));
    FAIL() << "there is no case";
  } catch (const Error& error) {
    EXPECT_EQ(std::string(error.what()),
              "--cases " + root() + ": it contains no NAME.in\n  " + root() +
                  "/test1.input: not read as an input: expected the ending .in; rename it to "
                  "test1.in");
  }
}

TEST_F(CasePairs, ListsCasesWithoutAnswers) {
  std::vector<Case> cases(2);
  cases[0].name = "a";
  cases[0].answer_path = "a.out";
  cases[1].name = "b";
  EXPECT_EQ(names_without_answer(cases), Lines{"b"});
}

}  // namespace
}  // namespace flocking::grade
