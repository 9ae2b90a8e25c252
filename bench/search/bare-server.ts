/** The limit over HTTP: a bare node:http route that runs the same search on the same index and stringifies the reply. */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { createActiveIndexStore } from '../../apps/server/src/features/listings/active-index/active-index.store.ts';
import { createActiveIndex } from '../../apps/server/src/features/listings/active-index/active-index.ts';
import { fillRows } from '../../apps/server/src/features/listings/active-index/fill-rows.ts';
import { createMarketFollower } from '../../apps/server/src/features/listings/active-index/follow-market.ts';
import { createDatabase } from '../../apps/server/src/platform/db/database.ts';
import { answerPage } from './engines.ts';
import type { Questions } from './questions.ts';

const today = process.env.BENCH_TODAY ?? '';
const database = createDatabase({
  url: process.env.BENCH_URL ?? '',
  role: 'hearthline_app',
  maxConnections: 4,
});
const index = createActiveIndex();
const quiet = { info: () => {}, warn: () => {} };
const store = createActiveIndexStore(database);
const follower = createMarketFollower({
  index,
  store,
  fill: () => fillRows(store),
  pgListener: { listen: () => {} },
  log: quiet,
});
await follower.catchUp();

createServer(async (request, reply) => {
  const question = (await json(request)) as Questions['screens'][number];
  reply.setHeader('content-type', 'application/json').end(await answerPage(index, question, today));
}).listen(Number(process.env.BENCH_PORT), '127.0.0.1', () => process.send?.('ready'));
