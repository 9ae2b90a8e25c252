import { makeDemoClients } from '../../../../demo/clients/demo-clients.ts';
import { createSettableClock } from '../../../../platform/clock/clock.ts';
import { createMailSeal } from '../../../../platform/mail/mail-seal.ts';
import { createSiteLoader } from '../../../../site.ts';
import type { TestDatabase } from '../../../../testing/test-database.ts';
import { fillTestMarket } from '../../../../testing/test-market.ts';
import { createComposer } from '../../../messages/compose/compose-message.ts';
import { createMailTexts } from '../../../messages/compose/mail-texts.ts';

export interface SampleAgent {
  agentId: string;
  timeZone: string;
  emails: readonly string[];
}

export const today = '2025-11-12';
/** An agent and an admin, each with an address of the account and one of the profile. */
export const sampleAgents: readonly [SampleAgent, SampleAgent] = [
  {
    agentId: '01900000-0000-7000-8000-00000000000a',
    timeZone: 'America/Toronto',
    emails: ['ava@hearthline.test', 'office@northlight.test'],
  },
  {
    agentId: '01900000-0000-7000-8000-00000000000b',
    timeZone: 'America/Vancouver',
    emails: ['noah@hearthline.test', 'hello@harbourpine.test'],
  },
];

/** The demo's market and clients for two agents, with what the demo leaves out. */
export async function fillSampleAgents(database: TestDatabase, listings: number): Promise<void> {
  await fillTestMarket(database, { listings, today });
  for (const [place, { agentId, emails, timeZone }] of sampleAgents.entries()) {
    await database.query(
      `insert into agent (agent_id, email, first_name, last_name, time_zone, is_admin)
        values ($1, $2, 'First', 'Last', $3, $4)`,
      [agentId, emails[0], timeZone, place === 1],
    );
    await database.query('insert into realtor_profile (agent_id, email) values ($1, $2)', [
      agentId,
      emails[1],
    ]);
  }
  const texts = createMailTexts();
  await makeDemoClients({
    database: database.worker,
    clock: createSettableClock(`${today}T14:00:00Z`),
    seed: 1,
    mail: {
      composer: createComposer({
        createUrl: () => 'https://hearthline.test/c/any',
        loadSite: createSiteLoader(),
        texts,
      }),
      publicOrigin: 'https://hearthline.test',
      isKept: true,
      seal: createMailSeal('only for tests'),
    },
  });
  await texts.close();
  for (const [place, { agentId, emails }] of sampleAgents.entries())
    for (const statement of statements)
      await database.query(`${given} ${statement}`, [agentId, `${today}T17:00:00Z`, place, emails]);
  await database.query('analyze');
}

const given = `with p as materialized (select $1::uuid as agent, $2::timestamptz as now, $2::timestamptz::date as today,
  $3::int as place, $4::text[] as emails)`;

/** From 0 to 99 for each text, the same every time. */
const lot = (text: string) => `(('x' || left(md5(${text}), 6))::bit(24)::int % 100)`;
const isOwn = 'lower(l.agent_email) = any (p.emails)';
const before = (hours: string) => `p.now - make_interval(hours => ${hours})`;

