import type { Page } from '@playwright/test';
import { addClients } from '../support/clients.ts';
import { walkTo } from '../support/screens.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Types into one field after the other, as the Tab key goes. */
async function typeAlong(page: Page, first: string, texts: readonly string[]): Promise<void> {
  await field(page, first).focus();
  for (const text of texts) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
}

test('[CLIENT-01] [CLIENT-02] a client by keyboard: a draft that survives leaving, the page, a change, and everything that can be wrong', async ({
  page,
  agent,
  complaints,
}) => {
  await addClients(agent, [
    { firstName: 'Étienne', lastName: 'Gagnon', email: 'etienne@example.com', phone: '905 555 0133' },
  ]);
  await page.goto('/clients/form');
  await typeAlong(page, 'First name', ['Renée', '', 'Tremblay-Ōta']);
  await field(page, 'Birthday').fill('1984-02-29');
  await expect(page.getByText('Greeted on Feb 28 in other years')).toBeVisible();
  await typeAlong(page, 'Email', ['renee@example.com', '4165550142']);
  await expect(field(page, 'Phone')).toHaveValue('416 555 0142');
  await page.getByRole('button', { name: /Client type/ }).press('Enter');
  await page.getByRole('option', { name: 'Investor' }).press('Enter');
  await page.getByRole('combobox', { name: 'Tags' }).fill('Lakeside');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Next: Address' }).press('Enter');
  await typeAlong(page, 'Address 1', ['77 Mohawk Ave', '', '12', 'Mississauga']);

  // Leaving at once: what was typed last is kept too.
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible();
  await walkTo(page, '/clients/form');
  await expect(page.getByText(/^Continued from your draft of today/)).toBeVisible();
  await expect(field(page, 'City')).toHaveValue('Mississauga');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'City')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'City')).toHaveValue('Mississauga');

  await field(page, 'Postal code').fill('l5g 3r4');
  await page.getByRole('button', { name: 'Next: Finance' }).press('Enter');
  await field(page, 'Budget').fill('1500000');
  await field(page, 'Budget').press('Enter');
  await expect(page.getByRole('heading', { name: 'Renée Tremblay-Ōta', level: 1 })).toBeVisible();
  await expect(page.getByText('Renée Tremblay-Ōta was added')).toBeVisible();
  await expect(page).toHaveURL(/\/clients\/view\?id=/);
  await expect(page).toHaveTitle('Renée Tremblay-Ōta · Hearthline');
  for (const text of [
    '416 555 0142',
    'renee@example.com',
    '$1,500,000',
    '12-77 Mohawk Ave, Mississauga',
    'Lakeside',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText('Added as a client')).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText('Continued from')).toHaveCount(0);
  await field(page, 'Job title').fill('Director');
  await page.getByRole('button', { name: 'Save and close' }).click();
  await expect(page.getByText('Details changed')).toBeVisible();
  await expect(page.getByText('Director', { exact: true })).toBeVisible();

  await test.step('what is missing or wrong is said at its field, also by the server', async () => {
    await walkTo(page, '/clients/form');
    await expect(field(page, 'First name')).toHaveValue('');
    await expect(page).toHaveTitle('New client · Hearthline');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('New client');

    await page.getByRole('button', { name: 'Save and close' }).press('Enter');
    await expect(field(page, 'First name')).toBeFocused();
    for (const label of ['First name', 'Last name', 'Phone'])
      await expect(page.getByText(`${label} is a required field`)).toBeVisible();
    await page.getByRole('button', { name: 'Address has errors' }).press('Enter');
    for (const label of ['Address 1', 'City', 'Postal code'])
      await expect(page.getByText(`${label} is a required field`)).toBeVisible();
    await field(page, 'Unit').fill('4b');
    await field(page, 'Postal code').fill('M5W 2Z3 1');
    await field(page, 'City').fill('Toronto');
    await expect(page.getByText('Digits only').first()).toBeVisible();
    await expect(page.getByText('Enter a postal code of this country')).toBeVisible();
    await field(page, 'Unit').fill('4');
    await field(page, 'Postal code').fill('m5j2z3');
    await field(page, 'Address 1').fill('33 Bay St');
    await expect(field(page, 'Postal code')).toHaveValue('M5J 2Z3');
    await page.getByRole('button', { name: 'Finance has errors' }).press('Enter');
    await expect(page.getByText('Budget is a required field')).toBeVisible();
    await field(page, 'Budget, at most').fill('100');
    await field(page, 'Budget').fill('900000');
    await page.getByRole('button', { name: 'Personal info has errors' }).click();
    await typeAlong(page, 'First name', ['Steve', '', 'Gagnon']);
    await field(page, 'Email').fill('nobody');
    await field(page, 'Phone').fill('555 0190');
    await page.getByRole('button', { name: /^Finance/ }).click();
    await expect(page.getByText('Max less than min')).toBeVisible();
    await field(page, 'Budget, at most').fill('');
    await page.getByRole('button', { name: 'Save client' }).click();

    // Back in the first step, where the first error stands.
    await expect(field(page, 'Email')).toBeFocused();
    await expect(page.getByText('Email must be a valid email')).toBeVisible();
    await expect(page.getByText('At least 10 digits')).toBeVisible();
    await field(page, 'Phone').fill('+1 (416) 555-0177');
    await field(page, 'Email').fill('Etienne@Example.com');
    await expect(page.getByText('A client has this email')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save and close' }).click();
    await expect(page.getByText('Email already exists')).toBeVisible();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(page).toHaveURL(/\/clients\/form/);
    // The browser reports the refusal itself.
    complaints.length = 0;
  });
});
