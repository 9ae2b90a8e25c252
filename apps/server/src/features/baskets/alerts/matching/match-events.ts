import type { AlertEvent } from '@hearthline/domain/alert/alert-event';
import { minuteMs } from '@hearthline/domain/calendar';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import { boardDay, localDay } from '@hearthline/domain/time-zone';
import type { BaseLogger } from 'pino';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../../platform/db/database.ts';
import { personOf } from '../alerts.store.ts';
import type { AlertName } from './alert-index.store.ts';
import type { AlertFollower, FoundAlert } from './follow-alerts.ts';
import { keyOf } from './follow-alerts.ts';
import { matchIdOf } from './match-id.ts';
import type { AlertReaderRow, DuePerson, NewMatch } from './matching.store.ts';
import { createMatchingStore } from './matching.store.ts';

/** A step in the life of a listing, as the market notes it. */
export interface MarketEvent {
  eventId: string;
  notedAt: Date;
  listingId: string;
  /** Null where the market does not know the listing any more. */
  known: KnownEvent | null;
}

interface KnownEvent {
  homeKey: string;
  event: AlertEvent;
  facts: SearchFacts;
  /** What the home is under another number that offers it already, of this or of another board. */
  offered: SearchFacts | null;
}

/** What the matching needs of the market; the transaction is the worker's. */
export interface MarketEvents {
  listWaiting(tx: Tx, limit: number, now: Date): Promise<string[]>;
  /** Those that wait, or one of them. Nobody else gets these before the transaction ends. */
  take(tx: Tx, limit: number, now: Date, only?: string): Promise<MarketEvent[]>;
  /** It does not wait before then. */
  setAside(tx: Tx, eventId: string, until: Date): Promise<void>;
  settle(tx: Tx, events: readonly { eventId: string; matches: number }[], now: Date): Promise<void>;
  /** Positions of the questions that the remarks answer. */
  findKeywords(tx: Tx, questions: readonly TextQuestion[]): Promise<Set<number>>;
  findAddresses(tx: Tx, questions: readonly TextQuestion[]): Promise<Set<number>>;
}

interface TextQuestion {
  listingId: string;
  text: string;
}

interface MatchedPortion {
  events: number;
  isLast: boolean;
  persons: DuePerson[];
}

interface Found extends AlertName {
  market: MarketEvent & { known: NonNullable<MarketEvent['known']> };
  trigger: FoundAlert['trigger'];
}

const portion = 200;
const insertedAtOnce = 5_000;
/** What could not be matched by itself either is tried again so much later. */
const asideMs = 5 * minuteMs;
/** Alerts that are written while it is looked are read again; not for ever. */
const mostLooks = 5;

/** Finds whose alerts wait for what happened, across agents. */
export function createMatcher({
  workerDatabase,
  clock,
  log,
  market,
  follower,
}: {
  workerDatabase: Pick<Database, 'transaction'>;
  clock: Clock;
  log: Pick<BaseLogger, 'warn'>;
  market: MarketEvents;
  follower: AlertFollower;
}) {
  /** What the words of a listing have to say is asked of the database, each question once. */
  async function ask(
    candidates: readonly { listingId: string; text: string | null }[],
    find: (questions: readonly TextQuestion[]) => Promise<Set<number>>,
  ): Promise<(position: number) => boolean> {
    const questions = new Map<string, TextQuestion>();
    const nameOf = ({ listingId, text }: { listingId: string; text: string | null }) =>
      `${listingId} ${text}`;
    for (const { listingId, text } of candidates)
      if (text !== null) questions.set(nameOf({ listingId, text }), { listingId, text });
    if (questions.size === 0) return () => true;
    const answered = await find([...questions.values()]);
    const yes = new Set([...questions.keys()].filter((_, position) => answered.has(position)));
    return (position) => {
      const candidate = candidates[position];
      return !candidate || candidate.text === null || yes.has(nameOf(candidate));
    };
  }

  async function find(tx: Tx, events: readonly MarketEvent[], today: string): Promise<Found[]> {
    const candidates = events.flatMap((event) => {
      if (!event.known) return [];
      const { known } = event;
      return matchEvent(follower, known, today).map((candidate) => ({
        candidate,
        market: { ...event, known },
      }));
    });
    const texts = (field: 'keywords' | 'address') =>
      candidates.map(({ candidate, market: { listingId } }) => ({ listingId, text: candidate[field] }));
    const hasKeywords = await ask(texts('keywords'), (questions) => market.findKeywords(tx, questions));
    const isAtAddress = await ask(texts('address'), (questions) => market.findAddresses(tx, questions));
    return candidates
      .filter((_, position) => hasKeywords(position) && isAtAddress(position))
      .map(({ candidate: { key, trigger }, market: event }) => {
        const [agentId = '', basketId = ''] = key.split(' ');
        return { agentId, basketId, market: event, trigger };
      });
  }

  /** Null where one of the alerts was written anew meanwhile. */
  async function readReaders(tx: Tx, found: readonly Found[]): Promise<Map<string, AlertReaderRow[]> | null> {
    const names = new Map(found.map((each) => [keyOf(each), each]));
    if (names.size === 0) return new Map();
    const rows = await createMatchingStore(tx).listReaders([...names.values()]);
    const byAlert = Map.groupBy(rows, keyOf);
    for (const key of names.keys()) {
      const [row] = byAlert.get(key) ?? [];
      if (!row) follower.drop(key);
      else if (row.changedXid !== follower.changedXidOf(key)) return null;
    }
    return byAlert;
  }

  async function look(tx: Tx, events: readonly MarketEvent[], now: Date): Promise<NewMatch[]> {
    for (let looks = 1; ; looks += 1) {
      await follower.catchUp(tx);
      const found = await find(tx, events, boardDay(now));
      const readers = await readReaders(tx, found);
      if (readers) return groupMatches(found, readers, now);
      if (looks === mostLooks) throw new Error('Alerts change faster than they can be read');
    }
  }

  /**
   * What is marked, and the rows that it led to, are written together. Its commit waits for no disk: what the machine
   * loses is matched again, and no message leaves before a later commit, which has waited for both.
   */
  function match(only?: string): Promise<MatchedPortion> {
    return workerDatabase.transaction(
      async (tx) => {
        const now = clock.now();
        const events = await market.take(tx, portion, now, only);
        if (events.length === 0) return { events: 0, isLast: true, persons: [] };
        const matches = await look(tx, events, now);
        const counts = new Map<string, number>();
        for (let start = 0; start < matches.length; start += insertedAtOnce) {
          const part = matches.slice(start, start + insertedAtOnce);
          for (const { eventId, matches: count } of await createMatchingStore(tx).insert(part, now))
            counts.set(eventId, (counts.get(eventId) ?? 0) + count);
        }
        await market.settle(
          tx,
          events.map(({ eventId }) => ({ eventId, matches: counts.get(eventId) ?? 0 })),
          now,
        );
        const persons = new Map(
          matches.map(({ agentId, person }) => [`${agentId} ${person}`, { agentId, person }]),
        );
        return { events: events.length, isLast: events.length < portion, persons: [...persons.values()] };
      },
      { mayBeLost: true, isHot: true },
    );
  }

  /** Where none of several can be matched, it is not for what they are. */
  async function matchOneByOne(): Promise<MatchedPortion> {
    const now = clock.now();
    const ids = await workerDatabase.transaction((tx) => market.listWaiting(tx, portion, now));
    const persons: DuePerson[] = [];
    const failures = new Map<string, unknown>();
    for (const id of ids) {
      try {
        persons.push(...(await match(id)).persons);
      } catch (error) {
        failures.set(id, error);
      }
    }
    if (ids.length > 1 && failures.size === ids.length) throw [...failures.values()][0];
    for (const [eventId, error] of failures) {
      const until = new Date(now.getTime() + asideMs);
      await workerDatabase.transaction((tx) => market.setAside(tx, eventId, until));
      log.warn({ err: error, eventId, until }, 'a step in the life of a listing could not be matched');
    }
    return { events: ids.length - failures.size, isLast: ids.length < portion, persons };
  }

  return {
    /** One that cannot be matched keeps no other from being matched. */
    matchPortion: async (): Promise<MatchedPortion> => {
      try {
        return await match();
      } catch (error) {
        log.warn({ err: error }, 'steps in the lives of listings are matched one by one');
        return matchOneByOne();
      }
    },
  };
}

