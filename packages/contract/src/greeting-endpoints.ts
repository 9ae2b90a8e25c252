import { greetingDecisions } from '@hearthline/domain/greeting/vocabulary';
import { z } from 'zod';
import { count, done, id, isoDate, language, line, numberText, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  designId,
  greetingCategory,
  greetingCategoryRow,
  greetingDayClient,
  greetingEvent,
  greetingKind,
  greetingLimits,
  greetingPreview,
  greetingReceiver,
  greetingRun,
  greetingRunDetail,
  greetingTask,
  greetingTaskInput,
  greetingTemplate,
  greetingTemplateInput,
  greetingWishes,
  greetingWishesInput,
  greetingYear,
  occasion,
} from './greetings.ts';
import { mailContent } from './messages.ts';

const idParams = z.strictObject({ id });
const templateParams = z.strictObject({ category: greetingCategory, design: designId });
/** Which day of the category; without it, its first. */
const ofOccasion = z.strictObject({ occasion: occasion.optional() });
const paging = {
  page: numberText.pipe(z.int().min(1).max(10_000)).default(1),
  pageSize: numberText.pipe(z.int().min(1).max(100)).default(20),
};
const page = <T extends z.ZodType>(row: T) =>
  z.object({ isSuccess: z.literal(true), result: z.array(row), totalRows: count });

