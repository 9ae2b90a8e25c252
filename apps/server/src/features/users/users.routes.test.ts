import type { BodyOf } from '@hearthline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let ava: TestAgent;
let noah: TestAgent;
beforeAll(async () => {
  test = await createTestApp();
  ava = await test.createAgent('Ava');
  noah = await test.createAgent('Noah');
});
afterAll(() => test.close());

const getMe = async (agent: TestAgent) => (await test.call('GET /users/me', { as: agent })).body.result;
const update = (agent: TestAgent, body: unknown) => test.call('PUT /users', { as: agent, body });
const issuesOf = (body: { error?: { fields?: { path: string; code: string }[] } }) =>
  (body.error?.fields ?? []).map(({ path, code }) => `${path}: ${code}`).sort();

describe('GET /users/me', () => {
  it('[USER-01] tells the signed-in agent about nobody but themselves', async () => {
    expect((await test.call('GET /users/me')).status).toBe(401);
    const { status, body } = await test.call('GET /users/me', { as: ava });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isSuccess: true,
      result: {
        id: ava.agentId,
        kind: 'Agent',
        isAdmin: false,
        email: 'ava@hearthline.test',
        firstName: 'Ava',
        lastName: 'Tester',
        boardAgreement: { status: 'none', boardName: null, validUntil: null },
        passwordChangedAt: '2025-11-12T14:00:00.000Z',
        preferences: { language: 'en', theme: 'dark', timeZone: 'America/Toronto' },
      },
    });
    expect((await getMe(noah)).email).toBe('noah@hearthline.test');
  });

  it('refuses the token of an account that is gone', async () => {
    const gone = await test.createAgent('Gone');
    await test.database.query('delete from agent where agent_id = $1', [gone.agentId]);
    const { status, body } = await test.call('GET /users/me', { as: gone });
    expect({ status, code: body.error?.code }).toEqual({ status: 401, code: 'unauthenticated' });
  });
});

describe('PUT /users', () => {
  it('[USER-01] [USER-04] keeps personal and realtor info for the next read, and for this agent alone', async () => {
    const before = await getMe(noah);
    const personal = {
      title: 'Dr',
      firstName: 'Avelyne',
      lastName: 'Tremblay-Côté',
      phone: '+1 (416) 555-0142',
      jobTitle: 'Broker of record',
    };
    const realtor = {
      agentId: 'TR-204981',
      brokerageName: 'Northlight Realty Inc., Brokerage',
      phone: '416.555.0100',
      fax: '416 555 0101',
      email: 'office@northlight.test',
      address: '12 Queen St W',
      city: 'Toronto',
      mailingAddress: 'PO Box 12, Toronto',
    };
    const { status, body } = await update(ava, { ...personal, realtor });
    expect(status).toBe(200);
    expect(body.result).toMatchObject({ ...personal, realtor });
    expect(await getMe(ava)).toEqual(body.result);
    expect(await getMe(noah)).toEqual(before);
  });

  it('[USER-07] takes the title alone, and realtor fields one by one', async () => {
    const before = await getMe(ava);
    await update(ava, { title: 'Mx' });
    await update(ava, { title: 'Mx', realtor: { city: 'Hamilton' } });
    await update(ava, { title: 'Mx', realtor: {} });
    expect(await getMe(ava)).toEqual({
      ...before,
      title: 'Mx',
      realtor: { ...before.realtor, city: 'Hamilton' },
    });
    const empty = { phone: '', fax: '', email: '' };
    await update(ava, { title: '', realtor: empty });
    expect(await getMe(ava)).toMatchObject({ title: '', realtor: empty });
  });

  it('[USER-07] names every field that is wrong at once and changes nothing', async () => {
    expect((await test.call('PUT /users', { body: { title: 'Mr' } })).status).toBe(401);
    const before = await getMe(ava);
    const { status, body } = await update(ava, {
      title: 'Lord',
      firstName: '  ',
      lastName: 'x'.repeat(81),
      jobTitle: 'Broker\tOwner',
      phone: '555-0142',
      realtor: { email: 'nobody', fax: 'call me', brokerageName: 7 },
      isAdmin: true,
    });
    expect({ status, code: body.error?.code }).toEqual({ status: 400, code: 'invalid_input' });
    expect(issuesOf(body)).toEqual([
      'firstName: too_small',
      'isAdmin: unrecognized_keys',
      'jobTitle: one_line',
      'lastName: too_big',
      'phone: phone_digits',
      'realtor.brokerageName: invalid_type',
      'realtor.email: invalid_format',
      'realtor.fax: phone_digits',
      'title: invalid_value',
    ]);
    expect(issuesOf((await update(ava, { firstName: 'Ava' })).body)).toEqual(['title: invalid_value']);
    expect(await getMe(ava)).toEqual(before);
  });

  it('refuses text that the database cannot hold', async () => {
    const { status, body } = await update(ava, { title: '', firstName: 'A\0va', lastName: 'T\ud800' });
    expect(status).toBe(400);
    expect(issuesOf(body)).toEqual(['firstName: invalid_text', 'lastName: invalid_text']);
  });
});

