import type { GreetingDayClient } from '@hearthline/contract/greetings';
import { addDays } from '@hearthline/domain/calendar';
import { AppError } from '../../../platform/errors.ts';
import type { OpenGreetings } from '../greeting-transaction.ts';
import { isHeldOn } from './greeted-people.store.ts';
import type { ListObstacles } from './name-obstacles.ts';
import type { Calendar } from './planned-greetings.ts';

/** So far ahead events are shown. */
const daysAhead = 400;
/** What waits for a word may still leave when it is late. */
const daysBack = 4;

export type SharedDayService = ReturnType<typeof createSharedDayService>;

/** Who stands behind the number of a day that many share. */
export function createSharedDayService({
  open,
  calendar,
  listObstacles,
}: {
  open: OpenGreetings;
  calendar: Pick<Calendar, 'listSharedDays' | 'listMeant'>;
  listObstacles: ListObstacles;
}) {
  return {
    listClients: (
      agentId: string,
      id: string,
      { page, pageSize }: { page: number; pageSize: number },
    ): Promise<{ rows: GreetingDayClient[]; total: number }> =>
      open(agentId, async (transaction) => {
        const { today, tasks } = transaction;
        const shared = calendar
          .listSharedDays(transaction, await tasks.listScheduled(), {
            from: addDays(today, -daysBack),
            to: addDays(today, daysAhead),
          })
          .find(({ runId }) => runId === id);
        if (!shared) throw new AppError('not_found');
        const people = await calendar.listMeant(transaction, shared);
        const shown = people.slice((page - 1) * pageSize, page * pageSize);
        const obstacleOf = await listObstacles(
          transaction,
          shown.map((person) => person.id),
        );
        const rows = shown.map((person): GreetingDayClient => {
          const client = { id: person.id, name: person.name };
          if (isHeldOn(person, shared.day)) return { client, state: 'held', reason: person.holdReason };
          const reason = obstacleOf(person.id, shared.day);
          return { client, state: reason === null ? 'scheduled' : 'blocked', reason };
        });
        return { rows, total: people.length };
      }),
  };
}
