import { cli } from '../support/accounts.ts';
import { readBody, watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

const personal = { 'First name': 'Amara', 'Last name': 'Diallo', 'Job title': 'Broker of record' };
const realtor = {
  'Agent ID': '9532207',
  'Brokerage name': 'Northlight Realty Inc., Brokerage',
  Fax: '905 555 0101',
  Address: '88 Lakeshore Rd E, Unit 4',
  City: 'Mississauga',
  'Mailing address': 'PO Box 1140, Mississauga',
};

test('[USER-01] [USER-04] [USER-07] personal and realtor info are saved with a toast and are there after a reload', async ({
  page,
  agent,
}) => {
  const calls = watchCalls(page);
  await page.goto('/user/profile');
  const person = page
    .getByRole('region', { name: 'Personal info' })
    .or(page.locator('[aria-labelledby=personal-heading]'));
  const broker = page.locator('[aria-labelledby=realtor-heading]');
  await expect(person.getByLabel('Email')).toHaveValue(agent.email);
  await expect(person.getByLabel('Email')).toHaveAttribute('readonly', '');
  expect(calls.named('GET /users/me')).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();

  await person.getByRole('button', { name: /Title/ }).click();
  await page.getByRole('option', { name: 'Dr.' }).click();
  for (const [label, value] of Object.entries(personal)) await person.getByLabel(label).fill(value);
  await person.getByLabel('Phone').fill('416 555 0119');
  for (const [label, value] of Object.entries(realtor))
    await broker.getByLabel(label, { exact: true }).fill(value);
  await broker.getByLabel('Phone').fill('905 555 0100');
  await broker.getByLabel('Email').fill('office@northlight.example');
  await expect(page.getByText('13 changes not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Update is success')).toBeVisible();
  await expect(page.getByText('No changes to save')).toBeVisible();
  const [sent] = calls.named('PUT /users');
  expect(readBody(sent)).toMatchObject({ title: 'Dr', firstName: 'Amara', jobTitle: 'Broker of record' });

  await page.reload();
  await expect(person.getByRole('button', { name: /Title/ })).toContainText('Dr.');
  for (const [label, value] of Object.entries(personal))
    await expect(person.getByLabel(label)).toHaveValue(value);
  for (const [label, value] of Object.entries(realtor))
    await expect(broker.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(broker.getByLabel('Email')).toHaveValue('office@northlight.example');
  await expect(page.getByRole('heading', { name: 'Amara Diallo' })).toBeVisible();

  await person.getByLabel('Job title').fill('Broker');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('No changes to save')).toBeVisible();
  expect(readBody(calls.named('PUT /users')[1])).toEqual({ title: 'Dr', jobTitle: 'Broker' });
});

test('[USER-01] [USER-04] what is not saved survives a walk and a reload, can be discarded, and a refusal says Failed to Update', async ({
  page,
  agent: _,
  complaints,
}) => {
  await page.goto('/user/profile');
  const jobTitle = page.getByLabel('Job title');
  await jobTitle.fill('Broker');
  await expect(page.getByText('1 change not saved')).toBeVisible();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await page.goBack();
  await expect(jobTitle).toHaveValue('Broker');
  await page.reload();
  await expect(jobTitle).toHaveValue('Broker');

  await page.getByLabel('Phone').first().fill('12');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter at least 10 digits')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(jobTitle).toHaveValue('');
  await expect(page.getByText('No changes to save')).toBeVisible();

  await page.getByLabel('Phone').first().fill('416 555 0119');
  await page.route('**/api/users', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to Update' })).toBeVisible();
  await expect(page.getByLabel('Phone').first()).toHaveValue('416 555 0119');
  complaints.length = 0;
});

test.describe('without a board agreement', () => {
  test.use({ hasAgreement: false, hasBadges: true });

  test('without an active board agreement a notice stands in place of listing data', async ({
    page,
    agent,
    complaints,
  }) => {
    await page.goto('/');
    const notice = page.getByText('Listing data is off.', { exact: true });
    await expect(notice).toBeVisible();
    const refused = page
      .getByRole('article')
      .filter({ hasText: 'Listing data needs an active board agreement.' });
    await expect(refused).not.toHaveCount(0);
    await page.getByRole('link', { name: 'See your agreement' }).click();
    await expect(page).toHaveURL('/user/profile');
    await expect(page.getByText('Listing data needs an agreement with your board.')).toBeVisible();
    // The browser tells of the market's news that was refused.
    complaints.length = 0;

    await cli(
      'agent',
      'agreement',
      '--email',
      agent.email,
      '--until',
      '2099-12-31',
      '--board',
      'Lakeshore board',
    );
    await page.goto('/user/profile');
    await expect(page.getByText('Lakeshore board')).toBeVisible();
    await expect(page.getByText('Listing data is available until Dec 31, 2099.')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Good/ })).toContainText('Maya');
    await expect(notice).toHaveCount(0);
  });
});
