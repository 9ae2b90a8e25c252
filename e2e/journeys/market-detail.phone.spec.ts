import type { Locator, Page } from '@playwright/test';
import { askMarket } from '../support/market.ts';
import { goTo } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** A line of a table, which phones show as a list. */
function lineOf(part: Locator, text: RegExp): Locator {
  return part.getByRole('row').or(part.getByRole('listitem')).filter({ hasText: text }).first();
}

/** The parts further down ask for their data when they come near. */
async function showPart(page: Page, name: string): Promise<Locator> {
  const part = page.getByRole('region', { name, exact: true });
  await part.scrollIntoViewIfNeeded();
  return part;
}

/** Beside the way back, above the picture of a home and where there is none. */
async function expectMenuInReach(page: Page): Promise<void> {
  const hamburger = page.getByRole('button', { name: 'Open menu' });
  const back = await page.getByRole('link', { name: 'Results' }).boundingBox();
  const button = await hamburger.boundingBox();
  expect(button?.y).toBe(back?.y);
  expect(button?.x).toBe((back?.x ?? 0) + (back?.width ?? 0) + 8);
  await hamburger.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).not.toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(hamburger).toBeFocused();
}

test('[LIST-04] [SHELL-03] a home shows its facts, rooms in feet, history, schools and the people around it, with the menu in reach', async ({
  page,
  agent,
}) => {
  test.slow();
  const market = await askMarket(agent);
  const [home] = await market.list({ kind: { any: ['detached'] }, relisted: true });
  if (!home) throw new Error('No relisted home');
  await page.goto(`/property-search/result/view?id=${home.id}`);
  await expect(page).toHaveTitle(`${home.address} | Hearthline`);
  await expect(page.getByRole('heading', { level: 1, name: home.address })).toBeVisible();

  await expectMenuInReach(page);

  await page.getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share this link' });
  await expect(
    share.getByText('Only people who can sign in to Hearthline can open this link.'),
  ).toBeVisible();
  await expect(share.getByLabel('Link')).toHaveValue(
    new RegExp(`/property-search/result/view\\?id=${home.id}$`),
  );
  await page.keyboard.press('Escape');

  const facts = await showPart(page, 'Facts');
  for (const name of ['Type', 'Age', 'Lot', 'Basement', 'Heat', 'A/C', 'Taxes', 'Municipality', 'Zoning']) {
    await expect(facts.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
  }
  await expect(facts.getByText(home.mlsNumber)).toBeVisible();

  const rooms = await showPart(page, 'Rooms');
  const kitchen = lineOf(rooms, /^Kitchen/);
  await expect(kitchen).toContainText(/Main|Ground|Upper|Lower|Second|Basement/);
  await expect(kitchen).toContainText(/\d+\.\d\d × \d+\.\d\d/);
  const inFeet = Number(/(\d+\.\d\d) ×/.exec((await kitchen.textContent()) ?? '')?.[1]);
  await rooms.getByRole('radio', { name: 'Metres' }).click();
  const metres = (inFeet * 0.3048).toFixed(2);
  await expect(kitchen).toContainText(`${metres} ×`);

  const history = await showPart(page, 'Price history');
  await expect(history.getByText(/Listed at \$[\d,]+ on .* over \w+ listings/).last()).toBeVisible();
  await history.getByRole('button', { name: /^Show as table/ }).click();
  await expect(lineOf(history, /Listed.*\$/)).toBeVisible();

  const schools = await showPart(page, 'Schools nearby');
  const school = schools.getByRole('listitem').first();
  await expect(school).toContainText(/(Public|Catholic|Private).*(Elementary|Secondary).*\d+(\.\d)?\sk?m/);
  await expect(school.getByRole('link', { name: /^Website of / })).toHaveAttribute('href', /^https:/);

  const people = await showPart(page, 'Demographics');
  await expect(people.getByText('2021 census', { exact: true })).toBeVisible();
  await expect(people.getByText(/one of about 200 to 400 households/)).toBeVisible();
  const languages = people.getByRole('list', { name: 'Top 10 languages at home' }).getByRole('listitem');
  // Ten at most; where few people live, fewer are told.
  const atFirst = await languages.count();
  const more = people.getByRole('button', { name: /^Show \d more$/ });
  const hidden = Number(/\d/.exec((await more.textContent()) ?? '')?.[0]);
  await more.click();
  await expect(languages).toHaveCount(atFirst + hidden);
  expect(atFirst + hidden).toBeLessThanOrEqual(10);
  await expect((await showPart(page, 'Market')).getByText('Median price')).toBeVisible();

  await goTo(page, '/property-search/result/view?id=no-id');
  await expect(page.getByRole('heading', { level: 1, name: home.address })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectMenuInReach(page);
});
