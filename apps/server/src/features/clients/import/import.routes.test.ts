import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { importPartBytes } from '@hearthline/contract/client-import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleClient } from '../../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createImporter } from './testing/import-app.ts';
import { googleHeadings, googleRow, toCsv } from './testing/import-files.ts';

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

const storedParts = async () =>
  (await readdir(path.join(app.dataDir, 'files', 'imports'), { recursive: true }).catch(() => [])).filter(
    (name) => name.endsWith('.bin'),
  );
const whole = {
  'Address 1 - Street': '5 Bay St',
  'Address 1 - City': 'Toronto',
  'Address 1 - Postal Code': 'M5J 2Z3',
};
const people = toCsv([
  [...googleHeadings],
  googleRow({
    ...whole,
    'First Name': 'Amara',
    'Last Name': 'Chen',
    'E-mail 1 - Value': 'amara@example.com',
    'Phone 1 - Value': '4165550142',
    Birthday: '03/11/1987',
  }),
  googleRow({
    ...whole,
    'First Name': 'Étienne',
    'Last Name': 'Gagnon',
    'E-mail 1 - Value': 'E.Gagnon@example.com',
    'Phone 1 - Value': '5145550191',
    Labels: 'Lake',
  }),
  googleRow({
    'First Name': 'Priya',
    'Last Name': 'Nair',
    'E-mail 1 - Value': 'priya@example.com',
    'Phone 1 - Value': '',
  }),
  googleRow({ Notes: 'nobody at all' }),
  googleRow({
    ...whole,
    'First Name': 'Twice',
    'Last Name': 'Told',
    'E-mail 1 - Value': 'AMARA@example.com',
    'Phone 1 - Value': '4165550143',
  }),
  googleRow({ ...whole, 'First Name': 'Same', 'Last Name': 'Number', 'Phone 1 - Value': '416-555-0142' }),
  googleRow({ ...whole, 'First Name': 'Old', 'Last Name': 'Friend', 'Phone 1 - Value': '5145550190' }),
  googleRow({
    ...whole,
    'First Name': 'Bad',
    'Last Name': 'Day',
    'Phone 1 - Value': '4165550149',
    Birthday: '31/31/99',
  }),
]);

