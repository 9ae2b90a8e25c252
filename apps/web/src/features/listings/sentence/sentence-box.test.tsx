import type { Suggestion, Understood } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { ChipLine } from '../map/panes/result-tools.tsx';
import { fakeMarket } from '../testing/fake-market.ts';
import { SentenceBox } from './sentence-box.tsx';

beforeEach(signIn);

const listing: Suggestion = {
  type: 'listing',
  id: '0199a000-0000-7000-8000-0000000000aa',
  mlsNumber: 'W1234567',
  address: '12 Mineola Rd E',
  municipality: 'Mississauga',
  status: 'active',
  code: 'new',
  price: 164_990_000,
};
const place: Suggestion = {
  type: 'place',
  level: 'community',
  code: 'mineola',
  name: 'Mineola',
  within: 'Mississauga',
};

async function renderBox(given: Partial<Criteria> = {}, language: 'en' | 'fr' = 'en') {
  const seen = { criteria: { ...defaultCriteria, ...given } as Criteria };
  function Harness() {
    const [criteria, setCriteria] = useState(seen.criteria);
    seen.criteria = criteria;
    return (
      <>
        <SentenceBox criteria={criteria} onCriteria={setCriteria} />
        <ChipLine criteria={criteria} onChange={setCriteria} />
      </>
    );
  }
  const { router } = renderWithProviders(<Harness />, { language, route: '/property-search' });
  const field = await screen.findByRole('combobox');
  return { field, router, asked: () => seen.criteria };
}

function fakeSuggestions(...suggestions: Suggestion[]) {
  fakeMarket();
  return fakeApi({
    'GET /listings/suggest': ({ query }) => ({
      isSuccess: true,
      result: query.get('text')?.startsWith('mi') ? suggestions : [],
    }),
  });
}

function fakeReading(understood: Partial<Understood>) {
  fakeMarket();
  return fakeApi({
    'POST /listings/sentence': ({ body }) => ({
      isSuccess: true,
      result: {
        criteria: defaultCriteria,
        parts: [{ text: body.text, start: 0, end: body.text.length, field: null }],
        unknown: [],
        ...understood,
      },
    }),
  });
}

describe('completion', () => {
  it('offers listings and places while one types, by keyboard, and opens a listing', async () => {
    fakeSuggestions(place, listing);
    const { field, router, asked } = await renderBox();
    await userEvent.type(field, 'mi');
    const list = await screen.findByRole('listbox');
    expect(
      within(list)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual([
      'MineolaCommunity in Mississauga',
      '12 Mineola Rd EW1234567 · Mississauga · Active$1,649,900',
    ]);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const marked = within(list).getByRole('option', { selected: true });
    expect(field.getAttribute('aria-activedescendant')).toBe(marked.id);
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router?.state.location.pathname).toBe('/property-search/result/view'));
    expect(router?.state.location.search).toEqual({ id: '0199a000-0000-7000-8000-0000000000aa' });
    expect(asked()).toEqual(defaultCriteria);
  });

  it('adds a picked place to those of its level, and drops levels that could contradict it', async () => {
    fakeSuggestions(place);
    const { field, asked } = await renderBox({
      community: { any: ['portcredit'] },
      municipality: { any: ['oak'] },
      waterfront: true,
    });
    await userEvent.type(field, 'mi');
    await userEvent.click(await screen.findByRole('option'));
    expect(asked()).toEqual({
      ...defaultCriteria,
      community: { any: ['mineola', 'portcredit'] },
      waterfront: true,
    });
    expect((field as HTMLInputElement).value).toBe('');
  });

  it('closes on Escape, then empties, and goes around with the arrows', async () => {
    fakeSuggestions(place, listing);
    const { field } = await renderBox();
    await userEvent.type(field, 'mi');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('12 Mineola');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect((field as HTMLInputElement).value).toBe('mi');
    await userEvent.keyboard('{Escape}');
    expect((field as HTMLInputElement).value).toBe('');
  });
});

