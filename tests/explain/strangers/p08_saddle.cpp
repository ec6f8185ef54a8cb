// Schwarm mit Sweep ueber die x-Achse, damit nicht jedes Paar geprueft werden muss
#include <iostream>
#include <iomanip>
#include <vector>
#include <algorithm>
#include <cmath>
using namespace std;

struct Agent {
    int id;
    double x, y, vx, vy;
};

struct Summe {
    double cx = 0, cy = 0; int cn = 0;     // Kohaesion
    double sx = 0, sy = 0;                 // Separation
    double ax = 0, ay = 0; int an = 0;     // Ausrichtung
};

struct Kraft { double x = 0, y = 0; };

double rc, rs, smax, ra, kc, ks, ka;

void paar(Summe& s, const Agent& ich, const Agent& du, double d) {
    if (d <= rc) {
        s.cx += du.x; s.cy += du.y; s.cn++;
    }
    if (d > 0 && d <= rs) {
        s.sx += (ich.x - du.x) / d / d;
        s.sy += (ich.y - du.y) / d / d;
    }
    if (d <= ra) {                          // beide gehoeren zur Gruppe
        s.ax += ich.vx + du.vx;
        s.ay += ich.vy + du.vy;
        s.an += 2;
    }
}

Kraft auswerten(const Summe& s, const Agent& a) {
    Kraft f;
    if (s.cn > 0 && rc > 0) {
        f.x += kc * (s.cx / s.cn - a.x) / rc;
        f.y += kc * (s.cy / s.cn - a.y) / rc;
    }
    double sx = s.sx, sy = s.sy;
    double laenge = sqrt(sx * sx + sy * sy);
    if (laenge > smax) {
        sx *= smax / laenge;
        sy *= smax / laenge;
    }
    f.x += ks * sx;
    f.y += ks * sy;
    if (s.an > 0) {
        f.x += ka * s.ax / s.an;
        f.y += ka * s.ay / s.an;
    } else {
        f.x += ka * a.vx;
        f.y += ka * a.vy;
    }
    return f;
}

void schritt(vector<Agent>& agenten, double dt) {
    int n = agenten.size();
    stable_sort(agenten.begin(), agenten.end(), [](const Agent& a, const Agent& b) { return a.x < b.x; });

    vector<Summe> summen(n);
    double fenster = max(rc, rs);
    for (int i = 0; i < n; i++) {
        for (int j = i + 1; j < n; j++) {
            double dx = agenten[j].x - agenten[i].x;
            if (dx > fenster) break;        // alle weiteren sind noch weiter weg
            double dy = agenten[j].y - agenten[i].y;
            double d = sqrt(dx * dx + dy * dy);
            paar(summen[i], agenten[i], agenten[j], d);
            paar(summen[j], agenten[j], agenten[i], d);
        }
    }

    vector<Kraft> kraefte(n);
    for (int i = 0; i < n; i++)
        kraefte[agenten[i].id] = auswerten(summen[i], agenten[i]);

    for (int i = 0; i < n; i++) {
        Agent& a = agenten[i];
        a.vx += kraefte[i].x * dt;
        a.vy += kraefte[i].y * dt;
        a.x += a.vx * dt;
        a.y += a.vy * dt;
    }
    // wieder in die Eingabereihenfolge bringen
    sort(agenten.begin(), agenten.end(), [](const Agent& a, const Agent& b) { return a.id < b.id; });
}

int main() {
    int n;
    cin >> rc >> rs >> smax >> ra >> kc >> ks >> ka >> n;
    vector<Agent> agenten(n);
    for (int i = 0; i < n; i++) {
        agenten[i].id = i;
        cin >> agenten[i].x >> agenten[i].y >> agenten[i].vx >> agenten[i].vy;
    }
    cout << fixed << setprecision(3);
    double dt;
    while (cin >> dt) {
        schritt(agenten, dt);
        for (auto& a : agenten)
            cout << a.x << " " << a.y << " " << a.vx << " " << a.vy << "\n";
    }
    return 0;
}
