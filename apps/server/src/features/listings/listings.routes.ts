import type { listingEndpoints } from '@hearthline/contract/listings';
import type { Handlers } from '../../platform/http/bind.ts';
import { createGuard } from '../../platform/http/guard.ts';
import type { ListingsService } from './listings.service.ts';
import type { PicturesService } from './pictures/pictures.service.ts';
import type { SearchService } from './search/search.service.ts';
import type { SuggestionsService } from './suggestions.service.ts';

/** Without an active board agreement no listing data leaves the server, so every handler asks first. */
export function createListingsRoutes({
  search,
  listings,
  suggestions,
  pictures,
  requireBoardAccess,
}: {
  search: SearchService;
  listings: ListingsService;
  suggestions: SuggestionsService;
  pictures: PicturesService;
  requireBoardAccess(agentId: string): Promise<void>;
}): Handlers<typeof listingEndpoints> {
  const guarded = createGuard(requireBoardAccess);
  const reply = <T>(result: T) => ({ isSuccess: true as const, result });

  return {
    'POST /listings/search': guarded(({ caller, body }) => search.search(caller.agentId, body)),
    'POST /listings/summary': guarded(async ({ body }) => reply(await search.summarise(body.criteria))),
    'POST /listings/statuses': guarded(async ({ body }) => reply(await search.countStatuses(body.criteria))),
    'POST /listings/statistics': guarded(async ({ body }) =>
      reply(await search.describeResult(body.criteria)),
    ),
    'POST /listings/map': guarded(async ({ body }) => reply(await search.viewMap(body))),
    'POST /listings/selection': guarded(async ({ caller, body }) =>
      reply(await search.select(caller.agentId, body.criteria, body.sort)),
    ),
    'POST /listings/cards': guarded(async ({ caller, body }) =>
      reply(await listings.findCards(caller.agentId, body.ids)),
    ),
    'POST /listings/why': guarded(async ({ caller, body }) =>
      reply(await search.explain(caller.agentId, body.criteria, body.listingId)),
    ),
    'POST /listings/sentence': guarded(async ({ body }) => reply(await suggestions.understand(body.text))),
    'GET /listings/suggest': guarded(async ({ query }) => reply(await suggestions.suggest(query.text))),
    'GET /listings/{id}': guarded(async ({ caller, params, query }) =>
      reply(await listings.findDetail(caller.agentId, params.id, query.projection)),
    ),
    'GET /listings/{id}/history': guarded(async ({ params }) => reply(await listings.findHistory(params.id))),
    'GET /listings/{id}/similar': guarded(async ({ caller, params }) =>
      reply(await listings.findSimilar(caller.agentId, params.id)),
    ),
    'GET /listings/{id}/comparables': guarded(async ({ caller, params }) =>
      reply(await listings.findComparables(caller.agentId, params.id)),
    ),
    'GET /listings/{id}/market': guarded(async ({ params }) => reply(await listings.getMarket(params.id))),
    'GET /pictures/{token}': ({ params, query }) => pictures.getPicture(params.token, Number(query.width)),
  };
}
