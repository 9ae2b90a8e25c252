import { badgeTypes } from '@hearthline/domain/badge/configuration';
import { z } from 'zod';
import {
  badge,
  badgeBody,
  badgeExecution,
  badgeLimits,
  badgeRecords,
  badgeSeries,
  namedQuery,
  paramValue,
  queryCategories,
  queryCategory,
  queryExecution,
} from './badges.ts';
import { boardScope, boardScopeBody } from './board-scope.ts';
import { done, id, numberText, success, successPage } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { badgeBatchMax } from './limits.ts';

const executionParam = z.strictObject({ badgeParamId: id, value: paramValue });
const executionParams = z.array(executionParam).max(badgeLimits.parameters);
const queryParams = z
  .array(
    z.strictObject({
      paramDefId: z.string().max(100),
      value: paramValue,
      /** What fills it by itself; the value then holds where that has nothing to say. */
      resolverKey: z.string().max(60).default(''),
    }),
  )
  .max(badgeLimits.parameters);
const recordsPage = { cursor: z.string().max(200).nullish(), limit: z.int().min(1).max(100).default(50) };
const badgeIdOf = z.strictObject({ id });
const adminIdOf = z.strictObject({ badgeId: id });
const queryKeyOf = z.strictObject({ key: z.string().max(100) });

const page = {
  page: numberText.pipe(z.int().min(1).max(10_000)).default(1),
  pageSize: numberText.pipe(z.int().min(1).max(200)).default(50),
};

export const badgeEndpoints = defineEndpoints({
  'GET /badges': {
    access: 'agent',
    summary: 'Badges of the agent and shared ones',
    query: z.strictObject({
      ...page,
      term: z.string().max(100).optional(),
      category: z.enum(queryCategories).optional(),
      type: z.enum(badgeTypes).optional(),
    }),
    reply: successPage(badge),
  },
  'GET /badges/{id}/exec': {
    access: 'agent',
    summary: 'The value of a badge as it is set up',
    params: badgeIdOf,
    reply: success(badgeExecution),
  },
  'POST /badges/{id}/exec/params': {
    access: 'agent',
    summary: 'The value of a badge with parameters that its viewer changed',
    params: badgeIdOf,
    body: executionParams,
    reply: success(badgeExecution),
  },
  'POST /badges/exec': {
    access: 'agent',
    summary: 'The values of all badges in view, in one round trip',
    body: z.strictObject({
      items: z
        .array(z.strictObject({ badgeId: id, params: executionParams.default([]) }))
        .min(1)
        .max(badgeBatchMax),
    }),
    reply: success(
      z.array(
        z.object({
          badgeId: id,
          execution: badgeExecution.nullable(),
          /** Why there is none. */
          error: z.object({ code: z.string(), friendlyMessage: z.string() }).nullable(),
        }),
      ),
    ),
  },
  'POST /badges/{id}/series': {
    access: 'agent',
    summary: 'The period of a badge cut into days, months or quarters, for a chart',
    params: badgeIdOf,
    body: z.strictObject({ params: executionParams.default([]) }),
    reply: success(badgeSeries),
  },
  'GET /badges/scope': {
    access: 'agent',
    summary: 'The area and the range of the agent’s boards, and how fresh the listings are',
    reply: success(boardScope),
  },
  'PUT /badges/scope': {
    access: 'agent',
    summary: 'Choose the area and the range for all badges that follow the board',
    body: boardScopeBody,
    reply: success(boardScope),
  },
  'POST /badges/{id}/records': {
    access: 'agent',
    summary: 'The records behind the number of a badge, newest first',
    params: badgeIdOf,
    body: z.strictObject({ params: executionParams.default([]), ...recordsPage }),
    reply: success(badgeRecords),
  },
  'GET /queries/{key}': {
    access: 'agent',
    summary: 'One catalogued query',
    params: queryKeyOf,
    reply: success(namedQuery),
  },
  'POST /queries/{key}/exec': {
    access: 'agent',
    summary: 'The value of a catalogued query, before there is a badge of it',
    params: queryKeyOf,
    body: z.strictObject({ params: queryParams.default([]) }),
    reply: success(queryExecution),
  },
  'POST /queries/exec': {
    access: 'agent',
    summary: 'The values of several catalogued queries with their defaults',
    body: z.strictObject({ keys: z.array(z.string().max(100)).min(1).max(badgeBatchMax) }),
    reply: success(z.array(z.object({ key: z.string(), execution: queryExecution.nullable() }))),
  },
  'POST /queries/{key}/records': {
    access: 'agent',
    summary: 'The records behind the value of a catalogued query',
    params: queryKeyOf,
    body: z.strictObject({ params: queryParams.default([]), ...recordsPage }),
    reply: success(badgeRecords),
  },
  'POST /admin/badge': {
    access: 'agent',
    summary: 'Make a badge; a shared one is for admins to make',
    body: badgeBody,
    reply: success(badge),
  },
  'PUT /admin/badge/{badgeId}': {
    access: 'agent',
    summary: 'Change a badge',
    params: adminIdOf,
    body: badgeBody,
    reply: success(badge),
  },
  'DELETE /admin/badge/{badgeId}': {
    access: 'agent',
    summary: 'Delete a badge with its places on dashboards; it can be brought back',
    params: adminIdOf,
    reply: done,
  },
  'POST /admin/badge/{badgeId}/restore': {
    access: 'agent',
    summary: 'Bring back a deleted badge and its places',
    params: adminIdOf,
    reply: success(badge),
  },
  'GET /admin/badge/categories': {
    access: 'agent',
    summary: 'Catalogued queries by category',
    query: z.strictObject({ ...page, term: z.string().max(100).optional() }),
    reply: successPage(queryCategory),
  },
});
