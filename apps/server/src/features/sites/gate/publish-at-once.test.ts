import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { SitesApp } from '../testing/sites-app.ts';
import { createSitesApp } from '../testing/sites-app.ts';

const root = '/sites/ava-tester';

/** A database in which nobody says anything: what is told by NOTIFY in the one of the test never comes. */
let silence: TestDatabase;
let test: SitesApp;
beforeAll(async () => {
  silence = await createTestDatabase();
  test = await createSitesApp({ DATABASE_LISTEN_URL: silence.ownerUrl });
});
afterAll(async () => {
  await test.close();
  await silence.drop();
});

it('[SITE-01] whoever publishes or takes off finds it so with the answer, and waits for no word of it', async () => {
  const look = async (path: string) => {
    const { statusCode, body } = await test.look(`${root}${path}`);
    return { statusCode, isFirst: body.includes('Live by the lake'), isSecond: body.includes('On the hill') };
  };
  const gone = { statusCode: 404, isFirst: false, isSecond: false };
  const isListed = async () => (await test.look('/sitemap.xml')).body.includes(root);
  expect([await look('/en'), await isListed()]).toEqual([gone, false]);

  await test.publish();
  expect([await look('/en'), await isListed()]).toEqual([
    { statusCode: 200, isFirst: true, isSecond: false },
    true,
  ]);

  await test.publish({ slogan: { en: 'On the hill', fr: 'Sur la colline' } });
  expect(await look('/en')).toEqual({ statusCode: 200, isFirst: false, isSecond: true });

  expect((await test.call('POST /sites/mine/unpublish', { as: test.ava })).status).toBe(200);
  expect([await look('/en'), await look('/fr'), await isListed()]).toEqual([gone, gone, false]);
});