export type Matcher = ReturnType<typeof createMatcher>;

/** A home that is offered already is new to those alone whom it does not fit as the other number describes it. */
function matchEvent(
  follower: Pick<AlertFollower, 'match'>,
  { facts, event, offered }: KnownEvent,
  today: string,
): FoundAlert[] {
  const found = follower.match(facts, event, today);
  if (!offered) return found;
  const asNew = { ...event, isRelisted: false, isOffered: false, oldPrice: null };
  const fitting = follower.match({ ...offered, price: facts.price }, asNew, today);
  const known = new Set(fitting.map(({ key }) => key));
  const fresh = follower.match(facts, asNew, today).filter(({ key }) => !known.has(key));
  const isNewTo = new Set(fresh.map(({ key }) => key));
  return [...fresh, ...found.filter(({ key }) => !isNewTo.has(key))];
}

/** Two alerts of one person that wait for the same make one row that names both. */
function groupMatches(
  found: readonly Found[],
  readers: ReadonlyMap<string, readonly AlertReaderRow[]>,
  now: Date,
): NewMatch[] {
  const dayIn = createDayReader(now);
  const matches = new Map<string, NewMatch>();
  for (const each of found.toSorted(byAlert))
    for (const reader of readers.get(keyOf(each)) ?? []) {
      if (reader.readerId === null || !reader.isOn || reader.activatesOn > dayIn(reader.timeZone)) continue;
      const match = toMatch(each, { ...reader, readerId: reader.readerId });
      const same = matches.get(match.id);
      if (!same) matches.set(match.id, match);
      else if (same.basketId !== match.basketId) same.alsoIds.push(match.basketId);
    }
  return [...matches.values()];
}

const byAlert = (a: Found, b: Found): number => keyOf(a).localeCompare(keyOf(b));

function toMatch(
  { agentId, basketId, trigger, market: { eventId, notedAt, listingId, known } }: Found,
  reader: AlertReaderRow & { readerId: string },
): NewMatch {
  const { homeKey, event } = known;
  const person = personOf(reader);
  return {
    agentId,
    id: matchIdOf({ agentId, person, homeKey, eventId }, notedAt),
    person,
    clientId: reader.clientId,
    readerId: reader.readerId,
    basketId,
    alsoIds: [],
    eventId,
    listingId,
    homeKey,
    trigger,
    oldPrice: event.oldPrice,
    price: event.price,
    day: localDay(notedAt, 'UTC'),
  };
}

/** Agents live in few zones. */
function createDayReader(now: Date): (timeZone: string) => string {
  const days = new Map<string, string>();
  return (timeZone) => {
    const known = days.get(timeZone) ?? localDay(now, timeZone);
    days.set(timeZone, known);
    return known;
  };
}
