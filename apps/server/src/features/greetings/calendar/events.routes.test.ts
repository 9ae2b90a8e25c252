import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GreetingsApp } from '../testing/greetings-app.ts';
import { createGreetingsApp } from '../testing/greetings-app.ts';

let app: GreetingsApp;
beforeAll(async () => {
  app = await createGreetingsApp();
});
afterAll(() => app.closeAll());
afterEach(async () => {
  for (const table of ['greeting_task', 'greeting_pace', 'message', 'client'])
    await app.database.query(`delete from ${table}`);
});
const as = () => ({ as: app.agent });
const words = {
  en: { subject: 'Hello', body: '<p>Hello</p>' },
  fr: { subject: 'Bonjour', body: '<p>Bonjour</p>' },
};
const ownDay = {
  category: 'customDates',
  occasions: ['custom'],
  name: 'Garden party',
  designId: 'mapleLeaves',
  words,
  customDate: '2026-06-05',
  repeatsAnnually: true,
  audience: { kind: 'all' },
  approvesBeforeSending: false,
};

describe('[EVENT-01] what is coming', () => {
  it('comes page by page as it stands in one, with what already left, by each order', async () => {
    for (const [name, birthday, moveInDate] of [
      ['Ana', '1984-02-29', '2020-11-13'],
      ['Ben', '1990-11-13', '2021-03-01'],
      ['Cid', '1991-03-01', '2019-02-28'],
      ['Dee', '1991-03-01', '2025-11-20'],
    ] as const)
      await app.addReader({ email: `${name}@example.com`, firstName: name, birthday, moveInDate });
    for (const category of ['birthdays', 'homeAnniversaries', 'canadianHolidays'] as const)
      await app.switchOn(category);
    await app.call('POST /greetings/tasks', { ...as(), body: ownDay });
    await app.lookAt('2025-11-13T15:00:00Z');
    await app.clockIn();
    // The date is corrected after it was greeted: the year's greeting moves with it, and has left.
    await app.database.query(`update client set birthday = '1990-11-15' where first_name = 'Ben'`);
    const read = async (more: string) =>
      (
        await app.call('GET /greetings/events', {
          ...as(),
          query: `?from=2025-11-13&to=2026-11-12${more}`,
        })
      ).body;
    const settled = (await read('&kind=birthday')).result.filter(({ state }) => state === 'sent');
    expect(settled.map(({ client, day }) => [client?.name.split(' ')[0], day])).toEqual([
      ['Ben', '2025-11-15'],
    ]);
    for (const by of ['&by=date', '&by=client', '&by=date&kind=homeAnniversary']) {
      const whole = await read(`${by}&pageSize=100`);
      expect(whole.totalRows).toBe(whole.result.length);
      expect(whole.result.length).toBeGreaterThan(2);
      const pages: typeof whole.result = [];
      for (let page = 1; (page - 1) * 3 < whole.totalRows; page += 1)
        pages.push(...(await read(`${by}&pageSize=3&page=${page}`)).result);
      expect(pages).toEqual(whole.result);
      expect((await read(`${by}&pageSize=3&page=99`)).result).toEqual([]);
    }
    // A search reads all and counts nothing: what it finds for each of them is what the pages showed.
    const [all, found] = [await read('&pageSize=100'), []] as [{ result: { client: unknown }[] }, unknown[]];
    for (const name of ['Ana', 'Ben', 'Cid', 'Dee']) found.push(...(await read(`&search=${name}`)).result);
    const sort = (events: readonly unknown[]) => events.map((event) => JSON.stringify(event)).toSorted();
    expect(sort(found)).toEqual(sort(all.result.filter(({ client }) => client !== null)));
  });

  it('counts for a template those to whom its day means something, and shows them in turn', async () => {
    for (const [name, province, feasts] of [
      ['Ana', 'QC', ['easter']],
      ['Ben', 'ON', ['christmas']],
      ['Cid', 'ON', ['easter']],
      ['Dee', 'ON', ['easter']],
    ] as const) {
      const id = await app.addReader({
        email: `${name}@example.com`,
        firstName: name,
        province,
        ...(name === 'Dee' ? { category: 'notInterested' as const } : {}),
      });
      const body = { feasts, leapDayRule: 'feb28', hold: null, wantsNoPaper: false };
      await app.call('PUT /greetings/clients/{id}', { ...as(), params: { id }, body });
    }
    const { body: categories } = await app.call('GET /greetings/categories', as());
    const read = async (category: string, occasion: string) => {
      const design = categories.result.find((row) => row.category === category)?.designId ?? '';
      const at = { ...as(), params: { category, design }, query: `?occasion=${occasion}` };
      const { clientCount } = (await app.call('GET /greetings/templates/{category}/{design}', at)).body
        .result;
      const names: (string | undefined)[] = [];
      for (const position of [0, 1, 2]) {
        const body = { words, pictureFileId: null, language: null, position };
        const call = await app.call('POST /greetings/templates/{category}/{design}/preview', { ...at, body });
        names.push(call.body.result.client?.name.split(' ')[0]);
      }
      return [clientCount, ...names];
    };
    expect(await read('easter', 'easter')).toEqual([2, 'Ana', 'Cid', 'Ana']);
    expect(await read('canadianHolidays', 'victoriaDay')).toEqual([2, 'Ben', 'Cid', 'Ben']);
    expect(await read('birthdays', 'birthday')).toEqual([0, undefined, undefined, undefined]);
  });
});
