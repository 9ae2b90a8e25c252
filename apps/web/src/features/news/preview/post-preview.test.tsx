import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { fakeNews } from '../testing/fake-news.ts';
import { findViolations } from '../testing/find-violations.ts';
import { openNews, prepareNews } from '../testing/open-news.tsx';
import { idOf, portCredit, sampleAudience, sampleFigures, samplePost } from '../testing/sample-news.ts';

beforeEach(() => prepareNews());

const cover = { id: idOf(500), focus: { x: 0.5, y: 0.3 }, alt: { en: 'The lake', fr: 'Le lac' } };
const paper = (dialog: HTMLElement) => dialog.querySelector('iframe')?.srcdoc ?? '';

async function openPreview(language: 'en' | 'fr' = 'en') {
  const opened = openNews(`/news/view?id=${idOf(1)}&show=preview`, language);
  return { ...opened, dialog: await screen.findByRole('dialog') };
}

it('[NEWS-01] shows the page with its cover and a summary whose figures are filled', async () => {
  const { texts } = samplePost();
  const summary = 'Half sold for more than {{medianPrice}}.';
  fakeNews({
    posts: [samplePost({ cover, coverUrl: '/lake.jpg', texts: { ...texts, en: { ...texts.en, summary } } })],
  });
  const { dialog, user, addressNow } = await openPreview();
  await waitFor(() => expect(paper(dialog)).toContain('Half sold for more than $1,276,000.'));
  within(dialog).getByRole('img', { name: 'The lake' });
  expect(await findViolations()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(addressNow()).toBe(`/news/view?id=${idOf(1)}`);
});

it('[NEWS-01] shows each reader the mail in their own language, until another is chosen', async () => {
  const api = fakeNews();
  const { dialog, user } = await openPreview();
  await user.click(within(dialog).getByRole('radio', { name: 'Email' }));
  await within(dialog).findByText('Maya, to Grace Mensah');
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  await within(dialog).findByText('Maya, to Luc Tremblay');
  expect(within(dialog).getByRole('radio', { name: 'Français' })).toHaveProperty('checked', true);
  await user.click(within(dialog).getByRole('radio', { name: 'English' }));
  await waitFor(() => {
    const query = api.calls('GET /news/{id}/preview').at(-1)?.query;
    expect(Object.fromEntries(query ?? [])).toEqual({ language: 'en', clientId: idOf(102) });
  });
});

it('[NEWS-01] shows the mail where nobody would get it', async () => {
  fakeNews({ audience: sampleAudience({ readers: [], willGet: 0, languages: { en: 0, fr: 0 } }) });
  const { dialog, user } = await openPreview();
  await user.click(within(dialog).getByRole('radio', { name: 'Email' }));
  await within(dialog).findByText('nobody yet');
  expect(within(dialog).queryByRole('button', { name: 'Next' })).toBeNull();
});

it('[NEWS-01] says that the preview failed, and tries again', async () => {
  fakeNews();
  let fails = true;
  fakeApi({
    'GET /news/{id}/preview': () =>
      fails
        ? failWith('internal')
        : {
            isSuccess: true,
            result: { subject: 'Back', html: '<p>Back</p>', place: portCredit, figures: sampleFigures() },
          },
  });
  const { dialog, user } = await openPreview();
  await within(dialog).findByText('The preview could not be made.');
  fails = false;
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(paper(dialog)).toContain('Back'));
});
