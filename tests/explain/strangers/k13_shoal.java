import java.util.ArrayList;
import java.util.Scanner;

class Main {

    static class Agent {
        private double x, y, vx, vy;

        Agent(double x, double y, double vx, double vy) {
            this.x = x;
            this.y = y;
            this.vx = vx;
            this.vy = vy;
        }

        double distanceTo(Agent other) {
            return Math.sqrt(Math.pow(other.x - x, 2) + Math.pow(other.y - y, 2));
        }

        void applyForce(double fx, double fy, double dt) {
            vx = vx + fx * dt;
            vy = vy + fy * dt;
            x = x + vx * dt;
            y = y + vy * dt;
        }

        @Override
        public String toString() {
            return round(x) + " " + round(y) + " " + round(vx) + " " + round(vy);
        }

        private double round(double value) {
            return Math.round(value * 1000) / 1000.0;
        }
    }

    static class Settings {
        double rc, rs, fsMax, ra, kc, ks, ka;
    }

    static class Simulation {
        private final Settings s;
        private ArrayList<Agent> agents;

        Simulation(Settings s, ArrayList<Agent> agents) {
            this.s = s;
            this.agents = agents;
        }

        double[] getCohesion(Agent me) {
            double sumX = 0, sumY = 0;
            int count = 0;
            for (Agent a : agents) {
                if (me.distanceTo(a) <= s.rc) {
                    sumX += a.x;
                    sumY += a.y;
                    count++;
                }
            }
            if (count == 0) {
                return new double[] {0, 0};
            }
            return new double[] {(sumX / count - me.x) / s.rc, (sumY / count - me.y) / s.rc};
        }

        double[] getSeparation(Agent me) {
            double fx = 0, fy = 0;
            for (Agent a : agents) {
                double dist = me.distanceTo(a);
                if (a != me && dist > 0 && dist <= s.rs) {
                    double dirX = (me.x - a.x) / dist;
                    double dirY = (me.y - a.y) / dist;
                    fx += dirX / dist;
                    fy += dirY / dist;
                }
            }
            if (fx > s.fsMax) {
                fx = s.fsMax;
            }
            if (fy > s.fsMax) {
                fy = s.fsMax;
            }
            return new double[] {fx, fy};
        }

        double[] getAlignment(Agent me) {
            double sumX = 0, sumY = 0;
            int count = 0;
            for (Agent a : agents) {
                if (me.distanceTo(a) <= s.ra) {
                    sumX += a.vx;
                    sumY += a.vy;
                    count++;
                }
            }
            if (count == 0) {
                return new double[] {0, 0};
            }
            return new double[] {sumX / count - me.vx, sumY / count - me.vy};
        }

        void step(double dt) {
            // double buffering: the new state gets its own list
            ArrayList<Agent> newAgents = new ArrayList<>(agents);
            for (int i = 0; i < agents.size(); i++) {
                Agent me = agents.get(i);
                double[] c = getCohesion(me);
                double[] sep = getSeparation(me);
                double[] al = getAlignment(me);
                double fx = s.kc * c[0] + s.ks * sep[0] + s.ka * al[0];
                double fy = s.kc * c[1] + s.ks * sep[1] + s.ka * al[1];
                newAgents.get(i).applyForce(fx, fy, dt);
            }
            agents = newAgents;
        }

        void print() {
            for (Agent a : agents) {
                System.out.println(a);
            }
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Settings s = new Settings();
        s.rc = Double.parseDouble(in.next());
        s.rs = Double.parseDouble(in.next());
        s.fsMax = Double.parseDouble(in.next());
        s.ra = Double.parseDouble(in.next());
        s.kc = Double.parseDouble(in.next());
        s.ks = Double.parseDouble(in.next());
        s.ka = Double.parseDouble(in.next());
        int n = Integer.parseInt(in.next());
        ArrayList<Agent> agents = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            double x = Double.parseDouble(in.next());
            double y = Double.parseDouble(in.next());
            double vx = Double.parseDouble(in.next());
            double vy = Double.parseDouble(in.next());
            agents.add(new Agent(x, y, vx, vy));
        }
        Simulation sim = new Simulation(s, agents);
        while (in.hasNext()) {
            double dt = Double.parseDouble(in.next());
            sim.step(dt);
            sim.print();
        }
    }
}
