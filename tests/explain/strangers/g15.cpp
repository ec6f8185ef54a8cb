#include <iostream>
#include <iomanip>
#include <cmath>
#include <vector>
using namespace std;

struct Agente {
    double px, py, vx, vy;
};

double rc, rs, fsMax, ra, kc, ks, ka;
int n;
vector<Agente> agenti;

double distanza(int a, int b) {
    return sqrt(pow(agenti[a].px - agenti[b].px, 2) + pow(agenti[a].py - agenti[b].py, 2));
}

void coesione(int a, double &fx, double &fy) {
    double sommaX = 0, sommaY = 0;
    int vicini = 0;
    fx = 0;
    fy = 0;
    for (int i = 0; i < n; i++) {
        if (i == a) continue;
        if (distanza(a, i) <= rc) {
            sommaX += agenti[i].px;
            sommaY += agenti[i].py;
            vicini++;
        }
    }
    if (vicini > 0) {
        double dx = sommaX / vicini - agenti[a].px;
        double dy = sommaY / vicini - agenti[a].py;
        if (sqrt(dx * dx + dy * dy) <= rc) {
            fx = dx / rc;
            fy = dy / rc;
        }
    }
}

void separazione(int a, double &fx, double &fy) {
    fx = 0;
    fy = 0;
    for (int i = 0; i < n; i++) {
        if (i == a) continue;
        double d = distanza(a, i);
        if (d > 0 && d <= rs) {
            fx += (agenti[a].px - agenti[i].px) / d / d;
            fy += (agenti[a].py - agenti[i].py) / d / d;
        }
    }
    double modulo = sqrt(fx * fx + fy * fy);
    if (modulo > fsMax) {
        fx = fx / modulo * fsMax;
        fy = fy / modulo * fsMax;
    }
}

void allineamento(int a, double &fx, double &fy) {
    double sommaX = 0, sommaY = 0;
    int vicini = 0;
    fx = 0;
    fy = 0;
    for (int i = 0; i < n; i++) {
        if (distanza(a, i) <= ra) {
            sommaX += agenti[i].vx;
            sommaY += agenti[i].vx;
            vicini++;
        }
    }
    if (vicini > 0) {
        fx = sommaX / vicini;
        fy = sommaY / vicini;
    }
}

int main() {
    cin >> rc >> rs >> fsMax >> ra >> kc >> ks >> ka >> n;
    for (int i = 0; i < n; i++) {
        Agente a;
        cin >> a.px >> a.py >> a.vx >> a.vy;
        agenti.push_back(a);
    }
    double dt;
    while (cin >> dt) {
        vector<Agente> nuovi = agenti;
        for (int i = 0; i < n; i++) {
            double cx, cy, sx, sy, ax, ay;
            coesione(i, cx, cy);
            separazione(i, sx, sy);
            allineamento(i, ax, ay);
            nuovi[i].vx += (kc * cx + ks * sx + ka * ax) * dt;
            nuovi[i].vy += (kc * cy + ks * sy + ka * ay) * dt;
            nuovi[i].px += nuovi[i].vx * dt;
            nuovi[i].py += nuovi[i].vy * dt;
        }
        agenti = nuovi;
        for (int i = 0; i < n; i++) {
            cout << fixed << setprecision(3) << agenti[i].px << " " << agenti[i].py << " "
                 << agenti[i].vx << " " << agenti[i].vy << endl;
        }
    }
    return 0;
}
