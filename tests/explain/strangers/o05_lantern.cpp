// Flocking with the steering classes of the "AI for games" textbook.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>

struct Vec2 {
    double x, y;
    Vec2(double x = 0, double y = 0) : x(x), y(y) {}
    void operator+=(const Vec2& v) { x += v.x; y += v.y; }
    void operator-=(const Vec2& v) { x -= v.x; y -= v.y; }
    void operator*=(double s) { x *= s; y *= s; }
    Vec2 operator-(const Vec2& v) const { return Vec2(x - v.x, y - v.y); }
    double length() const { return std::sqrt(x * x + y * y); }
    void normalize() { double l = length(); if (l > 0) { x /= l; y /= l; } }
};

struct SteeringOutput {
    Vec2 linear;
};

struct Kinematic {
    Vec2 position;
    Vec2 velocity;

    void update(const SteeringOutput& steering, double time) {
        velocity.x += steering.linear.x * time;
        velocity.y += steering.linear.y * time;
        position.x += velocity.x * time;
        position.y += velocity.y * time;
    }
};

typedef std::vector<Kinematic> Flock;

struct Separation {
    double threshold;
    double maxAcceleration;
    double decayCoefficient = 1.0;

    SteeringOutput getSteering(const Flock& targets, size_t character) const {
        SteeringOutput steering;
        for (size_t t = 0; t < targets.size(); t++) {
            if (t == character) continue;
            Vec2 direction = targets[character].position - targets[t].position;
            double distance = direction.length();
            if (distance > 0 && distance <= threshold) {
                // strength of repulsion (inverse square law)
                double strength = std::min(decayCoefficient / (distance * distance), maxAcceleration);
                direction.normalize();
                direction *= strength;
                steering.linear += direction;
            }
        }
        return steering;
    }
};

struct Cohesion {
    double radius;

    SteeringOutput getSteering(const Flock& targets, size_t character) const {
        SteeringOutput steering;
        Vec2 center;
        int count = 0;
        for (size_t t = 0; t < targets.size(); t++) {
            if (t == character) continue;
            Vec2 direction = targets[t].position - targets[character].position;
            if (direction.length() <= radius) {
                center += targets[t].position;
                count++;
            }
        }
        if (count == 0 || radius == 0) return steering;
        center *= 1.0 / count;
        steering.linear = center - targets[character].position;
        steering.linear *= 1.0 / radius;
        return steering;
    }
};

// velocity matching with the average velocity as target
struct VelocityMatch {
    double radius;

    SteeringOutput getSteering(const Flock& targets, size_t character) const {
        Vec2 average;
        int count = 0;
        for (size_t t = 0; t < targets.size(); t++) {
            Vec2 direction = targets[t].position - targets[character].position;
            if (t == character || direction.length() <= radius) {
                average += targets[t].velocity;
                count++;
            }
        }
        average *= 1.0 / count;
        SteeringOutput steering;
        steering.linear = average;
        steering.linear -= targets[character].velocity;
        return steering;
    }
};

int main() {
    Cohesion cohesion;
    Separation separation;
    VelocityMatch match;
    double weightC, weightS, weightA;
    int n;
    std::cin >> cohesion.radius >> separation.threshold >> separation.maxAcceleration >> match.radius
             >> weightC >> weightS >> weightA >> n;
    Flock flock(n);
    for (Kinematic& k : flock)
        std::cin >> k.position.x >> k.position.y >> k.velocity.x >> k.velocity.y;

    double duration;
    while (std::cin >> duration) {
        std::vector<SteeringOutput> blended(n);
        for (int i = 0; i < n; i++) {
            SteeringOutput c = cohesion.getSteering(flock, i);
            SteeringOutput s = separation.getSteering(flock, i);
            SteeringOutput a = match.getSteering(flock, i);
            c.linear *= weightC;
            s.linear *= weightS;
            a.linear *= weightA;
            blended[i].linear += c.linear;
            blended[i].linear += s.linear;
            blended[i].linear += a.linear;
        }
        for (int i = 0; i < n; i++) {
            flock[i].update(blended[i], duration);
            std::printf("%.3f %.3f %.3f %.3f\n", flock[i].position.x, flock[i].position.y,
                        flock[i].velocity.x, flock[i].velocity.y);
        }
    }
    return 0;
}
