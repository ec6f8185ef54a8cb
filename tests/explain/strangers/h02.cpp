// flocking
// structure of arrays, because I like cache :)
#include <cstdio>
#include <vector>
#include <cmath>
#include <algorithm>

static double rc, rs, fsMax, ra, kc, ks, ka;
static int n;
static std::vector<double> px, py, vx, vy;   // front
static std::vector<double> qx, qy, wx, wy;   // back

static void flockForce(int i, double& fx, double& fy)
{
    double cx = 0, cy = 0;  int cn = 0;
    double sx = 0, sy = 0;
    double ax = 0, ay = 0;  int an = 0;

    for (int j = 0; j < n; ++j) {
        const double dx = px[i] - px[j];
        const double dy = py[i] - py[j];
        const double d  = std::sqrt(dx * dx + dy * dy);

        if (d <= ra) { ax += vx[j]; ay += vy[j]; ++an; }
        if (j == i) continue;
        if (d <= rc) { cx += px[j]; cy += py[j]; ++cn; }
        if (d > 0.0 && d <= rs) { sx += dx / (d * d); sy += dy / (d * d); }
    }

    fx = fy = 0;
    if (cn) {
        const double ex = cx / cn - px[i], ey = cy / cn - py[i];
        if (std::sqrt(ex * ex + ey * ey) <= rc) {
            fx += kc * ex / rc;
            fy += kc * ey / rc;
        }
    }
    // clamp separation to max
    sx = std::clamp(sx, -fsMax, fsMax);
    sy = std::clamp(sy, -fsMax, fsMax);
    fx += ks * sx;
    fy += ks * sy;

    fx += ka * ax / an;
    fy += ka * ay / an;
}

int main()
{
    if (std::scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fsMax, &ra, &kc, &ks, &ka, &n) != 8) return 1;
    for (auto* v : { &px, &py, &vx, &vy, &qx, &qy, &wx, &wy }) v->resize(n);
    for (int i = 0; i < n; ++i) std::scanf("%lf %lf %lf %lf", &px[i], &py[i], &vx[i], &vy[i]);

    double dt;
    while (std::scanf("%lf", &dt) == 1) {
        for (int i = 0; i < n; ++i) {
            double fx, fy;
            flockForce(i, fx, fy);
            wx[i] = vx[i] + fx * dt;   wy[i] = vy[i] + fy * dt;
            qx[i] = px[i] + wx[i] * dt; qy[i] = py[i] + wy[i] * dt;
        }
        px.swap(qx); py.swap(qy); vx.swap(wx); vy.swap(wy);
        for (int i = 0; i < n; ++i)
            std::printf("%.3f %.3f %.3f %.3f\n", px[i], py[i], vx[i], vy[i]);
    }
    return 0;
}
