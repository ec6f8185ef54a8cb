#include <iostream>
#include <vector>
#include <cmath>
#include <cstdio>
#include <cstdlib>

using std::vector;

struct Vec {
    double x = 0.0;
    double y = 0.0;
    double magnitude() const { return std::sqrt(x * x + y * y); }
    Vec truncated(double max) const {
        double m = magnitude();
        return m > max ? Vec{x / m * max, y / m * max} : *this;
    }
};
Vec operator+(const Vec& a, const Vec& b) { return Vec{a.x + b.x, a.y + b.y}; }
Vec operator-(const Vec& a, const Vec& b) { return Vec{a.x - b.x, a.y - b.y}; }
Vec operator*(const Vec& a, double b) { return Vec{a.x * b, a.y * b}; }
Vec operator/(const Vec& a, double b) { return Vec{a.x / b, a.y / b}; }

struct Creature { Vec position, velocity; };

class Swarm {
    double cohesionR, separationR, separationMax, alignmentR;
    double cohesionW, separationW, alignmentW;
    vector<Creature> creatures;

    // steer towards the average velocity of everyone around
    Vec align(const Creature& c) const {
        Vec sum;
        double seen = 0;
        for (const Creature& other : creatures) {
            if ((c.position - other.position).magnitude() <= alignmentR) {
                sum = sum + other.velocity;
                seen += 1;
            }
        }
        return sum / seen - c.velocity;
    }

public:
    explicit Swarm(std::istream& in) {
        int amount;
        in >> cohesionR >> separationR >> separationMax >> alignmentR;
        in >> cohesionW >> separationW >> alignmentW >> amount;
        while (amount-- > 0) {
            Creature c;
            in >> c.position.x >> c.position.y >> c.velocity.x >> c.velocity.y;
            creatures.push_back(c);
        }
    }

    void tick(double dt) {
        vector<Creature> result;
        Vec center, push;
        int inRange = 0;
        for (size_t i = 0; i < creatures.size(); i++) {
            const Creature& me = creatures[i];
            for (size_t j = 0; j < creatures.size(); j++) {
                if (i == j) continue;
                Vec away = me.position - creatures[j].position;
                double d = away.magnitude();
                if (d <= cohesionR) {
                    center = center + creatures[j].position;
                    inRange++;
                }
                if (d <= separationR && d != 0) {
                    push = push + away / d / d;
                }
            }

            Vec force;
            if (inRange > 0) {
                Vec way = center / inRange - me.position;
                if (way.magnitude() <= cohesionR) force = way / cohesionR * cohesionW;
            }
            force = force + push.truncated(separationMax) * separationW;
            force = force + align(me) * alignmentW;

            Creature next = me;
            next.velocity = me.velocity + force * dt;
            next.position = me.position + next.velocity * dt;
            result.push_back(next);
        }
        creatures = result;
    }

    void show() const {
        for (const Creature& c : creatures) {
            printf("%.3f %.3f %.3f %.3f\n", c.position.x, c.position.y, c.velocity.x, c.velocity.y);
        }
    }
};

int main() {
    Swarm swarm(std::cin);
    double dt;
    while (std::cin >> dt) {
        swarm.tick(dt);
        swarm.show();
    }
    return EXIT_SUCCESS;
}
