import { addDays } from '@hearthline/domain/calendar';
import type { Language } from '@hearthline/domain/language';
import { localHour } from '@hearthline/domain/time-zone';
import type { Tx } from '../../../platform/db/database.ts';
import { listCardIdsAhead, listDueCards } from './due-cards.store.ts';
import type { PostalTransactions } from './postal-transaction.ts';
import type { TellAgent } from './tell-agent.ts';
import { describeDue, nameDue, pathOfDue } from './tell-agent.ts';

/** So many days ahead, cards are looked at: no print is ordered earlier than that. */
export const lookedAheadDays = 45;
const toldDays = 3;
const shownDays = 7;
/** In the morning; at noon once more, where nothing ran in the morning. */
const lookHours: readonly number[] = [8, 12];

export interface CardReminder {
  id: string;
  title: Record<Language, string>;
  detail: Record<Language, string>;
  day: string;
  path: string;
}

/** Tells the agent of cards whose last day to be printed or posted is near, or over. */
export function createDueCards({
  transactions: { open, findPrintBy },
  tell,
}: {
  transactions: Pick<PostalTransactions, 'open' | 'findPrintBy'>;
  tell: Pick<TellAgent, 'due'>;
}) {
  return {
    remind: (agentId: string): Promise<void> =>
      open(agentId, async (transaction) => {
        const { tx, now, today, agent, cards } = transaction;
        if (!lookHours.includes(localHour(now, agent.timeZone))) return;
        // Clients come and move, and the farthest home sets the day.
        const ahead = { today, until: addDays(today, lookedAheadDays) };
        for (const id of await listCardIdsAhead(tx, agentId, ahead)) {
          const card = await cards.find(id);
          if (card) await cards.setPrintBy(id, await findPrintBy(transaction, card));
        }
        const due = await listDueCards(tx, agentId, { today, until: addDays(today, toldDays) });
        if (due.length > 0) await tell.due(transaction, due);
      }),

    /** For a panel of what waits. */
    list: async (tx: Tx, agentId: string, today: string): Promise<CardReminder[]> =>
      (await listDueCards(tx, agentId, { today, until: addDays(today, shownDays) })).map((due) => ({
        id: due.id,
        title: nameDue(due),
        detail: describeDue(due, today),
        day: due.day,
        path: pathOfDue(due),
      })),
  };
}
