import { dayMs } from '@hearthline/domain/calendar';
import type { StreetAddress } from '@hearthline/domain/listing/addresses';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import type { Offer } from '@hearthline/domain/listing/vocabulary';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { pgNotify } from '../../../platform/events/pg-notify.ts';
import { enqueueLook, enqueueSold } from './listing-changes.jobs.ts';

/** What happened longer ago than this is history, not news. */
const newsDays = 3;
const keptDays = 14;

const toldSteps: ReadonlySet<LifecycleCode> = new Set([
  'pc',
  'bom',
  'dft',
  'sc',
  'sce',
  'lc',
  'lce',
  'sld',
  'lsd',
  'sus',
  'exp',
  'ter',
]);

/** Alerts wait for what is new as well, also of a listing that was known while it was coming soon. */
const alertSteps: ReadonlySet<LifecycleCode> = new Set([
  'new',
  'pc',
  'bom',
  'dft',
  'sc',
  'sce',
  'lc',
  'lce',
  'sld',
  'lsd',
]);

/** Wakes whoever matches alerts. */
export const alertEventsTopic = 'alert-events';

export interface NotedStep {
  id: string;
  listingId: string;
  code: LifecycleCode;
  at: string;
}

export interface NotingOptions {
  isNew: (listingId: string) => boolean;
  now: Date;
  /**
   * When everything that the source had was last read; null where it never was, as in a first import. What it missed
   * since, while nobody could read it, is news to alerts however old it is.
   */
  lastReadAt?: Date | null;
}

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * dayMs);
const earlier = (a: Date, b: Date): Date => (b < a ? b : a);

/** Sources tell of steps some days late. Of what was noted so long ago that it is forgotten, nothing is noted again. */
function newsForAlertsFrom(now: Date, lastReadAt: Date | null): Date {
  const readAt = lastReadAt === null ? now : earlier(lastReadAt, now);
  const from = daysBefore(readAt, newsDays);
  const remembered = daysBefore(now, keptDays);
  return from < remembered ? earlier(readAt, remembered) : from;
}

/**
 * For whoever writes to the market, in the same transaction: only ids are written down, who follows them and whose alert
 * waits for them is looked for later. A listing that is new tells of itself alone, as somebody may follow its home.
 */
export async function noteListingChanges(
  tx: Tx,
  steps: readonly NotedStep[],
  { isNew, now, lastReadAt = null }: NotingOptions,
): Promise<void> {
  const oldest = daysBefore(now, newsDays).toISOString();
  const oldestForAlerts = newsForAlertsFrom(now, lastReadAt).toISOString();
  const news = steps.flatMap(({ id, listingId, code, at }) => {
    const moment = new Date(at).toISOString();
    const isTold = moment >= oldest && (isNew(listingId) ? code === 'new' : toldSteps.has(code));
    const isAlert = moment >= oldestForAlerts && (isNew(listingId) ? code === 'new' : alertSteps.has(code));
    return isTold || isAlert ? [{ id, listingId, isTold, isAlert }] : [];
  });
  if (news.length === 0) return;
  await sql`
    insert into listing_change (event_id, listing_id, noted_at, taken_at, matched_at)
    select event_id, listing_id, ${now}, case when not is_told then ${now}::timestamptz end,
      case when not is_alert then ${now}::timestamptz end
    from unnest(${news.map(({ id }) => id)}::uuid[], ${news.map(({ listingId }) => listingId)}::uuid[],
      ${news.map(({ isTold }) => isTold)}::boolean[], ${news.map(({ isAlert }) => isAlert)}::boolean[])
      as n (event_id, listing_id, is_told, is_alert)
    on conflict do nothing`.execute(tx);
  if (news.some(({ isTold }) => isTold)) await enqueueLook(tx, now);
  const sold = steps.filter(({ code, at }) => code === 'sld' && new Date(at).toISOString() >= oldest);
  await enqueueSold(tx, [...new Set(sold.map(({ listingId }) => listingId))]);
  if (news.some(({ isAlert }) => isAlert)) await pgNotify(tx, alertEventsTopic, '');
}

/** What waits for somebody to look at it is named as the step is now; by the new id the one before. */
export async function redateListingChanges(tx: Tx, redated: ReadonlyMap<string, string>): Promise<void> {
  if (redated.size === 0) return;
  await sql`
    update listing_change c set event_id = n.id
    from unnest(${[...redated.keys()]}::uuid[], ${[...redated.values()]}::uuid[]) as n (id, before)
    where c.event_id = n.before and (c.taken_at is null or c.matched_at is null)
      and not exists (select from listing_change other where other.event_id = n.id)`.execute(tx);
}

