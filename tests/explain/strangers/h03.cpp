#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>

// Small Unity-like vector, so I feel at home
class Vector2 {
public:
    double x, y;
    Vector2(double _x = 0.0, double _y = 0.0) { x = _x; y = _y; }
    double Magnitude() const { return std::sqrt(x * x + y * y); }
    void Normalize() {
        if (Magnitude() == 0.0) return;
        x /= Magnitude();
        y /= Magnitude();
    }
    Vector2 operator+(Vector2 o) const { return Vector2(x + o.x, y + o.y); }
    Vector2 operator-(Vector2 o) const { return Vector2(x - o.x, y - o.y); }
    Vector2 operator*(double s) const { return Vector2(x * s, y * s); }
    Vector2 operator/(double s) const { return Vector2(x / s, y / s); }
    void operator+=(Vector2 o) { x += o.x; y += o.y; }
    static Vector2 ClampMagnitude(Vector2 v, double maxLength) {
        if (v.Magnitude() > maxLength) {
            v.Normalize();
            v = v * maxLength;
        }
        return v;
    }
    static Vector2 zero() { return Vector2(0, 0); }
};

struct Transform { Vector2 position; Vector2 velocity; };

class FlockManager {
public:
    double cohesionRadius, separationRadius, maxSeparation, alignmentRadius;
    double cohesionWeight, separationWeight, alignmentWeight;
    std::vector<Transform> agents;

    void Update(double deltaTime) {
        std::vector<Transform> next(agents.size());
        for (size_t i = 0; i < agents.size(); i++) {
            Vector2 force = Cohesion(i) * cohesionWeight + Separation(i) * separationWeight + Alignment(i) * alignmentWeight;
            next[i].velocity = agents[i].velocity + force * deltaTime;
            next[i].position = agents[i].position + next[i].velocity * deltaTime;
        }
        agents = next;
    }

private:
    Vector2 Cohesion(size_t me) {
        Vector2 sum = Vector2::zero();
        int count = 0;
        for (size_t k = 0; k < agents.size(); k++) {
            if (k == me) continue;
            if ((agents[k].position - agents[me].position).Magnitude() <= cohesionRadius) {
                sum += agents[k].position;
                count++;
            }
        }
        if (count == 0) return Vector2::zero();
        Vector2 dir = sum / count - agents[me].position;
        return dir.Magnitude() <= cohesionRadius ? dir / cohesionRadius : Vector2::zero();
    }
    Vector2 Separation(size_t me) {
        Vector2 sum = Vector2::zero();
        for (size_t k = 0; k < agents.size(); k++) {
            Vector2 away = agents[me].position - agents[k].position;
            double d = away.Magnitude();
            if (d <= 0.0 || d > separationRadius) continue;
            sum += away / (d * d);
        }
        return Vector2::ClampMagnitude(sum, maxSeparation);
    }
    Vector2 Alignment(size_t me) {
        Vector2 sum = Vector2::zero();
        int count = 0;
        for (size_t k = 0; k < agents.size(); k++)
            if ((agents[k].position - agents[me].position).Magnitude() <= alignmentRadius) {
                sum += agents[k].velocity;
                count++;
            }
        return sum / count;
    }
};

int main() {
    FlockManager flock;
    int n;
    std::cin >> flock.cohesionRadius >> flock.separationRadius >> flock.maxSeparation >> flock.alignmentRadius;
    std::cin >> flock.cohesionWeight >> flock.separationWeight >> flock.alignmentWeight >> n;
    for (int i = 0; i < n; i++) {
        Transform t;
        std::cin >> t.position.x >> t.position.y >> t.velocity.x >> t.velocity.y;
        flock.agents.push_back(t);
    }
    double deltaTime;
    std::cout << std::fixed << std::setprecision(3);
    while (std::cin >> deltaTime) {
        flock.Update(deltaTime);
        for (auto& t : flock.agents)
            std::cout << t.position.x << " " << t.position.y << " " << t.velocity.x << " " << t.velocity.y << "\n";
    }
    return 0;
}
