import type { ClientInput } from '@hearthline/contract/clients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleClient } from '../../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;

beforeAll(async () => {
  app = await createTestApp();
  [anna, ben] = [await app.createAgent('Anna'), await app.createAgent('Ben')];
});
afterAll(() => app.close());

async function add(changes: Partial<ClientInput> = {}, as = anna): Promise<string> {
  const reply = await app.call('POST /clients', { as, body: sampleClient(changes) });
  expect(reply.status).toBe(200);
  return reply.body.result.id;
}
const getClient = async (id: string, as = anna) => app.call('GET /clients/{id}', { as, params: { id } });
const searchFor = async (filter: object, more: object = {}, as = anna) =>
  (await app.call('POST /clients/search', { as, body: { filter, ...more } })).body;
const namesOf = (page: { result: { firstName: string; lastName: string }[] }) =>
  page.result.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

describe('[CLIENT-01] a client', () => {
  it('keeps every field, numbers as E.164 and codes as the post office writes them', async () => {
    const input = sampleClient({
      firstName: 'Amara',
      middleName: 'J',
      lastName: 'Chen-Laurent',
      email: 'Amara.CL@Example.com',
      moreEmails: ['amara@work.example'],
      phone: '(416) 555-0142',
      homeNumber: '1 905 555 0178',
      officeNumber: '416 555 0100 ext 12',
      morePhones: [{ label: 'Cottage', number: '+33 1 42 68 53 00' }],
      birthday: '1987-11-03',
      gender: 'female',
      businessName: 'Halton Health',
      businessType: 'health',
      jobTitle: 'Director',
      relation: 'excellent',
      source: 'referral',
      sourceDetail: 'Renée Tremblay',
      leadSource: 'website',
      timeline: 'months3',
      type: 'buyer',
      note: 'Wants a main-floor office',
      tags: ['Lakeside', 'VIP', 'VIP'],
      language: 'fr',
      address1: '77 Mohawk Ave',
      unit: '4',
      city: 'Mississauga',
      province: 'ON',
      postalCode: 'l5g2h4',
      moveInDate: '2019-06-01',
      budget: 150_000_000,
      budgetMax: 220_000_000,
      financialSource: 'mortgage',
      mortgageStatus: 'preApproved',
    });
    const { body } = await app.call('POST /clients', { as: anna, body: input });
    expect(body.result).toMatchObject({
      ...input,
      email: 'amara.cl@example.com',
      phone: '+14165550142',
      homeNumber: '+19055550178',
      officeNumber: '+14165550100;ext=12',
      morePhones: [{ label: 'Cottage', number: '+33142685300' }],
      tags: ['Lakeside', 'VIP'],
      postalCode: 'L5G 2H4',
      isIncomplete: false,
      household: [],
    });
    expect((await getClient(body.result.id)).body.result).toMatchObject({
      firstName: 'Amara',
      consent: { mayReceive: false, refusal: 'noConsent' },
    });
    expect((await getClient(body.result.id, ben)).status).toBe(404);
  });

  it('is changed, and the timeline says what', async () => {
    const id = await add({ firstName: 'Omar', lastName: 'Haddad' });
    const body = sampleClient({ firstName: 'Omar', lastName: 'Haddad', city: 'Laval', isOptedOut: true });
    expect((await app.call('PUT /clients/{id}', { as: anna, params: { id }, body })).body.result.city).toBe(
      'Laval',
    );
    const { result } = (await app.call('GET /clients/{id}/timeline', { as: anna, params: { id } })).body;
    expect(
      result.map((entry) => entry.kind === 'change' && `${entry.change} ${entry.detail}`.trim()),
    ).toEqual(['edited city', 'optedOut', 'created']);
    expect((await app.call('PUT /clients/{id}', { as: ben, params: { id }, body })).status).toBe(404);
  });
});

