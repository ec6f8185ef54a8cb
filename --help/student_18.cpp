// no structs, no loops over neighbours: columns and masks, like in Matlab
#include <cstdio>
#include <iostream>
#include <iterator>
#include <valarray>
#include <vector>

using Col = std::valarray<double>;
using Mask = std::valarray<bool>;

static Col as01(const Mask& m) {
    Col c(0.0, m.size());
    c[m] = 1.0;
    return c;
}

int main() {
    const std::vector<double> in{std::istream_iterator<double>(std::cin), {}};
    if (in.size() < 8) return 0;
    const double rc = in[0], rs = in[1], fmax = in[2], ra = in[3], kc = in[4], ks = in[5], ka = in[6];
    const std::size_t n = static_cast<std::size_t>(in[7]);
    if (n == 0 || in.size() < 8 + 4 * n) return 0;

    // column k of the table = slice with stride 4
    const Col table(&in[8], 4 * n);
    Col X = table[std::slice(0, n, 4)], Y = table[std::slice(1, n, 4)];
    Col U = table[std::slice(2, n, 4)], W = table[std::slice(3, n, 4)];

    for (std::size_t t = 8 + 4 * n; t < in.size(); ++t) {
        const double dt = in[t];
        Col FX(0.0, n), FY(0.0, n);
        for (std::size_t a = 0; a < n; ++a) {
            const Col DX = X - X[a], DY = Y - Y[a];
            const Col D = std::sqrt(Col(DX * DX + DY * DY));
            Mask notMe(true, n);
            notMe[a] = false;

            // the mean of the differences is the difference of the mean
            const Col c = as01(Mask(D <= rc) && notMe);
            if (const double m = c.sum(); m > 0 && rc > 0) {
                FX[a] += kc * (c * DX).sum() / m / rc;
                FY[a] += kc * (c * DY).sum() / m / rc;
            }

            const Mask close = Mask(D <= rs) && Mask(D > 0.0);
            Col inv(0.0, n);
            if (close.max()) inv[close] = 1.0 / Col(D[close]);
            double sx = -(DX * inv * inv).sum(), sy = -(DY * inv * inv).sum();
            if (const double s = std::hypot(sx, sy); s > fmax) {
                sx = sx / s * fmax;
                sy = sy / s * fmax;
            }
            FX[a] += ks * sx;
            FY[a] += ks * sy;

            const Col al = as01(Mask(D <= ra) || !notMe);
            FX[a] += ka * (al * U).sum() / al.sum();
            FY[a] += ka * (al * W).sum() / al.sum();
        }
        U += FX * dt;
        W += FY * dt;
        X += U * dt;
        Y += W * dt;
        for (std::size_t a = 0; a < n; ++a) std::printf("%.3f %.3f %.3f %.3f\n", X[a], Y[a], U[a], W[a]);
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
