import type { Criteria, Range } from '../criteria/criteria.ts';
import type { CriterionField } from '../criteria/fields.ts';
import type { HomeKind } from '../listing/vocabulary.ts';
import { homeKinds } from '../listing/vocabulary.ts';
import type { AlertEvent } from './alert-event.ts';
import { triggersOf } from './alert-event.ts';
import type { AlertTrigger } from './vocabulary.ts';
import { alertTriggers } from './vocabulary.ts';

/**
 * What most alerts ask, in two numbers for the price and one for the rest, so that thousands of alerts are passed over
 * in microseconds, without a look at anything else. A row never says no to a home that fits; `settled` names what it
 * says in full.
 */
export interface PackedAsk {
  /** Whole dollars. */
  low: number;
  high: number;
  bits: number;
  settled: ReadonlySet<CriterionField>;
}

/** A home and what happened to it in the same numbers. */
export interface PackedHome {
  low: number;
  high: number;
  /** Of its kind and its bedrooms. */
  homeBits: number;
  triggerBits: number;
  /** What happened, for those whose range it was in before, and for those whose range it came into. */
  plain: readonly AlertTrigger[];
  into: readonly AlertTrigger[];
  oldLow: number;
  oldHigh: number;
}

/** A row that says yes, and what the alert waits for; one with more of its own may tell that better. */
export type Candidate = (slot: number, trigger: AlertTrigger | undefined, hasOwn: boolean) => void;

const noLow = -(2 ** 31);
const noHigh = 2 ** 31 - 1;

// The rest, from the lowest bit: kinds, triggers, numbers of bedrooms that will do, and whether there is more to ask.
const triggerShift = homeKinds.length;
const bedroomShift = triggerShift + alertTriggers.length;
/** The last bits are of homes with as many or more, and of homes that do not tell. */
const mostBedrooms = 10;
const noBedrooms = mostBedrooms + 1;
const ownBit = 1 << (bedroomShift + noBedrooms + 1);

export function packAsk(criteria: Criteria, triggers: readonly AlertTrigger[]): PackedAsk {
  const settled = new Set<CriterionField>(['kind']);
  const bedrooms = bedroomBitsOf(criteria.bedrooms);
  if (bedrooms !== null) settled.add('bedrooms');
  const { min, max } = criteria.price ?? {};
  const low = min === undefined ? noLow : floored(min);
  const high = max === undefined ? noHigh : ceiled(max);
  if ((min ?? low * 100) === low * 100 && (max ?? high * 100) === high * 100) settled.add('price');
  const bits = kindBitsOf(criteria.kind) | triggerBitsOf(triggers) | (bedrooms ?? bedroomBits(0, noBedrooms));
  return { low, high, bits, settled };
}

export function packHome(home: { kind: HomeKind; bedrooms: number | null }, event: AlertEvent): PackedHome {
  const { price, oldPrice } = event;
  const plain = triggersOf(event);
  const into = price === null ? plain : triggersOf(event, { min: price, max: price });
  return {
    // Without a price it fits only those who ask for none.
    low: price === null ? noLow : floored(price),
    high: price === null ? noHigh : ceiled(price),
    homeBits: (1 << homeKinds.indexOf(home.kind)) | bedroomBit(home.bedrooms),
    triggerBits: triggerBitsOf([...plain, ...into]),
    plain,
    into,
    oldLow: oldPrice === null ? noHigh : floored(oldPrice),
    oldHigh: oldPrice === null ? noLow : ceiled(oldPrice),
  };
}

/** Which of these an alert waits for. */
function firstOf(triggers: readonly AlertTrigger[], bits: number): AlertTrigger | undefined {
  for (const trigger of triggers) if ((bits & triggerBit[trigger]) !== 0) return trigger;
  return undefined;
}

const triggerBit = Object.fromEntries(
  alertTriggers.map((trigger, index) => [trigger, 1 << (triggerShift + index)]),
) as Record<AlertTrigger, number>;
const triggerBitsOf = (triggers: readonly AlertTrigger[]): number =>
  triggers.reduce((bits, trigger) => bits | triggerBit[trigger], 0);

