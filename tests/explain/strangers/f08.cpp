#include <bits/stdc++.h>
using namespace std;
#define rep(i, n) for (int i = 0; i < (n); i++)

typedef array<double, 2> P2;
typedef array<double, 4> Boid;   // x y vx vy

double hyp(double a, double b) { return sqrt(a * a + b * b); }

int main() {
    ios::sync_with_stdio(false);
    double rc, rs, F, ra, kc, ka, ks;
    int n;
    cin >> rc >> rs >> F >> ra;
    cin >> kc >> ka >> ks;
    cin >> n;
    vector<Boid> b(n);
    rep(i, n) rep(k, 4) cin >> b[i][k];

    auto force = [&](int a) {
        P2 C{0, 0}, S{0, 0}, A{0, 0};
        int nc = 0, na = 0;
        rep(i, n) {
            double d = hyp(b[a][0] - b[i][0], b[a][1] - b[i][1]);
            if (d <= ra) { rep(k, 2) A[k] += b[i][2 + k]; na++; }
            if (i == a) continue;
            if (d <= rc) { rep(k, 2) C[k] += b[i][k]; nc++; }
            if (d > 0 && d <= rs) rep(k, 2) S[k] += (b[a][k] - b[i][k]) / d / d;
        }
        if (nc) {
            rep(k, 2) C[k] = C[k] / nc - b[a][k];
            if (hyp(C[0], C[1]) > rc) C = {0, 0};
            rep(k, 2) C[k] /= rc;
        }
        double L = hyp(S[0], S[1]);
        if (L > F) rep(k, 2) S[k] = S[k] / L * F;
        rep(k, 2) A[k] = A[k] / na - b[a][2 + k];   // steer towards the flock velocity
        P2 r;
        rep(k, 2) r[k] = kc * C[k] + ks * S[k] + ka * A[k];
        return r;
    };

    double dt;
    while (cin >> dt) {
        vector<P2> f(n);
        rep(i, n) f[i] = force(i);
        rep(i, n) rep(k, 2) {
            b[i][2 + k] += f[i][k] * dt;
            b[i][k] += b[i][2 + k] * dt;
        }
        rep(i, n) printf("%.3f %.3f %.3f %.3f\n", b[i][0], b[i][1], b[i][2], b[i][3]);
    }
}
