#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <cstdlib>
#include <cstdio>
using namespace std;

struct Vecteur { double x, y; };
struct Agent { Vecteur position; Vecteur vitesse; };

double norme(Vecteur v) { return sqrt(v.x * v.x + v.y * v.y); }

Vecteur difference(Vecteur a, Vecteur b)
{
    Vecteur r;
    r.x = a.x - b.x;
    r.y = a.y - b.y;
    return r;
}

// vers le centre de masse des voisins
Vecteur cohesion(const vector<Agent> &agents, int moi, double rayon)
{
    Vecteur centre = {0, 0};
    int voisins = 0;
    for (int i = 0; i < agents.size(); i++)
    {
        if (i == moi) continue;
        if (norme(difference(agents[i].position, agents[moi].position)) <= rayon)
        {
            centre.x += agents[i].position.x;
            centre.y += agents[i].position.y;
            voisins++;
        }
    }
    if (voisins == 0) return {0, 0};
    centre.x /= voisins;
    centre.y /= voisins;
    Vecteur f = difference(centre, agents[moi].position);
    f.x /= rayon;
    f.y /= rayon;
    return f;
}

// loin des voisins trop proches
Vecteur separation(const vector<Agent> &agents, int moi, double rayon, double maximum)
{
    Vecteur f = {0, 0};
    int voisins = 0;
    for (int i = 0; i < agents.size(); i++)
    {
        Vecteur v = difference(agents[moi].position, agents[i].position);
        double d = norme(v);
        if (d > 0 && d <= rayon)
        {
            f.x += v.x / d / d;
            f.y += v.y / d / d;
            voisins++;
        }
    }
    if (voisins > 0)
    {
        f.x /= voisins;
        f.y /= voisins;
    }
    if (norme(f) > maximum)
    {
        double n = norme(f);
        f.x = f.x / n * maximum;
        f.y = f.y / n * maximum;
    }
    return f;
}

// vitesse moyenne, moi compris
Vecteur alignement(const vector<Agent> &agents, int moi, double rayon)
{
    Vecteur somme = {0, 0};
    int voisins = 0;
    for (int i = 0; i < agents.size(); i++)
    {
        if (norme(difference(agents[i].position, agents[moi].position)) <= rayon)
        {
            somme.x += agents[i].vitesse.x;
            somme.y += agents[i].vitesse.y;
            voisins++;
        }
    }
    return {somme.x / voisins, somme.y / voisins};
}

int main()
{
    double rc, rs, fsmax, ra, kc, ks, ka;
    int n;
    cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
    vector<Agent> agents(n);
    for (int i = 0; i < n; i++)
        cin >> agents[i].position.x >> agents[i].position.y >> agents[i].vitesse.x >> agents[i].vitesse.y;

    string ligne;
    while (getline(cin, ligne))
    {
        double dt = atof(ligne.c_str());
        vector<Agent> suivants = agents;
        for (int i = 0; i < n; i++)
        {
            Vecteur fc = cohesion(agents, i, rc);
            Vecteur fs = separation(agents, i, rs, fsmax);
            Vecteur fa = alignement(agents, i, rs);
            suivants[i].vitesse.x += kc * fc.x + ks * fs.x + ka * fa.x;
            suivants[i].vitesse.y += kc * fc.y + ks * fs.y + ka * fa.y;
            suivants[i].position.x += suivants[i].vitesse.x * dt;
            suivants[i].position.y += suivants[i].vitesse.y * dt;
        }
        agents = suivants;
        for (int i = 0; i < n; i++)
            printf("%.3f %.3f %.3f %.3f\n", agents[i].position.x, agents[i].position.y,
                   agents[i].vitesse.x, agents[i].vitesse.y);
    }
    return 0;
}
