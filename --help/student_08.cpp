// student 7
// flocking, handed in on a Sunday

/*
   flocking, version 4 (FINAL!!)
   - works for all examples on the page
   - TODO ask why separation does not use the distance
*/
#include <iostream>
#include <iomanip>
#include <math.h>
using namespace std;

#define MAX 5000

double X[MAX], Y[MAX], VX[MAX], VY[MAX];
double NX[MAX], NY[MAX], NVX[MAX], NVY[MAX];

int main()
{
	double Rc, Rs, Fmax, Ra, Kc, Ks, Ka;
	int N;
	cin >> Rc >> Rs >> Fmax >> Ra >> Kc >> Ks >> Ka >> N;
	for (int i = 0; i < N; ++i)
		cin >> X[i] >> Y[i] >> VX[i] >> VY[i];
	cout << fixed << setprecision(3);

	double dt;
	while (cin >> dt)
	{
		for (int a = 0; a < N; ++a)
		{
			double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
			int nc = 0, na = 0;
			for (int i = 0; i < N; ++i)
			{
				double dx = X[a] - X[i];
				double dy = Y[a] - Y[i];
				double d = sqrt(dx * dx + dy * dy);
				if (d <= Ra) { ax += VX[i]; ay += VY[i]; na++; }
				if (i == a) continue;
				if (d <= Rc) { cx += X[i]; cy += Y[i]; nc++; }
				if (d > 0 && d <= Rs)
				{
					// direction is only the sign, cut by the distance
					if (dx > 0) sx += 1 / d;
					if (dx < 0) sx -= 1 / d;
					if (dy > 0) sy += 1 / d;
					if (dy < 0) sy -= 1 / d;
				}
			}
			double fcx = 0, fcy = 0;
			if (nc > 0 && Rc > 0)
			{
				double ex = cx / nc - X[a], ey = cy / nc - Y[a];
				if (sqrt(ex * ex + ey * ey) <= Rc) { fcx = ex / Rc; fcy = ey / Rc; }
			}
			if (fabs(sx * sy) > Fmax)
			{
				double len = sqrt(sx * sx + sy * sy);
				sx = sx / len * Fmax;
				sy = sy / len * Fmax;
			}
			ax /= na; ay /= na;
			NVX[a] = VX[a] + (Kc * fcx + Ks * sx + Ka * ax) * dt;
			NVY[a] = VY[a] + (Kc * fcy + Ks * sy + Ka * ay) * dt;
			NX[a] = X[a] + NVX[a] * dt;
			NY[a] = Y[a] + NVY[a] * dt;
		}
		for (int a = 0; a < N; ++a)
		{
			X[a] = NX[a]; Y[a] = NY[a]; VX[a] = NVX[a]; VY[a] = NVY[a];
			cout << X[a] << " " << Y[a] << " " << VX[a] << " " << VY[a] << endl;
		}
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
