#include <stdio.h>
#include <stdlib.h>
#include <math.h>

#define MAX_BOIDS 1000

struct vector2 { double x, y; };
struct boid { struct vector2 position, velocity; };

double cohesion_radius, separation_radius, separation_max, alignment_radius;
double cohesion_k, separation_k, alignment_k;
int number_of_boids;

struct boid current_state[MAX_BOIDS];
struct boid new_state[MAX_BOIDS];

double distance(struct vector2 a, struct vector2 b)
{
    return sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

struct vector2 cohesion(int agent)
{
    struct vector2 f = {0, 0};
    int n = 0, i;
    for (i = 0; i < number_of_boids; i++) {
        if (i != agent && distance(current_state[agent].position, current_state[i].position) <= cohesion_radius) {
            f.x += current_state[i].position.x;
            f.y += current_state[i].position.y;
            n++;
        }
    }
    if (n == 0)
        return f;
    f.x = f.x / n;
    f.y = f.y / n;
    f.x = (f.x - current_state[agent].position.x) / cohesion_radius;
    f.y = (f.y - current_state[agent].position.y) / cohesion_radius;
    return f;
}

struct vector2 alignment(int agent)
{
    struct vector2 f = {0, 0};
    int n = 0, i;
    for (i = 0; i < number_of_boids; i++) {
        if (distance(current_state[agent].position, current_state[i].position) <= alignment_radius) {
            f.x += current_state[i].velocity.x;
            f.y += current_state[i].velocity.y;
            n++;
        }
    }
    if (n == 0)
        return f;
    f.x = f.x / n;
    f.y = f.y / n;
    f.x = f.x / alignment_radius;
    f.y = f.y / alignment_radius;
    return f;
}

struct vector2 separation(int agent)
{
    struct vector2 f = {0, 0};
    int i;
    for (i = 0; i < number_of_boids; i++) {
        double d = distance(current_state[agent].position, current_state[i].position);
        if (d > 0 && d <= separation_radius) {
            f.x += (current_state[agent].position.x - current_state[i].position.x) / (d * d);
            f.y += (current_state[agent].position.y - current_state[i].position.y) / (d * d);
        }
    }
    /* limit the force */
    if (abs(f.x) > separation_max)
        f.x = separation_max;
    if (abs(f.y) > separation_max)
        f.y = separation_max;
    return f;
}

int main()
{
    int i, j;
    double dt;

    scanf("%lf %lf %lf %lf", &cohesion_radius, &separation_radius, &separation_max, &alignment_radius);
    scanf("%lf %lf %lf %d", &cohesion_k, &separation_k, &alignment_k, &number_of_boids);
    for (i = 0; i < number_of_boids; i++)
        scanf("%lf %lf %lf %lf", &new_state[i].position.x, &new_state[i].position.y,
              &new_state[i].velocity.x, &new_state[i].velocity.y);

    while (scanf("%lf", &dt) != EOF) {
        /* double buffer */
        for (i = 0; i < number_of_boids; i++)
            current_state[i] = new_state[i];

        for (i = 0; i < number_of_boids; i++) {
            struct vector2 total = {0, 0};
            for (j = 0; j < number_of_boids; j++) {
                double d;
                struct vector2 f;
                if (i == j) continue;
                d = distance(current_state[i].position, current_state[j].position);
                if (d <= cohesion_radius) {
                    f = cohesion(i);
                    total.x += f.x * cohesion_k;
                    total.y += f.y * cohesion_k;
                }
                if (d <= separation_radius) {
                    f = separation(i);
                    total.x += f.x * separation_k;
                    total.y += f.y * separation_k;
                }
                if (d <= alignment_radius) {
                    f = alignment(i);
                    total.x += f.x * alignment_k;
                    total.y += f.y * alignment_k;
                }
            }
            new_state[i].velocity.x = current_state[i].velocity.x + total.x * dt;
            new_state[i].velocity.y = current_state[i].velocity.y + total.y * dt;
            new_state[i].position.x = current_state[i].position.x + new_state[i].velocity.x * dt;
            new_state[i].position.y = current_state[i].position.y + new_state[i].velocity.y * dt;
        }
        for (i = 0; i < number_of_boids; i++)
            printf("%.3lf %.3lf %.3lf %.3lf\n", new_state[i].position.x, new_state[i].position.y,
                   new_state[i].velocity.x, new_state[i].velocity.y);
    }
    return 0;
}
