#include <iostream>
#include <cstdio>
#include <vector>
#include <cmath>

// A PVector like in Processing
class PVector {
public:
    double x, y;
    PVector() { x = 0; y = 0; }
    PVector(double x_, double y_) { x = x_; y = y_; }

    void add(PVector v) { x += v.x; y += v.y; }
    void sub(PVector v) { x -= v.x; y -= v.y; }
    void mult(double n) { x *= n; y *= n; }
    void div(double n) { x /= n; y /= n; }
    double mag() { return std::sqrt(x * x + y * y); }
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
    static PVector sub(PVector a, PVector b) { return PVector(a.x - b.x, a.y - b.y); }
    static double dist(PVector a, PVector b) { return sub(a, b).mag(); }
};

double cohesionRadius, separationRadius, maxforce, alignRadius;
double cohesionWeight, separationWeight, alignWeight;

class Boid {
public:
    PVector position;
    PVector velocity;
    PVector acceleration;
    double maxspeed = 1.0;

    void run(std::vector<Boid>& boids, double dt) {
        flock(boids);
        update(dt);
    }

    // We accumulate a new acceleration each time based on three rules
    void flock(std::vector<Boid>& boids) {
        PVector sep = separate(boids);
        PVector ali = align(boids);
        PVector coh = cohesion(boids);
        sep.mult(separationWeight);
        ali.mult(alignWeight);
        coh.mult(cohesionWeight);
        acceleration.add(sep);
        acceleration.add(ali);
        acceleration.add(coh);
    }

    void update(double dt) {
        acceleration.mult(dt);
        velocity.add(acceleration);
        // Limit speed
        velocity.limit(maxspeed);
        PVector move = velocity;
        move.mult(dt);
        position.add(move);
        // Reset acceleration to 0 each cycle
        acceleration.mult(0);
    }

    // STEER = DESIRED MINUS VELOCITY
    PVector seek(PVector target) {
        PVector desired = PVector::sub(target, position);
        desired.normalize();
        desired.mult(maxspeed);
        return PVector::sub(desired, velocity);
    }

    // Separation: checks for nearby boids and steers away
    PVector separate(std::vector<Boid>& boids) {
        PVector steer;
        int count = 0;
        for (Boid& other : boids) {
            double d = PVector::dist(position, other.position);
            if (d > 0 && d <= separationRadius) {
                PVector diff = PVector::sub(position, other.position);
                diff.normalize();
                diff.div(d); // Weight by distance
                steer.add(diff);
                count++;
            }
        }
        // Average -- divide by how many
        if (count > 0) {
            steer.div(count);
        }
        steer.limit(maxforce);
        return steer;
    }

    // Alignment: average velocity of the nearby boids
    PVector align(std::vector<Boid>& boids) {
        PVector sum;
        int count = 0;
        for (Boid& other : boids) {
            double d = PVector::dist(position, other.position);
            if (d > 0 && d <= alignRadius) {
                sum.add(other.velocity);
                count++;
            }
        }
        if (count > 0) {
            sum.div(count);
            sum.normalize();
            sum.mult(maxspeed);
            return PVector::sub(sum, velocity);
        }
        return PVector(0, 0);
    }

    // Cohesion: steer towards the average position
    PVector cohesion(std::vector<Boid>& boids) {
        PVector sum;
        int count = 0;
        for (Boid& other : boids) {
            double d = PVector::dist(position, other.position);
            if (d > 0 && d <= cohesionRadius) {
                sum.add(other.position);
                count++;
            }
        }
        if (count > 0) {
            sum.div(count);
            return seek(sum);
        }
        return PVector(0, 0);
    }
};

class Flock {
public:
    std::vector<Boid> boids;
    void addBoid(Boid b) { boids.push_back(b); }
    void run(double dt) {
        for (Boid& b : boids) b.run(boids, dt);
    }
    void display() {
        for (Boid& b : boids)
            printf("%.3f %.3f %.3f %.3f\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
    }
};

int main() {
    int n;
    std::cin >> cohesionRadius >> separationRadius >> maxforce >> alignRadius;
    std::cin >> cohesionWeight >> separationWeight >> alignWeight >> n;
    Flock flock;
    for (int i = 0; i < n; i++) {
        Boid b;
        std::cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
        flock.addBoid(b);
    }
    double dt;
    while (std::cin >> dt) {
        flock.run(dt);
        flock.display();
    }
}