export const greetingEndpoints = defineEndpoints({
  'GET /greetings/year': {
    access: 'agent',
    summary: 'Twelve months of events from the month of a day on, counted by day and kind',
    query: z.strictObject({ from: isoDate.optional() }),
    reply: success(greetingYear),
    oneAtATime: true,
  },
  'GET /greetings/events': {
    access: 'agent',
    summary: 'Events of a span of days, those of one client each and those that many share',
    query: z.strictObject({
      from: isoDate,
      to: isoDate,
      kind: greetingKind.optional(),
      clientId: id.optional(),
      search: line(100).default(''),
      by: z.enum(['date', 'client']).default('date'),
      /** Only what wants the agent's word. */
      isWaiting: z.enum(['true', 'false']).default('false'),
      ...paging,
    }),
    reply: page(greetingEvent),
    oneAtATime: true,
  },
  'GET /greetings/days/{id}/clients': {
    access: 'agent',
    summary: 'Whom a day that many share means, and for whom of them nothing will leave',
    params: idParams,
    query: z.strictObject(paging),
    reply: page(greetingDayClient),
    oneAtATime: true,
  },
  'POST /greetings/decide': {
    access: 'agent',
    summary: 'Approve greetings, skip them this year, or undo either, before they leave',
    body: z.strictObject({
      /** Of greetings of one client each, or of a day that many share. */
      keys: z.array(id).min(1).max(greetingLimits.decided),
      decision: z.enum(greetingDecisions),
    }),
    reply: success(z.object({ changed: count })),
    oneAtATime: true,
  },
  'GET /greetings/categories': {
    access: 'agent',
    summary: 'Categories with their designs, whether they are on, and whom they mean',
    reply: success(z.array(greetingCategoryRow)),
  },
  'PUT /greetings/categories/{category}': {
    access: 'agent',
    summary: 'Switch a category on or off, and choose its days and design',
    params: z.strictObject({ category: greetingCategory }),
    body: z.strictObject({
      isOn: z.boolean(),
      occasions: z.array(occasion).min(1).max(12),
      designId,
      approvesBeforeSending: z.boolean(),
    }),
    reply: success(greetingCategoryRow),
  },
  'GET /greetings/tasks': {
    access: 'agent',
    summary: 'Tasks with their next day',
    query: z.strictObject({
      state: z.enum(['scheduled', 'cancelled', 'done', 'all']).default('scheduled'),
      category: greetingCategory.optional(),
      clientId: id.optional(),
      ...paging,
    }),
    reply: page(greetingTask),
  },
  'POST /greetings/tasks': {
    access: 'agent',
    summary: 'Schedule a task',
    body: greetingTaskInput,
    reply: success(greetingTask),
  },
  'GET /greetings/tasks/{id}': {
    access: 'agent',
    summary: 'One task',
    params: idParams,
    reply: success(greetingTask),
  },
  'PUT /greetings/tasks/{id}': {
    access: 'agent',
    summary: 'Change a task; what already left stays as it was',
    params: idParams,
    body: z.strictObject({ ...greetingTaskInput.shape, revision: count }),
    reply: success(greetingTask),
  },
  'POST /greetings/tasks/{id}/cancel': {
    access: 'agent',
    summary: 'Cancel a task',
    params: idParams,
    reply: success(greetingTask),
  },
  'POST /greetings/tasks/{id}/restore': {
    access: 'agent',
    summary: 'Schedule a cancelled task again; days that passed meanwhile are not made up for',
    params: idParams,
    reply: success(greetingTask),
  },
  'POST /greetings/tasks/count': {
    access: 'agent',
    summary: 'When a task would write next, and to how many',
    body: greetingTaskInput.pick({
      category: true,
      occasions: true,
      customDate: true,
      repeatsAnnually: true,
      audience: true,
    }),
    reply: success(z.object({ sendDate: isoDate.nullable(), clientCount: count, canReceive: count })),
  },
  'GET /greetings/templates/{category}/{design}': {
    access: 'agent',
    summary: 'The words of a design in a category, as the agent has them',
    params: templateParams,
    query: ofOccasion,
    reply: success(greetingTemplate),
  },
  'PUT /greetings/templates/{category}/{design}': {
    access: 'agent',
    summary: 'Save the words of a design in a category',
    params: templateParams,
    query: ofOccasion,
    body: greetingTemplateInput,
    reply: success(greetingTemplate),
  },
  'DELETE /greetings/templates/{category}/{design}': {
    access: 'agent',
    summary: 'Back to our own words',
    params: templateParams,
    query: ofOccasion,
    reply: success(greetingTemplate),
  },
  'POST /greetings/templates/{category}/{design}/preview': {
    access: 'agent',
    summary: 'The mail as one client would get it',
    params: templateParams,
    query: ofOccasion,
    body: z.strictObject({
      words: mailContent,
      pictureFileId: id.nullable(),
      /** Null: in the language of the client. */
      language: language.nullable(),
      /** The how manieth client to whom it means something. */
      position: z.int().min(0).max(100_000),
      /** One client instead, whoever it means something to. */
      clientId: id.optional(),
      /** On which day they would read it; else the next on which it comes to them. */
      day: isoDate.optional(),
    }),
    reply: success(greetingPreview),
  },
  'POST /greetings/templates/{category}/{design}/test': {
    access: 'agent',
    summary: 'Send the mail to oneself',
    params: templateParams,
    query: ofOccasion,
    body: z.strictObject({ words: mailContent, pictureFileId: id.nullable(), language }),
    reply: done,
    limitPerMinute: 10,
  },
  'POST /greetings/pictures': {
    access: 'agent',
    summary: 'A picture of the agent’s own for greetings',
    upload: 'file',
    reply: success(z.object({ fileId: id, url: z.string() })),
  },
  'GET /greetings/recent': {
    access: 'agent',
    summary: 'Days on which greetings left, newest first',
    query: z.strictObject({ category: greetingCategory.optional(), ...paging }),
    reply: page(greetingRun),
  },
  'GET /greetings/recent/{id}': {
    access: 'agent',
    summary: 'What one day of a task came to',
    params: idParams,
    reply: success(greetingRunDetail),
  },
  'GET /greetings/recent/{id}/clients': {
    access: 'agent',
    summary: 'Its clients one by one',
    params: idParams,
    query: z.strictObject({
      filter: z.enum(['all', 'answered', 'notReached', 'leftOut']).default('all'),
      ...paging,
    }),
    reply: z.object({
      isSuccess: z.literal(true),
      result: z.array(greetingReceiver),
      totalRows: count,
      /** Not reached are those to whom it went in vain; to whom nothing went is left out. */
      counts: z.object({ all: count, answered: count, notReached: count, leftOut: count }),
    }),
  },
  'GET /greetings/clients/{id}': {
    access: 'agent',
    summary: 'What the record of a client says about greetings',
    params: idParams,
    reply: success(greetingWishes),
  },
  'PUT /greetings/clients/{id}': {
    access: 'agent',
    summary: 'Feasts, leap day, hold and paper of a client',
    params: idParams,
    body: greetingWishesInput,
    reply: success(greetingWishes),
  },
});
