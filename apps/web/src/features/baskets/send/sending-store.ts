import type { BasketSending } from '@hearthline/contract/baskets';
import { create } from 'zustand';

interface WatchedSending {
  basketId: string;
  name: string;
  sending: BasketSending;
}

interface SendingState {
  watched: WatchedSending | null;
  watch: (watched: WatchedSending) => void;
  forget: () => void;
}

/** What waits in the outbox and was sent from a screen that is not the basket's own. */
export const useSendingStore = create<SendingState>()((set) => ({
  watched: null,
  watch: (watched) => set({ watched }),
  forget: () => set({ watched: null }),
}));
