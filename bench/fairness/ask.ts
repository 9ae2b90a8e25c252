import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface AskerData {
  url: string;
  token: string;
}

const askEveryMs = 10;
const { url, token } = workerData as AskerData;
let times: number[] = [];

parentPort?.on('message', () => {
  parentPort?.postMessage(times);
  times = [];
});

// At a steady pace, as by somebody who uses the screens; what waits is counted as long as it waits.
for (;;) {
  const from = performance.now();
  await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text();
  times.push(performance.now() - from);
  await wait(askEveryMs);
}
