import { sql } from 'kysely';
import type { QueryDefinition, QueryInput, QueryRow } from './query.ts';
import type { Part } from './row-parts.store.ts';
import { anything, counted, dayIn, isAhead, isDuring, sharing } from './row-parts.store.ts';

const ofReminders = { category: 'reminders', needsAgreement: false, isSameForAll: false } as const;
const ofTasks = { ...ofReminders, recordKind: 'task', sources: ['clients'] } as const;
const ofNotifications = { ...ofReminders, recordKind: 'notification', sources: ['notifications'] } as const;

/** Tasks `t` that are not deleted, for clients who are not deleted either. */
const taskRows = (day: Part, columns: Part, more: Part) => sql<QueryRow>`
  select t.id, ${day} as day, ${columns}
  from client_task t join client c on c.agent_id = t.agent_id and c.id = t.client_id
  where t.deleted_at is null and c.deleted_at is null and ${more}`;

const openTasks = (more: Part = anything) =>
  taskRows(sql`t.due_on`, counted, sql`t.done_at is null and ${more}`);

const doneOn = (input: QueryInput) => dayIn(sql`t.done_at`, input);
const notificationRows = (input: QueryInput, more: Part) => sql<QueryRow>`
  select n.id, ${dayIn(sql`n.created_at`, input)} as day, ${counted} from notification n where ${more}`;

export const reminderQueries: readonly QueryDefinition[] = [
  {
    ...ofTasks,
    key: 'reminders.openTasks',
    unit: 'count',
    measure: 'count',
    parameters: [],
    rows: () => openTasks(),
  },
  {
    ...ofTasks,
    key: 'reminders.overdueTasks',
    unit: 'count',
    measure: 'count',
    parameters: [],
    rows: ({ today }) => openTasks(sql`t.due_on < ${today}::date`),
  },
  {
    ...ofTasks,
    key: 'reminders.tasksToday',
    unit: 'count',
    measure: 'count',
    parameters: [],
    rows: ({ today }) => openTasks(sql`t.due_on = ${today}::date`),
  },
  {
    ...ofTasks,
    key: 'reminders.tasksAhead',
    unit: 'count',
    measure: 'count',
    parameters: ['daysAhead'],
    rows: (input) => openTasks(isAhead(sql`t.due_on`, input)),
  },
  {
    ...ofTasks,
    key: 'reminders.tasksDone',
    unit: 'count',
    measure: 'count',
    parameters: ['period'],
    rows: (input) => taskRows(doneOn(input), counted, isDuring(sql`t.done_at`, input)),
  },
  {
    ...ofTasks,
    key: 'reminders.doneOnTime',
    unit: 'percent',
    measure: 'ratio',
    parameters: ['period'],
    rows: (input) =>
      taskRows(
        doneOn(input),
        sharing(sql`${doneOn(input)} <= t.due_on`),
        sql`t.due_on is not null and ${isDuring(sql`t.done_at`, input)}`,
      ),
  },
  {
    ...ofNotifications,
    key: 'reminders.unread',
    unit: 'count',
    measure: 'count',
    parameters: [],
    rows: (input) => notificationRows(input, sql`n.read_at is null`),
  },
  {
    ...ofNotifications,
    key: 'reminders.received',
    unit: 'count',
    measure: 'count',
    parameters: ['period'],
    rows: (input) => notificationRows(input, isDuring(sql`n.created_at`, input)),
  },
];
