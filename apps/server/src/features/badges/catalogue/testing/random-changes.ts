import { addDays } from '@hearthline/domain/calendar';
import { CompiledQuery } from 'kysely';
import { createId } from '../../../../platform/ids.ts';
import type { TestDatabase } from '../../../../testing/test-database.ts';
import { sampleAgents, today } from './sample-agents.ts';

/** Changes a row of this kind, which it is given together with an agent, a day, a number below 1,000 and a new id. */
type Change = [name: string, of: Kind, statement: string];
type Kind = 'listing' | 'client' | 'message' | 'cma' | 'client_task' | 'notification';

const given = `g as materialized (select $1::uuid as id, $2::uuid as agent, $3::date as day, $4::int as n, $5::uuid as fresh,
  ($3::date + time '00:00') at time zone 'UTC' + make_interval(mins => $4::int) as at)`;

const stepOf = (code: string, prices = 'null::bigint, null::bigint') =>
  `insert into listing_event (id, listing_id, code, to_state, at, effective_date, old_price, new_price, actor)
    select g.fresh, c.id, '${code}', c.state, g.at, g.day, ${prices}, 'system' from c, g returning 1`;
const changeListing = (set: string, condition: string, step: string) =>
  `, b as (select l.* from listing l, g where l.id = g.id and ${condition}),
    c as (update listing l set ${set}, modified_at = g.at from g, b where l.id = b.id returning l.*) ${step}`;
const change = (table: string, set: string, condition: string) =>
  `update ${table} t set ${set} from g where t.id = g.id and t.agent_id = g.agent and ${condition} returning 1`;

const isOpen = `l.state in ('active', 'conditional')`;

const changes: readonly Change[] = [
  [
    'price',
    'listing',
    changeListing(
      `code = 'pc', previous_list_price = l.list_price, price_changed_at = g.at,
        list_price = l.list_price * (900 + g.n % 150) / 1000`,
      `l.state = 'active' and l.list_price > 100`,
      stepOf('pc', '(select b.list_price from b), c.list_price'),
    ),
  ],
  [
    'sold',
    'listing',
    changeListing(
      `state = 'firm', code = 'sld', sold_date = greatest(g.day, l.list_date), conditional_expiry_date = null,
        close_price = l.list_price * (950 + g.n % 120) / 1000, status_changed_at = g.at, close_date = g.day + 45`,
      `${isOpen} and l.list_date is not null`,
      stepOf('sld'),
    ),
  ],
  [
    'conditional',
    'listing',
    changeListing(
      `state = 'conditional', code = 'sc', conditional_expiry_date = date '${today}' + g.n % 30`,
      `l.state = 'active'`,
      stepOf('sc'),
    ),
  ],
  [
    'failed deal',
    'listing',
    changeListing(`state = 'active', code = 'dft'`, `l.state = 'conditional'`, stepOf('dft')),
  ],
  [
    'off the market',
    'listing',
    changeListing(
      `state = (array['expired', 'terminated', 'suspended'])[1 + g.n % 3]::listing_state,
        code = (array['exp', 'ter', 'sus'])[1 + g.n % 3]::lifecycle_code,
        off_market_date = greatest(g.day, l.list_date), status_changed_at = g.at`,
      isOpen,
      stepOf('exp'),
    ),
  ],
  [
    'back',
    'listing',
    changeListing(
      `state = 'active', code = 'bom', paused_days = l.paused_days + g.n % 9, off_market_date = null`,
      `l.state = 'suspended'`,
      stepOf('bom'),
    ),
  ],
  [
    'removed',
    'listing',
    changeListing(`state = 'deleted', code = 'del'`, `g.n < 300 and ${isOpen}`, stepOf('del')),
  ],
  [
    'listed',
    'listing',
    `insert into listing select made.* from listing l, g,
        jsonb_populate_record(l, jsonb_build_object('id', g.fresh, 'key', g.fresh, 'state', 'active', 'code', 'new',
          'list_date', g.day, 'sold_date', null, 'close_price', null, 'off_market_date', null, 'paused_days', 0)) as made
      where l.id = g.id returning 1`,
  ],
  [
    'marked',
    'listing',
    `insert into favorite (agent_id, listing_id, marked_at, compared_at, seen_price, seen_code, seen_photo_count)
      select g.agent, l.id, g.at, g.at, l.list_price, l.code, 0 from listing l, g where l.id = g.id
      on conflict (agent_id, listing_id) do update
        set removed_at = case when favorite.removed_at is null then excluded.marked_at end returning 1`,
  ],
  [
    'new client',
    'client',
    `insert into client (agent_id, id, first_name, last_name, entry_date, category, source, created_at, updated_at)
      select g.agent, g.fresh, 'New', 'Client', g.day, 'interested', (array['referral', 'sign'])[1 + g.n % 2], g.at, g.at
      from g returning 1`,
  ],
  [
    'deleted client',
    'client',
    change('client', 'deleted_at = case when t.deleted_at is null then g.at end', 'true'),
  ],
  [
    'contact',
    'client',
    `, c as (update client t set last_contact_at = g.at, last_contact_on = g.day from g
        where t.id = g.id and t.agent_id = g.agent returning t.*)
      insert into client_activity (agent_id, id, client_id, kind, what, at)
      select c.agent_id, g.fresh, c.id, 'contact', (array['call', 'meeting', 'email', 'text'])[1 + g.n % 4], g.at
      from c, g returning 1`,
  ],
  [
    'changed client',
    'client',
    change(
      'client',
      `category = (array['interested', 'waitingList', 'notInterested'])[1 + g.n % 3]::client_category,
        relation = (array['new', 'fair', 'good', 'excellent'])[1 + g.n % 4]::relation_quality,
        is_opted_out = g.n % 7 = 0, is_incomplete = g.n % 5 = 0, budget = g.n * 100000,
        birthday = g.day - 9000, move_in_date = g.day - 700, consent_ends_on = date '${today}' + g.n % 90`,
      't.deleted_at is null',
    ),
  ],
  [
    'new task',
    'client',
    `insert into client_task (agent_id, id, client_id, title, due_on, created_at)
      select t.agent_id, g.fresh, t.id, 'Call', date '${today}' + g.n % 40 - 20, g.at
      from client t, g where t.id = g.id and t.agent_id = g.agent returning 1`,
  ],
  [
    'done task',
    'client_task',
    change('client_task', 'done_at = case when t.done_at is null then g.at end', 'true'),
  ],
  [
    'deleted task',
    'client_task',
    change('client_task', 'deleted_at = g.at', 't.deleted_at is null and g.n < 400'),
  ],
  [
    'message',
    'message',
    change(
      'message',
      `status = (array['delivered', 'delivered', 'failed', 'waiting', 'leftOut'])[1 + g.n % 5],
        delivered_at = case when g.n % 5 < 2 then g.at end, bounced_at = case when g.n % 11 = 0 then g.at end,
        grade = (array['none', 'machine', 'likely', 'confirmed'])[1 + g.n % 4], clicks = g.n % 3,
        replied_at = case when g.n % 6 = 0 then g.at end`,
      'true',
    ),
  ],
  [
    'analysis',
    'cma',
    `, c as (update cma t set latest_version = t.latest_version + 1, value = g.n * 100000 + 100, updated_at = g.at from g
        where t.id = g.id and t.agent_id = g.agent returning t.*)
      insert into cma_version (agent_id, cma_id, number, saved_at, method, value, low, high, comparables, draft, found)
      select agent_id, c.id, latest_version, g.at, method, value, low, high, 3, '{}', '{}' from c, g returning 1`,
  ],
  [
    'analysis changed',
    'cma',
    change(
      'cma',
      `deleted_at = case when t.deleted_at is null and g.n % 4 = 0 then g.at end, is_watched = g.n % 2 = 0, moved_at = g.at,
        sold_price = case when g.n % 3 = 0 then 70000000 end, scored_value = 60000000 + g.n * 10000, sold_on = g.day,
        is_inside = g.n % 2 = 1`,
      'true',
    ),
  ],
  [
    'opened report',
    'cma',
    `update cma_report t set link_opened_at = g.at, link_opened = link_opened + 1
    from g where t.cma_id = g.id and t.agent_id = g.agent returning 1`,
  ],
  [
    'notification',
    'notification',
    change('notification', 'read_at = case when t.read_at is null then g.at end', 'true'),
  ],
  [
    'new notification',
    'notification',
    `insert into notification (agent_id, id, message_type, title, body, created_at)
      select g.agent, g.fresh, 'Info', 'News', '', g.at from g returning 1`,
  ],
];