describe('a sentence', () => {
  it('becomes the criteria on Enter and says how it was read', async () => {
    const understood: Criteria = {
      ...defaultCriteria,
      bedrooms: { min: 3, max: 3 },
      price: { max: 90_000_000 },
    };
    const api = fakeReading({
      criteria: understood,
      parts: [{ text: '3 bed', start: 0, end: 5, field: 'bedrooms' }],
    });
    const { field, asked } = await renderBox({ waterfront: true });
    await userEvent.type(field, '3 bed under 900k{Enter}');
    await screen.findByText('Read as Up to $900K, 3 beds');
    expect(asked()).toEqual(understood);
    expect(api.calls('POST /listings/sentence').map(({ body }) => body.text)).toEqual(['3 bed under 900k']);
    expect(screen.queryByText(/Not understood/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/Read as/)).toBeNull();
  });

  it('shows the words that were not understood and offers them as keywords', async () => {
    const understood: Criteria = { ...defaultCriteria, kind: { any: ['loft'] } };
    fakeReading({
      criteria: understood,
      parts: [{ text: 'loft', start: 0, end: 4, field: 'kind' }],
      unknown: ['wibble', 'wobble'],
    });
    const { field, asked } = await renderBox();
    await userEvent.type(field, 'loft wibble wobble{Enter}');
    await screen.findByText('Not understood: wibble, wobble');
    await userEvent.click(screen.getByRole('button', { name: 'Search as keywords' }));
    expect(asked()).toEqual({ ...understood, keywords: 'wibble wobble' });
    expect(screen.queryByText(/Not understood/)).toBeNull();
  });

  it('searches whole words for as long as keywords have room, and says which were left', async () => {
    const long = 'a'.repeat(190);
    fakeReading({ criteria: defaultCriteria, parts: [], unknown: [long, 'wibblewobble', 'lake'] });
    const { field, asked } = await renderBox();
    await userEvent.type(field, 'something long{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Search as keywords' }));
    expect(asked().keywords).toBe(`${long} lake`);
    screen.getByText('Not searched, because keywords hold 200 characters: wibblewobble');
    expect(screen.queryByRole('button', { name: 'Search as keywords' })).toBeNull();
  });

  it('[LIST-01] says in French how it was read', async () => {
    fakeReading({
      criteria: { ...defaultCriteria, bedrooms: { min: 3 }, price: { max: 90_000_000 } },
      parts: [{ text: '3 chambres', start: 0, end: 10, field: 'bedrooms' }],
      unknown: ['licorne'],
    });
    const { field } = await renderBox({}, 'fr');
    await userEvent.type(field, 'au moins 3 chambres avec une licorne{Enter}');
    await screen.findByText(/^Compris\s: Jusqu’à 900\sk\$, 3\+ chambres$/);
    screen.getByText('Non compris : licorne');
  });

  it.each([
    {
      language: 'en',
      text: '3 bed loft wibble under 900k',
      unknown: 'Not understood: wibble',
      readAs: /^Read as /,
      removeBeds: 'Remove 3 beds',
      edit: 'Edit the sentence',
    },
    {
      language: 'fr',
      text: 'loft 3 chambres moins de 900 k, licorne',
      unknown: 'Non compris : licorne',
      readAs: /^Compris/,
      removeBeds: 'Retirer 3 chambres',
      edit: 'Modifier la phrase',
    },
  ] as const)(
    '[LIST-01] stands as chips that can be taken away, while unknown words stay, and is said again ($language)',
    async ({ language, text, unknown, readAs, removeBeds, edit }) => {
      const understood: Criteria = {
        ...defaultCriteria,
        price: { max: 90_000_000 },
        bedrooms: { min: 3, max: 3 },
        kind: { any: ['loft'] },
      };
      const { bedrooms: _beds, ...rest } = understood;
      const api = fakeReading({
        criteria: understood,
        parts: [{ text, start: 0, end: text.length, field: 'bedrooms' }],
        unknown: [unknown.split(/\s/).at(-1) ?? ''],
      });
      const { field, asked } = await renderBox({}, language);
      await userEvent.type(field, `${text}{Enter}`);
      await screen.findByText(readAs);
      await userEvent.click(screen.getByRole('button', { name: removeBeds }));
      expect(asked()).toEqual(rest);
      expect(screen.queryByText(readAs)).toBeNull();
      screen.getByText(unknown);
      await userEvent.click(screen.getByRole('button', { name: edit }));
      expect((field as HTMLInputElement).value).toBe(text);
      expect(document.activeElement).toBe(field);
      screen.getByText(unknown);
      await userEvent.type(field, ' sauna{Enter}');
      await screen.findByText(readAs);
      screen.getByText(unknown);
      expect(asked()).toEqual(understood);
      expect(api.calls('POST /listings/sentence').map(({ body }) => body.text)).toEqual([
        text,
        `${text} sauna`,
      ]);
    },
  );

  it('changes nothing when no word was understood, in French as well', async () => {
    fakeReading({ unknown: ['xyzzy'] });
    const { field, asked } = await renderBox({ waterfront: true }, 'fr');
    await userEvent.type(field, 'xyzzy{Enter}');
    await screen.findByText(/^Non compris.*xyzzy/);
    expect(asked()).toEqual({ ...defaultCriteria, waterfront: true });
    await userEvent.click(screen.getByRole('button', { name: 'Rechercher comme mots-clés' }));
    expect(asked()).toEqual({ ...defaultCriteria, waterfront: true, keywords: 'xyzzy' });
  });

  it('keeps the text when the server does not answer', async () => {
    fakeMarket();
    fakeApi({ 'POST /listings/sentence': () => failWith('internal', { friendlyMessage: 'Not now.' }) });
    const { field } = await renderBox();
    await userEvent.type(field, 'loft{Enter}');
    await screen.findByText('Not now.');
    expect((field as HTMLInputElement).value).toBe('loft');
  });
});

