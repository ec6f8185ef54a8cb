#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>

struct float2 { float x, y; };

float2 operator+(float2 a, float2 b) { return {a.x + b.x, a.y + b.y}; }
float2 operator-(float2 a, float2 b) { return {a.x - b.x, a.y - b.y}; }
float2 operator*(float k, float2 a) { return {k * a.x, k * a.y}; }
float2 operator/(float2 a, float k) { return {a.x / k, a.y / k}; }
float len(float2 a) { return std::sqrt(a.x * a.x + a.y * a.y); }

struct Person { float2 p, v; };

class Crowd {
public:
    float rC, rS, maxS, rA, kC, kS, kA;
    std::vector<Person> people;

    float2 Cohesion(int k) {
        float2 sum = {0, 0};
        int n = 0;
        for (int i = 0; i < (int)people.size(); i++) {
            if (i != k && len(people[k].p - people[i].p) <= rC) {
                sum = sum + people[i].p;
                n++;
            }
        }
        if (n == 0) return {0, 0};
        return (sum / n - people[k].p) / rC;
    }

    float2 Separation(int k) {
        float2 sum = {0, 0};
        for (int i = 0; i < (int)people.size(); i++) {
            float2 diff = people[k].p - people[i].p;
            float d = len(diff);
            if (i != k && d > 0.f && d <= rS) sum = sum + diff / d / d;
        }
        if (len(sum) > maxS) sum = maxS * (sum / len(sum));
        return sum;
    }

    float2 Alignment(int k) {
        float2 sum = {0, 0};
        int n = 0;
        for (int i = 0; i < (int)people.size(); i++) {
            if (i == k) continue;  // I already have my own velocity
            if (len(people[k].p - people[i].p) <= rA) {
                sum = sum + people[i].v;
                n++;
            }
        }
        if (n == 0) return {0, 0};
        return sum / n - people[k].v;
    }

    void Step(float dt) {
        std::vector<Person> after(people);
        for (int k = 0; k < (int)people.size(); k++) {
            float2 c = Cohesion(k);
            float2 s = Separation(k);
            float2 a = Alignment(k);
            float2 force = {0, 0};
            // force = kC * c;     explodes, look at this later
            (void)c;
            force = force + s;
            force = force + kA * a;
            after[k].v = people[k].v + dt * force;
            after[k].p = people[k].p + dt * after[k].v;
        }
        people.swap(after);
    }
};

int main() {
    Crowd crowd;
    int N;
    std::cin >> crowd.rC >> crowd.rS >> crowd.maxS >> crowd.rA;
    std::cin >> crowd.kC >> crowd.kS >> crowd.kA >> N;
    for (int i = 0; i < N; i++) {
        Person p;
        std::cin >> p.p.x >> p.p.y >> p.v.x >> p.v.y;
        crowd.people.push_back(p);
    }
    float dt;
    if (!(std::cin >> dt)) return 0;
    crowd.Step(dt);
    std::cout << std::fixed << std::setprecision(3);
    for (Person& p : crowd.people) {
        std::cout << p.p.x << " " << p.p.y << " " << p.v.x << " " << p.v.y << std::endl;
    }
    return 0;
}
