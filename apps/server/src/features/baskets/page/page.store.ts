import type { HomeStanding } from '@hearthline/domain/basket/home-changes';
import type { Answer, AnswerReason } from '@hearthline/domain/basket/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface ViewRow {
  homeId: string;
  seen: HomeStanding | null;
  compared: HomeStanding | null;
}

/** What one reader sees and says. */
export function createPageStore(tx: Tx, agentId: string) {
  return {
    listViews: async (readerId: string): Promise<Map<string, ViewRow>> => {
      const { rows } = await sql<ViewRow>`
        select home_id, seen, compared from basket_view
        where agent_id = ${agentId} and reader_id = ${readerId}`.execute(tx);
      return new Map(rows.map((row) => [row.homeId, row]));
    },
    /** A new visit is compared with how the homes stood in the one before. */
    noteSeen: async (
      readerId: string,
      homes: readonly { homeId: string; standing: HomeStanding }[],
      { isNewVisit, at }: { isNewVisit: boolean; at: Date },
    ): Promise<void> => {
      if (homes.length === 0) return;
      await sql`
        insert into basket_view as v (agent_id, reader_id, home_id, seen, seen_at)
        select ${agentId}, ${readerId}, asked.home_id, asked.standing, ${at}
        from jsonb_to_recordset(${JSON.stringify(
          homes.map(({ homeId, standing }) => ({ home_id: homeId, standing })),
        )}::jsonb) as asked (home_id uuid, standing jsonb)
        on conflict (agent_id, reader_id, home_id) do update set
          compared = case when ${isNewVisit} then v.seen else v.compared end,
          seen = excluded.seen, seen_at = excluded.seen_at`.execute(tx);
    },
    noteOpened: async (readerId: string, homeId: string, at: Date): Promise<void> => {
      await sql`
        update basket_view set opened = opened + 1, opened_at = ${at}, first_opened_at = coalesce(first_opened_at, ${at})
        where agent_id = ${agentId} and reader_id = ${readerId} and home_id = ${homeId}`.execute(tx);
    },
    /** True where it is another answer than before. */
    setAnswer: async (
      readerId: string,
      homeId: string,
      { answer, reasons, at }: { answer: Answer; reasons: readonly AnswerReason[]; at: Date },
    ): Promise<boolean> => {
      const { rows } = await sql<{ before: Answer | null }>`
        with before as (
          select answer from basket_answer
          where agent_id = ${agentId} and reader_id = ${readerId} and home_id = ${homeId}
        ), written as (
          insert into basket_answer as a (agent_id, reader_id, home_id, answer, reasons, answered_at)
          values (${agentId}, ${readerId}, ${homeId}, ${answer}, ${[...reasons]}::text[], ${at})
          on conflict (agent_id, reader_id, home_id) do update set answer = excluded.answer, reasons = excluded.reasons,
            answered_at = excluded.answered_at,
            -- Seen answers that were given once more are no news.
            read_at = case when (a.answer, a.reasons) = (excluded.answer, excluded.reasons) then a.read_at end
          returning 1
        )
        select (select answer from before) as before from written`.execute(tx);
      return rows[0]?.before !== answer;
    },
  };
}
