#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>
using namespace std;

int main()
{
    double rc, rs, fsmax, ra, kc, ks, ka;
    int n;
    cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;

    vector<double> x(n), y(n), vx(n), vy(n);
    for (int i = 0; i < n; i++)
    {
        cin >> x[i] >> y[i] >> vx[i] >> vy[i];
    }

    double dt;
    while (cin >> dt)
    {
        for (int i = 0; i < n; i++)
        {
            // cohesion
            double fcx = 0, fcy = 0;
            double sumx = 0, sumy = 0;
            int count = 0;
            for (int j = 0; j < n; j++)
            {
                double d = sqrt(pow(x[i] - x[j], 2) + pow(y[i] - y[j], 2));
                if (d <= rc)
                {
                    sumx = sumx + x[j];
                    sumy = sumy + y[j];
                    count++;
                }
            }
            if (count > 0 && rc > 0)
            {
                fcx = (sumx / count - x[i]) / rc;
                fcy = (sumy / count - y[i]) / rc;
            }

            // separation
            double fsx = 0, fsy = 0;
            for (int j = 0; j < n; j++)
            {
                double d = sqrt(pow(x[i] - x[j], 2) + pow(y[i] - y[j], 2));
                if (j != i && d > 0 && d <= rs)
                {
                    fsx = fsx + (x[i] - x[j]) / d;
                    fsy = fsy + (y[i] - y[j]) / d;
                }
            }
            double len = sqrt(fsx * fsx + fsy * fsy);
            if (len > fsmax)
            {
                fsx = fsx / len * fsmax;
                fsy = fsy / len * fsmax;
            }

            // alignment
            double fax = 0, fay = 0;
            count = 0;
            for (int j = 0; j < n; j++)
            {
                double d = sqrt(pow(x[i] - x[j], 2) + pow(y[i] - y[j], 2));
                if (d <= ra)
                {
                    fax = fax + vx[j];
                    fay = fay + vy[j];
                    count++;
                }
            }
            fax = fax / count;
            fay = fay / count;

            // total
            double fx = kc * fcx + ks * fsx + ka * fax;
            double fy = kc * fcy + ks * fsy + ka * fay;

            vx[i] = vx[i] + fx * dt;
            vy[i] = vy[i] + fy * dt;
            x[i] = x[i] + vx[i] * dt;
            y[i] = y[i] + vy[i] * dt;
        }

        for (int i = 0; i < n; i++)
        {
            cout << setprecision(3) << x[i] << " " << y[i] << " " << vx[i] << " " << vy[i] << endl;
        }
    }

    return 0;
}
