import type { ClientInput } from '@hearthline/contract/clients';
import { cadenceChoices, nextContactOn } from '@hearthline/domain/client/touchbase';
import { clientCategories, relationQualities } from '@hearthline/domain/client/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleClient } from '../../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { digestAddress } from '../consent/consent.store.ts';

let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;

beforeAll(async () => {
  app = await createTestApp();
  [anna, ben] = [await app.createAgent('Anna'), await app.createAgent('Ben')];
});
afterAll(() => app.close());

const add = async (changes: Partial<ClientInput> = {}, as = anna): Promise<string> =>
  (await app.call('POST /clients', { as, body: sampleClient(changes) })).body.result.id;
const kindsOf = async (id: string, query = '') =>
  (await app.call('GET /clients/{id}/timeline', { as: anna, params: { id }, query })).body.result.map(
    (entry) => entry.kind,
  );

describe('[CLIENT-01] touchbase', () => {
  it('says when to be in touch next, by the relation, and moves on with a logged contact', async () => {
    const id = await add({ relation: 'excellent', entryDate: '2025-11-01', birthday: '1984-02-29' });
    const params = { id };
    const before = (await app.call('GET /clients/{id}/touchbase', { as: anna, params })).body.result;
    expect(before).toMatchObject({
      nextContactOn: '2025-11-15',
      everyDays: 14,
      cadenceDays: null,
      lastContactAt: null,
      birthday: { on: '2026-02-28', daysAhead: 108, years: 42 },
      moveIn: null,
    });
    const planned = { cadenceDays: 30, plannedOn: '2025-11-20' };
    expect(
      (await app.call('PUT /clients/{id}/touchbase', { as: anna, params, body: planned })).body.result,
    ).toMatchObject({ nextContactOn: '2025-11-20', everyDays: 30 });
    const logged = await app.call('POST /clients/{id}/contacts', {
      as: anna,
      params,
      body: { contact: 'call', minutes: 12, text: 'Wants a main-floor office' },
    });
    expect(logged.body.result.touchbase).toMatchObject({
      nextContactOn: '2025-12-12',
      plannedOn: null,
      lastContactAt: '2025-11-12T14:00:00.000Z',
      lastContactKind: 'call',
      weeks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    });
    expect(await kindsOf(id)).toEqual(['contact', 'change']);
    const undone = await app.call('DELETE /clients/{id}/contacts/{itemId}', {
      as: anna,
      params: { id, itemId: logged.body.result.id },
    });
    expect(undone.body.result).toMatchObject({ lastContactAt: null, nextContactOn: '2025-12-01' });
  });

  it('follows the same rule in the database and in the program', async () => {
    const id = await add();
    for (const relation of [...relationQualities, null])
      for (const category of clientCategories)
        for (const cadenceDays of [...cadenceChoices, null])
          for (const plannedOn of ['2025-12-24', null])
            for (const lastContactOn of ['2025-10-31', null]) {
              const [row] = await app.database.query<{ next: string | null }>(
                `update client set relation = $2, category = $3, cadence_days = $4, planned_on = $5, last_contact_on = $6
                 where id = $1 returning next_contact_on as next`,
                [id, relation, category, cadenceDays, plannedOn, lastContactOn],
              );
              const rule = {
                relation,
                category,
                cadenceDays,
                plannedOn,
                lastContactOn,
                enteredOn: '2025-11-01',
              };
              expect({ ...rule, next: row?.next }).toEqual({ ...rule, next: nextContactOn(rule) });
            }
  });

  it('lists who to call today, whose day comes, which tasks are due and which consents end', async () => {
    const cara = await app.createAgent('Cara');
    const late = await add({ lastName: 'Late', relation: 'excellent', entryDate: '2025-08-01' }, cara);
    const slow = await add({ lastName: 'Slow', relation: 'fair', entryDate: '2025-08-01' }, cara);
    await add({ lastName: 'Fresh', relation: 'good', entryDate: '2025-11-10' }, cara);
    await add({ lastName: 'Left', category: 'notInterested', entryDate: '2025-01-01' }, cara);
    const party = await add(
      { lastName: 'Party', birthday: '1990-11-20', moveInDate: '2024-11-15', entryDate: '2025-11-11' },
      cara,
    );
    await app.call('POST /clients/{id}/tasks', {
      as: cara,
      params: { id: party },
      body: { title: 'Book showing', dueOn: '2025-11-12' },
    });
    await app.call('POST /clients/{id}/consents', {
      as: cara,
      params: { id: party },
      body: { type: 'impliedInquiry', givenOn: '2025-06-01', evidence: 'Asked by mail' },
    });
    const { result } = (await app.call('GET /clients/today', { as: cara })).body;
    expect(result.due.map(({ client, overdueDays }) => [client.id, overdueDays])).toEqual([
      [late, 89],
      [slow, 43],
    ]);
    expect(result.dueTotal).toBe(2);
    expect(result.ahead.map(({ what, daysAhead, years }) => [what, daysAhead, years])).toEqual([
      ['moveIn', 3, 1],
      ['birthday', 8, 35],
    ]);
    expect(result.tasks).toMatchObject([{ title: 'Book showing', clientName: 'Étienne Party' }]);
    expect(result.ending).toMatchObject([{ client: { id: party }, endsOn: '2025-12-01', daysLeft: 19 }]);
  });

  it('keeps 29 February on the day that the record says', async () => {
    const before = app.clock.now();
    app.clock.set('2026-03-01T15:00:00Z');
    const flo = await app.createAgent('Flo');
    const [leap, usual] = [
      await add({ birthday: '1984-02-29' }, flo),
      await add({ birthday: '1984-02-29' }, flo),
    ];
    const body = { feasts: [], leapDayRule: 'mar1', hold: null, wantsNoPaper: false };
    await app.call('PUT /greetings/clients/{id}', { as: flo, params: { id: leap }, body });
    const { ahead } = (await app.call('GET /clients/today', { as: flo })).body.result;
    expect(ahead.map(({ client, on, years }) => [client.id, on, years])).toEqual([[leap, '2026-03-01', 42]]);
    const birthdayOf = async (id: string) =>
      (await app.call('GET /clients/{id}/touchbase', { as: flo, params: { id } })).body.result.birthday?.on;
    expect([await birthdayOf(leap), await birthdayOf(usual)]).toEqual(['2026-03-01', '2027-02-28']);
    app.clock.set(before);
  });
});

