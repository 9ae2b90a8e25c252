import type { AlertEvent } from '@hearthline/domain/alert/alert-event';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/database.ts';
import { addressPatterns } from '../search/address-pattern.ts';

/** A step in the life of a listing that nobody has looked at yet, with what criteria ask about. */
export interface NotedAlertEvent {
  eventId: string;
  notedAt: Date;
  listingId: string;
  /** Null where the market does not know the listing any more. */
  known: KnownAlertEvent | null;
}

interface KnownAlertEvent {
  homeKey: string;
  event: AlertEvent;
  facts: SearchFacts;
  /** Of the other number that offers the home already. */
  offered: SearchFacts | null;
}

interface EventRow extends SearchFacts {
  eventId: string;
  notedAt: Date;
  listingId: string;
  homeKey: string;
  eventCode: LifecycleCode;
  eventPrice: number | null;
  oldPrice: number | null;
  wasListed: boolean;
  earlierPrice: number | null;
  offeredId: string | null;
  offeredPrice: number | null;
}

/** What one asks of the words of a listing. */
export interface TextQuestion {
  listingId: string;
  text: string;
}

/** Events in the lives of listings for whoever matches alerts; the transaction is the worker's. */
export function createAlertEventsStore(tx: Tx) {
  return {
    /** The first ones that nobody has looked at, by their ids. */
    listWaiting: async (limit: number, now: Date): Promise<string[]> => {
      const { rows } = await sql<{ eventId: string }>`
        select event_id from listing_change
        where matched_at is null and (aside_until is null or aside_until <= ${now})
        order by event_id limit ${limit}`.execute(tx);
      return rows.map(({ eventId }) => eventId);
    },
    /** The same, or one of them. Nobody else gets these before the transaction ends. With the price that the step left. */
    take: async (limit: number, now: Date, only: string | null = null): Promise<NotedAlertEvent[]> => {
      const { rows } = await sql<EventRow>`${prepared(only === null ? 'alert_events' : 'alert_event')}
        with slice as materialized (
          select event_id, listing_id, noted_at from listing_change
          where matched_at is null and (aside_until is null or aside_until <= ${now})
            ${only === null ? sql`` : sql`and event_id = ${only}`}
          order by event_id limit ${limit} for update skip locked)
        select f.*, s.event_id, s.noted_at, s.listing_id, coalesce(l.home_key || ' ' || l.offer, l.id::text) as home_key,
          e.code as event_code, case when e.code = 'pc' then coalesce(e.new_price, l.list_price) else l.list_price end as event_price,
          e.old_price, p.id is not null as was_listed, p.list_price as earlier_price, o.id as offered_id,
          o.list_price as offered_price
        from slice s
        left join listing_event e on e.id = s.event_id
        left join listing l on l.id = s.listing_id
        left join listing_any f on f.id = s.listing_id
        left join listing p on p.id = l.previous_listing_id and p.offer = l.offer
        left join lateral (
          select same.id, same.list_price from listing same
          where e.code = 'new' and same.home_key = l.home_key and same.offer = l.offer and same.state = 'active'
            and (same.entered_at, same.id) < (l.entered_at, l.id)
          order by same.entered_at desc, same.id desc limit 1) o on true
        order by s.event_id`.execute(tx);
      const offeredIds = rows.flatMap(({ offeredId }) => offeredId ?? []);
      const offered = offeredIds.length > 0 ? await listFacts(tx, offeredIds) : new Map();
      return rows.map((row) => toEvent(row, offered));
    },
    /** It waits, and keeps no other from being looked at. */
    setAside: async (eventId: string, until: Date): Promise<void> => {
      await sql`update listing_change set aside_until = ${until}
        where event_id = ${eventId} and matched_at is null`.execute(tx);
    },
    /** They were looked at, with so many matches each. */
    settle: async (events: readonly { eventId: string; matches: number }[], now: Date): Promise<void> => {
      await sql`${prepared('alert_events_settled')}
        update listing_change c set matched_at = ${now}, matches = n.matches
        from unnest(${events.map(({ eventId }) => eventId)}::uuid[], ${events.map(({ matches }) => matches)}::int[])
          as n (event_id, matches)
        where c.event_id = n.event_id`.execute(tx);
    },
    /** Positions of the questions whose keywords stand in the remarks. */
    findKeywords: async (questions: readonly TextQuestion[]): Promise<Set<number>> => {
      const { rows } = await sql<{ position: number }>`
        select q.position from ${asked(questions)}
        join listing_detail d on d.listing_id = q.listing_id
        where d.search @@ websearch_to_tsquery('english', q.text)`.execute(tx);
      return new Set(rows.map(({ position }) => position - 1));
    },
    /** Positions of the questions that name the listing's address. */
    findAddresses: async (questions: readonly TextQuestion[]): Promise<Set<number>> => {
      const patterns = questions.flatMap(({ listingId, text }, position) =>
        addressPatterns(text).map((pattern) => ({ listingId, text: pattern, position })),
      );
      const { rows } = await sql<{ position: number }>`
        select q.position from ${asked(patterns)}
        join listing l on l.id = q.listing_id
        where l.address_norm like q.text or l.street_norm like q.text`.execute(tx);
      return new Set(rows.flatMap(({ position }) => patterns[position - 1]?.position ?? []));
    },
  };
}

export type AlertEventsStore = ReturnType<typeof createAlertEventsStore>;

const asked = (questions: readonly TextQuestion[]) =>
  sql`unnest(${questions.map(({ listingId }) => listingId)}::uuid[], ${questions.map(({ text }) => text)}::text[])
    with ordinality as q (listing_id, text, position)`;

async function listFacts(tx: Tx, ids: readonly string[]): Promise<Map<string, SearchFacts>> {
  const { rows } = await sql<SearchFacts>`
    select * from listing_any where id = any (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map((facts) => [facts.id, facts]));
}

function toEvent(
  {
    eventId,
    notedAt,
    listingId,
    homeKey,
    eventCode,
    eventPrice,
    oldPrice,
    wasListed,
    earlierPrice,
    offeredId,
    offeredPrice,
    ...facts
  }: EventRow,
  offeredFacts: ReadonlyMap<string, SearchFacts>,
): NotedAlertEvent {
  const isKnown = facts.id !== null && eventCode !== null;
  const isRelisted = eventCode === 'new' && wasListed;
  const isOffered = offeredId !== null;
  return {
    eventId,
    notedAt,
    listingId,
    known: isKnown
      ? {
          homeKey,
          event: {
            code: eventCode,
            isRelisted,
            isOffered,
            oldPrice: isOffered ? offeredPrice : isRelisted ? earlierPrice : oldPrice,
            price: eventPrice,
          },
          facts: { ...facts, price: eventPrice },
          offered: offeredFacts.get(offeredId ?? '') ?? null,
        }
      : null,
  };
}
