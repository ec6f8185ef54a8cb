import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

class Agent {
    double x, y, vx, vy;

    Agent(double x, double y, double vx, double vy) {
        this.x = x;
        this.y = y;
        this.vx = vx;
        this.vy = vy;
    }

    double distanceTo(Agent o) {
        return Math.sqrt(Math.pow(x - o.x, 2) + Math.pow(y - o.y, 2));
    }

    @Override
    public String toString() {
        return String.format(Locale.US, "%.3f %.3f %.3f %.3f", x, y, vx, vy);
    }
}

class Flock {
    private final double rc, rs, fsMax, ra, kc, ks, ka;
    private List<Agent> agents = new ArrayList<>();

    Flock(String[] p) {
        rc = Double.parseDouble(p[0]);
        rs = Double.parseDouble(p[1]);
        fsMax = Double.parseDouble(p[2]);
        ra = Double.parseDouble(p[3]);
        kc = Double.parseDouble(p[4]);
        ks = Double.parseDouble(p[5]);
        ka = Double.parseDouble(p[6]);
    }

    void add(Agent a) {
        agents.add(a);
    }

    private double[] cohesion(Agent me, List<Agent> all) {
        double sx = 0, sy = 0;
        int n = 0;
        for (Agent o : all) {
            if (o == me) continue;
            if (me.distanceTo(o) <= rc) {
                sx += o.x;
                sy += o.y;
                n++;
            }
        }
        if (n == 0) return new double[] {0, 0};
        double dx = sx / n - me.x;
        double dy = sy / n - me.y;
        if (Math.hypot(dx, dy) > rc) return new double[] {0, 0};
        return new double[] {dx / rc, dy / rc};
    }

    private double[] separation(Agent me, List<Agent> all) {
        double fx = 0, fy = 0;
        for (Agent o : all) {
            if (o == me) continue;
            double d = me.distanceTo(o);
            if (d > 0 && d <= rs) {
                fx += (me.x - o.x) / d / d;
                fy += (me.y - o.y) / d / d;
            }
        }
        double length = Math.hypot(fx, fy);
        if (length > fsMax) {
            fx = fx / length * fsMax;
            fy = fy / length * fsMax;
        }
        return new double[] {fx, fy};
    }

    private double[] alignment(Agent me, List<Agent> all) {
        double sx = 0, sy = 0;
        int n = 0;
        for (Agent o : all) {
            if (me.distanceTo(o) <= rc) {
                sx += o.vx;
                sy += o.vy;
                n++;
            }
        }
        return new double[] {sx / n, sy / n};
    }

    void step(double dt) {
        // double buffering: read from old, write to agents
        List<Agent> old = new ArrayList<>(agents);
        for (int i = 0; i < agents.size(); i++) {
            double[] c = cohesion(old.get(i), old);
            double[] s = separation(old.get(i), old);
            double[] a = alignment(old.get(i), old);
            Agent agent = agents.get(i);
            agent.vx += (kc * c[0] + ks * s[0] + ka * a[0]) * dt;
            agent.vy += (kc * c[1] + ks * s[1] + ka * a[1]) * dt;
            agent.x += agent.vx * dt;
            agent.y += agent.vy * dt;
        }
    }

    void print() {
        for (Agent a : agents) {
            System.out.println(a);
        }
    }
}

class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] p = in.readLine().trim().split("\\s+");
        Flock flock = new Flock(p);
        int n = Integer.parseInt(p[7]);
        for (int i = 0; i < n; i++) {
            String[] t = in.readLine().trim().split("\\s+");
            flock.add(new Agent(Double.parseDouble(t[0]), Double.parseDouble(t[1]),
                    Double.parseDouble(t[2]), Double.parseDouble(t[3])));
        }
        String line;
        while ((line = in.readLine()) != null) {
            if (line.isBlank()) continue;
            flock.step(Double.parseDouble(line.trim()));
            flock.print();
        }
    }
}
