import { parentPort } from 'node:worker_threads';
import { createReportDrawer } from './draw-report.ts';
import type { WorkerReply, WorkerTask } from './report-messages.ts';
import { forgetAll } from './report-messages.ts';

const port = parentPort;
if (!port) throw new Error('Reports are drawn in a thread of their own');

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
  }
});
