import { z } from 'zod';
import {
  basket,
  basketComment,
  basketFilters,
  basketInputWith,
  basketLimits,
  basketRow,
  basketSending,
  basketSorts,
  clientWishes,
  sendingPreview,
  showingRequest,
} from './baskets.ts';
import { count, done, id, isoInstant, line, numberText, paragraphs, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { basketTypes } from './enums.ts';

const idParams = z.strictObject({ id });
const homeParams = z.strictObject({ id, homeId: id });
const listingIds = z.array(id).min(1).max(basketLimits.homes);
const homeIds = z.array(id).min(1).max(basketLimits.homes);
const whole = success(basket);
/** Which home of the basket each listing is: it may be there under another number, or be relisted by now. */
const homeIdOf = z.record(id, id);
const writtenComment = paragraphs(basketLimits.comment).min(1);

export const basketEndpoints = defineEndpoints({
  'GET /baskets': {
    access: 'agent',
    summary: 'Baskets of one type, with what became of their homes',
    query: z.strictObject({
      basketType: z.enum(basketTypes).default('Manual'),
      search: line(basketLimits.search).default(''),
      filter: z.enum(basketFilters).default('all'),
      sort: z.enum(basketSorts).default('lastSeen'),
      clientId: id.optional(),
      page: numberText.pipe(z.int().min(1).max(100_000)).default(1),
      pageSize: numberText.pipe(z.int().min(1).max(100)).default(10),
    }),
    reply: z.object({
      isSuccess: z.literal(true),
      result: z.array(basketRow),
      totalRows: count,
      /** Of what was searched for, whatever the filter. */
      counts: z.record(z.enum(basketFilters), count),
      /** Answers and comments that the agent has not seen, in all baskets of the type. */
      unread: count,
    }),
  },
  'POST /baskets': {
    access: 'agent',
    summary: 'Make a basket of some homes, or of none yet',
    body: basketInputWith({ listingIds: z.array(id).max(basketLimits.homes) }),
    reply: whole.extend({ homeIdOf }),
  },
  'GET /baskets/{id}': {
    access: 'agent',
    summary: 'One basket with its homes, its people and what they said',
    params: idParams,
    reply: whole,
  },
  'PUT /baskets/{id}': {
    access: 'agent',
    summary: 'Change a basket',
    params: idParams,
    body: basketInputWith({ revision: count }),
    reply: whole,
  },
  'DELETE /baskets/{id}': {
    access: 'agent',
    summary: 'Delete a basket; its links open nothing until it is brought back',
    params: idParams,
    reply: done,
  },
  'POST /baskets/{id}/restore': {
    access: 'agent',
    summary: 'Bring back a deleted basket',
    params: idParams,
    reply: whole,
  },
  'POST /baskets/{id}/duplicate': {
    access: 'agent',
    summary: 'The same homes and settings once more, as a draft',
    params: idParams,
    reply: whole,
  },
  'POST /baskets/{id}/homes': {
    access: 'agent',
    summary: 'Add homes; one that is in it already, under whatever number, is not added twice',
    params: idParams,
    body: z.strictObject({ listingIds }),
    reply: success(z.object({ added: z.array(id), alreadyIn: count, homeIdOf })),
  },
  'POST /baskets/{id}/homes/remove': {
    access: 'agent',
    summary: 'Take homes out; they can be put back with what was said to them',
    params: idParams,
    body: z.strictObject({ homeIds }),
    reply: done,
  },
  'POST /baskets/{id}/homes/restore': {
    access: 'agent',
    summary: 'Put back homes that were taken out',
    params: idParams,
    body: z.strictObject({ homeIds }),
    reply: done,
  },
  'PUT /baskets/{id}/homes/order': {
    access: 'agent',
    summary: 'In which order the client sees the homes',
    params: idParams,
    body: z.strictObject({ homeIds }),
    reply: done,
  },
  'PUT /baskets/{id}/homes/{homeId}': {
    access: 'agent',
    summary: 'The agent’s words about a home',
    params: homeParams,
    body: z.strictObject({ note: paragraphs(basketLimits.note) }),
    reply: done,
  },
  'POST /baskets/{id}/requests': {
    access: 'agent',
    summary: 'Approve or reject homes before they are sent, or take that back',
    params: idParams,
    body: z.strictObject({ homeIds, action: z.enum(['approve', 'reject', 'reconsider']) }),
    reply: success(z.object({ changed: count })),
  },
  'GET /baskets/{id}/sending': {
    access: 'agent',
    summary: 'What would happen if it was sent now',
    params: idParams,
    reply: success(sendingPreview),
  },
  'POST /baskets/{id}/send': {
    access: 'agent',
    summary: 'Put the approved homes into the outbox, where they wait for ten minutes',
    params: idParams,
    body: z.strictObject({
      /** Homes that are approved with this; none sends what is approved already. */
      approve: z.array(id).max(basketLimits.homes).default([]),
    }),
    reply: success(basketSending),
  },
  'POST /baskets/{id}/take-back': {
    access: 'agent',
    summary: 'Take back what waits in the outbox',
    params: idParams,
    reply: done,
  },
  'POST /baskets/{id}/seen': {
    access: 'agent',
    summary: 'The agent has seen the answers and comments up to now',
    params: idParams,
    reply: done,
  },
  'GET /baskets/{id}/homes/{homeId}': {
    access: 'agent',
    summary: 'What was said to one home: comments and showings',
    params: homeParams,
    reply: success(z.object({ comments: z.array(basketComment), showings: z.array(showingRequest) })),
  },
  'POST /baskets/{id}/comments': {
    access: 'agent',
    summary: 'Write to the people of a basket, about a home or about all',
    params: idParams,
    body: z.strictObject({ homeId: id.nullable(), toReaderId: id.nullable(), text: writtenComment }),
    reply: success(basketComment),
  },
  'POST /baskets/{id}/readers/{readerId}/link': {
    access: 'agent',
    summary: 'Close somebody’s link, or make them another',
    params: z.strictObject({ id, readerId: id }),
    body: z.strictObject({ action: z.enum(['close', 'open']) }),
    reply: whole,
  },
  'POST /baskets/showings/{id}': {
    access: 'agent',
    summary: 'Accept a showing, propose other times, or decline',
    params: idParams,
    body: z.strictObject({
      action: z.enum(['accept', 'propose', 'decline']),
      /** The one that is accepted, those that are proposed, or none. */
      times: z.array(isoInstant).max(basketLimits.showingTimes),
      reply: paragraphs(basketLimits.comment),
    }),
    reply: success(showingRequest),
  },
  'GET /baskets/of-client/{id}/wishes': {
    access: 'agent',
    summary: 'What a client likes and rejects, as far as their answers say',
    params: idParams,
    reply: success(clientWishes),
  },
});
