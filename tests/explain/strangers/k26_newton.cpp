#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>
using namespace std;

struct Particle {
  double x, y;    // position
  double vx, vy;  // velocity
};

int main() {
  double r_c, r_s, F_Smax, r_a, K_c, K_s, K_a;
  int N;
  cin >> r_c >> r_s >> F_Smax >> r_a >> K_c >> K_s >> K_a >> N;
  vector<Particle> p(N);
  for (int i = 0; i < N; i++)
    cin >> p[i].x >> p[i].y >> p[i].vx >> p[i].vy;

  cout << fixed << setprecision(3);

  const double m = 1.0;
  double dt;
  while (cin >> dt) {
    vector<double> Fsx(N, 0.0), Fsy(N, 0.0);       // separation
    vector<double> Px(N, 0.0), Py(N, 0.0);         // sums for the center of mass
    vector<double> Vx(N), Vy(N);                   // sums for the average velocity
    vector<int> nc(N, 0), na(N, 1);
    for (int i = 0; i < N; i++) {                  // the agent itself counts for V_avg
      Vx[i] = p[i].vx;
      Vy[i] = p[i].vy;
    }

    // all pairs once, actio = reactio
    for (int i = 0; i < N; i++) {
      for (int j = i + 1; j < N; j++) {
        double rx = p[j].x - p[i].x;               // vector P_i P_j
        double ry = p[j].y - p[i].y;
        double r = sqrt(rx * rx + ry * ry);

        if (r <= r_c) {
          Px[i] += p[j].x;  Py[i] += p[j].y;  nc[i]++;
          Px[j] += p[i].x;  Py[j] += p[i].y;  nc[j]++;
        }

        if (r > 0 && r <= r_s) {
          double F = 1.0 / r;
          if (F > F_Smax) F = F_Smax;
          Fsx[i] += F * rx / r;  Fsy[i] += F * ry / r;
          Fsx[j] -= F * rx / r;  Fsy[j] -= F * ry / r;
        }

        if (r <= r_a) {
          Vx[i] += p[j].vx;  Vy[i] += p[j].vy;  na[i]++;
          Vx[j] += p[i].vx;  Vy[j] += p[i].vy;  na[j]++;
        }
      }
    }

    for (int i = 0; i < N; i++) {
      double Fcx = 0, Fcy = 0;
      if (nc[i] > 0) {
        double dx = Px[i] / nc[i] - p[i].x;
        double dy = Py[i] / nc[i] - p[i].y;
        if (sqrt(dx * dx + dy * dy) <= r_c && r_c > 0) {
          Fcx = dx / r_c;
          Fcy = dy / r_c;
        }
      }
      // F = m * delta v / delta t
      double Fax = m * (Vx[i] / na[i] - p[i].vx) / dt;
      double Fay = m * (Vy[i] / na[i] - p[i].vy) / dt;

      double Fx = K_c * Fcx + K_s * Fsx[i] + K_a * Fax;
      double Fy = K_c * Fcy + K_s * Fsy[i] + K_a * Fay;
      p[i].vx += Fx / m * dt;
      p[i].vy += Fy / m * dt;
      p[i].x += p[i].vx * dt;
      p[i].y += p[i].vy * dt;
    }
    for (int i = 0; i < N; i++)
      cout << p[i].x << " " << p[i].y << " " << p[i].vx << " " << p[i].vy << endl;
  }
  return 0;
}
