import type { ShowingRequest } from '@hearthline/contract/baskets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BasketsApp } from '../testing/baskets-app.ts';
import { createBasketsApp } from '../testing/baskets-app.ts';

/** A client with a basket of one home and their page. */
interface Reader {
  clientId: string;
  basketId: string;
  homeId: string;
  page: string;
}

let app: BasketsApp;
let people = 0;
let amara: Reader;
let zoe: Reader;
beforeAll(async () => {
  app = await createBasketsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.query('delete from showing_request');
  amara = await addReader('Amara');
  zoe = await addReader('Zoe');
});

async function addReader(firstName: string): Promise<Reader> {
  people += 1;
  const clientId = await app.addReader({ firstName, email: `reader${people}@example.com` });
  const { id: basketId } = await app.makeBasket({ clientId, listingIds: app.listings.slice(0, 1) });
  await app.sendAll(basketId);
  const basket = await app.getBasket(basketId);
  return { clientId, basketId, homeId: basket.homes[0]?.id ?? '', page: app.pageOf(basket) };
}

const look = async ({ page, homeId }: Reader, more = '') =>
  (await app.send('GET', `${page}?home=${homeId}${more}`)).body;
const slotsOf = async (reader: Reader) =>
  Array.from(
    (await look(reader)).matchAll(/<input type="checkbox"[^>]*name="time" value="([^"]+)"/g),
    ([, time]) => time ?? '',
  );
const ask = async ({ page, homeId }: Reader, time: string[]) =>
  (await app.submit(page, { action: 'showing', home: homeId, time, text: '' })).location;
const showingsOf = async ({ basketId, homeId }: Reader) =>
  (
    await app.call('GET /baskets/{id}/homes/{homeId}', {
      as: app.maya,
      params: { id: basketId, homeId },
    })
  ).body.result.showings;
const reply = (showing: ShowingRequest | undefined, body: object) =>
  app.call('POST /baskets/showings/{id}', {
    as: app.maya,
    params: { id: showing?.id ?? '' },
    body: { reply: '', ...body },
  });
const agree = async ({ page, homeId }: Reader, showing: ShowingRequest | undefined, time: string) =>
  (await app.submit(page, { action: 'agree', home: homeId, showing: showing?.id ?? '', time })).location;

/** The agent says yes to what the reader asked for. */
async function book(reader: Reader, time: string): Promise<void> {
  await ask(reader, [time]);
  const asked = (await showingsOf(reader)).at(-1);
  expect((await reply(asked, { action: 'accept', times: [time] })).status).toBe(200);
}

