import type { IndexedAlert } from '@hearthline/domain/alert/alert-index';
import type pg from 'pg';

const portion = 2_000;

/** Agents who may see the market and write to people, with a client for each alert, who said yes to it. */
export async function writePeople(owner: pg.Client, alerts: Iterable<IndexedAlert>): Promise<void> {
  const waiting: IndexedAlert[] = [];
  for (const alert of alerts) {
    waiting.push(alert);
    if (waiting.length === portion) await write(owner, waiting.splice(0));
  }
  await write(owner, waiting);
  await owner.query('vacuum analyze');
}

/** A client, the alert and its reader bear the same id: each is a row of another table. */
async function write(owner: pg.Client, alerts: readonly IndexedAlert[]): Promise<void> {
  const rows = alerts.map(({ key, criteria, triggers }) => {
    const [agent, id] = key.split(':');
    return { agent, id, criteria, triggers };
  });
  await owner.query('begin');
  await owner.query(
    `create temporary table given on commit drop as
     select agent, id, criteria, array(select jsonb_array_elements_text(triggers)) as triggers
     from jsonb_to_recordset($1::jsonb) as r (agent uuid, id uuid, criteria jsonb, triggers jsonb)`,
    [JSON.stringify(rows)],
  );
  for (const text of statements) await owner.query(text);
  await owner.query('commit');
}

const longAgo = `now() - interval '200 days'`;
const statements = [
  `insert into agent (agent_id, email, first_name, last_name, created_at)
   select distinct agent, agent || '@agents.test', 'Ada', 'Agent', ${longAgo} from given on conflict do nothing`,
  `insert into realtor_profile (agent_id, brokerage_name, mailing_address)
   select distinct agent, 'Bench Realty, Brokerage', '1 Front St, Toronto' from given on conflict do nothing`,
  `insert into board_agreement (agent_id, id, board_name, valid_from, valid_until)
   select distinct agent, agent, 'Board', current_date - 100, current_date + 100 from given on conflict do nothing`,
  `insert into client (agent_id, id, first_name, last_name, email, entry_date, province, created_at, updated_at)
   select agent, id, 'Cleo', 'Client', id || '@clients.test', current_date - 100, 'ON', ${longAgo}, ${longAgo} from given`,
  `insert into client_consent (agent_id, id, client_id, type, given_on, evidence, recorded_at)
   select agent, id, id, 'express', current_date - 100, 'Form', ${longAgo} from given`,
  `insert into basket (agent_id, id, type, name, client_id, activates_on, time_unit, criteria, copies_to_agent,
     needs_confirmation, search_text, created_at, updated_at)
   select agent, id, 'Automatic', 'Homes', id, current_date - 100, 'atOnce', criteria, false, false, 'homes', ${longAgo}, ${longAgo}
   from given`,
  `insert into alert (agent_id, basket_id, triggers, ceiling, watched_since)
   select agent, id, triggers, 5, now() from given`,
  `insert into basket_reader (agent_id, id, basket_id, client_id, created_at)
   select agent, id, id, id, ${longAgo} from given`,
];
