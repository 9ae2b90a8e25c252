import { parentPort, workerData } from 'node:worker_threads';
import { createDatabase } from '../../../platform/db/database.ts';
import { createSalesStore } from '../market/sales.store.ts';
import { learnBoards } from './learn-boards.ts';
import type { LearnWorkerData } from './learn-in-worker.ts';

const { databaseUrl, day } = workerData as LearnWorkerData;
const database = createDatabase({ url: databaseUrl, role: 'hearthline_worker', maxConnections: 1 });
try {
  parentPort?.postMessage(await learnBoards(createSalesStore(database), day));
} finally {
  await database.close();
}
