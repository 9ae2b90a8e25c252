import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** Like `asAgent`, but no statement may take longer than this. */
export function asAgentWithin<T>(
  database: Pick<Database, 'asAgent'>,
  agentId: string,
  limitMs: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return database.asAgent(agentId, async (tx) => {
    await sql`select set_config('statement_timeout', ${String(limitMs)}, true)`.execute(tx);
    return work(tx);
  });
}

/** Whether PostgreSQL ended a statement because it took too long. */
export const isStatementTimeout = (error: unknown): boolean => (error as { code?: string }).code === '57014';
