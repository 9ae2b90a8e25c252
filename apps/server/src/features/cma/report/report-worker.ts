import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { createReportDrawer } from './draw-report.ts';
import type { WorkerReply, WorkerTask } from './report-messages.ts';
import { forgetAll } from './report-messages.ts';

const port = parentPort;
if (!port) throw new Error('Reports are drawn in a thread of their own');

/**
 * A finished document lies in memory that the runtime does not count, so it sees no reason to clean up by itself:
 * without this, hundreds of megabytes of old reports would wait here.
 */
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const drawer = createReportDrawer();

function reply(message: WorkerReply, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

port.on('message', (message: WorkerTask | typeof forgetAll) => {
  if (message === forgetAll) {
    drawer.forget();
    port.close();
    return;
  }
  const { id, input } = message;
  try {
    const { bytes, pages } = drawer.draw(input, () => reply({ id, kind: 'drawn' }));
    reply({ id, kind: 'done', bytes, pages }, [bytes.buffer]);
  } catch (error) {
    reply({ id, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  } finally {
    drawer.tidy();
    // What was collected is given back in a later turn of the loop.
    collectGarbage();
    setTimeout(() => reply({ id, kind: 'ready' }), 1);
  }
});
