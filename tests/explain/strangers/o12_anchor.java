import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.Scanner;

/** Flocking as a many-particle simulation (adapted from my N-body lab). */
public class o12_anchor {
    static final double EPS2 = 0.01 * 0.01;   // softening, avoids the singularity at r = 0

    int n;
    double[] x, y, vx, vy, ax, ay;
    double rc, rs, fmax, ra, kc, ks, ka;

    static double distance(double dx, double dy) {
        return Math.sqrt(dx * dx + dy * dy);
    }

    void computeAccelerations() {
        double[] sx = new double[n], sy = new double[n];
        // pair repulsion, action = reaction
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                double dx = x[i] - x[j], dy = y[i] - y[j];
                if (distance(dx, dy) <= rs) {
                    double r2 = dx * dx + dy * dy + EPS2;
                    sx[i] += dx / r2;
                    sy[i] += dy / r2;
                    sx[j] -= dx / r2;
                    sy[j] -= dy / r2;
                }
            }
        }
        for (int i = 0; i < n; i++) {
            double f = distance(sx[i], sy[i]);
            if (f > fmax) {
                sx[i] *= fmax / f;
                sy[i] *= fmax / f;
            }
            ax[i] = ks * sx[i];
            ay[i] = ks * sy[i];

            double cx = 0, cy = 0, ux = 0, uy = 0;
            int nc = 0, na = 0;
            for (int j = 0; j < n; j++) {
                double d = distance(x[i] - x[j], y[i] - y[j]);
                if (j != i && d <= rc) {
                    cx += x[j];
                    cy += y[j];
                    nc++;
                }
                if (j == i || d <= ra) {
                    ux += vx[j];
                    uy += vy[j];
                    na++;
                }
            }
            if (nc > 0 && rc > 0) {
                ax[i] += kc * (cx / nc - x[i]) / rc;
                ay[i] += kc * (cy / nc - y[i]) / rc;
            }
            ax[i] += ka * ux / na;
            ay[i] += ka * uy / na;
        }
    }

    void step(double dt) {
        computeAccelerations();
        for (int i = 0; i < n; i++) {
            // s = s0 + v t + 1/2 a t^2, m = 1
            x[i] += vx[i] * dt + 0.5 * ax[i] * dt * dt;
            y[i] += vy[i] * dt + 0.5 * ay[i] * dt * dt;
            vx[i] += ax[i] * dt;
            vy[i] += ay[i] * dt;
        }
    }

    void run() {
        Scanner in = new Scanner(System.in).useLocale(Locale.US);
        rc = in.nextDouble();
        rs = in.nextDouble();
        fmax = in.nextDouble();
        ra = in.nextDouble();
        kc = in.nextDouble();
        ks = in.nextDouble();
        ka = in.nextDouble();
        n = in.nextInt();
        x = new double[n];
        y = new double[n];
        vx = new double[n];
        vy = new double[n];
        ax = new double[n];
        ay = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = in.nextDouble();
            y[i] = in.nextDouble();
            vx[i] = in.nextDouble();
            vy[i] = in.nextDouble();
        }
        DecimalFormat f = new DecimalFormat("0.000", new DecimalFormatSymbols(Locale.US));
        while (in.hasNextDouble()) {
            step(in.nextDouble());
            for (int i = 0; i < n; i++) {
                System.out.println(f.format(x[i]) + " " + f.format(y[i]) + " " + f.format(vx[i]) + " " + f.format(vy[i]));
            }
        }
    }

    public static void main(String[] args) {
        new o12_anchor().run();
    }
}