describe('a number or an address', () => {
  const statuses = ['active', 'deactive', 'sold'] as const;
  const reading = (text: string, found: Partial<Criteria>, field: string) => ({
    criteria: { ...defaultCriteria, status: [...statuses], ...found },
    parts: [{ text, start: 0, end: text.length, field }],
  });

  it('opens its home on Enter, and leaves the search as it is', async () => {
    fakeReading(reading('W1234567', { mlsNumbers: ['W1234567'] }, 'mlsNumbers'));
    fakeApi({
      'GET /listings/suggest': () => ({
        isSuccess: true,
        result: [{ ...listing, status: 'sold', code: 'sld' }],
      }),
    });
    const { field, router, asked } = await renderBox({ bedrooms: { min: 4 } });
    await userEvent.type(field, 'W1234567{Enter}');
    await waitFor(() => expect(router?.state.location.pathname).toBe('/property-search/result/view'));
    expect(router?.state.location.search).toMatchObject({ id: listing.id });
    expect(asked()).toEqual({ ...defaultCriteria, bedrooms: { min: 4 } });
  });

  it('of several homes is searched in every status, and the other criteria stay', async () => {
    fakeReading(reading('12 Mineola', { address: '12 Mineola' }, 'address'));
    fakeApi({
      'GET /listings/suggest': () => ({
        isSuccess: true,
        result: [listing, { ...listing, id: '0199a000-0000-7000-8000-0000000000ab' }],
      }),
    });
    const { field, asked } = await renderBox({ bedrooms: { min: 4 }, mlsNumbers: ['W1'] });
    await userEvent.type(field, '12 Mineola{Enter}');
    await waitFor(() =>
      expect(asked()).toEqual({
        ...defaultCriteria,
        status: statuses,
        bedrooms: { min: 4 },
        address: '12 Mineola',
      }),
    );
  });
});
