import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchStatements } from '../../../testing/count-statements.ts';
import type { BasketsApp } from '../testing/baskets-app.ts';
import { createBasketsApp } from '../testing/baskets-app.ts';

const statements = watchStatements();
let app: BasketsApp;
let clientId: string;
beforeAll(async () => {
  app = await createBasketsApp();
  clientId = await app.addReader({ firstName: 'Amara', lastName: 'Chen', email: 'amara@example.com' });
  const scene = 'exterior|detached|1962|2|winter|1832754|0g';
  await app.database.query('update listing_detail set media = $1', [
    JSON.stringify([{ kind: 'photo', scene, caption: 'exterior' }]),
  ]);
  await app.database.query('update listing set photo_count = 1, first_picture = $1', [scene]);
});
afterAll(async () => {
  await app.close();
  statements.stop();
});

async function openPage(homes: number) {
  const { id } = await app.makeBasket({ clientId, listingIds: app.listings.slice(0, homes) });
  await app.sendAll(id);
  const basket = await app.getBasket(id);
  const [first] = basket.homes;
  const page = app.pageOf(basket);
  const count = async (path: string) => {
    const look = async () => expect((await app.send('GET', path)).statusCode).toBe(200);
    await look();
    return statements.countDuring(look);
  };
  return {
    list: await count(page),
    home: await count(`${page}?home=${first?.id}`),
    photo: await count(`${page}/photo/${first?.id}/0`),
  };
}

it('asks the database as often for twelve homes as for one, and for a picture only for its own home', async () => {
  const one = await openPage(1);
  const twelve = await openPage(12);
  expect(twelve).toEqual(one);
  // Finding the link, begin and commit are among them. Whoever adds one here adds it to every look at a page.
  expect(twelve).toEqual({ list: 20, home: 31, photo: 9 });
});
