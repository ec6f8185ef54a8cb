// Mouse, touch and keys on the picture: one pointer uses the tool, two zoom; dragging an empty place moves the view.

class Gestures {
  constructor(play, editor) {
    Object.assign(this, {play, editor, canvas: play.picture.canvas, pointers: new Map(), pans: false});
    const {canvas} = this;
    canvas.addEventListener('pointerdown', (event) => this.down(event));
    canvas.addEventListener('pointermove', (event) => this.move(event));
    for (const name of ['pointerup', 'pointercancel']) canvas.addEventListener(name, (event) => this.up(event));
    canvas.addEventListener('wheel', (event) => this.wheel(event), {passive: false});
    canvas.addEventListener('keydown', (event) => this.key(event));
    canvas.addEventListener('blur', () => this.hideCursor());
  }

  get camera() { return this.play.picture.camera; }

  place(event) {
    const box = this.canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  world([across, down]) { return [this.camera.worldX(across), this.camera.worldY(down)]; }

  down(event) {
    this.canvas.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, this.place(event));
    this.editor.cursor = null;
    if (this.pointers.size === 2) {
      this.editor.held = null;
      this.pans = false;
      return;
    }
    if (this.pointers.size > 2) return;
    this.editor.press(...this.world(this.place(event)));
    this.pans = this.editor.held === null && this.editor.tool === 'move';
  }

  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.place(event);
    if (this.pointers.size === 2) {
      this.pinch(event.pointerId, before, now);
    } else if (this.pans) {
      this.camera.pan(now[0] - before[0], now[1] - before[1]);
    } else {
      this.editor.drag(...this.world(now));
    }
    this.pointers.set(event.pointerId, now);
    this.play.draw();
  }

  pinch(id, before, now) {
    const [, other] = [...this.pointers].find(([key]) => key !== id);
    const apart = (point) => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1;
    this.camera.zoom(apart(now) / apart(before), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    this.camera.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
  }

  up(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    if (this.pointers.size === 0) this.editor.release();
    this.pans = false;
  }

  wheel(event) {
    event.preventDefault();
    this.camera.zoom(Math.exp(-event.deltaY * 0.0015), ...this.place(event));
    this.play.draw();
  }

  hideCursor() {
    this.editor.cursor = null;
    this.editor.release();
  }

  /** Arrows move a cross, or the object that it holds; Enter grabs and releases, or uses the tool. */
  key(event) {
    const arrows = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1]};
    const {editor, camera} = this;
    if (!arrows[event.key] && !['Enter', 'Delete', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    editor.cursor ??= {x: camera.x, y: camera.y};
    const {cursor} = editor;
    if (arrows[event.key]) {
      const far = (event.shiftKey ? 60 : 12) / camera.scale;
      cursor.x += arrows[event.key][0] * far;
      cursor.y += arrows[event.key][1] * far;
      editor.drag(cursor.x, cursor.y);
      say(`${placeText(cursor.x)}, ${placeText(cursor.y)}`);
    } else if (event.key === 'Enter') {
      if (editor.held) editor.release();
      else editor.press(cursor.x, cursor.y);
      say(editor.held ? 'Selected: arrows move it, Enter releases it.' : 'Done.');
    } else if (event.key === 'Delete') {
      editor.remove(cursor.x, cursor.y);
    } else {
      this.hideCursor();
    }
    this.play.draw();
  }
}
