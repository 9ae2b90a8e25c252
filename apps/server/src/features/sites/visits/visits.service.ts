import type { SiteVisits } from '@hearthline/contract/sites';
import { addDays } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { findSiteAgent } from '../site-agent.store.ts';
import { createVisitsStore } from './visits.store.ts';

const shownDays = 30;

/** Counts by the agent's own days, and of people no more than that they came. */
export function createVisitsService({
  database,
  clock,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
}) {
  const todayOf = async (tx: Tx, agentId: string): Promise<string> =>
    localDay(clock.now(), (await findSiteAgent(tx, agentId)).timeZone);

  return {
    /** The day that it is for the agent. */
    findToday: (agentId: string): Promise<string> => database.asAgent(agentId, (tx) => todayOf(tx, agentId)),
    count: (agentId: string): Promise<void> =>
      database.asAgent(
        agentId,
        async (tx) => createVisitsStore(tx, agentId).count(await todayOf(tx, agentId), 'visits'),
        { mayBeLost: true },
      ),

    get: (agentId: string): Promise<SiteVisits> =>
      database.asAgent(agentId, async (tx) => {
        const today = await todayOf(tx, agentId);
        const from = addDays(today, 1 - shownDays);
        const counted = await createVisitsStore(tx, agentId).list(from);
        const byDay = new Map(counted.map(({ day, visits }) => [day, visits]));
        const rows = Array.from({ length: shownDays }, (_, index) => addDays(from, index)).map((day) => ({
          day,
          visits: byDay.get(day) ?? 0,
        }));
        const sum = (of: (row: (typeof counted)[number]) => number) =>
          counted.reduce((total, row) => total + of(row), 0);
        return {
          days: shownDays,
          visits: sum(({ visits }) => visits),
          inquiries: sum(({ inquiries }) => inquiries),
          rows,
        };
      }),
  };
}

export type VisitsService = ReturnType<typeof createVisitsService>;
