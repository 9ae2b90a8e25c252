import { readFile } from 'node:fs/promises';
import { parsePdf } from '../../apps/server/src/testing/parse-pdf.ts';
import { addClients } from '../support/clients.ts';
import { introduceAgent } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test('[EVENT-03] a card is designed, made into a batch with one for each home, downloaded for print and mailed', async ({
  page,
  agent,
}) => {
  await introduceAgent(agent);
  const together = { address1: '38 Helene St S', city: 'Mississauga', postalCode: 'L5G 3B2' };
  await addClients(agent, [
    { firstName: 'Priya', lastName: 'Raman', ...together },
    { firstName: 'Sam', lastName: 'Raman', ...together },
    { firstName: 'Luc', lastName: 'Bergeron', language: 'fr' },
  ]);

  await page.goto('/events/postal-card');
  await page.getByRole('button', { name: 'New card' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Winter at home');
  await page.getByRole('group', { name: 'Front' }).getByRole('radio').nth(1).press('Space');
  await page.screenshot({ path: '/tmp/jj/postal.png' });
  await page.getByRole('button', { name: 'Make batch of 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Winter at home, batch/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download print PDF' }).click(),
  ]);
  console.log(download.suggestedFilename());
  const { pages } = await parsePdf(await readFile(await download.path()), { dpi: 20 });
  console.log(pages.length, pages.map(({ width, height }) => [width, height]));
  await page.screenshot({ path: '/tmp/jj/postal-batch.png' });
});
