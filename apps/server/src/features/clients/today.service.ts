import type { DueClient, Today } from '@hearthline/contract/client-page';
import { addDays, daysBetween } from '@hearthline/domain/client/calendar';
import { cadenceOf } from '@hearthline/domain/client/touchbase';
import { nextYearly } from '@hearthline/domain/client/yearly-date';
import type { ClientDesk, ClientDesks } from './client-desk.ts';
import { presentTask } from './client-page.service.ts';
import { createClientPageStore } from './client-page.store.ts';
import { nameOf, presentRow } from './clients.presenter.ts';
import type { ListedClient } from './clients.store.ts';

const shownDue = 50;
const shownAhead = 20;
const daysAhead = 30;
/** Far more than anybody calls on a day; they are ranked here, where the rule is. */
const consideredDue = 500;

/** What an agent should do today. */
export function createTodayService({ open }: ClientDesks) {
  async function listDue(desk: ClientDesk): Promise<{ due: DueClient[]; dueTotal: number }> {
    const filter = { version: 1 as const, isDue: true };
    const rows = await desk.clients.listPage({
      filter,
      sort: 'nextContact',
      isDescending: false,
      offset: 0,
      limit: consideredDue,
    });
    const due = rows
      .map((row) => ({
        row,
        overdueDays: daysBetween(row.nextContactOn ?? desk.today, desk.today),
        everyDays: cadenceOf(row),
      }))
      // Who waits longest for what they are used to comes first.
      .toSorted((a, b) => pressureOf(b) - pressureOf(a) || a.row.id.localeCompare(b.row.id))
      .slice(0, shownDue)
      .map(({ row, overdueDays, everyDays }) => ({
        client: presentRow(row),
        nextContactOn: row.nextContactOn ?? desk.today,
        overdueDays,
        everyDays,
        isPlanned: row.plannedOn !== null,
      }));
    return { due, dueTotal: rows.length < consideredDue ? rows.length : await desk.clients.count(filter) };
  }

  async function listAhead(desk: ClientDesk): Promise<Today['ahead']> {
    const list = (filter: object) =>
      desk.clients.listPage({
        filter: { version: 1, ...filter },
        sort: 'name',
        isDescending: false,
        offset: 0,
        limit: consideredDue,
      });
    const entry =
      (what: 'birthday' | 'moveIn', first: (row: ListedClient) => string | null) => (row: ListedClient) => {
        const date = first(row);
        return date === null ? [] : [{ client: presentRow(row), what, ...nextYearly(date, desk.today) }];
      };
    const birthdays = await list({ birthdayWithin: daysAhead });
    const moves = await list({ moveInWithin: daysAhead });
    return (
      [
        ...birthdays.flatMap(entry('birthday', ({ birthday }) => birthday)),
        ...moves.flatMap(entry('moveIn', ({ moveInDate }) => moveInDate)),
      ]
        // The day of moving in itself is not an anniversary yet.
        .filter(({ what, years }) => what === 'birthday' || years !== null)
        .toSorted((a, b) => a.daysAhead - b.daysAhead)
        .slice(0, shownAhead)
    );
  }

  async function listEnding(desk: ClientDesk): Promise<Today['ending']> {
    const rows = await desk.clients.listPage({
      filter: { version: 1, consent: ['ending'] },
      sort: 'name',
      isDescending: false,
      offset: 0,
      limit: consideredDue,
    });
    return rows
      .flatMap((row) =>
        row.consentEndsOn === null
          ? []
          : [
              {
                client: presentRow(row),
                endsOn: row.consentEndsOn,
                daysLeft: daysBetween(desk.today, row.consentEndsOn),
              },
            ],
      )
      .toSorted((a, b) => a.daysLeft - b.daysLeft)
      .slice(0, shownAhead);
  }

  return {
    get: (agentId: string): Promise<Today> =>
      open(agentId, async (desk) => {
        const tasks = await createClientPageStore(desk.tx, agentId).listDueTasks(
          addDays(desk.today, 7),
          shownDue,
        );
        return {
          ...(await listDue(desk)),
          ahead: await listAhead(desk),
          tasks: tasks.map((task) => ({ ...presentTask(task), clientName: nameOf(task) })),
          ending: await listEnding(desk),
        };
      }),
  };
}

export type TodayService = ReturnType<typeof createTodayService>;

const pressureOf = ({ overdueDays, everyDays }: { overdueDays: number; everyDays: number }): number =>
  (overdueDays + 1) / Math.max(1, everyDays);
