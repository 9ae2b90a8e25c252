import { create } from 'zustand';

interface WantedRequestState {
  /** The home about which somebody asks who wants it. */
  listingId: string | null;
  ask: (listingId: string) => void;
  close: () => void;
}

/** Any place that shows a home may ask; the drawer that answers stands in the frame. */
export const useWantedRequestStore = create<WantedRequestState>()((set) => ({
  listingId: null,
  ask: (listingId) => set({ listingId }),
  close: () => set({ listingId: null }),
}));