describe('[BASKET-03] showings', () => {
  it('are asked for, and an agreed one becomes a task', async () => {
    const times = await slotsOf(amara);
    expect(times.length).toBeGreaterThan(3);
    expect(await ask(amara, times.slice(0, 4))).toContain('done=chooseTimes');
    expect(await ask(amara, [])).toContain('done=chooseTimes');
    expect(await look(amara, `&done=chooseTimes&of=${amara.homeId}`)).toContain('Nothing was sent yet');
    expect(await showingsOf(amara)).toEqual([]);
    expect(await ask(amara, ['tomorrow'])).not.toContain('done=');
    expect(await ask(amara, times.slice(0, 2))).toContain('done=asked');
    const [asked] = await showingsOf(amara);
    expect(asked).toMatchObject({ state: 'asked', lacking: ['recoGuide', 'representation'] });
    const other = new Date(app.clock.now().getTime() + 9 * 86_400_000).toISOString();
    const proposal = { action: 'propose', times: [other], reply: 'Later?' };
    expect((await reply(asked, proposal)).status).toBe(200);
    expect(await agree(amara, asked, other)).toContain('done=agreed');
    expect((await showingsOf(amara))[0]).toMatchObject({ state: 'accepted', agreedAt: other });
    expect((await reply(asked, { action: 'decline', times: [] })).status).toBe(409);
    const tasks = await app.call('GET /clients/{id}/tasks', {
      as: app.maya,
      params: { id: amara.clientId },
    });
    expect(tasks.body.result).toMatchObject([
      { dueOn: other.slice(0, 10), title: expect.stringMatching(/^Show /) },
    ]);
  });

  it('are not offered to anybody at a time at which the agent shows a home to somebody else', async () => {
    const [first = '', second = ''] = await slotsOf(zoe);
    await book(amara, first);
    expect((await slotsOf(zoe))[0]).toBe(second);
    expect(await slotsOf(amara)).not.toContain(first);
  });

  it('that overlap with an agreed one say so, and may be accepted all the same', async () => {
    const [first = '', second = ''] = await slotsOf(zoe);
    await ask(zoe, [first, second]);
    expect((await showingsOf(zoe))[0]?.overlaps).toEqual([]);
    await book(amara, first);
    const [asked] = await showingsOf(zoe);
    expect(asked?.overlaps).toEqual([{ time: first, agreedAt: first }]);
    // A showing is in nobody's way by itself.
    expect((await showingsOf(amara))[0]?.overlaps).toEqual([]);
    const accepted = await reply(asked, { action: 'accept', times: [first] });
    expect(accepted.body.result).toMatchObject({ state: 'accepted', agreedAt: first });
  });

  it('are asked for ten times at most, and the eleventh wish is answered by a friendly word', async () => {
    const [first = '', second = ''] = await slotsOf(zoe);
    for (let wish = 0; wish < 10; wish += 1)
      expect(await ask(zoe, [wish % 2 === 0 ? first : second])).toContain('done=asked');
    expect(await ask(zoe, [first])).toContain('done=manyShowings');
    expect(await showingsOf(zoe)).toHaveLength(10);
    const outcome = `&done=manyShowings&of=${zoe.homeId}`;
    expect(await look(zoe, outcome)).toContain('You have asked to see this home many times by now.');
    expect(await look(zoe, `${outcome}&lan=fr`)).toContain('Vous avez déjà demandé plusieurs fois');
  });

  it('that were asked for from an older page are answered clearly, and nothing is written', async () => {
    const [first = '', second = ''] = await slotsOf(zoe);
    await book(amara, first);
    expect(await ask(zoe, [first, second])).toContain('done=taken');
    expect(await showingsOf(zoe)).toEqual([]);
    const outcome = `&done=taken&of=${zoe.homeId}`;
    expect(await look(zoe, outcome)).toContain('That time is no longer free.');
    expect(await look(zoe, `${outcome}&lan=fr`)).toContain('Ce moment n’est plus libre.');
    expect(await ask(zoe, [second])).toContain('done=asked');
  });

  it('for a time that is past by now are answered the same', async () => {
    const [first = ''] = await slotsOf(zoe);
    await app.pass(2 * 86_400_000);
    expect(await slotsOf(zoe)).not.toContain(first);
    expect(await ask(zoe, [first])).toContain('done=taken');
  });

  it('that the agent proposed to two people are the first one’s', async () => {
    const [first = '', , third = ''] = await slotsOf(zoe);
    for (const reader of [amara, zoe]) {
      await ask(reader, [third]);
      await reply((await showingsOf(reader))[0], { action: 'propose', times: [first] });
    }
    expect(await look(zoe)).toContain(`name="time" value="${first}"`);
    expect(await agree(amara, (await showingsOf(amara))[0], first)).toContain('done=agreed');
    expect(await look(zoe)).not.toContain(`name="time" value="${first}"`);
    expect(await look(zoe)).toContain('The times that Maya proposed are no longer free.');
    expect(await agree(zoe, (await showingsOf(zoe))[0], first)).toContain('done=taken');
    expect((await showingsOf(zoe))[0]).toMatchObject({ state: 'proposed', agreedAt: null });
  });

  /** A basket of Amara's with the second listing, for whoever lives with her as well; a page for each. */
  async function addHousehold(): Promise<{ first: Reader; second: Reader }> {
    const joel = await app.addReader({ firstName: 'Joël', email: `joel${people}@example.com` });
    await app.call('PUT /clients/{id}/household', {
      as: app.maya,
      params: { id: amara.clientId },
      body: { withId: joel },
    });
    const listingIds = app.listings.slice(1, 2);
    const { id: basketId } = await app.makeBasket({
      clientId: amara.clientId,
      isForHousehold: true,
      listingIds,
    });
    await app.sendAll(basketId);
    const basket = await app.getBasket(basketId);
    const homeId = basket.homes[0]?.id ?? '';
    const [first, second] = [0, 1].map((position) => ({
      ...amara,
      basketId,
      homeId,
      page: app.pageOf(basket, position),
    }));
    if (!first || !second) throw new Error('two people of one household');
    return { first, second };
  }

  it('are offered to the other of a household at the very time of the first, while other homes are not', async () => {
    const both = await addHousehold();
    const [first = '', second = '', third = ''] = await slotsOf(zoe);
    await book(both.first, first);
    await book(zoe, second);
    expect(await slotsOf(both.second)).toContain(first);
    expect(await slotsOf(both.second)).not.toContain(second);
    // Who goes already need not ask, and whoever looks at another home cannot come along.
    expect(await slotsOf(both.first)).not.toContain(first);
    expect(await slotsOf(zoe)).not.toContain(first);
    expect(await ask(both.second, [second])).toContain('done=taken');
    expect(await ask(both.second, [first, third])).toContain('done=asked');
    const asked = (await showingsOf(both.second)).find(({ state }) => state === 'asked');
    expect(asked?.overlaps).toEqual([]);
    expect((await reply(asked, { action: 'accept', times: [first] })).status).toBe(200);
  });

  it('that the agent proposed to two of one household are for both of them', async () => {
    const household = await addHousehold();
    const both = [household.first, household.second];
    const { basketId, homeId } = household.first;
    const [first = '', , third = ''] = await slotsOf(zoe);
    for (const reader of both) await ask(reader, [third]);
    const asked = await showingsOf({ ...amara, basketId, homeId });
    for (const showing of asked) await reply(showing, { action: 'propose', times: [first] });
    for (const [position, reader] of both.entries()) {
      expect(await look(reader)).toContain(`name="time" value="${first}"`);
      expect(await agree(reader, asked[position], first)).toContain('done=agreed');
    }
    const agreed = await showingsOf({ ...amara, basketId, homeId });
    expect(agreed.map(({ state, agreedAt }) => [state, agreedAt])).toEqual([
      ['accepted', first],
      ['accepted', first],
    ]);
    // Nobody else is shown another home then.
    expect(await slotsOf(zoe)).not.toContain(first);
  });
});
