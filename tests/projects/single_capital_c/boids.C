/* Boids, for the Unix lab: CC boids.C */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

class Boids
{
  public:
    Boids(int n) : n(n), data(new double[4 * n]), force(new double[2 * n]) {}
    ~Boids() { delete[] data; delete[] force; }
    double &at(int i, int k) { return data[4 * i + k]; }
    double dist(int i, int j) { return hypot(at(i, 0) - at(j, 0), at(i, 1) - at(j, 1)); }
    void step(double dt);
    double rc, rs, fs, ra, kc, ks, ka;
    int n;

  private:
    double *data;
    double *force;
};

void Boids::step(double dt)
{
    int i, j, k;
    for (i = 0; i < n; i++)
    {
        int coh = 0, ali = 0;
        double c[2] = {0, 0}, s[2] = {0, 0}, a[2] = {0, 0};
        for (j = 0; j < n; j++)
        {
            double d = dist(i, j);
            if (i != j && d <= rc)
                coh++;
            if (d <= ra)
                ali++;
            for (k = 0; k < 2; k++)
            {
                if (i != j && d <= rc)
                    c[k] += at(j, k);
                if (d != 0 && d <= rs)
                    s[k] += (at(i, k) - at(j, k)) / (d * d);
                if (d <= ra)
                    a[k] += at(j, k + 2);
            }
        }
        for (k = 0; k < 2; k++)
        {
            c[k] = coh ? c[k] / coh - at(i, k) : 0;
            a[k] = ali ? a[k] / ali : 0;
        }
        double e = hypot(c[0], c[1]), l = hypot(s[0], s[1]);
        for (k = 0; k < 2; k++)
        {
            double f = 0;
            if (rc > 0 && e <= rc)
                f += kc * c[k] / rc;
            f += ks * (l > fs ? fs * s[k] / l : s[k]);
            f += ka * a[k];
            force[2 * i + k] = f;
        }
    }
    for (i = 0; i < n; i++)
        for (k = 0; k < 2; k++)
        {
            at(i, k + 2) += force[2 * i + k] * dt;
            at(i, k) += at(i, k + 2) * dt;
        }
}

int main()
{
    double p[7];
    int n, i;
    for (i = 0; i < 7; i++)
        if (scanf("%lf", &p[i]) != 1)
            exit(1);
    if (scanf("%d", &n) != 1)
        exit(1);
    Boids boids(n);
    boids.rc = p[0], boids.rs = p[1], boids.fs = p[2], boids.ra = p[3];
    boids.kc = p[4], boids.ks = p[5], boids.ka = p[6];
    for (i = 0; i < 4 * n; i++)
        if (scanf("%lf", &boids.at(i / 4, i % 4)) != 1)
            exit(1);
    double dt;
    while (scanf("%lf", &dt) == 1)
    {
        boids.step(dt);
        for (i = 0; i < n; i++)
            printf("%.3f %.3f %.3f %.3f\n", boids.at(i, 0), boids.at(i, 1), boids.at(i, 2), boids.at(i, 3));
    }
    return 0;
}
