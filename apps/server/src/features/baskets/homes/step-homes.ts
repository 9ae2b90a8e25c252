import type { RequestAction, RequestMoment } from '@hearthline/domain/basket/request';
import { takeRequestStep } from '@hearthline/domain/basket/request';
import type { Updateable } from 'kysely';
import type { BasketHome } from '../../../platform/db/schema.generated.ts';
import { createId } from '../../../platform/ids.ts';
import type { BasketTransaction } from '../basket-transaction.ts';
import type { HomeRow } from './basket-homes.store.ts';

/** Takes the homes to which an action is open one step on, and writes the step down; how many these were. */
export async function stepHomes(
  { agentId, homes, now }: Pick<BasketTransaction, 'agentId' | 'homes' | 'now'>,
  rows: readonly HomeRow[],
  action: RequestAction,
  {
    hasLeft,
    hasComeBack = false,
    isByAgent,
    changes = {},
  }: Omit<RequestMoment, 'now'> & { isByAgent: boolean; changes?: Updateable<BasketHome> },
): Promise<number> {
  const taken = rows.flatMap((row) => {
    const next = takeRequestStep(row, action, { now, hasLeft, hasComeBack });
    return next ? [{ row, ...next }] : [];
  });
  const [first] = taken;
  if (!first) return 0;
  await homes.update(
    taken.map(({ row }) => row.id),
    { ...first.request, ...changes },
  );
  await homes.addSteps(
    taken.map(({ row, step }) => ({
      agentId,
      id: createId(now.getTime()),
      homeId: row.id,
      action: step.action,
      fromState: step.from,
      toState: step.to,
      isByAgent,
      at: step.at,
    })),
  );
  return taken.length;
}
