// Computes for 0.2 s and prints nothing.
#include <ctime>

int main() {
  volatile unsigned sink = 0;
  while (std::clock() < CLOCKS_PER_SEC / 5) {
    for (int i = 0; i < 10'000; ++i) sink = sink + 1;
  }
  return 0;
}
