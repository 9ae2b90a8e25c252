import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SitesApp } from '../testing/sites-app.ts';
import { brokerage, createSitesApp, wholeDraft } from '../testing/sites-app.ts';

let test: SitesApp;
beforeAll(async () => {
  test = await createSitesApp();
});
afterAll(() => test.close());

it('[SITE-01] lets an agent without board access have a site and news, without a listing or a figure', async () => {
  const zoe = await test.createAgent('Zoe');
  const agreements = test.services.operator.agreements;
  const check = async () => (await test.call('GET /sites/mine/check', { as: zoe })).body.result;
  const site = await test.publish({}, zoe);
  const root = `/sites/${site.slug}`;
  const found = await check();
  expect([found.canPublish, found.rows.filter(({ verdict }) => verdict !== 'inOrder')]).toEqual([
    true,
    [expect.objectContaining({ check: 'boardAccess', verdict: 'worthALook', link: '/user/profile' })],
  ]);
  const text = {
    title: 'Spring',
    summary: 'It is here.',
    body: '<p>{{medianPrice}} was paid.</p><p>Come by.</p>',
  };
  const post = await test.call('POST /news', {
    as: zoe,
    body: {
      texts: { en: text, fr: text },
      cover: null,
      cities: wholeDraft().cities,
      figureKind: null,
      figureDays: 90,
      isOnSite: true,
    },
  });
  const { id, revision } = post.body.result;
  const params = { id };
  const out = await test.call('POST /news/{id}/publish', {
    as: zoe,
    params,
    body: { revision, publishAt: null },
  });
  expect([post.status, out.status]).toEqual([200, 200]);
  await vi.waitFor(async () => {
    const { statusCode, body } = await test.look(`${root}/en/news/${out.body.result.slug}`);
    expect([statusCode, body.includes('Come by.'), body.includes('was paid')]).toEqual([200, true, false]);
  });
  for (const path of ['', '/places', '/places/town-a1-m1']) {
    const { statusCode, body } = await test.look(`${root}/en${path}`);
    expect([path, statusCode, body.includes(brokerage)]).toEqual([path, 200, true]);
    expect(body).not.toMatch(/Listed by|for sale|Median price|[Hh]omes (in|on|cost)/);
  }
  expect((await test.look(`${root}/en/homes`)).statusCode).toBe(404);

  // Listings would stand there with nobody's name: nothing is published until the board has one.
  await agreements.grant(zoe.agentId, { boardName: '', validFrom: '2025-01-01', validUntil: '2027-12-31' });
  expect((await check()).rows.find((row) => row.check === 'attribution')).toMatchObject({
    verdict: 'must',
    link: '/user/profile',
  });
  const again = await test.call('POST /sites/mine/publish', { as: zoe, body: { revision: site.revision } });
  expect([again.status, again.body.error?.fields]).toMatchObject([400, [{ path: 'attribution' }]]);
  expect((await test.look(`${root}/en`)).body).not.toContain('Listed by');
});

it('[SITE-03] says as many homes of a place for sale as stand beside the number', async () => {
  const homes = await test.database.query<{ id: string }>(
    `select o.id from listing_open o join listing l using (id) where o.offer = 'sale' and l.state = 'active'
       and l.may_show_on_internet and l.municipality_code = 'A1-M1' and l.agent_mls_id is null order by o.id limit 4`,
  );
  await test.publish();
  const look = async (path: string) => (await test.look(`/sites/ava-tester/en${path}`)).body;
  const forSale = /(\d+) homes? for sale</;
  const count = async () => {
    const city = await look('/places/town-a1-m1');
    const cards = city.split('<article class="home">').slice(1);
    return {
      beside: cards.filter((card) => !card.includes('per month')).length,
      said: Number(/<dt>For sale today<\/dt><dd[^>]*>(\d+)</.exec(city)?.[1]),
      ofAllPlaces: Number(forSale.exec(await look('/places'))?.[1]),
      found: Number(forSale.exec(await look('/homes?place=town-a1-m1&upTo=300000000'))?.[1]),
    };
  };
  const alike = (number: number) => ({ beside: number, said: number, ofAllPlaces: number, found: number });
  let left = (await count()).beside;
  expect(left).toBeGreaterThan(homes.length);
  for (const [index, change] of [
    "state = 'comingSoon'",
    "state = 'conditional'",
    'may_show_on_internet = false',
    "kind = 'land'",
  ].entries()) {
    await test.database.query(`update listing set ${change} where id = $1`, [homes[index]?.id]);
    if (!change.startsWith('kind')) left -= 1;
    // Long enough for pages to be drawn anew, and too short for sales to be added up anew.
    test.clock.advance(11_000);
    await vi.waitFor(async () => expect([change, await count()]).toEqual([change, alike(left)]), {
      timeout: 5_000,
    });
  }
});
