#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <vector>

class Vec {
private:
    double x;
    double y;
public:
    Vec() : x(0.0), y(0.0) {}
    Vec(double x, double y) { this->x = x; this->y = y; }
    double getX() const { return x; }
    double getY() const { return y; }
    Vec add(const Vec& other) const { return Vec(x + other.x, y + other.y); }
    Vec subtract(const Vec& other) const { return Vec(x - other.x, y - other.y); }
    Vec scale(double s) const { return Vec(x * s, y * s); }
    double length() const { return std::sqrt(x * x + y * y); }
    double distanceTo(const Vec& other) const { return subtract(other).length(); }
    Vec normalize() const {
        double len = length();
        if (len == 0.0) return Vec();
        return Vec(x / len, y / len);
    }
};

class Settings {
public:
    double cohesionRadius, separationRadius, maxSeparationForce, alignmentRadius;
    double cohesionWeight, separationWeight, alignmentWeight;
};

class Agent {
private:
    Vec position;
    Vec velocity;
public:
    Agent(const Vec& position, const Vec& velocity) {
        this->position = position;
        this->velocity = velocity;
    }
    Vec getPosition() const { return position; }
    Vec getVelocity() const { return velocity; }

    Vec calculateCohesion(const std::vector<std::shared_ptr<Agent>>& agents, const Settings& s) const {
        Vec sum;
        int count = 0;
        for (const auto& other : agents) {
            if (other.get() != this && position.distanceTo(other->getPosition()) <= s.cohesionRadius) {
                sum = sum.add(other->getPosition());
                count++;
            }
        }
        if (count == 0 || s.cohesionRadius <= 0) return Vec();
        Vec center = sum.scale(1.0 / count);
        Vec direction = center.subtract(position);
        if (direction.length() > s.cohesionRadius) return Vec();
        return direction.scale(1.0 / s.cohesionRadius);
    }

    Vec calculateSeparation(const std::vector<std::shared_ptr<Agent>>& agents, const Settings& s) const {
        Vec sum;
        for (const auto& other : agents) {
            if (other.get() == this) continue;
            double distance = position.distanceTo(other->getPosition());
            if (distance > 0 && distance <= s.separationRadius) {
                Vec away = position.subtract(other->getPosition()).normalize();
                sum = sum.add(away.scale(1.0 / distance));
            }
        }
        if (sum.length() > s.maxSeparationForce) {
            sum = sum.normalize().scale(s.maxSeparationForce);
        }
        return sum;
    }

    Vec calculateAlignment(const std::vector<std::shared_ptr<Agent>>& agents, const Settings& s) const {
        Vec sum;
        int count = 0;
        for (const auto& other : agents) {
            if (other.get() != this && position.distanceTo(other->getPosition()) <= s.alignmentRadius) {
                sum = sum.add(other->getVelocity());
                count++;
            }
        }
        if (count == 0) return Vec();
        return sum.scale(1.0 / count);
    }

    void update(const std::vector<std::shared_ptr<Agent>>& agents, const Settings& s, double deltaTime) {
        Vec force = calculateCohesion(agents, s).scale(s.cohesionWeight)
                        .add(calculateSeparation(agents, s).scale(s.separationWeight))
                        .add(calculateAlignment(agents, s).scale(s.alignmentWeight));
        velocity = velocity.add(force.scale(deltaTime));
        position = position.add(velocity.scale(deltaTime));
    }

    void print() const {
        std::cout << position.getX() << " " << position.getY() << " "
                  << velocity.getX() << " " << velocity.getY() << std::endl;
    }
};

class Simulation {
private:
    std::vector<std::shared_ptr<Agent>> agents;
    Settings settings;
public:
    void readInput() {
        int n = 0;
        std::cin >> settings.cohesionRadius >> settings.separationRadius >> settings.maxSeparationForce
                 >> settings.alignmentRadius >> settings.cohesionWeight >> settings.separationWeight
                 >> settings.alignmentWeight >> n;
        for (int i = 0; i < n; i++) {
            double x, y, vx, vy;
            std::cin >> x >> y >> vx >> vy;
            agents.push_back(std::make_shared<Agent>(Vec(x, y), Vec(vx, vy)));
        }
    }
    void run() {
        double deltaTime;
        while (std::cin >> deltaTime) {
            for (auto& agent : agents) {
                agent->update(agents, settings, deltaTime);
            }
            for (auto& agent : agents) {
                agent->print();
            }
        }
    }
};

int main() {
    std::cout << std::fixed << std::setprecision(3);
    Simulation simulation;
    simulation.readInput();
    simulation.run();
    return 0;
}
