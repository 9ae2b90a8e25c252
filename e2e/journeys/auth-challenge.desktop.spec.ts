import { expectVerified, fillSignIn, readBody, watchCalls, watchChallenge } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';
import { postJson } from '../support/tokens.ts';

test('[AUTH-22] the embedded script offers the browser API, solves in a worker and shows a light, flexible card', async ({
  page,
}) => {
  const config = await (await page.request.get('/config.json')).json();
  const seenChallenge = await watchChallenge(page);
  const workerStarted = page.waitForEvent('worker');
  const scriptLoaded = page.waitForResponse(
    (reply) =>
      reply.request().resourceType() === 'script' && reply.url().endsWith(config.challenge.scriptUrl),
  );
  await page.goto('/auth/login');
  expect((await scriptLoaded).status()).toBe(200);
  expect((await workerStarted).url()).toMatch(/^(blob|data):/);
  await expectVerified(page);

  expect((await seenChallenge()).renders).toEqual([
    { sitekey: config.challenge.siteKey, action: 'login', theme: 'light', size: 'flexible', language: 'en' },
  ]);
  const kinds = await page.evaluate(() => {
    const turnstile = (window as unknown as { turnstile: Record<string, unknown> }).turnstile;
    return ['ready', 'render', 'reset', 'remove', 'getResponse', 'isExpired', 'execute'].map(
      (name) => typeof turnstile[name],
    );
  });
  expect(new Set(kinds)).toEqual(new Set(['function']));
  const response = await page.locator('input[name=cf-turnstile-response]').inputValue();
  expect(response).not.toBe('');
  expect(
    await page.evaluate(() =>
      (window as unknown as { turnstile: { getResponse(): string } }).turnstile.getResponse(),
    ),
  ).toBe(response);

  const card = page.locator('.card', { hasText: 'You are verified' });
  const cardBox = await card.boundingBox();
  const buttonBox = await page.getByRole('button', { name: 'Sign in' }).boundingBox();
  expect([cardBox?.x, cardBox?.width]).toEqual([buttonBox?.x, buttonBox?.width]);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(card).toHaveCSS('background-color', 'rgb(241, 239, 235)');
});

test('[AUTH-22] the server verifies the token and takes it once', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto('/auth/login');
  await fillSignIn(page, 'nobody-at-all@hearthline.test', 'Wrong!2025');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');

  const sent = readBody(calls.named('POST /auth/secure/login')[0]);
  const again = await postJson('/auth/secure/login', sent);
  expect(again).toMatchObject({ status: 422, body: { error: { code: 'challenge_failed' } } });
  const forged = await postJson('/auth/secure/login', { ...sent, turnstileToken: 'made-up' });
  expect(forged.status).toBe(422);
  await expectVerified(page);
  const fresh = await page.locator('input[name=cf-turnstile-response]').inputValue();
  expect(fresh).not.toBe(sent.turnstileToken);
});

test('[AUTH-22] script and site key come from the configuration', async ({ page }) => {
  const seenChallenge = await watchChallenge(page);
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...config, challenge: { scriptUrl: '/another/challenge.js', siteKey: 'site-key-7' } },
    });
  });
  await page.route('**/another/challenge.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.turnstile = {
        render: (box, options) => { setTimeout(() => options.callback('outside-token')); return 'w1'; },
        reset: () => undefined,
        remove: () => undefined,
      };`,
    }),
  );
  const calls = watchCalls(page);
  await page.route('**/api/auth/secure/login', (route) =>
    route.fulfill({ json: { isSuccess: false, accountIsLocked: false, needToVerifyEmail: false } }),
  );
  await page.goto('/auth/login');
  await fillSignIn(page, 'maya@hearthline.test', 'Wrong!2025');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(readBody(calls.named('POST /auth/secure/login')[0]).turnstileToken).toBe('outside-token');
  expect((await seenChallenge()).renders[0]).toMatchObject({
    sitekey: 'site-key-7',
    size: 'flexible',
    theme: 'light',
  });
  expect(calls.named('GET /auth/challenge')).toHaveLength(0);
});

test('[AUTH-22] /turnstile.html is an empty page', async ({ page }) => {
  const reply = await page.goto('/turnstile.html');
  expect(reply?.status()).toBe(200);
  expect(reply?.headers()['content-type']).toContain('text/html');
  expect(await reply?.text()).toBe('');
  expect(await page.evaluate(() => document.body.childNodes.length)).toBe(0);
});
