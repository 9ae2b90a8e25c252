import type { Proposal } from '@hearthline/contract/alert-fit';
import { proposeCriteria } from '@hearthline/domain/alert/proposal';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { boardDay } from '@hearthline/domain/time-zone';
import { AppError } from '../../../../platform/errors.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransactions } from '../../basket-transaction.ts';
import { requireBoardAccess } from '../../basket-transaction.ts';
import type { AnsweredFacts } from '../market/answered-homes.ts';
import { findAnsweredFacts } from '../market/answered-homes.ts';

/** Criteria out of what a client marked yes and no, in whatever basket. */
export function createProposalService({
  transactions: { open },
  ports,
}: {
  transactions: BasketTransactions;
  ports: Pick<BasketPorts, 'clients' | 'listings' | 'market'>;
}) {
  return {
    /** Null where too little was said. */
    propose: (agentId: string, clientId: string, criteria: Criteria | null): Promise<Proposal | null> =>
      open(agentId, async (transaction) => {
        requireBoardAccess(transaction);
        const [client] = await ports.clients.list(transaction.tx, agentId, [clientId]);
        if (!client) throw new AppError('not_found');
        const answered = await findAnsweredFacts(ports, transaction, clientId);
        return proposeFrom(answered, criteria, transaction.now);
      }),
  };
}

export type ProposalService = ReturnType<typeof createProposalService>;

/** A maybe says neither. */
export function proposeFrom(
  answered: readonly AnsweredFacts[],
  criteria: Criteria | null,
  now: Date,
): Proposal | null {
  const homes = answered.flatMap(({ facts, answer }) =>
    answer === 'maybe'
      ? []
      : [{ facts, answer: answer === 'yes' ? ('liked' as const) : ('rejected' as const) }],
  );
  return proposeCriteria(homes, criteria, boardDay(now));
}
