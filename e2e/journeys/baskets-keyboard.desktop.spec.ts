import { findBasket } from '../support/baskets.ts';
import { addClients } from '../support/clients.ts';
import { moveTo } from '../support/keyboard.ts';
import { askMarket } from '../support/market.ts';
import { completeSender, giveConsent, ownAddress } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

test('[BASKET-01] [BASKET-02] an agent makes a basket, orders and sends it and takes it back with the keyboard alone', async ({
  page,
  agent,
  browser,
}) => {
  await completeSender(agent);
  const [client] = await addClients(agent, [
    { firstName: 'Amara', lastName: 'Chen-Laurent', email: ownAddress('amara') },
  ]);
  await giveConsent(agent, client?.id ?? '');
  const homes = await (await askMarket(agent)).listForClients(2);
  const [first, second] = homes.map(({ address }) => address) as [string, string];
  const press = (key: string) => page.keyboard.press(key);

  await page.goto('/basket?basketType=Manual');
  await expect(page.getByRole('heading', { name: 'No baskets yet' })).toBeVisible();
  await moveTo(page, page.getByRole('link', { name: 'New basket' }));
  await press('Enter');
  await moveTo(page, page.getByRole('combobox', { name: 'Client' }));
  await page.keyboard.type('Amara');
  await page.getByRole('option', { name: /Amara Chen-Laurent/ }).waitFor();
  await press('ArrowDown');
  await press('Enter');
  await moveTo(page, page.getByRole('textbox', { name: 'Name', exact: true }));
  await page.keyboard.type('Lakeside');
  await moveTo(page, page.getByRole('combobox', { name: 'Find homes' }));
  for (const { mlsNumber } of homes) {
    await page.keyboard.type(mlsNumber);
    await page.getByRole('option', { name: new RegExp(mlsNumber) }).waitFor();
    await press('ArrowDown');
    await press('Enter');
  }
  const handles = page.getByRole('button', { name: /^(Move|Put down) / });
  await expect(handles).toHaveCount(2);
  await moveTo(page, handles.first());
  for (const key of ['Space', 'ArrowDown', 'Space']) await press(key);
  await expect(page.getByText(`${first} put down, place 2 of 2`)).toBeAttached();
  await moveTo(page, page.getByRole('textbox', { name: `Note for ${second}` }), 'Shift+Tab');
  await page.keyboard.type('The office is on the main floor.');
  await expect(page.getByRole('region', { name: 'Amara’s page' })).toContainText('Two homes for you, Amara');

  await moveTo(page, page.getByRole('button', { name: 'Save and send' }));
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send 2 homes?' });
  await expect(dialog.getByText(/may be written to/)).toBeVisible();
  await moveTo(page, dialog.getByRole('button', { name: 'Send 2 homes' }));
  await press('Enter');
  await expect(page).toHaveURL(/\/basket\/view\?/);
  const takeBack = page.getByRole('button', { name: 'Take back' });
  await expect(takeBack).toBeVisible();

  // The other side, in the order and with the words that the agent gave.
  const { readers } = await findBasket(agent, new URL(page.url()).searchParams.get('id') ?? '');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const hers = await phone.newPage();
  await hers.goto(new URL(readers[0]?.link?.url ?? '').pathname);
  await expect(hers.getByRole('article').first()).toHaveAccessibleName(second);
  await expect(hers.getByText('The office is on the main floor.')).toBeVisible();

  await moveTo(page, takeBack);
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Send 2 new homes' })).toBeVisible();
  await hers.reload();
  await expect(hers.getByRole('article')).toHaveCount(0);
  await phone.close();
});
