import type { ClientInput } from '@hearthline/contract/clients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../../platform/ids.ts';
import { sampleClient } from '../../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const addTo = async (as: TestAgent, changes: Partial<ClientInput>): Promise<string> =>
  (await app.call('POST /clients', { as, body: sampleClient(changes) })).body.result.id;
const merge = (as: TestAgent, id: string, otherId: string) =>
  app.call('POST /clients/{id}/merge', { as, params: { id }, body: { otherId } });

describe('two records of one person', () => {
  it('keep the mails of both, and what erases the person erases them all', async () => {
    const ines = await app.createAgent('Ines');
    const [kept, other] = [
      await addTo(ines, { email: 'a@example.com' }),
      await addTo(ines, { email: 'b@example.com' }),
    ];
    await app.database.query(
      `insert into message (agent_id, id, client_id, channel, category, language, to_address, text, subject, status, not_before, created_at)
       values ($1, $2, $3, 'email', 'personal', 'en', 'b@example.com', 'Hello', 'To the other', 'delivered', now(), now())`,
      [ines.agentId, createId(), other],
    );
    await merge(ines, kept, other);
    const timeline = await app.call('GET /clients/{id}/timeline', {
      as: ines,
      params: { id: kept },
      query: '?kind=mail',
    });
    expect(timeline.body.result).toMatchObject([{ subject: 'To the other' }]);
    await app.call('PUT /clients/draft', {
      as: ines,
      query: `?clientId=${kept}`,
      body: { content: 'Étienne Gagnon', step: 0 },
    });
    const erased = await app.call('POST /clients/{id}/erase', {
      as: ines,
      params: { id: kept },
      body: { confirmName: 'Étienne Gagnon' },
    });
    expect(erased.status).toBe(200);
    const rest = await app.database.query('select to_address, text from message where agent_id = $1', [
      ines.agentId,
    ]);
    expect(rest).toEqual([{ to_address: '', text: '' }]);
    expect(await app.database.query('select from client_draft where agent_id = $1', [ines.agentId])).toEqual(
      [],
    );
  });

  it('become one address, one budget and one rhythm, not halves of two', async () => {
    const june = await app.createAgent('June');
    const note = 'n'.repeat(6_000);
    const kept = await addTo(june, { address1: '12 Oak St', unit: '', budget: 50_000_000, note });
    const other = await addTo(june, {
      address1: '500 King St W',
      unit: '1204',
      address2: 'Rear',
      budget: 30_000_000,
      budgetMax: 40_000_000,
      note,
    });
    const touchbase = { cadenceDays: 90, plannedOn: '2026-01-05' };
    await app.call('PUT /clients/{id}/touchbase', { as: june, params: { id: other }, body: touchbase });
    const { body } = await merge(june, kept, other);
    expect(body.result).toMatchObject({
      address1: '12 Oak St',
      unit: '',
      address2: '',
      budget: 50_000_000,
      budgetMax: null,
      note: `${note}\n\n${note}`,
    });
    const after = await app.call('GET /clients/{id}/touchbase', { as: june, params: { id: kept } });
    expect(after.body.result).toMatchObject(touchbase);
  });

  it('outlive the import that added one of them', async () => {
    const kai = await app.createAgent('Kai');
    const [kept, other] = [await addTo(kai, {}), await addTo(kai, { note: 'Known for years' })];
    await app.database.query('update client set import_id = $2 where id = $1', [kept, createId()]);
    await merge(kai, kept, other);
    expect(await app.database.query('select import_id from client where id = $1', [kept])).toEqual([
      { import_id: null },
    ]);
  });

  it.each([true, false])('came by an import where both did: %s', async (isImported) => {
    const lea = await app.createAgent(`Lea${isImported}`);
    const [kept, other] = [await addTo(lea, {}), await addTo(lea, { note: 'Twice' })];
    await app.database.query('update client set is_imported = true, import_id = $2 where id = $1', [
      kept,
      createId(),
    ]);
    await app.database.query('update client set is_imported = $2 where id = $1', [other, isImported]);
    await merge(lea, kept, other);
    expect(await app.database.query('select is_imported from client where id = $1', [kept])).toEqual([
      { is_imported: isImported },
    ]);
  });
});

