// Trabalho 1 - Bandos - Ines
#include <iostream>
#include <iomanip>
#include <cmath>
#include <vector>
using namespace std;

int main() {
    double raioC, raioS, forcaMax, raioA;
    double kC, kS, kA;
    int n;
    cin >> raioC >> raioS >> forcaMax >> raioA >> kC >> kS >> kA >> n;

    vector<double> x(n), y(n), vx(n), vy(n);
    vector<double> nx(n), ny(n), nvx(n), nvy(n);
    for (int i = 0; i < n; i++) {
        cin >> x[i] >> y[i] >> vx[i] >> vy[i];
    }

    cout << fixed << setprecision(3);

    double dt;
    while (cin >> dt) {
        for (int a = 0; a < n; a++) {
            double somaX = 0, somaY = 0;      // coesao
            double sepX = 0, sepY = 0;        // separacao
            double velX = 0, velY = 0;        // alinhamento
            int vizinhos = 0;

            for (int i = 0; i < n; i++) {
                double d = sqrt((x[a] - x[i]) * (x[a] - x[i]) + (y[a] - y[i]) * (y[a] - y[i]));

                if (i != a && d <= raioC) {
                    somaX += x[i];
                    somaY += y[i];
                    vizinhos++;
                }
                if (i != a && d > 0 && d <= raioS) {
                    sepX += ((x[a] - x[i]) / d) / d;
                    sepY += ((x[a] - y[i]) / d) / d;
                }
                if (d <= raioA) {
                    velX += vx[i];
                    velY += vy[i];
                    vizinhos++;
                }
            }

            double fx = 0, fy = 0;
            if (vizinhos > 0) {
                double ex = somaX / vizinhos - x[a];
                double ey = somaY / vizinhos - y[a];
                if (sqrt(ex * ex + ey * ey) <= raioC) {
                    fx += kC * ex / raioC;
                    fy += kC * ey / raioC;
                }
                fx += kA * velX / vizinhos;
                fy += kA * velY / vizinhos;
            }
            double tam = sqrt(sepX * sepX + sepY * sepY);
            if (tam > forcaMax) {
                sepX = sepX / tam * forcaMax;
                sepY = sepY / tam * forcaMax;
            }
            fx += kS * sepX;
            fy += kS * sepY;

            nvx[a] = vx[a] + fx * dt;
            nvy[a] = vy[a] + fy * dt;
            nx[a] = x[a] + nvx[a] * dt;
            ny[a] = y[a] + nvy[a] * dt;
        }
        x = nx; y = ny; vx = nvx; vy = nvy;
        for (int a = 0; a < n; a++)
            cout << x[a] << " " << y[a] << " " << vx[a] << " " << vy[a] << endl;
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
