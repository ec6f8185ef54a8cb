#include <iostream>
#include <vector>
#include <cmath>
#include <iomanip>

// Flocking simulation, Ngozi Eze

struct Agent {
    double x, y;
    double vx, vy;
};

class Flock {
public:
    void load(std::istream& in) {
        int count;
        in >> cohesionRadius_ >> separationRadius_ >> alignmentRadius_ >> maxSeparation_;
        in >> kc_ >> ks_ >> ka_ >> count;
        agents_.resize(count);
        for (Agent& a : agents_) in >> a.x >> a.y >> a.vx >> a.vy;
    }

    void update(double dt) {
        std::vector<Agent> next(agents_);
        for (std::size_t i = 0; i < agents_.size(); i++) {
            double fx = 0.0, fy = 0.0;
            addCohesion(i, fx, fy);
            addSeparation(i, fx, fy);
            addAlignment(i, fx, fy);
            next[i].vx = agents_[i].vx + fx * dt;
            next[i].vy = agents_[i].vy + fy * dt;
            next[i].x = agents_[i].x + next[i].vx * dt;
            next[i].y = agents_[i].y + next[i].vy * dt;
        }
        agents_.swap(next);
    }

    void print(std::ostream& out) const {
        out << std::fixed << std::setprecision(3);
        for (const Agent& a : agents_)
            out << a.x << " " << a.y << " " << a.vx << " " << a.vy << "\n";
    }

private:
    std::vector<Agent> agents_;
    double cohesionRadius_, separationRadius_, alignmentRadius_, maxSeparation_;
    double kc_, ks_, ka_;

    double dist(std::size_t i, std::size_t j) const {
        double dx = agents_[i].x - agents_[j].x;
        double dy = agents_[i].y - agents_[j].y;
        return std::sqrt(dx * dx + dy * dy);
    }

    void addCohesion(std::size_t i, double& fx, double& fy) const {
        double cx = 0, cy = 0;
        int n = 0;
        for (std::size_t j = 0; j < agents_.size(); j++) {
            if (j != i && dist(i, j) <= cohesionRadius_) {
                cx += agents_[j].x;
                cy += agents_[j].y;
                n++;
            }
        }
        if (n == 0) return;
        double ex = cx / n - agents_[i].x;
        double ey = cy / n - agents_[i].y;
        if (std::sqrt(ex * ex + ey * ey) > cohesionRadius_) return;
        fx += kc_ * ex / cohesionRadius_;
        fy += kc_ * ey / cohesionRadius_;
    }

    void addSeparation(std::size_t i, double& fx, double& fy) const {
        double sx = 0, sy = 0;
        for (std::size_t j = 0; j < agents_.size(); j++) {
            double d = dist(i, j);
            if (d > 0 && d <= separationRadius_) {
                sx += (agents_[i].x - agents_[j].x) / (d * d);
                sy += (agents_[i].y - agents_[j].y) / (d * d);
            }
        }
        double len = std::sqrt(sx * sx + sy * sy);
        if (len > maxSeparation_) {
            sx *= maxSeparation_ / len;
            sy *= maxSeparation_ / len;
        }
        fx += ks_ * sx;
        fy += ks_ * sy;
    }

    void addAlignment(std::size_t i, double& fx, double& fy) const {
        double ax = 0, ay = 0;
        int n = 0;
        for (std::size_t j = 0; j < agents_.size(); j++) {
            if (dist(i, j) <= alignmentRadius_) {
                ax += agents_[j].vx;
                ay += agents_[j].vy;
                n++;
            }
        }
        if (n == 0) return;
        fx += ka_ * ax / n;
        fy += ka_ * ay / n;
    }
};

int main() {
    Flock flock;
    flock.load(std::cin);
    double dt;
    while (std::cin >> dt) {
        flock.update(dt);
        flock.print(std::cout);
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
