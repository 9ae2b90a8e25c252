import type pg from 'pg';

/** Null where the program never started on this database. */
export async function findSchema(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ hasTable: boolean }>(
    `select to_regclass('public.schema_migration') is not null as "hasTable"`,
  );
  if (!rows[0]?.hasTable) return null;
  const { rows: newest } = await client.query<{ name: string | null }>(
    'select max(name) as name from schema_migration',
  );
  return newest[0]?.name ?? null;
}

export interface JobFacts {
  givenUp: number;
  givenUpNames: string[] | null;
  lost: number;
  oldestWaitingSince: Date | null;
}

export async function loadJobFacts(client: pg.ClientBase): Promise<JobFacts> {
  const { rows } = await client.query<JobFacts>(
    `select count(*) filter (where attempts >= max_attempts)::int as "givenUp",
            array_agg(distinct task_identifier) filter (where attempts >= max_attempts) as "givenUpNames",
            (select count(*)::int from job_loss) as lost,
            min(run_at) filter (where attempts < max_attempts and locked_at is null and run_at <= now())
              as "oldestWaitingSince"
       from graphile_worker.jobs`,
  );
  return rows[0] ?? { givenUp: 0, givenUpNames: null, lost: 0, oldestWaitingSince: null };
}

export interface MarketFacts {
  changedAt: Date | null;
}

export async function loadMarketFacts(client: pg.ClientBase): Promise<MarketFacts> {
  const { rows } = await client.query<MarketFacts>(`select max(modified_at) as "changedAt" from listing`);
  return rows[0] ?? { changedAt: null };
}
