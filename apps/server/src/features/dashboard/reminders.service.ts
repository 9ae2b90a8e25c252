import type { Reminder } from '@hearthline/contract/dashboard';
import { reminderKinds } from '@hearthline/contract/dashboard';
import { daysBetween } from '@hearthline/domain/client/calendar';
import { nextYearly } from '@hearthline/domain/client/yearly-date';
import { calendarDate } from '../../platform/clock/calendar.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { ReminderRow } from './reminders.store.ts';
import { listReminders } from './reminders.store.ts';

const spans = { tasks: 7, yearly: 7, consents: 30 };
const movedDays = 14;
const shownMost = 12;
/** Who fell behind with calls still sees what else there is. */
const callsFirst = 5;
const dayMs = 86_400_000;

/** What waits for the agent, the most urgent first. */
export function createRemindersService({
  database,
  clock,
  readAgent,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  readAgent(tx: Tx, agentId: string): Promise<{ timeZone: string }>;
}) {
  return {
    list: (agentId: string): Promise<{ items: Reminder[]; total: number }> =>
      database.asAgent(agentId, async (tx) => {
        const { timeZone } = await readAgent(tx, agentId);
        const now = clock.now();
        const today = calendarDate(now, timeZone);
        const movedSince = new Date(now.getTime() - movedDays * dayMs);
        const rows = await listReminders(tx, agentId, { today, movedSince, spans, most: shownMost });
        const totals = new Map(rows.map(({ kind, total }) => [kind, total]));
        const sorted = rows
          .map((row) => ({ reminder: present(row, today), urgency: urgencyOf(row, today) }))
          .toSorted((a, b) => a.urgency - b.urgency || orderOf(a.reminder) - orderOf(b.reminder))
          .map(({ reminder }) => reminder);
        return {
          items: chooseShown(sorted),
          total: [...totals.values()].reduce((sum, each) => sum + each, 0),
        };
      }),
  };
}

export type RemindersService = ReturnType<typeof createRemindersService>;

const orderOf = ({ kind }: Reminder): number => reminderKinds.indexOf(kind);

/** Days from today. A call that waits for weeks is as urgent as one of today; a late task is more so. */
function urgencyOf({ kind, day }: ReminderRow, today: string): number {
  if (kind === 'touchbase') return 0;
  if (kind === 'cmaMoved') return 1;
  return daysBetween(today, isYearly(kind) ? nextYearly(day, today).on : day);
}

/** In the order of urgency, but at first no more calls than leave room for the rest. */
function chooseShown(sorted: readonly Reminder[]): Reminder[] {
  const calls = sorted.filter(({ kind }) => kind === 'touchbase');
  const others = sorted.length - calls.length;
  const shownCalls = new Set(calls.slice(0, Math.max(callsFirst, shownMost - others)));
  return sorted
    .filter((reminder) => reminder.kind !== 'touchbase' || shownCalls.has(reminder))
    .slice(0, shownMost);
}

function present({ kind, id, openId, title, text, day }: ReminderRow, today: string): Reminder {
  const path = kind === 'cmaMoved' ? `/cma/calculate?id=${openId}` : `/clients/view?id=${openId}`;
  const isDue = kind === 'task' || kind === 'touchbase';
  const base = { kind, id: `${kind}-${id}`, title, path, isLate: isDue && day < today };
  if (!isYearly(kind)) return { ...base, detail: text, on: day };
  const { on, years } = nextYearly(day, today);
  return { ...base, detail: years === null ? '' : String(years), on };
}

function isYearly(kind: Reminder['kind']): boolean {
  return kind === 'birthday' || kind === 'anniversary';
}
