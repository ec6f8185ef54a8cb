#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include <iomanip>
#include <cmath>

using std::string; using std::vector; using std::cin; using std::cout;

struct Bird { double x, y, vx, vy, fx, fy; };

int main()
{
    string line;
    int cohesionRadius = 0, separationRadius = 0, alignmentRadius = 0;
    double maxSeparation = 0, kc = 0, ks = 0, ka = 0;
    int n = 0;

    std::getline(cin, line); std::stringstream first(line);
    first >> cohesionRadius >> separationRadius >> maxSeparation >> alignmentRadius >> kc >> ks >> ka >> n;

    vector<Bird> birds;
    for (int i = 0; i < n; i++)
    {
        std::getline(cin, line);
        std::stringstream ss(line);
        Bird b = {0, 0, 0, 0, 0, 0};
        ss >> b.x >> b.y >> b.vx >> b.vy;
        birds.push_back(b);
    }

    while (std::getline(cin, line))
    {
        std::stringstream ss(line);
        double dt;
        if (!(ss >> dt)) continue;

        for (Bird& a : birds)
        {
            double sepX = 0, sepY = 0;
            a.fx = 0;
            a.fy = 0;
            for (Bird& b : birds)
            {
                if (&a == &b) continue;
                double dx = b.x - a.x, dy = b.y - a.y;
                double d = std::sqrt(dx * dx + dy * dy);
                if (d <= cohesionRadius)
                {
                    a.fx += kc * dx / cohesionRadius;
                    a.fy += kc * dy / cohesionRadius;
                }
                if (d <= separationRadius && d > 0)
                {
                    sepX -= dx / (d * d);
                    sepY -= dy / (d * d);
                }
                if (d <= alignmentRadius)
                {
                    a.fx += ka * b.vx;
                    a.fy += ka * b.vy;
                }
            }
            double len = std::sqrt(sepX * sepX + sepY * sepY);
            if (len > maxSeparation)
            {
                sepX = sepX * maxSeparation / len;
                sepY = sepY * maxSeparation / len;
            }
            a.fx += ks * sepX;
            a.fy += ks * sepY;
        }

        for (Bird& b : birds)
        {
            b.vx += b.fx * dt;
            b.vy += b.fy * dt;
            b.x += b.vx * dt;
            b.y += b.vy * dt;
            cout << std::setprecision(3) << b.x << " " << b.y << " " << b.vx << " " << b.vy << "\n";
        }
    }
    return 0;
}

/* My own tests: call run_my_tests() at the top of the program to see them */
#include <cmath>
#include <functional>
#include <iostream>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

namespace my_tests {

template <int n>
struct Vector {
    double c[n] = {};
    Vector& operator+=(const Vector& o) {
        for (int i = 0; i < n; ++i) c[i] += o.c[i];
        return *this;
    }
    friend Vector operator+(Vector a, const Vector& b) { return a += b; }
    friend Vector operator*(double k, Vector a) {
        for (double& one : a.c) one *= k;
        return a;
    }
    double dot(const Vector& o) const {
        double sum = 0;
        for (int i = 0; i < n; ++i) sum += c[i] * o.c[i];
        return sum;
    }
    double length() const { return std::sqrt(dot(*this)); }
};

struct Case {
    std::string name;
    std::function<bool()> holds;
};

inline std::vector<Case>& all() {
    static std::vector<Case> cases;
    return cases;
}

inline void near_to(double found, double expected) {
    if (std::fabs(found - expected) > 1e-9) throw std::logic_error("off by " + std::to_string(found - expected));
}

inline void add_vector_tests() {
    all().push_back({"length of 3 4", [] { return Vector<2>{{3, 4}}.length() == 5; }});
    all().push_back({"sum", [] {
                         Vector<3> v = Vector<3>{{1, 2, 3}} + 2.0 * Vector<3>{{1, 0, 1}};
                         near_to(v.c[0], 3);
                         near_to(v.c[2], 5);
                         return v.dot(v) == 9 + 4 + 25;
                     }});
}

inline int run_my_tests() {
    add_vector_tests();
    int failed = 0;
    for (const auto& [name, holds] : all()) {
        try {
            if (holds()) continue;
            std::cerr << name << " does not hold\n";
        } catch (const std::exception& e) {
            std::cerr << name << ": " << e.what() << "\n";
        }
        ++failed;
    }
    return failed;
}

}  // namespace my_tests
