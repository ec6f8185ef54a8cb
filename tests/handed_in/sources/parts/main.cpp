#include <iostream>

#include "flock.h"

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  Flock flock;
  flock.read(std::cin);
  for (double dt; std::cin >> dt;) {
    flock.step(dt);
    flock.print(std::cout);
  }
}
