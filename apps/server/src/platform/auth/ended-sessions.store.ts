import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface EndedSession {
  id: string;
  endedAt: Date;
}

export interface EndedSessionsStore {
  listSince(instant: Date): Promise<EndedSession[]>;
}

export function createEndedSessionsStore(db: Db): EndedSessionsStore {
  return {
    listSince: async (instant) => {
      const { rows } = await sql<EndedSession>`
        select id, ended_at from system.list_ended_sessions(${instant})`.execute(db);
      return rows;
    },
  };
}
