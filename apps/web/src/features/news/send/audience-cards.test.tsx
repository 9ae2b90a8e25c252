import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { fakeNews } from '../testing/fake-news.ts';
import { openNews, prepareNews } from '../testing/open-news.tsx';
import { idOf, oakville, portCredit, sampleAudience } from '../testing/sample-news.ts';

beforeEach(() => prepareNews());

const openSending = (language: 'en' | 'fr' = 'en', at = '') =>
  openNews(`/news/view?id=${idOf(1)}&show=send${at}`, language);
const plain = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ');

it('[NEWS-01] says how many get it of how many, in which language, and reads the number out', async () => {
  fakeNews({
    audience: sampleAudience({ matches: 1_240, willGet: 1_182, languages: { en: 1_000, fr: 182 } }),
  });
  openSending();
  const card = await screen.findByLabelText('Readers', { selector: 'section, div' });
  expect(plain(card)).toContain('1,182will get it1,240 match');
  const pairs = [...card.querySelectorAll('dl > div')].map((pair) => [
    pair.querySelector('dt')?.textContent,
    pair.querySelector('dd')?.textContent,
  ]);
  expect(pairs).toEqual([
    ['in English', '1,000'],
    ['in French', '182'],
    ['left out', '58'],
  ]);
  expect(within(card).getByRole('status').textContent).toBe('1,182 clients will get it');
});

it('[NEWS-01] says in French how few get it', async () => {
  fakeNews({
    audience: sampleAudience({ matches: 1, willGet: 1, languages: { en: 0, fr: 1 }, leftOut: [] }),
  });
  openSending('fr');
  const card = await screen.findByLabelText('Lecteurs', { selector: 'section, div' });
  expect(plain(card)).toContain('1le recevra1 correspond');
  screen.getByText('Personne n’est écarté.');
});

it('[NEWS-01] counts anew for a smart list, says when it cannot, and tries again', async () => {
  const api = fakeNews({ audience: sampleAudience({ willGet: 4, matches: 4 }) });
  const { user } = openSending();
  await screen.findByRole('button', { name: 'Send to 4' });
  const ofList = sampleAudience({ willGet: 2, matches: 3 });
  let fails = true;
  fakeApi({
    'POST /news/{id}/audience': () => (fails ? failWith('internal') : { isSuccess: true, result: ofList }),
  });
  await user.click(screen.getByRole('button', { name: /Readers/ }));
  await user.click(await screen.findByRole('option', { name: 'Past clients (5)' }));
  await screen.findByText('The readers could not be counted.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(api.calls('POST /news/{id}/send')).toEqual([]);
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Send to 2' });
  screen.getByText('3 match');
});

it('[NEWS-01] says on how many days it goes out, where a day’s limit parts it', async () => {
  const { sending } = sampleAudience();
  const parted = { ...sending, today: 200, later: 40, days: 1 };
  fakeNews({ audience: sampleAudience({ sending: parted }) });
  openSending();
  await screen.findByText('It goes to 200 today and to 40 tomorrow.');
});

it('[NEWS-01] says nothing of today where it goes out on a later day', async () => {
  const { sending } = sampleAudience();
  const parted = { ...sending, today: 200, later: 40, days: 1 };
  fakeNews({ audience: sampleAudience({ sending: parted }) });
  openSending('en', '&at=2025-12-01T14:00:00.000Z');
  await screen.findByRole('button', { name: 'Schedule for 3' });
  expect(screen.queryByText(/It goes to 200 today/)).toBeNull();
});

it('[NEWS-01] says how many readers see the figures of which place, and where sales are too few', async () => {
  const places = [
    { place: portCredit, readers: 2, sales: 47 },
    { place: oakville, readers: 1, sales: 1 },
    { place: null, readers: 4, sales: null },
  ];
  fakeNews({ audience: sampleAudience({ places }) });
  openSending();
  const card = await screen.findByRole('region', { name: 'Figures they see' });
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Port Credit2', 'Oakville11 sale, left blank', 'No figures4']);
});

it.each([
  ['nobody', []],
  ['readers', [{ place: null, readers: 3, sales: null }]],
])('[NEWS-01] draws no card of figures for a post without any and %s', async (_, places) => {
  fakeNews({ audience: sampleAudience({ places }) });
  openSending();
  await screen.findByRole('button', { name: 'Send to 3' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Figures they see' })).toBeNull());
});

it('[NEWS-01] counts nobody before somebody is chosen', async () => {
  fakeNews();
  const { user } = openSending();
  await screen.findByText('5 match');
  await user.click(screen.getByRole('button', { name: /Readers/ }));
  await user.click(await screen.findByRole('option', { name: 'Chosen clients' }));
  await waitFor(() => expect(screen.queryByText('5 match')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  screen.getByText('Choose who gets it.');
});
