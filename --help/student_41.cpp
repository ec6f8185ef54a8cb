// flocking - Jakub W.
// structure of arrays, because I like cache :)
#include <cstdio>
#include <vector>
#include <cmath>
#include <algorithm>

static double rc, rs, fsMax, ra, kc, ks, ka;
static int n;
static std::vector<double> px, py, vx, vy;   // front
static std::vector<double> qx, qy, wx, wy;   // back

static void flockForce(int i, double& fx, double& fy)
{
    double cx = 0, cy = 0;  int cn = 0;
    double sx = 0, sy = 0;
    double ax = 0, ay = 0;  int an = 0;

    for (int j = 0; j < n; ++j) {
        const double dx = px[i] - px[j];
        const double dy = py[i] - py[j];
        const double d  = std::sqrt(dx * dx + dy * dy);

        if (d <= ra) { ax += vx[j]; ay += vy[j]; ++an; }
        if (j == i) continue;
        if (d <= rc) { cx += px[j]; cy += py[j]; ++cn; }
        if (d > 0.0 && d <= rs) { sx += dx / (d * d); sy += dy / (d * d); }
    }

    fx = fy = 0;
    if (cn) {
        const double ex = cx / cn - px[i], ey = cy / cn - py[i];
        if (std::sqrt(ex * ex + ey * ey) <= rc) {
            fx += kc * ex / rc;
            fy += kc * ey / rc;
        }
    }
    // clamp separation to max
    sx = std::clamp(sx, -fsMax, fsMax);
    sy = std::clamp(sy, -fsMax, fsMax);
    fx += ks * sx;
    fy += ks * sy;

    fx += ka * ax / an;
    fy += ka * ay / an;
}

int main()
{
    if (std::scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fsMax, &ra, &kc, &ks, &ka, &n) != 8) return 1;
    for (auto* v : { &px, &py, &vx, &vy, &qx, &qy, &wx, &wy }) v->resize(n);
    for (int i = 0; i < n; ++i) std::scanf("%lf %lf %lf %lf", &px[i], &py[i], &vx[i], &vy[i]);

    double dt;
    while (std::scanf("%lf", &dt) == 1) {
        for (int i = 0; i < n; ++i) {
            double fx, fy;
            flockForce(i, fx, fy);
            wx[i] = vx[i] + fx * dt;   wy[i] = vy[i] + fy * dt;
            qx[i] = px[i] + wx[i] * dt; qy[i] = py[i] + wy[i] * dt;
        }
        px.swap(qx); py.swap(qy); vx.swap(wx); vy.swap(wy);
        for (int i = 0; i < n; ++i)
            std::printf("%.3f %.3f %.3f %.3f\n", px[i], py[i], vx[i], vy[i]);
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
