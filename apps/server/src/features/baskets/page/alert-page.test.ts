import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAlertOf, tellMatch } from '../testing/alert-of-basket.ts';
import type { BasketsApp } from '../testing/baskets-app.ts';
import { createBasketsApp } from '../testing/baskets-app.ts';
import { homesOnPage } from './alert-of-page.ts';

let app: BasketsApp;
let amara: string;
let joel: string;
let id: string;
let homes: string[];
let readers: string[];
/** Amara's page and Joël's. */
let page: string;
let others: string;
beforeAll(async () => {
  app = await createBasketsApp();
  amara = await app.addReader({ firstName: 'Amara', lastName: 'Chen', email: 'amara@example.com' });
  joel = await app.addReader({
    firstName: 'Joël',
    lastName: 'Chen',
    email: 'joel@example.com',
    language: 'fr',
  });
  await app.call('PUT /clients/{id}/household', {
    as: app.maya,
    params: { id: amara },
    body: { withId: joel },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  const made = await app.makeBasket({
    clientId: amara,
    isForHousehold: true,
    listingIds: app.listings.slice(0, 3),
  });
  ({ id } = made);
  homes = made.homes.map((home) => home.id);
  await app.sendAll(id);
  const sent = await app.getBasket(id);
  readers = sent.readers.map(({ readerId }) => readerId);
  page = app.pageOf(sent);
  others = app.pageOf(sent, 1);
  await makeAlertOf(app, id);
});

const read = async (path: string): Promise<string> => {
  const { statusCode, body } = await app.send('GET', path);
  expect(statusCode).toBe(200);
  return body;
};
interface Standing {
  state: string;
  pauseReason: string | null;
  resumesOn: string | null;
  signedAt: Date | null;
  wishes: { pace: string; pausedUntil: string | null; isStopped: boolean }[];
}
const standing = async (): Promise<Standing> => {
  const [alert] = await app.database.query<Omit<Standing, 'wishes'>>(
    `select state, pause_reason as "pauseReason", resumes_on::text as "resumesOn", signed_at as "signedAt"
     from alert where basket_id = $1`,
    [id],
  );
  const wishes = await app.database.query<Standing['wishes'][number]>(
    `select w.pace, w.paused_until::text as "pausedUntil", w.stopped_at is not null as "isStopped"
     from alert_reader w join basket_reader r on r.id = w.reader_id where r.basket_id = $1
     order by r.created_at, r.id`,
    [id],
  );
  if (!alert) throw new Error('There is an alert.');
  return { ...alert, wishes };
};
const lastNews = async () => {
  const [news] = await app.database.query<{ title: string; link: string }>(
    'select title, link from notification order by id desc limit 1',
  );
  return news;
};
const choose = (path: string, action: string, fields: Record<string, string | string[]> = {}) =>
  app.submit(path, { action, ...fields });

describe('the page of an alert', () => {
  it('says what it watches and why each home came, what happened last first', async () => {
    await tellMatch(app, {
      basketId: id,
      readerId: readers[0] ?? '',
      homeId: homes[1] ?? '',
      trigger: 'priceChange',
      oldPrice: 110_000_000,
      price: 100_000_000,
    });
    const html = await read(page);
    expect(html).toContain('What is watched for you');
    expect(html).toMatch(/Price<\/dt><dd>up to \$1,400,000/);
    expect(html).toMatch(/Bedrooms<\/dt><dd>3 or more/);
    expect(html).toContain('Down $100,000 today. Fits both things you asked for.');
    const places = [homes[1], homes[2]].map((home) => html.indexOf(`id="home-${home}"`));
    expect(places[0]).toBeLessThan(places[1] ?? 0);
    // The other one was told nothing of it.
    expect(await read(others)).not.toContain('Baisse de');
    expect(await read(`${page}?home=${homes[1]}`)).toContain('Down $100,000 today.');
  });

  it('is not changed by looking, whichever link of a message is followed', async () => {
    const before = await standing();
    const answers = async () => (await app.getBasket(id)).homes.map((home) => home.answers);
    const said = await answers();
    for (const way of ['fewer', 'other', 'pause', 'stop', 'keep'])
      expect(await read(`${page}?way=${way}`)).toContain('id="mails"');
    const tapped = await read(`${page}?home=${homes[0]}&answer=no`);
    expect(tapped).toContain('Your answer in the message: No');
    expect(await standing()).toEqual(before);
    expect(await answers()).toEqual(said);
  });

  it('an answer that was tapped in a message counts once it is confirmed', async () => {
    const query = `?home=${homes[0]}&answer=no`;
    const reply = await choose(page + query, 'answer', { home: homes[0] ?? '', answer: 'no' });
    expect(reply.location).toBe(`${page}?home=${homes[0]}&done=answered&of=${homes[0]}`);
    expect((await app.getBasket(id)).homes[0]?.answers[0]).toMatchObject({ answer: 'no' });
    expect(await read(page + query)).not.toContain('Your answer in the message');
    expect((await standing()).signedAt).toEqual(app.clock.now());
  });

  it('brings sixty homes at once, and the older ones by plain links', async () => {
    await app.database.query(
      `insert into basket_home (agent_id, id, basket_id, listing_id, mls_number, home_key, position, state, added_at, sent_at)
       select agent_id, gen_random_uuid(), basket_id, listing_id, mls_number, 'old ' || n, 10 + n, 'sent', added_at,
         sent_at - interval '1 day' from basket_home, generate_series(1, $2::int) n where id = $1`,
      [homes[0], homesOnPage],
    );
    const first = await read(page);
    const countHomes = (html: string) => html.match(/<article id="home-/g)?.length;
    expect(countHomes(first)).toBe(homesOnPage);
    expect(first).toContain('63 homes for you');
    expect(first).toContain(`href="${page}?older=2&amp;lan=en"`);
    const second = await read(`${page}?older=2`);
    expect(countHomes(second)).toBe(3);
    const [, old] = second.match(/<article id="home-([^"]+)"/) ?? [];
    // A home of the second page can be opened and answered like the others.
    expect(await read(`${page}?home=${old}`)).toContain('rel="prev"');
    const reply = await choose(page, 'answer', { home: old ?? '', answer: 'yes' });
    expect(reply.location).toContain('done=answered');
  });
});

describe('who reads an alert', () => {
  it('gets fewer messages, and as many as before, as they choose', async () => {
    const fewer = await choose(`${page}?way=fewer`, 'pace', { pace: 'weekly' });
    expect(fewer).toEqual({ status: 303, location: `${page}?done=fewer#mails` });
    expect((await standing()).wishes).toEqual([{ pace: 'weekly', pausedUntil: null, isStopped: false }]);
    expect(await lastNews()).toMatchObject({
      title: 'Amara Chen wants at most one message a week of “Lakeside, 4 bed”',
      link: `/basket/view?basketType=Automatic&id=${id}`,
    });
    expect(await read(page)).toContain('You hear at most once a week.');
    await choose(page, 'pace', { pace: 'asSet' });
    expect((await standing()).wishes[0]?.pace).toBe('asSet');
    expect(await read(others)).toContain('une fois par jour');
  });

  it('pauses for two or four weeks; once everybody does, the alert does until the first goes on', async () => {
    await choose(page, 'pause', { weeks: '4' });
    expect(await standing()).toMatchObject({ state: 'active', wishes: [{ pausedUntil: '2025-12-10' }] });
    expect(await read(page)).toContain('Paused for you until December 10, 2025.');
    await choose(others, 'pause', { weeks: '2' });
    expect(await standing()).toMatchObject({
      state: 'paused',
      pauseReason: 'byClient',
      resumesOn: '2025-11-26',
    });
    expect((await lastNews())?.title).toBe('Joël Chen paused “Lakeside, 4 bed”');
    await choose(page, 'goOn');
    expect(await standing()).toMatchObject({ state: 'active', pauseReason: null, resumesOn: null });
    expect(await read(page)).toContain('You hear once a day.');
    await choose(page, 'pause', { weeks: '200' });
    expect((await standing()).state).toBe('active');
  });

  it('stops; once everybody has, the alert stops and the agent is told, and each can take it back', async () => {
    await choose(page, 'stop');
    expect(await standing()).toMatchObject({ state: 'active', wishes: [{ isStopped: true }] });
    expect(await lastNews()).toMatchObject({ title: 'Amara Chen stopped “Lakeside, 4 bed”' });
    await choose(others, 'stop');
    expect(await standing()).toMatchObject({
      state: 'paused',
      pauseReason: 'stoppedByClient',
      resumesOn: null,
    });
    const html = await read(page);
    expect(html).toContain('You stopped these messages.');
    expect(html).toContain('value="goOn"');
    await choose(others, 'goOn');
    expect((await standing()).state).toBe('active');
    expect((await standing()).wishes.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  });

  it('stops and pauses all alerts that the message named, of nobody else, and takes it back for all', async () => {
    const other = await app.makeBasket({
      clientId: amara,
      name: 'Lofts',
      listingIds: app.listings.slice(5, 6),
    });
    await app.sendAll(other.id);
    await makeAlertOf(app, other.id);
    const own = (await app.getBasket(other.id)).readers[0]?.readerId ?? '';
    const link = `${page}?way=stop&also=${own},${readers[1]},nonsense`;
    expect(await read(link)).toContain('Your choice here is for “Lakeside, 4 bed” and “Lofts”.');
    const stopped = async () =>
      (
        await app.database.query<{ readerId: string }>(
          'select reader_id as "readerId" from alert_reader where stopped_at is not null order by 1',
        )
      ).map(({ readerId }) => readerId);
    const before = await stopped();
    const reply = await choose(link, 'stop');
    expect((await stopped()).filter((each) => !before.includes(each))).toEqual(
      [own, readers[0] ?? ''].toSorted(),
    );
    const stateOf = async () =>
      (
        await app.database.query<{ state: string }>('select state from alert where basket_id = $1', [
          other.id,
        ])
      )[0]?.state;
    expect(await stateOf()).toBe('paused');
    const told = await app.database.query('select title from notification order by id desc limit 2');
    expect(told).toEqual([
      { title: 'Amara Chen stopped “Lofts”' },
      { title: 'Amara Chen stopped “Lakeside, 4 bed”' },
    ]);
    await choose(reply.location, 'goOn');
    expect(await stopped()).toEqual(before);
    expect(await stateOf()).toBe('active');
    await choose(`${page}?also=${own}`, 'pace', { pace: 'weekly' });
    const paces = await app.database.query('select pace from alert_reader where reader_id = any ($1)', [
      [own, readers[0]],
    ]);
    expect(paces).toEqual([{ pace: 'weekly' }, { pace: 'weekly' }]);
  });

  it('says what is off, which the agent reads as a comment and is told of', async () => {
    const reply = await choose(`${page}?way=other`, 'other', {
      off: ['price', 'street', 'nonsense'],
      text: 'Nearer to the school, please',
    });
    expect(reply.location).toBe(`${page}?done=other#mails`);
    const { comments } = await app.getBasket(id);
    expect(comments.at(-1)).toMatchObject({
      readerId: readers[0],
      text: 'Other than these: price and street or area\nNearer to the school, please',
    });
    expect(await lastNews()).toMatchObject({
      title: 'Amara Chen wants other homes than those of “Lakeside, 4 bed”',
    });
    expect((await choose(page, 'other', { text: '  ' })).location).toBe(page);
  });

  it('is asked after a long silence, and whatever they do on the page is a sign of life', async () => {
    expect(await read(page)).not.toContain('Do you still want homes like these?');
    await app.database.query(`update alert set watched_since = $2, asked_at = $3 where basket_id = $1`, [
      id,
      new Date(app.clock.now().getTime() - 61 * 86_400_000),
      new Date(app.clock.now().getTime() - 3_600_000),
    ]);
    expect(await read(page)).toContain('Do you still want homes like these?');
    expect((await standing()).signedAt).toBeNull();
    const reply = await choose(page, 'keep');
    expect(reply.location).toBe(`${page}?done=kept#mails`);
    expect((await standing()).signedAt).toEqual(app.clock.now());
    expect(await read(page)).not.toContain('Do you still want homes like these?');
    expect(await lastNews()).toMatchObject({ title: 'Amara Chen still wants “Lakeside, 4 bed”' });
  });

  it('begins again what silence paused, and not what the agent did', async () => {
    const pause = (reason: string) =>
      app.database.query(`update alert set state = 'paused', pause_reason = $2 where basket_id = $1`, [
        id,
        reason,
      ]);
    await pause('byAgent');
    expect(await read(page)).toContain('Maya has paused these messages for now.');
    for (const action of ['keep', 'goOn']) expect((await choose(page, action)).location).toBe(page);
    expect(await standing()).toMatchObject({ state: 'paused', pauseReason: 'byAgent' });
    await pause('noSignOfLife');
    await choose(page, 'keep');
    expect(await standing()).toMatchObject({ state: 'active', pauseReason: null });
  });
});

it('a basket that the agent fills has nothing of this, and another page’s link opens no home of it', async () => {
  const plain = await app.makeBasket({ clientId: amara, listingIds: app.listings.slice(4, 6) });
  await app.sendAll(plain.id);
  const own = app.pageOf(await app.getBasket(plain.id));
  expect(await read(own)).not.toContain('id="mails"');
  expect((await choose(own, 'stop')).location).toBe(own);
  await choose(own, 'answer', { home: homes[0] ?? '', answer: 'yes' });
  expect((await app.getBasket(id)).homes[0]?.answers.map(({ answer }) => answer)).toEqual([null, null]);
  expect((await app.send('GET', `${page}x?way=stop`)).statusCode).toBe(404);
});