describe('notes and tasks', () => {
  it('are written, changed, pinned, deleted and brought back', async () => {
    const id = await add();
    const params = { id };
    const note = (
      await app.call('POST /clients/{id}/notes', { as: anna, params, body: { text: 'Prefers SMS' } })
    ).body.result;
    await app.call('POST /clients/{id}/notes', {
      as: anna,
      params,
      body: { text: 'Two dogs', isPinned: true },
    });
    const texts = async () =>
      (await app.call('GET /clients/{id}/notes', { as: anna, params })).body.result.map(({ text }) => text);
    expect(await texts()).toEqual(['Two dogs', 'Prefers SMS']);
    const item = { id, itemId: note.id };
    await app.call('PUT /clients/{id}/notes/{itemId}', {
      as: anna,
      params: item,
      body: { text: 'Prefers SMS before 10', isPinned: false },
    });
    await app.call('DELETE /clients/{id}/notes/{itemId}', { as: anna, params: item });
    expect(await texts()).toEqual(['Two dogs']);
    await app.call('POST /clients/{id}/notes/{itemId}/restore', { as: anna, params: item });
    expect(await texts()).toEqual(['Two dogs', 'Prefers SMS before 10']);
    for (const key of ['PUT', 'DELETE'] as const)
      expect(
        (
          await app.call(`${key} /clients/{id}/notes/{itemId}`, {
            as: ben,
            params: item,
            body: { text: 'x' },
          })
        ).status,
      ).toBe(key === 'PUT' ? 404 : 404);
  });

  it('tick off once and stand in the timeline when done', async () => {
    const id = await add();
    const params = { id };
    const task = (
      await app.call('POST /clients/{id}/tasks', {
        as: anna,
        params,
        body: { title: 'Send map', dueOn: null },
      })
    ).body.result;
    const item = { id, itemId: task.id };
    const body = { title: 'Send map', dueOn: '2025-11-14', isDone: true };
    const doneTask = await app.call('PUT /clients/{id}/tasks/{itemId}', { as: anna, params: item, body });
    expect(doneTask.body.result).toMatchObject({ doneAt: '2025-11-12T14:00:00.000Z', dueOn: '2025-11-14' });
    expect(await kindsOf(id)).toContain('task');
    await app.call('DELETE /clients/{id}/tasks/{itemId}', { as: anna, params: item });
    expect((await app.call('GET /clients/{id}/tasks', { as: anna, params })).body.result).toEqual([]);
    await app.call('POST /clients/{id}/tasks/{itemId}/restore', { as: anna, params: item });
    expect((await app.call('GET /clients/{id}/tasks', { as: anna, params })).body.result).toHaveLength(1);
  });
});

describe('the timeline', () => {
  it('comes page by page and by kind, nothing lost where moments are the same', async () => {
    const id = await add();
    const params = { id };
    for (let each = 0; each < 5; each += 1)
      await app.call('POST /clients/{id}/contacts', { as: anna, params, body: { contact: 'text' } });
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const query: string = `?limit=2${next ? `&before=${encodeURIComponent(next)}` : ''}`;
      const page = (await app.call('GET /clients/{id}/timeline', { as: anna, params, query })).body;
      seen.push(...page.result.map((entry) => entry.id));
      next = page.next;
    }
    expect(new Set(seen).size).toBe(6);
    expect(seen).toHaveLength(6);
    expect(await kindsOf(id, '?kind=contact')).toHaveLength(5);
    const someId = '0192f0a0-0000-7000-8000-000000000001';
    for (const before of [
      'nonsense',
      `2025-11-12T14:00:00.000Z_${'-'.repeat(36)}`,
      `2025-11-12T14:00:00.000Z_${'0'.repeat(36)}`,
      `0000-01-01T00:00:00.000Z_${someId}`,
      `2025-13-12T14:00:00.000Z_${someId}`,
      `2025-11-12T14:00:00.000Z_${someId}_${someId}`,
    ]) {
      const query = `?before=${encodeURIComponent(before)}`;
      const wrong = await app.call('GET /clients/{id}/timeline', { as: anna, params, query });
      expect([before, wrong.status, wrong.body.error?.code, wrong.body.error?.fields?.[0]?.path]).toEqual([
        before,
        400,
        'invalid_input',
        'before',
      ]);
    }
    expect((await app.call('GET /clients/{id}/timeline', { as: ben, params })).status).toBe(404);
  });
});

