import type { IsoDate } from '../calendar.ts';
import type { Criteria } from '../criteria/criteria.ts';
import type { SearchFacts } from '../criteria/facts.ts';
import type { CriterionField } from '../criteria/fields.ts';
import { AlertAreas } from './alert-areas.ts';
import { createAskGroups } from './alert-asks.ts';
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

/** What few alerts have, and no row holds. */
interface Own {
  keywords: string | null;
  address: string | null;
  /** Where its row is rougher than what is asked. */
  price: Criteria['price'] | null;
  triggers: readonly AlertTrigger[];
}

/** Beside so many alerts that are gone, or a quarter of all, the rest moves together. */
const leastGone = 1_000;

/** Settled by where an alert stands, by its own part, or not to be asked here. */
const notInGroups: readonly CriterionField[] = ['within', 'without', 'keywords', 'address'];

/**
 * Alerts in memory, found by a home instead of finding homes: a home looks under the few keys of where it lies and what
 * it is offered for, and passes over rows of numbers. What a row does not hold is asked by the tests of any search.
 */
export function createAlertIndex(): AlertIndex {
  const slots = new Map<string, number>();
  let keys: (string | undefined)[] = [];
  let owns: (Own | undefined)[] = [];
  /** Where the drawn areas of each begin. */
  let places: number[] = [];
  const areas = new AlertAreas();
  const lists = new Map<string, AlertRows>();
  const zooms = new Set<number>();
  const groups = createAskGroups();

  function remove(key: string): void {
    const slot = slots.get(key);
    if (slot === undefined) return;
    // Its rows stay until many are to go: to look for each would cost more than to pass over it.
    keys[slot] = undefined;
    owns[slot] = undefined;
    slots.delete(key);
    if (keys.length - slots.size > Math.max(leastGone, slots.size / 4)) moveTogether();
  }

  function moveTogether(): void {
    const moved = new Int32Array(keys.length).fill(-1);
    const used = new Set<number>();
    const [keptKeys, keptOwns, keptPlaces]: [string[], (Own | undefined)[], number[]] = [[], [], []];
    for (const [slot, key] of keys.entries()) {
      if (key === undefined) continue;
      moved[slot] = keptKeys.length;
      slots.set(key, keptKeys.length);
      keptKeys.push(key);
      keptOwns.push(owns[slot]);
      keptPlaces.push(places[slot] ?? -1);
    }
    [keys, owns, places] = [keptKeys, keptOwns, areas.keepOnly(keptPlaces)];
    for (const [name, rows] of lists) {
      rows.renumber(moved, used);
      if (rows.isEmpty) lists.delete(name);
    }
    groups.keepOnly(used);
  }

  function set({ key, criteria, triggers }: IndexedAlert): void {
    remove(key);
    const asked = criteriaOfAlert(criteria);
    const packed = packAsk(asked, triggers);
    const { keys: names, settled, zooms: seen } = keysOfCriteria(asked);
    const open = (Object.keys(asked) as CriterionField[]).filter(
      (field) => field !== settled && !packed.settled.has(field) && !notInGroups.includes(field),
    );
    const group = groups.of(asked, open);
    const own = ownOf(asked, triggers, packed.settled.has('price'));
    const place = areas.add(asked);
    const slot = keys.push(key) - 1;
    owns.push(own);
    places.push(place);
    slots.set(key, slot);
    for (const zoom of seen) zooms.add(zoom);
    for (const [name, isSettled] of names) {
      const rows = lists.get(name) ?? new AlertRows();
      lists.set(name, rows);
      const isAreaOpen = place >= 0 && !(isSettled && settled === 'within' && !asked.without?.length);
      rows.insert(packed, group, slot, own !== undefined || isAreaOpen);
    }
  }

  function match(facts: SearchFacts, event: AlertEvent, today: IsoDate): FoundAlert[] {
    const home = { ...facts, price: event.price };
    const packed = packHome(home, event);
    if (packed.triggerBits === 0) return [];
    const passes = groups.answersOf(home, today);
    const found: FoundAlert[] = [];
    const look = (slot: number, rough: AlertTrigger | undefined, hasOwn: boolean) => {
      const key = keys[slot];
      if (key === undefined) return;
      const place = hasOwn ? (places[slot] ?? -1) : -1;
      if (place >= 0 && !areas.hold(place, home.worldX, home.worldY)) return;
      const own = hasOwn ? owns[slot] : undefined;
      const trigger = own?.price
        ? triggersOf(event, own.price).find((each) => own.triggers.includes(each))
        : rough;
      if (trigger)
        found.push({ key, trigger, keywords: own?.keywords ?? null, address: own?.address ?? null });
    };
    for (const name of keysOfHome(facts, zooms)) lists.get(name)?.find(packed, passes, look);
    return found;
  }

  return {
    get size() {
      return slots.size;
    },
    set,
    remove,
    match,
  };
}

function ownOf(asked: Criteria, triggers: readonly AlertTrigger[], isPriceExact: boolean): Own | undefined {
  const own: Own = {
    keywords: asked.keywords || null,
    address: asked.address || null,
    price: isPriceExact ? null : { ...asked.price },
    triggers: isPriceExact ? [] : [...triggers],
  };
  return own.keywords || own.address || own.price ? own : undefined;
}