function kindBitsOf({ any = [], not = [] }: Criteria['kind'] = {}): number {
  const bitsOf = (kinds: readonly HomeKind[]) =>
    kinds.reduce((bits, kind) => bits | (1 << homeKinds.indexOf(kind)), 0);
  return (any.length > 0 ? bitsOf(any) : bitsOf(homeKinds)) & ~bitsOf(not);
}

/** Null where the numbers are not such as homes have; the row then asks nothing about them. */
function bedroomBitsOf({ min, max }: Range = {}): number | null {
  if (min === undefined && max === undefined) return bedroomBits(0, noBedrooms);
  const [least, most] = [min ?? 0, max ?? mostBedrooms];
  const areCounts = [least, most].every((end) => Number.isInteger(end) && end >= 0 && end <= mostBedrooms);
  // The last number stands for all that are higher.
  return areCounts && max !== mostBedrooms ? bedroomBits(least, most) : null;
}

function bedroomBits(from: number, to: number): number {
  let bits = 0;
  for (let count = from; count <= to; count += 1) bits |= 1 << (bedroomShift + count);
  return bits;
}

const bedroomBit = (bedrooms: number | null): number =>
  1 << (bedroomShift + (bedrooms === null ? noBedrooms : Math.min(Math.max(0, bedrooms), mostBedrooms)));

const bounded = (dollars: number): number => Math.min(Math.max(dollars, noLow + 1), noHigh - 1);
const floored = (cents: number): number => bounded(Math.floor(cents / 100));
const ceiled = (cents: number): number => bounded(Math.ceil(cents / 100));

const rowLength = 5;

/** Alerts under one key by their lowest price, packed into one array: low, high, the rest, what else they ask, whose. */
export class AlertRows {
  #rows = new Int32Array(rowLength);
  #used = 0;

  get isEmpty(): boolean {
    return this.#used === 0;
  }

  /** Where an alert has more of its own to ask, its row says so. */
  insert({ low, high, bits }: PackedAsk, group: number, slot: number, hasOwn: boolean): void {
    if (this.#used === this.#rows.length)
      this.#resize(this.#used + rowLength * Math.ceil(this.#used / rowLength / 2));
    const at = this.#endOf(low);
    this.#rows.copyWithin(at + rowLength, at, this.#used);
    this.#rows.set([low, high, hasOwn ? bits | ownBit : bits, group, slot], at);
    this.#used += rowLength;
  }

  /** Gives the rows of some slots to others; those that have none are gone. Tells the groups that are still in use. */
  renumber(slots: Int32Array, groups: Set<number>): void {
    let kept = 0;
    for (let at = 0; at < this.#used; at += rowLength) {
      const slot = slots[this.#rows[at + 4] as number] as number;
      if (slot < 0) continue;
      this.#rows.copyWithin(kept, at, at + rowLength);
      this.#rows[kept + 4] = slot;
      groups.add(this.#rows[kept + 3] as number);
      kept += rowLength;
    }
    this.#used = kept;
    if (kept * 2 < this.#rows.length) this.#resize(Math.max(rowLength, kept));
  }

  /** Rows that say yes to a home, in the words of `Candidate`. */
  find(home: PackedHome, passes: (group: number) => boolean, found: Candidate): void {
    const { low, high, homeBits, triggerBits, plain, into, oldLow, oldHigh } = home;
    const rows = this.#rows;
    const end = this.#endOf(low);
    for (let at = 0; at < end; at += rowLength) {
      const bits = rows[at + 2] as number;
      if ((rows[at + 1] as number) < high || (bits & homeBits) !== homeBits || (bits & triggerBits) === 0)
        continue;
      const group = rows[at + 3] as number;
      if (group !== 0 && !passes(group)) continue;
      const wasOutside = oldLow < (rows[at] as number) || oldHigh > (rows[at + 1] as number);
      const trigger = firstOf(wasOutside ? into : plain, bits);
      const hasOwn = (bits & ownBit) !== 0;
      if (trigger || hasOwn) found(rows[at + 4] as number, trigger, hasOwn);
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