describe('the consent clock', () => {
  const record = (id: string, body: object) =>
    app.call('POST /clients/{id}/consents', { as: anna, params: { id }, body });

  it('runs from the day of the inquiry, stops mail at its end and lists say so', async () => {
    const id = await add({ email: 'clock@example.com' });
    const reply = await record(id, {
      type: 'impliedInquiry',
      givenOn: '2025-08-14',
      evidence: 'Asked about 21 Briarwood Ave by mail',
    });
    expect(reply.body.result).toMatchObject({
      standing: { mayReceive: true, type: 'impliedInquiry', endsOn: '2026-02-14', daysLeft: 94 },
      consents: [{ evidence: 'Asked about 21 Briarwood Ave by mail', withdrawnOn: null }],
    });
    const listed = async () =>
      (await app.call('POST /clients/search', { as: anna, body: { filter: { text: 'clock@example' } } })).body
        .result[0]?.consent;
    expect(await listed()).toBe('implied');
    const consentId = reply.body.result.consents[0]?.id ?? '';
    const withdrawn = await app.call('POST /clients/{id}/consents/{consentId}/withdraw', {
      as: anna,
      params: { id, consentId },
    });
    expect(withdrawn.body.result.standing).toMatchObject({ mayReceive: false, refusal: 'consentEnded' });
    expect(await listed()).toBe('none');
  });

  it('needs evidence, the words of an express one, and a day that has come', async () => {
    const id = await add();
    const given = { type: 'express', givenOn: '2025-11-01', evidence: 'Form at the open house' };
    expect((await record(id, given)).status).toBe(400);
    expect((await record(id, { ...given, textShown: 'Yes, send me listings', evidence: '' })).status).toBe(
      400,
    );
    expect((await record(id, { ...given, textShown: 'Yes', givenOn: '2025-11-13' })).status).toBe(400);
    expect((await record(id, { ...given, textShown: 'Yes, send me listings' })).status).toBe(200);
  });
});

describe('a privacy request', () => {
  it('hands over everything about one person, and erases it but for the proofs', async () => {
    const dora = await app.createAgent('Dora');
    const id = await add({ email: 'gone@example.com', firstName: 'Gone', lastName: 'Girl' }, dora);
    const params = { id };
    await app.call('POST /clients/{id}/notes', { as: dora, params, body: { text: 'A secret' } });
    await app.call('POST /clients/{id}/consents', {
      as: dora,
      params,
      body: { type: 'express', givenOn: '2025-01-01', evidence: 'Paper form', textShown: 'Send me news' },
    });
    const file = await app.send('GET', `/api/clients/${id}/data`, {
      headers: { authorization: `Bearer ${dora.token}` },
    });
    expect(file.json()).toMatchObject({
      client: { email: 'gone@example.com' },
      notes: [{ text: 'A secret' }],
      consents: [{ evidence: 'Paper form' }],
    });
    expect(file.body).not.toContain(dora.agentId);

    const erase = (confirmName: string) =>
      app.call('POST /clients/{id}/erase', { as: dora, params, body: { confirmName } });
    expect((await erase('Somebody else')).status).toBe(400);
    expect((await erase('gone girl')).status).toBe(200);
    expect((await app.call('GET /clients/{id}', { as: dora, params })).status).toBe(404);
    const digest = digestAddress(dora.agentId, 'gone@example.com');
    const rows = (table: string) =>
      app.database.query(`select * from ${table} where agent_id = $1`, [dora.agentId]);
    expect(await rows('suppression')).toMatchObject([
      { category: 'all', reason: 'erased', address_digest: digest },
      { reason: 'erased', address_digest: digestAddress(dora.agentId, '+15145550190') },
    ]);
    expect(await rows('consent_proof')).toMatchObject([
      { text_shown: 'Send me news', address_digest: digest },
    ]);
    for (const table of [
      'client',
      'client_note',
      'client_email',
      'client_phone',
      'client_activity',
      'client_consent',
    ])
      expect({ table, rows: await rows(table) }).toEqual({ table, rows: [] });
    // Whoever comes back under the same address is still not written to.
    const again = await add({ email: 'gone@example.com' }, dora);
    const standing = await app.call('GET /clients/{id}/consents', { as: dora, params: { id: again } });
    expect(standing.body.result.standing).toMatchObject({ mayReceive: false, refusal: 'suppressed' });
  });
});
