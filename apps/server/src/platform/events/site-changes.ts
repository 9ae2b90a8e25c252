import type { Db, Tx } from '../db/database.ts';
import { pgNotify } from './pg-notify.ts';

export const siteTopic = 'site';

/** What anybody sees of this agent is drawn anew; every web process hears of it after the commit. */
export const tellSiteChanged = (tx: Tx | Db, agentId: string): Promise<void> =>
  pgNotify(tx, siteTopic, agentId);
