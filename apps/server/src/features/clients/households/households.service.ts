import type { Client } from '@hearthline/contract/clients';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { ClientTransactions } from '../client-transaction.ts';
import { nameOf } from '../records/clients.presenter.ts';
import { presentWithHousehold } from '../records/clients.service.ts';

/** Clients who live together. */
export function createHouseholdsService({ open }: ClientTransactions) {
  return {
    set: (agentId: string, id: string, withId: string | null): Promise<Client['household']> =>
      open(agentId, async (transaction) => {
        const row = await transaction.get(id);
        const other = withId === null ? null : await transaction.get(withId);
        if (other?.id === id) throw new AppError('conflict');
        const householdId = other ? (other.householdId ?? row.householdId ?? createId()) : null;
        await transaction.clients.update(id, { householdId, updatedAt: transaction.now });
        if (other && other.householdId !== householdId)
          await transaction.clients.update(other.id, { householdId, updatedAt: transaction.now });
        await transaction.activity.addChanges(
          [id],
          'householdChanged',
          transaction.now,
          other ? nameOf(other) : '',
        );
        return (await presentWithHousehold(transaction, await transaction.get(id))).household;
      }),
  };
}

export type HouseholdsService = ReturnType<typeof createHouseholdsService>;
