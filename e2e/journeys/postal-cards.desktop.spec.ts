import { readFile } from 'node:fs/promises';
import { parsePdf } from '../../apps/server/src/testing/parse-pdf.ts';
import { addClients } from '../support/clients.ts';
import { introduceAgent } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test('[EVENT-03] a card is designed, made into a batch with one for each home, downloaded as print PDF and given to the printer', async ({
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
  await page.getByRole('button', { name: 'Make batch of 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Winter at home, batch/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download print PDF' }).click(),
  ]);
  const { pages } = await parsePdf(await readFile(await download.path()), { dpi: 20 });
  // Front and back of each, with the bleed that printers cut off: 6.25 by 4.25 inches.
  expect(pages.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([450, 306]));
  const backs = pages.map(({ text }) => text).join('\n');
  expect(backs).toContain('PRIYA AND SAM RAMAN');
  expect(backs).toContain('LUC BERGERON');

  const steps = page.getByRole('region', { name: 'Steps of the batch' });
  await steps.getByRole('button', { name: 'It is being printed' }).click();
  await expect(steps.getByRole('button', { name: 'It was mailed' })).toBeVisible();
  await expect(page.getByText('No print provider is connected here.')).toBeVisible();
});
