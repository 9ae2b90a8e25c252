import type { ActiveIndexStore } from './active-index.store.ts';
import type { ActiveRowsState } from './active-rows.ts';
import { createActiveRows } from './active-rows.ts';

export interface FilledRows {
  state: ActiveRowsState;
  /** Whatever a transaction from here on changed may be missing. */
  horizon: string;
}

/** Reads everything on the market into rows. */
export async function fillRows(store: Pick<ActiveIndexStore, 'readStart' | 'readAll'>): Promise<FilledRows> {
  const { horizon, listings } = await store.readStart();
  const rows = createActiveRows();
  rows.reserve(listings);
  for await (const portion of store.readAll()) rows.load(portion);
  rows.orderAll();
  return { state: rows.state(), horizon };
}
