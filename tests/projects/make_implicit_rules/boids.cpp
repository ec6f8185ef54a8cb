#include <cstdio>
#include "rules.hh"

int main()
{
  int n;
  scanf("%lf%lf%lf%lf%lf%lf%lf%d", &RC, &RS, &FSMAX, &RA, &KC, &KS, &KA, &n);
  std::vector<Boid> boids(n);
  for (int i = 0; i < n; i++)
    scanf("%lf%lf%lf%lf", &boids[i].x, &boids[i].y, &boids[i].u, &boids[i].v);

  double dt;
  while (scanf("%lf", &dt) != EOF)
    {
      std::vector<Boid> fresh = boids;
      for (int i = 0; i < n; i++)
        {
          double c[2], s[2], a[2];
          rule1(boids, i, c);
          rule2(boids, i, s);
          rule3(boids, i, a);
          fresh[i].u += (KC * c[0] + KS * s[0] + KA * a[0]) * dt;
          fresh[i].v += (KC * c[1] + KS * s[1] + KA * a[1]) * dt;
          fresh[i].x += fresh[i].u * dt;
          fresh[i].y += fresh[i].v * dt;
        }
      boids = fresh;
      for (int i = 0; i < n; i++)
        printf("%.3f %.3f %.3f %.3f\n", boids[i].x, boids[i].y, boids[i].u, boids[i].v);
    }
  return 0;
}
