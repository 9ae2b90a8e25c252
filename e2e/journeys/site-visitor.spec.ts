import type { Page } from '@playwright/test';
import { publishSite } from '../support/sites.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** A visitor holds what the agent holds. */
const deviceOf = (isMobile: boolean) =>
  isMobile
    ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile, locale: 'fr-CA' }
    : { viewport: { width: 1440, height: 900 }, locale: 'fr-CA' };

/** As a person types: a form that is sent sooner than anybody can type was filled by a program. */
async function write(visitor: Page, message: string): Promise<void> {
  await visitor.getByLabel('Votre message').pressSequentially(message, { delay: 2_400 / message.length });
}

test('[SITE-03] a visitor goes from the site to a home and writes in French, and the agent is told at once', async ({
  page,
  agent,
  browser,
  isMobile,
}) => {
  const root = await publishSite(agent);
  const isLive = page.waitForResponse(/\/hub\/negotiate/);
  await page.goto('/notification');
  await isLive;

  const outside = await browser.newContext(deviceOf(isMobile));
  const visitor = await outside.newPage();
  await visitor.goto(root);
  await expect(visitor).toHaveURL(new RegExp(`${root}/fr$`));
  await expect(visitor.getByRole('heading', { level: 1, name: 'Près de l’eau, près de vous' })).toBeVisible();
  const home = visitor.getByRole('article').getByRole('link').first();
  const address = await home.innerText();
  await home.click();
  await expect(visitor.getByRole('heading', { level: 1, name: address })).toBeVisible();
  await expectAccessible(visitor);
  await visitor
    .getByRole('complementary', { name: 'Poser une question' })
    .getByRole('link', { name: 'Écrire à Maya' })
    .click();

  await expect(visitor.getByRole('link', { name: new RegExp(`^${address}, MLS`) })).toBeVisible();
  await visitor.getByLabel('Votre nom').fill('Luc Bergeron');
  await visitor.getByRole('textbox', { name: 'Courriel' }).fill('luc.bergeron@example.com');
  await write(visitor, 'Le sous-sol est-il sec au printemps?');
  await expect(visitor.getByRole('checkbox', { name: /peut m’envoyer par courriel/ })).not.toBeChecked();
  await expectAccessible(visitor);
  await expect(visitor.getByText('Vérification réussie')).toBeVisible();
  await visitor.getByRole('button', { name: 'Envoyer' }).click();
  await expect(visitor.getByRole('heading', { name: 'Merci, votre message est bien arrivé.' })).toBeVisible();
  await outside.close();

  const told = 'Luc Bergeron wrote to you by your website';
  await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: told }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Luc Bergeron' })).toBeVisible();
  await expect(page.getByText(isMobile ? /^Implied, ends/ : /^Six months from the inquiry/)).toBeVisible();
  await expect(page.getByText('Implied by an inquiry')).toBeVisible();
  await expect(page.getByText('From your website').first()).toContainText(
    'Le sous-sol est-il sec au printemps?',
  );
  await expect(page.getByText(/express/i)).toHaveCount(0);
});

test('[SITE-03] a visitor without scripts is told how else to write', async ({
  account,
  browser,
  isMobile,
}) => {
  const root = await publishSite(account);
  const outside = await browser.newContext({ ...deviceOf(isMobile), javaScriptEnabled: false });
  const visitor = await outside.newPage();
  await visitor.goto(`${root}/fr/contact`);
  await expect(visitor.getByText(/^Sans scripts, ce formulaire ne peut pas être envoyé\./)).toBeVisible();
  const ways = visitor.getByRole('complementary', { name: 'Autres façons de me joindre' });
  await expect(ways.getByRole('link', { name: account.email })).toHaveAttribute(
    'href',
    `mailto:${account.email}`,
  );
  await outside.close();
});
