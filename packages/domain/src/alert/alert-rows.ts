import type { Criteria, Range } from '../criteria/criteria.ts';
import type { CriterionField } from '../criteria/fields.ts';
import type { HomeKind } from '../listing/vocabulary.ts';
import { homeKinds } from '../listing/vocabulary.ts';
import type { AlertTrigger } from './vocabulary.ts';
import { alertTriggers } from './vocabulary.ts';

/**
 * What most alerts ask, in two numbers for the price and one for the rest, so that thousands of alerts are passed over
 * in microseconds. A row never says no to a home that fits; `settled` names what it says in full.
 */
export interface PackedAsk {
  /** Whole dollars. */
  low: number;
  high: number;
  bits: number;
  settled: ReadonlySet<CriterionField>;
}

/** A home in the same numbers. */
export interface PackedHome {
  low: number;
  high: number;
  kindBit: number;
  triggerBits: number;
  bedrooms: number | null;
}

const noLow = -(2 ** 31);
const noHigh = 2 ** 31 - 1;

// The rest, from the lowest bit: kinds, triggers, whether bedrooms are asked for, how many at least, how many at most.
const triggerShift = homeKinds.length;
const bedroomsBit = 1 << (triggerShift + alertTriggers.length);
const leastShift = triggerShift + alertTriggers.length + 1;
const mostShift = leastShift + 5;
const mostBedrooms = 31;

export function packAsk(criteria: Criteria, triggers: readonly AlertTrigger[]): PackedAsk {
  const settled = new Set<CriterionField>(['kind']);
  const bedrooms = packBedrooms(criteria.bedrooms);
  if (bedrooms !== null) settled.add('bedrooms');
  const { min, max } = criteria.price ?? {};
  const low = min === undefined ? noLow : bounded(Math.floor(min / 100));
  const high = max === undefined ? noHigh : bounded(Math.ceil(max / 100));
  if ((min ?? low * 100) === low * 100 && (max ?? high * 100) === high * 100) settled.add('price');
  return { low, high, bits: kindBitsOf(criteria.kind) | triggerBitsOf(triggers) | (bedrooms ?? 0), settled };
}

export function packHome(
  home: { kind: HomeKind; price: number | null; bedrooms: number | null },
  triggers: readonly AlertTrigger[],
): PackedHome {
  return {
    // Without a price it fits only those who ask for none.
    low: home.price === null ? noLow : bounded(Math.floor(home.price / 100)),
    high: home.price === null ? noHigh : bounded(Math.ceil(home.price / 100)),
    kindBit: 1 << homeKinds.indexOf(home.kind),
    triggerBits: triggerBitsOf(triggers),
    bedrooms: home.bedrooms,
  };
}

const triggerBitsOf = (triggers: readonly AlertTrigger[]): number =>
  triggers.reduce((bits, trigger) => bits | (1 << (triggerShift + alertTriggers.indexOf(trigger))), 0);

function kindBitsOf({ any = [], not = [] }: Criteria['kind'] = {}): number {
  const bitsOf = (kinds: readonly HomeKind[]) =>
    kinds.reduce((bits, kind) => bits | (1 << homeKinds.indexOf(kind)), 0);
  return (any.length > 0 ? bitsOf(any) : bitsOf(homeKinds)) & ~bitsOf(not);
}

/** Null where the numbers are not such as homes have; the row then asks nothing about them. */
function packBedrooms({ min, max }: Range = {}): number | null {
  if (min === undefined && max === undefined) return 0;
  const [least, most] = [min ?? 0, max ?? mostBedrooms];
  const fits = [least, most].every((end) => Number.isInteger(end) && end >= 0 && end <= mostBedrooms);
  // Without an upper end even more than can be written here are enough.
  return fits && max !== mostBedrooms ? bedroomsBit | (least << leastShift) | (most << mostShift) : null;
}

const bounded = (dollars: number): number => Math.min(Math.max(dollars, noLow + 1), noHigh - 1);

const rowLength = 4;

/** Alerts under one key by their lowest price, packed into one array: low, high, the rest, whose it is. */
export class AlertRows {
  #rows = new Int32Array(rowLength);
  #used = 0;

  get isEmpty(): boolean {
    return this.#used === 0;
  }

  insert({ low, high, bits }: PackedAsk, slot: number): void {
    if (this.#used === this.#rows.length) this.#resize(this.#used * 2);
    const at = this.#endOf(low);
    this.#rows.copyWithin(at + rowLength, at, this.#used);
    this.#rows.set([low, high, bits, slot], at);
    this.#used += rowLength;
  }

  /** Gives the rows of some slots to others; those that have none are gone. */
  renumber(slots: Int32Array): void {
    let kept = 0;
    for (let at = 0; at < this.#used; at += rowLength) {
      const slot = slots[this.#rows[at + 3] as number] as number;
      if (slot < 0) continue;
      this.#rows.copyWithin(kept, at, at + rowLength);
      this.#rows[kept + 3] = slot;
      kept += rowLength;
    }
    this.#used = kept;
    if (kept * 2 < this.#rows.length) this.#resize(Math.max(rowLength, kept));
  }

  /** Slots of the rows that do not say no to a home. */
  find({ low, high, kindBit, triggerBits, bedrooms }: PackedHome, found: (slot: number) => void): void {
    const rows = this.#rows;
    const end = this.#endOf(low);
    for (let at = 0; at < end; at += rowLength) {
      if ((rows[at + 1] as number) < high) continue;
      const bits = rows[at + 2] as number;
      if ((bits & kindBit) === 0 || (bits & triggerBits) === 0) continue;
      if ((bits & bedroomsBit) !== 0 && !hasBedrooms(bits, bedrooms)) continue;
      found(rows[at + 3] as number);
    }
  }

  /** Behind the last row that begins at this price or lower. */
  #endOf(low: number): number {
    let [from, to] = [0, this.#used / rowLength];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#rows[middle * rowLength] as number) <= low) from = middle + 1;
      else to = middle;
    }
    return from * rowLength;
  }

  #resize(length: number): void {
    const rows = new Int32Array(length);
    rows.set(this.#rows.subarray(0, this.#used));
    this.#rows = rows;
  }
}

function hasBedrooms(bits: number, bedrooms: number | null): boolean {
  const most = (bits >>> mostShift) & mostBedrooms;
  return (
    bedrooms !== null &&
    bedrooms >= ((bits >>> leastShift) & mostBedrooms) &&
    (most === mostBedrooms || bedrooms <= most)
  );
}
