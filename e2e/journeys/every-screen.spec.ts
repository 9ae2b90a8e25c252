import type { Page } from '@playwright/test';
import { test as plain } from '@playwright/test';
import { addBasket } from '../support/baskets.ts';
import { addClients } from '../support/clients.ts';
import { analysisScreens } from '../support/cma.ts';
import { everyScreen } from '../support/every-screen.ts';
import { expectFrench } from '../support/french.ts';
import { marketScreens, markHome } from '../support/market-screens.ts';
import { alertPaths, builtPaths, goTo, walkTo } from '../support/screens.ts';
import { publishReport } from '../support/sites.ts';
import { expect } from '../support/test.ts';

const lostPath = '/no-such-page';
const framePaths = [
  '/',
  '/user/profile',
  '/setting',
  '/notification',
  '/admin/access-requests',
  '/admin/agents',
  '/admin/announcements',
  '/badge-builder',
  '/badge-builder/categoreis',
  '/badge-builder/defined-badges',
  lostPath,
];
const queryPath = '/badge-builder/categoreis/query';
const previewPath = '/badge-builder/preview';
const clientPaths = [
  '/clients',
  '/clients?tab=touchbase',
  '/clients/form',
  '/clients/import',
  '/clients/mail?clientId={client}',
  '/email-log',
  '/cma',
  '/cma/recent',
];
const greetingPaths = ['/events/greeting-categories', '/events/greeting-recent', '/events/postal-card'];
/** Named by what they show. */
const greetingViewPaths = [
  '/events',
  '/events?view=list',
  '/events?view=tasks',
  '/events?view=tasks&task=new',
  '/events/email-template/birthdays/candles',
  '/events/greeting-recent-detail?id=none',
];
/** All of them are headed by what they are for. */
const sitePaths = [
  '/site-builder',
  '/site-builder/template-detail',
  '/site-builder/hero-section',
  '/site-builder/about-section',
  ...['cities', 'logo', 'look', 'sections', 'contact', 'address', 'visits', 'versions', 'publish'].map(
    (part) => `/site-builder?part=${part}`,
  ),
];
/** Headed by the title of the post, where it is of one. */
const newsPaths = [
  '/news',
  '/news?show=library',
  '/news/view?new=1',
  '/news/view?id={post}',
  '/news/view?id={post}&show=preview',
  '/news/view?id={post}&show=send',
];
const clientPagePath = '/clients/view?id={client}';
const basketPaths = [
  '/basket?basketType=Manual',
  '/basket/form?basketType=Manual&id={basket}',
  '/basket/view?basketType=Manual&id={basket}',
  '/basket/view/item?basketType=Manual&id={basket}&home={home}',
];
const publicPaths = [
  '/auth/login',
  '/auth/forgot-password',
  '/auth/reset_password?token=none',
  '/auth/register',
  '/auth/confirm-email?token=none',
  '/auth/change-email?token=none',
  '/mailbox',
];

/** High enough for a finger, however the line of links breaks. */
async function expectLinksToTouch(page: Page, count: number) {
  const links = page.getByRole('main').getByRole('link');
  // The screen before may still stand there.
  await expect(links).toHaveCount(count);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
}

plain('every screen that is built is looked at below, or in the walk with maps', () => {
  const seen = [
    ...framePaths,
    queryPath,
    previewPath,
    ...clientPaths,
    clientPagePath,
    ...greetingPaths,
    ...greetingViewPaths,
    ...sitePaths,
    ...newsPaths,
    ...basketPaths,
    ...marketScreens.map(({ path }) => path),
    ...analysisScreens.map(({ path }) => path),
    ...publicPaths,
  ].map((path) => path.replace(/\?.*/, '').replace(/^(\/events\/email-template)\/.*/, '$1'));
  expect(builtPaths.filter((path) => !seen.includes(path))).toEqual([]);
});