const statements = [
  // Written as boards write addresses, and both of them.
  `update listing l set agent_email = case when ${lot(`key || 'c'`)} < 50 then upper(p.emails[1]) else p.emails[2] end
    from p where ${lot(`key || 'own'`)} between p.place * 20 and p.place * 20 + 19`,
  `update listing l set expiry_date = p.today + ${lot('key')} % 60 from p where state = 'active' and ${isOwn}`,
  `update listing l set close_date = p.today + ${lot('key')} % 60, is_closed = false
    from p where state = 'firm' and sold_date > p.today - 90 and ${isOwn}`,
  `update listing l set state = 'conditional', code = 'sc', conditional_expiry_date = p.today + ${lot('key')} % 20
    from p where state = 'active' and ${isOwn} and ${lot(`key || 'deal'`)} < 25`,
  `update listing l set state = 'comingSoon', code = 'cs', list_date = null
    from p where state = 'active' and p.place = 0 and ${lot(`key || 'soon'`)} < 12`,
  `insert into listing_event (id, listing_id, code, to_state, at, effective_date, actor)
    select ('f' || substr(md5(key || p.place), 2))::uuid, l.id, 'dft', 'active', ${before(`${lot(`key || 'dft'`)} * 15`)},
      p.today - ${lot(`key || 'dft'`)}, 'demo'
    from listing l cross join p where state = 'active' and ${lot(`key || p.place || 'dft'`)} < 9`,
  `update listing l set state = (array['deleted', 'draft'])[1 + p.place]::listing_state
    from p where list_date > p.today - 400 and ${lot(`key || p.place || 'gone'`)} < 4`,

  `update client set birthday = date '1992-02-29' from p where agent_id = p.agent and ${lot('search_text')} < 4`,
  `insert into greeting_wish (agent_id, client_id, leap_day_rule)
    select agent_id, id, 'mar1' from client cross join p
    where agent_id = p.agent and birthday = date '1992-02-29' and ${lot(`search_text || 'march'`)} < 50
    on conflict (agent_id, client_id) do update set leap_day_rule = excluded.leap_day_rule`,
  `update client set move_in_date = p.today + ${lot('search_text')} % 40
      - case when ${lot('search_text')} < 50 then 1461 else 0 end
    from p where agent_id = p.agent and ${lot(`search_text || 'm'`)} < 40`,
  `update client set entry_date = p.today - ${lot(`search_text || 'n'`)}
    from p where agent_id = p.agent and ${lot(`search_text || 'y'`)} < 30`,
  `update client set is_incomplete = true from p where agent_id = p.agent and ${lot(`search_text || 'i'`)} < 9`,
  `update client set email = '' from p where agent_id = p.agent and ${lot(`search_text || 'e'`)} < 9`,
  `update client set deleted_at = p.now from p where agent_id = p.agent and ${lot(`search_text || 'd'`)} < 7`,

  `update message set is_test = ${lot('id::text')} < 50, bounced_at = case when ${lot('id::text')} >= 50 then delivered_at end
    from p where agent_id = p.agent and ${lot(`id::text || 'odd'`)} < 8`,
  `insert into client_task (agent_id, id, client_id, title, due_on, created_at, done_at, deleted_at)
    select agent_id, md5(id::text || 't' || n)::uuid, id, 'Call back', p.today + ${lot('search_text || n')} % 40 - 15,
      p.now - interval '90 days',
      case when ${lot(`search_text || n || 'done'`)} < 45 then ${before(`${lot('search_text || n')} * 12`)} end,
      case when ${lot(`search_text || n || 'gone'`)} < 8 then p.now end
    from client cross join p cross join generate_series(1, 2) as n where agent_id = p.agent`,
  `insert into notification (agent_id, id, message_type, title, body, created_at, read_at)
    select p.agent, md5(p.agent::text || n)::uuid, 'Info', 'A notice', '', ${before('n * 31')},
      case when n % 3 = 0 then p.now end
    from p cross join generate_series(1, 60) as n`,
  `insert into favorite (agent_id, listing_id, marked_at, compared_at, seen_price, seen_code, seen_photo_count, removed_at)
    select p.agent, id, ${before(`${lot(`key || 'm'`)} * 17`)}, p.now,
      list_price + case when ${lot(`key || 's'`)} < 40 then 5000000 else 0 end, code, 0,
      case when ${lot(`key || 'r'`)} < 10 then p.now end
    from listing cross join p
    where ${lot('key || p.agent::text')} < 14 and (state in ('active', 'conditional') or sold_date > p.today - 200)`,

  `insert into cma (agent_id, id, method, address, municipality, draft, latest_version, value, low, high, is_watched,
      watched_at, moved_at, sold_price, sold_on, scored_version, scored_value, is_inside, created_at, updated_at, deleted_at)
    select p.agent, md5('cma' || p.agent::text || n)::uuid, 'fast', 'A street', 'Town', '{}', n % 4,
      50000000 + n * 1234567, 49000000, 61000000, n % 5 <> 0, p.now, case when n % 6 = 1 then ${before('n * 9')} end,
      s.price, case when s.price > 0 then p.today - n end, 1, case when s.price > 0 then 50000000 + n * 1234567 end,
      n % 2 = 0, p.now, ${before('n * 5')}, case when n % 11 = 0 then p.now end
    from p cross join generate_series(1, 48) as n
    cross join lateral (select case when n % 4 > 1 and n % 3 = 0 then 51000000 + n * 1100000 end as price) as s`,
  `insert into cma_version (agent_id, cma_id, number, saved_at, method, value, low, high, comparables, draft, found)
    select agent_id, id, number, ${before(`${lot('id::text || number')} * 9`)}, method, value, low, high, 3, '{}', '{}'
    from cma cross join p cross join lateral generate_series(1, latest_version) as number where agent_id = p.agent`,
  `insert into cma_report (agent_id, id, cma_id, version, language, sections, state, created_at, link_opened_at, link_opened)
    select agent_id, md5('report' || cma_id::text || number)::uuid, cma_id, number, 'en', '{}',
      (case when ${lot(`cma_id::text || 'f'`)} < 15 then 'failed' else 'ready' end)::cma_report_state, saved_at,
      case when ${lot('cma_id::text || number')} < 60 then saved_at + interval '30 hours' end, 1
    from cma_version cross join p where agent_id = p.agent`,
];
