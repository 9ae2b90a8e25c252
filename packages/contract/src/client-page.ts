import { cadenceChoices } from '@hearthline/domain/client/touchbase';
import { contactKinds } from '@hearthline/domain/client/vocabulary';
import { z } from 'zod';
import { timelineEntry, timelineKinds, timelinePageSize } from './client-timeline.ts';
import { clientRow } from './clients.ts';
import {
  count,
  done,
  id,
  isoDate,
  isoInstant,
  numberText,
  paragraphs,
  requiredLine,
  success,
} from './common.ts';
import { defineEndpoints } from './endpoint.ts';

export const noteMaxLength = 4_000;
export const taskMaxLength = 200;

export const clientNote = z.object({
  id,
  text: z.string(),
  isPinned: z.boolean(),
  createdAt: isoInstant,
  updatedAt: isoInstant,
});
export type ClientNote = z.infer<typeof clientNote>;

export const clientTask = z.object({
  id,
  clientId: id,
  title: z.string(),
  dueOn: isoDate.nullable(),
  doneAt: isoInstant.nullable(),
});
export type ClientTask = z.infer<typeof clientTask>;

const yearly = z.object({ on: isoDate, daysAhead: z.int(), years: z.int().nullable() });

export const touchbase = z.object({
  nextContactOn: isoDate.nullable(),
  /** Set by the agent; null follows the relation. */
  cadenceDays: z.int().nullable(),
  /** The number of days that holds, whoever set it; 0 is never. */
  everyDays: z.int(),
  plannedOn: isoDate.nullable(),
  lastContactAt: isoInstant.nullable(),
  lastContactKind: z.enum(contactKinds).nullable(),
  /** How often there was contact in each of the last twelve weeks, the oldest first. */
  weeks: z.array(count).length(12),
  birthday: yearly.nullable(),
  moveIn: yearly.nullable(),
});
export type Touchbase = z.infer<typeof touchbase>;

export const dueClient = z.object({
  client: clientRow,
  nextContactOn: isoDate,
  overdueDays: z.int(),
  everyDays: z.int(),
  isPlanned: z.boolean(),
});
export type DueClient = z.infer<typeof dueClient>;

const ahead = z.object({ client: clientRow, what: z.enum(['birthday', 'moveIn']), ...yearly.shape });
export const today = z.object({
  due: z.array(dueClient),
  dueTotal: count,
  ahead: z.array(ahead),
  tasks: z.array(clientTask.extend({ clientName: z.string() })),
  /** Consents that end within the next 60 days, the nearest first. */
  ending: z.array(z.object({ client: clientRow, endsOn: isoDate, daysLeft: z.int() })),
});
export type Today = z.infer<typeof today>;

const params = z.strictObject({ id });
const itemParams = z.strictObject({ id, itemId: id });
const noteBody = z.strictObject({
  text: paragraphs(noteMaxLength).min(1),
  isPinned: z.boolean().default(false),
});
const taskBody = z.strictObject({
  title: requiredLine(taskMaxLength),
  dueOn: isoDate.nullable(),
  isDone: z.boolean().default(false),
});

export const clientPageEndpoints = defineEndpoints({
  'GET /clients/today': {
    access: 'agent',
    summary: 'Who to call today, whose day comes up, which tasks are due and which consents end',
    reply: success(today),
  },
  'GET /clients/{id}/timeline': {
    access: 'agent',
    summary: 'What happened with a client, newest first',
    params,
    query: z.strictObject({
      kind: z.enum(timelineKinds).optional(),
      before: z.string().max(80).optional(),
      limit: numberText.pipe(z.number().int().min(1).max(100)).default(timelinePageSize),
    }),
    reply: z.object({
      isSuccess: z.literal(true),
      result: z.array(timelineEntry),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
  },
  'GET /clients/{id}/touchbase': {
    access: 'agent',
    summary: 'When to be in touch next, by which rule, and the days of the year ahead',
    params,
    reply: success(touchbase),
  },
  'PUT /clients/{id}/touchbase': {
    access: 'agent',
    summary: 'Set how often to be in touch, or a day for the next time',
    params,
    body: z.strictObject({
      cadenceDays: z.union(cadenceChoices.map((choice) => z.literal(choice))).nullable(),
      plannedOn: isoDate.nullable(),
    }),
    reply: success(touchbase),
  },
  'POST /clients/{id}/contacts': {
    access: 'agent',
    summary: 'Log a call, mail, meeting or text',
    params,
    body: z.strictObject({
      contact: z.enum(contactKinds),
      minutes: z.int().min(0).max(1_440).nullable().default(null),
      text: paragraphs(noteMaxLength).default(''),
    }),
    reply: success(z.object({ id, touchbase })),
  },
  'DELETE /clients/{id}/contacts/{itemId}': {
    access: 'agent',
    summary: 'Take a logged contact back',
    params: itemParams,
    reply: success(touchbase),
  },
  'GET /clients/{id}/notes': {
    access: 'agent',
    summary: 'Notes, pinned ones first',
    params,
    reply: success(z.array(clientNote)),
  },
  'POST /clients/{id}/notes': {
    access: 'agent',
    summary: 'Write a note',
    params,
    body: noteBody,
    reply: success(clientNote),
  },
  'PUT /clients/{id}/notes/{itemId}': {
    access: 'agent',
    summary: 'Change a note',
    params: itemParams,
    body: noteBody,
    reply: success(clientNote),
  },
  'DELETE /clients/{id}/notes/{itemId}': {
    access: 'agent',
    summary: 'Delete a note; it can be brought back',
    params: itemParams,
    reply: done,
  },
  'POST /clients/{id}/notes/{itemId}/restore': {
    access: 'agent',
    summary: 'Bring a deleted note back',
    params: itemParams,
    reply: success(clientNote),
  },
  'GET /clients/{id}/tasks': {
    access: 'agent',
    summary: 'Tasks, open ones first by their day',
    params,
    reply: success(z.array(clientTask)),
  },
  'POST /clients/{id}/tasks': {
    access: 'agent',
    summary: 'Add a task',
    params,
    body: taskBody,
    reply: success(clientTask),
  },
  'PUT /clients/{id}/tasks/{itemId}': {
    access: 'agent',
    summary: 'Change a task or tick it off',
    params: itemParams,
    body: taskBody,
    reply: success(clientTask),
  },
  'DELETE /clients/{id}/tasks/{itemId}': {
    access: 'agent',
    summary: 'Delete a task; it can be brought back',
    params: itemParams,
    reply: done,
  },
  'POST /clients/{id}/tasks/{itemId}/restore': {
    access: 'agent',
    summary: 'Bring a deleted task back',
    params: itemParams,
    reply: success(clientTask),
  },
});
