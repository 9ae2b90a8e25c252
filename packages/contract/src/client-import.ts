import type { ClientChoiceField, ClientImportTarget } from '@hearthline/domain/client/fields';
import {
  clientChoiceFields,
  clientImportTargets,
  requiredClientFields,
} from '@hearthline/domain/client/fields';
import { z } from 'zod';
import {
  count,
  done,
  id,
  isoInstant,
  line,
  numberText,
  paragraphs,
  requiredLine,
  success,
} from './common.ts';
import { defineEndpoints } from './endpoint.ts';

/** A file arrives in parts, each within the limit for uploads. */
export const importMaxBytes = 40 * 1024 * 1024;
export const importPartBytes = 900 * 1024;
export const importMaxRows = 100_000;
export const importMaxColumns = 200;
/** How many rows of one kind the screens show; the report has them all. */
export const importShownIssues = 5_000;

/** What a column of a file may become. `ignore` leaves it out. */
export const importTargets = clientImportTargets;
export type ImportTarget = ClientImportTarget;

/** Targets whose values must be one of a list; a file's own words are matched to it. */
export const matchedTargets = clientChoiceFields;
export type MatchedTarget = ClientChoiceField;

export const importHabits = ['google', 'outlook', 'followUpBoss', 'hearthline', 'vcard', 'unknown'] as const;
export type ImportHabit = (typeof importHabits)[number];

export const importColumn = z.object({
  /** Heading in the file. */
  name: z.string(),
  /** The first few values that are not empty. */
  samples: z.array(z.string()),
  target: z.enum(importTargets),
  /** How sure the match of the heading is. */
  match: z.enum(['sure', 'guess', 'none']),
  /** Different values with their numbers of rows, where they have to be matched to a list. */
  values: z.array(
    z.object({
      value: z.string(),
      rows: count,
      /** A code of the list; null leaves it empty. */
      becomes: z.string().nullable(),
      match: z.enum(['sure', 'guess', 'none']),
    }),
  ),
});
export type ImportColumn = z.infer<typeof importColumn>;

