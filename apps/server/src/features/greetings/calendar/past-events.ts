import type { GreetingEvent } from '@hearthline/contract/greetings';
import { greetingIdOf } from '../greeting-id.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import type { StoredGreeting } from '../sending/greetings.store.ts';
import type { TaskRecord } from '../tasks/tasks.store.ts';
import { describePerson, headOf, leftAt, stateOf, stateOfDay } from './describe-event.ts';
import { listPeople } from './greeted-people.store.ts';
import type { OwnDay } from './planned-greetings.ts';
import { isShared } from './planned-greetings.ts';

/** What left or ended already, or is late: of one client each, or counted where many shared the day. */
export async function describeOver(
  { tx, agentId, today, greetings }: GreetingTransaction,
  tasks: readonly TaskRecord[],
  stored: readonly StoredGreeting[],
  listOwnDays: (clientIds: readonly string[]) => Promise<OwnDay[]> | OwnDay[],
): Promise<GreetingEvent[]> {
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const ended = stored.filter(({ outcome, day }) => outcome !== null || day < today);
  const ofOne = ended.filter(({ taskId, occasion }) => {
    const task = taskOf.get(taskId);
    return task && !isShared(task, occasion);
  });
  const shownAhead = listShownAhead(
    ofOne,
    ofOne.length === 0 ? [] : await listOwnDays([...new Set(ofOne.map(({ clientId }) => clientId))]),
  );
  const over = ended.filter(({ id }) => !shownAhead.has(id));
  const runs = await listDecisions(greetings, over);
  const single = ofOne.filter(({ id }) => !shownAhead.has(id));
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
  const shared = Map.groupBy(over, ({ runId }) => runId);
  const days = [...shared].flatMap(([runId, rows]) => {
    const task = taskOf.get(rows[0]?.taskId ?? '');
    return task ? describeDay(task, rows, runs.get(runId) ?? null, today) : [];
  });
  return [...events, ...days];
}

/** A day that many shared. */
function describeDay(
  task: TaskRecord,
  rows: readonly StoredGreeting[],
  decision: 'approve' | 'skip' | null,
  today: string,
): GreetingEvent[] {
  const [first] = rows;
  if (!first || !isShared(task, first.occasion)) return [];
  const { day, occasion, runId } = first;
  return [
    {
      ...headOf(task, occasion, day),
      key: runId,
      sendAt: (leftAt(rows) ?? first.sendAt).toISOString(),
      client: null,
      years: null,
      street: '',
      clientCount: rows.length,
      state: stateOfDay(rows, { decision, approves: task.approves, day, today }),
      reason: null,
      language: null,
    },
  ];
}

/** Which greetings that ended stand among those to come, too. Few have both, so few ids are worked out. */
function listShownAhead(ended: readonly StoredGreeting[], own: readonly OwnDay[]): Set<string> {
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
export async function listDecisions(
  greetings: GreetingTransaction['greetings'],
  days: readonly { runId: string }[],
): Promise<Map<string, 'approve' | 'skip' | null>> {
  const runs = await greetings.listRuns([...new Set(days.map(({ runId }) => runId))]);
  return new Map(runs.map(({ id, decision }) => [id, decision]));
}
