package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
)

type agent struct{ x, y, vx, vy float64 }

func sign(v float64) float64 {
	if v > 0 {
		return 1
	}
	if v < 0 {
		return -1
	}
	return 0
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var rc, rs, fmax, ra, kc, ks, ka, dt float64
	var n int
	fmt.Fscan(in, &rc, &rs, &fmax, &ra, &kc, &ks, &ka, &n)
	all := make([]agent, n)
	for i := range all {
		fmt.Fscan(in, &all[i].x, &all[i].y, &all[i].vx, &all[i].vy)
	}
	for {
		if _, err := fmt.Fscan(in, &dt); err != nil {
			return
		}
		next := make([]agent, n)
		for i, me := range all {
			var cx, cy, sx, sy, ax, ay, nc, na float64
			for j, o := range all {
				d := math.Hypot(me.x-o.x, me.y-o.y)
				if d <= ra {
					ax, ay, na = ax+o.vx, ay+o.vy, na+1
				}
				if i == j {
					continue
				}
				if d <= rc {
					cx, cy, nc = cx+o.x, cy+o.y, nc+1
				}
				if d > 0 && d <= rs {
					sx, sy = sx+sign(me.x-o.x)/d, sy+sign(me.y-o.y)/d
				}
			}
			if nc > 0 && rc > 0 {
				cx, cy = cx/nc-me.x, cy/nc-me.y
				if math.Hypot(cx, cy) <= rc {
					cx, cy = cx/rc, cy/rc
				} else {
					cx, cy = 0, 0
				}
			}
			if math.Abs(sx*sy) > fmax {
				length := math.Hypot(sx, sy)
				sx, sy = sx/length*fmax, sy/length*fmax
			}
			vx := me.vx + (kc*cx+ks*sx+ka*ax/na)*dt
			vy := me.vy + (kc*cy+ks*sy+ka*ay/na)*dt
			next[i] = agent{me.x + vx*dt, me.y + vy*dt, vx, vy}
		}
		all = next
		for _, a := range all {
			fmt.Fprintf(out, "%.3f %.3f %.3f %.3f\n", a.x, a.y, a.vx, a.vy)
		}
	}
}
