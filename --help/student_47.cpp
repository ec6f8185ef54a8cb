#include <bits/stdc++.h>
using namespace std;

struct P { double x, y, u, v; };
vector<P> a;
vector<vector<int>> adj;
double rc, rs, fm, ra, kc, ks, ka;

// everybody who is connected with i belongs to the same group
void collect(int i, set<int>& group, double& sx, double& sy) {
	sx += a[i].x;
	sy += a[i].y;
	for (int j : adj[i]) {
		double tx = 0, ty = 0;
		collect(j, group, tx, ty);
		group.insert(j);
		sx += tx;
		sy += ty;
	}
}

int main() {
	ios_base::sync_with_stdio(false);
	cin.tie(nullptr);
	int n;
	cin >> rc >> rs >> fm >> ra >> kc >> ks >> ka >> n;
	a.resize(n);
	for (auto& p : a) cin >> p.x >> p.y >> p.u >> p.v;
	double t;
	while (cin >> t) {
		adj.assign(n, {});
		for (int i = 0; i < n; i++)
			for (int j = 0; j < n; j++)
				if (i != j && hypot(a[i].x - a[j].x, a[i].y - a[j].y) <= rc) adj[i].push_back(j);
		auto b = a;
		for (int i = 0; i < n; i++) {
			set<int> group;
			double sx = 0, sy = 0;
			collect(i, group, sx, sy);
			if (!group.empty()) {
				b[i].u += kc * (sx / group.size() - a[i].x) / rc * t;
				b[i].v += kc * (sy / group.size() - a[i].y) / rc * t;
			}
			b[i].x += b[i].u * t;
			b[i].y += b[i].v * t;
		}
		a = b;
		for (auto& p : a) printf("%.3f %.3f %.3f %.3f\n", p.x, p.y, p.u, p.v);
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
