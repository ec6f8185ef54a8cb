import java.util.Locale;
import java.util.Scanner;

public class Flocking {

    static double rc, rs, fmax, ra, kc, ks, ka;
    static double[] x, y, vx, vy;

    static double distance(int a, int b) {
        return Math.sqrt((x[a] - x[b]) * (x[a] - x[b]) + (y[a] - y[b]) * (y[a] - y[b]));
    }

    static double[] force(int a) {
        double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
        int nc = 0, na = 0;
        for (int i = 0; i < x.length; i++) {
            double d = distance(a, i);
            if (i != a && d <= rc) {
                cx += x[i];
                cy += y[i];
                nc++;
            }
            if (i != a && d > 0 && d <= rs) {
                sx += (x[a] - x[i]) / d / d;
                sy += (y[a] - y[i]) / d / d;
            }
            if (d <= ra) {
                ax += vx[i];
                ay += vy[i];
                na++;
            }
        }
        double fx = 0, fy = 0;
        if (nc > 0 && rc > 0) {
            double ex = cx / nc - x[a];
            double ey = cy / nc - y[a];
            if (Math.sqrt(ex * ex + ey * ey) <= rc) {
                fx += kc * ex / rc;
                fy += kc * ey / rc;
            }
        }
        double s = Math.sqrt(sx * sx + sy * sy);
        if (s > fmax) {
            sx = sx / s * fmax;
            sy = sy / s * fmax;
        }
        fx += ks * sx;
        fy += ks * sy;
        if (na > 0) {
            fx += ka * ax / na;
            fy += ka * ay / na;
        }
        return new double[] {fx, fy};
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useLocale(Locale.US);
        rc = in.nextDouble();
        rs = in.nextDouble();
        fmax = in.nextDouble();
        ra = in.nextDouble();
        kc = in.nextDouble();
        ks = in.nextDouble();
        ka = in.nextDouble();
        int n = in.nextInt();
        x = new double[n];
        y = new double[n];
        vx = new double[n];
        vy = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = in.nextDouble();
            y[i] = in.nextDouble();
            vx[i] = in.nextDouble();
            vy[i] = in.nextDouble();
        }
        while (in.hasNextDouble()) {
            double dt = in.nextDouble();
            double[][] f = new double[n][];
            for (int i = 0; i < n; i++) f[i] = force(i);
            for (int i = 0; i < n; i++) {
                vx[i] += f[i][0] * dt;
                vy[i] += f[i][1] * dt;
                x[i] += vx[i] * dt;
                y[i] += vy[i] * dt;
                System.out.printf(Locale.US, "%.3f %.3f %.3f %.3f%n", x[i], y[i], vx[i], vy[i]);
            }
        }
    }
}
