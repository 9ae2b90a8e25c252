import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { pgNotify } from '../../platform/events/pg-notify.ts';
import { createId } from '../../platform/ids.ts';
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
  return {
    findAgentId: (email: string): Promise<string | undefined> =>
      database.transaction((tx) => createBoardAgreementsStore(tx).findAgentId(email)),
    grant: (agentId: string, terms: AgreementTerms): Promise<void> =>
      database.transaction(async (tx) => {
        const id = createId(clock.now().getTime());
        await createBoardAgreementsStore(tx).insert({ agentId, id, ...terms });
        await pgNotify(tx, agreementChangedTopic, agentId);
      }),
    /** True when there was one to end. */
    end: (agentId: string, lastDay: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        const hadOne = await createBoardAgreementsStore(tx).endAll(agentId, lastDay);
        if (hadOne) await pgNotify(tx, agreementChangedTopic, agentId);
        return hadOne;
      }),
  };
}
