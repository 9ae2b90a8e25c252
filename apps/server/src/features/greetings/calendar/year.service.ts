import type { GreetingYear } from '@hearthline/contract/greetings';
import { greetingLimits } from '@hearthline/contract/greetings';
import { addDays, addMonths, startOfMonth } from '@hearthline/domain/calendar';
import { greetingKinds } from '@hearthline/domain/greeting/vocabulary';
import type { OpenGreetings } from '../greeting-transaction.ts';
import type { EventsService } from './events.service.ts';
import { countClients } from './greeted-people.store.ts';

const months = 12;

type Counts = GreetingYear['totals'];
const noCounts = (): Counts => Object.fromEntries(greetingKinds.map((kind) => [kind, 0])) as Counts;

export type YearService = ReturnType<typeof createYearService>;

/** Twelve months at a glance. */
export function createYearService({
  open,
  events,
}: {
  open: OpenGreetings;
  events: Pick<EventsService, 'listAll'>;
}) {
  return {
    get: (agentId: string, month: string | undefined): Promise<GreetingYear> =>
      open(agentId, async (transaction) => {
        const { tx, today } = transaction;
        const from = startOfMonth(month ?? today);
        const to = addDays(addMonths(from, months), -1);
        const all = await events.listAll(transaction, { from, to });
        const totals = noCounts();
        const days = new Map<string, Counts>();
        for (const { day, kind } of all) {
          totals[kind] += 1;
          const counts = days.get(day) ?? noCounts();
          counts[kind] += 1;
          days.set(day, counts);
        }
        const last = addDays(today, greetingLimits.approvalDays);
        const near =
          from <= today && to >= last ? all : await events.listAll(transaction, { from: today, to: last });
        return {
          from,
          to,
          today,
          clients: await countClients(tx, agentId),
          totals,
          days: [...days]
            .map(([day, counts]) => ({ day, counts }))
            .toSorted((a, b) => a.day.localeCompare(b.day)),
          waiting: near.filter(({ state }) => state === 'waiting').length,
        };
      }),
  };
}
