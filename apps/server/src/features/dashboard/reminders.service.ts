import type { Language } from '@hearthline/contract/common';
import type { Reminder } from '@hearthline/contract/dashboard';
import { dayMs, daysBetween } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import { createFormat } from '@hearthline/format/format';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { ReminderRow } from './reminders.store.ts';
import { listReminders } from './reminders.store.ts';

const spans = { tasks: 7, yearly: 7, consents: 30 };
const movedDays = 14;
const shownMost = 12;
/** So many of each kind, before there are more of one: who fell behind with tasks still sees whose birthday it is. */
const ofEachKind = 3;
/** Of what is equally urgent. */
const kindOrder: readonly Reminder['kind'][] = [
  'task',
  'postalCard',
  'greeting',
  'birthday',
  'anniversary',
  'touchbase',
  'consent',
  'cmaMoved',
];

/** Cards on paper whose last day to be printed or posted is near, or over. */
export type ListDueCards = (
  tx: Tx,
  agentId: string,
  today: string,
) => Promise<
  {
    id: string;
    title: Record<Language, string>;
    detail: Record<Language, string>;
    day: string;
    path: string;
  }[]
>;

/** What waits for the agent, the most urgent first. */
export function createRemindersService({
  database,
  clock,
  findAgent,
  findWaitingGreetings,
  listDueCards,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  findAgent(tx: Tx, agentId: string): Promise<{ timeZone: string }>;
  /** How many greetings want the agent's word, and when the first of them leaves. */
  findWaitingGreetings(tx: Tx, agentId: string): Promise<{ count: number; day: string } | null>;
  listDueCards: ListDueCards;
}) {
  return {
    list: (agentId: string, language: Language): Promise<{ items: Reminder[]; total: number }> =>
      database.asAgent(agentId, async (tx) => {
        const { timeZone } = await findAgent(tx, agentId);
        const now = clock.now();
        const today = localDay(now, timeZone);
        const movedSince = new Date(now.getTime() - movedDays * dayMs);
        const rows = await listReminders(tx, agentId, {
          today,
          timeZone,
          movedSince,
          spans,
          most: shownMost,
        });
        const waiting = await findWaitingGreetings(tx, agentId);
        if (waiting) rows.push(toRow(waiting));
        const cards = await listDueCards(tx, agentId, today);
        rows.push(
          ...cards.map(({ id, title, detail, day, path }) => ({
            kind: 'postalCard' as const,
            id,
            openId: path,
            title: title[language],
            text: detail[language],
            day,
            total: cards.length,
          })),
        );
        const totals = new Map(rows.map(({ kind, total }) => [kind, total]));
        const sorted = rows
          .map((row) => ({ row, urgency: urgencyOf(row, today) }))
          .toSorted((a, b) => a.urgency - b.urgency || orderOf(a.row) - orderOf(b.row))
          .map(({ row }) => present(row, today, language));
        return {
          items: chooseShown(sorted),
          total: [...totals.values()].reduce((sum, each) => sum + each, 0),
        };
      }),
  };
}

export type RemindersService = ReturnType<typeof createRemindersService>;

const orderOf = ({ kind }: ReminderRow): number => kindOrder.indexOf(kind);

/** Days from today. A call that waits for weeks is as urgent as one of today; a late task is more so. */
function urgencyOf(row: ReminderRow, today: string): number {
  const { kind, day } = row;
  if (kind === 'touchbase') return 0;
  if (kind === 'cmaMoved') return 1;
  return daysBetween(today, day);
}

/** Some of each kind, then what else is urgent, and last the calls, which have a list of their own. */
function chooseShown(sorted: readonly Reminder[]): Reminder[] {
  const counts = new Map<Reminder['kind'], number>();
  const first = new Set(
    sorted.filter(({ kind }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= ofEachKind;
    }),
  );
  const rest = sorted.filter((reminder) => !first.has(reminder));
  const inTurn = [
    ...first,
    ...rest.filter(({ kind }) => kind !== 'touchbase'),
    ...rest.filter(({ kind }) => kind === 'touchbase'),
  ];
  const chosen = new Set(inTurn.slice(0, shownMost));
  return sorted.filter((reminder) => chosen.has(reminder));
}

function present(row: ReminderRow, today: string, language: Language): Reminder {
  const { kind, id, openId, title, day } = row;
  const path = pathOf(kind, openId);
  const isDue = kind === 'task' || kind === 'touchbase' || kind === 'postalCard';
  return {
    kind,
    id: `${kind}-${id}`,
    title: kind === 'greeting' ? reminderTexts[language].waiting(Number(title)) : title,
    detail: describe(row, language),
    on: day,
    isLate: isDue && day < today,
    path,
  };
}

function pathOf(kind: Reminder['kind'], id: string): string {
  if (kind === 'greeting') return '/events';
  if (kind === 'postalCard') return id;
  return kind === 'cmaMoved' ? `/cma/calculate?id=${id}` : `/clients/view?id=${id}`;
}

/** All that wait are one reminder. */
const toRow = ({ count, day }: { count: number; day: string }): ReminderRow => ({
  kind: 'greeting',
  id: day,
  openId: '',
  title: String(count),
  text: '',
  day,
  total: 1,
});

function describe({ kind, text }: ReminderRow, language: Language): string {
  const texts = reminderTexts[language];
  if (kind === 'consent') return texts.consent;
  if (kind === 'greeting') return texts.greeting;
  if (kind === 'cmaMoved') return texts.moved(Number(text));
  if (kind === 'touchbase') return createFormat(language).phone(text);
  if (kind === 'birthday') return texts.turns(Number(text));
  return kind === 'anniversary' ? texts.livesThere(Number(text)) : text;
}

interface ReminderTexts {
  turns(years: number): string;
  livesThere(years: number): string;
  consent: string;
  waiting(count: number): string;
  greeting: string;
  moved(share: number): string;
}

/** What a reminder says beside whom it is about. */
const reminderTexts: Record<Language, ReminderTexts> = {
  en: {
    turns: (years) => `Turns ${years}`,
    livesThere: (years) => (years === 1 ? '1 year in the home' : `${years} years in the home`),
    waiting: (count) => (count === 1 ? 'A greeting waits for you' : `${count} greetings wait for you`),
    greeting: 'Approve them and they go out on their day',
    consent: 'Ask for express consent before it ends',
    moved: (share) => `${createFormat('en').percentStep(share, 1)} since you saved it`,
  },
  fr: {
    turns: (years) => `Aura ${years} an${years === 1 ? '' : 's'}`,
    livesThere: (years) => `${years} an${years === 1 ? '' : 's'} dans la propriété`,
    waiting: (count) =>
      count === 1 ? 'Un message de vœux vous attend' : `${count} messages de vœux vous attendent`,
    greeting: 'Approuvez-les et ils partiront le jour venu',
    consent: 'Demandez un consentement exprès avant son échéance',
    moved: (share) => `${createFormat('fr').percentStep(share, 1)} depuis l’enregistrement`,
  },
};
