import { parentPort, workerData } from 'node:worker_threads';
import { createDatabase } from '../../../platform/db/database.ts';
import { createSalesStore } from '../market/sales.store.ts';
import { fitBoards } from './fit-boards.ts';
import type { FitWorkerData } from './fit-in-worker.ts';

const { databaseUrl, day } = workerData as FitWorkerData;
const database = createDatabase({ url: databaseUrl, role: 'hearthline_worker', maxConnections: 1 });
try {
  parentPort?.postMessage(await fitBoards(createSalesStore(database), day));
} finally {
  await database.close();
}
