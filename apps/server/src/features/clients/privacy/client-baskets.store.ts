import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** A basket that others read as well outlives the client it was made for: it becomes the basket of the next of them. */
export async function handOverBaskets(tx: Tx, agentId: string, clientId: string): Promise<void> {
  await sql`
    update basket b set client_id = next.client_id
    from (
      select distinct on (r.basket_id) r.basket_id, r.client_id from basket_reader r
      join client c on c.agent_id = r.agent_id and c.id = r.client_id and c.deleted_at is null
      where r.agent_id = ${agentId} and r.client_id <> ${clientId} and r.removed_at is null
      order by r.basket_id, r.created_at, r.id) next
    where b.agent_id = ${agentId} and b.client_id = ${clientId} and b.id = next.basket_id`.execute(tx);
}

/** What one person was shown and said, by basket, and what an alert found for them; what others of the household said is theirs. */
export async function listBasketsOf(tx: Tx, agentId: string, clientId: string): Promise<unknown[]> {
  const { rows } = await sql<{ basket: unknown }>`
    select jsonb_build_object(
      'name', b.name, 'type', b.type, 'since', r.created_at, 'visits', r.visits, 'lastVisit', r.visited_at, 'sharesAnswers', r.shares_answers,
      'homes', (select coalesce(jsonb_agg(jsonb_build_object(
          'mlsNumber', h.mls_number, 'sentAt', h.sent_at, 'answer', a.answer, 'reasons', a.reasons,
          'answeredAt', a.answered_at, 'opened', v.opened, 'lastOpened', v.opened_at) order by h.position), '[]')
        from basket_home h
        left join basket_answer a on a.agent_id = h.agent_id and a.home_id = h.id and a.reader_id = r.id
        left join basket_view v on v.agent_id = h.agent_id and v.home_id = h.id and v.reader_id = r.id
        where h.agent_id = b.agent_id and h.basket_id = b.id and h.sent_at is not null),
      'comments', (select coalesce(jsonb_agg(jsonb_build_object('text', m.text, 'at', m.at) order by m.id), '[]')
        from basket_comment m where m.agent_id = r.agent_id and m.reader_id = r.id),
      'showings', (select coalesce(jsonb_agg(jsonb_build_object(
          'times', s.times, 'state', s.state, 'message', s.message, 'at', s.created_at) order by s.id), '[]')
        from showing_request s where s.agent_id = r.agent_id and s.reader_id = r.id),
      'alert', case when l.basket_id is not null then jsonb_build_object(
        'criteria', b.criteria, 'triggers', l.triggers, 'timeUnit', b.time_unit, 'state', l.state, 'pace', w.pace,
        'pausedUntil', w.paused_until, 'stoppedAt', w.stopped_at,
        'found', (select coalesce(jsonb_agg(jsonb_build_object(
            'mlsNumber', m.mls_number, 'trigger', f.trigger, 'at', f.matched_at, 'outcome', f.outcome, 'block', f.block)
            order by f.id), '[]')
          from alert_match f left join listing m on m.id = f.listing_id
          where f.agent_id = r.agent_id and f.reader_id = r.id)) end) as basket
    from basket_reader r join basket b on b.agent_id = r.agent_id and b.id = r.basket_id
    left join alert l on l.agent_id = b.agent_id and l.basket_id = b.id
    left join alert_reader w on w.agent_id = r.agent_id and w.reader_id = r.id
    where r.agent_id = ${agentId} and r.client_id = ${clientId}
    order by r.created_at`.execute(tx);
  return rows.map(({ basket }) => basket);
}
