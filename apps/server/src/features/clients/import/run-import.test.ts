import type { Client } from '@hearthline/contract/clients';
import { manyRuns } from '@hearthline/domain/testing/many-runs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleClient } from '../../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { sampleClients } from './testing/arbitrary-clients.ts';
import { createImporter } from './testing/import-app.ts';
import { toCsv } from './testing/import-files.ts';

let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
let importer: ReturnType<typeof createImporter>;
beforeAll(async () => {
  app = await createTestApp();
  importer = createImporter(app);
  [anna, ben] = [await app.createAgent('Anna'), await app.createAgent('Ben')];
});
afterAll(() => app.close());

const forget = (agent: TestAgent) =>
  app.database.query('delete from client where agent_id = $1', [agent.agentId]);
async function findClient(as: TestAgent, lastName: string): Promise<Client> {
  const { result } = await importer.clients(as, { text: lastName });
  const id = result.find((client) => client.lastName === lastName)?.id ?? '';
  return (await app.call('GET /clients/{id}', { as, params: { id } })).body.result;
}
const manyRows = (count: number, from = 1): string =>
  toCsv([
    ['First name', 'Last name', 'Email', 'Phone'],
    ...Array.from({ length: count }, (_, index) => {
      const number = String(from + index).padStart(4, '0');
      return [`First${number}`, `Last${number}`, `p${number}@example.com`, `416 555 ${number}`];
    }),
  ]);

