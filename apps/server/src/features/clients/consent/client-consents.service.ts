import type { ConsentRecord, ConsentStanding } from '@hearthline/contract/client-consent';
import type { ConsentType } from '@hearthline/domain/client/consent';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { ClientTransaction, ClientTransactions } from '../client-transaction.ts';
import { listPersons, presentConsent, presentStanding } from './consent.service.ts';

interface Consents {
  standing: ConsentStanding;
  consents: ConsentRecord[];
}

/** The consent clock of one client: what there is, what is added, what is taken back. */
export function createClientConsentsService({ open }: ClientTransactions) {
  async function getConsents(transaction: ClientTransaction, clientId: string): Promise<Consents> {
    const row = await transaction.get(clientId);
    const person = (await listPersons(transaction.tx, transaction.agentId, [row])).get(clientId);
    if (!person) throw new AppError('not_found');
    return {
      standing: presentStanding(person, transaction.today),
      consents: person.consents.map(presentConsent),
    };
  }

  return {
    list: (agentId: string, clientId: string): Promise<Consents> =>
      open(agentId, (transaction) => getConsents(transaction, clientId)),

    add: (
      agentId: string,
      clientId: string,
      consent: { type: ConsentType; givenOn: string; evidence: string; textShown: string },
    ): Promise<Consents> =>
      open(agentId, async (transaction) => {
        await transaction.get(clientId);
        if (consent.givenOn > transaction.today)
          throw new AppError('invalid_input', {
            fields: [{ path: 'givenOn', code: 'in_future', message: 'The day has not come yet' }],
          });
        await transaction.consents.insert([
          { agentId, id: createId(), clientId, ...consent, recordedAt: transaction.now },
        ]);
        await transaction.refreshConsents(clientId);
        await transaction.activity.addChanges([clientId], 'consentRecorded', transaction.now, consent.type);
        return getConsents(transaction, clientId);
      }),

    withdraw: (agentId: string, clientId: string, consentId: string): Promise<Consents> =>
      open(agentId, async (transaction) => {
        await transaction.get(clientId);
        if (!(await transaction.consents.withdraw(clientId, consentId, transaction.today)))
          throw new AppError('not_found');
        await transaction.refreshConsents(clientId);
        await transaction.activity.addChanges([clientId], 'consentWithdrawn', transaction.now);
        return getConsents(transaction, clientId);
      }),

    standingOf: (agentId: string, clientId: string): Promise<ConsentStanding> =>
      open(agentId, async (transaction) => (await getConsents(transaction, clientId)).standing),
  };
}

export type ClientConsentsService = ReturnType<typeof createClientConsentsService>;
