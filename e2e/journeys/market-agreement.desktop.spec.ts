import { createAccount } from '../support/accounts.ts';
import { askMarket } from '../support/market.ts';
import { appOrigin } from '../support/server-address.ts';
import { forgive } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasAgreement: false });

test('[USER-06] without a board agreement every screen of the market shows the notice, and no listing data leaves the server', async ({
  page,
  agent: _,
  complaints,
}) => {
  test.slow();
  const market = await askMarket(await createAccount('Noah'));
  const homes = await market.list({});
  const bodies: Promise<[string, number, string]>[] = [];
  page.on('response', (reply) => {
    const path = reply.url().replace(`${appOrigin}/api`, '');
    if (/^\/(listings|searches|favorites|pictures)/.test(path))
      bodies.push(reply.text().then((text) => [path, reply.status(), text]));
  });

  for (const path of [
    '/property-search',
    '/property-search/result',
    '/property-search/result?view=cart',
    '/property-search/map-search',
    `/property-search/result/view?id=${homes[0]?.id}`,
    '/favorites',
  ]) {
    await page.goto(path);
    const notice = page.getByText('Listing data is off.');
    await expect(notice.first(), path).toBeVisible();
    await expect(page.getByRole('link', { name: 'See your agreement' }).first(), path).toBeVisible();
    await expect(page.getByRole('link', { name: /^\d/ }), path).toHaveCount(0);
  }

  const seen = await Promise.all(bodies);
  expect(new Set(seen.filter(([path]) => path.startsWith('/listings')).map(([, status]) => status))).toEqual(
    new Set([403]),
  );
  const told = seen.map(([, , text]) => text).join('\n');
  for (const { id, mlsNumber, address } of homes) {
    for (const secret of [mlsNumber, address, id]) expect(told).not.toContain(secret);
  }
  expect(told).not.toMatch(/"total"|"totalRows"|"price"/);
  await forgive(complaints, /status of 403/);
});