export const importStates = [
  'uploading',
  'mapping',
  'checking',
  'checked',
  'importing',
  'done',
  'failed',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

export const importCounts = z.object({
  /** New, with a value in every column of the file that the form insists on. */
  ready: count,
  /** New, but such a value is missing, or some value cannot be read and goes into the note. */
  incomplete: count,
  /** Their e-mail belongs to a client already. */
  known: count,
  /** Likely somebody who is there already, by phone or by name and address. */
  likely: count,
  /** Left out, with the reason in the report. */
  refused: count,
  /** Written by this import so far. */
  created: count,
  updated: count,
});
export type ImportCounts = z.infer<typeof importCounts>;

/** What to do with a row whose e-mail belongs to a client. */
export const knownRules = ['update', 'fill', 'skip'] as const;
export type KnownRule = (typeof knownRules)[number];

/** What to do with a row that is likely somebody who is there already, or somebody of an earlier row. */
export const likelyRules = ['add', 'skip'] as const;
export type LikelyRule = (typeof likelyRules)[number];

export const importFailures = [
  'notReadable',
  'empty',
  'tooManyRows',
  'tooManyColumns',
  'interrupted',
] as const;
export type ImportFailure = (typeof importFailures)[number];

export const clientImport = z.object({
  id,
  fileName: z.string(),
  state: z.enum(importStates),
  habit: z.enum(importHabits),
  columns: z.array(importColumn),
  /** Dates such as 03/11/1987 begin with the day. */
  isDayFirst: z.boolean(),
  /** Some date can be read both ways, so somebody has to say which it is. */
  hasUnclearDates: z.boolean(),
  /** What the form insists on and no column tells: everybody who is added will be marked incomplete. */
  missingFields: z.array(z.enum(requiredClientFields)),
  known: z.enum(knownRules),
  likely: z.enum(likelyRules),
  tag: z.string(),
  rowsTotal: count,
  rowsDone: count,
  counts: importCounts,
  /** How many rows have each reason, without the numbers of other rows in it. */
  reasons: z.record(z.string(), count),
  /** Why it failed, as a code; null while all is well. */
  failure: z.enum(importFailures).nullable(),
  createdAt: isoInstant,
  updatedAt: isoInstant,
});
export type ClientImport = z.infer<typeof clientImport>;

export const importIssueKinds = ['refused', 'incomplete', 'known', 'likely'] as const;
export type ImportIssueKind = (typeof importIssueKinds)[number];
export const importIssue = z.object({
  rowNumber: count,
  kind: z.enum(importIssueKinds),
  /** Codes such as `missing:phone`, `invalid:birthday` or `same:phone:12`, where 12 is a row of the file. */
  reasons: z.array(z.string()),
  /** The row as it stands in the file, shortened. */
  text: z.string(),
});
export type ImportIssue = z.infer<typeof importIssue>;

/** One row as it would be imported. */
export const importPreview = z.object({
  rowNumber: count,
  values: z.record(z.string(), z.string()),
  reasons: z.array(z.string()),
});
export type ImportPreview = z.infer<typeof importPreview>;

const params = z.strictObject({ id });
const whole = (min: number, max: number) => numberText.pipe(z.number().int().min(min).max(max));

export const clientImportEndpoints = defineEndpoints({
  'GET /clients/imports': {
    access: 'agent',
    summary: 'Imports of the last weeks, newest first, without their columns',
    reply: success(z.array(clientImport)),
  },
  'POST /clients/imports': {
    access: 'agent',
    summary: 'Announce a file; its parts follow',
    body: z.strictObject({ fileName: requiredLine(200), bytes: z.int().min(1).max(importMaxBytes) }),
    reply: success(clientImport),
    limitPerMinute: 20,
  },
  'POST /clients/imports/{id}/parts/{part}': {
    access: 'agent',
    summary: 'One part of the file; sending it again replaces it',
    params: z.strictObject({ id, part: whole(0, 99) }),
    upload: 'file',
    reply: success(z.object({ receivedBytes: count })),
    oneAtATime: true,
  },
  'POST /clients/imports/{id}/read': {
    access: 'agent',
    summary: 'All parts are there: read the headings, guess what they mean and count the rows',
    params,
    reply: success(clientImport),
  },
  'GET /clients/imports/{id}': {
    access: 'agent',
    summary: 'How far an import is',
    params,
    reply: success(clientImport),
  },
  'PUT /clients/imports/{id}/plan': {
    access: 'agent',
    summary: 'Say what the columns mean, and check all rows with it',
    params,
    body: z.strictObject({
      columns: z
        .array(
          z.strictObject({
            target: z.enum(importTargets),
            values: z
              .array(z.strictObject({ value: paragraphs(200), becomes: line(40).nullable() }))
              .max(500),
          }),
        )
        .min(1)
        .max(importMaxColumns),
      isDayFirst: z.boolean(),
      known: z.enum(knownRules),
      likely: z.enum(likelyRules).default('add'),
      /** Everybody of this file gets it; empty for none. */
      tag: line(30),
    }),
    reply: success(clientImport),
  },
  'GET /clients/imports/{id}/preview': {
    access: 'agent',
    summary: 'Some rows as they would be imported by the present plan',
    params,
    query: z.strictObject({ row: whole(1, importMaxRows).default(1), limit: whole(1, 50).default(10) }),
    reply: success(z.array(importPreview)),
  },
  'GET /clients/imports/{id}/issues': {
    access: 'agent',
    summary: 'Rows that are left out, incomplete or known, with the reasons',
    params,
    query: z.strictObject({
      kind: z.enum(importIssueKinds).optional(),
      page: whole(1, 10_000).default(1),
      pageSize: whole(1, 100).default(25),
    }),
    reply: z.object({ isSuccess: z.literal(true), result: z.array(importIssue), totalRows: count }),
  },
  'POST /clients/imports/{id}/start': {
    access: 'agent',
    summary: 'Take the checked rows in',
    params,
    reply: success(clientImport),
  },
  'GET /clients/imports/{id}/report': {
    access: 'agent',
    summary: 'What was left out and why, as CSV with the rows themselves',
    params,
    reply: 'binary',
  },
  'POST /clients/imports/{id}/undo': {
    access: 'agent',
    summary: 'Delete the clients that this import added; those it only updated stay',
    params,
    reply: success(clientImport),
  },
  'DELETE /clients/imports/{id}': {
    access: 'agent',
    summary: 'Give an import up and forget its file; clients already imported stay',
    params,
    reply: done,
  },
});
