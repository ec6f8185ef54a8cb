#include <cmath>
#include <exception>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

// My own exception, as in lecture 6
class FlockingException : public std::exception {
 public:
  explicit FlockingException(const std::string& message) : message_("flocking: " + message) {}
  const char* what() const noexcept override { return message_.c_str(); }

 private:
  std::string message_;
};

struct Parameters {
  double rc, rs, fsmax, ra, kc, ks, ka;
  int n;

  void validate() const {
    if (n < 0) throw FlockingException("negative number of agents");
    if (rs > rc) throw FlockingException("separation reaches farther than cohesion"); // <- here
  }
};

struct Agent {
  double x, y, vx, vy;
};

std::istream& operator>>(std::istream& in, Parameters& p) {
  return in >> p.rc >> p.rs >> p.fsmax >> p.ra >> p.kc >> p.ks >> p.ka >> p.n;
}
std::istream& operator>>(std::istream& in, Agent& a) { return in >> a.x >> a.y >> a.vx >> a.vy; }
std::ostream& operator<<(std::ostream& out, const Agent& a) {
  return out << a.x << ' ' << a.y << ' ' << a.vx << ' ' << a.vy;
}

int main() {
  Parameters parameters;
  std::cin >> parameters;
  parameters.validate();
  std::vector<Agent> agents(parameters.n);
  for (Agent& a : agents) std::cin >> a;
  std::cout << std::fixed << std::setprecision(3);
  double dt = 0;
  while (std::cin >> dt) {
    for (Agent& a : agents) {
      a.x += a.vx * dt;
      a.y += a.vy * dt;
      std::cout << a << std::endl;
    }
  }
}
