import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addClients } from '../support/clients.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const headings = 'First Name,Surname,E-mail,Mobile,Street,Town,Postcode,Stage,CRM_ID';
const home = '77 Mohawk Ave,Mississauga,L5G 3R4';

/** By the keyboard: the drop zone is a file field that takes the focus. */
async function chooseFile(page: Page, name: string, rows: readonly string[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByLabel('Choose a file').press('Enter'),
  ]);
  const buffer = Buffer.from([headings, ...rows].join('\r\n'));
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer });
}

/** What a card of numbers says, by its labels. */
const countsOf = (page: Page) =>
  page
    .locator('dl')
    .evaluateAll((lists) =>
      Object.fromEntries(
        lists.flatMap((list) =>
          [...list.querySelectorAll('dt')].map((term) => [term.textContent, term.nextSibling?.textContent]),
        ),
      ),
    );

test('[CLIENT-03] a CSV is matched, its duplicates resolved, reported on and taken back; a long one comes in while the agent is elsewhere', async ({
  page,
  agent,
}) => {
  await addClients(agent, [{ email: 'amara@example.com', note: 'Likes the lake' }]);
  await page.goto('/clients');
  await expect(page.getByText('1 client', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await chooseFile(page, 'spring.csv', [
    'Amara,Chen-Laurent,Amara@Example.com,6475550100,9 Lake St,Oakville,L6J 1A1,hot,a1',
    `Daniel,Whitford,daniel@example.com,905.555.0178,${home},hot,a2`,
    `Dan,Whitford,DANIEL@example.com,905.555.0179,${home},cold,a3`,
    `Étienne,Gagnon,etienne@example.com,,${home},warm,a4`,
    ',,,,,Toronto,,,',
  ]);

  await expect(page.getByText('spring.csv · 5 rows, 9 columns')).toBeVisible();
  const rowOf = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(rowOf('Surname')).toContainText('Last name');
  await expect(rowOf('Mobile')).toContainText('Cleaned to 647 555 0100');
  await expect(rowOf('CRM_ID')).toContainText('Left out');
  await expect(page.getByRole('heading', { name: 'Rows checked' })).toBeVisible();
  const sums = { Ready: '1', 'Known email': '1', Incomplete: '1', 'Left out': '2' };
  await expect.poll(() => countsOf(page)).toMatchObject(sums);
  await page.getByRole('button', { name: 'Next: Check' }).click();

  await expect(page.getByText('Same email as row 2')).toBeVisible();
  await expect(page.getByText('No name, email or phone')).toBeVisible();
  await page.getByRole('radio', { name: 'Update the client' }).press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Only fill gaps' })).toBeChecked();
  await page.getByLabel('Tag for everybody in this file').fill('Spring');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 3 rows' }).click();

  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  expect(await countsOf(page)).toMatchObject({ Added: '2', Updated: '1', 'Left out': '2' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('import-report.csv');
  const report = await readFile(await download.path(), 'utf8');
  expect(report).toMatch(/3,Left out,[^\r\n]*row 2[^\r\n]*DANIEL@example\.com/);
  expect(report).toMatch(/4,Incomplete,[^\r\n]*phone/i);
  expect(report).toMatch(/5,Left out,/);

  await page.getByRole('link', { name: 'Open these clients' }).click();
  const grid = page.getByRole('grid', { name: 'Clients' });
  await expect(grid.getByRole('rowheader')).toHaveCount(3);
  const amara = grid.getByRole('row').filter({ hasText: 'Amara' });
  // What was known stays: the file fills gaps only.
  await expect(amara).toContainText('416 555 0142');
  await page.goBack();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByText('1 client', { exact: true })).toBeVisible();
  await expect(grid.getByRole('rowheader')).toHaveText([/Amara/]);

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await chooseFile(
    page,
    'crm.csv',
    Array.from({ length: 1_500 }, (_, index) => {
      const phone = `647${2_000_000 + index}`;
      return `Person,Number ${index},p${index}@example.com,${phone},${index + 1} Main St,Toronto,M5J 2N8,hot,${index}`;
    }),
  );
  await page.getByRole('button', { name: 'Next: Check' }).click();
  await page.getByRole('button', { name: 'Import 1,500 rows' }).click();
  await expect(page.getByRole('progressbar', { name: 'Importing' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByText('1,501 clients · 1,500 added this month')).toBeVisible({ timeout: 20_000 });
});
