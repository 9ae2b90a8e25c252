import type { IsoDate } from '../calendar.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { withoutField } from '../criteria/criteria.ts';
import type { SearchFacts } from '../criteria/facts.ts';
import type { CriterionField } from '../criteria/fields.ts';
import { compileCriteria } from '../criteria/match.ts';
import type { AlertEvent } from './alert-event.ts';
import { criteriaOfAlert, triggersOf } from './alert-event.ts';
import { keysOfCriteria, keysOfHome } from './alert-keys.ts';
import { AlertRows, packAsk, packHome } from './alert-rows.ts';
import type { AlertTrigger } from './vocabulary.ts';

export interface IndexedAlert {
  key: string;
  criteria: Criteria;
  triggers: readonly AlertTrigger[];
}

export interface FoundAlert {
  key: string;
  /** What the alert waits for, of what happened. */
  trigger: AlertTrigger;
  /** What only the database can tell is left to be asked there. */
  keywords: string | null;
  address: string | null;
}

export interface AlertIndex {
  readonly size: number;
  /** Adds an alert, or puts it in the place of the one with its key. */
  set(alert: IndexedAlert): void;
  remove(key: string): void;
  /** Alerts that wait for what happened to this home; words and addresses have not been asked. */
  match(facts: SearchFacts, event: AlertEvent, today: IsoDate): FoundAlert[];
}

/** A test of one field. Alerts that ask the same share it, and only those of days change from one day to the next. */
interface Ask {
  passes(facts: SearchFacts): boolean;
}
interface SharedAsk extends Ask {
  criteria: Criteria;
  field: CriterionField;
}

interface Entry {
  key: string;
  triggers: readonly AlertTrigger[];
  price: Criteria['price'];
  keywords: string | null;
  address: string | null;
  /** What its rows leave open. */
  asks: Ask[];
}

/** Beside so many alerts that are gone, or a quarter of all, the rest moves together. */
const leastGone = 1_000;

/**
 * Alerts in memory, found by a home instead of finding homes: a home looks under the few keys of where it lies and what
 * it is offered for, passes over rows of numbers, and what is left is asked by the tests of any search.
 */
export function createAlertIndex(): AlertIndex {
  const slots = new Map<string, number>();
  let entries: (Entry | undefined)[] = [];
  const lists = new Map<string, AlertRows>();
  const zooms = new Set<number>();
  const shared = createSharedAsks();

  function remove(key: string): void {
    const slot = slots.get(key);
    if (slot === undefined) return;
    // Its rows stay until many are to go: to look for each would cost more than to pass over it.
    entries[slot] = undefined;
    slots.delete(key);
    if (entries.length - slots.size > Math.max(leastGone, slots.size / 4)) moveTogether();
  }

  function moveTogether(): void {
    const moved = new Int32Array(entries.length).fill(-1);
    const kept: Entry[] = [];
    for (const [slot, entry] of entries.entries()) {
      if (!entry) continue;
      moved[slot] = kept.length;
      slots.set(entry.key, kept.length);
      kept.push(entry);
    }
    entries = kept;
    for (const [key, rows] of lists) {
      rows.renumber(moved);
      if (rows.isEmpty) lists.delete(key);
    }
    shared.keepOnly(new Set(kept.flatMap((entry) => entry.asks)));
  }

  return {
    get size() {
      return slots.size;
    },
    set({ key, criteria, triggers }) {
      remove(key);
      const { keywords = null, address = null, price } = criteria;
      const asked = withoutField(withoutField(criteriaOfAlert(criteria), 'keywords'), 'address');
      const packed = packAsk(asked, triggers);
      const { keys, settled, zoom } = keysOfCriteria(asked);
      const open = (Object.keys(asked) as CriterionField[]).filter(
        (field) => field !== settled && !packed.settled.has(field),
      );
      const slot = entries.length;
      entries.push({
        key,
        triggers: [...triggers],
        price: price && { ...price },
        keywords: keywords || null,
        address: address || null,
        asks: shared.of(asked, open),
      });
      slots.set(key, slot);
      if (zoom !== null) zooms.add(zoom);
      for (const place of keys) {
        const rows = lists.get(place) ?? new AlertRows();
        lists.set(place, rows);
        rows.insert(packed, slot);
      }
    },
    remove,
    match(facts, event, today) {
      shared.moveTo(today);
      const home = { ...facts, price: event.price };
      const triggers = triggersFor(event);
      const packed = packHome(home, triggers.possible);
      const found: FoundAlert[] = [];
      const look = (slot: number) => {
        const entry = entries[slot];
        if (!entry?.asks.every((ask) => ask.passes(home))) return;
        const trigger = triggers.of(entry.price).find((each) => entry.triggers.includes(each));
        if (trigger)
          found.push({ key: entry.key, trigger, keywords: entry.keywords, address: entry.address });
      };
      for (const key of keysOfHome(facts, zooms)) lists.get(key)?.find(packed, look);
      return found;
    },
  };
}

/** What happened is the same for everybody, but for whether the home came into their range. */
function triggersFor(event: AlertEvent) {
  const { oldPrice, price } = event;
  const plain = triggersOf(event);
  if (oldPrice === null || price === null || oldPrice === price) return { possible: plain, of: () => plain };
  const into = triggersOf(event, { min: price, max: price });
  return {
    possible: [...plain, ...into],
    of: (asked: Criteria['price']) => (asked ? triggersOf(event, asked) : plain),
  };
}

function createSharedAsks() {
  const shared = new Map<string, SharedAsk>();
  let day: IsoDate = '1970-01-01';

  return {
    of(asked: Criteria, fields: readonly CriterionField[]): Ask[] {
      return fields.flatMap((field) => {
        const criteria: Criteria = {
          version: 1,
          offer: asked.offer,
          status: asked.status,
          [field]: asked[field],
        };
        const passes = testOf(criteria, field, day);
        if (!passes) return [];
        // Drawn areas are hardly ever the same, and their days do not pass.
        if (field === 'within' || field === 'without') return [{ passes }];
        const name = JSON.stringify([field, asked[field]]);
        const ask = shared.get(name) ?? { criteria, field, passes };
        shared.set(name, ask);
        return [ask];
      });
    },
    moveTo(today: IsoDate): void {
      if (today === day) return;
      day = today;
      for (const ask of shared.values()) ask.passes = testOf(ask.criteria, ask.field, day) ?? ask.passes;
    },
    keepOnly(used: ReadonlySet<Ask>): void {
      for (const [name, ask] of shared) if (!used.has(ask)) shared.delete(name);
    },
  };
}

/** Those that everybody asks are settled by where an alert stands. */
function testOf(criteria: Criteria, field: CriterionField, today: IsoDate): Ask['passes'] | undefined {
  if (field === 'offer' || field === 'status') return undefined;
  return compileCriteria(criteria, { today }).find((test) => test.field === field)?.passes;
}
