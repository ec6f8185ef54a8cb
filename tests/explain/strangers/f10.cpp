#include <iostream>
#include <vector>
#include <cmath>
#include <cstdio>
using namespace std;

struct Vektor {
    double x = 0, y = 0;
    Vektor operator+(Vektor o) { return {x + o.x, y + o.y}; }
    Vektor operator-(Vektor o) { return {x - o.x, y - o.y}; }
    Vektor operator*(double s) { return {x * s, y * s}; }
    double quadrat() { return x * x + y * y; }
};
struct Agent { Vektor pos, v; };

vector<Agent> alt, neu;
double rC, rS, maxS, rA, kC, kS, kA;

// Wurzel ist langsam, deshalb Quadrate vergleichen
Vektor zusammenhalt(int a) {
    Vektor c; int z = 0;
    for (int i = 0; i < (int)alt.size(); i++)
        if (i != a && (alt[i].pos - alt[a].pos).quadrat() <= rC * rC) { c = c + alt[i].pos; z++; }
    if (z == 0) return Vektor();
    Vektor e = c * (1.0 / z) - alt[a].pos;
    if (e.quadrat() > rC * rC) return Vektor();
    return e * (1 / rC);
}
Vektor trennung(int a) {
    Vektor s;
    for (int i = 0; i < (int)alt.size(); i++) {
        Vektor w = alt[a].pos - alt[i].pos;
        double q = w.quadrat();
        if (q > 0 && q <= rS) s = s + w * (1 / q);
    }
    if (s.quadrat() > maxS * maxS) s = s * (maxS / sqrt(s.quadrat()));
    return s;
}
Vektor ausrichtung(int a) {
    Vektor m; int z = 0;
    for (int i = 0; i < (int)alt.size(); i++)
        if ((alt[i].pos - alt[a].pos).quadrat() <= rA * rA) { m = m + alt[i].v; z++; }
    return m * (1.0 / z);
}

int main() {
    int n;
    cin >> rC >> rS >> maxS >> rA >> kC >> kS >> kA >> n;
    alt.resize(n);
    for (Agent& a : alt) cin >> a.pos.x >> a.pos.y >> a.v.x >> a.v.y;
    double dt;
    while (!cin.eof()) {
        cin >> dt;
        neu = alt;
        for (int i = 0; i < n; i++) {
            Vektor f = zusammenhalt(i) * kC + trennung(i) * kS + ausrichtung(i) * kA;
            neu[i].v = alt[i].v + f * dt;
            neu[i].pos = alt[i].pos + neu[i].v * dt;
            printf("%.3f %.3f %.3f %.3f\n", neu[i].pos.x, neu[i].pos.y, neu[i].v.x, neu[i].v.y);
        }
        alt = neu;
    }
}
