#include <iostream>
#include <vector>
#include <cmath>
#include <iomanip>

class PVector {
public:
    double x, y;
    PVector(double x = 0, double y = 0) { this->x = x; this->y = y; }
    void add(PVector v) { x += v.x; y += v.y; }
    void sub(PVector v) { x -= v.x; y -= v.y; }
    void mult(double n) { x *= n; y *= n; }
    void div(double n) { x /= n; y /= n; }
    double mag() { return std::sqrt(x * x + y * y); }
    void normalize() { double m = mag(); if (m != 0) div(m); }
    void limit(double max) { if (mag() > max) { normalize(); mult(max); } }
    static double dist(PVector a, PVector b) { a.sub(b); return a.mag(); }
};

struct Settings {
    double cohesionRadius, separationRadius, maxForce, alignmentRadius;
    double kc, ks, ka;
} settings;

class Boid {
public:
    PVector position;
    PVector velocity;
    PVector acceleration;

    Boid(double x, double y, double vx, double vy) {
        position = PVector(x, y);
        velocity = PVector(vx, vy);
        acceleration = PVector(0, 0);
    }

    void run(std::vector<Boid*>& boids, double dt) {
        flock(boids);
        update(dt);
    }

    void applyForce(PVector force) {
        // mass is always 1
        acceleration.add(force);
    }

    void flock(std::vector<Boid*>& boids) {
        PVector sep = separate(boids);
        PVector ali = align(boids);
        PVector coh = cohesion(boids);
        sep.mult(settings.ks);
        ali.mult(settings.ka);
        coh.mult(settings.kc);
        applyForce(sep);
        applyForce(ali);
        applyForce(coh);
    }

    void update(double dt) {
        PVector v = velocity;
        v.mult(dt);
        position.add(v);
        PVector a = acceleration;
        a.mult(dt);
        velocity.add(a);
        // reset acceleration each cycle
        acceleration.mult(0);
    }

    PVector separate(std::vector<Boid*>& boids) {
        PVector steer(0, 0);
        int count = 0;
        for (Boid* other : boids) {
            double d = PVector::dist(position, other->position);
            if (d > 0 && d <= settings.separationRadius) {
                PVector diff = position;
                diff.sub(other->position);
                diff.normalize();
                diff.div(d); // weight by distance
                steer.add(diff);
                count++;
            }
        }
        if (count > 0) {
            steer.div(count);
        }
        steer.limit(settings.maxForce);
        return steer;
    }

    PVector align(std::vector<Boid*>& boids) {
        PVector sum(0, 0);
        int count = 0;
        for (Boid* other : boids) {
            double d = PVector::dist(position, other->position);
            if (d > 0 && d <= settings.alignmentRadius) {
                sum.add(other->velocity);
                count++;
            }
        }
        if (count > 0) {
            sum.div(count);
            PVector steer = sum;
            steer.sub(velocity);
            return steer;
        }
        return PVector(0, 0);
    }

    PVector cohesion(std::vector<Boid*>& boids) {
        PVector sum(0, 0);
        int count = 0;
        for (Boid* other : boids) {
            double d = PVector::dist(position, other->position);
            if (d > 0 && d <= settings.cohesionRadius) {
                sum.add(other->position);
                count++;
            }
        }
        if (count > 0) {
            sum.div(count);
            sum.sub(position);
            sum.div(settings.cohesionRadius);
            return sum;
        }
        return PVector(0, 0);
    }
};

int main() {
    int n;
    std::cin >> settings.cohesionRadius >> settings.separationRadius >> settings.maxForce
             >> settings.alignmentRadius >> settings.kc >> settings.ks >> settings.ka >> n;

    std::vector<Boid*> flock;
    for (int i = 0; i < n; i++) {
        double x, y, vx, vy;
        std::cin >> x >> y >> vx >> vy;
        flock.push_back(new Boid(x, y, vx, vy));
    }

    std::cout << std::fixed << std::setprecision(3);

    double dt;
    while (std::cin >> dt) {
        for (Boid* b : flock) {
            b->run(flock, dt);
        }
        for (Boid* b : flock) {
            std::cout << b->position.x << " " << b->position.y << " "
                      << b->velocity.x << " " << b->velocity.y << std::endl;
        }
    }

    for (Boid* b : flock) delete b;
    return 0;
}
