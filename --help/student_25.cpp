// Ported from my Unity project (FlockManager.cs + FlockAgent.cs)
#include <iostream>
#include <vector>
#include <cmath>
#include <cstdio>

template <typename T> using List = std::vector<T>;

namespace Mathf {
    double Sqrt(double v) { return std::sqrt(v); }
}

struct Vector3;   // not needed in 2D

struct Vector2 {
    double x, y;
    Vector2(double x = 0.0, double y = 0.0) : x(x), y(y) {}
    static Vector2 zero() { return Vector2(0, 0); }
    double magnitude() const { return Mathf::Sqrt(x * x + y * y); }
    Vector2 normalized() const {
        double m = magnitude();
        if (m > 0.00001) return Vector2(x / m, y / m);   // like Unity
        return zero();
    }
    static double Distance(Vector2 a, Vector2 b) {
        double dx = a.x - b.x, dy = a.y - b.y;
        return Mathf::Sqrt(dx * dx + dy * dy);
    }
    static Vector2 ClampMagnitude(Vector2 v, double maxLength) {
        if (v.magnitude() > maxLength) {
            Vector2 n = v.normalized();
            return Vector2(n.x * maxLength, n.y * maxLength);
        }
        return v;
    }
};
Vector2 operator+(Vector2 a, Vector2 b) { return Vector2(a.x + b.x, a.y + b.y); }
Vector2 operator-(Vector2 a, Vector2 b) { return Vector2(a.x - b.x, a.y - b.y); }
Vector2 operator*(Vector2 a, double f) { return Vector2(a.x * f, a.y * f); }
Vector2 operator/(Vector2 a, double f) { return Vector2(a.x / f, a.y / f); }
void operator+=(Vector2& a, Vector2 b) { a = a + b; }

struct Transform { Vector2 position; };
struct Rigidbody2D { Vector2 velocity; };

class FlockAgent {
public:
    Transform transform;
    Rigidbody2D rb;
    Vector2 steering;
};

class FlockManager {
public:
    // [SerializeField]
    double cohesionRadius, separationRadius, maxSeparation, alignmentRadius;
    double cohesionWeight, separationWeight, alignmentWeight;
    List<FlockAgent> agents;

    void Start() {
        int count = 0;
        std::cin >> cohesionRadius >> separationRadius >> maxSeparation >> alignmentRadius
                 >> cohesionWeight >> separationWeight >> alignmentWeight >> count;
        for (int i = 0; i < count; i++) {
            FlockAgent agent;
            std::cin >> agent.transform.position.x >> agent.transform.position.y
                     >> agent.rb.velocity.x >> agent.rb.velocity.y;
            agents.push_back(agent);
        }
    }

    Vector2 Cohesion(const FlockAgent& agent) {
        Vector2 center = Vector2::zero();
        int count = 0;
        for (const FlockAgent& other : agents) {
            if (&other == &agent) continue;
            if (Vector2::Distance(agent.transform.position, other.transform.position) <= cohesionRadius) {
                center += other.transform.position;
                count++;
            }
        }
        if (count == 0) return Vector2::zero();
        center = center / count;
        return (center - agent.transform.position).normalized();
    }

    Vector2 Separation(const FlockAgent& agent) {
        Vector2 move = Vector2::zero();
        for (const FlockAgent& other : agents) {
            if (&other == &agent) continue;
            double distance = Vector2::Distance(agent.transform.position, other.transform.position);
            if (distance <= separationRadius && distance > 0) {
                Vector2 dir = (agent.transform.position - other.transform.position).normalized();
                move += dir * (1.0 - distance / separationRadius);   // closer = stronger
            }
        }
        return Vector2::ClampMagnitude(move, maxSeparation);
    }

    Vector2 Alignment(const FlockAgent& agent) {
        Vector2 heading = Vector2::zero();
        int count = 0;
        for (const FlockAgent& other : agents) {
            if (Vector2::Distance(agent.transform.position, other.transform.position) <= alignmentRadius) {
                heading += other.rb.velocity;
                count++;
            }
        }
        if (count == 0) return Vector2::zero();
        return heading / count - agent.rb.velocity;
    }

    void FixedUpdate(double deltaTime) {
        for (FlockAgent& agent : agents) {
            agent.steering = Cohesion(agent) * cohesionWeight
                           + Separation(agent) * separationWeight
                           + Alignment(agent) * alignmentWeight;
        }
        for (FlockAgent& agent : agents) {
            agent.rb.velocity += agent.steering * deltaTime;
            agent.transform.position += agent.rb.velocity * deltaTime;
        }
    }

    void DebugLog() {
        for (FlockAgent& a : agents)
            std::printf("%.3f %.3f %.3f %.3f\n", a.transform.position.x, a.transform.position.y,
                        a.rb.velocity.x, a.rb.velocity.y);
    }
};

int main() {
    FlockManager manager;
    manager.Start();
    double deltaTime;
    while (std::cin >> deltaTime) {
        manager.FixedUpdate(deltaTime);
        manager.DebugLog();
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
