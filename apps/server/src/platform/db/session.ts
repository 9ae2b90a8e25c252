import pg from 'pg';

/** A connection outside of any pool. When it breaks, the next query says so; unheard, that would end the process at once. */
export async function openSession(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  return client;
}
