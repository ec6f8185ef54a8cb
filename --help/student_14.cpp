#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <vector>

// data oriented design!! (struct of arrays, better cache usage)
template <typename T>
struct V2 {
    T x, y;
    V2(T x = 0, T y = 0) : x(x), y(y) {}
    T len() const { return std::sqrt(x * x + y * y); }
    V2<T> unit() const {
        T l = len();
        if (l == 0) return V2<T>(1, 0);   // no division by zero
        return V2<T>(x / l, y / l);
    }
};
template <typename T> V2<T> operator+(V2<T> a, V2<T> b) { return V2<T>(a.x + b.x, a.y + b.y); }
template <typename T> V2<T> operator-(V2<T> a, V2<T> b) { return V2<T>(a.x - b.x, a.y - b.y); }
template <typename T> V2<T> operator*(V2<T> a, T s) { return V2<T>(a.x * s, a.y * s); }
template <typename T> V2<T> operator/(V2<T> a, T s) { return V2<T>(a.x / s, a.y / s); }

using V = V2<double>;

struct Flock {
    std::vector<V> pos, vel, force;
    std::size_t size() const { return pos.size(); }
    void resize(std::size_t n) { pos.resize(n); vel.resize(n); force.resize(n); }
};

template <typename F>
void forEachNeighbour(const Flock& f, std::size_t me, double radius, bool self, F fn) {
    for (std::size_t k = 0; k < f.size(); ++k) {
        if (k == me && !self) continue;
        V d = f.pos[k] - f.pos[me];
        if (d.len() <= radius) fn(k, d);
    }
}

int main() {
    double rc, rs, fmax, ra, kc, ks, ka;
    std::size_t n;
    std::cin >> rc >> rs >> fmax >> ra >> kc >> ks >> ka >> n;
    Flock f;
    f.resize(n);
    for (std::size_t i = 0; i < n; ++i)
        std::cin >> f.pos[i].x >> f.pos[i].y >> f.vel[i].x >> f.vel[i].y;

    std::cout << std::fixed << std::setprecision(3);
    for (double dt; std::cin >> dt;) {
        for (std::size_t i = 0; i < n; ++i) {
            V coh, sep, ali, cm;
            double cnt = 0;
            forEachNeighbour(f, i, rc, false, [&](std::size_t k, V) { cm = cm + f.pos[k]; cnt += 1; });
            if (cnt > 0 && rc > 0) coh = (cm / cnt - f.pos[i]) / rc;

            forEachNeighbour(f, i, rs, false, [&](std::size_t, V d) {
                double dist = std::max(d.len(), 0.01);
                sep = sep - d.unit() / dist;
            });

            cnt = 0;
            forEachNeighbour(f, i, rc, true, [&](std::size_t k, V) { ali = ali + f.vel[k]; cnt += 1; });
            ali = ali / cnt;

            V total = coh * kc + sep * ks + ali * ka;
            if (total.len() > fmax) total = total.unit() * fmax;
            f.force[i] = total;
        }
        for (std::size_t i = 0; i < n; ++i) f.vel[i] = f.vel[i] + f.force[i] * dt;
        for (std::size_t i = 0; i < n; ++i) f.pos[i] = f.pos[i] + f.vel[i] * dt;
        for (std::size_t i = 0; i < n; ++i)
            std::cout << f.pos[i].x << ", " << f.pos[i].y << ", " << f.vel[i].x << ", " << f.vel[i].y << "\n";
    }
}

// ---- only for the picture in my report, not used for grading
#include <algorithm>
#include <fstream>
#include <iomanip>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace picture {

struct Shape {
    virtual ~Shape() = default;
    virtual void draw(std::ostream& out) const = 0;
    virtual std::pair<double, double> middle() const = 0;
};

struct Circle : Shape {
    double cx, cy, r;
    std::string color;
    Circle(double x, double y, double radius, std::string fill) : cx(x), cy(y), r(radius), color(std::move(fill)) {}
    void draw(std::ostream& out) const override {
        out << "<circle cx='" << cx << "' cy='" << cy << "' r='" << r << "' fill='" << color << "'/>\n";
    }
    std::pair<double, double> middle() const override { return {cx, cy}; }
};

struct Line : Shape {
    double x1, y1, x2, y2;
    Line(double a, double b, double c, double d) : x1(a), y1(b), x2(c), y2(d) {}
    void draw(std::ostream& out) const override {
        out << "<line x1='" << x1 << "' y1='" << y1 << "' x2='" << x2 << "' y2='" << y2 << "' stroke='black'/>\n";
    }
    std::pair<double, double> middle() const override { return {(x1 + x2) / 2, (y1 + y2) / 2}; }
};

class Canvas {
    std::vector<std::unique_ptr<Shape>> shapes;

public:
    template <typename T, typename... Args>
    void add(Args&&... args) {
        shapes.push_back(std::make_unique<T>(std::forward<Args>(args)...));
    }
    void sort() {
        std::sort(shapes.begin(), shapes.end(), [](const auto& a, const auto& b) { return a->middle() < b->middle(); });
    }
    void save(const std::string& name) const {
        std::ofstream out(name);
        out << std::setprecision(4) << "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-10 -10 20 20'>\n";
        for (const auto& shape : shapes) shape->draw(out);
        out << "</svg>\n";
    }
};

inline void picture_of(const std::vector<std::pair<double, double>>& places, const std::string& name) {
    Canvas canvas;
    double low = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < places.size(); ++i) {
        canvas.add<Circle>(places[i].first, places[i].second, 0.1, i % 2 ? "red" : "blue");
        if (i > 0) canvas.add<Line>(places[i - 1].first, places[i - 1].second, places[i].first, places[i].second);
        low = std::min(low, places[i].second);
    }
    canvas.add<Line>(-10.0, low, 10.0, low);
    canvas.sort();
    canvas.save(name);
}

}  // namespace picture

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
