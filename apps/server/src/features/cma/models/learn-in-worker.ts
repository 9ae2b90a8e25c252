import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LearntBoard } from './models.store.ts';

export interface LearnWorkerData {
  databaseUrl: string;
  day: number;
}

/** Learning takes seconds of nothing but arithmetic: in a thread of its own it holds up nobody. */
export async function learnInWorker(databaseUrl: string, day: number): Promise<LearntBoard[]> {
  const workerData: LearnWorkerData = { databaseUrl, day };
  const worker = new Worker(new URL('./learn-worker.ts', import.meta.url), { workerData });
  try {
    const [boards] = await Promise.race([
      once(worker, 'message'),
      once(worker, 'exit').then(([code]) => {
        throw new Error(`The thread that learns from sales ended early with code ${code}`);
      }),
    ]);
    return boards as LearntBoard[];
  } finally {
    await worker.terminate();
  }
}
