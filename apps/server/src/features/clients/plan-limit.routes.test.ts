import type { PlanKey } from '@hearthline/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleClient } from '../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createClientDirectory } from './client-directory.ts';
import { createImporter } from './import/testing/import-app.ts';
import { googleHeadings, googleRow, toCsv } from './import/testing/import-files.ts';

let app: TestApp;
let importer: ReturnType<typeof createImporter>;
beforeAll(async () => {
  app = await createTestApp();
  importer = createImporter(app);
});
afterAll(() => app.close());

const limit = 50;
const setPlan = ({ agentId }: TestAgent, plan: PlanKey) => app.services.operator.plans.setPlan(agentId, plan);
const create = (as: TestAgent, changes: object = {}, language = 'en') =>
  app.call('POST /clients', { as, language, body: sampleClient(changes) });
const remove = async (as: TestAgent, ids: string[]) =>
  (await app.call('POST /clients/bulk/delete', { as, body: { choice: { ids } } })).body.result.batchId;
const restore = (as: TestAgent, batchId: string) =>
  app.call('POST /clients/restore', { as, body: { batchId } });
const countOf = async (as: TestAgent) => (await importer.clients(as)).totalRows;

/** An agent on the small plan with so many clients. */
async function createSolo(name: string, clients: number): Promise<{ agent: TestAgent; ids: string[] }> {
  const agent = await app.createAgent(name);
  const ids: string[] = [];
  for (let made = 0; made < clients; made += 1) {
    const { body } = await create(agent, { lastName: `Client ${made}`, email: '' });
    ids.push(body.result.id);
  }
  await setPlan(agent, 'solo');
  return { agent, ids };
}

describe('the limit of clients in a plan', () => {
  it('refuses the next one in words that name plan and limit, and leaves what there is readable and editable', async () => {
    const { agent, ids } = await createSolo('Full', limit);
    const [id = ''] = ids;
    for (const [language, sentence] of [
      ['en', /^Your Solo plan holds 50 clients and has room for no more\. .*administrator/],
      ['fr', /^Votre forfait Solo permet 50 clients et n’a plus de place pour d’autres\. .*administrateur/],
    ] as const) {
      const { status, body } = await create(agent, {}, language);
      expect([status, body.error?.code]).toEqual([422, 'plan_limit']);
      expect(body.error?.friendlyMessage).toMatch(sentence);
    }
    expect(await countOf(agent)).toBe(limit);
    const changed = { as: agent, params: { id }, body: sampleClient({ lastName: 'Edited' }) };
    expect((await app.call('PUT /clients/{id}', changed)).status).toBe(200);
    expect((await app.call('GET /clients/{id}', changed)).body.result.lastName).toBe('Edited');

    // Who writes by the website is no less welcome.
    const at = app.clock.now();
    const { clientId } = await app.services.database.asAgent(agent.agentId, (tx) =>
      createClientDirectory().receiveInquiry(tx, agent.agentId, {
        name: 'Mia Roy',
        email: 'mia@home.example',
        phone: '',
        note: 'Is it still there?',
        language: 'en',
        consentText: null,
        evidence: 'Contact form of the website',
        day: '2025-11-12',
        at,
      }),
    );
    expect(await countOf(agent)).toBe(limit + 1);
    const found = await app.call('GET /clients/{id}', { as: agent, params: { id: clientId } });
    expect(found.body.result).toMatchObject({ firstName: 'Mia', email: 'mia@home.example' });
  });

  it('counts those who are there: who deletes one may add one, and a larger plan takes more at once', async () => {
    const { agent, ids } = await createSolo('Moving', limit);
    const batchId = await remove(agent, ids.slice(0, 1));
    expect((await create(agent)).status).toBe(200);
    const undone = await restore(agent, batchId);
    expect([undone.status, undone.body.error?.code]).toEqual([422, 'plan_limit']);
    await setPlan(agent, 'pro');
    expect((await restore(agent, batchId)).body.result.count).toBe(1);
    expect((await create(agent)).status).toBe(200);
    // What stands above the limit of a smaller plan stays.
    await setPlan(agent, 'solo');
    expect(await countOf(agent)).toBe(limit + 2);
    expect((await create(agent)).status).toBe(422);
  });

  it('brings back a deletion only as a whole, and says how many fit', async () => {
    const { agent, ids } = await createSolo('Undo', limit);
    const batchId = await remove(agent, ids.slice(0, 3));
    for (let made = 0; made < 2; made += 1) await create(agent, { email: '', lastName: `New ${made}` });
    const { status, body } = await restore(agent, batchId);
    expect(status).toBe(422);
    expect(body.error?.friendlyMessage).toContain('has room for 1, not for 3');
    expect(await countOf(agent)).toBe(limit - 1);
  });

  it('is kept by many who create at once', async () => {
    const { agent } = await createSolo('Race', limit - 2);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => create(agent, { email: '', lastName: `At once ${index}` })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422, 422, 422, 422, 422]);
    expect(await countOf(agent)).toBe(limit);
  });
});

describe('an import that passes the limit', () => {
  const newcomers = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      googleRow({
        'First Name': 'New',
        'Last Name': `Person ${index}`,
        'E-mail 1 - Value': `new${index}@example.com`,
        'Phone 1 - Value': `41655501${String(index).padStart(2, '0')}`,
      }),
    );

  it('takes the first ones that fit, changes those who are known, and names the others in the report', async () => {
    const { agent, ids } = await createSolo('Import', limit - 2);
    const known = {
      as: agent,
      params: { id: ids[0] ?? '' },
      body: sampleClient({ email: 'known@example.com' }),
    };
    await app.call('PUT /clients/{id}', known);
    const file = toCsv([
      [...googleHeadings],
      ...newcomers(5),
      googleRow({ 'First Name': 'Known', 'Last Name': 'Already', 'E-mail 1 - Value': 'known@example.com' }),
    ]);
    const done = await importer.runImport(agent, file);
    expect(done.state).toBe('done');
    expect(done.counts).toMatchObject({ created: 2, updated: 1, refused: 3 });
    expect(done.reasons.overLimit).toBe(3);
    expect(await countOf(agent)).toBe(limit);
    const refused = (await importer.issues(agent, done.id)).filter(({ kind }) => kind === 'refused');
    expect(refused.map(({ rowNumber }) => rowNumber)).toEqual([3, 4, 5]);
    const report = await app.send('GET', `/api/clients/imports/${done.id}/report`, {
      headers: { authorization: `Bearer ${agent.token}`, 'accept-language': 'fr' },
    });
    expect(report.body).toContain('Votre forfait n’a plus de place pour d’autres clients');
  });

  it('does not start where nobody of it fits', async () => {
    const { agent } = await createSolo('Nobody', limit);
    const uploaded = await importer.upload(agent, toCsv([[...googleHeadings], ...newcomers(2)]));
    await importer.check(agent, uploaded);
    const { status, body } = await importer.start(agent, uploaded.id);
    expect([status, body.error?.code]).toEqual([422, 'plan_limit']);
    expect((await importer.get(agent, uploaded.id)).state).toBe('checked');
  });
});
