#include <iostream>
#include "io.h"
#include "swim.h"

int main() {
  Config config;
  School school;
  if (!read(config, school)) {
    std::cerr << "bad input\n";
    return 1;
  }
  double dt;
  while (std::cin >> dt) {
    school = swim(school, config, dt);
    write(school);
  }
}
