import type { LiveToast } from '@hearthline/contract/live';
import { create } from 'zustand';
import type { HubState } from './hub-connection.ts';

export interface ReceivedToast extends LiveToast {
  id: number;
  receivedAt: number;
}

interface LiveState {
  hub: HubState;
  /** What arrived since this page was opened, newest first. */
  received: readonly ReceivedToast[];
}

/** Older ones fall off the end: nobody reads on that far. */
const receivedMost = 200;
let lastId = 0;

export const useLiveStore = create<LiveState>()(() => ({ hub: 'Disconnected', received: [] }));

export function noteToast(toast: LiveToast, receivedAt: number): void {
  lastId += 1;
  const { received } = useLiveStore.getState();
  useLiveStore.setState({
    received: [{ ...toast, id: lastId, receivedAt }, ...received].slice(0, receivedMost),
  });
}

export function resetLive(): void {
  useLiveStore.setState({ hub: 'Disconnected', received: [] });
}
