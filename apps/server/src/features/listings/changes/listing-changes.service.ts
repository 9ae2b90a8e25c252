import { addDays, daysBetween } from '@hearthline/domain/calendar';
import { boardDay, localDay, localHour } from '@hearthline/domain/time-zone';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { FollowedChange } from './listing-changes.jobs.ts';
import { enqueueTelling } from './listing-changes.jobs.ts';
import type { EndingCondition, NotedChange } from './listing-changes.store.ts';
import { createListingChangesStore, listListingNews } from './listing-changes.store.ts';
import type { ListingNotification } from './listing-news.ts';
import {
  notificationOfChange,
  notificationOfCondition,
  summaryOfChanges,
  summaryOfConditions,
} from './listing-news.ts';

/** An analysis that rests on a home. */
export interface AnalysisFollower {
  agentId: string;
  listingId: string;
  id: string;
  address: string;
}

export interface ListingChangesDeps {
  database: Pick<Database, 'asAgent'>;
  /** Sees all agents. */
  workerDatabase: Pick<Database, 'db' | 'transaction'>;
  clock: Clock;
  hasBoardAccess(agentId: string): Promise<boolean>;
  /** Analyses belong to a feature of their own. */
  listHomeFollowers(tx: Tx, listingIds: readonly string[]): Promise<AnalysisFollower[]>;
  notify(
    tx: Tx,
    agentId: string,
    events: readonly ListingNotification[],
    options: { summary: ListingNotification },
  ): Promise<void>;
}

const portion = 1_000;
const morningHour = 8;
/** Agents hear of the end of conditions so many days ahead, and on the day. */
const reminderDays = [2, 0];

/** Tells agents what happens to the homes that they follow, and when conditions end. */
export function createListingChanges(deps: ListingChangesDeps) {
  const { database, workerDatabase, clock } = deps;

  /** Each agent once a change; a favourite comes before an analysis. */
  async function listFollowed(tx: Tx, changes: readonly NotedChange[]) {
    const followed = new Map<string, Map<string, FollowedChange>>();
    const add = (agentId: string, change: FollowedChange) => {
      const own = followed.get(agentId) ?? new Map<string, FollowedChange>();
      if (!own.has(change.eventId)) own.set(change.eventId, change);
      followed.set(agentId, own);
    };
    for (const { agentId, eventId } of await createListingChangesStore(tx).listFavoriteFollowers(changes))
      add(agentId, { eventId, analysis: null });
    const eventsOf = Map.groupBy(changes, ({ listingId }) => listingId);
    for (const { agentId, listingId, id, address } of await deps.listHomeFollowers(tx, [...eventsOf.keys()]))
      for (const { eventId } of eventsOf.get(listingId) ?? [])
        add(agentId, { eventId, analysis: { id, address } });
    return followed;
  }

  /** What is taken and who is to hear of it is written together. */
  const lookAtPortion = (): Promise<{ changes: number; agents: number }> =>
    workerDatabase.transaction(async (tx) => {
      const changes = await createListingChangesStore(tx).take(portion, clock.now());
      if (changes.length === 0) return { changes: 0, agents: 0 };
      const followed = await listFollowed(tx, changes);
      for (const [agentId, own] of followed) await enqueueTelling(tx, agentId, [...own.values()]);
      return { changes: changes.length, agents: followed.size };
    });

  async function remind(agentId: string, ending: readonly EndingCondition[]): Promise<boolean> {
    const now = clock.now();
    const { timeZone = '' } = ending[0] ?? {};
    if (localHour(now, timeZone) < morningHour) return false;
    const today = localDay(now, timeZone);
    const events = ending.flatMap((condition) => {
      const daysLeft = daysBetween(today, condition.endsOn);
      return reminderDays.includes(daysLeft) ? [notificationOfCondition(condition, daysLeft)] : [];
    });
    if (events.length === 0 || !(await deps.hasBoardAccess(agentId))) return false;
    const summary = summaryOfConditions(events.length, today);
    await database.asAgent(agentId, (tx) => deps.notify(tx, agentId, events, { summary }));
    return true;
  }

  return {
    findFollowers: async (): Promise<{ changes: number; agents: number }> => {
      const total = { changes: 0, agents: 0 };
      for (;;) {
        const { changes, agents } = await lookAtPortion();
        total.changes += changes;
        total.agents += agents;
        if (changes < portion) break;
      }
      await createListingChangesStore(workerDatabase.db).forget(clock.now());
      return total;
    },

    /** Listing data needs an agreement with the board, also by mail. */
    tell: async (agentId: string, changes: readonly FollowedChange[]): Promise<void> => {
      if (!(await deps.hasBoardAccess(agentId))) return;
      const analysisOf = new Map(changes.map(({ eventId, analysis }) => [eventId, analysis]));
      await database.asAgent(agentId, async (tx) => {
        const news = await listListingNews(tx, [...analysisOf.keys()]);
        const events = news.flatMap(
          (each) => notificationOfChange(each, analysisOf.get(each.eventId) ?? null) ?? [],
        );
        const [first] = news;
        if (!first || events.length === 0) return;
        await deps.notify(tx, agentId, events, { summary: summaryOfChanges(events.length, first.eventId) });
      });
    },

    /** How many agents were reminded; one agent's error keeps no other from hearing. */
    remindConditions: async (onError: (error: unknown) => void): Promise<number> => {
      const today = boardDay(clock.now());
      // A day more on both sides, for agents who live in another one.
      const ending = await createListingChangesStore(workerDatabase.db).listEndingConditions(
        addDays(today, -1),
        addDays(today, Math.max(...reminderDays) + 1),
      );
      let reminded = 0;
      for (const [agentId, own] of Map.groupBy(ending, (condition) => condition.agentId)) {
        if (await remind(agentId, own).catch(onError)) reminded += 1;
      }
      return reminded;
    },
  };
}
