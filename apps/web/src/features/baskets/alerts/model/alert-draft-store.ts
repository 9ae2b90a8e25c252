import type { Alert } from '@hearthline/contract/alerts';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { AlertValues } from './alert-values.ts';

/** The form of an alert as it was left for the search. */
export interface KeptAlert {
  /** Of the step in the history that the form stands on; the search carries it in its address. */
  key: string;
  /** Nobody who signs in after this agent on the same tab finds it. */
  agentId: string;
  alert: Alert | null;
  values: AlertValues;
  savedValues: AlertValues;
  /** Undefined as long as the search was not taken over. */
  foundCriteria?: Criteria;
}

/** A new alert that is not saved yet. */
export interface AlertDraft {
  agentId: string;
  values: AlertValues;
  keptAt: string;
}

interface AlertDraftState {
  kept: KeptAlert | null;
  draft: AlertDraft | null;
  keep: (kept: KeptAlert) => void;
  keepDraft: (draft: AlertDraft) => void;
  takeCriteria: (criteria: Criteria) => void;
  /** What was kept is saved, or no longer wanted. */
  forget: () => void;
}

/** One of each, for this tab: a walk to the search, a reload or another screen in between lose nothing. */
export const useAlertDraftStore = create<AlertDraftState>()(
  persist(
    (set) => ({
      kept: null,
      draft: null,
      keep: (kept) => set({ kept }),
      keepDraft: (draft) => set({ draft }),
      takeCriteria: (foundCriteria) => set(({ kept }) => ({ kept: kept && { ...kept, foundCriteria } })),
      forget: () => set({ kept: null, draft: null }),
    }),
    {
      name: 'hearthline.alert-form',
      version: 1,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ kept, draft }) => ({ kept, draft }),
    },
  ),
);

/** The form that was left under this key, where it is this agent's. */
export function useKeptAlert(key: string | undefined, agentId: string | undefined): KeptAlert | null {
  const kept = useAlertDraftStore((state) => state.kept);
  return kept !== null && kept.key === key && kept.agentId === agentId ? kept : null;
}
