import java.util.*;
import java.util.stream.*;

public class Boids {
    record Boid(double x, double y, double vx, double vy) {
        double distance(Boid o) {
            return Math.sqrt(Math.pow(x - o.x, 2) + Math.pow(y - o.y, 2));
        }
    }

    static Boid next(List<Boid> all, Boid me, double[] c, double dt) {
        List<Boid> near = all.stream().filter(o -> o != me && me.distance(o) <= c[0]).collect(Collectors.toList());
        List<Boid> close = all.stream().filter(o -> me.distance(o) > 0 && me.distance(o) <= c[1]).collect(Collectors.toList());
        List<Boid> flock = all.stream().filter(o -> me.distance(o) <= c[3]).collect(Collectors.toList());
        double fx = 0, fy = 0;
        if (!near.isEmpty() && c[0] > 0) {
            double ex = near.stream().mapToDouble(Boid::x).average().getAsDouble() - me.x;
            double ey = near.stream().mapToDouble(Boid::y).average().getAsDouble() - me.y;
            if (Math.hypot(ex, ey) <= c[0]) {
                fx += c[4] * ex / c[0];
                fy += c[4] * ey / c[0];
            }
        }
        double sx = close.stream().mapToDouble(o -> (me.x - o.x) / Math.pow(me.distance(o), 2)).sum();
        double sy = close.stream().mapToDouble(o -> (me.y - o.y) / Math.pow(me.distance(o), 2)).sum();
        double s = Math.hypot(sx, sy);
        fx += c[5] * (s > c[2] ? sx / s * c[2] : sx);
        fy += c[5] * (s > c[2] ? sy / s * c[2] : sy);
        fx += c[6] * flock.stream().mapToDouble(Boid::vx).average().orElse(0);
        fy += c[6] * flock.stream().mapToDouble(Boid::vy).average().orElse(0);
        double vx = me.vx + fx * dt, vy = me.vy + fy * dt;
        return new Boid(me.x + vx * dt, me.y + vy * dt, vx, vy);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        double[] c = new double[7];
        for (int i = 0; i < 7; i++) c[i] = Double.parseDouble(in.next());
        int n = Integer.parseInt(in.next());
        List<Boid> boids = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            double[] v = new double[4];
            for (int j = 0; j < 4; j++) v[j] = Double.parseDouble(in.next());
            boids.add(new Boid(v[0], v[1], v[2], v[3]));
        }
        while (in.hasNext()) {
            double dt = Double.parseDouble(in.next());
            List<Boid> old = boids;
            boids = old.stream().map(b -> next(old, b, c, dt)).collect(Collectors.toList());
            for (Boid b : boids)
                System.out.println(String.format(Locale.ENGLISH, "%.3f %.3f %.3f %.3f", b.x, b.y, b.vx, b.vy));
        }
    }
}
