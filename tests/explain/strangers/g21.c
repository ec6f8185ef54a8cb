#include <stdio.h>
#include <stdlib.h>
#include <math.h>

/* The starter code translated to C because I don't know C++ classes yet */

struct Boid {
    double x, y, vx, vy;
};

double cohesionRadius, separationRadius, maxForce, alignmentRadius;
double kCohesion, kSeparation, kAlignment;
int numberOfBoids;
struct Boid *currentState, *newState;
double *forceX, *forceY;

double distance(int a, int b)
{
    double dx = currentState[a].x - currentState[b].x;
    double dy = currentState[a].y - currentState[b].y;
    return sqrt(dx * dx + dy * dy);
}

void computeCohesion(int index)
{
    double sumX = 0, sumY = 0, ex, ey;
    int n = 0;
    for (int i = 0; i < numberOfBoids; i++) {
        if (i != index && distance(i, index) <= cohesionRadius) {
            sumX = sumX + currentState[i].x;
            sumY = sumY + currentState[i].y;
            n++;
        }
    }
    if (n == 0) return;
    ex = sumX / n - currentState[index].x;
    ey = sumY / n - currentState[index].y;
    if (sqrt(ex * ex + ey * ey) <= cohesionRadius) {
        forceX[index] += kCohesion * ex / cohesionRadius;
        forceY[index] += kCohesion * ey / cohesionRadius;
    }
}

void computeSeparation(int index)
{
    double fx = 0, fy = 0;
    for (int i = 0; i < numberOfBoids; i++) {
        double d = distance(i, index);
        if (d > 0 && d <= separationRadius) {
            fx = fx + (currentState[index].x - currentState[i].x) / (d * d);
            fy = fy + (currentState[index].y - currentState[i].y) / (d * d);
        }
    }
    if (fx > maxForce) fx = maxForce;
    if (fy > maxForce) fy = maxForce;
    forceX[index] += kSeparation * fx;
    forceY[index] += kSeparation * fy;
}

void computeAlignment(int index)
{
    double vx = 0, vy = 0;
    int n = 0;
    for (int i = 0; i < numberOfBoids; i++) {
        if (distance(i, index) <= alignmentRadius) {
            vx = vx + currentState[i].vx;
            vy = vy + currentState[i].vy;
            n++;
        }
    }
    forceX[index] += kAlignment * vx / n;
    forceY[index] += kAlignment * vy / n;
}

int main()
{
    double deltaT;
    scanf("%lf %lf %lf %lf", &cohesionRadius, &separationRadius, &maxForce, &alignmentRadius);
    scanf("%lf %lf %lf %d", &kCohesion, &kSeparation, &kAlignment, &numberOfBoids);

    currentState = calloc(numberOfBoids, sizeof(struct Boid));
    newState = calloc(numberOfBoids, sizeof(struct Boid));
    forceX = calloc(numberOfBoids, sizeof(double));
    forceY = calloc(numberOfBoids, sizeof(double));

    for (int i = 0; i < numberOfBoids; i++)
        scanf("%lf %lf %lf %lf", &newState[i].x, &newState[i].y, &newState[i].vx, &newState[i].vy);

    while (scanf("%lf", &deltaT) != EOF) {
        for (int i = 0; i < numberOfBoids; i++)
            currentState[i] = newState[i];

        for (int i = 0; i < numberOfBoids; i++) {
            for (int j = i + 1; j < numberOfBoids; j++) {
                double d = distance(i, j);
                if (d <= cohesionRadius)   computeCohesion(i);
                if (d <= separationRadius) computeSeparation(i);
                if (d <= alignmentRadius)  computeAlignment(i);
            }
        }

        for (int i = 0; i < numberOfBoids; i++) {
            newState[i].vx = currentState[i].vx + forceX[i] * deltaT;
            newState[i].vy = currentState[i].vy + forceY[i] * deltaT;
            newState[i].x = currentState[i].x + newState[i].vx * deltaT;
            newState[i].y = currentState[i].y + newState[i].vy * deltaT;
            printf("%.3f %.3f %.3f %.3f\n", newState[i].x, newState[i].y, newState[i].vx, newState[i].vy);
        }
    }
    free(currentState); free(newState); free(forceX); free(forceY);
    return 0;
}
