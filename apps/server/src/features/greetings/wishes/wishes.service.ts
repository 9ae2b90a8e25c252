import type { GreetingWishes, GreetingWishesInput } from '@hearthline/contract/greetings';
import { defaultLeapDayRule } from '@hearthline/domain/client/yearly-date';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { keepsOccasion } from '@hearthline/domain/greeting/plan';
import { AppError } from '../../../platform/errors.ts';
import type { EventsService } from '../calendar/events.service.ts';
import type { PersonRow } from '../calendar/greeted-people.store.ts';
import { listPeople } from '../calendar/greeted-people.store.ts';
import type { Calendar } from '../calendar/planned-greetings.ts';
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
  calendar,
  events,
}: {
  open: OpenGreetings;
  calendar: Pick<Calendar, 'isMember'>;
  events: Pick<EventsService, 'findNextOf'>;
}) {
  async function present(transaction: GreetingTransaction, clientId: string): Promise<GreetingWishes> {
    const { tx, agentId, tasks } = transaction;
    const { feasts, leapDayRule, heldAt, heldUntil, holdReason, wantsNoPaper } =
      (await createWishesStore(tx, agentId).find(clientId)) ?? usual;
    const person = await requireClient(transaction, clientId);
    const greeted = new Set<Occasion>();
    for (const task of await tasks.listScheduled()) {
      const isNamed =
        task.clientId === clientId ||
        (task.listId !== null && (await calendar.isMember(transaction, task.listId, clientId)));
      for (const occasion of task.occasions)
        if (isNamed || (task.audience === 'all' && keepsOccasion(occasion, person))) greeted.add(occasion);
    }
    return {
      feasts,
      leapDayRule,
      hold: heldAt === null ? null : { until: heldUntil, reason: holdReason ?? 'other' },
      wantsNoPaper,
      greeted: {
        birthday: greeted.has('birthday'),
        homeDay: greeted.has('homeDay'),
        clientSince: greeted.has('clientSince'),
        feasts: feasts.filter((feast) => greeted.has(feast)),
      },
      next: await events.findNextOf(transaction, clientId),
    };
  }

  async function requireClient({ tx, agentId }: GreetingTransaction, clientId: string): Promise<PersonRow> {
    const [person] = await listPeople(tx, agentId, { ids: [clientId] });
    if (!person) throw new AppError('not_found');
    return person;
  }

  return {
    get: (agentId: string, clientId: string): Promise<GreetingWishes> =>
      open(agentId, (transaction) => present(transaction, clientId)),

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