describe('[CLIENT-03] somebody who is there already', () => {
  const headings = [
    'First name',
    'Last name',
    'Email',
    'Phone',
    'Street',
    'City',
    'Postal code',
    'Notes',
    'Tags',
    'Opt out',
    'Job title',
    'Other email',
  ];
  const file = toCsv([
    headings,
    [
      'Étienne',
      'Gagnon',
      'new@example.com',
      '514 555 0199',
      '1 New St',
      'Laval',
      'H7T 1A1',
      'From the file',
      'VIP',
      'no',
      'Director',
      'e@example.com',
    ],
  ]);
  beforeAll(() => forget(anna));

  it.each([
    [
      'update',
      {
        email: 'new@example.com',
        moreEmails: ['e@example.com'],
        phone: '+15145550199',
        morePhones: [{ label: '', number: '+15145550190' }],
        address1: '1 New St',
        address2: '',
        city: 'Laval',
        note: 'Own words\n\nFrom the file',
        jobTitle: 'Director',
        tags: ['Own', 'VIP'],
        isOptedOut: true,
      },
    ],
    [
      'fill',
      {
        email: 'e@example.com',
        moreEmails: ['new@example.com'],
        phone: '+15145550190',
        morePhones: [{ label: '', number: '+15145550199' }],
        address1: '12 rue Saint-Denis',
        address2: 'au fond',
        city: 'Montréal',
        note: 'Own words',
        jobTitle: 'Director',
        tags: ['Own', 'VIP'],
        isOptedOut: true,
      },
    ],
    ['skip', { email: 'e@example.com', moreEmails: [], phone: '+15145550190', jobTitle: '', tags: ['Own'] }],
  ])('is treated by the rule %s', async (known, expected) => {
    await forget(anna);
    await app.call('POST /clients', {
      as: anna,
      body: sampleClient({
        email: 'e@example.com',
        address2: 'au fond',
        note: 'Own words',
        tags: ['Own'],
        isOptedOut: true,
      }),
    });
    const done = await importer.runImport(anna, file, { known });
    expect(done.counts).toMatchObject({ known: 1, created: 0, updated: known === 'skip' ? 0 : 1 });
    expect(await findClient(anna, 'Gagnon')).toMatchObject(expected);
  });

  it.each([
    ['update', '900000', { budget: 90_000_000, budgetMax: null }],
    ['update', '900000-950000', { budget: 90_000_000, budgetMax: 95_000_000 }],
    ['update', '', { budget: 188_000_000, budgetMax: 216_000_000 }],
    ['fill', '900000', { budget: 188_000_000, budgetMax: 216_000_000 }],
  ])('keeps a budget whole, by the rule %s with %j in the file', async (known, cell, expected) => {
    await forget(anna);
    const own = { email: 'e@example.com', budget: 188_000_000, budgetMax: 216_000_000 };
    await app.call('POST /clients', { as: anna, body: sampleClient(own) });
    await importer.runImport(anna, `Email,Budget\ne@example.com,${cell}`, { known });
    expect(await findClient(anna, 'Gagnon')).toMatchObject(expected);
  });

  it('opts out where the file says so, and the timeline tells', async () => {
    await forget(anna);
    await app.call('POST /clients', { as: anna, body: sampleClient({ email: 'e@example.com' }) });
    await importer.runImport(anna, 'Email,Opt out\ne@example.com,yes', { known: 'fill' });
    const { id, isOptedOut } = await findClient(anna, 'Gagnon');
    expect(isOptedOut).toBe(true);
    const { result } = (await app.call('GET /clients/{id}/timeline', { as: anna, params: { id } })).body;
    expect(result.flatMap((entry) => (entry.kind === 'change' ? entry.change : []))).toEqual(
      expect.arrayContaining(['imported', 'optedOut', 'created']),
    );
  });

  it('is left out where they are only likely known and the agent wants that', async () => {
    await forget(anna);
    await app.call('POST /clients', { as: anna, body: sampleClient() });
    const likely = 'First name,Last name,Phone\nSomebody,Else,514 555 0190';
    expect((await importer.runImport(anna, likely, { likely: 'skip' })).counts).toMatchObject({
      likely: 1,
      created: 0,
    });
    expect((await importer.runImport(anna, likely, { likely: 'add' })).counts).toMatchObject({
      likely: 1,
      created: 1,
    });
  });

  it('keeps an address that belongs to somebody else with them', async () => {
    await forget(anna);
    await app.call('POST /clients', { as: anna, body: sampleClient({ email: 'one@example.com' }) });
    await app.call('POST /clients', {
      as: anna,
      body: sampleClient({ lastName: 'Second', email: 'two@example.com', phone: '514 555 0188' }),
    });
    const done = await importer.runImport(
      anna,
      'First name,Last name,Email,Other email\nÉtienne,Gagnon,one@example.com,two@example.com\nNew,Person,new@example.com,one@example.com',
    );
    expect(done.counts).toMatchObject({ known: 1, created: 1, updated: 1 });
    expect((await findClient(anna, 'Second')).email).toBe('two@example.com');
    expect(await findClient(anna, 'Gagnon')).toMatchObject({ email: 'one@example.com', moreEmails: [] });
    expect(await findClient(anna, 'Person')).toMatchObject({ email: 'new@example.com', moreEmails: [] });
    expect((await importer.issues(anna, done.id))[0]?.reasons).toEqual(['same:email', 'taken:otherEmail']);
  });
});

