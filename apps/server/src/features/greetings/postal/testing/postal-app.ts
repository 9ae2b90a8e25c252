import type { ClientInput } from '@hearthline/contract/clients';
import type { PostalCardInput } from '@hearthline/contract/postal-cards';
import { runDueJobs } from '../../../../testing/due-jobs.ts';
import { sampleClient } from '../../../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../../../testing/test-app.ts';

/** A card as the screen would send it, with what a test changes about it. */
export const sampleCard = (changes: Partial<PostalCardInput> = {}): PostalCardInput => ({
  name: 'Holiday card 2025',
  size: '6x4',
  designId: 'ourStreet',
  line: { en: '', fr: '' },
  message: {
    en: 'Dear {{firstName}}, thank you for a year of questions, coffee and one very good attic.',
    fr: 'Bonjour {{firstName}}, merci pour cette année de questions, de cafés et un très beau grenier.',
  },
  audience: { kind: 'all' },
  inHandsOn: '2025-12-15',
  leftOut: [],
  saleConsents: null,
  ...changes,
});

/** The profile that every card names. */
export const completeProfile = (app: TestApp, as: TestAgent) =>
  app.call('PUT /users', {
    as,
    body: {
      title: 'Ms',
      phone: '905 555 0142',
      jobTitle: 'Sales Representative',
      realtor: {
        brokerageName: 'Northlight Realty Inc., Brokerage',
        mailingAddress: '120 Lakeshore Rd E, Mississauga ON L5G 1E2',
        city: 'Mississauga',
      },
    },
  });

export async function addClient(app: TestApp, as: TestAgent, changes: Partial<ClientInput>): Promise<string> {
  const { body } = await app.call('POST /clients', { as, body: sampleClient(changes) });
  return body.result.id;
}

export const wishFor = (app: TestApp, as: TestAgent, id: string, changes: object) =>
  app.call('PUT /greetings/clients/{id}', {
    as,
    params: { id },
    body: { feasts: [], leapDayRule: 'feb28', hold: null, wantsNoPaper: false, ...changes },
  });

export async function makeCard(app: TestApp, as: TestAgent, changes: Partial<PostalCardInput> = {}) {
  return (await app.call('POST /postal-cards', { as, body: sampleCard(changes) })).body.result;
}

/** A batch that is drawn. */
export async function makeBatch(app: TestApp, as: TestAgent, cardId: string) {
  const card = (await app.call('GET /postal-cards/{id}', { as, params: { id: cardId } })).body.result;
  const asked = await app.call('POST /postal-cards/{id}/batches', {
    as,
    params: { id: cardId },
    body: { revision: card.revision },
  });
  if (asked.status !== 200) return { status: asked.status, error: asked.body.error, batch: null };
  await runDueJobs(app, ['postal.make']);
  const { id } = asked.body.result;
  const { body } = await app.call('GET /postal-batches/{id}', { as, params: { id } });
  return { status: 200, error: undefined, batch: body.result };
}
