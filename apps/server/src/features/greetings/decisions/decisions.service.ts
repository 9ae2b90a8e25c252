import { addDays } from '@hearthline/domain/calendar';
import type { GreetingDecision } from '@hearthline/domain/greeting/vocabulary';
import type { Calendar } from '../calendar/planned-greetings.ts';
import { withoutShared } from '../calendar/planned-greetings.ts';
import type { OpenGreetings } from '../greeting-transaction.ts';

/** So far ahead something can be decided. */
const daysAhead = 400;
/** What waits for a word may still leave when it is late. */
const daysBack = 4;

export type DecisionsService = ReturnType<typeof createDecisionsService>;

/** What the agent says about greetings that are still to come: of one client, or of a day that many share. */
export function createDecisionsService({ open, calendar }: { open: OpenGreetings; calendar: Calendar }) {
  return {
    decide: (agentId: string, keys: readonly string[], decision: GreetingDecision): Promise<number> =>
      open(agentId, async (transaction) => {
        const { now, today, greetings, tasks } = transaction;
        const wanted = new Set(keys);
        const kept = decision === 'undo' ? null : decision;
        const span = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
        const scheduled = await tasks.listScheduled();
        const shared = calendar
          .listSharedDays(transaction, scheduled, span)
          .filter(({ runId }) => wanted.has(runId));
        await greetings.addRuns(
          shared.map(({ runId, task, occasion, day }) => ({ id: runId, taskId: task.id, occasion, day })),
        );
        const left = new Set(keys.filter((key) => !shared.some(({ runId }) => runId === key)));
        const stored = new Set((await greetings.list([...left])).map(({ id }) => id));
        // Whatever has no row yet gets one, so that the decision has a place.
        if ([...left].some((key) => !stored.has(key))) {
          // A day that many share is decided on as a whole, unless a greeting of it has its row already.
          const planned = await calendar.listGreetings(transaction, scheduled.map(withoutShared), span);
          const fresh = planned.filter(({ id, sendAt }) => left.has(id) && !stored.has(id) && sendAt > now);
          await greetings.addRuns(
            fresh.map(({ runId, taskId, occasion, day }) => ({ id: runId, taskId, occasion, day })),
          );
          await greetings.add(fresh);
        }
        const changed =
          (await greetings.decide([...left], kept, now)) +
          (await greetings.decideRuns(
            shared.map(({ runId }) => runId),
            kept,
            now,
          ));
        await greetings.lookSoon(now);
        return changed;
      }),
  };
}
