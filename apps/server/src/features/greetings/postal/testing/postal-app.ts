import type { ClientInput } from '@hearthline/contract/clients';
import type { PostalCardInput } from '@hearthline/contract/postal-cards';
import { runDueJobs } from '../../../../testing/due-jobs.ts';
import { sampleClient } from '../../../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../../../testing/test-app.ts';
import { createTestApp } from '../../../../testing/test-app.ts';

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

/** Two agents; the first has three homes that can be written to, one of them in French, and one that cannot. */
export async function createPostalApp() {
  const app = await createTestApp({ CANADA_POST_CUSTOMER_NUMBER: '7289145' });
  const [anna, ben] = [await app.createAgent('Anna'), await app.createAgent('Ben')];
  await Promise.all([completeProfile(app, anna), completeProfile(app, ben)]);
  const home = { address1: '38 Helene St S', unit: '12', city: 'Mississauga', province: 'ON' };
  const priya = await addClient(app, anna, {
    firstName: 'Priya',
    lastName: 'Raman',
    ...home,
    postalCode: 'L5G 3B2',
    language: 'en',
  });
  const sam = await addClient(app, anna, {
    firstName: 'Sam',
    lastName: 'Raman',
    ...home,
    postalCode: 'l5g3b2',
    language: 'en',
  });
  const helen = await addClient(app, anna, {
    firstName: 'Helen',
    lastName: 'Novak',
    address1: '1 Bay St',
    language: 'en',
  });
  await addClient(app, anna, {
    firstName: 'Luc',
    lastName: 'Bergeron',
    address1: '2204 rue Saint-Denis',
    language: 'fr',
  });
  const sofia = await addClient(app, anna, { firstName: 'Sofia', lastName: 'Marchetti' });
  // As imports leave it.
  await app.database.query("update client set postal_code = '' where id = $1", [sofia]);
  await addClient(app, ben, { firstName: 'Omar', lastName: 'Haddad' });
  return { app, anna, ben, priya, sam, helen };
}
