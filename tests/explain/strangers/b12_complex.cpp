// 2D vectors are just complex numbers.
#include <complex>
#include <iomanip>
#include <iostream>
#include <vector>
using namespace std;
using C = complex<double>;

istream& read(istream& is, C& z) {
    double re, im;
    is >> re >> im;
    z = C(re, im);
    return is;
}

int main() {
    double rc, rs, fsMax, ra, kc, ks, ka;
    int n;
    cin >> rc >> rs >> fsMax >> ra >> kc >> ks >> ka >> n;
    vector<C> p(n), v(n);
    for (int i = 0; i < n; i++) {
        read(cin, p[i]);
        read(cin, v[i]);
    }

    cout << fixed << setprecision(3);
    double dt;
    while (cin >> dt) {
        vector<C> F(n);
        for (int a = 0; a < n; a++) {
            C cm = 0, fs = 0, vavg = 0;
            int nc = 0, na = 0;
            for (int i = 0; i < n; i++) {
                double d = abs(p[i] - p[a]);
                if (d <= ra) {
                    vavg += v[i];
                    na++;
                }
                if (i == a) continue;
                if (d <= rc) {
                    cm += p[i];
                    nc++;
                }
                if (d > 0 && d <= rs) fs += (p[a] - p[i]) / (d * d);
            }
            C fc = 0;
            if (nc > 0 && rc > 0) fc = (cm / double(nc) - p[a]) / rc;
            if (norm(fs) > fsMax) fs = fs / abs(fs) * fsMax;
            C fa = na ? vavg / double(na) : C(0);
            F[a] = kc * fc + ks * fs + ka * fa;
        }
        for (int a = 0; a < n; a++) {
            v[a] += F[a] * dt;
            p[a] += v[a] * dt;
            cout << p[a].real() << ' ' << p[a].imag() << ' ' << v[a].real() << ' ' << v[a].imag() << '\n';
        }
    }
}
