import type { NewsPost } from '@hearthline/contract/news';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { fakeNews } from '../testing/fake-news.ts';
import { openNews, prepareNews } from '../testing/open-news.tsx';
import { idOf, samplePost } from '../testing/sample-news.ts';

beforeEach(() => prepareNews());

const mailing = (changes: Partial<NewsPost['mailings'][number]>): NewsPost['mailings'][number] => ({
  id: idOf(70),
  state: 'sent',
  sendAt: '2025-11-03T14:05:00.000Z',
  total: 0,
  leftOut: 0,
  delivered: 0,
  failed: 0,
  read: 0,
  ...changes,
});

function openMailings(mailings: NewsPost['mailings'], language: 'en' | 'fr' = 'en') {
  fakeNews({ posts: [samplePost({ state: 'published', mailings })] });
  return openNews(`/news/view?id=${idOf(1)}&show=send`, language);
}

const rows = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s/g, ' '));

const result = mailing({ total: 1_200, delivered: 1_150, read: 460, failed: 50, leftOut: 1 });

it('[NEWS-01] tells of each sending how many got it, read it, failed and were left out', async () => {
  openMailings([result, mailing({ id: idOf(71), state: 'sending', total: 8, leftOut: 2 })]);
  const card = await screen.findByRole('region', { name: 'Sent so far' });
  expect(rows(card)).toEqual([
    'Nov 3, 9:05 AM1,150 of 1,200 delivered · 40% read it · 50 failed · 1 left outSent',
    'Nov 3, 9:05 AM0 of 8 delivered · 2 left outOn its way',
  ]);
  expect(within(card).queryByRole('button')).toBeNull();
});

it('[NEWS-01] tells it in French', async () => {
  openMailings([result], 'fr');
  const card = await screen.findByRole('region', { name: 'Envois jusqu’ici' });
  expect(rows(card)).toEqual([
    '3 nov., 9 h 051 150 livrés sur 1 200 · lu par 40 % · 50 échecs · 1 écartéEnvoyé',
  ]);
});

it('[NEWS-01] says when a sending could not be cancelled, and leaves it there', async () => {
  const { user } = openMailings([
    mailing({ state: 'scheduled', sendAt: '2025-12-01T14:00:00.000Z', total: 3 }),
  ]);
  fakeApi({
    'POST /news/{id}/send/{mailingId}/cancel': () =>
      failWith('conflict', { friendlyMessage: 'It is already on its way.' }),
  });
  const card = await screen.findByRole('region', { name: 'Sent so far' });
  within(card).getByText('Readers are counted again then.');
  await user.click(within(card).getByRole('button', { name: 'Cancel the sending of Dec 1, 9:00\u00A0AM' }));
  await screen.findByText('It is already on its way.');
  within(card).getByText('Scheduled');
});
