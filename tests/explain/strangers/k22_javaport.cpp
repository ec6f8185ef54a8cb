#include <cstdio>
#include <cmath>
#include <iostream>
#include <vector>

// Flocking - C++ version of my Java classes Vec, Agent, Flock

class Vec {
public:
    double x, y;
    Vec() : x(0), y(0) {}
    Vec(double x, double y) : x(x), y(y) {}
    Vec add(Vec o) { return Vec(x + o.x, y + o.y); }
    Vec sub(Vec o) { return Vec(x - o.x, y - o.y); }
    Vec scale(double s) { return Vec(x * s, y * s); }
    double length() { return std::sqrt(x * x + y * y); }
};

class Agent {
public:
    Vec pos;
    Vec vel;

    Agent(double x, double y, double vx, double vy) : pos(x, y), vel(vx, vy) {}

    bool operator==(const Agent& o) const {
        return pos.x == o.pos.x && pos.y == o.pos.y;
    }

    double distanceTo(Agent other) {
        return other.pos.sub(pos).length();
    }

    void update(Vec force, double dt) {
        vel = vel.add(force.scale(dt));
        pos = pos.add(vel.scale(dt));
    }

    void print() {
        std::printf("%.3f %.3f %.3f %.3f\n", pos.x, pos.y, vel.x, vel.y);
    }
};

class Flock {
private:
    double rc, rs, fsMax, ra, kc, ks, ka;
    std::vector<Agent> agents;

    // all other agents in the radius
    std::vector<Agent> getNeighbors(Agent agent, double radius) {
        std::vector<Agent> result;
        for (Agent other : agents) {
            if (other == agent) {
                continue;
            }
            if (agent.distanceTo(other) <= radius) {
                result.push_back(other);
            }
        }
        return result;
    }

    Vec cohesion(Agent agent) {
        std::vector<Agent> neighbors = getNeighbors(agent, rc);
        if (neighbors.empty()) {
            return Vec();
        }
        Vec center;
        for (Agent n : neighbors) {
            center = center.add(n.pos);
        }
        center = center.scale(1.0 / neighbors.size());
        Vec force = center.sub(agent.pos);
        if (force.length() > rc) {
            return Vec();
        }
        return force.scale(1.0 / rc);
    }

    Vec separation(Agent agent) {
        std::vector<Agent> neighbors = getNeighbors(agent, rs);
        Vec force;
        for (Agent n : neighbors) {
            Vec away = agent.pos.sub(n.pos);
            double d = away.length();
            force = force.add(away.scale(1.0 / d).scale(1.0 / d));
        }
        double len = force.length();
        if (len > fsMax) {
            force = force.scale(fsMax / len);
        }
        return force;
    }

    Vec alignment(Agent agent) {
        std::vector<Agent> group = getNeighbors(agent, ra);
        group.push_back(agent);
        Vec avg;
        for (Agent a : group) {
            avg = avg.add(a.vel);
        }
        avg = avg.scale(1.0 / group.size());
        return avg.sub(agent.vel);
    }

public:
    void read() {
        int n;
        std::cin >> rc >> rs >> fsMax >> ra >> kc >> ks >> ka >> n;
        for (int i = 0; i < n; i++) {
            double x, y, vx, vy;
            std::cin >> x >> y >> vx >> vy;
            agents.push_back(Agent(x, y, vx, vy));
        }
    }

    void step(double dt) {
        std::vector<Vec> forces;
        for (Agent agent : agents) {
            Vec f = cohesion(agent).scale(kc);
            f = f.add(separation(agent).scale(ks));
            f = f.add(alignment(agent).scale(ka));
            forces.push_back(f);
        }
        for (int i = 0; i < agents.size(); i++) {
            Agent agent = agents[i];
            agent.update(forces[i], dt);
            agent.print();
        }
    }
};

int main() {
    Flock flock = Flock();
    flock.read();
    double dt;
    while (std::cin >> dt) {
        flock.step(dt);
    }
    return 0;
}
