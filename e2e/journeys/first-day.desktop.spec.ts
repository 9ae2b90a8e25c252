import type { Page } from '@playwright/test';
import { createAccount, password, signIn } from '../support/accounts.ts';
import { findBusyHome, waitUntilFitted } from '../support/cma.ts';
import { linkOf, waitForMail } from '../support/mails.ts';
import { ownAddress } from '../support/messages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { storeTokens } from '../support/tokens.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const step = (page: Page, title: string, state: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: `${title} (${state})`, exact: true }) });
const home = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' });

test('the first day of a new agent, from registration to the first report that is sent', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const [ada, noah] = await Promise.all([createAccount('Ada', { isAdmin: true }), createAccount('Noah')]);
  const market = await findBusyHome(noah);
  await waitUntilFitted(noah, market);
  const own = crypto.randomUUID().slice(0, 8);
  const [email, lastName] = [`zoe-${own}@hearthline.test`, `Marsh-${own}`];

  await test.step('registers, confirms by the mail and signs in', async () => {
    await page.goto('/auth/register');
    await field(page, 'First name').fill('Zoe');
    await field(page, 'Last name').fill(lastName);
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await field(page, 'Confirm password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    await page.goto(linkOf(await waitForMail(email)));
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  });

  await test.step('meets the checklist and locked tiles, and nothing that failed', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Zoe' })).toBeVisible();
    await expect(page.getByText('0 of 6 steps done')).toBeAttached();
    await expect(page.getByRole('article').filter({ hasText: 'Opens with board access' })).not.toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('fills in the details', async () => {
    await page.getByRole('link', { name: /^Fill in your details/ }).click();
    await page.getByRole('region', { name: 'Personal info' }).getByLabel('Phone').fill('416 555 0119');
    await field(page, 'Brokerage name').fill('Northlight Realty Inc.');
    await field(page, 'Mailing address').fill('88 Lakeshore Rd E');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Update is success')).toBeVisible();
    await home(page).click();
    await expect(step(page, 'Your details and brokerage', 'done')).toContainText('Northlight Realty Inc.');
  });

  await test.step('asks for board access, which an administrator opens', async () => {
    await page.getByRole('button', { name: 'Request access' }).click();
    await field(page, 'Board').fill('Lakeshore Board');
    await field(page, 'Licence number').fill('9532207');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(step(page, 'Board and licence number', 'waiting')).toContainText(
      'Asked for Lakeshore Board',
    );

    const office = await browser.newContext();
    const admin = await office.newPage();
    await storeTokens(admin, await signIn(ada));
    await admin.goto('/notification');
    await expect(admin.getByText(`Zoe ${lastName} asks for access to Lakeshore Board`)).toBeVisible();
    await admin.getByRole('link', { name: 'Board access requested' }).first().click();
    await expect(admin).toHaveURL('/admin/access-requests');
    await admin.getByRole('button', { name: `Approve Zoe ${lastName}` }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(admin.getByRole('region', { name: `Zoe ${lastName}` })).toHaveCount(0);
    await office.close();

    // The agent's screen hears of it by itself.
    await expect(step(page, 'Board and licence number', 'done')).toContainText('Lakeshore Board');
    await expect(page.getByRole('article').filter({ hasText: 'Opens with board access' })).toHaveCount(0);
  });

  const client = ownAddress('daniel');
  await test.step('types in the first client, who agreed to mail', async () => {
    await page.getByRole('link', { name: 'Type one in' }).click();
    await field(page, 'First name').fill('Daniel');
    await field(page, 'Last name').fill('Whitford');
    await field(page, 'Email').fill(client);
    await field(page, 'Phone').fill('416 555 0142');
    await page.getByRole('button', { name: 'Next: Address' }).click();
    await field(page, 'Address 1').fill('77 Mohawk Ave');
    await field(page, 'City').fill('Mississauga');
    await field(page, 'Postal code').fill('L5G 3R4');
    await page.getByRole('button', { name: 'Next: Finance' }).click();
    await field(page, 'Budget').fill('900000');
    await page.getByRole('button', { name: 'Save client' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Daniel Whitford' })).toBeVisible();
    await page.getByRole('button', { name: 'Record a consent' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Evidence').fill('Open house sheet');
    await dialog.getByLabel('Words they agreed to').fill('Yes, send me reports');
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('searches', async () => {
    await home(page).click();
    await page.getByRole('link', { name: /^Search homes/ }).click();
    await page.getByRole('link', { name: /^Show [\d,]+ listings$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^[\d,]+ listings$/ })).toBeVisible();
    await home(page).click();
    await expect(step(page, 'First search', 'done')).toBeVisible();
  });

  await test.step('values a home and sends the report', async () => {
    const { address, municipality } = market.listing;
    await page.getByRole('link', { name: /^Value a home/ }).click();
    await page.getByRole('combobox', { name: 'Address' }).fill(`${address}, ${municipality}`);
    await page.getByRole('option', { name: address }).first().click();
    await page.getByRole('radio', { name: 'Fast' }).press('Space');
    await page.getByRole('button', { name: 'Value it' }).click();
    await page.getByRole('button', { name: 'Make report' }).click();
    await expect(page).toHaveURL(/\/cma\/calculate\/report\?id=/);
    await page.getByRole('button', { name: 'Make report' }).click();
    await page.getByRole('button', { name: 'Send by email' }).click({ timeout: 90_000 });
    const dialog = page.getByRole('dialog', { name: 'Send report by email' });
    await dialog.getByRole('combobox', { name: 'To' }).fill('Whitford');
    await page.getByRole('option', { name: /Daniel Whitford/ }).click();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog).toBeHidden();
    expect((await waitForMail(client)).html).toContain('Northlight Realty Inc.');
  });

  await home(page).click();
  await expect(page.getByText('5 of 6 steps done')).toBeAttached();
  await expect(step(page, 'Signature', 'next step')).toBeVisible();
});
