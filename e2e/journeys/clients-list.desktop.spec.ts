import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addClients } from '../support/clients.ts';
import { walkTo } from '../support/screens.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const people = [
  { firstName: 'Daniel', lastName: 'Whitford', email: 'd.whitford@example.com', budget: 165_000_000 },
  { firstName: 'Étienne', lastName: 'Gagnon', email: 'e.gagnon@example.com', budget: 200_000_000 },
  { firstName: 'Priya', lastName: 'Raman', category: 'waitingList' as const, budget: 80_000_000 },
  { firstName: 'Sofia', lastName: 'Marchetti', category: 'notInterested' as const, type: 'seller' as const },
];

const names = (page: Page) =>
  page.getByRole('grid', { name: 'Clients' }).getByRole('rowheader').getByRole('link').allInnerTexts();

test('[CLIENT-03] clients are searched, sorted, kept as a smart list, reached by keyboard, deleted with a way back, and exported', async ({
  page,
  agent,
}) => {
  const [daniel] = await addClients(agent, people);
  await page.goto('/clients');
  await expect(page.getByText('4 clients', { exact: true })).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search clients' });
  await search.fill('etienne');
  await expect.poll(() => names(page)).toEqual(['Étienne Gagnon']);
  await search.fill('Whitfrod');
  await expect(page.getByText('Nobody is written “Whitfrod”.')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Daniel Whitford']);
  await page.getByRole('button', { name: 'Clear search' }).click();

  await page.getByRole('columnheader', { name: 'Budget' }).click();
  await expect
    .poll(() => names(page))
    .toEqual(['Étienne Gagnon', 'Daniel Whitford', 'Sofia Marchetti', 'Priya Raman']);
  await page.getByRole('button', { name: 'Interested 2' }).click();
  await expect.poll(() => names(page)).toEqual(['Étienne Gagnon', 'Daniel Whitford']);

  await page.getByRole('button', { name: 'Smart lists' }).click();
  const panel = page.getByRole('dialog', { name: 'Smart lists' });
  await panel.getByRole('button', { name: 'Save filters as a list' }).click();
  await panel.getByRole('textbox', { name: 'List name' }).fill('Warm people');
  await panel.getByRole('button', { name: 'Save' }).click();
  const close = page.getByRole('button', { name: 'Close smart list Warm people' });
  await close.click();
  await expect(close).toHaveCount(0);
  await expect.poll(() => names(page)).toHaveLength(4);
  await page.getByRole('button', { name: 'Smart lists' }).click();
  await expect(panel.getByRole('button', { name: /^Warm people/ })).toContainText('2');
  await panel.getByRole('button', { name: /^Warm people/ }).click();
  await expect.poll(() => names(page)).toEqual(['Étienne Gagnon', 'Daniel Whitford']);

  await page.getByRole('link', { name: 'Étienne Gagnon' }).click();
  await expect(page).toHaveURL(/\/clients\/view\?id=/);
  await page.goBack();
  await expect(close).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Étienne Gagnon', 'Daniel Whitford']);

  await test.step('by keyboard alone, deleted with a way back, and exported', async () => {
    await walkTo(page, '/clients?sort=name');
    await expect.poll(() => names(page)).toHaveLength(4);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog', { name: 'Filter clients' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    const bar = page.getByRole('region', { name: 'Selected clients' });
    await page.getByRole('button', { name: 'Columns' }).focus();
    for (const key of ['Tab', 'Space', 'Shift+ArrowDown', 'ArrowDown', 'ArrowDown'])
      await page.keyboard.press(key);
    await expect(bar.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/clients/view\\?id=${daniel?.id}`));
    await expect(page.getByRole('heading', { name: 'Daniel Whitford' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => names(page)).toHaveLength(4);

    await page
      .getByRole('row', { name: /Priya Raman/ })
      .getByRole('checkbox')
      .check({ force: true });
    await page
      .getByRole('row', { name: /Sofia Marchetti/ })
      .getByRole('checkbox')
      .check({ force: true });
    await bar.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted 2 clients')).toBeVisible();
    await expect.poll(() => names(page)).toEqual(['Étienne Gagnon', 'Daniel Whitford']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => names(page)).toHaveLength(4);

    await page.getByRole('button', { name: 'Waiting list 1' }).click();
    await expect.poll(() => names(page)).toEqual(['Priya Raman']);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^clients-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\uFEFFFirst name,/);
    expect(lines[1]).toMatch(/^Priya,,Raman,/);
  });
});
