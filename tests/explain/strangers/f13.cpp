#include <iostream>
#include <cstdio>
#include <cmath>
#include <vector>
#include <utility>
using namespace std;
typedef pair<double,double> par;

par suma(par a, par b) { return make_pair(a.first + b.first, a.second + b.second); }
par resta(par a, par b) { return make_pair(a.first - b.first, a.second - b.second); }
par por(par a, double k) { return make_pair(a.first * k, a.second * k); }
double modulo(par a) { return sqrt(a.first * a.first + a.second * a.second); }
par limitar(par a, double maximo) {
    double m = modulo(a);
    if (m > maximo) return por(a, maximo / m);
    return a;
}

int main() {
    double rc, rs, fsmax, ra, kc, ks, ka; int n;
    cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
    vector<par> pos, vel;
    for (int i = 0; i < n; i++) {
        double x, y, vx, vy;
        cin >> x >> y >> vx >> vy;
        pos.push_back(par(x, y));
        vel.push_back(par(vx, vy));
    }
    double dt;
    while (cin >> dt) {
        vector<par> pos2, vel2;
        for (int i = 0; i < n; i++) {
            par fc(0,0), fs(0,0), fa(0,0);
            int nc = 0, na = 0;
            for (int j = 0; j < n; j++) {
                par dif = resta(pos[i], pos[j]);
                double d = modulo(dif);
                if (d <= ra) { fa = suma(fa, vel[j]); na++; }
                if (j == i) continue;
                if (d <= rc) { fc = suma(fc, pos[j]); nc++; }
                if (d <= rs && d > 0)
                    fs = suma(fs, limitar(por(dif, 1/(d*d)), fsmax));
            }
            if (nc > 0) {
                fc = resta(por(fc, 1.0/nc), pos[i]);
                if (modulo(fc) > rc) fc = par(0,0);
                else fc = por(fc, 1/rc);
            }
            fa = por(fa, 1.0/na);
            par F = suma(suma(por(fc, kc), por(fs, ks)), por(fa, ka));
            // x = x0 + v t + 1/2 a t^2
            vel2.push_back(suma(vel[i], por(F, dt)));
            pos2.push_back(suma(pos[i], suma(por(vel[i], dt), por(F, 0.5*dt*dt))));
        }
        pos = pos2;
        vel = vel2;
        for (int i = 0; i < n; i++)
            printf("%.3lf %.3lf %.3lf %.3lf\n", pos[i].first, pos[i].second, vel[i].first, vel[i].second);
    }
    return 0;
}
