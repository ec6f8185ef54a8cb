#include <iostream>
#include <memory>
#include <vector>
#include <cstdio>
#include <cmath>

class Vector2D {
private:
    double x;
    double y;
public:
    Vector2D() { this->x = 0.0; this->y = 0.0; }
    Vector2D(double x, double y) { this->x = x; this->y = y; }
    double getX() const { return this->x; }
    double getY() const { return this->y; }
    void setX(double x) { this->x = x; }
    void setY(double y) { this->y = y; }
    Vector2D add(const Vector2D& other) const { return Vector2D(this->x + other.getX(), this->y + other.getY()); }
    Vector2D subtract(const Vector2D& other) const { return Vector2D(this->x - other.getX(), this->y - other.getY()); }
    Vector2D scale(double factor) const { return Vector2D(this->x * factor, this->y * factor); }
    double length() const { return std::sqrt(this->x * this->x + this->y * this->y); }
};

class Agent {
private:
    Vector2D position;
    Vector2D velocity;
public:
    Agent(Vector2D position, Vector2D velocity) {
        this->position = position;
        this->velocity = velocity;
    }
    Vector2D getPosition() const { return this->position; }
    Vector2D getVelocity() const { return this->velocity; }
    void setPosition(Vector2D position) { this->position = position; }
    void setVelocity(Vector2D velocity) { this->velocity = velocity; }
    double distanceTo(const std::shared_ptr<Agent>& other) const {
        return this->position.subtract(other->getPosition()).length();
    }
};

typedef std::vector<std::shared_ptr<Agent>> AgentList;

class Behavior {
protected:
    double radius;
    double weight;
public:
    virtual ~Behavior() {}
    virtual Vector2D calculate(const AgentList& agents, const std::shared_ptr<Agent>& self) = 0;
    Vector2D calculateWeighted(const AgentList& agents, const std::shared_ptr<Agent>& self) {
        return this->calculate(agents, self).scale(this->weight);
    }
};

class CohesionBehavior : public Behavior {
public:
    CohesionBehavior(double radius, double weight) { this->radius = radius; this->weight = weight; }
    Vector2D calculate(const AgentList& agents, const std::shared_ptr<Agent>& self) override {
        Vector2D sum;
        int count = 0;
        for (auto& other : agents) {
            if (other == self) continue;
            if (self->distanceTo(other) < this->radius) {
                sum = sum.add(other->getPosition());
                count++;
            }
        }
        if (count == 0) {
            return Vector2D();
        }
        Vector2D center = sum.scale(1.0 / count);
        return center.subtract(self->getPosition()).scale(1.0 / this->radius);
    }
};

class SeparationBehavior : public Behavior {
private:
    double maxForce;
public:
    SeparationBehavior(double radius, double weight, double maxForce) {
        this->radius = radius;
        this->weight = weight;
        this->maxForce = maxForce;
    }
    Vector2D calculate(const AgentList& agents, const std::shared_ptr<Agent>& self) override {
        Vector2D force;
        for (auto& other : agents) {
            if (other == self) continue;
            double distance = self->distanceTo(other);
            if (distance > 0 && distance < this->radius) {
                Vector2D direction = self->getPosition().subtract(other->getPosition()).scale(1.0 / distance);
                force = force.add(direction.scale(1.0 / distance));
            }
        }
        if (force.length() > this->maxForce) {
            force = force.scale(this->maxForce / force.length());
        }
        return force;
    }
};

class AlignmentBehavior : public Behavior {
public:
    AlignmentBehavior(double radius, double weight) { this->radius = radius; this->weight = weight; }
    Vector2D calculate(const AgentList& agents, const std::shared_ptr<Agent>& self) override {
        Vector2D sum;
        int count = 0;
        for (auto& other : agents) {
            if (self->distanceTo(other) < this->radius) {
                sum = sum.add(other->getVelocity());
                count++;
            }
        }
        if (count == 0) {
            return Vector2D();
        }
        return sum.scale(1.0 / count);
    }
};

class Simulation {
private:
    AgentList agents;
    std::vector<Behavior*> behaviors;
public:
    void addAgent(std::shared_ptr<Agent> agent) { this->agents.push_back(agent); }
    void addBehavior(Behavior* behavior) { this->behaviors.push_back(behavior); }

    void update(double deltaTime) {
        // keep the old state so that every agent sees the same world
        AgentList oldAgents = this->agents;
        for (size_t i = 0; i < this->agents.size(); i++) {
            Vector2D total;
            for (Behavior* behavior : this->behaviors) {
                total = total.add(behavior->calculateWeighted(oldAgents, oldAgents[i]));
            }
            Vector2D newVelocity = oldAgents[i]->getVelocity().add(total.scale(deltaTime));
            Vector2D newPosition = oldAgents[i]->getPosition().add(newVelocity.scale(deltaTime));
            this->agents[i]->setVelocity(newVelocity);
            this->agents[i]->setPosition(newPosition);
        }
    }

    void print() {
        for (auto& agent : this->agents) {
            printf("%.3f %.3f %.3f %.3f\n", agent->getPosition().getX(), agent->getPosition().getY(),
                   agent->getVelocity().getX(), agent->getVelocity().getY());
        }
    }
};

int main(int argc, char** argv) {
    double rc, rs, maxForce, ra, kc, ks, ka;
    int n;
    std::cin >> rc >> rs >> maxForce >> ra >> kc >> ks >> ka >> n;

    Simulation* simulation = new Simulation();
    simulation->addBehavior(new CohesionBehavior(rc, kc));
    simulation->addBehavior(new SeparationBehavior(rs, ks, maxForce));
    simulation->addBehavior(new AlignmentBehavior(ra, ka));

    for (int i = 0; i < n; i++) {
        double x, y, vx, vy;
        std::cin >> x >> y >> vx >> vy;
        simulation->addAgent(std::make_shared<Agent>(Vector2D(x, y), Vector2D(vx, vy)));
    }

    double deltaTime;
    while (std::cin >> deltaTime) {
        simulation->update(deltaTime);
        simulation->print();
    }
    delete simulation;
    return 0;
}
