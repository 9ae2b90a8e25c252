import type { Cma, CmaDraft } from '@hearthline/contract/cma';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { QueryFailure } from '../../../shared/api/use-query-boundary.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useAutosave } from '../../../shared/hooks/use-autosave.ts';
import type { AutosaveStatus } from '../../../shared/lib/autosave.ts';
import { cmaQuery } from '../api/cma-api.ts';
import type { CmaClient } from './cma-autosave.ts';
import { cmaAutosaveOf } from './cma-autosave.ts';

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
  saveState: AutosaveStatus;
  savedAt: string | null;
  /** Saves now; resolves when that is done. */
  flush: () => Promise<void>;
  /** Why there is no analysis yet. */
  failure: QueryFailure | null;
}

/** One analysis to work on. */
export function useCmaDraft(id: string): CmaDraftState {
  const client = useQueryClient();
  const { autosave, adopt, change, changeClient } = cmaAutosaveOf(client, id);
  const query = useQuery(cmaQuery(id));
  const failure = useQueryBoundary(query);
  const { value, status, savedAt } = useAutosave(autosave);
  const { data: cma } = query;

  useEffect(() => {
    if (cma) adopt(cma);
  }, [adopt, cma]);

  return {
    cma,
    draft: value.draft ?? undefined,
    change,
    client: value.client,
    changeClient,
    saveState: status,
    savedAt,
    flush: autosave.flush,
    failure,
  };
}

/** An analysis that has arrived, with the means to work on it. */
export interface LoadedState extends CmaDraftState {
  cma: Cma;
  draft: CmaDraft;
}
