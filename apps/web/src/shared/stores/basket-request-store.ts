import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { create } from 'zustand';

/** Homes that somebody wants to put into a basket, or to send at once. */
export interface BasketRequest {
  kind: 'add' | 'send';
  listingIds: readonly string[];
  /** The search they were found by; a basket that is made for them keeps it. */
  criteria?: Criteria | undefined;
  /** How a single one is called. */
  address?: string | undefined;
  /** After they were added: what was chosen need not stay chosen. */
  onDone?: (() => void) | undefined;
}

interface BasketRequestState {
  request: BasketRequest | null;
  ask: (request: BasketRequest) => void;
  close: () => void;
}

/** Any place that shows homes may ask; the dialog that answers stands in the frame. */
export const useBasketRequestStore = create<BasketRequestState>()((set) => ({
  request: null,
  ask: (request) => set({ request }),
  close: () => set({ request: null }),
}));
