import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FittedBoard } from './models.store.ts';

export interface FitWorkerData {
  databaseUrl: string;
  day: number;
}

/** Fitting takes seconds of nothing but arithmetic: in a thread of its own it holds up nobody. */
export async function fitInWorker(databaseUrl: string, day: number): Promise<FittedBoard[]> {
  const workerData: FitWorkerData = { databaseUrl, day };
  const worker = new Worker(new URL('./fit-worker.ts', import.meta.url), { workerData });
  try {
    const [boards] = await Promise.race([
      once(worker, 'message'),
      once(worker, 'exit').then(([code]) => {
        throw new Error(`The thread that fits the market’s models ended early with code ${code}`);
      }),
    ]);
    return boards as FittedBoard[];
  } finally {
    await worker.terminate();
  }
}
