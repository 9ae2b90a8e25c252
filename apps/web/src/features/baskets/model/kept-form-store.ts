import type { Basket } from '@hearthline/contract/baskets';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { BasketValues } from './basket-values.ts';

/** The form of a basket as it was left for the search, and what was found there for it. */
export interface KeptForm {
  /** Of the step in the history that the form stands on; the search carries it in its address. */
  key: string;
  /** Nobody who signs in after this agent on the same tab finds it. */
  agentId: string;
  basket: Basket | null;
  values: BasketValues;
  savedValues: BasketValues;
  foundIds: readonly string[];
  /** Undefined as long as the search was not taken over. */
  foundCriteria?: Criteria;
}

interface KeptFormState {
  kept: KeptForm | null;
  keep: (kept: KeptForm) => void;
  forget: () => void;
  /** Those of them that the basket does not have yet. */
  addFound: (ids: readonly string[]) => string[];
  removeFound: (ids: readonly string[]) => void;
  takeCriteria: (criteria: Criteria) => void;
}

/** One at a time, for this tab: a walk to the search and back loses nothing, and neither does a reload on the way. */
export const useKeptFormStore = create<KeptFormState>()(
  persist(
    (set, get) => ({
      kept: null,
      keep: (kept) => set({ kept }),
      forget: () => set({ kept: null }),
      addFound: (ids) => {
        const { kept } = get();
        if (!kept) return [];
        const known = new Set([...kept.foundIds, ...kept.values.homes.map(({ listing }) => listing?.id)]);
        const added = ids.filter((id) => !known.has(id));
        set({ kept: { ...kept, foundIds: [...kept.foundIds, ...added] } });
        return added;
      },
      removeFound: (ids) =>
        set(({ kept }) => ({
          kept: kept && { ...kept, foundIds: kept.foundIds.filter((id) => !ids.includes(id)) },
        })),
      takeCriteria: (foundCriteria) => set(({ kept }) => ({ kept: kept && { ...kept, foundCriteria } })),
    }),
    {
      name: 'hearthline.basket-form',
      version: 1,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ kept }) => ({ kept }),
    },
  ),
);

/** The form that was left under this key, where it is this agent's. */
export function useKeptForm(key: string | undefined, agentId: string | undefined): KeptForm | null {
  const kept = useKeptFormStore((state) => state.kept);
  return kept !== null && kept.key === key && kept.agentId === agentId ? kept : null;
}

/** The toast that tells what was added to it. */
export const addedToastOf = (key: string): string => `added-${key}`;
