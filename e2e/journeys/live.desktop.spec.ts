import type { Page } from '@playwright/test';
import { cli, createAccount, notify, signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

const status = (page: Page) => page.getByRole('button', { name: 'Live updates are on' });
const bell = (page: Page, count: number) =>
  page.getByRole('button', { name: `Notifications, ${count} unread`, exact: true });

/** How often this tab has asked the hub for a connection, from now on. */
function countConnections(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/hub/negotiate')) count += 1;
  });
  return () => count;
}

test('[PUSH-06] [PUSH-03] [PUSH-07] what is told reaches every tab of the agent over one connection, and nobody else', async ({
  page,
  agent,
  browser,
}) => {
  const connectionsOfFirst = countConnections(page);
  await page.goto('/favorites');
  await expect(status(page)).toBeVisible();

  const second = await page.context().newPage();
  const connectionsOfSecond = countConnections(second);
  await second.goto('/setting');
  await expect(status(second)).toBeVisible();

  const noah = await createAccount('Noah');
  const { token, refreshToken } = await signIn(noah);
  const elsewhere = await browser.newContext();
  await elsewhere.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('hearthline.accessToken', access);
      localStorage.setItem('hearthline.refreshToken', refresh);
    },
    [token, refreshToken] as const,
  );
  const stranger = await elsewhere.newPage();
  await stranger.goto('/favorites');
  await expect(status(stranger)).toBeVisible();

  await cli(
    'notify',
    '--to',
    agent.email,
    '--type',
    'error',
    '--title',
    'Feed',
    '--body',
    'It <b>stopped</b>',
  );
  await expect(second.getByRole('alert')).toContainText('It stopped');
  await expect(bell(page, 1)).toBeVisible();
  await expect(bell(second, 1)).toBeVisible();
  expect([connectionsOfFirst(), connectionsOfSecond()]).toEqual([1, 0]);

  // The tab that holds the connection closes: the other one takes over, and reads what it may have missed.
  await page.close();
  await expect.poll(connectionsOfSecond).toBe(1);
  await expect(status(second)).toBeVisible();
  await notify(agent, { type: 'Success', title: 'CMA', body: 'The report is ready.' });
  await expect(second.getByRole('status').filter({ hasText: 'The report is ready.' })).toBeVisible();
  await expect(bell(second, 2)).toBeVisible();

  await status(second).click();
  const center = second.getByRole('dialog', { name: 'Live in this visit' });
  await expect(center.getByRole('row')).toHaveText([/The report is ready\./, /It stopped/]);
  await second.keyboard.press('Escape');
  await expect(center).toBeHidden();
  await expect(status(second)).toBeFocused();

  await notify(noah, { type: 'Info', title: 'Hello', body: 'For Noah alone.' });
  await expect(bell(stranger, 1)).toBeVisible();
  await expect(stranger.getByText('It stopped')).toBeHidden();
  await expect(bell(second, 2)).toBeVisible();
  await elsewhere.close();
});
