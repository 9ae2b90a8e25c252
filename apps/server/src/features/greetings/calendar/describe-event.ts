import type { GreetingEvent } from '@hearthline/contract/greetings';
import { greetingLimits } from '@hearthline/contract/greetings';
import { daysBetween, yearOf } from '@hearthline/domain/calendar';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { definitionOf, mayDifferByADay } from '@hearthline/domain/greeting/occasions';
import type { GreetingState } from '@hearthline/domain/greeting/vocabulary';
import { kindOfCategory, precedenceOf } from '@hearthline/domain/greeting/vocabulary';
import { compareNames } from '@hearthline/format/intl-writers';
import type { StoredGreeting } from '../sending/greetings.store.ts';
import type { TaskRecord } from '../tasks/tasks.store.ts';
import type { PersonRow } from './greeted-people.store.ts';
import type { PlannedGreeting } from './planned-greetings.ts';

/** Of one client. */
export function describePerson(
  task: TaskRecord,
  { id, occasion, day, sendAt }: Pick<PlannedGreeting, 'id' | 'occasion' | 'day' | 'sendAt'>,
  person: PersonRow,
  row: Pick<StoredGreeting, 'outcome' | 'reason' | 'settledAt'> | null,
): GreetingEvent {
  const { day: rule } = definitionOf(occasion);
  const first = rule.of === 'client' ? person.days[rule.field] : null;
  return {
    ...headOf(task, occasion, day),
    key: id,
    sendAt: (leftAt(row ? [row] : []) ?? sendAt).toISOString(),
    client: { id: person.id, name: person.name },
    years: first === null ? null : yearOf(day) - yearOf(first),
    street: occasion === 'homeDay' ? person.street : '',
    clientCount: 1,
    state: row?.outcome ?? 'scheduled',
    reason: row?.reason ?? null,
    language: person.language,
  };
}

/** When the first of these greetings left: a late one at another hour than it was to. */
export function leftAt(rows: readonly Pick<StoredGreeting, 'outcome' | 'settledAt'>[]): Date | null {
  const moments = rows.flatMap(({ outcome, settledAt }) =>
    settledAt && (outcome === 'sent' || outcome === 'merged') ? settledAt.getTime() : [],
  );
  return moments.length > 0 ? new Date(moments.reduce((first, moment) => Math.min(first, moment))) : null;
}

export const headOf = (task: TaskRecord, occasion: Occasion, day: string) => ({
  taskId: task.id,
  taskName: task.name,
  kind: kindOfCategory[task.category],
  category: task.category,
  occasion,
  day,
  designId: task.design,
  mayDiffer: mayDifferByADay(occasion),
});

interface StillToCome {
  decision: 'approve' | 'skip' | null;
  approves: boolean;
  day: string;
  today: string;
}

/** Of what is still to come. It is asked about only when it is near. */
export function stateOf({ decision, approves, day, today }: StillToCome): GreetingState {
  if (decision === 'skip') return 'skipped';
  if (!approves || decision === 'approve') return 'scheduled';
  return daysBetween(today, day) <= greetingLimits.approvalDays ? 'waiting' : 'scheduled';
}

/** What most needs the agent first, then what says most of a day that is over. */
const dayStates: readonly GreetingState[] = [
  'waiting',
  'scheduled',
  'sent',
  'merged',
  'missed',
  'leftOut',
  'cancelled',
  'skipped',
];

/** Of a day that many share: as long as somebody of it is still to be greeted, that counts and not who was settled before. */
export function stateOfDay(
  rows: readonly Pick<StoredGreeting, 'outcome' | 'decision'>[],
  shared: StillToCome,
): GreetingState {
  const states = new Set(
    rows.map(
      ({ outcome, decision }) => outcome ?? stateOf({ ...shared, decision: decision ?? shared.decision }),
    ),
  );
  return dayStates.find((state) => states.has(state)) ?? stateOf(shared);
}

/** What events are sorted by. */
export type SortedEvent = Pick<GreetingEvent, 'day' | 'kind' | 'client' | 'taskName'>;

const nameOf = ({ client, taskName }: SortedEvent): string => client?.name ?? taskName;
const compareDays = (left: string, right: string): number => Number(left > right) - Number(left < right);

export const byDay = (left: SortedEvent, right: SortedEvent): number =>
  compareDays(left.day, right.day) ||
  precedenceOf(left.kind) - precedenceOf(right.kind) ||
  compareNames('en', nameOf(left), nameOf(right));
/** What many share comes after the clients. */
export const byClient = (left: SortedEvent, right: SortedEvent): number =>
  Number(left.client === null) - Number(right.client === null) ||
  compareNames('en', nameOf(left), nameOf(right)) ||
  byDay(left, right);
