import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ActiveIndexStore } from './active-index.store.ts';
import type { FilledRows } from './fill-rows.ts';
import { fillRows } from './fill-rows.ts';

export interface FillWorkerData {
  databaseUrl: string;
}

/** So few are read before a thread has started. */
const fewListings = 2_000;

export function createFill({
  store,
  databaseUrl,
}: {
  store: ActiveIndexStore;
  databaseUrl: string;
}): (signal: AbortSignal) => Promise<FilledRows> {
  return async (signal) => {
    const { listings } = await store.getStart();
    return listings <= fewListings ? fillRows(store) : fillInWorker(databaseUrl, signal);
  };
}

/**
 * The first filling takes seconds of work. In a thread of its own it holds up nobody, and what it made is handed over
 * without being copied.
 */
export async function fillInWorker(databaseUrl: string, signal: AbortSignal): Promise<FilledRows> {
  const workerData: FillWorkerData = { databaseUrl };
  const worker = new Worker(new URL('./fill-worker.ts', import.meta.url), { workerData });
  try {
    const [filled] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(([code]) => {
        throw new Error(`The thread that fills the active index ended early with code ${code}`);
      }),
    ]);
    return filled as FilledRows;
  } finally {
    await worker.terminate();
  }
}