describe('a privacy request', () => {
  const addConsent = (as: TestAgent, id: string) =>
    app.call('POST /clients/{id}/consents', {
      as,
      params: { id },
      body: { type: 'express', givenOn: '2025-01-01', evidence: 'Form', textShown: 'Yes' },
    });

  it('is answered with the mails that were sent and what is known of their reading', async () => {
    const nora = await app.createAgent('Nora');
    const id = await addTo(nora, { email: 'n@example.com' });
    await app.database.query(
      `insert into message (agent_id, id, client_id, channel, category, language, to_address, text, subject, status, not_before,
         created_at, grade)
       values ($1, $2, $3, 'email', 'news', 'en', 'n@example.com', 'The words of it', 'News', 'delivered', now(), now(), 'likely')`,
      [nora.agentId, createId(), id],
    );
    const { body } = await app.send('GET', `/api/clients/${id}/data`, {
      headers: { authorization: `Bearer ${nora.token}` },
    });
    expect(JSON.parse(body).messages).toMatchObject([
      { toAddress: 'n@example.com', text: 'The words of it', grade: 'likely' },
    ]);
  });

  it('leaves the proof and the refusal behind for people without an e-mail, too', async () => {
    const olga = await app.createAgent('Olga');
    const [alone, sharing, spouse] = [
      await addTo(olga, { phone: '416 555 0101', lastName: 'One' }),
      await addTo(olga, { phone: '416 555 0102', lastName: 'Two' }),
      await addTo(olga, { phone: '416 555 0102', lastName: 'Three' }),
    ];
    for (const [id, confirmName] of [
      [alone, 'Étienne One'],
      [sharing, 'Étienne Two'],
    ] as const) {
      await addConsent(olga, id);
      await app.call('POST /clients/{id}/erase', { as: olga, params: { id }, body: { confirmName } });
    }
    const count = async (table: string) =>
      (await app.database.query(`select from ${table} where agent_id = $1`, [olga.agentId])).length;
    expect({ proofs: await count('consent_proof'), refusals: await count('suppression') }).toEqual({
      proofs: 2,
      // The other number still belongs to somebody.
      refusals: 1,
    });
    expect((await app.call('GET /clients/{id}', { as: olga, params: { id: spouse } })).status).toBe(200);
  });
});

describe('a day that no calendar has', () => {
  it('is refused rather than failing later', async () => {
    const leo = await app.createAgent('Leo');
    const id = await addTo(leo, {});
    const consent = { type: 'impliedInquiry', givenOn: '0000-01-01', evidence: 'Asked' };
    const replies = [
      await app.call('POST /clients/{id}/consents', { as: leo, params: { id }, body: consent }),
      await app.call('POST /clients/{id}/tasks', {
        as: leo,
        params: { id },
        body: { title: 'Call', dueOn: '0000-01-01' },
      }),
      await app.call('PUT /clients/{id}/touchbase', {
        as: leo,
        params: { id },
        body: { cadenceDays: null, plannedOn: '0000-01-01' },
      }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
  });
});

describe('among very many clients', () => {
  it('the nearest birthdays, the soonest ends of consent and the longest waits are told, not the first names', async () => {
    const mia = await app.createAgent('Mia');
    const insert = (columns: string, values: string, count: number) =>
      app.database.query(
        `insert into client (agent_id, id, first_name, last_name, sort_name, created_at, updated_at, ${columns})
         select $1, gen_random_uuid(), 'A', 'Aa' || n, 'aa' || n, now(), now(), ${values} from generate_series(1, ${count}) n`,
        [mia.agentId],
      );
    await insert('entry_date, birthday', `'2025-11-12', '1980-12-01'`, 600);
    await insert(
      'entry_date, consent_type, consent_ends_on',
      `'2025-11-12', 'impliedBusiness', '2026-01-01'`,
      600,
    );
    await insert('entry_date, cadence_days', `'2024-01-01', 365`, 600);
    const birthday = await addTo(mia, { lastName: 'Zz', birthday: '1990-11-14' });
    const ending = await addTo(mia, { lastName: 'Zz' });
    await app.call('POST /clients/{id}/consents', {
      as: mia,
      params: { id: ending },
      body: { type: 'impliedInquiry', givenOn: '2025-05-19', evidence: 'Asked' },
    });
    const waiting = await addTo(mia, { lastName: 'Zz', relation: 'new', entryDate: '2025-06-01' });
    const { result } = (await app.call('GET /clients/today', { as: mia })).body;
    expect(result.ahead[0]).toMatchObject({ client: { id: birthday }, daysAhead: 2 });
    expect(result.ending[0]).toMatchObject({ client: { id: ending }, daysLeft: 7 });
    expect(result.due[0]).toMatchObject({ client: { id: waiting } });
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    const remind = app.services.jobHandlers.find(({ job }) => job.name === 'clients.remind');
    await remind?.run({}, { jobId: '1', attempt: 1, log });
    const parsed = (await app.call('GET /notifications/all', { as: mia })).body.result;
    expect(parsed.map(({ title }) => title)).toContain('Consent ends in 7 days');
  });
});
