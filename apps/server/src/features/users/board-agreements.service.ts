import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { pgNotify } from '../../platform/events/pg-notify.ts';
import { createId } from '../../platform/ids.ts';
import { publishChanged } from '../../platform/push/push.ts';
import { createAccessRequestsStore } from './access-requests.store.ts';
import { agreementChangedTopic } from './board-access.ts';
import { createBoardAgreementsStore } from './board-agreements.store.ts';

export interface AgreementTerms {
  boardName: string;
  validFrom: string;
  validUntil: string;
}

/** The operator's side of board agreements; `database` is the worker's, which sees all agents. */
export function createBoardAgreementsService({
  database,
  clock,
}: {
  database: Pick<Database, 'transaction'>;
  clock: Clock;
}) {
  /** Every process forgets what it knew, and then the agent's screens read again. */
  async function publish(tx: Tx, agentId: string): Promise<void> {
    await pgNotify(tx, agreementChangedTopic, agentId);
    await publishChanged(tx, agentId, 'access');
  }

  /** In the caller's transaction; whatever the agent asked for is answered by it. */
  async function grantIn(tx: Tx, agentId: string, terms: AgreementTerms): Promise<void> {
    const now = clock.now();
    await createBoardAgreementsStore(tx).insert({ agentId, id: createId(now.getTime()), ...terms });
    await createAccessRequestsStore(tx).closeOpen(agentId, now);
    await publish(tx, agentId);
  }

  return {
    findAgentId: (email: string): Promise<string | undefined> =>
      database.transaction((tx) => createBoardAgreementsStore(tx).findAgentId(email)),
    grantIn,
    grant: (agentId: string, terms: AgreementTerms): Promise<void> =>
      database.transaction((tx) => grantIn(tx, agentId, terms)),
    /** True when there was one to end. */
    end: (agentId: string, lastDay: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        const hadOne = await createBoardAgreementsStore(tx).endAll(agentId, lastDay);
        if (hadOne) await publish(tx, agentId);
        return hadOne;
      }),
  };
}
