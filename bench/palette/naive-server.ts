/** The peer: a bare server that looks for the text in every column of every table, as one would write it first. */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { sql } from 'kysely';
import { createDatabase } from '../../apps/server/src/platform/db/database.ts';

const agentId = process.env.BENCH_AGENT ?? '';
const database = createDatabase({
  url: process.env.BENCH_URL ?? '',
  role: 'hearthline_app',
  maxConnections: 8,
});

async function answer(text: string): Promise<unknown> {
  const pattern = `%${text}%`;
  const asAgent = (query: ReturnType<typeof sql>) =>
    database.asAgent(agentId, async (tx) => (await query.execute(tx)).rows);
  return Promise.all([
    asAgent(sql`
      select *, count(*) over () as total from client where deleted_at is null
        and (first_name || ' ' || last_name ilike ${pattern} or email ilike ${pattern} or phone ilike ${pattern})
      order by last_contact_at desc nulls last limit 8`),
    asAgent(sql`
      select l.id, l.mls_number, l.address_norm, l.list_price, l.first_picture, l.state, count(*) over () as total from listing l
      where l.address_norm ilike ${pattern} or l.mls_number ilike ${pattern} order by l.entered_at desc limit 8`),
    asAgent(
      sql`select *, count(*) over () as total from cma where deleted_at is null and address ilike ${pattern} limit 8`,
    ),
    asAgent(sql`
      select id, subject, to_name, created_at, count(*) over () as total from message
      where to_name ilike ${pattern} or to_address ilike ${pattern} or subject ilike ${pattern} order by created_at desc limit 8`),
    asAgent(sql`select * from smart_list where deleted_at is null and name ilike ${pattern} limit 8`),
    asAgent(sql`select * from badge where deleted_at is null and name ilike ${pattern} limit 8`),
  ]);
}

createServer(async (request, reply) => {
  const { text } = (await json(request)) as { text: string };
  reply.setHeader('content-type', 'application/json').end(JSON.stringify(await answer(text)));
}).listen(Number(process.env.BENCH_PORT), '127.0.0.1', () => process.send?.('ready'));