describe('PUT /users/preferences', () => {
  const change = (body: Partial<BodyOf<'PUT /users/preferences'>>, agent = ava) =>
    test.call('PUT /users/preferences', { as: agent, body });
  const getPreferences = async (agent = ava) => (await getMe(agent)).preferences;

  beforeEach(async () => {
    await test.database.query("update agent set notification_choices = '{}', time_zone = 'America/Toronto'");
  });

  it('[USER-05] keeps language, theme, zone and quiet hours, each on its own', async () => {
    expect((await test.call('PUT /users/preferences', { body: { theme: 'light' } })).status).toBe(401);
    const other = await getPreferences(noah);
    const before = await getPreferences();
    const changes = {
      language: 'fr',
      theme: 'light',
      timeZone: 'America/St_Johns',
      quietHours: { isOn: true, from: '22:15', to: '06:00' },
    } as const;
    for (const [key, value] of Object.entries(changes)) {
      const { status, body } = await change({ [key]: value });
      expect({ status, value: body.result[key as keyof typeof changes] }).toEqual({ status: 200, value });
    }
    expect(await getPreferences()).toEqual({ ...before, ...changes });
    expect(await getPreferences(noah)).toEqual(other);
    expect((await change({})).body.result).toEqual({ ...before, ...changes });
  });

  it('[USER-05] merges notification choices topic by topic', async () => {
    const { notifications: before } = await getPreferences();
    const birthdays = { inApp: false, email: true, sms: true };
    const announcements = { inApp: false, email: false, sms: false };
    expect((await change({ notifications: { birthdays } })).status).toBe(200);
    expect((await change({ notifications: { announcements } })).status).toBe(200);
    expect((await getPreferences()).notifications).toEqual({ ...before, birthdays, announcements });
  });

  it('[USER-05] cleans the signature on the way in and again on the way out', async () => {
    const hostile =
      '<p onclick="steal()">Ava <b>Tremblay</b></p><script>steal()</script>' +
      '<a href="javascript:steal()">x</a><a href="https://northlight.test">site</a><img src=x onerror=steal()>';
    const clean = '<p>Ava <b>Tremblay</b></p><a>x</a><a href="https://northlight.test">site</a>';
    expect((await change({ signature: { en: hostile, fr: 'Bonjour' } })).body.result.signature).toEqual({
      en: clean,
      fr: 'Bonjour',
    });
    const [row] = await test.database.query<{ signature: string }>(
      'select signature_en as signature from agent where agent_id = $1',
      [ava.agentId],
    );
    expect(row?.signature).toBe(clean);

    await test.database.query('update agent set signature_en = $1 where agent_id = $2', [
      hostile,
      ava.agentId,
    ]);
    expect((await getPreferences()).signature.en).toBe(clean);
    expect((await change({})).body.result.signature.en).toBe(clean);
  });

  it('[USER-05] refuses a signature that is too long as the HTML that is stored', async () => {
    const before = await getPreferences();
    const tooLong = await change({ signature: { en: '<'.repeat(4000), fr: '&'.repeat(1000) } });
    expect([tooLong.status, tooLong.body.error?.code]).toEqual([400, 'invalid_input']);
    expect(issuesOf(tooLong.body)).toEqual(['signature.en: too_big', 'signature.fr: too_big']);
    expect(await getPreferences()).toEqual(before);
    expect((await change({ signature: { en: '<'.repeat(1000), fr: '' } })).status).toBe(200);
    expect((await getPreferences()).signature.en).toBe('&lt;'.repeat(1000));
  });

  it('[USER-05] refuses an unknown time zone and every other wrong field at once', async () => {
    const before = await getPreferences();
    const unknown = await change({ timeZone: 'Mars/Olympus' });
    expect(unknown.status).toBe(400);
    expect(issuesOf(unknown.body)).toEqual(['timeZone: unknown_time_zone']);

    const { status, body } = await test.call('PUT /users/preferences', {
      as: ava,
      body: {
        language: 'de',
        theme: 'blue',
        signature: { en: 'x'.repeat(4001), fr: '' },
        notifications: { birthdays: { inApp: 'yes', email: true, sms: true }, gossip: {} },
        quietHours: { isOn: true, from: '24:00', to: '7:30' },
        fontSize: 12,
      },
    });
    expect(status).toBe(400);
    expect(issuesOf(body)).toEqual([
      'fontSize: unrecognized_keys',
      'language: invalid_value',
      'notifications.birthdays.inApp: invalid_type',
      'notifications.gossip: unrecognized_keys',
      'quietHours.from: invalid_format',
      'quietHours.to: invalid_format',
      'signature.en: too_big',
      'theme: invalid_value',
    ]);
    expect(await getPreferences()).toEqual(before);
  });

  it('accepts every zone that the lookup offers', async () => {
    const zones = (await test.call('GET /lookup', { as: ava, query: '?typeName=TimeZone' })).body.result;
    for (const { code } of zones) {
      expect({ code, status: (await change({ timeZone: code })).status }).toEqual({ code, status: 200 });
    }
  });
});
