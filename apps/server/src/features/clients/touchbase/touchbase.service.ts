import type { Touchbase } from '@hearthline/contract/client-page';
import { dayMs } from '@hearthline/domain/calendar';
import { cadenceOf } from '@hearthline/domain/client/touchbase';
import type { ContactKind } from '@hearthline/domain/client/vocabulary';
import { nextYearly } from '@hearthline/domain/client/yearly-date';
import { AppError } from '../../../platform/errors.ts';
import type { ClientTransaction, ClientTransactions } from '../client-transaction.ts';
import { listLeapDayRules } from '../privacy/client-greetings.store.ts';

const weekMs = 7 * dayMs;
const shownWeeks = 12;

/** When the agent and one client were last in touch, and when they should be again. */
export function createTouchbaseService({ open }: ClientTransactions) {
  async function findTouchbase(transaction: ClientTransaction, clientId: string): Promise<Touchbase> {
    const { tx, agentId, today } = transaction;
    const row = await transaction.get(clientId);
    const rule = (await listLeapDayRules(tx, agentId, [clientId])).get(clientId);
    const since = new Date(transaction.now.getTime() - shownWeeks * weekMs);
    const weeks = new Array<number>(shownWeeks).fill(0);
    for (const at of await transaction.activity.listContactsSince(clientId, since)) {
      const weeksAgo = Math.floor((transaction.now.getTime() - at.getTime()) / weekMs);
      const week = shownWeeks - 1 - Math.max(0, weeksAgo);
      if (week >= 0) weeks[week] = (weeks[week] ?? 0) + 1;
    }
    return {
      nextContactOn: row.nextContactOn,
      cadenceDays: row.cadenceDays,
      everyDays: cadenceOf(row),
      plannedOn: row.plannedOn,
      lastContactAt: row.lastContactAt?.toISOString() ?? null,
      lastContactKind: row.lastContactKind as ContactKind | null,
      weeks,
      birthday: row.birthday === null ? null : nextYearly(row.birthday, today, rule),
      moveIn: row.moveInDate === null ? null : nextYearly(row.moveInDate, today, rule),
    };
  }

  return {
    getTouchbase: (agentId: string, clientId: string): Promise<Touchbase> =>
      open(agentId, (transaction) => findTouchbase(transaction, clientId)),

    setTouchbase: (
      agentId: string,
      clientId: string,
      changes: { cadenceDays: number | null; plannedOn: string | null },
    ): Promise<Touchbase> =>
      open(agentId, async (transaction) => {
        await transaction.get(clientId);
        await transaction.clients.update(clientId, { ...changes, updatedAt: transaction.now });
        return findTouchbase(transaction, clientId);
      }),

    addContact: (
      agentId: string,
      clientId: string,
      { contact, minutes, text }: { contact: ContactKind; minutes: number | null; text: string },
    ): Promise<{ id: string; touchbase: Touchbase }> =>
      open(agentId, async (transaction) => {
        await transaction.get(clientId);
        const id = await transaction.activity.addContact(clientId, {
          kind: contact,
          minutes,
          text,
          at: transaction.now,
        });
        // The day that was set was for this contact.
        await transaction.clients.update(clientId, { plannedOn: null });
        await transaction.refreshLastContact(clientId);
        return { id, touchbase: await findTouchbase(transaction, clientId) };
      }),

    removeContact: (agentId: string, clientId: string, id: string): Promise<Touchbase> =>
      open(agentId, async (transaction) => {
        await transaction.get(clientId);
        if (!(await transaction.activity.removeContact(clientId, id))) throw new AppError('not_found');
        await transaction.refreshLastContact(clientId);
        return findTouchbase(transaction, clientId);
      }),
  };
}

export type TouchbaseService = ReturnType<typeof createTouchbaseService>;
