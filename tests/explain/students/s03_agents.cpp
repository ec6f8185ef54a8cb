// AI for games, flocking
#include <bits/stdc++.h>
using namespace std;

struct vec2 {
    double x, y;
    vec2() : x(0), y(0) {}
    vec2(double a, double b) : x(a), y(b) {}
    vec2 operator+(vec2 b) { return vec2(x + b.x, y + b.y); }
    vec2 operator-(vec2 b) { return vec2(x - b.x, y - b.y); }
    vec2 operator/(double f) { return vec2(x / f, y / f); }
    vec2 operator*(double f) { return vec2(x * f, y * f); }
    void operator+=(vec2 b) { x += b.x; y += b.y; }
};
double length(vec2 v) { return sqrt(v.x * v.x + v.y * v.y); }
vec2 normalize(vec2 v) { return v / length(v); }

class Agent {
public:
    vec2 position, velocity, force;

    double distanceTo(Agent& o) { return length(o.position - position); }

    vec2 cohesion(vector<Agent>& all, double radius) {
        vec2 center;
        int n = 0;
        for (Agent& o : all) {
            if (&o == this) continue;
            if (distanceTo(o) <= radius) {
                center += o.position;
                n++;
            }
        }
        center = center / n;
        vec2 dir = center - position;
        if (length(dir) <= radius) return dir / radius;
        return vec2(0, 0);
    }

    vec2 separation(vector<Agent>& all, double radius, double maxForce) {
        vec2 total;
        for (Agent& o : all) {
            if (&o == this) continue;
            double d = distanceTo(o);
            if (d <= radius) {
                // vector from me to the neighbour, closer = stronger
                vec2 between = o.position - position;
                total += normalize(between) / d;
            }
        }
        if (length(total) > maxForce) total = normalize(total) * maxForce;
        return total;
    }

    vec2 alignment(vector<Agent>& all, double radius) {
        vec2 avg;
        int n = 0;
        for (Agent& o : all) {
            if (distanceTo(o) <= radius) {
                avg += o.velocity;
                n++;
            }
        }
        return avg / n;
    }
};

int main() {
    double rc, rs, smax, ra, Kc, Ks, Ka;
    int N;
    cin >> rc >> rs >> smax >> ra >> Kc >> Ks >> Ka >> N;
    vector<Agent> agents(N);
    for (int i = 0; i < N; i++) {
        cin >> agents[i].position.x >> agents[i].position.y;
        cin >> agents[i].velocity.x >> agents[i].velocity.y;
    }
    double dt;
    cout << fixed << setprecision(3);
    while (cin >> dt) {
        for (Agent& a : agents) {
            a.force = vec2();
            for (Agent& b : agents) {
                if (&a == &b) continue;
                double d = a.distanceTo(b);
                // add the forces of this neighbour
                if (d <= rc) a.force += a.cohesion(agents, rc) * Kc;
                if (d <= rs) a.force += a.separation(agents, rs, smax) * Ks;
                if (d <= ra) a.force += a.alignment(agents, ra) * Ka;
            }
        }
        for (Agent& a : agents) {
            a.velocity += a.force * dt;
            a.position += a.velocity * dt;
            cout << a.position.x << " " << a.position.y << " " << a.velocity.x << " " << a.velocity.y << endl;
        }
    }
    return 0;
}
