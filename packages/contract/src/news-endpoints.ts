import { z } from 'zod';
import { count, done, id, isoInstant, language, numberText, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  marketReport,
  newsAudience,
  newsPost,
  newsPostInput,
  newsPreview,
  newsRow,
  newsSending,
  newsTabs,
  reportKey,
} from './news.ts';

const idParams = z.strictObject({ id });
const seen = { revision: count };

export const newsEndpoints = defineEndpoints({
  'GET /news': {
    access: 'agent',
    summary: 'Own posts, those changed last first',
    query: z.strictObject({
      tab: z.enum(newsTabs).default('mine'),
      page: numberText.pipe(z.int().min(1).max(10_000)).default(1),
      pageSize: numberText.pipe(z.int().min(1).max(100)).default(20),
    }),
    reply: z.object({
      isSuccess: z.literal(true),
      result: z.array(newsRow),
      totalRows: count,
      counts: z.object({ mine: count, onSite: count, sent: count }),
    }),
  },
  'POST /news': {
    access: 'agent',
    summary: 'Begin a post',
    body: newsPostInput,
    reply: success(newsPost),
  },
  'GET /news/library': {
    access: 'agent',
    summary: 'Market reports that can be adopted, those of the agent’s cities first',
    query: z.strictObject({ all: z.enum(['true', 'false']).default('false') }),
    reply: success(z.array(marketReport)),
    oneAtATime: true,
  },
  'GET /news/library/{key}': {
    access: 'agent',
    summary: 'A market report as it would be adopted',
    params: z.strictObject({ key: reportKey }),
    query: z.strictObject({ language: language.default('en') }),
    reply: success(newsPreview),
  },
  'POST /news/library/{key}/adopt': {
    access: 'agent',
    summary: 'Make a market report a post of one’s own, to be edited',
    params: z.strictObject({ key: reportKey }),
    reply: success(newsPost),
  },
  'GET /news/{id}': {
    access: 'agent',
    summary: 'One post with its results',
    params: idParams,
    reply: success(newsPost),
  },
  'PUT /news/{id}': {
    access: 'agent',
    summary: 'Change a post; refused where another window saved since',
    params: idParams,
    body: z.strictObject({ ...newsPostInput.shape, ...seen }),
    reply: success(newsPost),
  },
  'DELETE /news/{id}': {
    access: 'agent',
    summary: 'Delete a post; it can be brought back for a while',
    params: idParams,
    reply: done,
  },
  'POST /news/{id}/restore': {
    access: 'agent',
    summary: 'Bring a deleted post back',
    params: idParams,
    reply: success(newsPost),
  },
  'POST /news/{id}/publish': {
    access: 'agent',
    summary: 'Publish a post now or later',
    params: idParams,
    body: z.strictObject({ ...seen, publishAt: isoInstant.nullable() }),
    reply: success(newsPost),
  },
  'POST /news/{id}/withdraw': {
    access: 'agent',
    summary: 'Take a post off the site, or off its schedule',
    params: idParams,
    reply: success(newsPost),
  },
  'GET /news/{id}/preview': {
    access: 'agent',
    summary: 'The post as one reader gets it by mail, or as anybody sees it',
    params: idParams,
    query: z.strictObject({ language: language.default('en'), clientId: id.optional() }),
    reply: success(newsPreview),
    oneAtATime: true,
  },
  'POST /news/{id}/audience': {
    access: 'agent',
    summary: 'Who would get a post, who would not and why, and whose figures they see',
    params: idParams,
    body: newsSending.pick({ audience: true }),
    reply: success(newsAudience),
    oneAtATime: true,
  },
  'POST /news/{id}/send': {
    access: 'agent',
    summary: 'Send a post to clients; consent is asked once more when it leaves',
    params: idParams,
    body: z.strictObject({ ...seen, ...newsSending.shape }),
    reply: success(newsPost),
  },
  'POST /news/{id}/send/{mailingId}/cancel': {
    access: 'agent',
    summary: 'Call a sending off whose time has not come',
    params: z.strictObject({ id, mailingId: id }),
    reply: success(newsPost),
  },
  'POST /news/{id}/test': {
    access: 'agent',
    summary: 'Send a post to oneself',
    params: idParams,
    body: z.strictObject({ language }),
    reply: done,
    limitPerMinute: 10,
  },
});
