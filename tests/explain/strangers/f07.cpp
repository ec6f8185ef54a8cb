#include <iostream>
#include <vector>
#include <cmath>
#include <cstdio>
using namespace std;

class Vec2 {
public:
    double x, y;
    Vec2(double X = 0, double Y = 0) { x = X; y = Y; }
    double length() { return sqrt(x * x + y * y); }
    void add(Vec2 o) { x += o.x; y += o.y; }
    void sub(Vec2 o) { x -= o.x; y -= o.y; }
    void mult(double f) { x *= f; y *= f; }
    void normalize() {
        if (length() > 0) {
            x = x / length();
            y = y / length();
        }
    }
    void limit(double m) {
        if (length() > m) {
            normalize();
            mult(m);
        }
    }
};

class Boid {
public:
    Vec2 pos, vel;
};

double distance(Vec2 a, Vec2 b) { a.sub(b); return a.length(); }

double rc, rs, fsmax, ra, kc, ks, ka;

Vec2 cohesion(vector<Boid>& boids, Boid& me) {
    Vec2 c;
    int count = 0;
    for (Boid& b : boids) {
        if (&b != &me && distance(me.pos, b.pos) <= rc) {
            c.add(b.pos);
            count++;
        }
    }
    if (count == 0) return Vec2();
    c.mult(1.0 / count);
    if (distance(c, me.pos) > rc) return Vec2();
    c.mult(1.0 / rc);
    return c;
}

Vec2 separation(vector<Boid>& boids, Boid& me) {
    Vec2 s;
    for (Boid& b : boids) {
        double d = distance(me.pos, b.pos);
        if (d > 0 && d <= rs) {
            Vec2 diff = me.pos;
            diff.sub(b.pos);
            diff.normalize();
            diff.mult(1 / d);
            s.add(diff);
        }
    }
    s.limit(fsmax);
    return s;
}

Vec2 alignment(vector<Boid>& boids, Boid& me) {
    Vec2 v;
    int count = 0;
    for (Boid& b : boids) {
        if (distance(me.pos, b.pos) <= ra) {
            v.add(b.vel);
            count++;
        }
    }
    v.mult(1.0 / count);
    return v;
}

int main() {
    int n;
    cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
    vector<Boid> boids(n);
    for (int i = 0; i < n; i++)
        cin >> boids[i].pos.x >> boids[i].pos.y >> boids[i].vel.x >> boids[i].vel.y;
    double dt;
    while (cin >> dt) {
        vector<Boid> updated = boids;
        for (int i = 0; i < n; i++) {
            Vec2 f1 = cohesion(boids, boids[i]);
            Vec2 f2 = separation(boids, boids[i]);
            Vec2 f3 = alignment(boids, boids[i]);
            f1.mult(kc); f2.mult(ks); f3.mult(ka);
            Vec2 f;
            f.add(f1); f.add(f2); f.add(f3);
            f.mult(dt);
            updated[i].vel.add(f);
            Vec2 move = updated[i].vel;
            move.mult(dt);
            updated[i].pos.add(move);
        }
        boids = updated;
        for (int i = 0; i < n; i++)
            printf("%.3f %.3f %.3f %.3f\n", boids[i].pos.x, boids[i].pos.y, boids[i].vel.x, boids[i].vel.y);
    }
    return 0;
}
