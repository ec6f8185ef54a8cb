#include <iostream>
#include <vector>
#include <cmath>
#include <iomanip>
using namespace std;

// stormo di uccelli

struct Punto { double x, y; };
struct Uccello { Punto pos; Punto vel; };

double distanza(Punto a, Punto b) { return hypot(a.x - b.x, a.y - b.y); }

Punto coesione(vector<Uccello> &stormo, int io, double raggio) {
    Punto centro = {0, 0};
    int quanti = 0;
    for (int i = 0; i < stormo.size(); i++) {
        if (i == io) break;           // non me stesso
        if (distanza(stormo[i].pos, stormo[io].pos) > raggio) continue;
        centro.x += stormo[i].pos.x;
        centro.y += stormo[i].pos.y;
        quanti++;
    }
    if (quanti == 0) return {0, 0};
    centro.x /= quanti;
    centro.y /= quanti;
    if (distanza(centro, stormo[io].pos) > raggio) return {0, 0};
    return {(centro.x - stormo[io].pos.x) / raggio, (centro.y - stormo[io].pos.y) / raggio};
}

Punto separazione(vector<Uccello> &stormo, int io, double raggio, double massimo) {
    Punto f = {0, 0};
    for (int i = 0; i < stormo.size(); i++) {
        double d = distanza(stormo[i].pos, stormo[io].pos);
        if (d == 0 || d > raggio) continue;
        f.x += (stormo[io].pos.x - stormo[i].pos.x) / d / d;
        f.y += (stormo[io].pos.y - stormo[i].pos.y) / d / d;
    }
    double l = hypot(f.x, f.y);
    if (l > massimo) {
        f.x = f.x / l * massimo;
        f.y = f.y / l * massimo;
    }
    return f;
}

Punto allineamento(vector<Uccello> &stormo, int io, double raggio) {
    Punto m = {0, 0};
    int quanti = 0;
    for (int i = 0; i < stormo.size(); i++) {
        if (distanza(stormo[i].pos, stormo[io].pos) > raggio) continue;
        m.x += stormo[i].vel.x;
        m.y += stormo[i].vel.y;
        quanti++;
    }
    return {m.x / quanti, m.y / quanti};
}

int main() {
    double rc, rs, fmax, ra, kc, ks, ka;
    int n;
    cin >> rc >> rs >> fmax >> ra >> kc >> ks >> ka >> n;
    vector<Uccello> stormo(n);
    for (int i = 0; i < n; i++)
        cin >> stormo[i].pos.x >> stormo[i].pos.y >> stormo[i].vel.x >> stormo[i].vel.y;
    double dt;
    cout << fixed << setprecision(3);
    while (cin >> dt) {
        vector<Uccello> nuovo = stormo;
        for (int i = 0; i < n; i++) {
            Punto c = coesione(stormo, i, rc);
            Punto s = separazione(stormo, i, rs, fmax);
            Punto a = allineamento(stormo, i, ra);
            double fx = kc * c.x + ks * s.x + ka * a.x;
            double fy = kc * c.y + ks * s.y + ka * a.y;
            nuovo[i].vel.x += fx * dt;
            nuovo[i].vel.y += fy * dt;
            nuovo[i].pos.x += nuovo[i].vel.x;
            nuovo[i].pos.y += nuovo[i].vel.y;
        }
        stormo = nuovo;
        for (Uccello u : stormo)
            cout << u.pos.x << " " << u.pos.y << " " << u.vel.x << " " << u.vel.y << "\n";
    }
}
