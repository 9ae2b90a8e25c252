import { parentPort, workerData } from 'node:worker_threads';
import { createDatabase } from '../../../platform/db/database.ts';
import { createActiveIndexStore } from './active-index.store.ts';
import type { FillWorkerData } from './fill-in-worker.ts';
import { fillRows } from './fill-rows.ts';

const { databaseUrl } = workerData as FillWorkerData;
const database = createDatabase({ url: databaseUrl, role: 'hearthline_app', maxConnections: 2 });
try {
  const filled = await fillRows(createActiveIndexStore(database));
  parentPort?.postMessage(filled, buffersIn(filled));
} finally {
  await database.close();
}

/** Handed over instead of copied. */
function buffersIn(value: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  const visit = (part: unknown): void => {
    if (ArrayBuffer.isView(part)) found.add(part.buffer as ArrayBuffer);
    else if (part instanceof Map || Array.isArray(part)) for (const each of part.values()) visit(each);
    else if (typeof part === 'object' && part !== null) for (const each of Object.values(part)) visit(each);
  };
  visit(value);
  return [...found];
}
