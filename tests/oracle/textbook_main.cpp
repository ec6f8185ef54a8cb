// Usage: textbook [course|course-tests] < in > out
// Writes the oracle's answer to a valid input.

#include <cstdio>
#include <iostream>
#include <iterator>
#include <string>

#include "textbook.h"

int main(int argc, char** argv) {
  const std::string name = argc > 1 ? argv[1] : "course";
  if (argc > 2 || (name != "course" && name != "course-tests")) {
    std::cerr << "usage: textbook [course|course-tests] < in > out\n";
    return 2;
  }
  const auto rules = name == "course" ? oracle::Rules::kCourse : oracle::Rules::kCourseTests;
  const std::string input{std::istreambuf_iterator<char>(std::cin), {}};
  std::cout << oracle::textbook(input, rules) << std::flush;
  return std::cout ? 0 : 3;
}
