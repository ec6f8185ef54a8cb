/*
 * FLOCK.C
 *
 * My program was in Fortran and the test machine has no gfortran, so here it is once more in C.
 * Arrays still start with 1, element 0 is not used. Subroutine names are the same.
 */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

int     NAG;
double  RCOH, RSEP, FSMAX, RALI;
double  KCOH, KSEP, KALI;

/* column 1..NAG: current (X,Y,U,V) and next (XN,YN,UN,VN) */
double  *X, *Y, *U, *V;
double  *XN, *YN, *UN, *VN;

double *NEWCOL(void)
{
    double *c = malloc((NAG + 1) * sizeof(double));
    if (c == NULL) {
        fprintf(stderr, "no memory\n");
        exit(2);
    }
    return c;
}

void FORCES(int I, double *FX, double *FY)
{
    int J, NC, NA;
    double DX, DY, D, F;
    double CX, CY, SX, SY, AX, AY;

    NC = 0;   NA = 0;
    CX = 0.0; CY = 0.0;
    SX = 0.0; SY = 0.0;
    AX = 0.0; AY = 0.0;

    for (J = 1; J <= NAG; J++) {
        DX = X[I] - X[J];
        DY = Y[I] - Y[J];
        D  = sqrt(DX*DX + DY*DY);

        /* alignment, J = I also counts */
        if (D <= RALI) {
            AX = AX + U[J];
            AY = AY + V[J];
            NA = NA + 1;
        }

        if (J == I)
            goto L10;

        if (D <= RCOH) {
            CX = CX + X[J];
            CY = CY + Y[J];
            NC = NC + 1;
        }
        if (D > 0.0 && D <= RSEP) {
            SX = SX + DX/D/D;
            SY = SY + DY/D/D;
        }
L10:    ;
    }

    if (NC > 0 && RCOH > 0.0) {
        CX = (CX/NC - X[I])/RCOH;
        CY = (CY/NC - Y[I])/RCOH;
    } else {
        CX = 0.0;
        CY = 0.0;
    }

    F = sqrt(SX*SX + SY*SY);
    if (F > FSMAX) {
        SX = SX/F*FSMAX;
        SY = SY/F*FSMAX;
    }

    AX = AX/NA;
    AY = AY/NA;

    *FX = KCOH*CX + KSEP*SX + KALI*AX;
    *FY = KCOH*CY + KSEP*SY + KALI*AY;
}

void STEP(double DT)
{
    int I;
    double FX, FY;

    for (I = 1; I <= NAG; I++) {
        FORCES(I, &FX, &FY);
        UN[I] = U[I] + FX*DT;
        VN[I] = V[I] + FY*DT;
        XN[I] = X[I] + UN[I]*DT;
        YN[I] = Y[I] + VN[I]*DT;
    }
    for (I = 1; I <= NAG; I++) {
        X[I] = XN[I];
        Y[I] = YN[I];
        U[I] = UN[I];
        V[I] = VN[I];
    }
}

void OUTPUT(void)
{
    int I;
    for (I = 1; I <= NAG; I++)
        printf("%.3f %.3f %.3f %.3f\n", X[I], Y[I], U[I], V[I]);
}

int main(void)
{
    int I;
    double DT;

    if (scanf("%lf%lf%lf%lf", &RCOH, &RSEP, &FSMAX, &RALI) != 4) return 1;
    if (scanf("%lf%lf%lf", &KCOH, &KSEP, &KALI) != 3) return 1;
    if (scanf("%d", &NAG) != 1) return 1;

    X  = NEWCOL(); Y  = NEWCOL(); U  = NEWCOL(); V  = NEWCOL();
    XN = NEWCOL(); YN = NEWCOL(); UN = NEWCOL(); VN = NEWCOL();

    for (I = 1; I <= NAG; I++)
        if (scanf("%lf%lf%lf%lf", &X[I], &Y[I], &U[I], &V[I]) != 4) return 1;

    while (scanf("%lf", &DT) == 1) {
        STEP(DT);
        OUTPUT();
    }
    return 0;
}
