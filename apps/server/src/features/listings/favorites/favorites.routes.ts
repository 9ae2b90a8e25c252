import type { favoriteEndpoints } from '@hearthline/contract/favorites';
import type { Handlers } from '../../../platform/http/bind.ts';
import type { FavoritesService } from './favorites.service.ts';

export function createFavoritesRoutes({
  service,
  requireBoardAccess,
}: {
  service: FavoritesService;
  requireBoardAccess(agentId: string): Promise<void>;
}): Handlers<typeof favoriteEndpoints> {
  const done = { isSuccess: true as const };
  return {
    'GET /favorites': async ({ caller }) => {
      await requireBoardAccess(caller.agentId);
      return { isSuccess: true, result: await service.list(caller.agentId) };
    },
    'GET /favorites/ids': async ({ caller }) => ({
      isSuccess: true,
      result: await service.listIds(caller.agentId),
    }),
    'PUT /favorites/{listingId}': async ({ caller, params, body }) => {
      await requireBoardAccess(caller.agentId);
      await service.mark(caller.agentId, params.listingId, body.note);
      return done;
    },
    'DELETE /favorites/{listingId}': async ({ caller, params }) => {
      await service.remove(caller.agentId, params.listingId);
      return done;
    },
    'POST /favorites/seen': async ({ caller, body }) => {
      await service.markSeen(caller.agentId, body.listingIds);
      return done;
    },
  };
}
