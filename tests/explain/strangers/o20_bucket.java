import java.io.*;
import java.util.*;

class Main {
    static double rC, rS, fMax, rA, kC, kS, kA;
    static int n;
    static double[] x, y, vx, vy;

    static double distance(int i, int j) {
        return Math.sqrt((x[i] - x[j]) * (x[i] - x[j]) + (y[i] - y[j]) * (y[i] - y[j]));
    }

    // positions only move at the very end, so every behaviour can work on the arrays directly
    static void cohesion(double dt) {
        for (int i = 0; i < n; i++) {
            double cx = 0, cy = 0;
            int count = 0;
            for (int j = 0; j < n; j++) {
                if (j != i && distance(i, j) <= rC) {
                    cx += x[j];
                    cy += y[j];
                    count++;
                }
            }
            if (count > 0) {
                vx[i] += kC * ((cx / count - x[i]) / rC) * dt;
                vy[i] += kC * ((cy / count - y[i]) / rC) * dt;
            }
        }
    }

    static void separation(double dt) {
        for (int i = 0; i < n; i++) {
            double fx = 0, fy = 0;
            for (int j = 0; j < n; j++) {
                double d = distance(i, j);
                if (d > 0 && d <= rS) {
                    fx += (x[i] - x[j]) / d * d;
                    fy += (y[i] - y[j]) / d * d;
                }
            }
            double size = Math.sqrt(fx * fx + fy * fy);
            if (size > fMax) {
                fx = fx / size * fMax;
                fy = fy / size * fMax;
            }
            vx[i] += kS * fx * dt;
            vy[i] += kS * fy * dt;
        }
    }

    static void alignment(double dt) {
        for (int i = 0; i < n; i++) {
            double ax = 0, ay = 0;
            int count = 0;
            for (int j = 0; j < n; j++) {
                if (j == i || distance(i, j) <= rA) {
                    ax += vx[j];
                    ay += vy[j];
                    count++;
                }
            }
            vx[i] += kA * (ax / count) * dt;
            vy[i] += kA * (ay / count) * dt;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<String> words = new ArrayList<>();
        String line;
        while ((line = in.readLine()) != null) {
            StringTokenizer st = new StringTokenizer(line);
            while (st.hasMoreTokens()) words.add(st.nextToken());
        }
        Iterator<String> it = words.iterator();
        rC = Double.parseDouble(it.next());
        rS = Double.parseDouble(it.next());
        fMax = Double.parseDouble(it.next());
        rA = Double.parseDouble(it.next());
        kC = Double.parseDouble(it.next());
        kS = Double.parseDouble(it.next());
        kA = Double.parseDouble(it.next());
        n = Integer.parseInt(it.next());
        x = new double[n];
        y = new double[n];
        vx = new double[n];
        vy = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = Double.parseDouble(it.next());
            y[i] = Double.parseDouble(it.next());
            vx[i] = Double.parseDouble(it.next());
            vy[i] = Double.parseDouble(it.next());
        }

        StringBuilder out = new StringBuilder();
        while (it.hasNext()) {
            double dt = Double.parseDouble(it.next());
            cohesion(dt);
            separation(dt);
            alignment(dt);
            for (int i = 0; i < n; i++) {
                x[i] += vx[i] * dt;
                y[i] += vy[i] * dt;
                out.append(String.format(Locale.US, "%.3f %.3f %.3f %.3f\n", x[i], y[i], vx[i], vy[i]));
            }
        }
        System.out.print(out);
    }
}
