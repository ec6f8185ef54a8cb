#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iomanip>
#include <iostream>
#include <numbers>
#include <sstream>
#include <string>
#include <vector>

template <typename T>
struct Vector {
    T x{}, y{};
    constexpr Vector operator+(const Vector& o) const { return {x + o.x, y + o.y}; }
    constexpr Vector operator-(const Vector& o) const { return {x - o.x, y - o.y}; }
    constexpr Vector operator*(T s) const { return {x * s, y * s}; }
    constexpr Vector operator/(T s) const { return {x / s, y / s}; }
    constexpr Vector& operator+=(const Vector& o) { x += o.x; y += o.y; return *this; }
    [[nodiscard]] constexpr T sqrMagnitude() const { return x * x + y * y; }
    [[nodiscard]] T magnitude() const { return std::sqrt(sqrMagnitude()); }
    friend std::istream& operator>>(std::istream& in, Vector& v) { return in >> v.x >> v.y; }
    friend std::ostream& operator<<(std::ostream& out, const Vector& v) { return out << v.x << ' ' << v.y; }
};
using Vec2 = Vector<double>;

struct Boid {
    Vec2 position, velocity;
    friend std::istream& operator>>(std::istream& in, Boid& b) { return in >> b.position >> b.velocity; }
    friend std::ostream& operator<<(std::ostream& out, const Boid& b) { return out << b.position << ' ' << b.velocity; }
};

struct Rule {
    double radius{}, weight{};
    virtual ~Rule() = default;
    [[nodiscard]] bool inRange(double d) const { return d <= radius; }
    [[nodiscard]] virtual Vec2 compute(const std::vector<Boid>& flock, std::size_t self) const = 0;
    [[nodiscard]] Vec2 weighted(const std::vector<Boid>& flock, std::size_t self) const { return compute(flock, self) * weight; }
};

struct CohesionRule final : Rule {
    [[nodiscard]] Vec2 compute(const std::vector<Boid>& flock, std::size_t self) const override {
        Vec2 sum; std::size_t n = 0;
        for (std::size_t k = 0; k < flock.size(); ++k) {
            if (k == self || !inRange((flock[k].position - flock[self].position).magnitude())) continue;
            sum += flock[k].position; ++n;
        }
        if (n == 0) return {};
        const Vec2 toCenter = sum / static_cast<double>(n) - flock[self].position;
        return inRange(toCenter.magnitude()) ? toCenter / radius : Vec2{};
    }
};

struct SeparationRule final : Rule {
    double maxForce{};
    [[nodiscard]] Vec2 compute(const std::vector<Boid>& flock, std::size_t self) const override {
        Vec2 force;
        for (const auto& other : flock) {
            const Vec2 away = flock[self].position - other.position;
            if (away.sqrMagnitude() > 0.0 && inRange(away.magnitude())) force += away / away.sqrMagnitude();
        }
        // sqrMagnitude avoids the square root
        if (force.sqrMagnitude() > maxForce) force = force / force.magnitude() * maxForce;
        return force;
    }
};

struct AlignmentRule final : Rule {
    [[nodiscard]] Vec2 compute(const std::vector<Boid>& flock, std::size_t self) const override {
        Vec2 sum; std::size_t n = 0;
        for (const auto& other : flock)
            if (inRange((other.position - flock[self].position).magnitude())) { sum += other.velocity; ++n; }
        return sum / static_cast<double>(n);
    }
};

int main() {
    CohesionRule cohesion; SeparationRule separation; AlignmentRule alignment;
    std::size_t numberOfBoids = 0;

    // radii, limit, weights, count
    std::cin >> cohesion.radius >> separation.radius >> alignment.radius
             >> separation.maxForce
             >> cohesion.weight >> separation.weight >> alignment.weight
             >> numberOfBoids;
    std::vector<Boid> newState(numberOfBoids);
    for (auto& b : newState) std::cin >> b;

    std::cout << std::fixed << std::setprecision(3);
    for (double deltaT; std::cin >> deltaT;) {
        const std::vector<Boid> currentState = newState;     // double buffer
        std::vector<Vec2> allForces(numberOfBoids);
        for (std::size_t i = 0; i < numberOfBoids; ++i) {
            for (std::size_t j = 0; j < numberOfBoids; ++j) {
                if (i == j) continue;
                const double distance = (currentState[i].position - currentState[j].position).magnitude();
                if (cohesion.inRange(distance))   allForces[i] += cohesion.weighted(currentState, i);
                if (separation.inRange(distance)) allForces[i] += separation.weighted(currentState, i);
            }
            allForces[i] += alignment.weighted(currentState, i);   // includes itself, so always
        }
        for (std::size_t i = 0; i < numberOfBoids; ++i) {
            newState[i].velocity += allForces[i] * deltaT;
            newState[i].position += newState[i].velocity * deltaT;
            std::cout << newState[i] << '\n';
        }
    }
}
