import { z } from 'zod';
import { done, id, isoInstant, requiredLine, success } from './common.ts';
import { criteria } from './criteria.ts';
import { defineEndpoints } from './endpoint.ts';

export const savedSearchLimit = 200;

export const savedSearch = z.object({
  id,
  name: z.string(),
  criteria,
  createdAt: isoInstant,
  updatedAt: isoInstant,
  /** How many listings it finds now. */
  total: z.number().int(),
  /** How many of them are new since it was opened last. */
  fresh: z.number().int(),
});
export type SavedSearch = z.infer<typeof savedSearch>;

export const recentSearch = z.object({ id, criteria, searchedAt: isoInstant, total: z.number().int() });
export type RecentSearch = z.infer<typeof recentSearch>;

const searchParams = z.strictObject({ id });
const savedBody = z.strictObject({ name: requiredLine(120), criteria });

export const searchEndpoints = defineEndpoints({
  'GET /searches': {
    access: 'agent',
    summary: 'Saved searches by name',
    reply: success(z.array(savedSearch)),
  },
  'POST /searches': {
    access: 'agent',
    summary: 'Save a search',
    body: savedBody,
    reply: success(savedSearch),
  },
  'PUT /searches/{id}': {
    access: 'agent',
    summary: 'Rename a saved search or give it other criteria',
    params: searchParams,
    body: savedBody,
    reply: success(savedSearch),
  },
  'POST /searches/{id}/opened': {
    access: 'agent',
    summary: 'The agent looks at it now: what it holds is no longer new',
    params: searchParams,
    reply: done,
  },
  'DELETE /searches/{id}': {
    access: 'agent',
    summary: 'Delete a saved search; it can be brought back',
    params: searchParams,
    reply: done,
  },
  'POST /searches/{id}/restore': {
    access: 'agent',
    summary: 'Bring back a deleted search',
    params: searchParams,
    reply: success(savedSearch),
  },
  'GET /searches/recent': {
    access: 'agent',
    summary: 'The searches of the last days, newest first',
    reply: success(z.array(recentSearch)),
  },
  'POST /searches/recent': {
    access: 'agent',
    summary: 'Remember a search that was looked at',
    body: z.strictObject({ criteria, total: z.int().min(0) }),
    reply: done,
  },
  'POST /searches/shared': {
    access: 'agent',
    summary: 'Keep criteria that are too long for an address; equal ones get the same key',
    body: z.strictObject({ criteria }),
    reply: success(z.object({ key: z.string() })),
  },
  'GET /searches/shared/{key}': {
    access: 'agent',
    summary: 'Criteria kept under a key',
    params: z.strictObject({ key: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
    reply: success(criteria),
  },
});
