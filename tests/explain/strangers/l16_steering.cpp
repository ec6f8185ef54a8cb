#include <iostream>
#include <vector>
#include <cmath>
#include <iomanip>

class Vec {
public:
    double x, y;
    Vec(double x = 0, double y = 0) : x(x), y(y) {}

    void add(const Vec& o)  { x += o.x; y += o.y; }
    void sub(const Vec& o)  { x -= o.x; y -= o.y; }
    void mult(double s)     { x *= s; y *= s; }
    void div(double s)      { x /= s; y /= s; }
    double mag() const      { return std::sqrt(x * x + y * y); }
    void normalize() {
        double m = mag();
        if (m > 0) div(m);
    }
    void limit(double max) {
        if (mag() > max) {
            normalize();
            mult(max);
        }
    }
    static Vec sub(const Vec& a, const Vec& b) { return Vec(a.x - b.x, a.y - b.y); }
    static double dist(const Vec& a, const Vec& b) { return sub(a, b).mag(); }
};

struct Settings {
    double cohesionRadius, separationRadius, maxForce, alignRadius;
    double cohesionWeight, separationWeight, alignWeight;
};

class Boid {
public:
    Vec position;
    Vec velocity;
    Vec acceleration;

    // steer towards the average position of the neighbors
    Vec cohesion(const std::vector<Boid>& boids, double radius) {
        Vec target;
        int total = 0;
        for (const Boid& other : boids) {
            double d = Vec::dist(position, other.position);
            if (d > 0 && d <= radius) {
                target.add(other.position);
                total++;
            }
        }
        if (total > 0) {
            target.div(total);
            target.sub(position);
            target.normalize();
            return target;
        }
        return Vec(0, 0);
    }

    // steer away from the neighbors that are too close
    Vec separation(const std::vector<Boid>& boids, double radius, double maxForce) {
        Vec steer;
        int total = 0;
        for (const Boid& other : boids) {
            double d = Vec::dist(position, other.position);
            if (d > 0 && d <= radius) {
                Vec diff = Vec::sub(position, other.position);
                diff.normalize();
                diff.div(d);   // weight by distance
                steer.add(diff);
                total++;
            }
        }
        if (total > 0) steer.div(total);
        steer.limit(maxForce);
        return steer;
    }

    // steer to the average velocity of the neighbors
    Vec align(const std::vector<Boid>& boids, double radius) {
        Vec avg;
        int total = 0;
        for (const Boid& other : boids) {
            double d = Vec::dist(position, other.position);
            if (d > 0 && d <= radius) {
                avg.add(other.velocity);
                total++;
            }
        }
        if (total > 0) {
            avg.div(total);
            avg.sub(velocity);
            return avg;
        }
        return Vec(0, 0);
    }

    void flock(const std::vector<Boid>& boids, const Settings& s) {
        Vec c = cohesion(boids, s.cohesionRadius);
        Vec p = separation(boids, s.separationRadius, s.maxForce);
        Vec a = align(boids, s.alignRadius);
        c.mult(s.cohesionWeight);
        p.mult(s.separationWeight);
        a.mult(s.alignWeight);
        acceleration.add(c);
        acceleration.add(p);
        acceleration.add(a);
    }

    void update(double dt) {
        acceleration.mult(dt);
        velocity.add(acceleration);
        Vec step = velocity;
        step.mult(dt);
        position.add(step);
        acceleration.mult(0);
    }

    void show() const {
        std::cout << position.x << " " << position.y << " " << velocity.x << " " << velocity.y << "\n";
    }
};

int main() {
    Settings s;
    int n;
    std::cin >> s.cohesionRadius >> s.separationRadius >> s.maxForce >> s.alignRadius
             >> s.cohesionWeight >> s.separationWeight >> s.alignWeight >> n;

    std::vector<Boid> flock(n);
    for (Boid& b : flock)
        std::cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;

    std::cout << std::fixed << std::setprecision(3);

    double dt;
    while (std::cin >> dt) {
        for (Boid& b : flock) {
            b.flock(flock, s);
            b.update(dt);
        }
        for (const Boid& b : flock)
            b.show();
    }
}
