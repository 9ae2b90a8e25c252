import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { pgNotify } from '../../../platform/events/pg-notify.ts';

/** What a board allows of its data, by the source of its listings. */
export interface BoardRule {
  source: string;
  mayPublishFigures: boolean;
}

export function createBoardRulesStore(db: Db) {
  return {
    /** Of every source that has listings or a rule; one without a rule allows it. */
    list: async (): Promise<BoardRule[]> => {
      const { rows } = await sql<BoardRule>`
        select source, coalesce(r.may_publish_figures, true) as "mayPublishFigures"
        from (select distinct source from listing union select source from board_rule) s
          left join board_rule r using (source)
        order by source`.execute(db);
      return rows;
    },
    /** Figures that are kept and pages that show them are made anew, as if the market had moved. */
    write: ({ source, mayPublishFigures }: BoardRule): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await tx
          .insertInto('boardRule')
          .values({ source, mayPublishFigures })
          .onConflict((conflict) => conflict.column('source').doUpdateSet({ mayPublishFigures }))
          .execute();
        await pgNotify(tx, 'listings', '');
      }),
  };
}
