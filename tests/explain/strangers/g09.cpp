// flocking  2023/10
#include <cstdio>
#include <cmath>
#include <vector>

struct V2 {
    double x, y;
    V2(double x_ = 0, double y_ = 0) : x(x_), y(y_) {}
    V2 operator+(V2 o) const { return V2(x + o.x, y + o.y); }
    V2 operator-(V2 o) const { return V2(x - o.x, y - o.y); }
    V2 operator*(double s) const { return V2(x * s, y * s); }
    V2 operator/(double s) const { return V2(x / s, y / s); }
    double len() const { return std::sqrt(x * x + y * y); }
};

int main() {
    double rc, rs, fsmax, ra, kc, ks, ka;
    int n;
    scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fsmax, &ra, &kc, &ks, &ka, &n);
    std::vector<V2> p(n), v(n);
    for (int i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &p[i].x, &p[i].y, &v[i].x, &v[i].y);

    double dt;
    while (scanf("%lf", &dt) == 1) {
        std::vector<V2> p2(n), v2(n);
        V2 vsum;          // alignment
        int vcount = 0;
        for (int i = 0; i < n; i++) {
            V2 cm, fc, fs;
            int ccount = 0;
            for (int j = 0; j < n; j++) {
                double d = (p[j] - p[i]).len();
                // alignment : self OK
                if (d <= ra) {
                    vsum = vsum + v[j];
                    vcount++;
                }
                if (j == i) continue;
                if (d <= rc) {
                    cm = cm + p[j];
                    ccount++;
                }
                if (d > 0 && d <= rs) {
                    fs = fs + (p[i] - p[j]) / d / d;
                }
            }
            if (ccount > 0) {
                V2 e = cm / ccount - p[i];
                if (e.len() <= rc) fc = e / rc;
            }
            if (fs.len() > fsmax) fs = fs / fs.len() * fsmax;
            V2 fa;
            if (vcount > 0) fa = vsum / vcount;

            V2 f = fc * kc + fs * ks + fa * ka;
            v2[i] = v[i] + f * dt;
            p2[i] = p[i] + v2[i] * dt;
        }
        p.swap(p2);
        v.swap(v2);
        for (int i = 0; i < n; i++)
            printf("%.3f %.3f %.3f %.3f\n", p[i].x, p[i].y, v[i].x, v[i].y);
    }
    return 0;
}
