import type { GreetingEvent } from '@hearthline/contract/greetings';
import { sendMoment } from '@hearthline/domain/greeting/send-moment';
import type { GreetingKind } from '@hearthline/domain/greeting/vocabulary';
import { kindOfCategory } from '@hearthline/domain/greeting/vocabulary';
import { greetingIdOf } from '../greeting-id.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import type { StoredGreeting } from '../sending/greetings.store.ts';
import type { TaskRecord } from '../tasks/tasks.store.ts';
import type { SortedEvent } from './describe-event.ts';
import { describePerson, headOf, leftAt, stateOf, stateOfDay } from './describe-event.ts';
import { isHeldOn, listPeople } from './greeted-people.store.ts';
import type { UncheckedEvent } from './name-obstacles.ts';
import type { Calendar, OwnDay, PlannedGreeting, SharedDay, Span } from './planned-greetings.ts';
import { greetingOn, isShared, withoutShared } from './planned-greetings.ts';

/** An event as far as it is sorted and counted by; what else there is to say of a client's day is found when it is shown. */
export type EventDraft = SortedEvent & ((UncheckedEvent & { own: null }) | { event: null; own: OwnDay });

/** Of more than so many, somebody can receive it: they are not looked at for that. */
const fewClients = 100;

const draftOf = ({ event, whom }: UncheckedEvent): EventDraft => ({
  day: event.day,
  kind: event.kind,
  client: event.client,
  taskName: event.taskName,
  event,
  whom,
  own: null,
});
const draftOfOwn = (own: OwnDay): EventDraft => ({
  day: own.day,
  kind: kindOfCategory[own.task.category],
  client: own.person,
  taskName: own.task.name,
  event: null,
  own,
});

/** All of a span; before today those that had a greeting, from today on those that will. */
export async function draftEvents(
  calendar: Calendar,
  transaction: GreetingTransaction,
  { from, to }: Span,
  { kind, clientId }: { kind?: GreetingKind | undefined; clientId?: string | undefined } = {},
): Promise<EventDraft[]> {
  const { greetings, today } = transaction;
  const tasks = (await transaction.tasks.list()).filter(
    ({ category }) => kind === undefined || kindOfCategory[category] === kind,
  );
  const scheduled = tasks.filter(({ state }) => state === 'scheduled');
  const stored = await greetings.listBetween(from, to);
  const ahead = { from: from > today ? from : today, to };
  const [own, shared] =
    ahead.from > to
      ? [[], []]
      : [
          await calendar.listOwnDays(transaction, scheduled.map(withoutShared), ahead, clientId),
          calendar.listSharedDays(transaction, scheduled, ahead),
        ];
  const begun = Map.groupBy(stored, ({ runId }) => runId);
  const open = shared.filter(({ runId }) => !isOver(begun.get(runId)));
  const openIds = new Set(open.map(({ runId }) => runId));
  const over = await describeOver(
    transaction,
    tasks,
    stored.filter(({ runId }) => !openIds.has(runId)),
    own,
  );
  return [
    ...over.map((event) => draftOf({ event, whom: event.client ? [event.client.id] : [] })),
    ...own.map(draftOfOwn),
    ...(await describeShared(calendar, transaction, open, begun)).map(draftOf),
  ];
}

/** In the order of the drafts. */
export async function describeDrafts(
  transaction: GreetingTransaction,
  drafts: readonly EventDraft[],
): Promise<UncheckedEvent[]> {
  const planned = drafts.flatMap(({ own }) => (own ? greetingOn(own, transaction) : []));
  const described = (await describeOwn(transaction, planned)).values();
  return drafts.map((draft) =>
    draft.own ? { event: described.next().value as GreetingEvent, whom: [draft.own.person.id] } : draft,
  );
}

/** A day that many share is over when nobody of it is left: the first may be settled long before the last. */
const isOver = (rows: readonly StoredGreeting[] | undefined): boolean =>
  rows?.every(({ outcome }) => outcome !== null) === true;

/** Days that many share, of which something may still leave. */
async function describeShared(
  calendar: Calendar,
  transaction: GreetingTransaction,
  days: readonly SharedDay[],
  begun: ReadonlyMap<string, readonly StoredGreeting[]>,
): Promise<UncheckedEvent[]> {
  const { greetings, today, agent } = transaction;
  const runs = await listDecisions(greetings, days);
  const events: UncheckedEvent[] = [];
  const known = new Map<string, string[]>();
  for (const day of days) {
    const { task, occasion, runId } = day;
    const key = `${task.id} ${occasion}`;
    const meant = known.get(key) ?? (await calendar.listMeant(transaction, day)).map(({ id }) => id);
    known.set(key, meant);
    const rows = begun.get(runId) ?? [];
    if (meant.length === 0 && rows.length === 0) continue;
    const settled = new Set(rows.flatMap(({ outcome, clientId }) => (outcome === null ? [] : clientId)));
    const whom = meant.filter((id) => !settled.has(id));
    const decision = runs.get(runId) ?? null;
    const event: GreetingEvent = {
      ...headOf(task, occasion, day.day),
      key: runId,
      sendAt: sendMoment(day.day, agent.timeZone).toISOString(),
      client: null,
      years: null,
      street: '',
      clientCount: whom.length + settled.size,
      state: stateOfDay(rows, { decision, approves: task.approves, day: day.day, today }),
      reason: null,
      language: null,
    };
    events.push({ event, whom: whom.length <= fewClients ? whom : [] });
  }
  return events;
}

