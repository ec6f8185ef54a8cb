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

struct Agent {
    Vec2 pos;
    Vec2 vel;
};

struct Params {
    double rc, rs, fsmax, ra, kc, ks, ka;
    int n;
};

static Params par;
static std::vector<Agent> agents;

Vec2 cohesion(int me) {
    Vec2 centre;
    int neighbours = 0;
    for (int i = 0; i < par.n; i++) {
        if (i == me) continue;
        if ((agents[me].pos - agents[i].pos).length() <= par.rc) {
            centre = centre + agents[i].pos;
            neighbours++;
        }
    }
    if (neighbours == 0 || par.rc <= 0) return {};
    Vec2 away = centre / neighbours - agents[me].pos;
    if (away.length() > par.rc) return {};
    return away / par.rc;
}

Vec2 separation(int me) {
    Vec2 sum;
    for (int i = 0; i < par.n; i++) {
        Vec2 d = agents[me].pos - agents[i].pos;
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
    int neighbours = 0;
    for (int i = 0; i < par.n; i++) {
        if ((agents[me].pos - agents[i].pos).length() <= par.ra) {
            sum = sum + agents[i].vel;
            neighbours++;
        }
    }
    return sum / neighbours;
}

void update(double dt) {
    std::vector<Agent> next = agents;
    for (int i = 0; i < par.n; i++) {
        Vec2 force = cohesion(i) * par.kc + separation(i) * par.ks + alignment(i) * par.ka;
        next[i].vel = agents[i].vel + force * dt;
        next[i].pos = agents[i].pos + next[i].vel * dt;
    }
    agents = next;
}

int main() {
    std::string line;
    std::getline(std::cin, line);
    std::istringstream first(line);
    first >> par.rc >> par.rs >> par.fsmax >> par.ra >> par.kc >> par.ks >> par.ka >> par.n;
    for (int i = 0; i < par.n; i++) {
        std::getline(std::cin, line);
        std::istringstream in(line);
        Agent b;
        in >> b.pos.x >> b.pos.y >> b.vel.x >> b.vel.y;
        agents.push_back(b);
    }
    while (std::getline(std::cin, line)) {
        if (line.empty()) continue;
        update(std::stod(line));
        for (const Agent& b : agents)
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
