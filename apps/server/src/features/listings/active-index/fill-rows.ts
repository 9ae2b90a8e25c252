import type { ActiveIndexStore } from './active-index.store.ts';
import type { ActiveRowsState } from './active-rows.ts';
import { createActiveRows } from './active-rows.ts';

export interface FilledRows {
  state: ActiveRowsState;
  /** Whatever a transaction from here on changed may be missing. */
  horizon: string;
}

/** Reads everything on the market into rows. */
export async function fillRows(store: Pick<ActiveIndexStore, 'getStart' | 'streamAll'>): Promise<FilledRows> {
  const { horizon, listings } = await store.getStart();
  const rows = createActiveRows();
  rows.reserve(listings);
  for await (const portion of store.streamAll()) rows.load(portion);
  rows.orderAll();
  return { state: rows.state(), horizon };
}
