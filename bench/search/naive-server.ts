/** The peer over HTTP: a bare server that answers the same questions from the table with one index per column. */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { createDatabase } from '../../apps/server/src/platform/db/database.ts';
import { createNaiveSearch } from './naive-search.ts';
import type { Questions } from './questions.ts';

const today = process.env.BENCH_TODAY ?? '';
const database = createDatabase({
  url: process.env.BENCH_URL ?? '',
  role: 'hearthline_app',
  maxConnections: 8,
});
const naive = createNaiveSearch(database.db);

type Question = Partial<Questions['screens'][number] & Questions['maps']['far'][number]> & {
  criteria: Criteria;
};

async function answer(question: Question): Promise<unknown> {
  if (question.window && question.zoom !== undefined)
    return naive.cells(question.criteria, question.window, 14, today);
  const [items, totalRows, facets] = await Promise.all([
    naive.page(question.criteria, question.sort ?? 'newest', 24, today),
    naive.count(question.criteria, today),
    naive.facets(question.criteria, today),
  ]);
  return { items, totalRows, facets };
}

createServer(async (request, reply) => {
  const body = JSON.stringify(await answer((await json(request)) as Question));
  reply.setHeader('content-type', 'application/json').end(body);
}).listen(Number(process.env.BENCH_PORT), '127.0.0.1', () => process.send?.('ready'));
