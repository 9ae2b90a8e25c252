import { goTo, walkTo } from '../support/screens.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ hasBadges: true });

test('[BADGE-01] [BADGE-07] builds a badge from a query, puts it on the dashboard, copies and deletes it', async ({
  page,
  agent: _,
}) => {
  await page.goto('/badge-builder');
  await expect(page.getByRole('heading', { level: 1, name: 'Badge builder' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse queries' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Query categories' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search queries' })).toBeFocused();
  await page.keyboard.type('median sold');
  const row = page.getByRole('row', { name: /^Median sold price/ });
  await expect(row).toContainText(/\$\d{3}/);
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Open Median sold price' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Median sold price' })).toBeVisible();
  const live = page.getByRole('region', { name: 'Live value' });
  await expect(live).toContainText(/\$\d{3}/);
  await expect(live).toContainText('Last 30 days');
  await page.getByRole('button', { name: /^The board’s period/ }).click();
  await page.getByRole('option', { name: 'Last 365 days' }).click();
  const municipality = page.getByRole('region', { name: 'Municipality' });
  await municipality.getByRole('checkbox', { name: 'Filled automatically' }).uncheck({ force: true });
  await municipality.getByRole('button', { name: /Every municipality/ }).click();
  await page.keyboard.type('alder');
  await expect(page.getByRole('option')).toHaveText(['Alder Bay', 'Calder Mills']);
  await page.keyboard.press('Enter');
  await expect(live).toContainText('Alder Bay');
  await municipality.getByRole('checkbox', { name: 'Shown on the dashboard' }).check({ force: true });
  await expectAccessible(page);

  const counted = /(\d[\d,]*) listings/.exec((await live.textContent()) ?? '')?.[1];
  await live.getByRole('button', { name: 'Show the list' }).click();
  await expect(page.getByRole('dialog')).toContainText(`from ${counted} sales`);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Build badge' }).click();
  const preview = page.getByRole('region', { name: 'Live preview' });
  await expect(preview.getByRole('button', { name: /Alder Bay/ })).toBeVisible();
  await page.getByLabel('Name').fill('Price in Alder Bay');
  await page.getByLabel('Title').fill('Price in Alder Bay');
  await page
    .getByRole('group', { name: 'Background' })
    .getByRole('radio', { name: 'Royal blue' })
    .check({ force: true });
  await page
    .getByRole('group', { name: 'Size' })
    .getByRole('radio', { name: 'Large' })
    .check({ force: true });
  await expect(preview).toContainText('4 of 12 columns');

  // Unsaved work survives a walk to another screen and back.
  await page.goBack();
  await page.goForward();
  await expect(page.getByLabel('Name')).toHaveValue('Price in Alder Bay');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add to dashboard' }).click();
  await expect(page.getByText('Price in Alder Bay is on the dashboard Main.')).toBeVisible();
  await expect(page).toHaveURL(/\/badge-builder\/preview\?id=/);
  await page.getByRole('button', { name: 'Open the dashboard' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  // The builder stays in view until the dashboard is there.
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Price in Alder Bay' })).toContainText(
    /\$\d{3},\d{3}|\$\d\.\d/,
  );

  await goTo(page, '/badge-builder/preview?key=market.newListings');
  await expect(page.getByRole('region', { name: 'Live preview' })).toContainText('New listings');
  await page.getByRole('button', { name: 'Save badge' }).click();
  await expect(page.getByText('New listings was saved.')).toBeVisible();
  await walkTo(page, '/badge-builder/defined-badges?q=new+listings');
  const list = page.getByRole('list', { name: 'Defined badges' });
  const card = list.getByRole('listitem').filter({ hasText: 'Not on a dashboard' });
  await expect(card.getByRole('article', { name: 'New listings' })).toContainText(/\d/);
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Actions for New listings' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(list.getByRole('heading', { name: 'New listings (copy)' })).toBeVisible();
  await list.getByRole('button', { name: 'Actions for New listings (copy)' }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await expect(list.getByRole('heading', { name: 'New listings (copy)' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('heading', { name: 'New listings (copy)' })).toBeVisible();

  // A toast under the pointer waits, and it would cover the actions of the next screen.
  await page.mouse.move(700, 800);
  await expect(page.getByText('New listings (copy) is back.')).toBeHidden();
  await list.getByRole('link', { name: 'Edit New listings (copy)' }).click();
  await page.getByText('The badge can be deleted').click();
  await page.getByRole('button', { name: 'Save badge' }).click();
  await expect(page.getByText('New listings (copy) was saved.')).toBeVisible();
  await walkTo(page, '/badge-builder/defined-badges?q=copy');
  await list.getByRole('button', { name: 'Actions for New listings (copy)' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete: switched off in the badge' })).toBeDisabled();
});
