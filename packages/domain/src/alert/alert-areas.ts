import type { Criteria, Shape } from '../criteria/criteria.ts';
import { flattenShape } from '../criteria/match.ts';
import { windingOf } from '../geo.ts';

const [box, circle, polygon] = [0, 1, 2];
/** Of a shape: how long it is, what it is, and the box around it. */
const shapeHead = 6;
/** Of the areas of an alert: how long they are, and where among them those begin that it does not want. */
const areasHead = 2;

/**
 * Drawn areas, hardly ever the same, as numbers in one row: dozens of them are asked for a home, and to fetch each of
 * their corners from somewhere else would take longer than all sums with it.
 */
export class AlertAreas {
  #numbers = new Float64Array(64);
  #used = 0;

  /** Where the areas of these criteria stand from now on; none for criteria without any. */
  add({ within = [], without = [] }: Criteria): number {
    if (within.length === 0 && without.length === 0) return -1;
    const [wanted, unwanted] = [within.flatMap(pack), without.flatMap(pack)];
    const length = areasHead + wanted.length + unwanted.length;
    if (this.#used + length > this.#numbers.length) this.#resize((this.#used + length) * 1.5);
    const at = this.#used;
    this.#numbers.set([length, areasHead + wanted.length, ...wanted, ...unwanted], at);
    this.#used += length;
    return at;
  }

  /** Whether a place is within one of those that are wanted, where there are any, and in none of the others. */
  hold(at: number, x: number | null, y: number | null): boolean {
    const [wanted, unwanted] = [at + areasHead, at + this.#at(at + 1)];
    const isAnywhere = wanted === unwanted;
    if (x === null || y === null) return isAnywhere;
    return (isAnywhere || this.#any(wanted, unwanted, x, y)) && !this.#any(unwanted, at + this.#at(at), x, y);
  }

  /** Lets go of all others; tells where these stand now. */
  keepOnly(places: readonly number[]): number[] {
    const before = this.#numbers;
    this.#numbers = new Float64Array(Math.max(64, this.#used));
    this.#used = 0;
    return places.map((at) => {
      if (at < 0) return at;
      const length = before[at] as number;
      this.#numbers.set(before.subarray(at, at + length), this.#used);
      this.#used += length;
      return this.#used - length;
    });
  }

  #at(index: number): number {
    return this.#numbers[index] as number;
  }

  /** The same as `shapeContains` of any of these shapes. */
  #any(from: number, end: number, x: number, y: number): boolean {
    const numbers = this.#numbers;
    for (let at = from; at < end; at += this.#at(at)) {
      if (x < this.#at(at + 2) || y < this.#at(at + 3) || x > this.#at(at + 4) || y > this.#at(at + 5))
        continue;
      const type = numbers[at + 1];
      const data = at + shapeHead;
      if (type === box) return true;
      if (type === polygon && this.#polygonHolds(data, at + this.#at(at), x, y)) return true;
      if (
        type === circle &&
        (x - this.#at(data)) ** 2 + (y - this.#at(data + 1)) ** 2 <= this.#at(data + 2) ** 2
      )
        return true;
    }
    return false;
  }

  /** Within the outline, and in none of the holes that follow it. */
  #polygonHolds(from: number, end: number, x: number, y: number): boolean {
    for (let ring = from; ring < end; ring += 1 + this.#at(ring) * 2) {
      const stop = ring + 1 + this.#at(ring) * 2;
      let last = stop - 2;
      let turns = 0;
      for (let corner = ring + 1; corner < stop; corner += 2) {
        turns += windingOf(this.#at(last), this.#at(last + 1), this.#at(corner), this.#at(corner + 1), x, y);
        last = corner;
      }
      const isOutline = ring === from;
      if ((turns !== 0) !== isOutline) return false;
    }
    return end > from;
  }

  #resize(length: number): void {
    const numbers = new Float64Array(Math.ceil(length));
    numbers.set(this.#numbers.subarray(0, this.#used));
    this.#numbers = numbers;
  }
}

function pack(shape: Shape): number[] {
  const flat = flattenShape(shape);
  const { minX, minY, maxX, maxY } = flat.box;
  const head = (type: number, length: number) => [shapeHead + length, type, minX, minY, maxX, maxY];
  if (flat.type === 'box') return head(box, 0);
  if (flat.type === 'circle') return [...head(circle, 3), flat.x, flat.y, flat.radius];
  const rings = flat.rings.flatMap((ring) => [ring.length, ...ring.flatMap(({ x, y }) => [x, y])]);
  return [...head(polygon, rings.length), ...rings];
}
