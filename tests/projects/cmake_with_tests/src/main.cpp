#include <iomanip>
#include <iostream>
#include "forces.h"
using namespace std;

int main() {
    double rc, rs, fmax, ra, kc, ks, ka;
    size_t n;
    cin >> rc >> rs >> fmax >> ra >> kc >> ks >> ka >> n;
    vector<Body> bodies(n);
    for (auto& b : bodies) cin >> b.p.x >> b.p.y >> b.v.x >> b.v.y;

    cout << fixed << setprecision(3);
    for (double dt; cin >> dt;) {
        vector<Body> old(bodies);
        for (size_t i = 0; i < n; i++) {
            V2 c = cohesionForce(old, i, rc);
            V2 s = separationForce(old, i, rs, fmax);
            V2 a = alignmentForce(old, i, ra);
            bodies[i].v.x += (kc * c.x + ks * s.x + ka * a.x) * dt;
            bodies[i].v.y += (kc * c.y + ks * s.y + ka * a.y) * dt;
            bodies[i].p.x += bodies[i].v.x * dt;
            bodies[i].p.y += bodies[i].v.y * dt;
            cout << bodies[i].p.x << " " << bodies[i].p.y << " " << bodies[i].v.x << " " << bodies[i].v.y << "\n";
        }
    }
    return 0;
}
