import type { GreetingTask, GreetingTaskInput } from '@hearthline/contract/greetings';
import type { GreetingTaskState } from '@hearthline/domain/greeting/vocabulary';
import { kindOfCategory } from '@hearthline/domain/greeting/vocabulary';
import type { TaskRecord } from './tasks.store.ts';

export interface TaskStanding {
  sendDate: string | null;
  clientCount: number;
  subject: string;
  audienceName: string | null;
  /** To how many clients it came. */
  reached: number;
}

/** One that writes once is done when its day is over. */
export const stateOf = (
  { state, repeats }: Pick<TaskRecord, 'state' | 'repeats'>,
  { sendDate }: Pick<TaskStanding, 'sendDate'>,
): GreetingTaskState => (state === 'scheduled' && sendDate === null && !repeats ? 'done' : state);

export function presentTask(
  record: TaskRecord,
  { sendDate, clientCount, subject, audienceName, reached }: TaskStanding,
): GreetingTask {
  const { approves, repeats, customOn, design, ...task } = record;
  const state = stateOf(record, { sendDate });
  const { id, revision, category, occasions, name, words, isStanding, createdAt, updatedAt } = task;
  return {
    id,
    revision,
    category,
    occasions,
    name,
    designId: design,
    words,
    customDate: customOn,
    repeatsAnnually: repeats,
    audience: presentAudience(task),
    approvesBeforeSending: approves,
    kind: kindOfCategory[category],
    audienceName,
    subject,
    state,
    sendDate,
    clientCount,
    reached: state === 'scheduled' ? null : reached,
    isStanding,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function presentAudience({
  clientId,
  listId,
}: Pick<TaskRecord, 'clientId' | 'listId'>): GreetingTaskInput['audience'] {
  if (clientId !== null) return { kind: 'client', clientId };
  return listId === null ? { kind: 'all' } : { kind: 'list', listId };
}

/** As a table holds it. */
export const taskColumnsOf = ({
  category,
  occasions,
  name,
  designId,
  words,
  customDate,
  repeatsAnnually,
  audience,
  approvesBeforeSending,
}: GreetingTaskInput) => ({
  category,
  occasions,
  name,
  design: designId,
  words: words === null ? null : JSON.stringify(words),
  customOn: customDate,
  repeats: repeatsAnnually,
  audience: audience.kind,
  clientId: audience.kind === 'client' ? audience.clientId : null,
  listId: audience.kind === 'list' ? audience.listId : null,
  approves: approvesBeforeSending,
});
