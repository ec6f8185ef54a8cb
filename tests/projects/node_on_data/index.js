'use strict';

var text = '';

process.stdin.setEncoding('utf8');
process.stdin.on('data', function (chunk) {
  text += chunk;
});
process.stdin.on('end', function () {
  run(text.trim().split(/\s+/).map(parseFloat));
});

function run(v) {
  var radius = [v[0], v[1], v[3]], limit = v[2], gain = [v[4], v[5], v[6]], n = v[7];
  var p = [], w = [], i = 8;
  for (var k = 0; k < n; k++, i += 4) {
    p.push([v[i], v[i + 1]]);
    w.push([v[i + 2], v[i + 3]]);
  }
  for (; i < v.length; i++) {
    var forces = p.map(function (_, me) { return force(p, w, me, radius, limit, gain); });
    var lines = [];
    for (var a = 0; a < n; a++) {
      for (var c = 0; c < 2; c++) {
        w[a][c] += forces[a][c] * v[i];
        p[a][c] += w[a][c] * v[i];
      }
      lines.push(p[a].concat(w[a]).map(function (z) { return z.toFixed(3); }).join(' '));
    }
    process.stdout.write(lines.join('\n') + '\n');
  }
}

function size(a) { return Math.sqrt(a[0] * a[0] + a[1] * a[1]); }

function force(p, w, me, radius, limit, gain) {
  var c = [0, 0], s = [0, 0], al = [0, 0], nc = 0, na = 0;
  p.forEach(function (q, i) {
    var away = [p[me][0] - q[0], p[me][1] - q[1]];
    var d = size(away);
    for (var k = 0; k < 2; k++) {
      if (i !== me && d <= radius[0]) c[k] += q[k];
      if (i !== me && d > 0 && d <= radius[1]) s[k] += away[k] / d / d;
      if (d <= radius[2]) al[k] += w[i][k];
    }
    if (i !== me && d <= radius[0]) nc++;
    if (d <= radius[2]) na++;
  });
  var e = nc ? [c[0] / nc - p[me][0], c[1] / nc - p[me][1]] : [0, 0];
  var cohesion = radius[0] > 0 && size(e) <= radius[0] ? 1 / radius[0] : 0;
  var cut = size(s) > limit ? limit / size(s) : 1;
  return [0, 1].map(function (k) {
    return gain[0] * e[k] * cohesion + gain[1] * s[k] * cut + (na ? gain[2] * al[k] / na : 0);
  });
}
