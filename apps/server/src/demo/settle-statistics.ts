import pg from 'pg';

/**
 * Tables that were filled within seconds are still unknown to the planner, which then takes a hundred times as long for
 * some lists, until the database looks at them by itself a minute or more later.
 */
export async function settleStatistics(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0 and pg_relation_size(oid) > 0`);
    if (rows.length > 0) await client.query(`analyze ${rows.map(({ name }) => name).join(', ')}`);
  } finally {
    await client.end();
  }
}
