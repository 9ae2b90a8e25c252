import { devices } from '@playwright/test';
import { publishSite } from '../support/sites.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[SITE-03] a visitor looks at a home, writes in French, and the agent is told at once', async ({
  page,
  agent,
  browser,
}) => {
  const root = await publishSite(agent);
  const isLive = page.waitForResponse(/hub.negotiate/);
  await page.goto('/notification');
  await isLive;

  const phone = await browser.newContext({ ...devices['iPhone 13'], locale: 'fr-CA' });
  const visitor = await phone.newPage();
  const said: string[] = [];
  visitor.on('console', (message) => said.push(message.text()));
  await visitor.goto(root);
  await expect(visitor).toHaveURL(new RegExp(`${root}/fr$`));
  await visitor.screenshot({ path: '/tmp/jj/home.png', fullPage: true });
  await visitor.getByRole('article').getByRole('link').first().tap();
  await visitor.screenshot({ path: '/tmp/jj/listing.png', fullPage: true });
  await visitor.getByRole('link', { name: 'Poser une question' }).tap();
  await visitor.screenshot({ path: '/tmp/jj/contact.png', fullPage: true });
  await visitor.waitForTimeout(3000);
  await visitor.screenshot({ path: '/tmp/jj/contact2.png', fullPage: true });
  console.log(said);
  await phone.close();
});
