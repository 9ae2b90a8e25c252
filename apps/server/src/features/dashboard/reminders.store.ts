import type { Reminder } from '@hearthline/contract/dashboard';
import { addDays } from '@hearthline/domain/calendar';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

export interface ReminderRow {
  kind: Reminder['kind'];
  id: string;
  /** The client or the analysis that it opens. */
  openId: string;
  title: string;
  /** The task, the number to call, by what share a value moved, or how many years it will be. */
  text: string;
  /** When it is due, comes round or ends. */
  day: string;
  /** How many there are of this kind. */
  total: number;
}

export interface ReminderSpans {
  tasks: number;
  yearly: number;
  consents: number;
}

/** What waits for the agent of the transaction: of each kind the most urgent ones. */
export async function listReminders(
  tx: Tx,
  agentId: string,
  {
    today,
    timeZone,
    movedSince,
    spans,
    most,
  }: { today: string; timeZone: string; movedSince: Date; spans: ReminderSpans; most: number },
): Promise<ReminderRow[]> {
  const until = (days: number) => sql`${addDays(today, days)}::date`;
  const name = sql`trim(c.first_name || ' ' || c.last_name)`;
  const ofAgent = sql`c.agent_id = ${agentId} and c.deleted_at is null`;
  const yearly = (kind: Reminder['kind'], column: 'birthday' | 'move_in_date') => {
    const first = sql.ref(`c.${column}`);
    const next = sql`next_anniversary(${first}, ${today}::date, leap_day_rule_of(c.agent_id, c.id))`;
    return sql`
    (select ${kind}, c.id, c.id, ${name}, (extract(year from ${next}) - extract(year from ${first}))::text, ${next},
       count(*) over ()
     from client c where ${ofAgent} and ${next} <= ${until(spans.yearly)}
     order by ${next}, c.sort_name, c.id limit ${most})`;
  };

  const { rows } = await sql<ReminderRow>`
    (select 'task' as kind, t.id, c.id as open_id, ${name} as title, t.title as text, t.due_on as day,
       count(*) over () as total
     from client_task t join client c on c.agent_id = t.agent_id and c.id = t.client_id
     where ${ofAgent} and t.agent_id = ${agentId} and t.done_at is null and t.deleted_at is null
       and t.due_on <= ${until(spans.tasks)}
     order by t.due_on, t.id limit ${most})
    union all
    (select 'touchbase', c.id, c.id, ${name}, c.phone, c.next_contact_on, count(*) over ()
     from client c where ${ofAgent} and c.next_contact_on <= ${today}::date
     order by c.next_contact_on, c.id limit ${most})
    union all ${yearly('birthday', 'birthday')}
    union all ${yearly('anniversary', 'move_in_date')}
    union all
    (select 'consent', c.id, c.id, ${name}, '', c.consent_ends_on, count(*) over ()
     from client c
     where ${ofAgent} and not c.is_opted_out and c.consent_type is distinct from 'express'
       and c.consent_ends_on > ${today}::date and c.consent_ends_on <= ${until(spans.consents)}
     order by c.consent_ends_on, c.id limit ${most})
    union all
    (select 'cmaMoved', a.id, a.id, a.address, (a.moved_value::float / a.value - 1)::text,
       (a.moved_at at time zone ${timeZone})::date, count(*) over ()
     from cma a
     where a.agent_id = ${agentId} and a.deleted_at is null and a.sold_price is null
       and a.moved_at >= ${movedSince} and a.value > 0 and a.moved_value is not null
     order by a.moved_at desc, a.id limit ${most})`.execute(tx);
  return rows;
}
