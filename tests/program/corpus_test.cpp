// The corpus of pairs of outputs in tests/grade/corpus: the real program must give each pair the
// verdict and the facts that the folder states.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

std::string text_of(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

Words lines_of(const fs::path& path) {
  std::istringstream text(text_of(path));
  Words lines;
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

Words words_of(const fs::path& path) {
  std::istringstream text(text_of(path));
  Words words;
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

std::vector<fs::path> pairs_of(const std::string& verdict) {
  std::vector<fs::path> pairs;
  for (const auto& entry : fs::directory_iterator(fs::path(FLOCKING_CORPUS) / verdict)) {
    pairs.push_back(entry.path());
  }
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

/// Every pair gets the verdict of its folder; the first line printed for pairs of `verdict` is
/// `first_line`.
void check_all(const std::string& verdict, int exit_status, const std::string& first_line) {
  const std::vector<fs::path> pairs = pairs_of(verdict);
  ASSERT_GT(pairs.size(), 20U);
  for (const fs::path& pair : pairs) {
    SCOPED_TRACE(verdict + "/" + pair.filename().string());
    Words arguments = {"compare"};
    for (const std::string& word : words_of(pair / "options")) arguments.push_back(word);
    const Words agents = words_of(pair / "agents");
    arguments.insert(arguments.end(), {"--agents", agents.empty() ? "1" : agents.front()});
    arguments.insert(arguments.end(), {(pair / "expected").string(), (pair / "actual").string()});
    const ProcessResult result = run_flocking(arguments);
    EXPECT_EQ(result.exit_status, exit_status) << result.output;
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(result.output.substr(0, result.output.find('\n')), first_line);
    for (const std::string& fact : lines_of(pair / "says")) {
      EXPECT_NE(result.output.find(fact), std::string::npos) << "not said: " << fact << "\n"
                                                             << result.output;
    }
  }
}

TEST(Corpus, AcceptsWhatIsRight) { check_all("AC", 0, "the same"); }

TEST(Corpus, RejectsWhatIsWrong) { check_all("WA", 1, "different"); }

TEST(Corpus, RejectsWhatIsUntidyWhereThatCounts) {
  check_all("PE", 1, "the same but for the layout");
}

}  // namespace
}  // namespace flocking::testing
