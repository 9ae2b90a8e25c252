import type { Basket, BasketInput } from '@hearthline/contract/baskets';
import type { ClientInput } from '@hearthline/contract/clients';
import { sampleFacts } from '@hearthline/domain/criteria/testing/arbitrary-facts';
import { runDueJobs } from '../../../testing/due-jobs.ts';
import { sampleClient } from '../../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../../testing/test-app.ts';
import { insertSampleListings } from '../../listings/testing/sample-listings.ts';

export interface BasketsApp extends TestApp {
  maya: TestAgent;
  /** Listings on the market, each another home. */
  listings: string[];
  addClient(changes?: Partial<ClientInput>): Promise<string>;
  /** With an express consent. */
  addReader(changes?: Partial<ClientInput>): Promise<string>;
  makeBasket(
    changes?: Partial<BasketInput> & { listingIds?: readonly string[]; as?: TestAgent },
  ): Promise<Basket>;
  getBasket(id: string): Promise<Basket>;
  /** Approves all homes and sends them; the outbox is emptied where `leaves`. */
  sendAll(id: string, options?: { leaves?: boolean }): Promise<void>;
  /** Moves the clock and begins another session, which would have ended meanwhile. */
  pass(ms: number): Promise<void>;
  runJobs(): Promise<string[]>;
  /** What the clock does every ten minutes. */
  lookForDigests(): Promise<void>;
  /** The path of somebody's page. */
  pageOf(basket: Basket, position?: number): string;
  submit(
    path: string,
    fields: Record<string, string | string[]>,
  ): Promise<{ status: number; location: string }>;
}

const jobs = ['baskets.send', 'baskets.digest', 'messages.send', 'messages.sendToAgent'];

/** The whole program with an agent who may see the market, some homes on it, and no clients yet. */
export async function createBasketsApp(): Promise<BasketsApp> {
  const app = await createTestApp({ PUBLIC_ORIGIN: 'https://p.example' });
  await insertSampleListings(app.database.worker.db, sampleFacts(60, 5));
  const maya = await app.createAgent('Maya');
  await app.services.operator.agreements.grant(maya.agentId, {
    boardName: 'Board',
    validFrom: '2025-01-01',
    validUntil: '2027-12-31',
  });
  await app.call('PUT /users', {
    as: maya,
    body: {
      title: '',
      jobTitle: 'Sales representative',
      realtor: {
        brokerageName: 'Northlight Realty Inc., Brokerage',
        mailingAddress: '88 Lakeshore Rd E, Mississauga',
      },
    },
  });
  const rows = await app.database.query<{ id: string }>(
    'select id from listing_open where price is not null order by id limit 20',
  );

  const addClient = async (changes: Partial<ClientInput> = {}): Promise<string> => {
    const body = sampleClient({ province: 'ON', ...changes });
    return (await app.call('POST /clients', { as: maya, body })).body.result.id;
  };

  const made: BasketsApp = {
    ...app,
    maya,
    listings: rows.map(({ id }) => id),
    addClient,
    addReader: async (changes = {}) => {
      const id = await addClient(changes);
      await app.call('POST /clients/{id}/consents', {
        as: maya,
        params: { id },
        body: { type: 'express', givenOn: '2025-01-01', evidence: 'Form', textShown: 'Yes, write to me' },
      });
      return id;
    },
    makeBasket: async ({ as = maya, listingIds = [], ...changes } = {}) => {
      const reply = await app.call('POST /baskets', {
        as,
        body: { ...sampleBasket(), ...changes, listingIds },
      });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      return reply.body.result;
    },
    getBasket: async (id) => {
      const reply = await app.call('GET /baskets/{id}', { as: maya, params: { id } });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      return reply.body.result;
    },
    sendAll: async (id, { leaves = true } = {}) => {
      const { homes } = await made.getBasket(id);
      const approve = homes.filter(({ state }) => state === 'pending').map((home) => home.id);
      const reply = await app.call('POST /baskets/{id}/send', {
        as: maya,
        params: { id },
        body: { approve },
      });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      if (!leaves) return;
      await made.pass(10 * 60_000);
      await made.runJobs();
    },
    pass: async (ms) => {
      app.clock.advance(ms);
      const { body } = await app.call('POST /auth/secure/login', {
        body: {
          userKey: maya.email,
          password: testPassword,
          turnstileToken: await app.solveChallenge(),
          deviceName: 'Test',
        },
      });
      maya.token = body.token ?? '';
    },
    runJobs: () => runDueJobs(app, jobs),
    lookForDigests: async () => {
      const look = app.services.jobHandlers.find(({ job }) => job.name === 'baskets.digests');
      const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
      await look?.run({}, { jobId: '1', attempt: 1, log });
    },
    pageOf: ({ readers }, position = 0) => new URL(readers[position]?.link?.url ?? '').pathname,
    submit: async (path, fields) => {
      const form = new URLSearchParams();
      for (const [name, values] of Object.entries(fields))
        for (const value of [values].flat()) form.append(name, value);
      const reply = await app.send('POST', path, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: form.toString(),
      });
      return { status: reply.statusCode, location: String(reply.headers.location ?? '') };
    },
  };
  return made;
}

/** What the form of a basket sends, but for the client. */
export const sampleBasket = (): Omit<BasketInput, 'clientId'> => ({
  type: 'Manual',
  name: 'Lakeside, 4 bed',
  isForHousehold: false,
  additionalEmail: '',
  activationDate: '2025-11-12',
  timeUnit: 'never',
  criteria: null,
  copyToMe: false,
  confirmBeforeSending: true,
  byEmail: true,
  bySms: false,
  message: 'Four that fit what you told me.',
});