/** What left or ended already, or is late: of one client each, or counted where many shared the day. */
async function describeOver(
  { tx, agentId, today, greetings }: GreetingTransaction,
  tasks: readonly TaskRecord[],
  stored: readonly StoredGreeting[],
  own: readonly OwnDay[],
): Promise<GreetingEvent[]> {
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const ended = stored.filter(({ outcome, day }) => outcome !== null || day < today);
  const shownAhead = listShownAhead(ended, own);
  const over = ended.filter(({ id }) => !shownAhead.has(id));
  const runs = await listDecisions(greetings, over);
  const single = over.filter(({ taskId, occasion }) => {
    const task = taskOf.get(taskId);
    return task && !isShared(task, occasion);
  });
  const ids = [...new Set(single.map(({ clientId }) => clientId))];
  const people = new Map((await listPeople(tx, agentId, { ids })).map((person) => [person.id, person]));
  const events = single.flatMap((row): GreetingEvent[] => {
    const task = taskOf.get(row.taskId);
    const person = people.get(row.clientId);
    if (!task || !person) return [];
    const event = describePerson(task, row, person, row);
    if (row.outcome !== null) return [event];
    const decision = row.decision ?? runs.get(row.runId) ?? null;
    return [{ ...event, state: stateOf({ decision, approves: task.approves, day: row.day, today }) }];
  });
  for (const [runId, rows] of Map.groupBy(over, ({ runId }) => runId)) {
    const [first] = rows;
    const task = first && taskOf.get(first.taskId);
    if (!first || !task || !isShared(task, first.occasion)) continue;
    events.push({
      ...headOf(task, first.occasion, first.day),
      key: runId,
      sendAt: (leftAt(rows) ?? first.sendAt).toISOString(),
      client: null,
      years: null,
      street: '',
      clientCount: rows.length,
      state: stateOfDay(rows, {
        decision: runs.get(runId) ?? null,
        approves: task.approves,
        day: first.day,
        today,
      }),
      reason: null,
      language: null,
    });
  }
  return events;
}

/** Which greetings that ended stand among those to come, too. Few have both, so few ids are worked out. */
function listShownAhead(ended: readonly StoredGreeting[], own: readonly OwnDay[]): Set<string> {
  if (ended.length === 0) return new Set();
  const keyOf = (taskId: string, clientId: string, occasion: string) => `${taskId} ${clientId} ${occasion}`;
  const keys = new Set(ended.map(({ taskId, clientId, occasion }) => keyOf(taskId, clientId, occasion)));
  return new Set(
    own
      .filter(({ task, person, occasion }) => keys.has(keyOf(task.id, person.id, occasion)))
      .map(({ task, person, occasion, turn }) =>
        greetingIdOf({ taskId: task.id, clientId: person.id, occasion, turn }),
      ),
  );
}

/** What was decided about whole days. */
async function listDecisions(
  greetings: GreetingTransaction['greetings'],
  days: readonly { runId: string }[],
): Promise<Map<string, 'approve' | 'skip' | null>> {
  const runs = await greetings.listRuns([...new Set(days.map(({ runId }) => runId))]);
  return new Map(runs.map(({ id, decision }) => [id, decision]));
}

/** Of one client each, with what was decided about them. */
export async function describeOwn(
  { greetings, today }: GreetingTransaction,
  planned: readonly PlannedGreeting[],
): Promise<GreetingEvent[]> {
  const rows = new Map((await greetings.list(planned.map(({ id }) => id))).map((row) => [row.id, row]));
  const runs = await listDecisions(greetings, planned);
  return planned.map((each) => {
    const row = rows.get(each.id);
    if (row && row.outcome !== null) return describePerson(each.task, each, each.person, row);
    const decision = row?.decision ?? runs.get(each.runId) ?? null;
    const state = isHeldOn(each.person, each.day)
      ? 'held'
      : stateOf({ decision, approves: each.task.approves, day: each.day, today });
    return {
      ...describePerson(each.task, each, each.person, null),
      years: each.years,
      state,
      reason: state === 'held' ? each.person.holdReason : null,
    };
  });
}