describe('[CLIENT-03] a file of clients', () => {
  let id = '';

  it('comes in parts, each of its length, and is read when it is whole', async () => {
    const big = Buffer.from(`${people}
${toCsv([googleRow({ Notes: 'x'.repeat(9_000), 'First Name': 'Long' })])}`);
    const padded = Buffer.concat([big, Buffer.alloc(importPartBytes, '\n')]);
    const announced = await importer.announce(anna, padded, 'Mes clients.csv');
    const [first, second] = [padded.subarray(0, importPartBytes), padded.subarray(importPartBytes)];
    expect((await importer.sendPart(anna, announced.id, 0, first.subarray(1))).statusCode).toBe(400);
    expect((await importer.sendPart(anna, announced.id, 2, second)).statusCode).toBe(400);
    expect((await importer.sendPart(ben, announced.id, 0, first)).statusCode).toBe(404);
    expect((await importer.sendPart(anna, announced.id, 1, second)).json().result.receivedBytes).toBe(
      second.length,
    );
    const params = { id: announced.id };
    expect((await app.call('POST /clients/imports/{id}/read', { as: anna, params })).status).toBe(409);
    expect((await importer.sendPart(anna, announced.id, 0, first)).json().result.receivedBytes).toBe(
      padded.length,
    );
    const uploaded = (await app.call('POST /clients/imports/{id}/read', { as: anna, params })).body.result;
    expect(uploaded).toMatchObject({
      state: 'mapping',
      habit: 'google',
      rowsTotal: 9,
      fileName: 'Mes clients.csv',
      hasUnclearDates: true,
    });
    expect(uploaded.missingFields).toEqual(['budget']);
    expect((await importer.sendPart(anna, announced.id, 0, first)).statusCode).toBe(409);
    expect(await storedParts()).toHaveLength(2);
    await app.call('DELETE /clients/imports/{id}', { as: anna, params });
    expect(await storedParts()).toEqual([]);
  });

  it('is checked row by row, and says what is amiss with which', async () => {
    await app.call('POST /clients', {
      as: anna,
      body: sampleClient({ email: 'e.gagnon@example.com', tags: ['Old'] }),
    });
    const uploaded = await importer.upload(anna, people);
    id = uploaded.id;
    expect((await importer.check(anna, uploaded, { tag: 'Lake people' })).body.result.state).toBe('checking');
    const checked = await importer.get(anna, id);
    expect(checked).toMatchObject({
      state: 'checked',
      rowsDone: 8,
      counts: { ready: 1, incomplete: 2, known: 1, likely: 2, refused: 2, created: 0, updated: 0 },
      reasons: { 'missing:phone': 1, 'same:phone': 2, doubled: 1, noName: 1, 'invalid:birthday': 1 },
    });
    expect(
      (await importer.issues(anna, id)).map(({ rowNumber, kind, reasons }) => [rowNumber, kind, reasons]),
    ).toEqual([
      [2, 'known', ['same:email']],
      [3, 'incomplete', ['missing:phone', 'missing:address1', 'missing:city', 'missing:postalCode']],
      [4, 'refused', ['noName']],
      [5, 'refused', ['doubled:1']],
      [6, 'likely', ['same:phone:1']],
      [7, 'likely', ['same:phone']],
      [8, 'incomplete', ['invalid:birthday']],
    ]);
    const refused = await app.call('GET /clients/imports/{id}/issues', {
      as: anna,
      params: { id },
      query: '?kind=refused',
    });
    expect(refused.body.result.map(({ text }) => text)).toEqual([
      'nobody at all',
      expect.stringContaining('Twice'),
    ]);
    expect(refused.body.totalRows).toBe(2);
  });

  it('shows rows as they would be imported, and follows a changed plan', async () => {
    const show = async () =>
      (
        await app.call('GET /clients/imports/{id}/preview', {
          as: anna,
          params: { id },
          query: '?row=1&limit=2',
        })
      ).body.result;
    expect(await show()).toMatchObject([
      {
        rowNumber: 1,
        values: { firstName: 'Amara', phone: '+14165550142', birthday: '1987-11-03' },
        reasons: [],
      },
      { rowNumber: 2, values: { tags: 'Lake' } },
    ]);
    await importer.check(anna, await importer.get(anna, id), { isDayFirst: false, tag: 'Lake people' });
    expect((await show())[0]?.values.birthday).toBe('1987-03-11');
    await importer.check(anna, await importer.get(anna, id), { isDayFirst: true, tag: 'Lake people' });
  });

  it('matches the words of a column to our lists, and is not checked again for a tag', async () => {
    const uploaded = await importer.upload(
      ben,
      'Name,Email,Stage\nA B,a@example.com,hot\nC D,c@example.com,purple\nE F,e@example.com,Interested',
    );
    expect(uploaded.columns[2]).toMatchObject({
      target: 'category',
      values: [
        { value: 'hot', rows: 1, becomes: 'interested', match: 'guess' },
        { value: 'purple', rows: 1, becomes: null, match: 'none' },
        { value: 'Interested', rows: 1, becomes: 'interested', match: 'sure' },
      ],
    });
    const columns = [
      { target: 'fullName', values: [] },
      { target: 'email', values: [] },
      {
        target: 'category',
        values: [
          { value: 'hot', becomes: 'waitingList' },
          { value: 'purple', becomes: 'nonsense' },
          { value: 'Interested', becomes: 'interested' },
        ],
      },
    ];
    await importer.check(ben, uploaded, { columns });
    const params = { id: uploaded.id };
    const body = { columns, isDayFirst: true, known: 'skip', tag: 'Later' };
    const again = (await app.call('PUT /clients/imports/{id}/plan', { as: ben, params, body })).body.result;
    expect(again).toMatchObject({
      state: 'checked',
      known: 'skip',
      tag: 'Later',
      missingFields: ['phone', 'address1', 'city', 'postalCode', 'budget'],
    });
    expect(again.columns[2]?.values.map(({ becomes, match }) => [becomes, match])).toEqual([
      ['waitingList', 'sure'],
      [null, 'none'],
      ['interested', 'sure'],
    ]);
    await importer.start(ben, uploaded.id);
    expect((await importer.clients(ben)).categories).toMatchObject({ interested: 2, waitingList: 1 });
    await app.call('POST /clients/imports/{id}/undo', { as: ben, params });
    await app.call('DELETE /clients/imports/{id}', { as: ben, params });
  });

  it('is run: new people added, known ones updated, the rest left out and reported', async () => {
    await importer.start(anna, id);
    const done = await importer.get(anna, id);
    expect(done).toMatchObject({
      state: 'done',
      rowsDone: 8,
      counts: { created: 5, updated: 1, refused: 2 },
    });
    const { result } = await importer.clients(anna, { tags: ['Lake people'] });
    expect(result.map(({ lastName, isIncomplete }) => [lastName, isIncomplete])).toEqual([
      ['Chen', true],
      ['Day', true],
      ['Friend', true],
      ['Gagnon', false],
      ['Nair', true],
      ['Number', true],
    ]);
    const gagnon = result.find(({ lastName }) => lastName === 'Gagnon');
    expect(gagnon).toMatchObject({
      phone: '+15145550191',
      city: 'Toronto',
      tags: ['Old', 'Lake', 'Lake people'],
    });
    const day = result.find(({ lastName }) => lastName === 'Day')?.id ?? '';
    const { body } = await app.call('GET /clients/{id}', { as: anna, params: { id: day } });
    expect(body.result).toMatchObject({
      note: 'Birthday: 31/31/99',
      leadSource: 'import',
      entryDate: '2025-11-12',
      birthday: null,
    });
    const timeline = await app.call('GET /clients/{id}/timeline', { as: anna, params: { id: day } });
    expect(timeline.body.result).toMatchObject([
      { kind: 'change', change: 'imported', detail: 'clients.csv' },
    ]);
    expect(await storedParts()).toEqual([]);
    const report = await app.send('GET', `/api/clients/imports/${id}/report`, {
      headers: { authorization: `Bearer ${anna.token}`, 'accept-language': 'fr' },
    });
    const lines = report.body.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFLigne,Résultat,Raisons,First Name,/);
    expect(lines).toContainEqual(
      expect.stringMatching(/^5,Laissée de côté,Même courriel que la ligne 1,Twice,/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^3,Incomplète,Sans téléphone; Sans adresse 1;/));
  });

  it('is taken back: exactly those it added go, together', async () => {
    const undone = await app.call('POST /clients/imports/{id}/undo', { as: anna, params: { id } });
    expect(undone.body.result.state).toBe('undone');
    expect((await importer.clients(anna)).result.map(({ lastName }) => lastName)).toEqual(['Gagnon']);
    expect((await app.call('POST /clients/imports/{id}/undo', { as: anna, params: { id } })).status).toBe(
      409,
    );
    const batches = await app.database.query(
      'select distinct deleted_batch from client where import_id = $1',
      [id],
    );
    expect(batches).toHaveLength(1);
  });

  it('of another agent is not there', async () => {
    for (const key of [
      'GET /clients/imports/{id}',
      'POST /clients/imports/{id}/read',
      'GET /clients/imports/{id}/preview',
      'GET /clients/imports/{id}/issues',
      'GET /clients/imports/{id}/report',
      'POST /clients/imports/{id}/start',
      'POST /clients/imports/{id}/undo',
      'DELETE /clients/imports/{id}',
    ] as const)
      expect((await app.call(key, { as: ben, params: { id } })).status, key).toBe(404);
    expect((await app.call('GET /clients/imports', { as: ben })).body.result).toEqual([]);
    const body = { columns: [{ target: 'ignore', values: [] }], isDayFirst: true, known: 'skip', tag: '' };
    expect((await app.call('PUT /clients/imports/{id}/plan', { as: ben, params: { id }, body })).status).toBe(
      404,
    );
    expect((await app.call('GET /clients/imports', { as: anna })).body.result).toMatchObject([
      { id, columns: [] },
    ]);
  });

  it('that cannot be read fails by a code and leaves nothing behind', async () => {
    for (const [content, failure] of [
      ['PK\x03\x04\x14\0', 'notReadable'],
      ['First name,Note\nA,"cut', 'notReadable'],
      ['\n\n', 'empty'],
    ] as const) {
      const uploaded = await importer.upload(ben, content);
      expect(uploaded).toMatchObject({ state: 'failed', failure, rowsTotal: 0 });
      expect(
        (await app.call('POST /clients/imports/{id}/start', { as: ben, params: { id: uploaded.id } })).status,
      ).toBe(409);
    }
    expect(await storedParts()).toEqual([]);
    expect((await importer.clients(ben)).totalRows).toBe(0);
  });

  it('waits while another one is run', async () => {
    const [one, two] = [await importer.upload(ben, people), await importer.upload(ben, people)];
    for (const each of [one, two]) await importer.check(ben, each);
    const start = (each: { id: string }) =>
      app.call('POST /clients/imports/{id}/start', { as: ben, params: { id: each.id } });
    expect((await start(one)).status).toBe(200);
    expect((await start(two)).status).toBe(409);
    expect((await importer.check(ben, one)).status).toBe(409);
    expect((await app.call('DELETE /clients/imports/{id}', { as: ben, params: { id: one.id } })).status).toBe(
      409,
    );
    await importer.runJobs();
    expect((await start(two)).status).toBe(200);
    await importer.runJobs();
    expect((await importer.get(ben, two.id)).counts).toMatchObject({ created: 3, updated: 3 });
  });

  it('that nobody runs is forgotten after a week, and reports after a month', async () => {
    const left = await importer.upload(ben, people);
    const forget = app.services.jobHandlers.find(({ job }) => job.name === 'clients.forgetImports');
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    const ids = async () =>
      (
        await app.database.query<{ id: string }>('select id from client_import where agent_id = $1', [
          ben.agentId,
        ])
      ).map((row) => row.id);
    app.clock.advance(8 * 86_400_000);
    await forget?.run({}, { jobId: '1', attempt: 1, log });
    expect(await ids()).not.toContain(left.id);
    expect(await ids()).toHaveLength(2);
    expect(await storedParts()).toEqual([]);
    app.clock.advance(30 * 86_400_000);
    await forget?.run({}, { jobId: '1', attempt: 1, log });
    expect(await ids()).toEqual([]);
  });
});
