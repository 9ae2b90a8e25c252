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
  forget,
}: {
  database: Pick<Database, 'transaction'>;
  clock: Clock;
  /** What this process knew of the agent: whoever is told that it is done finds it so. */
  forget: (agentId: string) => void;
}) {
  /** Every other process forgets what it knew, and then the agent's screens read again. */
  async function publish(tx: Tx, agentId: string): Promise<void> {
    await pgNotify(tx, agreementChangedTopic, agentId);
    await publishChanged(tx, agentId, 'access');
  }

  /** In the caller's transaction, after which `forget` is to be called; whatever the agent asked for is answered by it. */
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
    forget,
    grant: async (agentId: string, terms: AgreementTerms): Promise<void> => {
      await database.transaction((tx) => grantIn(tx, agentId, terms));
      forget(agentId);
    },
    /** True when there was one to end. */
    end: async (agentId: string, lastDay: string): Promise<boolean> => {
      const hadOne = await database.transaction(async (tx) => {
        const found = await createBoardAgreementsStore(tx).endAll(agentId, lastDay);
        if (found) await publish(tx, agentId);
        return found;
      });
      forget(agentId);
      return hadOne;
    },
  };
}
