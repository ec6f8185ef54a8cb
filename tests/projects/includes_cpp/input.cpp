#include <iostream>

void readFlock(Flock& f) {
    cin >> f.rc >> f.rs >> f.fmax >> f.ra >> f.kc >> f.ks >> f.ka >> f.n;
    for (int i = 0; i < f.n; i++) {
        double a, b, c, d;
        cin >> a >> b >> c >> d;
        f.x.push_back(a);
        f.y.push_back(b);
        f.vx.push_back(c);
        f.vy.push_back(d);
    }
}
