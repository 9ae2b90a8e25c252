import type { Request } from '@playwright/test';
import { cli, createAccount, signIn } from '../support/accounts.ts';
import { askMarket } from '../support/market.ts';
import { nameOf, watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasAgreement: false, hasBadges: true });

test('[USER-06] without a board agreement every screen of the market says what opens it, and no listing data leaves the server', async ({
  page,
  agent,
  complaints,
}) => {
  const homes = await (await askMarket(await createAccount('Noah'))).list({});
  const calls = watchCalls(page);
  const notice = page.getByText('Listings and sales open with board access.').first();
  await page.goto('/');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Opens with board access' })).not.toHaveCount(0);
  for (const path of [
    '/property-search',
    '/property-search/result',
    '/favorites',
    '/property-search/result?view=cart',
    '/property-search/map-search',
    `/property-search/result/view?id=${homes[0]?.id}`,
  ]) {
    // Each by itself: an app that knows that there is no agreement asks for nothing.
    await page.goto(path);
    await expect(notice, path).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request access' }).first(), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^\d/ }), path).toHaveCount(0);
  }

  // The same calls once more beside the browser, which forgets answers when it goes on.
  const { token } = await signIn(agent);
  const answers = await Promise.all(
    calls.requests.filter(isAboutListings).map(async (request) => {
      const reply = await fetch(request.url(), {
        method: request.method(),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: request.postData(),
      });
      return { name: nameOf(request), status: reply.status, text: await reply.text() };
    }),
  );
  for (const { name, status, text } of answers) {
    if (name !== 'GET /favorites/ids') expect(status, name).toBe(403);
    for (const { id, mlsNumber, address } of homes) {
      for (const secret of [mlsNumber, address, id]) expect(text, name).not.toContain(secret);
    }
  }
  expect(new Set(answers.map(({ name }) => name)).size).toBeGreaterThan(4);
  // An endless repetition would show as a flood.
  expect(answers.length).toBeLessThan(30);
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/status of 403/.test(line)));

  const granted = ['--until', '2099-12-31', '--board', 'Lakeshore board'];
  await cli('agent', 'agreement', '--email', agent.email, ...granted);
  await page.goto('/user/profile');
  await expect(page.getByText('Lakeshore board')).toBeVisible();
  await expect(page.getByText('Listing data is available until Dec 31, 2099.')).toBeVisible();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

function isAboutListings(request: Request): boolean {
  return /^\w+ \/(listings|searches|favorites|pictures)/.test(nameOf(request));
}