describe('[CLIENT-02] the rules of the form, on the server', () => {
  it.each([
    ['firstName', ''],
    ['lastName', ' '],
    ['phone', ''],
    ['address1', ''],
    ['city', ''],
    ['postalCode', ''],
    ['budget', null],
    ['phone', '555 0142'],
    ['unit', '4B'],
    ['email', 'not an address'],
    ['postalCode', 'D0D 0D0'],
    ['budgetMax', 100],
    ['birthday', '1899-12-31'],
  ])('refuse %s %j and name the field', async (field, value) => {
    const body = { ...sampleClient(), [field]: value } as ClientInput;
    const reply = await app.call('POST /clients', { as: anna, body });
    expect(reply.status).toBe(400);
    expect(reply.body.error?.fields?.map(({ path }) => path)).toEqual([field]);
  });

  it('give an e-mail to one client of an agent, however it is written, until that one is deleted', async () => {
    const id = await add({ email: 'one@example.com', moreEmails: ['two@example.com'] });
    for (const email of ['ONE@example.com', 'two@example.com']) {
      const reply = await app.call('POST /clients', { as: anna, body: sampleClient({ email }) });
      expect(reply.status).toBe(422);
      expect(reply.body.error).toMatchObject({
        code: 'email_exists',
        friendlyMessage: 'Email already exists',
        fields: [{ path: 'email', code: 'email_exists' }],
      });
    }
    await add({ email: 'one@example.com' }, ben);
    const { batchId } = (
      await app.call('POST /clients/bulk/delete', { as: anna, body: { choice: { ids: [id] } } })
    ).body.result;
    const second = await add({ email: 'two@example.com', lastName: 'Second' });
    const { result } = (await app.call('POST /clients/restore', { as: anna, body: { batchId } })).body;
    expect(result).toMatchObject({ count: 1, emailTaken: [{ id }] });
    expect((await getClient(id)).body.result).toMatchObject({ email: 'one@example.com', moreEmails: [] });
    expect((await getClient(second)).body.result.email).toBe('two@example.com');
  });
});

