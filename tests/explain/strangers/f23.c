#include <stdio.h>
#include <math.h>
#define MAX 1000
#define SQ(x) x*x

double p[MAX][2], v[MAX][2], f[MAX][2];

double dist(int a, int b)
{
    return sqrt(SQ(p[a][0] - p[b][0]) + SQ(p[a][1] - p[b][1]));
}

int main()
{
    double rc, rs, fsmax, ra, kc, ks, ka, dt;
    int n;
    scanf("%lf %lf %lf %lf", &rc, &rs, &fsmax, &ra);
    scanf("%lf %lf %lf", &kc, &ks, &ka);
    scanf("%d", &n);
    for (int i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &p[i][0], &p[i][1], &v[i][0], &v[i][1]);

    while (scanf("%lf", &dt) != EOF)
    {
        for (int i = 0; i < n; i++)
        {
            double c[2] = {0, 0}, s[2] = {0, 0}, a[2] = {0, 0};
            int nc = 0, na = 0;
            for (int j = 0; j < n; j++)
            {
                double d = dist(i, j);
                for (int k = 0; k < 2; k++)
                {
                    if (j != i && d <= rc) c[k] += p[j][k];
                    if (j != i && d <= rs && d > 0) s[k] += (p[i][k] - p[j][k]) / d / d;
                    if (d <= ra) a[k] += v[j][k];
                }
                if (j != i && d <= rc) nc++;
                if (d <= ra) na++;
            }
            for (int k = 0; k < 2; k++)
            {
                f[i][k] = ks * s[k];
                if (nc) f[i][k] += kc * (c[k] / nc - p[i][k]) / rc;
                if (na) f[i][k] += ka * a[k] / na;
            }
        }
        for (int i = 0; i < n; i++)
        {
            for (int k = 0; k < 2; k++)
            {
                v[i][k] += f[i][k] * dt;
                p[i][k] += v[i][k] * dt;
            }
            printf("%.3f %.3f %.3f %.3f\n", p[i][0], p[i][1], v[i][0], v[i][1]);
        }
    }
    return 0;
}
