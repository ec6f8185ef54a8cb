#include <iostream>
#include <vector>
#include <cmath>
#include <cstdio>
using namespace std;

struct Vec2f {
    float x = 0.0f;
    float y = 0.0f;
    Vec2f operator+(Vec2f r) const { return Vec2f{x + r.x, y + r.y}; }
    Vec2f operator-(Vec2f r) const { return Vec2f{x - r.x, y - r.y}; }
    Vec2f operator*(float s) const { return Vec2f{x * s, y * s}; }
    Vec2f operator/(float s) const { return Vec2f{x / s, y / s}; }
    float length() const { return sqrt(x * x + y * y); }
};

class Boid {
public:
    Vec2f pos;
    Vec2f vel;

    vector<Boid> getNeighbors(const vector<Boid>& flock, float radius) const {
        vector<Boid> result;
        for (const Boid& other : flock) {
            if (&other == this) continue;
            if ((other.pos - pos).length() <= radius)
                result.push_back(other);
        }
        return result;
    }

    Vec2f cohesion(const vector<Boid>& flock, float radius) const {
        vector<Boid> nb = getNeighbors(flock, radius);
        if (nb.empty()) return Vec2f();
        Vec2f center;
        for (const Boid& b : nb) center = center + b.pos;
        center = center / nb.size();
        return center - pos;
    }

    Vec2f separation(const vector<Boid>& flock, float radius, float maxForce) const {
        Vec2f force;
        for (const Boid& b : getNeighbors(flock, radius)) {
            Vec2f diff = pos - b.pos;
            float d = diff.length();
            if (d > 0) force = force + diff / (d * d);
        }
        float l = force.length();
        if (l > maxForce) force = force * (maxForce / l);
        return force;
    }

    Vec2f alignment(const vector<Boid>& flock, float radius) const {
        vector<Boid> nb = getNeighbors(flock, radius);
        if (nb.empty()) return Vec2f();
        Vec2f avg;
        for (const Boid& b : nb) avg = avg + b.vel;
        return avg / nb.size();
    }
};

int main() {
    float rc, rs, fsmax, ra, kc, ks, ka;
    int n;
    cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
    vector<Boid> flock(n);
    for (Boid& b : flock)
        cin >> b.pos.x >> b.pos.y >> b.vel.x >> b.vel.y;

    float dt;
    while (cin >> dt) {
        vector<Boid> next = flock;
        for (int i = 0; i < n; i++) {
            Vec2f f = flock[i].cohesion(flock, rc) * kc
                    + flock[i].separation(flock, rs, fsmax) * ks
                    + flock[i].alignment(flock, ra) * ka;
            next[i].vel = flock[i].vel + f * dt;
            next[i].pos = flock[i].pos + next[i].vel * dt;
        }
        flock = next;
        for (Boid& b : flock)
            printf("%.3f %.3f %.3f %.3f\n", b.pos.x, b.pos.y, b.vel.x, b.vel.y);
    }
}
