#include <cmath>
#include <iomanip>
#include <iostream>
#include <vector>

class Vector2D {
public:
    Vector2D(double x_ = 0.0, double y_ = 0.0) : x(x_), y(y_) {}
    double x, y;

    double Length() const { return std::sqrt(std::pow(x, 2) + std::pow(y, 2)); }
    void Normalize() {
        double l = Length();
        if (l > 0) { x /= l; y /= l; }
    }
    friend Vector2D operator+(Vector2D a, Vector2D b) { return Vector2D(a.x + b.x, a.y + b.y); }
    friend Vector2D operator-(Vector2D a, Vector2D b) { return Vector2D(a.x - b.x, a.y - b.y); }
    friend Vector2D operator*(double k, Vector2D a) { return Vector2D(k * a.x, k * a.y); }
};

struct Agent {
    Vector2D p, v;
};

class World {
    double Rc, Rs, FSmax, Ra, Kc, Ks, Ka;
    std::vector<Agent> agents;

    Vector2D Cohesion(const Agent& self) const {
        Vector2D c;
        int n = 0;
        for (const Agent& a : agents) {
            if (&a == &self) continue;
            if ((a.p - self.p).Length() <= Rc) { c = c + a.p; ++n; }
        }
        if (n == 0 || Rc <= 0) return Vector2D();
        Vector2D d(c.x / n - self.p.x, c.y / n - self.p.y);
        if (d.Length() <= Rc) return Vector2D(d.x / Rc, d.y / Rc);
        return Vector2D();
    }

    Vector2D Separation(const Agent& self) const {
        Vector2D s;
        for (const Agent& a : agents) {
            Vector2D diff = self.p - a.p;
            double dist = diff.Length();
            if (&a == &self || dist > Rs) continue;
            Vector2D unit = diff;
            unit.Normalize();
            // unit vector divided by how far away the other one is
            if (diff.x != 0) s.x += unit.x / std::abs(diff.x);
            if (diff.y != 0) s.y += unit.y / std::abs(diff.y);
        }
        double size = std::sqrt(std::pow(s.x, 2) * std::pow(s.y, 2));
        if (size > FSmax) {
            s.Normalize();
            s = FSmax * s;
        }
        return s;
    }

    Vector2D Alignment(const Agent& self) const {
        Vector2D sum;
        int n = 0;
        for (const Agent& a : agents)
            if ((a.p - self.p).Length() <= Ra) { sum = sum + a.v; n++; }
        return Vector2D(sum.x / n, sum.y / n);
    }

public:
    void Read(std::istream& in) {
        size_t count = 0;
        in >> Rc >> Rs >> FSmax >> Ra >> Kc >> Ks >> Ka >> count;
        for (size_t i = 0; i < count; ++i) {
            Agent a;
            in >> a.p.x >> a.p.y >> a.v.x >> a.v.y;
            agents.push_back(a);
        }
    }

    void Update(double dt) {
        std::vector<Vector2D> forces;
        for (const Agent& a : agents)
            forces.push_back(Kc * Cohesion(a) + Ks * Separation(a) + Ka * Alignment(a));
        for (size_t i = 0; i < agents.size(); ++i) {
            agents[i].v = agents[i].v + dt * forces[i];
            agents[i].p = agents[i].p + dt * agents[i].v;
        }
    }

    void Print(std::ostream& out) const {
        out << std::fixed << std::setprecision(3);
        for (const Agent& a : agents)
            out << a.p.x << " " << a.p.y << " " << a.v.x << " " << a.v.y << "\n";
    }
};

int main() {
    World w;
    w.Read(std::cin);
    double dt;
    while (std::cin >> dt) {
        w.Update(dt);
        w.Print(std::cout);
    }
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
