import type { Cma, CmaDraft } from '@hearthline/contract/cma';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { QueryFailure } from '../../../shared/api/use-query-boundary.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { cmaQuery } from '../api/cma-api.ts';
import type { CmaClient, SaveState } from './cma-keeper.ts';
import { keeperOf } from './cma-keeper.ts';

export interface CmaDraftState {
  /** As the server knows it; its draft may be behind the one beside it. */
  cma: Cma | undefined;
  draft: CmaDraft | undefined;
  /** Shown at once, saved after a pause and when the screen is left. */
  change: (update: (draft: CmaDraft) => CmaDraft) => void;
  /** For whom the analysis is made; saved as the draft is. */
  client: CmaClient;
  changeClient: (client: CmaClient) => void;
  /** `conflict`: it was changed elsewhere meanwhile; what was typed here stands above the newest. */
  saveState: SaveState;
  savedAt: string | null;
  /** Saves now; resolves when that is done. */
  flush: () => Promise<void>;
  /** Why there is no analysis yet. */
  failure: QueryFailure | null;
}

/** One analysis to work on. */
export function useCmaDraft(id: string): CmaDraftState {
  const client = useQueryClient();
  const keeper = keeperOf(client, id);
  const query = useQuery(cmaQuery(id));
  const failure = useQueryBoundary(query);
  const { draft, client: forWhom, saveState, savedAt } = useSyncExternalStore(keeper.subscribe, keeper.read);
  const { data: cma } = query;

  useEffect(() => {
    if (cma) keeper.adopt(cma);
  }, [keeper, cma]);

  useEffect(() => {
    const leave = () => void keeper.flush({ isLeaving: true });
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      void keeper.flush();
    };
  }, [keeper]);

  return {
    cma,
    draft: draft ?? undefined,
    change: keeper.change,
    client: forWhom,
    changeClient: keeper.changeClient,
    saveState,
    savedAt,
    flush: keeper.flush,
    failure,
  };
}
