// Flocking -- final version (v7, refactored)
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace math {

template <typename T>
struct Vector {
    T x{};
    T y{};

    friend constexpr Vector operator+(Vector a, Vector b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vector operator-(Vector a, Vector b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vector operator*(Vector a, T s) { return {a.x * s, a.y * s}; }
    friend constexpr Vector operator/(Vector a, T s) { return {a.x / s, a.y / s}; }
    constexpr Vector& operator+=(Vector o) { return *this = *this + o; }
    T norm() const { return std::sqrt(x * x + y * y); }
    Vector clamped(T limit) const {
        const T n = norm();
        return n > limit ? *this / n * limit : *this;
    }
};

}  // namespace math

using Real = double;
using Vec = math::Vector<Real>;

struct Agent {
    Vec position;
    Vec velocity;
};

// Uniform grid, so the neighbor query does not have to be O(n^2)
class SpatialGrid {
public:
    using Cell = std::pair<std::int64_t, std::int64_t>;

    explicit SpatialGrid(Real cellSize) : cellSize_(cellSize > 0 ? cellSize : Real{1}) {}

    void rebuild(const std::vector<Agent>& agents) {
        cells_.clear();
        for (std::size_t i = 0; i < agents.size(); ++i) cells_[cellOf(agents[i].position)].push_back(i);
    }

    template <typename Visitor>
    void forEachNear(const Vec& p, Visitor&& visit) const {
        const Cell center = cellOf(p);
        for (std::int64_t dx = -1; dx <= 1; ++dx) {
            for (std::int64_t dy = -1; dy <= 1; ++dy) {
                const auto it = cells_.find({center.first + dx, center.second + dy});
                if (it == cells_.end()) continue;
                for (const std::size_t index : it->second) visit(index);
            }
        }
    }

private:
    struct CellHash {
        std::size_t operator()(const Cell& c) const noexcept {
            return static_cast<std::size_t>(c.first) * 73856093u ^ static_cast<std::size_t>(c.second) * 19349663u;
        }
    };

    Cell cellOf(const Vec& p) const {
        return {static_cast<std::int64_t>(std::floor(p.x / cellSize_)),
                static_cast<std::int64_t>(std::floor(p.y / cellSize_))};
    }

    Real cellSize_;
    std::unordered_map<Cell, std::vector<std::size_t>, CellHash> cells_;
};

struct World {
    const std::vector<Agent>& agents;
    const SpatialGrid& grid;
};

class IBehavior {
public:
    virtual ~IBehavior() = default;
    virtual Vec evaluate(const World& world, std::size_t self) const = 0;
};

class BehaviorBase : public IBehavior {
protected:
    explicit BehaviorBase(Real radius) : radius_(radius) {}

    // calls fn(otherIndex, distance) for each agent within the radius (self included)
    template <typename Fn>
    void visitNeighbors(const World& world, std::size_t self, Fn&& fn) const {
        const Vec p = world.agents[self].position;
        world.grid.forEachNear(p, [&](std::size_t other) {
            const Real d = (world.agents[other].position - p).norm();
            if (d <= radius_) fn(other, d);
        });
    }

    Real radius_;
};

class Cohesion final : public BehaviorBase {
public:
    explicit Cohesion(Real radius) : BehaviorBase(radius) {}
    Vec evaluate(const World& world, std::size_t self) const override {
        Vec sum;
        std::size_t n = 0;
        visitNeighbors(world, self, [&](std::size_t other, Real) {
            if (other == self) return;
            sum += world.agents[other].position;
            ++n;
        });
        if (n == 0 || radius_ <= 0) return {};
        return (sum / static_cast<Real>(n) - world.agents[self].position) / radius_;
    }
};

class Separation final : public BehaviorBase {
public:
    Separation(Real radius, Real maxForce) : BehaviorBase(radius), maxForce_(maxForce) {}
    Vec evaluate(const World& world, std::size_t self) const override {
        Vec sum;
        visitNeighbors(world, self, [&](std::size_t other, Real d) {
            if (d > 0) sum += (world.agents[self].position - world.agents[other].position) / (d * d);
        });
        return sum.clamped(maxForce_);
    }

private:
    Real maxForce_;
};

class Alignment final : public BehaviorBase {
public:
    explicit Alignment(Real radius) : BehaviorBase(radius) {}
    Vec evaluate(const World& world, std::size_t self) const override {
        Vec sum;
        std::size_t n = 0;
        visitNeighbors(world, self, [&](std::size_t other, Real) {
            sum += world.agents[other].velocity;
            ++n;
        });
        return n == 0 ? Vec{} : sum / static_cast<Real>(n);
    }
};

class WeightedComposite final : public IBehavior {
public:
    void add(std::unique_ptr<IBehavior> behavior, Real weight) {
        parts_.emplace_back(std::move(behavior), weight);
    }
    Vec evaluate(const World& world, std::size_t self) const override {
        Vec total;
        for (const auto& [behavior, weight] : parts_) total += behavior->evaluate(world, self) * weight;
        return total;
    }

private:
    std::vector<std::pair<std::unique_ptr<IBehavior>, Real>> parts_;
};

class Simulation {
public:
    static Simulation read(std::istream& in) {
        Real rc, rs, fmax, ra, kc, ks, ka;
        std::size_t n;
        if (!(in >> rc >> rs >> fmax >> ra >> kc >> ks >> ka >> n)) throw std::runtime_error("bad header");
        Simulation s(rc);
        s.behavior_.add(std::make_unique<Cohesion>(rc), kc);
        s.behavior_.add(std::make_unique<Separation>(rs, fmax), ks);
        s.behavior_.add(std::make_unique<Alignment>(ra), ka);
        s.buffers_[0].resize(n);
        for (Agent& a : s.buffers_[0]) in >> a.position.x >> a.position.y >> a.velocity.x >> a.velocity.y;
        s.buffers_[1] = s.buffers_[0];
        return s;
    }

    void advance(Real dt) {
        const std::vector<Agent>& front = buffers_[active_];
        std::vector<Agent>& back = buffers_[1 - active_];
        grid_.rebuild(front);
        const World world{front, grid_};
        for (std::size_t i = 0; i < front.size(); ++i) {
            const Vec force = behavior_.evaluate(world, i);
            back[i].velocity = front[i].velocity + force * dt;
            back[i].position = front[i].position + back[i].velocity * dt;
        }
        active_ = 1 - active_;
    }

    void write() const {
        for (const Agent& a : buffers_[active_]) {
            std::printf("%s %s %s %s\n", format(a.position.x).c_str(), format(a.position.y).c_str(),
                        format(a.velocity.x).c_str(), format(a.velocity.y).c_str());
        }
    }

private:
    explicit Simulation(Real cellSize) : grid_(cellSize) {}

    static std::string format(Real value) {
        if (std::abs(value) < 0.0005) value = 0.0;  // never print "-0.000"
        char text[400];
        std::snprintf(text, sizeof text, "%.3f", value);
        return text;
    }

    SpatialGrid grid_;
    WeightedComposite behavior_;
    std::array<std::vector<Agent>, 2> buffers_;
    int active_ = 0;
};

int main() {
    try {
        Simulation simulation = Simulation::read(std::cin);
        for (Real dt; std::cin >> dt;) {
            simulation.advance(dt);
            simulation.write();
        }
    } catch (const std::exception& e) {
        std::fprintf(stderr, "error: %s\n", e.what());
        return 1;
    }
}
