import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Scanner;

class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useLocale(Locale.US);
        Cohesion cohesion = new Cohesion();
        Separation separation = new Separation();
        Alignment alignment = new Alignment();

        cohesion.radius = in.nextDouble();
        separation.radius = in.nextDouble();
        separation.maxForce = in.nextDouble();
        alignment.radius = in.nextDouble();
        cohesion.k = in.nextDouble();
        separation.k = in.nextDouble();
        alignment.k = in.nextDouble();
        int numberOfBoids = in.nextInt();

        List<Boid> newState = new ArrayList<>();
        for (int i = 0; i < numberOfBoids; i++) {
            Vec2 p = new Vec2(in.nextDouble(), in.nextDouble());
            Vec2 v = new Vec2(in.nextDouble(), in.nextDouble());
            newState.add(new Boid(p, v));
        }

        while (in.hasNextDouble()) {
            double deltaT = in.nextDouble();
            List<Boid> currentState = newState;
            newState = new ArrayList<>();
            for (int i = 0; i < numberOfBoids; i++) {
                Vec2 force = new Vec2(0, 0);
                for (int j = 0; j < numberOfBoids; j++) {
                    if (i == j) continue;
                    double distance = currentState.get(i).position.distance(currentState.get(j).position);
                    if (distance <= cohesion.radius) force = force.add(cohesion.computeForce(currentState, i));
                    if (distance <= separation.radius) force = force.add(separation.computeForce(currentState, i));
                    if (distance <= alignment.radius) force = force.add(alignment.computeForce(currentState, i));
                }
                Vec2 velocity = force.mul(deltaT);
                Vec2 position = currentState.get(i).position.add(velocity.mul(deltaT));
                newState.add(new Boid(position, velocity));
            }
            StringBuilder sb = new StringBuilder();
            for (Boid b : newState) {
                sb.append(String.format(Locale.US, "%.3f %.3f %.3f %.3f%n",
                        b.position.x, b.position.y, b.velocity.x, b.velocity.y));
            }
            System.out.print(sb);
        }
    }
}

class Vec2 {
    final double x, y;

    Vec2(double x, double y) {
        this.x = x;
        this.y = y;
    }

    Vec2 add(Vec2 o) { return new Vec2(x + o.x, y + o.y); }
    Vec2 sub(Vec2 o) { return new Vec2(x - o.x, y - o.y); }
    Vec2 mul(double k) { return new Vec2(x * k, y * k); }
    Vec2 div(double k) { return new Vec2(x / k, y / k); }
    double length() { return Math.sqrt(x * x + y * y); }
    double distance(Vec2 o) { return sub(o).length(); }
}

class Boid {
    Vec2 position, velocity;

    Boid(Vec2 position, Vec2 velocity) {
        this.position = position;
        this.velocity = velocity;
    }
}

interface Behavior {
    Vec2 computeForce(List<Boid> boids, int index);
}

class Cohesion implements Behavior {
    double radius, k;

    public Vec2 computeForce(List<Boid> boids, int index) {
        Vec2 me = boids.get(index).position;
        Vec2 center = new Vec2(0, 0);
        int n = 0;
        for (int i = 0; i < boids.size(); i++) {
            if (i == index) continue;
            if (boids.get(i).position.distance(me) <= radius) {
                center = center.add(boids.get(i).position);
                n++;
            }
        }
        if (n == 0) return new Vec2(0, 0);
        Vec2 force = center.div(n).div(radius).sub(me);
        if (force.length() > radius) return new Vec2(0, 0);
        return force.mul(k);
    }
}

class Separation implements Behavior {
    double radius, k, maxForce;

    public Vec2 computeForce(List<Boid> boids, int index) {
        Vec2 me = boids.get(index).position;
        Vec2 force = new Vec2(0, 0);
        for (Boid other : boids) {
            Vec2 diff = me.sub(other.position);
            double d = diff.length();
            if (d > 0 && d <= radius) {
                force = force.add(diff.div(d).div(d));
                if (force.length() > maxForce) {
                    force = force.div(force.length()).mul(maxForce);
                }
                return force.mul(k);
            }
        }
        return force;
    }
}

class Alignment implements Behavior {
    double radius, k;

    public Vec2 computeForce(List<Boid> boids, int index) {
        Vec2 avg = new Vec2(0, 0);
        int n = 0;
        for (Boid other : boids) {
            if (other.position.distance(boids.get(index).position) <= radius) {
                avg = avg.add(other.velocity);
                n++;
            }
        }
        return avg.div(n).mul(k);
    }
}
