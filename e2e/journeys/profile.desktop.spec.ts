import type { Page } from '@playwright/test';
import { createNoisePng } from '../support/pictures.ts';
import { parseBody, watchCalls } from '../support/sign-in-page.ts';
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

/** Reads every value that the bar of progress takes, over a line slow enough to see some. */
async function watchProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const percents = new Set<number>();
    Object.assign(window, { percents });
    const look = () => {
      const value = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
      if (value) percents.add(Number(value));
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 700_000,
  });
  return () => page.evaluate(() => [...(window as unknown as { percents: Set<number> }).percents]);
}

test('[USER-01] [USER-02] [USER-04] [USER-07] [SHELL-07] [SHELL-15] an agent fills in the profile, adds a photo, and finds both again', async ({
  page,
  agent,
}) => {
  const calls = watchCalls(page);
  await page.goto('/user/profile');
  const person = page.locator('[aria-labelledby=personal-heading]');
  const broker = page.locator('[aria-labelledby=realtor-heading]');
  const picture = page.getByRole('button', { name: 'Account menu' }).getByRole('img');
  const version = async () =>
    new URL((await picture.getAttribute('src')) ?? '', page.url()).searchParams.get('v');
  const widthOfPicture = () =>
    picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  await expect(person.getByLabel('Email')).toHaveValue(agent.email);
  expect(calls.named('GET /users/me')).toHaveLength(1);

  await test.step('personal and realtor info, which survive a walk before they are saved', async () => {
    await person.getByRole('button', { name: /Title/ }).click();
    await page.getByRole('option', { name: 'Dr.' }).click();
    for (const [label, value] of Object.entries(personal)) await person.getByLabel(label).fill(value);
    await person.getByLabel('Phone').fill('416 555 0119');
    for (const [label, value] of Object.entries(realtor))
      await broker.getByLabel(label, { exact: true }).fill(value);
    await broker.getByLabel('Phone').fill('905 555 0100');
    await broker.getByLabel('Email').fill('office@northlight.example');
    await expect(page.getByText('13 changes not saved')).toBeVisible();
    await page.getByRole('link', { name: 'Favorites' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('13 changes not saved')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Update is success' });
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(720, 0);
    await expect(page.getByText('No changes to save')).toBeVisible();
    expect(parseBody(calls.named('PUT /users')[0])).toMatchObject({
      title: 'Dr',
      firstName: 'Amara',
      jobTitle: 'Broker of record',
    });
  });

  await test.step('a photo is sent in the field file with its progress in percent, then shown everywhere', async () => {
    await expect(picture).toHaveAttribute('src', '/avatar-default.svg');
    const asked = calls.named('GET /users/profile/avatar').length;
    const getProgress = await watchProgress(page);
    const photo = createNoisePng(550);
    expect(photo.length).toBeGreaterThan(880 * 1024);
    expect(photo.length).toBeLessThan(1024 * 1024);
    await page
      .getByLabel('Change photo')
      .and(page.locator('input'))
      .setInputFiles({ name: 'portrait.png', mimeType: 'image/png', buffer: photo });
    await expect(page.getByRole('progressbar', { name: 'portrait.png' })).toBeVisible();
    await expect(page.getByText('Photo updated')).toBeAttached();
    const percents = await getProgress();
    expect(percents.filter((percent) => percent > 0 && percent < 100).length).toBeGreaterThan(1);
    expect(percents).toEqual(percents.toSorted((left, right) => left - right));
    const [sent] = calls.named('POST /users/profile/avatar');
    expect(sent?.headers()['content-type']).toMatch(/^multipart\/form-data/);
    expect(calls.named('GET /users/profile/avatar')).toHaveLength(asked + 1);
    await expect.poll(version).toMatch(/^[\da-f]{24}$/);
    expect(await widthOfPicture()).toBeGreaterThan(0);
  });

  await page.reload();
  await expect(person.getByRole('button', { name: /Title/ })).toContainText('Dr.');
  for (const [label, value] of Object.entries(personal))
    await expect(person.getByLabel(label)).toHaveValue(value);
  for (const [label, value] of Object.entries(realtor))
    await expect(broker.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(page.getByRole('heading', { name: 'Amara Diallo' })).toBeVisible();
  await expect.poll(version).toBe('0.1');
  expect(await widthOfPicture()).toBeGreaterThan(0);
});
