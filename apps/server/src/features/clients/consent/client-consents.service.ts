import type { ConsentRecord, ConsentStanding } from '@hearthline/contract/client-consent';
import type { ConsentType } from '@hearthline/domain/client/consent';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { ClientDesk, ClientDesks } from '../client-desk.ts';
import { presentConsent, presentStanding, readPersons } from './consent.service.ts';

interface Consents {
  standing: ConsentStanding;
  consents: ConsentRecord[];
}

/** The consent clock of one client: what there is, what is added, what is taken back. */
export function createClientConsentsService({ open }: ClientDesks) {
  async function read(desk: ClientDesk, clientId: string): Promise<Consents> {
    const row = await desk.get(clientId);
    const person = (await readPersons(desk.tx, desk.agentId, [row])).get(clientId);
    if (!person) throw new AppError('not_found');
    return { standing: presentStanding(person, desk.today), consents: person.consents.map(presentConsent) };
  }

  return {
    list: (agentId: string, clientId: string): Promise<Consents> =>
      open(agentId, (desk) => read(desk, clientId)),

    add: (
      agentId: string,
      clientId: string,
      consent: { type: ConsentType; givenOn: string; evidence: string; textShown: string },
    ): Promise<Consents> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        if (consent.givenOn > desk.today)
          throw new AppError('invalid_input', {
            fields: [{ path: 'givenOn', code: 'in_future', message: 'The day has not come yet' }],
          });
        await desk.consents.insert([{ agentId, id: createId(), clientId, ...consent, recordedAt: desk.now }]);
        await desk.refreshConsents(clientId);
        await desk.activity.addChanges([clientId], 'consentRecorded', desk.now, consent.type);
        return read(desk, clientId);
      }),

    withdraw: (agentId: string, clientId: string, consentId: string): Promise<Consents> =>
      open(agentId, async (desk) => {
        await desk.get(clientId);
        if (!(await desk.consents.withdraw(clientId, consentId, desk.today))) throw new AppError('not_found');
        await desk.refreshConsents(clientId);
        await desk.activity.addChanges([clientId], 'consentWithdrawn', desk.now);
        return read(desk, clientId);
      }),

    standingOf: (agentId: string, clientId: string): Promise<ConsentStanding> =>
      open(agentId, async (desk) => (await read(desk, clientId)).standing),
  };
}

export type ClientConsentsService = ReturnType<typeof createClientConsentsService>;
