import { expectVerified, nameOf, parseBody, watchCalls, watchChallenge } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';
import { decodeClaims, postJson, storedTokens } from '../support/tokens.ts';

test('[AUTH-01] [AUTH-03] [AUTH-04] [AUTH-05] [AUTH-22] [SHELL-11] [SHELL-19] signing in by keyboard, after a wrong password', async ({
  page,
  account,
}) => {
  const config = await (await page.request.get('/config.json')).json();
  const seenChallenge = await watchChallenge(page);
  const calls = watchCalls(page);
  const workerStarted = page.waitForEvent('worker');
  await page.goto('/auth/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Sign in' });

  await test.step('the embedded challenge has the browser API, solves in a worker, and its card is light and flexible', async () => {
    expect((await workerStarted).url()).toMatch(/^(blob|data):/);
    await expectVerified(page);
    expect((await seenChallenge()).renders).toEqual([
      {
        sitekey: config.challenge.siteKey,
        action: 'login',
        theme: 'light',
        size: 'flexible',
        language: 'en',
      },
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
    const [cardBox, buttonBox] = [await card.boundingBox(), await submit.boundingBox()];
    expect([cardBox?.x, cardBox?.width]).toEqual([buttonBox?.x, buttonBox?.width]);
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(card).toHaveCSS('background-color', 'rgb(241, 239, 235)');
    const empty = await page.request.get('/turnstile.html');
    expect([empty.status(), await empty.text()]).toEqual([200, '']);
    expect(empty.headers()['content-type']).toContain('text/html');
  });

  await test.step('the left half is the hero picture from 768 px up, the right half the form', async () => {
    const hero = page.locator('section', { has: page.getByText(/smart companion/i) }).first();
    for (const [width, height] of [
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByText(/smart companion/i).locator('visible=true')).toBeVisible();
      expect(await hero.boundingBox()).toMatchObject({ x: 0, y: 0, width: width / 2 });
      expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(height);
      expect((await email.boundingBox())?.x).toBeGreaterThanOrEqual(width / 2);
    }
    await expect(hero).toHaveCSS('background-image', /\/hero\.webp/);
    expect((await page.request.get('/hero.webp')).headers()['content-type']).toBe('image/webp');
    await expect(page.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', config.termsUrl);
    expect(new URL(config.termsUrl).origin).not.toBe(new URL(page.url()).origin);
    await expect(page.getByText('© 2025 | Hearthline | All Rights Reserved')).toBeVisible();
  });

  await test.step('every stop of the keyboard in the order of the screen, with a ring', async () => {
    const stops = [
      page.getByRole('radio', { name: 'English' }),
      email,
      password,
      page.getByRole('button', { name: 'Show password' }),
      page.getByRole('link', { name: 'Forgot password' }),
      submit,
      page.getByRole('link', { name: 'Terms of use' }),
      page.getByRole('link', { name: 'Privacy policy' }),
      page.getByRole('link', { name: 'Create an account' }),
    ];
    for (const stop of stops.slice(0, 3)) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
      const hasRing = await stop.evaluate((element) => {
        const { outlineStyle, boxShadow } = getComputedStyle(
          element.closest('label, .control-box') ?? element,
        );
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      expect(hasRing).toBe(true);
    }
    await page.keyboard.type('Wrong!2025');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(account.email);
    await page.keyboard.press('Tab');
    for (const stop of stops.slice(3)) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
  });

  await test.step('a wrong password is status 200: a red banner, and a challenge that was good once', async () => {
    const answered = page.waitForResponse('**/api/auth/secure/login');
    await password.press('Enter');
    const reply = await answered;
    expect(reply.status()).toBe(200);
    expect(await reply.json()).toEqual({
      isSuccess: false,
      accountIsLocked: false,
      needToVerifyEmail: false,
    });
    const banner = page.getByRole('alert');
    await expect(banner).toHaveText('Invalid email or password');
    const [red = 0, green = 0, blue = 0] = await banner.evaluate((element) =>
      (getComputedStyle(element).borderTopColor.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
    expect((await seenChallenge()).resets).toBe(1);
    expect(await storedTokens(page)).toEqual([null, null]);
    await expect(page).toHaveURL('/auth/login');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner).toBeHidden();
    const sent = parseBody(calls.named('POST /auth/secure/login')[0]);
    for (const body of [sent, { ...sent, turnstileToken: 'made-up' }]) {
      const again = await postJson('/auth/secure/login', body);
      expect(again).toMatchObject({ status: 422, body: { error: { code: 'challenge_failed' } } });
    }
  });

  await test.step('the right one sends the payload, stores both tokens and opens the dashboard', async () => {
    await password.fill(account.password);
    await expect(submit).toBeEnabled();
    const answered = page.waitForResponse('**/api/auth/secure/login');
    await password.press('Enter');
    const reply = await (await answered).json();
    const [first, second] = calls.named('POST /auth/secure/login');
    expect(parseBody(second)).toEqual({
      userKey: account.email,
      password: account.password,
      turnstileToken: expect.stringMatching(/^[\w-]+\.\d+\.\d+\.\d+\.[\w-]+\.[\d,]+$/),
      deviceName: 'Chrome on Linux',
    });
    expect(parseBody(second).turnstileToken).not.toBe(parseBody(first).turnstileToken);
    expect(second?.headers()['content-type']).toBe('application/json');
    expect(reply).toEqual({
      isSuccess: true,
      accountIsLocked: false,
      needToVerifyEmail: false,
      token: expect.any(String),
      refreshToken: expect.any(String),
    });
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    expect(await storedTokens(page)).toEqual([reply.token, reply.refreshToken]);
    expect(await page.context().cookies(new URL('/api/auth/logout', page.url()).href)).toMatchObject([
      { name: 'hearthline.device', path: '/api/auth', httpOnly: true, sameSite: 'Strict' },
    ]);
    expect(await page.context().cookies(page.url())).toEqual([]);
    expect(decodeClaims(String(reply.token)).exp).toBeGreaterThan(Date.now() / 1000);
    await expect.poll(() => calls.named('GET /users/me')).toHaveLength(1);
    const later = calls.requests.filter((request) => !nameOf(request).includes(' /auth/'));
    expect(later.length).toBeGreaterThan(1);
    for (const request of later) {
      const { authorization, accept } = request.headers();
      expect([nameOf(request), authorization, accept]).toEqual([
        nameOf(request),
        `Bearer ${reply.token}`,
        'application/json',
      ]);
    }
  });
});
