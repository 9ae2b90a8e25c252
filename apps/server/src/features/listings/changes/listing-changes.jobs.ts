import { minuteMs } from '@hearthline/domain/calendar';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { defineJob, enqueue, handleJob } from '../../../platform/jobs/jobs.ts';

const findFollowersJob = defineJob({ name: 'listings.findFollowers', payload: z.strictObject({}) });

const followedChange = z.strictObject({
  eventId: z.uuid(),
  /** The analysis to which the home belongs; null for a favourite. */
  analysis: z.strictObject({ id: z.uuid(), address: z.string() }).nullable(),
});
export type FollowedChange = z.infer<typeof followedChange>;

const tellFollowerJob = defineJob({
  name: 'listings.tellFollower',
  lane: 'notifications',
  payload: z.strictObject({ agentId: z.uuid(), changes: z.array(followedChange).max(1_000) }),
});

const mostSold = 1_000;

const savedValue = z.strictObject({ agentId: z.uuid(), id: z.uuid() });
type SavedValue = z.infer<typeof savedValue>;

/** Saved values are looked at again where homes near them were sold: some in each job, the rest in the next. */
const soldHomesJob = defineJob({
  name: 'listings.soldHomes',
  payload: z.strictObject({
    listingIds: z.array(z.uuid()).max(mostSold),
    after: savedValue.nullable().default(null),
  }),
});

/** Every hour, since agents live in different zones; each hears of a deadline once. */
const remindConditionsJob = defineJob({
  name: 'listings.remindConditions',
  payload: z.strictObject({}),
  cron: '10 * * * *',
});

const stepMs = 2 * minuteMs;

/** At a full two minutes: what a long import notes meanwhile joins the same look instead of putting it off. */
export async function enqueueLook(tx: Tx, now: Date): Promise<void> {
  const runAt = new Date((Math.floor(now.getTime() / stepMs) + 1) * stepMs);
  await enqueue(tx, findFollowersJob, {}, { key: 'look', runAt, keepsRunAt: true });
}

/** At once, since a seller may be asking what the sale next door means. */
export async function enqueueSold(tx: Tx, listingIds: readonly string[]): Promise<void> {
  for (let start = 0; start < listingIds.length; start += mostSold)
    await enqueue(tx, soldHomesJob, {
      listingIds: listingIds.slice(start, start + mostSold),
      after: null,
    });
}

/** One job an agent: an error with one keeps no other from hearing. */
export async function enqueueTelling(
  tx: Tx,
  agentId: string,
  changes: readonly FollowedChange[],
): Promise<void> {
  await enqueue(tx, tellFollowerJob, { agentId, changes: [...changes] }, { agentId });
}

/** Saved values belong to a feature of their own. */
export interface SoldHomesPort {
  lookNearSold(
    listingIds: readonly string[],
    after: SavedValue | null,
    onError: (error: unknown) => void,
  ): Promise<{ counts: object; last: SavedValue | null }>;
}

interface ListingChangeWork extends SoldHomesPort {
  db: Db;
  findFollowers(): Promise<{ changes: number; agents: number }>;
  tell(agentId: string, changes: readonly FollowedChange[]): Promise<void>;
  remindConditions(onError: (error: unknown) => void): Promise<number>;
}

export function createListingChangeJobHandlers(work: ListingChangeWork): JobHandler[] {
  return [
    handleJob(findFollowersJob, async (_payload, { log }) => {
      log.info(await work.findFollowers(), 'those who follow changed listings were looked for');
    }),
    handleJob(soldHomesJob, async ({ listingIds, after }, { log }) => {
      const { counts, last } = await work.lookNearSold(listingIds, after, (error) =>
        log.warn({ err: error }, 'a watched value was not looked at'),
      );
      if (last) await enqueue(work.db, soldHomesJob, { listingIds, after: last });
      log.info(counts, 'saved values near sold homes were looked at again');
    }),
    handleJob(tellFollowerJob, ({ agentId, changes }) => work.tell(agentId, changes)),
    handleJob(remindConditionsJob, async (_payload, { log }) => {
      const agents = await work.remindConditions((error) => log.warn({ err: error }, 'no reminders'));
      log.info({ agents }, 'ends of conditions were looked at');
    }),
  ];
}