/** Small and the same every time. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const largestBatch = 12;
const reachDays = 45;

/** Changes that can be made at any time, in transactions of a few; answers how often each kind was made. */
export async function prepareChanges(database: TestDatabase, random: (below: number) => number) {
  const ids = new Map<Kind, { id: string; agent: string | null }[]>();
  for (const kind of new Set(changes.map(([, of]) => of)))
    ids.set(
      kind,
      await database.query(
        kind === 'listing'
          ? `select id, null as agent from listing where state in ('active', 'conditional', 'suspended') order by key`
          : `select id, agent_id as agent from ${kind} order by id`,
      ),
    );

  function pick(): { name: string; query: CompiledQuery } {
    const [name, of, statement] = changes[random(changes.length)] as Change;
    const rows = ids.get(of) ?? [];
    const row = rows[random(rows.length)];
    const fresh = createId();
    const agent = row?.agent ?? sampleAgents[random(sampleAgents.length)]?.agentId;
    if (name === 'listed') rows.push({ id: fresh, agent: null });
    const values = [row?.id, agent, addDays(today, -random(reachDays)), random(1_000), fresh];
    return { name, query: CompiledQuery.raw(`with ${given} ${statement}`, values) };
  }

  return async (count: number): Promise<Map<string, number>> => {
    const made = new Map<string, number>();
    for (let done = 0; done < count; )
      await database.worker.transaction(async (tx) => {
        for (let turn = Math.min(1 + random(largestBatch), count - done); turn > 0; turn -= 1) {
          const { name, query } = pick();
          const { rows } = await tx.executeQuery(query);
          if (rows.length === 0) continue;
          made.set(name, (made.get(name) ?? 0) + 1);
          done += 1;
        }
      });
    return made;
  };
}
