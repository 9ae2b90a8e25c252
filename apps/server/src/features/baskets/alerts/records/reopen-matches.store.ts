import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { openFrom } from '../alert-matches.store.ts';

/** A row waits no longer than from the first of a month to that of the next but one. */
const longestWaitDays = 62;

/**
 * What waited when an alert ended waits again, since it goes on: it is judged anew, as everything that waits. First the
 * people, then their rows, as whoever writes to them does.
 */
export async function reopenMatches(
  tx: Tx,
  agentId: string,
  { basketId, since, now }: { basketId: string; since: Date; now: Date },
): Promise<void> {
  const ended = sql`
    agent_id = ${agentId} and (basket_id = ${basketId} or ${basketId} = any (also_ids))
    and id >= first_id_of_day((${since}::timestamptz - interval '${sql.raw(String(longestWaitDays))} days')::date)
    and outcome = 'blocked' and block = 'alertEnded' and settled_at >= ${since}`;
  await sql`
    select from alert_person where agent_id = ${agentId} and person in (select person from alert_match where ${ended})
    order by person for update`.execute(tx);
  await sql`
    with reopened as (
      update alert_match set outcome = 'merged', wait = coalesce(wait, 'queued'), block = null, settled_at = null,
        due_at = ${now}
      where ${ended} returning person, id
    ), first as (select person, (array_agg(id order by id))[1] as id from reopened group by 1)
    update alert_person p set due_at = least(p.due_at, ${now}), open_from = ${openFrom(sql`first.id`)}
    from first where p.agent_id = ${agentId} and p.person = first.person`.execute(tx);
}
