/* flocking - vector functions named like in the game library I use for jams */
#include <stdio.h>
#include <stdlib.h>
#include <xmmintrin.h>

/* square root in one instruction (from a forum about engine optimisation) */
static float FastSqrt(float x) { return _mm_cvtss_f32(_mm_sqrt_ss(_mm_set_ss(x))); }

typedef struct Vector2 {
    float x;
    float y;
} Vector2;

static Vector2 Vector2Zero(void) { Vector2 r = { 0.0f, 0.0f }; return r; }
static Vector2 Vector2Add(Vector2 a, Vector2 b) { Vector2 r = { a.x + b.x, a.y + b.y }; return r; }
static Vector2 Vector2Subtract(Vector2 a, Vector2 b) { Vector2 r = { a.x - b.x, a.y - b.y }; return r; }
static Vector2 Vector2Scale(Vector2 v, float s) { Vector2 r = { v.x * s, v.y * s }; return r; }
static float Vector2Length(Vector2 v) { return FastSqrt((v.x * v.x) + (v.y * v.y)); }
static float Vector2Distance(Vector2 a, Vector2 b) { return Vector2Length(Vector2Subtract(a, b)); }

static Vector2 Vector2ClampMax(Vector2 v, float max)
{
    float length = Vector2Length(v);
    if (length > max) v = Vector2Scale(v, max / length);
    return v;
}

typedef struct Boid {
    Vector2 position;
    Vector2 velocity;
    Vector2 force;
} Boid;

static float rc, rs, fsmax, ra, kc, ks, ka;

static Vector2 Cohesion(const Boid *boids, int count, int self)
{
    Vector2 center = Vector2Zero();
    int n = 0;
    for (int i = 0; i < count; i++) {
        if (i == self) continue;
        if (Vector2Distance(boids[i].position, boids[self].position) <= rc) {
            center = Vector2Add(center, boids[i].position);
            n++;
        }
    }
    if (n == 0 || rc == 0.0f) return Vector2Zero();
    center.x /= (float)n;
    center.y /= (float)n;
    Vector2 force = Vector2Subtract(center, boids[self].position);
    force.x /= rc;
    force.y /= rc;
    return force;
}

static Vector2 Separation(const Boid *boids, int count, int self)
{
    Vector2 force = Vector2Zero();
    for (int i = 0; i < count; i++) {
        if (i == self) continue;
        Vector2 away = Vector2Subtract(boids[self].position, boids[i].position);
        float d = Vector2Length(away);
        if (d > 0.0f && d <= rs) {
            away.x = away.x / d / d;
            away.y = away.y / d / d;
            force = Vector2Add(force, away);
        }
    }
    return Vector2ClampMax(force, fsmax);
}

static Vector2 Alignment(const Boid *boids, int count, int self)
{
    Vector2 sum = Vector2Zero();
    int n = 0;
    for (int i = 0; i < count; i++) {
        if (i == self || Vector2Distance(boids[i].position, boids[self].position) <= ra) {
            sum = Vector2Add(sum, boids[i].velocity);
            n++;
        }
    }
    sum.x /= (float)n;
    sum.y /= (float)n;
    return sum;
}

int main(void)
{
    int count = 0;
    if (scanf("%f %f %f %f %f %f %f %d", &rc, &rs, &fsmax, &ra, &kc, &ks, &ka, &count) != 8) return 1;

    Boid *boids = calloc(count > 0 ? count : 1, sizeof(Boid));
    for (int i = 0; i < count; i++) {
        if (scanf("%f %f %f %f", &boids[i].position.x, &boids[i].position.y,
                  &boids[i].velocity.x, &boids[i].velocity.y) != 4) return 1;
    }

    float frameTime;
    while (scanf("%f", &frameTime) == 1) {
        for (int i = 0; i < count; i++) {
            Vector2 force = Vector2Scale(Cohesion(boids, count, i), kc);
            force = Vector2Add(force, Vector2Scale(Separation(boids, count, i), ks));
            force = Vector2Add(force, Vector2Scale(Alignment(boids, count, i), ka));
            boids[i].force = force;
        }
        for (int i = 0; i < count; i++) {
            boids[i].velocity = Vector2Add(boids[i].velocity, Vector2Scale(boids[i].force, frameTime));
            boids[i].position = Vector2Add(boids[i].position, Vector2Scale(boids[i].velocity, frameTime));
            printf("%.3f %.3f %.3f %.3f\n", boids[i].position.x, boids[i].position.y,
                   boids[i].velocity.x, boids[i].velocity.y);
        }
    }
    free(boids);
    return 0;
}
