# Stado
import sys
import math


class Wektor:
    def __init__(self, x=0.0, y=0.0):
        self.x = x
        self.y = y

    def __add__(self, o):
        return Wektor(self.x + o.x, self.y + o.y)

    def __sub__(self, o):
        return Wektor(self.x - o.x, self.y - o.y)

    def __mul__(self, k):
        return Wektor(self.x * k, self.y * k)

    def __truediv__(self, k):
        return Wektor(self.x / k, self.y / k)

    def dlugosc(self):
        return math.sqrt(self.x * self.x + self.y * self.y)


class Ptak:
    def __init__(self, x, y, vx, vy):
        self.p = Wektor(x, y)
        self.v = Wektor(vx, vy)


def spojnosc(ptaki, ja, r):
    sasiedzi = [q for q in ptaki if q is not ja and (q.p - ja.p).dlugosc() <= r]
    if not sasiedzi:
        return Wektor()
    c = Wektor()
    for q in sasiedzi:
        c = c + q.p
    e = c / len(sasiedzi) - ja.p
    if e.dlugosc() > r:
        return Wektor()
    return e / r


def rozdzielnosc(ptaki, ja, r, fmax):
    s = Wektor()
    for q in ptaki:
        w = q.p - ja.p
        d = w.dlugosc()
        if q is not ja and 0 < d <= r:
            s = s + w / d / d
    if s.dlugosc() > fmax:
        s = s / s.dlugosc() * fmax
    return s


def wyrownanie(ptaki, ja, r):
    s = Wektor()
    ile = 0
    for q in ptaki:
        if (q.p - ja.p).dlugosc() <= r:
            s = s + q.v
            ile += 1
    return s / ile


def liczby():
    for linia in sys.stdin:
        for slowo in linia.split():
            yield float(slowo)


wejscie = liczby()
rc, rs, fmax, ra, kc, ks, ka = [next(wejscie) for _ in range(7)]
n = int(next(wejscie))
ptaki = [Ptak(*[next(wejscie) for _ in range(4)]) for _ in range(n)]

czas = 0.0
for t in wejscie:
    dt = t - czas       # ile minelo od poprzedniego kroku
    czas = t
    nowe = []
    for q in ptaki:
        f = spojnosc(ptaki, q, rc) * kc + rozdzielnosc(ptaki, q, rs, fmax) * ks + wyrownanie(ptaki, q, ra) * ka
        v = q.v + f * dt
        p = q.p + v * dt
        nowe.append(Ptak(p.x, p.y, v.x, v.y))
    ptaki = nowe
    for q in ptaki:
        print(f"{q.p.x:.3f} {q.p.y:.3f} {q.v.x:.3f} {q.v.y:.3f}")
