// Flocking agents, cleaned up after the deadline (the old file passed as well, but I did not want
// that one to be the thing that is kept).
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iomanip>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

struct Vec2 {
    double x{0.0};
    double y{0.0};

    friend constexpr Vec2 operator+(Vec2 a, Vec2 b) noexcept { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vec2 operator-(Vec2 a, Vec2 b) noexcept { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vec2 operator*(double s, Vec2 v) noexcept { return {s * v.x, s * v.y}; }
    friend constexpr Vec2 operator/(Vec2 v, double s) noexcept { return {v.x / s, v.y / s}; }
    constexpr Vec2& operator+=(Vec2 o) noexcept { return *this = *this + o; }
};

[[nodiscard]] double length(Vec2 v) noexcept { return std::sqrt(v.x * v.x + v.y * v.y); }

[[nodiscard]] Vec2 clampLength(Vec2 v, double limit) noexcept {
    const double len = length(v);
    return len > limit ? limit * (v / len) : v;
}

struct Agent {
    Vec2 pos;
    Vec2 vel;
};

using View = std::span<const Agent>;

// Running mean; empty as long as nothing was added.
class Mean {
public:
    void add(Vec2 v) noexcept { sum_ += v; ++count_; }
    [[nodiscard]] std::optional<Vec2> value() const noexcept {
        if (count_ == 0) return std::nullopt;
        return sum_ / static_cast<double>(count_);
    }
private:
    Vec2 sum_{};
    std::size_t count_{0};
};

// Calls fn(other, vector from other to me, distance) for everybody within the radius, in order.
template <class Fn>
void forEachWithin(View flock, std::size_t me, double radius, bool withMyself, Fn fn) {
    for (std::size_t i = 0; i < flock.size(); ++i) {
        if (i == me && !withMyself) continue;
        const Vec2 away = flock[me].pos - flock[i].pos;
        const double d = length(away);
        if (d <= radius) fn(flock[i], away, d);
    }
}

struct Cohesion {
    double radius{}, k{};

    [[nodiscard]] Vec2 operator()(View flock, std::size_t me) const {
        if (radius <= 0.0) return {};   // nothing to divide by
        Mean centre;
        forEachWithin(flock, me, radius, false, [&](const Agent& a, Vec2, double) { centre.add(a.pos); });
        const auto cm = centre.value();
        return cm ? (*cm - flock[me].pos) / radius : Vec2{};
    }
};

struct Separation {
    double radius{}, maxForce{}, k{};

    [[nodiscard]] Vec2 operator()(View flock, std::size_t me) const {
        Vec2 force;
        forEachWithin(flock, me, radius, false, [&](const Agent&, Vec2 away, double d) {
            if (d > 0.0) force += away / d / d;   // unit vector, then inversely proportional
        });
        return clampLength(force, maxForce);
    }
};

struct Alignment {
    double radius{}, k{};

    [[nodiscard]] Vec2 operator()(View flock, std::size_t me) const {
        Mean mean;
        forEachWithin(flock, me, radius, true, [&](const Agent& a, Vec2, double) { mean.add(a.vel); });
        return mean.value().value_or(Vec2{});
    }
};

class Simulation {
public:
    explicit Simulation(std::istream& in) {
        std::size_t n = 0;
        in >> cohesion_.radius >> separation_.radius >> separation_.maxForce >> alignment_.radius
           >> cohesion_.k >> separation_.k >> alignment_.k >> n;
        front_.resize(n);
        for (Agent& a : front_) in >> a.pos.x >> a.pos.y >> a.vel.x >> a.vel.y;
        back_ = front_;
    }

    void tick(double dt) {
        for (std::size_t i = 0; i < front_.size(); ++i) {
            const Vec2 force = cohesion_.k * cohesion_(front_, i)
                             + separation_.k * separation_(front_, i)
                             + alignment_.k * alignment_(front_, i);
            back_[i].vel = front_[i].vel + dt * force;
            back_[i].pos = front_[i].pos + dt * back_[i].vel;
        }
        std::swap(front_, back_);
    }

    friend std::ostream& operator<<(std::ostream& out, const Simulation& s) {
        out << std::fixed << std::setprecision(3);
        for (const Agent& a : s.front_)
            out << a.pos.x << ' ' << a.pos.y << ' ' << a.vel.x << ' ' << a.vel.y << '\n';
        return out;
    }

private:
    Cohesion cohesion_;
    Separation separation_;
    Alignment alignment_;
    std::vector<Agent> front_;
    std::vector<Agent> back_;
};

int main() {
    std::ios::sync_with_stdio(false);
    Simulation sim{std::cin};
    for (double dt{}; std::cin >> dt;) {
        sim.tick(dt);
        std::cout << sim;
    }
}
