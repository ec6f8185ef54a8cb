// Assignment 3, Flocking
// reads everything from standard input, one line at a time
#include <cmath>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

struct Vec2 {
    double x = 0, y = 0;
    Vec2 operator+(const Vec2& o) const { return {x + o.x, y + o.y}; }
    Vec2 operator-(const Vec2& o) const { return {x - o.x, y - o.y}; }
    Vec2 operator*(double k) const { return {x * k, y * k}; }
    Vec2 operator/(double k) const { return {x / k, y / k}; }
    double length() const { return std::sqrt(x * x + y * y); }
};

struct Boid {
    Vec2 pos;
    Vec2 vel;
};

struct Params {
    double rc, rs, fsmax, ra, kc, ks, ka;
    int n;
};

static Params par;
static std::vector<Boid> boids;

Vec2 cohesion(int me) {
    Vec2 centre;
    int count = 0;
    for (int i = 0; i < par.n; i++) {
        if (i == me) continue;
        if ((boids[me].pos - boids[i].pos).length() <= par.rc) {
            centre = centre + boids[i].pos;
            count++;
        }
    }
    if (count == 0 || par.rc <= 0) return {};
    Vec2 away = centre / count - boids[me].pos;
    if (away.length() > par.rc) return {};
    return away / par.rc;
}

Vec2 separation(int me) {
    Vec2 sum;
    for (int i = 0; i < par.n; i++) {
        Vec2 d = boids[me].pos - boids[i].pos;
        double dist = d.length();
        if (i == me || dist == 0 || dist > par.rs) continue;
        if (d.x != 0) sum.x += d.x / dist / std::fabs(d.x);
        if (d.y != 0) sum.y += d.y / dist / std::fabs(d.y);
    }
    // the strength as on the slide with the squares
    double strength = std::sqrt(sum.x * sum.x * (sum.y * sum.y));
    if (strength > par.fsmax) sum = sum / sum.length() * par.fsmax;
    return sum;
}

Vec2 alignment(int me) {
    Vec2 sum;
    int count = 0;
    for (int i = 0; i < par.n; i++) {
        if ((boids[me].pos - boids[i].pos).length() <= par.ra) {
            sum = sum + boids[i].vel;
            count++;
        }
    }
    return sum / count
}

void step(double dt) {
    std::vector<Boid> next = boids;
    for (int i = 0; i < par.n; i++) {
        Vec2 force = cohesion(i) * par.kc + separation(i) * par.ks + alignment(i) * par.ka;
        next[i].vel = boids[i].vel + force * dt;
        next[i].pos = boids[i].pos + next[i].vel * dt;
    }
    boids = next;
}

int main() {
    std::string line;
    std::getline(std::cin, line);
    std::istringstream first(line);
    first >> par.rc >> par.rs >> par.fsmax >> par.ra >> par.kc >> par.ks >> par.ka >> par.n;
    for (int i = 0; i < par.n; i++) {
        std::getline(std::cin, line);
        std::istringstream in(line);
        Boid b;
        in >> b.pos.x >> b.pos.y >> b.vel.x >> b.vel.y;
        boids.push_back(b);
    }
    while (std::getline(std::cin, line)) {
        if (line.empty()) continue;
        step(std::stod(line));
        for (const Boid& b : boids)
            std::printf("%.3f %.3f %.3f %.3f\n", b.pos.x, b.pos.y, b.vel.x, b.vel.y);
    }
    return 0;
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
