import type { GreetingCategoryRow } from '@hearthline/contract/greetings';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { definitionOf, occasionsOf } from '@hearthline/domain/greeting/occasions';
import { keepsOccasion } from '@hearthline/domain/greeting/plan';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import { greetingCategories, kindOfCategory } from '@hearthline/domain/greeting/vocabulary';
import { designsOf } from '@hearthline/greeting-designs/catalogue';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { PeopleAlike } from '../calendar/greeted-people.store.ts';
import { listPeople } from '../calendar/greeted-people.store.ts';
import type { Calendar } from '../calendar/planned-greetings.ts';
import type { GreetingTransaction, OpenGreetings } from '../greeting-transaction.ts';
import { isDesignOf } from '../templates/is-design.ts';
import type { PresentDesign } from '../templates/present-design.ts';
import { findNextDay } from './next-day.ts';
import type { TaskRecord } from './tasks.store.ts';

type Choice = Pick<GreetingCategoryRow, 'isOn' | 'occasions' | 'designId' | 'approvesBeforeSending'>;

export type CategoriesService = ReturnType<typeof createCategoriesService>;

/** Whole categories, switched on and off: each has one standing task. */
export function createCategoriesService({
  open,
  calendar,
  presentDesign,
}: {
  open: OpenGreetings;
  calendar: Calendar;
  presentDesign: PresentDesign;
}) {
  /** Whom these tasks mean, each counted once. */
  async function countMeant(transaction: GreetingTransaction, tasks: readonly TaskRecord[]): Promise<number> {
    const { tx, agentId } = transaction;
    const named = await listPeople(tx, agentId, { ids: tasks.flatMap(({ clientId }) => clientId ?? []) });
    const meant = new Map(named.map((person) => [person.id, person]));
    for (const task of tasks.filter(({ audience }) => audience === 'list'))
      for (const person of await calendar.listMeant(transaction, { task, occasion: 'custom' }))
        meant.set(person.id, person);
    if (!tasks.some(({ audience }) => audience === 'all')) return meant.size;
    const others = [...meant.values()].filter((person) => !keepsOccasion('custom', person));
    return others.length + countAll(await transaction.everybodyCounted(), ['custom'], keepsOccasion);
  }

  async function present(
    transaction: GreetingTransaction,
    category: GreetingCategory,
    tasks: readonly TaskRecord[],
  ): Promise<GreetingCategoryRow> {
    const own = tasks.filter((task) => task.category === category);
    const standing = own.find(({ isStanding }) => isStanding);
    const scheduled = own.filter(({ state }) => state === 'scheduled');
    const days: string[] = [];
    for (const task of scheduled) {
      const { sendDate } = await findNextDay(calendar, transaction, task);
      if (sendDate !== null) days.push(sendDate);
    }
    const occasions = occasionsOf(category);
    const designs = designsOf(category);
    return {
      category,
      kind: kindOfCategory[category],
      designs: designs.map((design) =>
        presentDesign(design, occasions[0] ?? 'custom', transaction.agent.language),
      ),
      taskId: standing?.id ?? null,
      isOn: category === 'customDates' ? scheduled.length > 0 : standing?.state === 'scheduled',
      occasions: standing?.occasions ?? occasions,
      designId: standing?.design ?? designs[0] ?? '',
      approvesBeforeSending: standing?.approves ?? true,
      clientCount:
        category === 'customDates'
          ? await countMeant(transaction, scheduled)
          : countAll(await transaction.everybodyCounted(), occasions, isFor),
      nextDay: days.toSorted()[0] ?? null,
    };
  }

  return {
    list: (agentId: string): Promise<GreetingCategoryRow[]> =>
      open(agentId, async (transaction) => {
        const tasks = await transaction.tasks.list();
        const rows: GreetingCategoryRow[] = [];
        for (const category of greetingCategories) rows.push(await present(transaction, category, tasks));
        return rows;
      }),

    set: (agentId: string, category: GreetingCategory, choice: Choice): Promise<GreetingCategoryRow> => {
      checkChoice(category, choice);
      return open(agentId, async (transaction) => {
        const { now, tasks, greetings } = transaction;
        const standing = await tasks.findStanding(category);
        const columns = {
          occasions: choice.occasions,
          design: choice.designId,
          approves: choice.approvesBeforeSending,
          state: choice.isOn ? ('scheduled' as const) : ('cancelled' as const),
          updatedAt: now,
        };
        if (!standing)
          await tasks.insert({
            ...columns,
            id: createId(now.getTime()),
            category,
            audience: 'all',
            repeats: true,
            isStanding: true,
            countsFrom: now,
            createdAt: now,
          });
        else {
          const isAlike =
            standing.state === columns.state &&
            choice.occasions.every((occasion) => standing.occasions.includes(occasion));
          await tasks.update(standing.id, { ...columns, ...(isAlike ? {} : { countsFrom: now }) });
        }
        await greetings.lookSoon(now);
        return present(transaction, category, await tasks.list());
      });
    },
  };
}

/** Whether a day means something to somebody: their own is known, or they keep it. */
function isFor(occasion: Occasion, alike: PeopleAlike): boolean {
  const { day } = definitionOf(occasion);
  if (day.of === 'agent') return false;
  if (day.of === 'client' && !alike.knownDays.includes(day.field)) return false;
  return keepsOccasion(occasion, alike);
}

const countAll = (
  people: readonly PeopleAlike[],
  occasions: readonly Occasion[],
  means: (occasion: Occasion, alike: PeopleAlike) => boolean,
): number =>
  people
    .filter((alike) => occasions.some((occasion) => means(occasion, alike)))
    .reduce((sum, { count }) => sum + count, 0);

function checkChoice(category: GreetingCategory, { occasions, designId }: Choice): void {
  const isRight =
    category !== 'customDates' &&
    isDesignOf(designId, category) &&
    occasions.every((occasion) => definitionOf(occasion).category === category);
  if (!isRight)
    throw new AppError('invalid_input', {
      fields: [{ path: 'occasions', code: 'of_category', message: 'Days and a design of this category' }],
    });
}
