#include<bits/stdc++.h>
using namespace std;

struct vec2 {
    double x, y;
};
vec2 operator+(vec2 a, vec2 b) { return {a.x+b.x, a.y+b.y}; }
vec2 operator-(vec2 a, vec2 b) { return {a.x-b.x, a.y-b.y}; }
vec2 operator*(vec2 a, double k) { return {a.x*k, a.y*k}; }
double len(vec2 a) { return sqrt(a.x*a.x + a.y*a.y); }

double r_c, r_s, F_Smax, r_a, K_c, K_s, K_a;
int N;
vector<vec2> pos, vel;

vec2 cohesionForce(int a) {
    vec2 total = {0, 0};
    int n = 0;
    for (int i = 0; i < N; i++) {
        if (i == a) continue;
        if (len(pos[i] - pos[a]) <= r_c) {
            total = total + pos[i];
            n++;
        }
    }
    if (n == 0) return {0, 0};
    vec2 P_CM = total * (1 / n);
    vec2 E = P_CM - pos[a];
    if (len(E) > r_c) return {0, 0};
    return E * (1 / r_c);
}

vec2 separationForce(int a) {
    vec2 total = {0, 0};
    for (int i = 0; i < N; i++) {
        vec2 v = pos[a] - pos[i];
        double d = len(v);
        if (d > 0 && d <= r_s)
            total = total + v * (1 / d) * (1 / d);
    }
    if (len(total) > F_Smax)
        total = total * (1 / len(total)) * F_Smax;
    return total;
}

vec2 alignmentForce(int a) {
    vec2 total = {0, 0};
    int n = 0;
    for (int i = 0; i < N; i++) {
        if (len(pos[i] - pos[a]) <= r_a) {
            total = total + vel[i];
            n++;
        }
    }
    return total * (1 / n);
}

int main() {
    cin >> r_c >> r_s >> F_Smax >> r_a >> K_c >> K_s >> K_a >> N;
    pos.resize(N); vel.resize(N);
    for (int i = 0; i < N; i++)
        cin >> pos[i].x >> pos[i].y >> vel[i].x >> vel[i].y;
    double dt;
    while (cin >> dt) {
        vector<vec2> F(N);
        for (int i = 0; i < N; i++)
            F[i] = cohesionForce(i) * K_c + separationForce(i) * K_s + alignmentForce(i) * K_a;
        for (int i = 0; i < N; i++) {
            vel[i] = vel[i] + F[i] * dt;
            pos[i] = pos[i] + vel[i] * dt;
            printf("%.3lf %.3lf %.3lf %.3lf\n", pos[i].x, pos[i].y, vel[i].x, vel[i].y);
        }
    }
}