describe('[CLIENT-03] an import that is interrupted', () => {
  const crash = `
    create function crash() returns trigger language plpgsql as $$
    begin if new.first_name = 'First0600' then raise 'killed'; end if; return new; end $$;
    create trigger crash before insert on client for each row execute function crash()`;

  it('goes on where it stopped and doubles nobody', async () => {
    await forget(ben);
    await app.database.query(crash);
    const uploaded = await importer.upload(
      ben,
      `${manyRows(700)}\r\nA,B,p0001@example.com,\r\nC,D,p0699@example.com,`,
    );
    await importer.check(ben, uploaded);
    await app.call('POST /clients/imports/{id}/start', { as: ben, params: { id: uploaded.id } });
    expect(await importer.runJobs()).toBe(false);
    expect(await importer.get(ben, uploaded.id)).toMatchObject({
      state: 'importing',
      rowsDone: 500,
      counts: { created: 500 },
    });
    await app.database.query('drop trigger crash on client');
    const runImport = app.services.jobHandlers.find(({ job }) => job.name === 'clients.takeIn');
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    const payload = { agentId: ben.agentId, importId: uploaded.id };
    // Two workers at once, as after a worker that was only slow: one of them does it.
    await Promise.all([1, 2].map(() => runImport?.run(payload, { jobId: '1', attempt: 2, log })));
    // And a third that was lost over it and is told only now.
    await runImport?.tellSetAside?.(payload);
    const done = await importer.get(ben, uploaded.id);
    expect(done).toMatchObject({
      state: 'done',
      rowsDone: 702,
      counts: { created: 700, refused: 2, known: 0, updated: 0 },
    });
    const [row] = await app.database.query(
      'select count(*)::int, count(distinct email)::int as emails from client where agent_id = $1',
      [ben.agentId],
    );
    expect(row).toEqual({ count: 700, emails: 700 });
    const parsed = (await app.call('GET /notifications/all', { as: ben })).body.result;
    expect(parsed).toMatchObject([
      {
        title: 'Import finished',
        body: '700 added, 0 updated, 2 left out',
        link: `/clients/import?id=${uploaded.id}`,
      },
    ]);
  });

  it('is marked as such after the last try, and can be taken up again', async () => {
    await forget(ben);
    await app.database.query(
      'create trigger crash before insert on client for each row execute function crash()',
    );
    const uploaded = await importer.upload(ben, manyRows(650));
    await importer.check(ben, uploaded);
    await app.call('POST /clients/imports/{id}/start', { as: ben, params: { id: uploaded.id } });
    await importer.runJobs();
    const runImport = app.services.jobHandlers.find(({ job }) => job.name === 'clients.takeIn');
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    const last = runImport?.run(
      { agentId: ben.agentId, importId: uploaded.id },
      { jobId: '1', attempt: 6, log },
    );
    await expect(last).rejects.toThrow('killed');
    expect(await importer.get(ben, uploaded.id)).toMatchObject({
      state: 'failed',
      failure: 'interrupted',
      rowsDone: 500,
    });
    await app.database.query('drop trigger crash on client');
    await importer.start(ben, uploaded.id);
    expect(await importer.get(ben, uploaded.id)).toMatchObject({ state: 'done', counts: { created: 650 } });
  });
});

describe('[CLIENT-03] our own export', () => {
  it('imported by somebody else gives the same people', async () => {
    await fc.assert(
      fc.asyncProperty(sampleClients, async (inputs) => {
        await Promise.all([forget(anna), forget(ben)]);
        for (const input of inputs)
          expect((await app.call('POST /clients', { as: anna, body: input })).status).toBe(200);
        const exported = await app.send('POST', '/api/clients/export', {
          headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
          payload: JSON.stringify({ choice: { filter: {} } }),
        });
        const done = await importer.runImport(ben, exported.rawPayload);
        expect(done).toMatchObject({
          habit: 'hearthline',
          counts: { refused: 0, known: 0, created: inputs.length },
        });
        expect(await listAll(ben)).toEqual(await listAll(anna));
      }),
      { numRuns: manyRuns(1_200).numRuns / 50 },
    );
  });

  async function listAll(as: TestAgent) {
    const { result } = await importer.clients(as);
    const whole = [];
    for (const { id } of result) {
      const { body } = await app.call('GET /clients/{id}', { as, params: { id } });
      const { id: own, createdAt, updatedAt, leadSource, ...values } = body.result;
      whole.push({ ...values, leadSource: leadSource ?? 'import' });
    }
    return whole.toSorted((a, b) => a.email.localeCompare(b.email));
  }
});

describe('who an e-mail belongs to', () => {
  it('is told about the agent of the transaction only', async () => {
    await forget(anna);
    await app.call('POST /clients', { as: anna, body: sampleClient({ email: 'mine@example.com' }) });
    const ask = (as: TestAgent) =>
      app.database.app.asAgent(as.agentId, async (tx) => {
        const { sql } = await import('kysely');
        const { rows } =
          await sql`select * from find_email_owners(${anna.agentId}, array['MINE@example.com'])`.execute(tx);
        return rows.length;
      });
    expect(await ask(anna)).toBe(1);
    expect(await ask(ben)).toBe(0);
  });
});
