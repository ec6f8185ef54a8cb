import java.util.Locale;
import java.util.Scanner;

// sürü ödevi
class F26 {
    static double[] x = new double[10], y = new double[10];
    static double[] vx = new double[10], vy = new double[10];
    static int sayi;
    static double rBirlik, rAyrilma, enCok, rHizalama, kBirlik, kAyrilma, kHizalama;

    static double uzaklik(int a, int b) {
        return Math.sqrt(Math.pow(x[a] - x[b], 2) + Math.pow(y[a] - y[b], 2));
    }

    static double[] birlik(int a) {
        double tx = 0, ty = 0;
        int s = 0;
        for (int i = 0; i < sayi; i++) {
            if (i != a && uzaklik(a, i) <= rBirlik) {
                tx += x[i];
                ty += y[i];
                s++;
            }
        }
        if (s == 0) return new double[] {0, 0};
        double ex = tx / s - x[a], ey = ty / s - y[a];
        if (Math.sqrt(ex * ex + ey * ey) > rBirlik) return new double[] {0, 0};
        return new double[] {ex / rBirlik, ey / rBirlik};
    }

    static double[] ayrilma(int a) {
        double tx = 0, ty = 0;
        for (int i = 0; i < sayi; i++) {
            double d = uzaklik(a, i);
            if (d > 0 && d <= rAyrilma) {
                tx += (x[a] - x[i]) / d / d;
                ty += (y[a] - y[i]) / d / d;
            }
        }
        double boy = Math.sqrt(tx * tx + ty * ty);
        if (boy > enCok) {
            tx = tx / boy * enCok;
            ty = ty / boy * enCok;
        }
        return new double[] {tx, ty};
    }

    static double[] hizalama(int a) {
        double tx = 0, ty = 0;
        int s = 0;
        for (int i = 0; i < sayi; i++) {
            double d = uzaklik(a, i);
            if (d <= rAyrilma) {
                tx += vx[i];
                ty += vy[i];
                s++;
            }
        }
        return new double[] {tx / s, ty / s};
    }

    public static void main(String[] args) {
        Scanner oku = new Scanner(System.in).useLocale(Locale.US);
        rBirlik = oku.nextDouble();
        rAyrilma = oku.nextDouble();
        enCok = oku.nextDouble();
        rHizalama = oku.nextDouble();
        kBirlik = oku.nextDouble();
        kAyrilma = oku.nextDouble();
        kHizalama = oku.nextDouble();
        sayi = oku.nextInt();
        for (int i = 0; i < sayi; i++) {
            x[i] = oku.nextDouble();
            y[i] = oku.nextDouble();
            vx[i] = oku.nextDouble();
            vy[i] = oku.nextDouble();
        }
        while (oku.hasNextDouble()) {
            double dt = oku.nextDouble();
            double[][] kuvvet = new double[sayi][2];
            for (int i = 0; i < sayi; i++) {
                double[] b = birlik(i), a = ayrilma(i), h = hizalama(i);
                for (int k = 0; k < 2; k++)
                    kuvvet[i][k] = kBirlik * b[k] + kAyrilma * a[k] + kHizalama * h[k];
            }
            for (int i = 0; i < sayi; i++) {
                vx[i] += kuvvet[i][0] * dt;
                vy[i] += kuvvet[i][1] * dt;
                x[i] += vx[i] * dt;
                y[i] += vy[i] * dt;
                System.out.println(String.format(Locale.US, "%.3f %.3f %.3f %.3f", x[i], y[i], vx[i], vy[i]));
            }
        }
    }
}
