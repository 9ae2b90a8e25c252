import type { FrameLocator, Page } from '@playwright/test';
import { introduceAgent, readPage } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const slogan = { en: 'Near the water, near you', fr: 'Près de l’eau, près de vous' } as const;
const about = { en: 'Nine years on these streets.', fr: 'Neuf ans dans ces rues.' } as const;

/** The draft as the server draws it: what stands there is saved. */
const preview = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Preview of your site"]:not([aria-hidden])');
const writeIn = (page: Page, language: 'English' | 'French') =>
  page.getByRole('radio', { name: language }).filter({ visible: true }).press('Space');

test('[SITE-01] [SITE-02] a site is written in two languages, takes another template, passes its gate, goes live and off again', async ({
  page,
  agent,
}) => {
  await introduceAgent(agent);
  await page.goto('/site-builder');
  await page.getByRole('link', { name: 'Hero section' }).click();
  const sloganField = page.getByRole('textbox', { name: /^Slogan/ });
  await sloganField.fill(slogan.en);
  await expect(preview(page).getByRole('heading', { name: slogan.en })).toBeVisible();

  await page.getByRole('link', { name: 'Back to all parts' }).click();
  await page.getByRole('link', { name: 'About section' }).click();
  const aboutField = page.getByRole('textbox', { name: 'About you' });
  await aboutField.fill(about.en);
  await writeIn(page, 'French');
  await aboutField.fill(about.fr);
  await expect(preview(page).getByText(about.fr)).toBeVisible();

  await page.getByRole('link', { name: 'Back to all parts' }).click();
  await page.getByRole('link', { name: /^Colours and fonts/ }).click();
  await page.getByRole('radio', { name: 'Moss' }).press('Space');
  await page.getByRole('link', { name: 'Back to all parts' }).click();
  await page.getByRole('link', { name: /^Template/ }).click();
  await page.getByRole('button', { name: 'Use Metro' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Switch to Metro?' });
  await expect(asked.getByText(/your Lakeside settings are discarded/)).toBeVisible();
  await asked.getByRole('button', { name: 'Switch and discard' }).click();
  await expect(page.getByText('Your draft is in Metro now')).toBeVisible();
  await page.goto('/site-builder');
  await expect(preview(page).locator('body')).toHaveClass(/metro/);
  await expect(page.getByRole('link', { name: 'Colours and fonts Lime' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Publish' }).click();
  const publish = page.getByRole('button', { name: /^Publish version/ });
  await expect(page.getByRole('heading', { level: 1, name: '1 thing before you publish' })).toBeVisible();
  await expect(publish).toBeDisabled();
  await page.getByRole('link', { name: /^Complete: Some wording is missing.*French/ }).click();
  await expect(sloganField).toBeFocused();
  await expect(sloganField).toHaveValue('');
  await sloganField.fill(slogan.fr);
  await expect(preview(page).getByRole('heading', { name: slogan.fr })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ready to publish' })).toBeVisible();
  await publish.click();
  await expect(page.getByText(/^Version \d is live$/)).toBeVisible();

  const root = new URL((await page.getByRole('link', { name: /^Open your site/ }).getAttribute('href')) ?? '')
    .pathname;
  for (const language of ['en', 'fr'] as const) {
    const { status, html } = await readPage(`${root}/${language}`);
    expect(status).toBe(200);
    expect(html).toContain(slogan[language]);
    expect(html).toContain(about[language]);
  }

  await page.getByRole('button', { name: 'Take the site off the web' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it off the web' }).click();
  await expect(page.getByText('Your site is off the web')).toBeVisible();
  expect((await readPage(`${root}/en`)).status).toBe(404);
});
