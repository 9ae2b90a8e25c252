import type { GreetingWishesInput } from '@hearthline/contract/greetings';
import type { LeapDayRule } from '@hearthline/domain/client/yearly-date';
import type { ChosenOccasion } from '@hearthline/domain/greeting/occasions';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface WishRecord {
  feasts: ChosenOccasion[];
  leapDayRule: LeapDayRule;
  heldAt: Date | null;
  heldUntil: string | null;
  holdReason: 'bereavement' | 'askedForPeace' | 'other' | null;
  wantsNoPaper: boolean;
}

export function createWishesStore(tx: Tx, agentId: string) {
  return {
    find: async (clientId: string): Promise<WishRecord | undefined> =>
      (
        await sql<WishRecord>`
          select feasts, leap_day_rule, held_at, held_until, hold_reason, wants_no_paper from greeting_wish
          where agent_id = ${agentId} and client_id = ${clientId}`.execute(tx)
      ).rows[0],
    put: async (
      clientId: string,
      { feasts, leapDayRule, hold, wantsNoPaper }: GreetingWishesInput,
      { heldAt, daysChangedAt }: { heldAt: Date | null; daysChangedAt: Date | null },
    ): Promise<void> => {
      const changes = {
        feasts: [...feasts],
        leapDayRule,
        heldAt,
        heldUntil: hold?.until ?? null,
        holdReason: hold?.reason ?? null,
        wantsNoPaper,
        ...(daysChangedAt ? { daysChangedAt } : {}),
      };
      await tx
        .insertInto('greetingWish')
        .values({ agentId, clientId, ...changes })
        .onConflict((conflict) => conflict.columns(['agentId', 'clientId']).doUpdateSet(changes))
        .execute();
    },
  };
}
