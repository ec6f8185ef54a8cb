#include <iostream>
#include <cstdio>
#include <cmath>
#include <vector>
#include <utility>
using namespace std;
typedef pair<double,double> par;

par suma(par a, par b) { return make_pair(a.first + b.first, a.second + b.second); }
par resta(par a, par b) { return make_pair(a.first - b.first, a.second - b.second); }
par por(par a, double k) { return make_pair(a.first * k, a.second * k); }
double modulo(par a) { return sqrt(a.first * a.first + a.second * a.second); }
par limitar(par a, double maximo) {
    double m = modulo(a);
    if (m > maximo) return por(a, maximo / m);
    return a;
}

int main() {
    double rc, rs, fsmax, ra, kc, ks, ka; int n;
    cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
    vector<par> pos, vel;
    for (int i = 0; i < n; i++) {
        double x, y, vx, vy;
        cin >> x >> y >> vx >> vy;
        pos.push_back(par(x, y));
        vel.push_back(par(vx, vy));
    }
    double dt;
    while (cin >> dt) {
        vector<par> pos2, vel2;
        for (int i = 0; i < n; i++) {
            par fc(0,0), fs(0,0), fa(0,0);
            int nc = 0, na = 0;
            for (int j = 0; j < n; j++) {
                par dif = resta(pos[i], pos[j]);
                double d = modulo(dif);
                if (d <= ra) { fa = suma(fa, vel[j]); na++; }
                if (j == i) continue;
                if (d <= rc) { fc = suma(fc, pos[j]); nc++; }
                if (d <= rs && d > 0)
                    fs = suma(fs, limitar(por(dif, 1/(d*d)), fsmax));
            }
            if (nc > 0) {
                fc = resta(por(fc, 1.0/nc), pos[i]);
                if (modulo(fc) > rc) fc = par(0,0);
                else fc = por(fc, 1/rc);
            }
            fa = por(fa, 1.0/na);
            par F = suma(suma(por(fc, kc), por(fs, ks)), por(fa, ka));
            // x = x0 + v t + 1/2 a t^2
            vel2.push_back(suma(vel[i], por(F, dt)));
            pos2.push_back(suma(pos[i], suma(por(vel[i], dt), por(F, 0.5*dt*dt))));
        }
        pos = pos2;
        vel = vel2;
        for (int i = 0; i < n; i++)
            printf("%.3lf %.3lf %.3lf %.3lf\n", pos[i].first, pos[i].second, vel[i].first, vel[i].second);
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

// ---------------------------------------------------------------- debugging
#include <chrono>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace debugging {

enum class Level { Info, Warning, Fatal };

class Log {
public:
    explicit Log(const std::string& file) : out_(file) {}
    template <typename... Words>
    void write(Level level, const Words&... words) {
        std::ostringstream line;
        line << name(level) << " ";
        ((line << words << ' '), ...);
        out_ << line.str() << "\n";
        counts_[level]++;
    }
    int count(Level level) const {
        auto found = counts_.find(level);
        return found == counts_.end() ? 0 : found->second;
    }

private:
    static const char* name(Level level) {
        switch (level) {
            case Level::Info: return "[info]";
            case Level::Warning: return "[warning]";
            default: return "[FATAL]";
        }
    }
    std::ofstream out_;
    std::map<Level, int> counts_;
};

class Stopwatch {
public:
    Stopwatch() : start_(std::chrono::steady_clock::now()) {}
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }

private:
    std::chrono::steady_clock::time_point start_;
};

inline std::vector<std::string> split_words(const std::string& text, char between) {
    std::vector<std::string> words;
    std::stringstream in(text);
    std::string word;
    while (std::getline(in, word, between))
        if (!word.empty()) words.push_back(word);
    return words;
}

inline void dump(const std::string& file, const std::vector<std::vector<double>>& rows) {
    Log log(file + ".log");
    Stopwatch watch;
    std::ofstream out(file);
    for (const auto& row : rows) {
        for (double value : row) out << value << ";";
        out << "\n";
        if (row.size() != 4) log.write(Level::Warning, "a row of", row.size());
    }
    log.write(Level::Info, rows.size(), "rows in", watch.seconds(), "s");
}

}  // namespace debugging
