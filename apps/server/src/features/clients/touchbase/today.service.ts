import type { DueClient, Today } from '@hearthline/contract/client-page';
import { addDays, daysBetween } from '@hearthline/domain/calendar';
import { cadenceOf } from '@hearthline/domain/client/touchbase';
import { nextYearly } from '@hearthline/domain/client/yearly-date';
import type { ClientTransaction, ClientTransactions } from '../client-transaction.ts';
import { listLeapDayRules } from '../privacy/client-greetings.store.ts';
import { nameOf, presentRow } from '../records/clients.presenter.ts';
import type { ListedClient } from '../records/clients.store.ts';
import { presentTask } from '../tasks/tasks.service.ts';
import { createTasksStore } from '../tasks/tasks.store.ts';

const shownDue = 50;
const shownAhead = 20;
const daysAhead = 30;

/** What an agent should do today. */
export function createTodayService({ open }: ClientTransactions) {
  async function listDue(transaction: ClientTransaction): Promise<{ due: DueClient[]; dueTotal: number }> {
    const filter = { version: 1 as const, isDue: true };
    const rows = await transaction.clients.listPage({
      filter,
      sort: 'longestWait',
      isDescending: false,
      offset: 0,
      limit: shownDue,
    });
    const due = rows
      .map((row) => ({
        row,
        overdueDays: daysBetween(row.nextContactOn ?? transaction.today, transaction.today),
        everyDays: cadenceOf(row),
      }))
      .map(({ row, overdueDays, everyDays }) => ({
        client: presentRow(row),
        nextContactOn: row.nextContactOn ?? transaction.today,
        overdueDays,
        everyDays,
        isPlanned: row.plannedOn !== null,
      }));
    return { due, dueTotal: rows.length < shownDue ? rows.length : await transaction.clients.count(filter) };
  }

  async function listAhead(transaction: ClientTransaction): Promise<Today['ahead']> {
    const list = (filter: object, sort: 'birthday' | 'moveIn') =>
      transaction.clients.listPage({
        filter: { version: 1, ...filter },
        sort,
        isDescending: false,
        offset: 0,
        limit: shownAhead,
      });
    const birthdays = await list({ birthdayWithin: daysAhead }, 'birthday');
    const moves = await list({ moveInWithin: daysAhead }, 'moveIn');
    const { tx, agentId, today } = transaction;
    const rules = await listLeapDayRules(
      tx,
      agentId,
      [...birthdays, ...moves].map(({ id }) => id),
    );
    const entry =
      (what: 'birthday' | 'moveIn', first: (row: ListedClient) => string | null) => (row: ListedClient) => {
        const date = first(row);
        return date === null
          ? []
          : [{ client: presentRow(row), what, ...nextYearly(date, today, rules.get(row.id)) }];
      };
    return [
      ...birthdays.flatMap(entry('birthday', ({ birthday }) => birthday)),
      ...moves.flatMap(entry('moveIn', ({ moveInDate }) => moveInDate)),
    ]
      .toSorted((a, b) => a.daysAhead - b.daysAhead)
      .slice(0, shownAhead);
  }

  async function listEnding(transaction: ClientTransaction): Promise<Today['ending']> {
    const rows = await transaction.clients.listPage({
      filter: { version: 1, consent: ['ending'] },
      sort: 'consentEnd',
      isDescending: false,
      offset: 0,
      limit: shownAhead,
    });
    return rows.flatMap((row) =>
      row.consentEndsOn === null
        ? []
        : [
            {
              client: presentRow(row),
              endsOn: row.consentEndsOn,
              daysLeft: daysBetween(transaction.today, row.consentEndsOn),
            },
          ],
    );
  }

  return {
    get: (agentId: string): Promise<Today> =>
      open(agentId, async (transaction) => {
        const tasks = await createTasksStore(transaction.tx, agentId).listDue(
          addDays(transaction.today, 7),
          shownDue,
        );
        return {
          ...(await listDue(transaction)),
          ahead: await listAhead(transaction),
          tasks: tasks.map((task) => ({ ...presentTask(task), clientName: nameOf(task) })),
          ending: await listEnding(transaction),
        };
      }),
  };
}

export type TodayService = ReturnType<typeof createTodayService>;
