#include <iostream>
#include <cstdio>
#include <vector>
#include <string>
#include <cmath>
using namespace std;

struct Vector2 {
  double x = 0, y = 0;
  Vector2() = default;
  Vector2(double x, double y) : x(x), y(y) {}
  Vector2 operator+(const Vector2& o) const { return {x + o.x, y + o.y}; }
  Vector2 operator-(const Vector2& o) const { return {x - o.x, y - o.y}; }
  Vector2& operator+=(const Vector2& o) { x += o.x; y += o.y; return *this; }
  Vector2& operator-=(const Vector2& o) { x -= o.x; y -= o.y; return *this; }
  Vector2 operator*(double k) const { return {x * k, y * k}; }
  Vector2 operator/(double k) const { return {x / k, y / k}; }
  double getMagnitude() const { return sqrt(x * x + y * y); }
};

struct Boid {
  Vector2 position, velocity;
};

// parâmetros globais
double raioC, raioS, forcaMax, raioA, kC, kS, kA;

// força entre DOIS agentes: a -> b
Vector2 coesao(const Boid& a, const Boid& b) {
  return (b.position - a.position) / raioC;
}

Vector2 separacao(const Boid& a, const Boid& b) {
  Vector2 dir = a.position - b.position;
  double d = dir.getMagnitude();
  if (d == 0) return Vector2();
  Vector2 f = dir / d / d;
  double tam = f.getMagnitude();
  if (tam > forcaMax)
    f = f / tam * forcaMax;       // limita
  return f;
}

Vector2 alinhamento(const Boid& a, const Boid& b) {
  Vector2 media = (a.velocity + b.velocity) / 2;   // inclui o próprio agente
  return media - a.velocity;
}

int main() {
  int n;
  cin >> raioC >> raioS >> forcaMax >> raioA >> kC >> kS >> kA >> n;
  vector<Boid> boids(n);
  for (auto& b : boids)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;

  double dt;
  while (cin >> dt) {
    vector<Vector2> forcas(n);

    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {     // cada par só uma vez, é mais rápido
        double d = (boids[i].position - boids[j].position).getMagnitude();

        if (d <= raioS) {                   // zona 1: perto demais
          Vector2 f = separacao(boids[i], boids[j]) * kS;
          forcas[i] += f;
          forcas[j] -= f;                   // ação e reação
        }
        else if (d <= raioA) {              // zona 2: alinhar
          Vector2 f = alinhamento(boids[i], boids[j]) * kA;
          forcas[i] += f;
          forcas[j] += f;
        }
        else if (d <= raioC) {              // zona 3: aproximar
          Vector2 f = coesao(boids[i], boids[j]) * kC;
          forcas[i] += f;
          forcas[j] -= f;
        }
      }
    }

    // atualiza e imprime
    for (int i = 0; i < n; i++) {
      boids[i].velocity += forcas[i] * dt;
      boids[i].position += boids[i].velocity * dt;
      printf("%.3f %.3f %.3f %.3f\n", boids[i].position.x, boids[i].position.y,
             boids[i].velocity.x, boids[i].velocity.y);
    }
    printf("\n");
  }
  return 0;
}
