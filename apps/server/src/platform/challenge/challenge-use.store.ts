import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface ChallengeUseStore {
  /** True for the first caller with this hash. */
  use(tokenHash: Buffer, expiresAt: Date): Promise<boolean>;
}

export function createChallengeUseStore(db: Db): ChallengeUseStore {
  return {
    use: async (tokenHash, expiresAt) => {
      const { rows } = await sql<{ isFirst: boolean }>`
        select system.use_challenge(${tokenHash}, ${expiresAt}) as is_first`.execute(db);
      return rows[0]?.isFirst === true;
    },
  };
}
