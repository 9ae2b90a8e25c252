import { addClients } from '../support/clients.ts';
import { findBusyHome, waitUntilFitted } from '../support/cma.ts';
import { expectReadable, waitForMail } from '../support/mails.ts';
import { completeSender, giveConsent, ownAddress } from '../support/messages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// A person's browser: what a scanner opens does not count.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
});

test('[CMA-01] [CMA-02] [CMA-04] [CMA-05] [CMA-06] from an address over comparables and adjustments to a report that a client opens', async ({
  page,
  agent,
}) => {
  test.setTimeout(180_000);
  const email = ownAddress('daniel');
  const home = await findBusyHome(agent);
  const [daniel] = await addClients(agent, [{ firstName: 'Daniel', lastName: 'Whitford', email }]);
  await completeSender(agent);
  await giveConsent(agent, daniel?.id ?? '');
  await waitUntilFitted(agent, home);
  const { address, municipality } = home.listing;

  await page.goto('/cma');
  const search = page.getByRole('combobox', { name: 'Address' });
  await search.fill(`${address}, ${municipality}`);
  await page.getByRole('option', { name: address }).first().click();
  await expect(page.getByText(/· \d+ sales within 1 km/)).toBeVisible();
  await page.getByRole('radio', { name: 'Advance' }).press('Space');
  await page.getByRole('button', { name: 'Next: Conditions' }).click();

  await expect(page).toHaveURL(/\/cma\/generate\?id=/);
  const calculate = page.getByRole('button', { name: /^Calculate with \d+$/ });
  await calculate.click();

  await expect(page).toHaveURL(/\/cma\/calculate\?id=/);
  await expect(page.getByRole('heading', { name: 'Estimated market value' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Adjustments' })).toBeVisible();

  await page.getByRole('button', { name: 'Make report' }).click();
  await expect(page).toHaveURL(/\/cma\/calculate\/report\?id=/);
  await page.getByRole('button', { name: 'Make report' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ready to download or send' })).toBeAttached({
    timeout: 90_000,
  });
  await expect(page.getByRole('button', { name: 'Send by email' })).toBeEnabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Send by email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send report by email' });
  await dialog.getByRole('combobox', { name: 'To' }).fill('Whitford');
  await page.getByRole('option', { name: /Daniel Whitford/ }).click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toBeHidden();

  const mail = await waitForMail(email);
  const link = /https?:\/\/[^\s"<>]+\/c\/[\w-]+/.exec(mail.text)?.[0] ?? '';
  const reader = await page.context().newPage();
  await reader.goto(new URL(link).pathname);
  await expect(reader.getByRole('heading', { level: 1, name: address })).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'What your home is worth today' })).toBeVisible();
  // The page has no origin, so its own font is foreign to it and comes only if it is meant for everybody.
  const loadedFonts = () =>
    reader.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, weight }) => `${family} ${weight}`),
    );
  await expect.poll(loadedFonts).toEqual(expect.arrayContaining(['Poppins 400', 'Poppins 600']));
  await expectReadable(page, { html: await reader.content() });
  await reader.close();
  await expect(page.getByText(/Opened 1 time/)).toBeVisible();
});
