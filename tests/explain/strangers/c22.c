/* Flocking, port of the starter to C */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

typedef struct { double x, y; } Vector2;
typedef struct { Vector2 position, velocity; } Boid;

double cohesionRadius, separationRadius, maxForce, alignmentRadius;
double cohesionK, separationK, alignmentK;
int numberOfBoids;

double Distance(Vector2 a, Vector2 b) {
  return sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

Vector2 ComputeCohesion(Boid *boids, int index) {
  Vector2 f = {0, 0};
  int n = 0;
  for (int i = 0; i < numberOfBoids; i++) {
    if (i == index) continue;
    if (Distance(boids[i].position, boids[index].position) <= cohesionRadius) {
      f.x += boids[i].position.x;
      f.y += boids[i].position.y;
      n++;
    }
  }
  if (n > 0) {
    f.x = (f.x / n - boids[index].position.x) / cohesionRadius * cohesionK;
    f.y = (f.y / n - boids[index].position.y) / cohesionRadius * cohesionK;
  }
  return f;
}

Vector2 ComputeAlignment(Boid *boids, int index) {
  Vector2 f = {0, 0};
  int n = 0;
  for (int i = 0; i < numberOfBoids; i++) {
    if (Distance(boids[i].position, boids[index].position) <= alignmentRadius) {
      f.x += boids[i].velocity.x;
      f.y += boids[i].velocity.y;
      n++;
    }
  }
  if (n > 0) {
    f.x = f.x / n * alignmentK;
    f.y = f.y / n * alignmentK;
  }
  return f;
}

Vector2 ComputeSeparation(Boid *boids, int index) {
  Vector2 f = {0, 0};
  for (int i = 0; i < numberOfBoids; i++) {
    if (i == index) continue;
    double d = Distance(boids[i].position, boids[index].position);
    if (d > 0 && d <= separationRadius) {
      /* inversely proportional to the distance */
      f.x += (boids[index].position.x - boids[i].position.x) / d;
      f.y += (boids[index].position.y - boids[i].position.y) / d;
    }
  }
  double m = sqrt(f.x * f.x + f.y * f.y);
  if (m > maxForce) {
    f.x = f.x / m * maxForce;
    f.y = f.y / m * maxForce;
  }
  f.x *= separationK;
  f.y *= separationK;
  return f;
}

int main(void) {
  scanf("%lf %lf %lf %lf", &cohesionRadius, &separationRadius, &maxForce, &alignmentRadius);
  scanf("%lf %lf %lf %d", &cohesionK, &separationK, &alignmentK, &numberOfBoids);
  Boid *currentState = calloc(numberOfBoids + 1, sizeof(Boid));
  Boid *newState = calloc(numberOfBoids + 1, sizeof(Boid));
  for (int i = 0; i < numberOfBoids; i++) {
    scanf("%lf %lf %lf %lf", &newState[i].position.x, &newState[i].position.y, &newState[i].velocity.x,
          &newState[i].velocity.y);
  }
  double deltaT;
  while (scanf("%lf", &deltaT) == 1) {
    for (int i = 0; i < numberOfBoids; i++) currentState[i] = newState[i];
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 force = {0, 0};
      for (int j = 0; j < numberOfBoids; j++) {
        if (i == j) continue;
        double distance = Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesionRadius) {
          Vector2 f = ComputeCohesion(currentState, i);
          force.x += f.x;
          force.y += f.y;
        }
        if (distance <= separationRadius) {
          Vector2 f = ComputeSeparation(currentState, i);
          force.x += f.x;
          force.y += f.y;
        }
        if (distance <= alignmentRadius) {
          Vector2 f = ComputeAlignment(currentState, i);
          force.x += f.x;
          force.y += f.y;
        }
      }
      newState[i].velocity.x = currentState[i].velocity.x + force.x * deltaT;
      newState[i].velocity.y = currentState[i].velocity.y + force.y * deltaT;
      newState[i].position.x = currentState[i].position.x + newState[i].velocity.x * deltaT;
      newState[i].position.y = currentState[i].position.y + newState[i].velocity.y * deltaT;
    }
    for (int i = 0; i < numberOfBoids; i++)
      printf("%.3f %.3f\n", newState[i].position.x, newState[i].position.y);
  }
  free(currentState);
  free(newState);
  return 0;
}
