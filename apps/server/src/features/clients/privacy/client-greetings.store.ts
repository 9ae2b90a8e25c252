import type { LeapDayRule } from '@hearthline/domain/client/yearly-date';
import { defaultLeapDayRule } from '@hearthline/domain/client/yearly-date';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/**
 * Two records of one person become one: it keeps the feasts of both, the longer peace, and how 29 February is kept where
 * one of them says it.
 */
export async function joinGreetings(tx: Tx, agentId: string, fromId: string, toId: string): Promise<void> {
  const lastsLonger = sql`(excluded.held_at is not null and (kept.held_at is null
    or coalesce(excluded.held_until, 'infinity') > coalesce(kept.held_until, 'infinity')))`;
  await sql`
    insert into greeting_wish as kept
      (agent_id, client_id, feasts, leap_day_rule, held_at, held_until, hold_reason, wants_no_paper)
    select agent_id, ${toId}, feasts, leap_day_rule, held_at, held_until, hold_reason, wants_no_paper
    from greeting_wish where agent_id = ${agentId} and client_id = ${fromId}
    on conflict (agent_id, client_id) do update set
      feasts = array(select distinct unnest(kept.feasts || excluded.feasts)),
      leap_day_rule = case when kept.leap_day_rule = ${defaultLeapDayRule} then excluded.leap_day_rule
        else kept.leap_day_rule end,
      held_at = case when ${lastsLonger} then excluded.held_at else kept.held_at end,
      held_until = case when ${lastsLonger} then excluded.held_until else kept.held_until end,
      hold_reason = case when ${lastsLonger} then excluded.hold_reason else kept.hold_reason end,
      wants_no_paper = kept.wants_no_paper or excluded.wants_no_paper`.execute(tx);
  await sql`
    update greeting_task set client_id = ${toId}
    where agent_id = ${agentId} and client_id = ${fromId}`.execute(tx);
}

/** How these clients keep 29 February; whose record says nothing is not among them. */
export async function listLeapDayRules(
  tx: Tx,
  agentId: string,
  clientIds: readonly string[],
): Promise<Map<string, LeapDayRule>> {
  const { rows } = await sql<{ clientId: string; leapDayRule: LeapDayRule }>`
    select client_id, leap_day_rule from greeting_wish
    where agent_id = ${agentId} and client_id = any (${clientIds}::uuid[])`.execute(tx);
  return new Map(rows.map(({ clientId, leapDayRule }) => [clientId, leapDayRule]));
}

/** What one person is greeted on, and what became of each greeting. */
export async function listGreetingsOf(tx: Tx, agentId: string, clientId: string): Promise<unknown> {
  const { rows } = await sql<{ greetings: unknown }>`
    select jsonb_build_object(
      'wishes', (select jsonb_build_object('feasts', w.feasts, 'leapDayRule', w.leap_day_rule, 'heldAt', w.held_at,
          'heldUntil', w.held_until, 'holdReason', w.hold_reason, 'wantsNoPaper', w.wants_no_paper)
        from greeting_wish w where w.agent_id = ${agentId} and w.client_id = ${clientId}),
      'ownDates', (select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'day', t.custom_on, 'repeats', t.repeats)
          order by t.created_at), '[]')
        from greeting_task t where t.agent_id = ${agentId} and t.client_id = ${clientId}),
      'greeted', (select coalesce(jsonb_agg(jsonb_build_object('occasion', g.occasion, 'day', g.day, 'outcome', g.outcome,
          'reason', g.reason, 'at', g.settled_at) order by g.day, g.id), '[]')
        from greeting g where g.agent_id = ${agentId} and g.client_id = ${clientId} and g.outcome is not null)) as greetings`.execute(
    tx,
  );
  return rows[0]?.greetings;
}
