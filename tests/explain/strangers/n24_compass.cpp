#include <complex>
#include <cstdio>
#include <vector>

typedef std::complex<double> vec;

int main() {
    double rc, rs, fmax, ra, kc, ks, ka;
    int n;
    if (scanf("%lf%lf%lf%lf%lf%lf%lf%d", &rc, &rs, &fmax, &ra, &kc, &ks, &ka, &n) != 8) return 0;

    std::vector<vec> p(n), v(n), f(n);
    for (int i = 0; i < n; i++) {
        double a, b, c, d;
        scanf("%lf%lf%lf%lf", &a, &b, &c, &d);
        p[i] = vec(a, b);
        v[i] = vec(c, d);
    }

    double dt;
    while (scanf("%lf", &dt) == 1) {
        // first all the forces, then move everybody => no second buffer needed
        for (int i = 0; i < n; i++) {
            vec cm = 0, sep = 0, avg = v[i];
            int nc = 0, na = 1;
            for (int j = 0; j < n; j++) {
                if (j == i) continue;
                vec away = p[i] - p[j];
                double d = std::abs(away);
                if (d <= rc) { cm += p[j]; nc++; }
                if (d <= ra) { avg += v[j]; na++; }
                if (d > 0 && d <= rs) sep += away / (d * d);
            }
            f[i] = ka * avg / double(na);
            if (nc > 0 && rc > 0) f[i] += kc * (cm / double(nc) - p[i]) / rc;
            double s = std::abs(sep);
            if (s > fmax) sep *= fmax / s;
            f[i] += ks * sep;
        }
        for (int i = 0; i < n; i++) {
            v[i] += f[i] * dt;
            p[i] += v[i] * dt;
            printf("%.3f %.3f %.3f %.3f\n", p[i].real(), p[i].imag(), v[i].real(), v[i].imag());
        }
    }
    return 0;
}
