#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>
#include <algorithm>

struct Vec {
    double x, y;
};
Vec operator+(Vec a, Vec b) { return Vec{a.x + b.x, a.y + b.y}; }
Vec operator-(Vec a, Vec b) { return Vec{a.x - b.x, a.y - b.y}; }
Vec operator*(double k, Vec a) { return Vec{k * a.x, k * a.y}; }
Vec operator/(Vec a, double k) { return Vec{a.x / k, a.y / k}; }
double len(Vec a) { return std::sqrt(a.x * a.x + a.y * a.y); }

struct Agent { Vec p, v; };

class Flock {
public:
    double rc, rs, fmax, ra, kc, ks, ka;
    std::vector<Agent> agents;

    void read(std::istream& in) {
        int n;
        in >> rc >> rs >> fmax >> ra >> kc >> ks >> ka >> n;
        for (int i = 0; i < n; ++i) {
            Agent a;
            in >> a.p.x >> a.p.y >> a.v.x >> a.v.y;
            agents.push_back(a);
        }
    }

    Vec cohesion(int me) const {
        Vec c{0, 0}; int k = 0;
        for (int i = 0; i < (int)agents.size(); ++i) {
            if (i == me) continue;
            if (len(agents[i].p - agents[me].p) <= rc) { c = c + agents[i].p; ++k; }
        }
        if (!k) return Vec{0, 0};
        Vec e = c / k - agents[me].p;
        return len(e) <= rc ? e / rc : Vec{0, 0};
    }

    Vec separation(int me) const {
        Vec s{0, 0};
        for (int i = 0; i < (int)agents.size(); ++i) {
            if (i == me) continue;
            Vec w = agents[me].p - agents[i].p;
            double d = len(w);
            if (0 < d && d <= rs) s = s + (w / d) / d;
        }
        // not more than fmax
        s.x = std::clamp(s.x, -fmax, fmax);
        s.y = std::clamp(s.y, -fmax, fmax);
        return s;
    }

    Vec alignment(int me) const {
        Vec v{0, 0}; int k = 0;
        for (int i = 0; i < (int)agents.size(); ++i) {
            if (i == me) continue;
            if (len(agents[i].p - agents[me].p) <= ra) { v = v + agents[i].v; ++k; }
        }
        if (!k) return Vec{0, 0};
        return v / k;
    }

    void step(double dt) {
        std::vector<Agent> next = agents;
        for (int i = 0; i < (int)agents.size(); ++i) {
            Vec f = kc * cohesion(i) + ks * separation(i) + ka * alignment(i);
            next[i].v = agents[i].v + dt * f;
            next[i].p = agents[i].p + dt * next[i].v;
        }
        agents.swap(next);
    }

    void print() const {
        for (const Agent& a : agents)
            std::cout << a.p.x << ' ' << a.p.y << ' ' << a.v.x << ' ' << a.v.y << '\n';
    }
};

int main() {
    std::cout << std::fixed << std::setprecision(3);
    Flock f;
    f.read(std::cin);
    for (double dt; std::cin >> dt;) {
        f.step(dt);
        f.print();
    }
}

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