export interface NotedChange {
  eventId: string;
  listingId: string;
}

export interface ListingNews extends StreetAddress {
  eventId: string;
  listingId: string;
  code: LifecycleCode;
  offer: Offer;
  mlsNumber: string;
  oldPrice: number | null;
  newPrice: number | null;
  listPrice: number | null;
  closePrice: number | null;
}

export interface EndingCondition extends StreetAddress {
  agentId: string;
  timeZone: string;
  listingId: string;
  code: LifecycleCode;
  endsOn: string;
  isOwn: boolean;
}

const addressColumns = sql`l.unit, l.street_number, l.street_name, l.street_suffix, l.street_direction`;

/** Of all agents; the transaction or database is the worker's. */
export function createListingChangesStore(db: Db | Tx) {
  return {
    /** Nobody else gets these. */
    take: async (limit: number, now: Date): Promise<NotedChange[]> => {
      const { rows } = await sql<NotedChange>`
        with slice as (
          select event_id from listing_change where taken_at is null order by event_id limit ${limit} for update skip locked)
        update listing_change c set taken_at = ${now} from slice where c.event_id = slice.event_id
        returning c.event_id, c.listing_id`.execute(db);
      return rows;
    },
    /** Who has one of these homes as a favourite, also under an earlier listing. */
    listFavoriteFollowers: async (
      changes: readonly NotedChange[],
    ): Promise<{ agentId: string; eventId: string }[]> => {
      const eventIds = changes.map(({ eventId }) => eventId);
      const listingIds = changes.map(({ listingId }) => listingId);
      const { rows } = await sql<{ agentId: string; eventId: string }>`
        with noted as materialized (
          select * from unnest(${eventIds}::uuid[], ${listingIds}::uuid[]) as n (event_id, listing_id))
        select f.agent_id, n.event_id from noted n
          join favorite f on f.listing_id = n.listing_id and f.removed_at is null
        union
        select f.agent_id, n.event_id from noted n
          join listing l on l.id = n.listing_id
          join listing earlier on earlier.home_key = l.home_key and earlier.offer = l.offer
            and earlier.entered_at < l.entered_at
          join favorite f on f.listing_id = earlier.id and f.removed_at is null`.execute(db);
      return rows;
    },
    forget: async (now: Date): Promise<void> => {
      const before = daysBefore(now, keptDays);
      await sql`delete from listing_change
        where noted_at < ${before} and taken_at is not null and matched_at is not null`.execute(db);
    },
    /** Conditional deals that end in these days: the agents' own listings and their favourites. */
    listEndingConditions: async (from: string, to: string): Promise<EndingCondition[]> => {
      const { rows } = await sql<EndingCondition>`
        with ending as materialized (
          select * from listing
          where state = 'conditional' and conditional_expiry_date between ${from}::date and ${to}::date),
        followed as (
          select a.agent_id, l.id, true as is_own from ending l join agent a on a.email = l.agent_email::citext
          union
          select r.agent_id, l.id, true from ending l join realtor_profile r on lower(r.email) = lower(l.agent_email)
            where r.email <> ''
          union
          select f.agent_id, l.id, false from ending l join favorite f on f.listing_id = l.id and f.removed_at is null)
        select a.agent_id, a.time_zone, l.id as listing_id, l.code, l.conditional_expiry_date as ends_on,
          ${addressColumns}, bool_or(f.is_own) as is_own
        from followed f join ending l using (id) join agent a on a.agent_id = f.agent_id
        group by a.agent_id, a.time_zone, l.id, l.code, l.conditional_expiry_date, l.unit, l.street_number, l.street_name,
          l.street_suffix, l.street_direction
        order by a.agent_id, l.conditional_expiry_date, l.id`.execute(db);
      return rows;
    },
  };
}

/** In the order in which it happened; what is gone from the market since is left out. */
export async function listListingNews(tx: Tx, eventIds: readonly string[]): Promise<ListingNews[]> {
  const { rows } = await sql<ListingNews>`
    select e.id as event_id, e.code, e.old_price, e.new_price, l.id as listing_id, l.offer, l.mls_number, l.list_price,
      l.close_price, ${addressColumns}
    from listing_event e join listing l on l.id = e.listing_id
    where e.id = any (${eventIds}::uuid[]) and l.state not in ('draft', 'deleted')
    order by e.id`.execute(tx);
  return rows;
}
