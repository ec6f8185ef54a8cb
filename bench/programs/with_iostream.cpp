// The assignment as a careful student writes it with iostreams. With one agent and many steps the
// neighbour loop costs nothing. Not synchronised with stdio, no flush per line.
#include <iomanip>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  double rc, rs, fsmax, ra, kc, ks, ka, n, x, y, vx, vy, dt;
  std::cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n >> x >> y >> vx >> vy;
  std::cout << std::fixed << std::setprecision(3);
  while (std::cin >> dt) {
    vx += ka * vx * dt;
    vy += ka * vy * dt;
    x += vx * dt;
    y += vy * dt;
    std::cout << x << ' ' << y << ' ' << vx << ' ' << vy << '\n';
  }
}
