/** A point of the viewport, in pixels. */
interface Point {
  x: number;
  y: number;
}

/** How far the pointer must have gone for its direction to mean something, in pixels. */
const step = 4;

/** Knows where the pointer is going, from its last two places. */
export class PointerAim {
  private from: Point = { x: 0, y: 0 };
  private at: Point = { x: 0, y: 0 };

  /** Notes where the pointer is. */
  track({ clientX: x, clientY: y }: { clientX: number; clientY: number }): void {
    if (Math.hypot(x - this.at.x, y - this.at.y) < step) return;
    this.from = this.at;
    this.at = { x, y };
  }

  /** Tells whether the pointer, going straight on, comes into an area of the viewport that it is not in. */
  headsFor({ left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>): boolean {
    const { from, at } = this;
    const [enterX, leaveX] = crossing(at.x, at.x - from.x, left, right);
    const [enterY, leaveY] = crossing(at.y, at.y - from.y, top, bottom);
    const enter = Math.max(enterX, enterY);
    return enter > 0 && enter <= Math.min(leaveX, leaveY);
  }
}

/** When something at a place, moving at a speed, is between two bounds: from when to when, in steps from now. */
function crossing(place: number, speed: number, low: number, high: number): [number, number] {
  if (speed === 0) return place >= low && place <= high ? [-Infinity, Infinity] : [Infinity, -Infinity];
  const times = [(low - place) / speed, (high - place) / speed];
  return [Math.min(...times), Math.max(...times)];
}
