// translated from my MATLAB script flock.m
#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>
using namespace std;

int main()
{
    double rc, rs, Fmax, ra, Kc, Ks, Ka;
    int N;
    cin >> rc >> rs >> Fmax >> ra >> Kc >> Ks >> Ka >> N;

    // index from 1 like in matlab
    vector<double> x(N + 1), y(N + 1), vx(N + 1), vy(N + 1);
    for (int i = 1; i <= N; i++)
        cin >> x[i] >> y[i] >> vx[i] >> vy[i];

    // D = squareform(pdist([x y]));
    vector<vector<double>> D(N + 1, vector<double>(N + 1, 0.0));
    for (int i = 1; i <= N; i++)
        for (int j = 1; j <= N; j++)
            D[i][j] = sqrt(pow(x[i] - x[j], 2) + pow(y[i] - y[j], 2));

    double dt;
    while (cin >> dt) {
        vector<double> Fx(N + 1, 0.0), Fy(N + 1, 0.0);

        for (int i = 1; i <= N; i++) {
            // --- cohesion
            double mx = 0, my = 0; int n = 0;
            for (int j = 1; j <= N; j++)
                if (j != i && D[i][j] <= rc) { mx = mx + x[j]; my = my + y[j]; n = n + 1; }
            if (n > 0) {
                double ex = mx / n - x[i];
                double ey = my / n - y[i];
                if (sqrt(ex * ex + ey * ey) <= rc) {
                    Fx[i] = Fx[i] + Kc * ex / rc;
                    Fy[i] = Fy[i] + Kc * ey / rc;
                }
            }
            // --- separation
            double sx = 0, sy = 0;
            for (int j = 1; j <= N; j++)
                if (D[i][j] > 0 && D[i][j] <= rs) {
                    sx = sx + (x[i] - x[j]) / pow(D[i][j], 2);
                    sy = sy + (y[i] - y[j]) / pow(D[i][j], 2);
                }
            double s = sqrt(sx * sx + sy * sy);
            if (s > Fmax) { sx = sx / s * Fmax; sy = sy / s * Fmax; }
            Fx[i] = Fx[i] + Ks * sx;
            Fy[i] = Fy[i] + Ks * sy;
            // --- alignment   mean(v .* (D(i,:) <= ra)')
            double ux = 0, uy = 0;
            for (int j = 1; j <= N; j++) {
                int mask = D[i][j] <= ra;
                ux = ux + vx[j] * mask;
                uy = uy + vy[j] * mask;
            }
            Fx[i] = Fx[i] + Ka * ux / N;
            Fy[i] = Fy[i] + Ka * uy / N;
        }
        for (int i = 1; i <= N; i++) {
            vx[i] = vx[i] + Fx[i] * dt;
            vy[i] = vy[i] + Fy[i] * dt;
            x[i] = x[i] + vx[i] * dt;
            y[i] = y[i] + vy[i] * dt;
        }
        for (int i = 1; i <= N; i++)
            cout << setprecision(3) << x[i] << " " << y[i] << " " << vx[i] << " " << vy[i] << endl;
    }
    return 0;
}
