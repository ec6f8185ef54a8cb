import java.util.*;

class Flocking {
    static class Vec {
        double x, y;
        Vec(double x, double y) { this.x = x; this.y = y; }
        Vec plus(Vec o) { return new Vec(x + o.x, y + o.y); }
        Vec minus(Vec o) { return new Vec(x - o.x, y - o.y); }
        Vec times(double k) { return new Vec(x * k, y * k); }
        double length() { return Math.sqrt(x * x + y * y); }
    }

    static class Agent {
        Vec pos, vel;
        Agent(Vec pos, Vec vel) { this.pos = pos; this.vel = vel; }
    }

    static double rc, rs, fsMax, ra, kc, ks, ka;

    static Vec cohesion(List<Agent> agents, Agent me) {
        Vec sum = new Vec(0, 0);
        boolean found = false;
        for (Agent other : agents) {
            if (other == me) continue;
            if (other.pos.minus(me.pos).length() <= rc) {
                sum = sum.plus(other.pos);
                found = true;
            }
        }
        if (!found || rc == 0) return new Vec(0, 0);
        int n = agents.size() - 1; // without me
        Vec pcm = sum.times(1.0 / n);
        Vec toCenter = pcm.minus(me.pos);
        if (toCenter.length() > rc) return new Vec(0, 0);
        return toCenter.times(1.0 / rc).times(kc);
    }

    static Vec separation(List<Agent> agents, Agent me) {
        Vec force = new Vec(0, 0);
        for (Agent other : agents) {
            Vec d = me.pos.minus(other.pos);
            double len = d.length();
            if (len > 0 && len <= rs) {
                force = force.plus(d.times(1.0 / (len * len)).times(ks));
            }
        }
        if (force.length() > fsMax) {
            force = force.times(fsMax / force.length());
        }
        return force;
    }

    static Vec alignment(List<Agent> agents, Agent me) {
        Vec sum = new Vec(0, 0);
        int n = 0;
        for (Agent other : agents) {
            if (other.pos.minus(me.pos).length() <= ra) {
                sum = sum.plus(other.vel);
                n++;
            }
        }
        return sum.times(1.0 / n).times(ka);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        in.useLocale(Locale.US);
        rc = in.nextDouble();
        rs = in.nextDouble();
        fsMax = in.nextDouble();
        ra = in.nextDouble();
        kc = in.nextDouble();
        ks = in.nextDouble();
        ka = in.nextDouble();
        int n = in.nextInt();
        List<Agent> agents = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            double x = in.nextDouble(), y = in.nextDouble();
            double vx = in.nextDouble(), vy = in.nextDouble();
            agents.add(new Agent(new Vec(x, y), new Vec(vx, vy)));
        }
        StringBuilder out = new StringBuilder();
        while (in.hasNextDouble()) {
            double dt = in.nextDouble();
            List<Agent> next = new ArrayList<>();
            for (Agent a : agents) {
                Vec f = cohesion(agents, a).plus(separation(agents, a)).plus(alignment(agents, a));
                Vec v = a.vel.plus(f.times(dt));
                next.add(new Agent(a.pos.plus(v.times(dt)), v));
            }
            agents = next;
            for (Agent a : agents) {
                out.append(String.format(Locale.US, "%.3f %.3f %.3f %.3f%n", a.pos.x, a.pos.y, a.vel.x, a.vel.y));
            }
        }
        System.out.print(out);
    }
}
