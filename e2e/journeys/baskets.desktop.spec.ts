import { addBasket, findBasket } from '../support/baskets.ts';
import { addClients } from '../support/clients.ts';
import { askMarket } from '../support/market.ts';
import { completeSender, giveConsent, ownAddress } from '../support/messages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[BASKET-01] [BASKET-02] [BASKET-03] an agent sends homes, the client answers on a phone without an account, and the agent sees it at once', async ({
  page,
  agent,
  browser,
  complaints,
}) => {
  await completeSender(agent);
  const [client] = await addClients(agent, [{ firstName: 'Amara', email: ownAddress('amara') }]);
  const clientId = client?.id ?? '';
  await giveConsent(agent, clientId);
  const listingIds = (await (await askMarket(agent)).listForClients(3)).map((listing) => listing.id);
  const { id } = await addBasket(agent, clientId, listingIds);

  await page.goto(`/basket/view?id=${id}`);
  await page.getByRole('button', { name: 'Send 3 new homes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send 3 homes?' });
  await dialog.getByRole('button', { name: 'Send 3 homes' }).click();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();

  const { readers } = await findBasket(agent, id);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const hers = await phone.newPage();
  hers.on('pageerror', (error) => complaints.push(String(error)));
  await hers.goto(new URL(readers[0]?.link?.url ?? '').pathname);
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Three homes for you, Amara');
  await expectAccessible(hers);
  const first = hers.getByRole('article').first();
  await first.getByRole('button', { name: 'Yes' }).tap();
  await expect(hers.getByText(/^Saved\. .+ sees it at once\.$/).first()).toBeVisible();
  await expect(hers.getByText('1 of 3 decided')).toBeVisible();

  await expect(page.getByText('Yes', { exact: true }).first()).toBeVisible();
  await hers.goto(`${new URL(hers.url()).pathname}?lan=fr`);
  await expect(hers.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await phone.close();

  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('button', { name: 'Send 3 new homes' })).toBeVisible();
});
