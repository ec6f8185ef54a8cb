#include <iostream>
#include <cstdio>
#include <cmath>
#include <vector>

// structure of arrays, cache friendly
struct Flock {
    std::vector<double> px, py, vx, vy;
    double rc, rs, fmax, ra, kc, ks, ka;
    int count;

    bool load() {
        if (!(std::cin >> rc >> rs >> fmax >> ra >> kc >> ks >> ka >> count)) return false;
        px.resize(count); py.resize(count); vx.resize(count); vy.resize(count);
        for (int i = 0; i < count; ++i)
            std::cin >> px[i] >> py[i] >> vx[i] >> vy[i];
        return true;
    }

    void update(double dt) {
        const double rc2 = rc * rc, rs2 = rs * rs, ra2 = ra * ra;
        for (int i = 0; i < count; ++i) {
            double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
            int nc = 0, na = 0;
            // one pass for the three behaviors
            for (int j = 0; j < count; ++j) {
                const double dx = px[j] - px[i], dy = py[j] - py[i];
                const double d2 = dx * dx + dy * dy;
                if (d2 <= ra2) { ax += vx[j]; ay += vy[j]; ++na; }
                if (i == j) continue;
                if (d2 <= rc2) { cx += px[j]; cy += py[j]; ++nc; }
                if (d2 > 0 && d2 <= rs2) { sx -= dx / d2; sy -= dy / d2; }
            }
            double fx = 0, fy = 0;
            if (nc > 0) {
                fx += kc * (cx / nc - px[i]) / rc;
                fy += kc * (cy / nc - py[i]) / rc;
            }
            const double s = std::sqrt(sx * sx + sy * sy);
            if (s > fmax) { sx *= fmax / s; sy *= fmax / s; }
            fx += ks * sx;
            fy += ks * sy;
            if (na > 0) {
                fx += ka * (ax / na - vx[i]);
                fy += ka * (ay / na - vy[i]);
            }
            vx[i] += fx * dt;
            vy[i] += fy * dt;
            px[i] += vx[i] * dt;
            py[i] += vy[i] * dt;
        }
    }

    void print() const {
        for (int i = 0; i < count; ++i)
            std::printf("%.3f %.3f %.3f %.3f\n", px[i], py[i], vx[i], vy[i]);
    }
};

int main() {
    Flock flock;
    if (!flock.load()) return 1;
    double dt;
    while (std::cin >> dt) {
        flock.update(dt);
        flock.print();
    }
    return 0;
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
