import type { ReportState } from '@hearthline/contract/cma-endpoints';
import type { CmaReport as Payload } from '@hearthline/contract/cma-report';
import { rateNotes } from '@hearthline/domain/valuation/local-rates';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { CmaReport } from '../../../platform/db/schema.generated.ts';
import { clientName, holdsWords, joinClient } from '../analyses/cmas.store.ts';

export type ReportTimes = Partial<Record<ReportState, string>>;
export type ReportRecord = Omit<Selectable<CmaReport>, 'payload' | 'times'> & {
  times: ReportTimes;
  address: string;
};

const columns = [
  'agentId',
  'id',
  'cmaId',
  'version',
  'language',
  'sections',
  'coverNote',
  'state',
  'progress',
  'times',
  'pages',
  'bytes',
  'fileKey',
  'linkOpenedAt',
  'linkOpened',
  'createdAt',
] as const;

export function createReportsStore(tx: Tx, agentId: string) {
  /** Of analyses that are there; with one in the bin its reports are gone too. */
  const own = () =>
    tx
      .selectFrom('cmaReport')
      .innerJoin('cma', (join) =>
        join.onRef('cma.agentId', '=', 'cmaReport.agentId').onRef('cma.id', '=', 'cmaReport.cmaId'),
      )
      .select(columns.map((column) => `cmaReport.${column}` as const))
      .select('cma.address')
      .where('cmaReport.agentId', '=', agentId)
      .where('cma.deletedAt', 'is', null);
  return {
    list: async (cmaId: string): Promise<ReportRecord[]> =>
      (await own()
        .where('cmaReport.cmaId', '=', cmaId)
        .orderBy('cmaReport.createdAt', 'desc')
        .limit(50)
        .execute()) as ReportRecord[],
    find: async (id: string): Promise<ReportRecord | undefined> =>
      (await own().where('cmaReport.id', '=', id).executeTakeFirst()) as ReportRecord | undefined,
    /** Finished ones by every word in the address or in the name of the client, the newest first. */
    listByWords: async (words: readonly string[], limit: number) => {
      const { rows } = await sql<
        Pick<ReportRecord, 'id' | 'cmaId' | 'version' | 'address' | 'createdAt'> & {
          language: 'en' | 'fr';
          clientName: string | null;
          total: number;
        }
      >`
        select r.id, r.cma_id, r.version, r.language, r.created_at, a.address, ${clientName} as client_name,
          count(*) over () as total
        from cma_report r join cma a on a.agent_id = r.agent_id and a.id = r.cma_id ${joinClient}
        where r.agent_id = ${agentId} and r.state = 'ready' and a.deleted_at is null and ${holdsWords(words)}
        order by r.created_at desc, r.id desc limit ${limit}`.execute(tx);
      return rows;
    },
    findPayload: async (id: string): Promise<Payload | null> => {
      const row = await tx
        .selectFrom('cmaReport')
        .select('payload')
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.payload ? completePayload(row.payload as Payload) : null;
    },
    insert: async (row: Insertable<CmaReport>): Promise<void> => {
      await tx.insertInto('cmaReport').values(row).execute();
    },
    update: async (
      id: string,
      { payload, ...changes }: Omit<Updateable<CmaReport>, 'payload' | 'times'> & { payload?: Payload },
    ): Promise<void> => {
      await tx
        .updateTable('cmaReport')
        .set({ ...changes, ...(payload ? { payload: JSON.stringify(payload) } : {}) })
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
    /** One step further, unless it was called off meanwhile: then false. */
    advance: async (id: string, state: ReportState, progress: number, at: Date): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update cma_report set state = ${state}, progress = ${progress},
          times = times || jsonb_build_object(${state}::text, coalesce(times ->> ${state}, ${at.toISOString()}))
        where agent_id = ${agentId} and id = ${id} and state <> 'cancelled'`.execute(tx);
      return Number(numAffectedRows ?? 0) > 0;
    },
    countAhead: async (at: Date): Promise<number> => {
      const { rows } = await sql<{
        ahead: number;
      }>`select system.count_reports_ahead(${at}) as ahead`.execute(tx);
      return rows[0]?.ahead ?? 0;
    },
    noteOpening: async (id: string, at: Date): Promise<void> => {
      await sql`
        update cma_report set link_opened = link_opened + 1, link_opened_at = ${at}
        where agent_id = ${agentId} and id = ${id}`.execute(tx);
    },
  };
}

/** What was drawn before values were rounded and rates published lacks some of today's fields. */
function completePayload(kept: Payload): Payload {
  return {
    ...kept,
    exact: kept.exact ?? kept.value,
    earlier: kept.earlier ?? null,
    search: { ...kept.search, otherKinds: kept.search.otherKinds ?? [] },
    subject: completeHome(kept.subject),
    comparables: kept.comparables.map(completeHome),
    rates: kept.rates.map((rate) => ({
      ...rate,
      note: rate.note !== null && rateNotes.includes(rate.note) ? rate.note : null,
      pieces: (rate.pieces ?? []).map((piece) => ({ ...piece, note: piece.note ?? null })),
    })),
  };
}

const completeHome = <Home extends Payload['subject'] | Payload['comparables'][number]>(
  home: Home,
): Home => ({
  ...home,
  ageBand: home.ageBand ?? null,
  assumed: home.assumed ?? {},
});
