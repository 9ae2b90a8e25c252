import type { basketEndpoints } from '@hearthline/contract/basket-endpoints';
import type { Handlers } from '../../platform/http/bind.ts';
import type { ConversationService } from './conversation/conversation.service.ts';
import type { BasketHomesService } from './homes/basket-homes.service.ts';
import type { BasketsService } from './records/baskets.service.ts';
import type { WishesService } from './records/wishes.service.ts';
import type { SendingService } from './sending/sending.service.ts';

export function createBasketsRoutes({
  baskets,
  homes,
  sending,
  conversation,
  wishes,
}: {
  baskets: BasketsService;
  homes: BasketHomesService;
  sending: SendingService;
  conversation: ConversationService;
  wishes: WishesService;
}): Handlers<typeof basketEndpoints> {
  const done = { isSuccess: true as const };
  const reply = <T>(result: T) => ({ isSuccess: true as const, result });
  return {
    'GET /baskets': async ({ caller, query }) => {
      const { rows, total, counts, unread } = await baskets.list(caller.agentId, query);
      return { ...reply(rows), totalRows: total, counts, unread };
    },
    'POST /baskets': async ({ caller, body: { listingIds, ...input } }) => {
      const { basket, homeIdOf } = await baskets.create(caller.agentId, input, listingIds);
      return { ...reply(basket), homeIdOf };
    },
    'GET /baskets/{id}': async ({ caller, params }) => reply(await baskets.get(caller.agentId, params.id)),
    'PUT /baskets/{id}': async ({ caller, params, body: { revision, ...input } }) =>
      reply(await baskets.update(caller.agentId, params.id, revision, input)),
    'DELETE /baskets/{id}': async ({ caller, params }) => {
      await baskets.remove(caller.agentId, params.id);
      return done;
    },
    'POST /baskets/{id}/restore': async ({ caller, params }) =>
      reply(await baskets.restore(caller.agentId, params.id)),
    'POST /baskets/{id}/duplicate': async ({ caller, params }) =>
      reply(await baskets.duplicate(caller.agentId, params.id)),
    'POST /baskets/{id}/homes': async ({ caller, params, body }) =>
      reply(await homes.add(caller.agentId, params.id, body.listingIds)),
    'POST /baskets/{id}/homes/remove': async ({ caller, params, body }) => {
      await homes.remove(caller.agentId, params.id, body.homeIds);
      return done;
    },
    'POST /baskets/{id}/homes/restore': async ({ caller, params, body }) => {
      await homes.restore(caller.agentId, params.id, body.homeIds);
      return done;
    },
    'PUT /baskets/{id}/homes/order': async ({ caller, params, body }) => {
      await homes.order(caller.agentId, params.id, body.homeIds);
      return done;
    },
    'PUT /baskets/{id}/homes/{homeId}': async ({ caller, params, body }) => {
      await homes.setNote(caller.agentId, params.id, params.homeId, body.note);
      return done;
    },
    'POST /baskets/{id}/requests': async ({ caller, params, body }) =>
      reply({ changed: await homes.decide(caller.agentId, params.id, body.homeIds, body.action) }),
    'GET /baskets/{id}/sending': async ({ caller, params }) =>
      reply(await sending.preview(caller.agentId, params.id)),
    'POST /baskets/{id}/send': async ({ caller, params, body }) =>
      reply(await sending.send(caller.agentId, params.id, body.approve)),
    'POST /baskets/{id}/take-back': async ({ caller, params }) => {
      await sending.takeBack(caller.agentId, params.id);
      return done;
    },
    'POST /baskets/{id}/seen': async ({ caller, params }) => {
      await conversation.markSeen(caller.agentId, params.id);
      return done;
    },
    'GET /baskets/{id}/homes/{homeId}': async ({ caller, params }) =>
      reply(await conversation.getHome(caller.agentId, params.id, params.homeId)),
    'POST /baskets/{id}/comments': async ({ caller, params, body }) =>
      reply(await conversation.write(caller.agentId, params.id, body)),
    'POST /baskets/{id}/readers/{readerId}/link': async ({ caller, params, body }) =>
      reply(await baskets.setLink(caller.agentId, params.id, params.readerId, body.action)),
    'POST /baskets/showings/{id}': async ({ caller, params, body }) =>
      reply(await conversation.answerShowing(caller.agentId, params.id, body)),
    'GET /baskets/of-client/{id}/wishes': async ({ caller, params }) =>
      reply(await wishes.get(caller.agentId, params.id)),
  };
}
