import type { Client } from '@hearthline/contract/clients';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { ClientDesks } from '../client-desk.ts';
import { nameOf } from '../records/clients.presenter.ts';
import { presentWithHousehold } from '../records/clients.service.ts';

/** Clients who live together. */
export function createHouseholdsService({ open }: ClientDesks) {
  return {
    set: (agentId: string, id: string, withId: string | null): Promise<Client['household']> =>
      open(agentId, async (desk) => {
        const row = await desk.get(id);
        const other = withId === null ? null : await desk.get(withId);
        if (other?.id === id) throw new AppError('conflict');
        const householdId = other ? (other.householdId ?? row.householdId ?? createId()) : null;
        await desk.clients.update(id, { householdId, updatedAt: desk.now });
        if (other && other.householdId !== householdId)
          await desk.clients.update(other.id, { householdId, updatedAt: desk.now });
        await desk.activity.addChanges([id], 'householdChanged', desk.now, other ? nameOf(other) : '');
        return (await presentWithHousehold(desk, await desk.get(id))).household;
      }),
  };
}

export type HouseholdsService = ReturnType<typeof createHouseholdsService>;
