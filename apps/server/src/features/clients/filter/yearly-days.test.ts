import type { ClientInput } from '@hearthline/contract/clients';
import { addDays } from '@hearthline/domain/calendar';
import { leapDayRules } from '@hearthline/domain/client/yearly-date';
import { nextOccurrence } from '@hearthline/domain/greeting/annual-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleClient } from '../../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../../testing/test-app.ts';

let app: TestApp;
let anna: TestAgent;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2027-02-26T15:00:00Z');
  anna = await app.createAgent('Anna');
});
afterAll(() => app.close());

/** Moves the clock; a token does not live that long. */
async function goTo(day: string): Promise<void> {
  app.clock.set(`${day}T15:00:00Z`);
  const login = { userKey: anna.email, password: testPassword, deviceName: 'Test' };
  const { body } = await app.call('POST /auth/secure/login', {
    body: { ...login, turnstileToken: await app.solveChallenge() },
  });
  anna = { ...anna, token: body.token ?? '' };
}
const add = async (changes: Partial<ClientInput>): Promise<string> =>
  (await app.call('POST /clients', { as: anna, body: sampleClient(changes) })).body.result.id;

describe('a yearly day', () => {
  it('comes round on the same day in the database as in the program, by both rules', async () => {
    const firsts = ['1984-02-29', '2024-02-29', '1990-02-28', '1990-03-01', '1990-12-31', '2027-06-15'];
    const todays = ['2024-01-01', '2027-12-29', '2099-12-29'].flatMap((start) =>
      Array.from({ length: 430 }, (_, ahead) => addDays(start, ahead)),
    );
    const asked = firsts.flatMap((first) =>
      todays.flatMap((today) => leapDayRules.map((rule) => ({ first, today, rule }))),
    );
    const found = await app.database.query<{ next: string }>(
      `select next_anniversary(first, today, rule)::text as next
       from unnest($1::date[], $2::date[], $3::text[]) with ordinality as asked (first, today, rule, place) order by place`,
      [asked.map(({ first }) => first), asked.map(({ today }) => today), asked.map(({ rule }) => rule)],
    );
    expect(found.map(({ next }) => next)).toEqual(
      asked.map(
        ({ first, today, rule: leapDayRule }) =>
          nextOccurrence({ first, leapDayRule, leastYears: 1 }, today).on,
      ),
    );
  });

  it('of 29 February is kept alike by badges, lists, reminders and the calendar of greetings', async () => {
    const born = { birthday: '1984-02-29', moveInDate: '2020-02-29' };
    const [usual, march] = [await add(born), await add(born)];
    // On the day itself it is no anniversary yet.
    await add({ moveInDate: '2027-02-28' });
    await app.call('PUT /greetings/clients/{id}', {
      as: anna,
      params: { id: march },
      body: { feasts: [], leapDayRule: 'mar1', hold: null, wantsNoPaper: false },
    });
    const { body: categories } = await app.call('GET /greetings/categories', { as: anna });
    for (const category of ['birthdays', 'homeAnniversaries'] as const) {
      const { occasions, designId } = categories.result.find((row) => row.category === category) ?? {};
      await app.call('PUT /greetings/categories/{category}', {
        as: anna,
        params: { category },
        body: { isOn: true, occasions, designId, approvesBeforeSending: false },
      });
    }
    for (const what of ['birthday', 'moveIn'] as const) {
      const kept = (id: string, day: string) => [id, day];
      expect(await keptSoon(what, '2027-02-26')).toEqual(
        everywhere([kept(usual, '2027-02-28'), kept(march, '2027-03-01')]),
      );
      expect(await keptSoon(what, '2027-03-01')).toEqual(everywhere([kept(march, '2027-03-01')]));
      expect(await keptSoon(what, '2028-02-29')).toEqual(
        everywhere([kept(usual, '2028-02-29'), kept(march, '2028-02-29')].toSorted()),
      );
    }
  });
});

const everywhere = (kept: string[][]) => ({
  badge: kept,
  list: kept.map(([id]) => id).toSorted(),
  touchbase: kept,
  panel: kept,
  events: kept,
});

/** Whose day comes round in the week from then on, as each screen tells it. */
async function keptSoon(what: 'birthday' | 'moveIn', today: string) {
  await goTo(today);
  const to = addDays(today, 7);
  const key = what === 'birthday' ? 'clients.birthdays' : 'clients.moveIns';
  const { body: badge } = await app.call('POST /queries/{key}/records', {
    as: anna,
    params: { key },
    body: { params: [{ paramDefId: `${key}.daysAhead`, value: '7' }] },
  });
  const { body: list } = await app.call('POST /clients/search', {
    as: anna,
    body: { filter: { [what === 'birthday' ? 'birthdayWithin' : 'moveInWithin']: 7 } },
  });
  const { ahead } = (await app.call('GET /clients/today', { as: anna })).body.result;
  const panel = (await app.call('GET /dashboard/panels/reminders', { as: anna })).body.result;
  const kind = what === 'birthday' ? 'birthday' : 'anniversary';
  const { body: events } = await app.call('GET /greetings/events', {
    as: anna,
    query: `?from=${today}&to=${to}`,
  });
  const sort = (kept: (readonly [string, string | null])[]) =>
    kept.toSorted((a, b) => String([a[1], a[0]]).localeCompare(String([b[1], b[0]])));
  return {
    badge: sort(badge.result.records.map(({ id, on }) => [id, on])),
    list: list.result.map(({ id }) => id).toSorted(),
    touchbase: sort(
      ahead.filter((each) => each.what === what && each.on <= to).map(({ client, on }) => [client.id, on]),
    ),
    panel: sort(
      panel.items
        .filter((item) => item.kind === kind && (item.on ?? '') <= to)
        .map(({ id, on }) => [id.slice(kind.length + 1), on]),
    ),
    events: sort(
      events.result
        .filter(({ occasion }) => occasion === (what === 'birthday' ? 'birthday' : 'homeDay'))
        .map(({ client, day }) => [client?.id ?? '', day]),
    ),
  };
}