everyScreen.describe('with badges', () => {
  everyScreen.use({ hasBadges: true });

  everyScreen(
    '[SHELL-09] the screens of the frame, and what opens over them',
    async ({ page, agent: _, language, check }) => {
      const isFrench = language === 'fr';
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
      await page.getByRole('button', { name: /^Dates/ }).click();
      await expect(page.getByRole('dialog', { name: /dates$/ })).toBeVisible();
      await check(page, 'dates');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await check(page, 'palette');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await page.getByRole('button', { name: isFrench ? 'Menu du compte' : 'Account menu' }).click();
      await page
        .getByRole('menuitem', { name: isFrench ? 'Changer le mot de passe' : 'Change password' })
        .click();
      await page.getByLabel(isFrench ? 'Nouveau mot de passe' : 'New password').fill('short');
      await check(page, 'change password');
      await page.keyboard.press('Escape');
      for (const path of framePaths) {
        await walkTo(page, path, language);
        await check(page, path);
        if (path === lostPath) await expectLinksToTouch(page, 4);
      }
      await goTo(page, `${queryPath}?key=market.newListings`);
      await expect(page).toHaveTitle(isFrench ? /^Nouvelles inscriptions/ : /^New listings/);
      await expect(page.getByRole('main').getByRole('region').first()).toContainText(/\d/);
      await check(page, queryPath);
      await goTo(page, `${previewPath}?key=market.newListings`);
      await expect(page.getByRole('main').getByText(/^(Loading|Chargement)$/)).toHaveCount(1);
      // One of the states it shows on purpose.
      await check(page, previewPath, { showsLoading: true });
    },
  );
});

everyScreen(
  '[SHELL-09] the screens of clients, mails, analyses and alerts',
  async ({ page, agent, language, check }) => {
    const [amara] = await addClients(agent, [
      { relation: 'excellent', birthday: '1987-11-03', note: 'Likes the lake' },
      { firstName: 'Marie-Antoinette-Joséphine', lastName: 'de La Rochefoucauld-Beauharnais' },
    ]);
    await page.goto('/clients');
    const withId = (path: string) => path.replace('{client}', amara?.id ?? '');
    for (const path of clientPaths) {
      await walkTo(page, withId(path), language);
      await check(page, path);
    }
    await goTo(page, withId(clientPagePath));
    await expect(page.getByRole('heading', { level: 1, name: 'Amara Chen-Laurent' })).toBeVisible();
    await check(page, clientPagePath);
    for (const path of alertPaths) {
      await walkTo(page, path, language);
      await expectFrench(page, path);
    }
  },
);

everyScreen('[SHELL-09] the screens of greetings', async ({ page, agent, language, check }) => {
  await addClients(agent, [{ birthday: '1987-11-03', moveInDate: '2022-11-20' }]);
  await page.goto('/events/greeting-categories');
  for (const path of greetingPaths) {
    await walkTo(page, path, language);
    await check(page, path);
  }
  await page.goto('/events/postal-card');
  await page.getByRole('button', { name: language === 'fr' ? 'Nouvelle carte' : 'New card' }).click();
  await expect(page.getByRole('img', { name: language === 'fr' ? /^Verso/ : /^Back of/ })).toBeVisible();
  await check(page, 'a postal card');
  await page.getByRole('button', { name: /^Adresses$|^Addresses$/ }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await check(page, 'addresses of a postal card');
  for (const path of greetingViewPaths) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check(page, path);
  }
});

everyScreen('[SHELL-09] the screens of the site builder', async ({ page, agent: _, check }) => {
  await page.goto('/notification');
  for (const path of sitePaths) {
    await goTo(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await check(page, path);
  }
});

everyScreen('[SHELL-09] the screens of news', async ({ page, agent, check }) => {
  const [post] = await Promise.all([publishReport(agent), addClients(agent, [{}])]);
  await page.goto('/notification');
  for (const path of newsPaths) {
    await goTo(page, path.replace('{post}', post.id));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await check(page, path);
    await page.keyboard.press('Escape');
  }
});

everyScreen('[SHELL-09] the screens of baskets', async ({ page, agent, check }) => {
  const [{ homes }, [amara]] = await Promise.all([markHome(agent), addClients(agent, [{}])]);
  const basket = await addBasket(agent, amara?.id ?? '', decodeURIComponent(homes).split(','));
  const ids = { '{basket}': basket.id, '{home}': basket.homes[0]?.id ?? '' };
  await page.goto('/basket?basketType=Manual');
  for (const path of basketPaths) {
    await goTo(
      page,
      path.replace(/{\w+}/g, (name) => ids[name as keyof typeof ids]),
    );
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    // Of a home its address stands there, and what can be done with it.
    const more = main.getByRole('button', { name: /^(More for|Plus pour) / });
    const shown = main.getByText(basket.name).or(more);
    await expect(shown.filter({ visible: true }).first()).toBeVisible();
    await check(page, path);
  }
});

everyScreen('[SHELL-09] the pages one sees without a session', async ({ page, check }) => {
  await page.goto('/auth/login');
  for (const path of publicPaths) {
    await goTo(page, path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    if (path === '/auth/login') await page.getByLabel(/^(Email|Courriel)$/).press('Tab');
    await check(page, path);
  }
});
