#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>

using namespace std;

struct Vec2 {
    double x, y;
    Vec2(double x = 0, double y = 0) : x(x), y(y) {}
    Vec2 operator+(const Vec2& other) const { return Vec2(x + other.x, y + other.y); }
    Vec2 operator-(const Vec2& other) const { return Vec2(x - other.x, y - other.y); }
    Vec2 operator*(double s) const { return Vec2(x * s, y * s); }
    Vec2 operator/(double s) const { return Vec2(x / s, y / s); }
    double length() const { return sqrt(x * x + y * y); }
};

struct Agent {
    Vec2 position;
    Vec2 velocity;
};

double rCohesion, rSeparation, fMax, rAlignment;
double kCohesion, kSeparation, kAlignment;

Vec2 cohesion(const vector<Agent>& agents, int self) {
    Vec2 center;
    int neighbours = 0;
    for (int i = 0; i < (int)agents.size(); i++) {
        if (i == self) continue;
        double distance = (agents[self].position - agents[i].position).length();
        if (distance <= rCohesion) {
            center = center + agents[i].position;
            neighbours++;
        }
    }
    if (neighbours == 0 || rCohesion == 0) return Vec2();
    Vec2 direction = center / neighbours - agents[self].position;
    if (direction.length() > rCohesion) return Vec2();
    return direction / rCohesion;
}

Vec2 separation(const vector<Agent>& agents, int self) {
    Vec2 force;
    for (int i = 0; i < (int)agents.size(); i++) {
        if (i == self) continue;
        Vec2 away = agents[self].position - agents[i].position;
        double distance = away.length();
        if (distance > 0 && distance <= rSeparation) {
            force = force + away / distance / distance;
        }
    }
    if (force.length() > fMax) {
        force = force / force.length() * fMax;
    }
    return force;
}

Vec2 alignment(const vector<Agent>& agents, int self) {
    Vec2 average;
    int neighbours = 0;
    for (int i = 0; i < (int)agents.size(); i++) {
        double distance = (agents[self].position - agents[i].position).length();
        if (distance <= rAlignment) {
            average = average + agents[i].velocity;
            neighbours++;
        }
    }
    if (neighbours == 0) return Vec2();
    return average / neighbours;
}

int main() {
    int n;
    cin >> rCohesion >> rSeparation >> fMax >> rAlignment;
    cin >> kCohesion >> kSeparation >> kAlignment >> n;

    vector<Agent> agents(n);
    for (int i = 0; i < n; i++) {
        cin >> agents[i].position.x >> agents[i].position.y;
        cin >> agents[i].velocity.x >> agents[i].velocity.y;
    }

    cout << fixed << setprecision(3);

    double dt;
    while (cin >> dt) {
        vector<Vec2> forces(n);
        for (int i = 0; i < n; i++) {
            forces[i] = cohesion(agents, i) * kCohesion + separation(agents, i) * kSeparation + alignment(agents, i) * kAlignment;
        }
        for (int i = 0; i < n; i++) {
            agents[i].velocity = agents[i].velocity + forces[i] * dt;
            agents[i].position = agents[i].position + agents[i].velocity * dt;
            cout << agents[i].position.x << " " << agents[i].position.y << " ";
            cout << agents[i].velocity.x << " " << agents[i].velocity.y << endl;
        }
    }

    return 0;
}
