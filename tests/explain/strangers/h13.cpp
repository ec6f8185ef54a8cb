#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>

using namespace std;

class Vector2D {
private:
    double x;
    double y;
public:
    Vector2D() { this->x = 0; this->y = 0; }
    Vector2D(double x, double y) { this->x = x; this->y = y; }
    double getX() const { return this->x; }
    double getY() const { return this->y; }
    Vector2D add(Vector2D other) const { return Vector2D(x + other.x, y + other.y); }
    Vector2D subtract(Vector2D other) const { return Vector2D(x - other.x, y - other.y); }
    Vector2D multiply(double s) const { return Vector2D(x * s, y * s); }
    double lengthSquared() const { return x * x + y * y; }
    double length() const { return sqrt(lengthSquared()); }
    Vector2D normalize() const { return Vector2D(x / length(), y / length()); }
};

class Agent {
private:
    Vector2D position;
    Vector2D velocity;
public:
    Agent(Vector2D p, Vector2D v) { position = p; velocity = v; }
    Vector2D getPosition() { return position; }
    Vector2D getVelocity() { return velocity; }
    void setPosition(Vector2D p) { position = p; }
    void setVelocity(Vector2D v) { velocity = v; }
};

class Simulation {
private:
    double cohesionRadius, separationRadius, maxSeparation, alignmentRadius;
    double cohesionK, separationK, alignmentK;
    vector<Agent*> agents;

    Vector2D cohesion(Agent* agent) {
        Vector2D sum;
        int count = 0;
        for (Agent* other : agents) {
            if (other == agent) continue;
            // squared distance is faster
            if (other->getPosition().subtract(agent->getPosition()).lengthSquared() <= cohesionRadius) {
                sum = sum.add(other->getPosition());
                count++;
            }
        }
        if (count == 0) return Vector2D();
        Vector2D toCenter = sum.multiply(1.0 / count).subtract(agent->getPosition());
        if (toCenter.length() > cohesionRadius) return Vector2D();
        return toCenter.multiply(1.0 / cohesionRadius);
    }

    Vector2D separation(Agent* agent) {
        Vector2D sum;
        for (Agent* other : agents) {
            Vector2D diff = agent->getPosition().subtract(other->getPosition());
            double d = diff.length();
            if (d > 0 && d <= separationRadius) {
                sum = sum.add(diff.normalize().multiply(1.0 / d));
            }
        }
        if (sum.length() > maxSeparation) {
            sum = sum.normalize();
        }
        return sum;
    }

    Vector2D alignment(Agent* agent) {
        Vector2D sum;
        int count = 0;
        for (Agent* other : agents) {
            if (other->getPosition().subtract(agent->getPosition()).length() <= alignmentRadius) {
                sum = sum.add(other->getVelocity());
                count++;
            }
        }
        return sum.multiply(1.0 / count);
    }

public:
    void read() {
        int n;
        cin >> cohesionRadius >> separationRadius >> maxSeparation >> alignmentRadius
            >> cohesionK >> separationK >> alignmentK >> n;
        for (int i = 0; i < n; i++) {
            double x, y, vx, vy;
            cin >> x >> y >> vx >> vy;
            agents.push_back(new Agent(Vector2D(x, y), Vector2D(vx, vy)));
        }
    }

    void tick(double deltaTime) {
        // double buffering: write into a copy so the others see the old state
        vector<Agent*> nextAgents = agents;
        for (size_t i = 0; i < agents.size(); i++) {
            Agent* agent = agents[i];
            Vector2D force = cohesion(agent).multiply(cohesionK)
                                 .add(separation(agent).multiply(separationK))
                                 .add(alignment(agent).multiply(alignmentK));
            Vector2D newVelocity = agent->getVelocity().add(force.multiply(deltaTime));
            nextAgents[i]->setVelocity(newVelocity);
            nextAgents[i]->setPosition(agent->getPosition().add(newVelocity.multiply(deltaTime)));
        }
        agents = nextAgents;
    }

    void print() {
        for (Agent* a : agents) {
            cout << fixed << setprecision(3)
                 << a->getPosition().getX() << " " << a->getPosition().getY() << " "
                 << a->getVelocity().getX() << " " << a->getVelocity().getY() << endl;
        }
    }
};

int main() {
    Simulation* simulation = new Simulation();
    simulation->read();
    double deltaTime;
    while (cin >> deltaTime) {
        simulation->tick(deltaTime);
        simulation->print();
    }
    return 0;
}
