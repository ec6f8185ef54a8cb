#include <cmath>
#include "rules.hh"

double RC, RS, FSMAX, RA, KC, KS, KA;

static double away(const Boid &a, const Boid &b)
{
  return sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

/* cohesion */
void rule1(const std::vector<Boid> &boids, int me, double out[2])
{
  int n = 0;
  out[0] = out[1] = 0;
  for (int i = 0; i < (int) boids.size(); i++)
    if (i != me && away(boids[me], boids[i]) <= RC)
      {
        out[0] += boids[i].x;
        out[1] += boids[i].y;
        n++;
      }
  if (n)
    {
      out[0] = out[0] / n - boids[me].x;
      out[1] = out[1] / n - boids[me].y;
      double e = sqrt(out[0] * out[0] + out[1] * out[1]);
      double f = (RC > 0 && e <= RC) ? 1 / RC : 0;
      out[0] *= f;
      out[1] *= f;
    }
}

/* separation */
void rule2(const std::vector<Boid> &boids, int me, double out[2])
{
  out[0] = out[1] = 0;
  for (int i = 0; i < (int) boids.size(); i++)
    {
      double d = away(boids[me], boids[i]);
      if (i == me || d == 0 || d > RS)
        continue;
      out[0] += (boids[me].x - boids[i].x) / d / d;
      out[1] += (boids[me].y - boids[i].y) / d / d;
    }
  double s = sqrt(out[0] * out[0] + out[1] * out[1]);
  if (s > FSMAX)
    {
      out[0] = out[0] / s * FSMAX;
      out[1] = out[1] / s * FSMAX;
    }
}

/* alignment */
void rule3(const std::vector<Boid> &boids, int me, double out[2])
{
  int n = 0;
  out[0] = out[1] = 0;
  for (int i = 0; i < (int) boids.size(); i++)
    if (away(boids[me], boids[i]) <= RA)
      {
        out[0] += boids[i].u;
        out[1] += boids[i].v;
        n++;
      }
  if (n)
    {
      out[0] /= n;
      out[1] /= n;
    }
}
