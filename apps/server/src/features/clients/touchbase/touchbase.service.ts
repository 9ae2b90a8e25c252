import type { Touchbase } from '@hearthline/contract/client-page';
import { dayMs } from '@hearthline/domain/calendar';
import { cadenceOf } from '@hearthline/domain/client/touchbase';
import type { ContactKind } from '@hearthline/domain/client/vocabulary';
import { nextYearly } from '@hearthline/domain/client/yearly-date';
import { AppError } from '../../../platform/errors.ts';
import type { ClientDesk, ClientDesks } from '../client-desk.ts';

const weekMs = 7 * dayMs;
const shownWeeks = 12;

/** When the agent and one client were last in touch, and when they should be again. */
export function createTouchbaseService({ open }: ClientDesks) {
  async function readTouchbase(desk: ClientDesk, clientId: string): Promise<Touchbase> {
    const row = await desk.get(clientId);
    const since = new Date(desk.now.getTime() - shownWeeks * weekMs);
    const weeks = new Array<number>(shownWeeks).fill(0);
    for (const at of await desk.activity.listContactsSince(clientId, since)) {
      const weeksAgo = Math.floor((desk.now.getTime() - at.getTime()) / weekMs);
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
      birthday: row.birthday === null ? null : nextYearly(row.birthday, desk.today),
      moveIn: row.moveInDate === null ? null : nextYearly(row.moveInDate, desk.today),
    };
  }

  return {
    getTouchbase: (agentId: string, clientId: string): Promise<Touchbase> =>
      open(agentId, (desk) => readTouchbase(desk, clientId)),

    setTouchbase: (
      agentId: string,
      clientId: string,
      changes: { cadenceDays: number | null; plannedOn: string | null },
    ): Promise<Touchbase> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        await desk.clients.update(clientId, { ...changes, updatedAt: desk.now });
        return readTouchbase(desk, clientId);
      }),

    addContact: (
      agentId: string,
      clientId: string,
      { contact, minutes, text }: { contact: ContactKind; minutes: number | null; text: string },
    ): Promise<{ id: string; touchbase: Touchbase }> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        const id = await desk.activity.addContact(clientId, { kind: contact, minutes, text, at: desk.now });
        // The day that was set was for this contact.
        await desk.clients.update(clientId, { plannedOn: null });
        await desk.refreshLastContact(clientId);
        return { id, touchbase: await readTouchbase(desk, clientId) };
      }),

    removeContact: (agentId: string, clientId: string, id: string): Promise<Touchbase> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        if (!(await desk.activity.removeContact(clientId, id))) throw new AppError('not_found');
        await desk.refreshLastContact(clientId);
        return readTouchbase(desk, clientId);
      }),
  };
}

export type TouchbaseService = ReturnType<typeof createTouchbaseService>;
