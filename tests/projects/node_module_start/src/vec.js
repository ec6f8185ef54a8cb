export class Vec {
  static zero = new Vec(0, 0);

  static mean(vectors) {
    return vectors.reduce((a, b) => a.plus(b), Vec.zero).over(vectors.length);
  }

  constructor(x, y) {
    this.x = x;
    this.y = y;
  }

  get length() { return Math.sqrt(this.x * this.x + this.y * this.y); }
  plus(o) { return new Vec(this.x + o.x, this.y + o.y); }
  minus(o) { return new Vec(this.x - o.x, this.y - o.y); }
  times(k) { return new Vec(this.x * k, this.y * k); }
  over(k) { return new Vec(this.x / k, this.y / k); }
  toString() { return `${this.x.toFixed(3)} ${this.y.toFixed(3)}`; }
}
