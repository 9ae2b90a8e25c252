import type { Page } from '@playwright/test';
import { fillSignIn, forgive, readBody, watchCalls, watchChallenge } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';
import { storedTokens } from '../support/tokens.ts';

const newPassword = 'Fresh!Start9';

const screens = [
  {
    name: 'login',
    path: '/auth/login',
    call: 'POST /auth/secure/login',
    button: 'Sign in',
    fill: (page: Page) => fillSignIn(page, 'maya@hearthline.test', 'Secret!1'),
  },
  {
    name: 'forgot password',
    path: '/auth/forgot-password',
    call: 'POST /auth/secure/forgot-password',
    button: 'Confirm email',
    fill: (page: Page) => page.getByLabel('Email').fill('maya@hearthline.test'),
  },
  {
    name: 'reset password',
    path: '/auth/reset_password?token=abc',
    call: 'POST /auth/secure/change-password',
    button: 'Confirm',
    fill: async (page: Page) => {
      await page.getByLabel('New password').fill(newPassword);
      await page.getByLabel('Confirm password').fill(newPassword);
    },
  },
];

for (const { name, path, call, button, fill } of screens) {
  test(`[AUTH-07] a request error on ${name} resets the challenge and says nothing else`, async ({
    page,
    complaints,
  }) => {
    const calls = watchCalls(page);
    const seenChallenge = await watchChallenge(page);
    const address = `**/api${call.replace('POST ', '')}`;
    const submit = page.getByRole('button', { name: button, exact: true });

    async function expectQuietReset(resets: number) {
      await submit.click();
      await expect.poll(async () => (await seenChallenge()).resets).toBe(resets);
      await expect(submit).toBeEnabled();
      await expect(page.getByRole('alert')).toHaveCount(0);
      // Toasts are a second status beside the one of the challenge.
      await expect(page.getByRole('status')).toHaveCount(1);
      expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
    }

    await page.route(address, (route) => route.abort());
    await page.goto(path);
    await fill(page);
    await expectQuietReset(1);
    await page.unroute(address);

    await page.route(address, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', friendlyMessage: 'Broken' } } }),
    );
    await expectQuietReset(2);
    await expect(page.getByText('Broken')).toHaveCount(0);

    const [aborted, failed] = calls.named(call).map(readBody);
    expect(failed?.turnstileToken).toBeTruthy();
    expect(failed?.turnstileToken).not.toBe(aborted?.turnstileToken);
    expect(await storedTokens(page)).toEqual([null, null]);
    await forgive(complaints, /Failed to load resource/);
  });
}