describe('[CLIENT-03] the list', () => {
  let cara: TestAgent;
  beforeAll(async () => {
    cara = await app.createAgent('Cara');
    const people: Partial<ClientInput>[] = [
      {
        firstName: 'Étienne',
        lastName: 'Gagnon',
        email: 'etienne@example.com',
        note: 'Deux chiens',
        budget: 300_000_00,
      },
      {
        firstName: 'Tomasz',
        lastName: 'Zieliński',
        category: 'waitingList',
        phone: '905 555 0155',
        budget: 100_000_00,
      },
      {
        firstName: 'Mei-Lin',
        lastName: 'Tran',
        category: 'notInterested',
        city: 'Laval',
        tags: ['VIP'],
        budget: 200_000_00,
      },
      {
        firstName: 'Liam',
        lastName: 'O’Rourke',
        type: 'tenant',
        address1: '9 Oakwood Ave',
        entryDate: '2025-09-01',
      },
    ];
    for (const person of people) await add(person, cara);
  });
  const find = (filter: object, more: object = {}) => searchFor(filter, more, cara);

  it.each([
    ['etienne gagnon', 'Étienne Gagnon'],
    ['GAGNON', 'Étienne Gagnon'],
    ['zielinski', 'Tomasz Zieliński'],
    ['905 555', 'Tomasz Zieliński'],
    ['5550155', 'Tomasz Zieliński'],
    ['etienne@exam', 'Étienne Gagnon'],
    ['deux chiens', 'Étienne Gagnon'],
    ['oakwood', 'Liam O’Rourke'],
    ['o rourke', 'Liam O’Rourke'],
    ['me', 'Mei-Lin Tran'],
  ])('finds %s', async (text, name) => {
    const page = await find({ text });
    expect(namesOf(page)).toEqual([name]);
    expect(page.isSimilar).toBe(false);
  });

  it.each([
    ['Gangon', 'Étienne Gagnon'],
    ['Zelinsky', 'Tomasz Zieliński'],
  ])('forgives the slip in %s and says so', async (text, name) => {
    const page = await find({ text });
    expect(namesOf(page)[0]).toBe(name);
    expect(page.isSimilar).toBe(true);
  });

  it('finds nobody for a word that is like none', async () => {
    expect(await find({ text: 'xqzwv' })).toMatchObject({ result: [], totalRows: 0 });
    expect(await find({ text: '100%_\\' })).toMatchObject({ result: [], totalRows: 0 });
  });

  it('filters, with the counts of all categories beside', async () => {
    const page = await find({ category: ['waitingList'] });
    expect(namesOf(page)).toEqual(['Tomasz Zieliński']);
    expect(page).toMatchObject({
      totalRows: 1,
      categories: { all: 4, interested: 2, waitingList: 1, notInterested: 1 },
      addedThisMonth: 3,
    });
    expect(namesOf(await find({ tags: ['VIP'] }))).toEqual(['Mei-Lin Tran']);
    expect((await find({ notTags: ['VIP'] })).totalRows).toBe(3);
    expect(namesOf(await find({ city: ['LAVAL'] }))).toEqual(['Mei-Lin Tran']);
    expect(namesOf(await find({ type: ['tenant'], budget: { min: 1 } }))).toEqual(['Liam O’Rourke']);
    expect((await find({ budget: { min: 150_000_00, max: 250_000_00 } })).totalRows).toBe(1);
    expect((await find({ entered: { atLeastDays: 30 } })).totalRows).toBe(1);
    expect((await find({ lastContact: { never: true } })).totalRows).toBe(4);
    expect((await find({ hasEmail: true })).totalRows).toBe(1);
  });

  it('sorts and pages without losing or doubling anybody', async () => {
    const byName = namesOf(await find({}, { sort: 'name', isDescending: false }));
    expect(byName).toEqual(['Étienne Gagnon', 'Liam O’Rourke', 'Mei-Lin Tran', 'Tomasz Zieliński']);
    const pages = [];
    for (const page of [1, 2])
      pages.push(...namesOf(await find({}, { sort: 'name', isDescending: true, page, pageSize: 2 })));
    expect(pages).toEqual(byName.toReversed());
    expect(namesOf(await find({}, { sort: 'budget', isDescending: true }))[0]).toBe('Liam O’Rourke');
  });

  it('changes category and tags of many, and deletes them with undo', async () => {
    const dora = await app.createAgent('Dora');
    const ids = [await add({ lastName: 'A' }, dora), await add({ lastName: 'B' }, dora)];
    const everybody = { filter: {} };
    const category = { choice: everybody, category: 'waitingList' as const };
    expect(
      (await app.call('POST /clients/bulk/category', { as: dora, body: category })).body.result.count,
    ).toBe(2);
    expect(
      (await app.call('POST /clients/bulk/category', { as: dora, body: category })).body.result.count,
    ).toBe(0);
    const tag = { choice: { ids }, tag: 'Spring', isOn: true };
    expect((await app.call('POST /clients/bulk/tag', { as: dora, body: tag })).body.result.count).toBe(2);
    expect((await app.call('GET /clients/tags', { as: dora })).body.result).toEqual([
      { tag: 'Spring', count: 2 },
    ]);
    await app.call('POST /clients/bulk/tag', { as: dora, body: { ...tag, isOn: false } });
    expect((await app.call('GET /clients/tags', { as: dora })).body.result).toEqual([]);
    const deleted = (await app.call('POST /clients/bulk/delete', { as: dora, body: { choice: everybody } }))
      .body.result;
    expect(deleted.count).toBe(2);
    expect((await searchFor({}, {}, dora)).totalRows).toBe(0);
    // Ben must not bring back what is Dora's.
    expect(
      (await app.call('POST /clients/restore', { as: ben, body: { batchId: deleted.batchId } })).status,
    ).toBe(404);
    await app.call('POST /clients/restore', { as: dora, body: { batchId: deleted.batchId } });
    expect((await searchFor({}, {}, dora)).totalRows).toBe(2);
  });

  it('is exported as CSV with every field, and no cell that a spreadsheet would run', async () => {
    const eve = await app.createAgent('Eve');
    await add({ lastName: '=SUM(A1)', note: 'Says "hello", then\nleaves', phone: '416 555 0142' }, eve);
    const reply = await app.send('POST', '/api/clients/export', {
      headers: { authorization: `Bearer ${eve.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ choice: { filter: {} } }),
    });
    const text = reply.rawPayload.toString('utf8');
    expect(text.startsWith('\uFEFFFirst name,Middle name,Last name,Email')).toBe(true);
    expect(text).toContain("'=SUM(A1)");
    expect(text).toContain('"Says ""hello"", then\nleaves"');
    expect(text).toContain('+14165550142');
  });
});

describe('likely the same person', () => {
  it('is told by e-mail, phone, or name and address, and merged without losing anything', async () => {
    const fay = await app.createAgent('Fay');
    const first = await add({ email: 'a@example.com', tags: ['One'], note: 'First' }, fay);
    const asked = {
      firstName: 'etienne',
      lastName: 'GAGNON',
      emails: ['b@example.com'],
      phones: ['(514) 555-0190'],
      address1: '12, Rue Saint-Denis',
      postalCode: 'h2x3k8',
    };
    const { result } = (await app.call('POST /clients/duplicates', { as: fay, body: asked })).body;
    expect(result).toMatchObject([{ client: { id: first }, reasons: ['phone', 'nameAndAddress'] }]);
    expect(
      (await app.call('POST /clients/duplicates', { as: fay, body: { ...asked, exceptId: first } })).body
        .result,
    ).toEqual([]);
    const hal = await app.createAgent('Hal');
    expect((await app.call('POST /clients/duplicates', { as: hal, body: asked })).body.result).toEqual([]);

    const second = await add(
      {
        email: 'b@example.com',
        phone: '438 555 0111',
        tags: ['Two'],
        note: 'Second',
        jobTitle: 'Baker',
        isOptedOut: true,
      },
      fay,
    );
    const params = { id: second };
    await app.call('POST /clients/{id}/notes', { as: fay, params, body: { text: 'Likes bread' } });
    await app.call('POST /clients/{id}/contacts', { as: fay, params, body: { contact: 'call' } });
    const merged = await app.call('POST /clients/{id}/merge', {
      as: fay,
      params: { id: first },
      body: { otherId: second },
    });
    expect(merged.body.result).toMatchObject({
      id: first,
      email: 'a@example.com',
      moreEmails: ['b@example.com'],
      phone: '+15145550190',
      morePhones: [{ number: '+14385550111' }],
      tags: ['One', 'Two'],
      note: 'First\n\nSecond',
      jobTitle: 'Baker',
      isOptedOut: true,
    });
    expect((await getClient(second, fay)).status).toBe(404);
    const notes = await app.call('GET /clients/{id}/notes', { as: fay, params: { id: first } });
    expect(notes.body.result).toMatchObject([{ text: 'Likes bread' }]);
    expect((await getClient(first, fay)).body.result.lastContactAt).not.toBeNull();
  });
});

describe('households, drafts and smart lists', () => {
  it('links people of one household and lets one leave', async () => {
    const [joel, amara] = [await add({ firstName: 'Joël' }), await add({ firstName: 'Amara' })];
    const link = (id: string, withId: string | null) =>
      app.call('PUT /clients/{id}/household', { as: anna, params: { id }, body: { withId } });
    expect((await link(joel, amara)).body.result).toEqual([{ id: amara, name: 'Amara Gagnon' }]);
    expect((await getClient(amara)).body.result.household).toEqual([{ id: joel, name: 'Joël Gagnon' }]);
    await link(joel, null);
    expect((await getClient(amara)).body.result.household).toEqual([]);
    expect((await link(joel, joel)).status).toBe(409);
  });

  it('keeps what was typed until it is saved, for each client its own', async () => {
    const draft = { content: '{"firstName":"Gra"}', step: 1 };
    await app.call('PUT /clients/draft', { as: anna, body: draft });
    expect((await app.call('GET /clients/draft', { as: anna })).body.result).toMatchObject(draft);
    expect((await app.call('GET /clients/draft', { as: ben })).body.result).toBeNull();
    await add({ firstName: 'Grace' });
    expect((await app.call('GET /clients/draft', { as: anna })).body.result).toBeNull();
    const huge = { content: 'x'.repeat(50_000), step: 0 };
    expect((await app.call('PUT /clients/draft', { as: anna, body: huge })).status).toBe(400);
  });

  it('fill themselves as clients change', async () => {
    const gus = await app.createAgent('Gus');
    const body = { name: 'Buyers', filter: { version: 1 as const, type: ['buyer' as const] } };
    const { result } = (await app.call('POST /clients/lists', { as: gus, body })).body;
    expect(result).toMatchObject({ name: 'Buyers', count: 0 });
    await add({ type: 'buyer' }, gus);
    const lists = async () => (await app.call('GET /clients/lists', { as: gus })).body.result;
    expect(await lists()).toMatchObject([{ id: result.id, count: 1 }]);
    const params = { id: result.id };
    expect((await app.call('DELETE /clients/lists/{id}', { as: ben, params })).status).toBe(404);
    await app.call('DELETE /clients/lists/{id}', { as: gus, params });
    expect(await lists()).toEqual([]);
    await app.call('POST /clients/lists/{id}/restore', { as: gus, params });
    const renamed = { ...body, name: 'All buyers' };
    await app.call('PUT /clients/lists/{id}', { as: gus, params, body: renamed });
    expect(await lists()).toMatchObject([{ name: 'All buyers' }]);
  });
});
