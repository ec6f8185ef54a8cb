#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <cstdlib>
#include <iomanip>

class Vector2D {
public:
    double x, y;
    Vector2D(double x = 0, double y = 0) : x(x), y(y) {}
    double len() const { return std::sqrt(x * x + y * y); }
    Vector2D operator+(const Vector2D& v) const { return Vector2D(x + v.x, y + v.y); }
    Vector2D operator-(const Vector2D& v) const { return Vector2D(x - v.x, y - v.y); }
    Vector2D operator*(double s) const { return Vector2D(x * s, y * s); }
    Vector2D operator/(double s) const { return Vector2D(x / s, y / s); }
};

class Agent {
public:
    Vector2D pos;
    Vector2D vel;
};

class Behaviour {
public:
    double radius = 0;
    double weight = 0;
    virtual Vector2D force(const std::vector<Agent>& agents, int me) = 0;
    virtual ~Behaviour() {}
};

class CohesionBehaviour : public Behaviour {
public:
    Vector2D force(const std::vector<Agent>& agents, int me) override {
        Vector2D center;
        int count = 0;
        for (int i = 0; i < (int)agents.size(); i++) {
            if (i == me) continue;
            if ((agents[i].pos - agents[me].pos).len() <= radius) {
                center = center + agents[i].pos;
                count++;
            }
        }
        if (count == 0) return Vector2D();
        Vector2D f = center / count - agents[me].pos;
        if (f.len() > radius) return Vector2D();
        return f / radius;
    }
};

class SeparationBehaviour : public Behaviour {
public:
    double maxForce = 0;
    Vector2D force(const std::vector<Agent>& agents, int me) override {
        Vector2D f;
        for (int i = 0; i < (int)agents.size(); i++) {
            if (i == me) continue;
            Vector2D away = agents[me].pos - agents[i].pos;
            double d = away.len();
            if (d > 0 && d <= radius)
                f = f + away / d / d;
        }
        if (f.len() > maxForce)
            f = f / f.len() * maxForce;
        return f;
    }
};

class AlignmentBehaviour : public Behaviour {
private:
    Vector2D sum;
    int count = 0;
public:
    Vector2D force(const std::vector<Agent>& agents, int me) override {
        for (const Agent& a : agents) {
            if ((a.pos - agents[me].pos).len() <= radius) {
                sum = sum + a.vel;
                count++;
            }
        }
        return sum / count;
    }
};

class Simulation {
private:
    std::vector<Agent> agents;
    CohesionBehaviour cohesion;
    SeparationBehaviour separation;
    AlignmentBehaviour alignment;
    std::vector<Behaviour*> behaviours;
public:
    Simulation() {
        behaviours.push_back(&cohesion);
        behaviours.push_back(&separation);
        behaviours.push_back(&alignment);
    }
    void read() {
        int n;
        std::cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
        std::cin >> cohesion.weight >> separation.weight >> alignment.weight >> n;
        agents.resize(n);
        for (Agent& a : agents)
            std::cin >> a.pos.x >> a.pos.y >> a.vel.x >> a.vel.y;
    }
    void update(double dt) {
        std::vector<Agent> next(agents.size());
        for (int i = 0; i < (int)agents.size(); i++) {
            Vector2D f;
            for (Behaviour* b : behaviours)
                f = f + b->force(agents, i) * b->weight;
            next[i].vel = agents[i].vel + f * dt;
            next[i].pos = agents[i].pos + next[i].vel * dt + f * (dt * dt / 2);
        }
        agents = next;
    }
    void print() {
        std::cout << std::setprecision(3);
        for (const Agent& a : agents)
            std::cout << a.pos.x << " " << a.pos.y << " " << a.vel.x << " " << a.vel.y << std::endl;
    }
};

int main() {
    Simulation sim;
    sim.read();
    std::string line;
    while (std::getline(std::cin, line)) {
        sim.update(atof(line.c_str()));
        sim.print();
    }
    return 0;
}
