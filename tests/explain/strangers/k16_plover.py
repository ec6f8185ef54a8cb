# zadanie AI - stado
import math

dane = input().split()
rc = float(dane[0])
rs = float(dane[1])
fmax = float(dane[2])
ra = float(dane[3])
kc = float(dane[4])
ks = float(dane[5])
ka = float(dane[6])
n = int(dane[7])

px = []
py = []
vx = []
vy = []
for i in range(n):
    a = input().split()
    px.append(float(a[0]))
    py.append(float(a[1]))
    vx.append(float(a[2]))
    vy.append(float(a[3]))


def odleglosc(i, j):
    return math.sqrt((px[i] - px[j]) ** 2 + (py[i] - py[j]) ** 2)


def wyrownanie(i):
    # TODO srednia predkosc, zrobic na koncu
    return [0, 0]


while True:
    dt = float(input())

    spojnosc = []
    rozdzielenie = [[0, 0]] * n      # sily dla kazdego agenta

    for i in range(n):
        # spojnosc (cohesion)
        sx = 0
        sy = 0
        ile = 0
        for j in range(n):
            if i != j and odleglosc(i, j) <= rc:
                sx += px[j]
                sy += py[j]
                ile += 1
        if ile > 0:
            dx = sx / ile - px[i]
            dy = sy / ile - py[i]
            dl = math.sqrt(dx * dx + dy * dy)
            # rosnie liniowo z odlegloscia
            if dl <= rc and rc > 0:
                spojnosc.append([dx * dl / rc, dy * dl / rc])
            else:
                spojnosc.append([0, 0])
        else:
            spojnosc.append([0, 0])

        # rozdzielenie (separation)
        for j in range(n):
            if i != j:
                d = odleglosc(i, j)
                if d > 0 and d <= rs:
                    rozdzielenie[i][0] += (px[i] - px[j]) / d / d
                    rozdzielenie[i][1] += (py[i] - py[j]) / d / d
        s = math.sqrt(rozdzielenie[i][0] ** 2 + rozdzielenie[i][1] ** 2)
        if s > fmax:
            rozdzielenie[i] = [fmax, fmax]

        if i == 0:
            nowe = []
        w = wyrownanie(i)
        fx = kc * spojnosc[i][0] + ks * rozdzielenie[i][0] + ka * w[0]
        fy = kc * spojnosc[i][1] + ks * rozdzielenie[i][1] + ka * w[1]
        nowe.append([vx[i] + fx * dt, vy[i] + fy * dt])

    # dopiero teraz zmieniamy, zeby nie psuc obliczen
    for i in range(n):
        vx[i] = nowe[i][0]
        vy[i] = nowe[i][1]
        px[i] += vx[i] * dt
        py[i] += vy[i] * dt
        print(round(px[i], 3), round(py[i], 3), round(vx[i], 3), round(vy[i], 3))
