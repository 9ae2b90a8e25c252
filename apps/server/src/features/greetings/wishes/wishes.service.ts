import type { GreetingWishes, GreetingWishesInput } from '@hearthline/contract/greetings';
import { defaultLeapDayRule } from '@hearthline/domain/client/yearly-date';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { AppError } from '../../../platform/errors.ts';
import type { EventsService } from '../calendar/events.service.ts';
import { listPeople } from '../calendar/greeted-people.store.ts';
import type { GreetingTransaction, OpenGreetings } from '../greeting-transaction.ts';
import type { WishRecord } from './wishes.store.ts';
import { createWishesStore } from './wishes.store.ts';

const usual: WishRecord = {
  feasts: [],
  leapDayRule: defaultLeapDayRule,
  heldAt: null,
  heldUntil: null,
  holdReason: null,
  wantsNoPaper: false,
};

export type WishesService = ReturnType<typeof createWishesService>;

/** What the record of a client says about greetings. */
export function createWishesService({
  open,
  events,
}: {
  open: OpenGreetings;
  events: Pick<EventsService, 'findNextOf'>;
}) {
  async function present(transaction: GreetingTransaction, clientId: string): Promise<GreetingWishes> {
    const { tx, agentId, tasks } = transaction;
    const { feasts, leapDayRule, heldAt, heldUntil, holdReason, wantsNoPaper } =
      (await createWishesStore(tx, agentId).find(clientId)) ?? usual;
    const scheduled = await tasks.listScheduled();
    const isGreeted = (occasion: Occasion): boolean =>
      scheduled.some(
        (task) =>
          task.occasions.includes(occasion) && (task.audience === 'all' || task.clientId === clientId),
      );
    return {
      feasts,
      leapDayRule,
      hold: heldAt === null ? null : { until: heldUntil, reason: holdReason ?? 'other' },
      wantsNoPaper,
      greeted: {
        birthday: isGreeted('birthday'),
        homeDay: isGreeted('homeDay'),
        clientSince: isGreeted('clientSince'),
      },
      next: await events.findNextOf(transaction, clientId),
    };
  }

  async function requireClient({ tx, agentId }: GreetingTransaction, clientId: string): Promise<void> {
    if ((await listPeople(tx, agentId, { ids: [clientId] })).length === 0) throw new AppError('not_found');
  }

  return {
    get: (agentId: string, clientId: string): Promise<GreetingWishes> =>
      open(agentId, async (transaction) => {
        await requireClient(transaction, clientId);
        return present(transaction, clientId);
      }),

    put: (agentId: string, clientId: string, input: GreetingWishesInput): Promise<GreetingWishes> =>
      open(agentId, async (transaction) => {
        await requireClient(transaction, clientId);
        const { tx, now, greetings } = transaction;
        const store = createWishesStore(tx, agentId);
        const before = (await store.find(clientId)) ?? usual;
        // Who says today that they keep a feast of yesterday is greeted next year.
        const daysChange =
          before.leapDayRule !== input.leapDayRule ||
          input.feasts.some((feast) => !before.feasts.includes(feast));
        await store.put(clientId, input, {
          heldAt: input.hold === null ? null : (before.heldAt ?? now),
          daysChangedAt: daysChange ? now : null,
        });
        await greetings.lookSoon(now);
        return present(transaction, clientId);
      }),
  };
}
