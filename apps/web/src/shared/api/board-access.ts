import type { BoardAgreement } from '@hearthline/contract/users';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { meQuery } from './me-query.ts';

/**
 * For queries of listing data: an agent without board access is told so here, in the words of the server's own refusal, instead
 * of asking for what would be refused. Who is not known yet, and nobody asks about, is left to the server.
 */
export async function requireBoardAccess(client: QueryClient): Promise<void> {
  // The frame around the screen asks who it is in the same moment.
  await Promise.resolve();
  const held = client.getQueryState(meQuery.queryKey);
  const isKnownActive = held?.data?.boardAgreement.status === 'active';
  if (!held || isKnownActive || (!held.data && held.fetchStatus !== 'fetching')) return;
  // Read again where it is old: access may have been given meanwhile.
  const me = await client.fetchQuery(meQuery).catch(() => undefined);
  if (me && me.boardAgreement.status !== 'active')
    throw new ApiError({ status: 403, code: 'agreement_required' });
}

/** As far as it is known: the frame around every screen asks who it is. */
export const useBoardAgreement = (): BoardAgreement | undefined =>
  useQuery({ ...meQuery, enabled: false }).data?.boardAgreement;

/** Of an agent who has none; not of one who is not known yet. */
export const isClosedBy = (agreement: BoardAgreement | undefined): boolean =>
  agreement !== undefined && agreement.status !== 'active';
