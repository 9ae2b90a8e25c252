import type { ReplyOf } from '@hearthline/contract';
import type { PaletteGroup, PaletteGroups, PaletteKind, PaletteRow } from '@hearthline/contract/palette';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../testing/fake-api.ts';
import { sampleMe } from '../../testing/sample-me.ts';
import { fakeShell } from '../testing/fake-shell.ts';
import { renderApp } from '../testing/render-app.tsx';
import { usePaletteRecents } from './palette-recents.ts';
import { usePaletteStore } from './palette-store.ts';

beforeEach(() => {
  usePaletteStore.setState({ isOpen: false });
  usePaletteRecents.getState().forget();
});

const idOf = (place: number) => `0199a000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;

const client = (place: number, name: string, changes: Partial<PaletteRow<'clients'>> = {}) => ({
  id: idOf(place),
  firstName: name.split(' ')[0] ?? '',
  lastName: name.split(' ')[1] ?? '',
  email: 'someone@example.com',
  phone: '+16475550188',
  place: '',
  type: 'buyer' as const,
  category: 'interested' as const,
  lastContactAt: null,
  lastContactKind: null,
  ...changes,
});

const listing = (place: number, address: string, changes: Partial<PaletteRow<'listings'>> = {}) => ({
  id: idOf(place),
  mlsNumber: `W92409${place}`,
  offer: 'sale' as const,
  status: 'active' as const,
  code: 'pc' as const,
  price: 138_900_000,
  listPrice: 138_900_000,
  soldDate: null,
  daysOnMarket: 20,
  address,
  community: 'Port Credit',
  municipality: 'Mississauga',
  photoUrl: null,
  ...changes,
});

function group<Kind extends PaletteKind>(
  rows: PaletteRow<Kind>[],
  changes: Partial<PaletteGroup<Kind>> = {},
) {
  return { state: 'found' as const, total: rows.length, rows, isSimilar: false, ...changes };
}
const reply = (result: PaletteGroups): ReplyOf<'POST /palette/search'> => ({ isSuccess: true, result });

const bri: PaletteGroups = {
  clients: group<'clients'>([
    client(1, 'Brianna Côté', { lastContactAt: '2025-11-04T15:00:00Z', lastContactKind: 'call' }),
    client(2, 'Sabrina Patel', { phone: '', category: 'waitingList' }),
  ]),
  listings: group<'listings'>([
    listing(11, '21 Briarwood Ave'),
    listing(12, '8 Briar Hill Dr', { offer: 'lease', price: 390_000, code: 'new', daysOnMarket: 30 }),
    listing(13, '1472 Bristol Rd W', {
      status: 'sold',
      code: 'sld',
      price: 112_000_000,
      listPrice: 114_050_000,
      soldDate: '2025-10-28',
      photoUrl: '/api/pictures/token',
    }),
    listing(14, '3 Brisbane Ct'),
  ]),
  analyses: group<'analyses'>([
    {
      id: idOf(21),
      address: '21 Briarwood Ave',
      municipality: 'Mississauga',
      clientName: null,
      range: { low: 138_400_000, high: 146_900_000 },
      updatedAt: '2025-11-10T15:00:00Z',
    },
  ]),
};

async function openPalette(
  answer: (text: string, kind?: PaletteKind) => PaletteGroups | Promise<PaletteGroups>,
) {
  fakeShell();
  fakeApi({
    'POST /palette/search': async ({ body }) => reply(await answer(body.text, body.kind)),
    // Where choices lead to; what is found there is not asked here.
    'GET /listings/{id}': () => failWith('agreement_required'),
    'GET /clients/{id}': () => failWith('not_found'),
  });
  const { router } = await renderApp('/no-such-page');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  return { router, field, list: screen.getByRole('listbox') };
}

const groupNames = (list: HTMLElement) =>
  within(list)
    .getAllByRole('group')
    .map((each) => each.firstElementChild?.textContent);
const chipTexts = () =>
  within(screen.getByRole('group', { name: 'Kinds' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
/** By its text: marked letters cut the name of a row into pieces. */
const queryOption = (list: HTMLElement, text: RegExp) =>
  within(list)
    .queryAllByRole('option')
    .find(({ textContent }) => text.test(textContent ?? ''));
const getOption = (list: HTMLElement, text: RegExp): HTMLElement => {
  const found = queryOption(list, text);
  if (!found) throw new Error(`No option ${text} among ${optionTexts(list).join(' | ')}`);
  return found;
};
const findOption = (list: HTMLElement, text: RegExp) => waitFor(() => getOption(list, text));
const optionTexts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const marks = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('mark'), ({ textContent }) => textContent);
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('what a text finds', () => {
  it('is drawn by kind: faces, pictures, states, prices, rents, and the typed letters marked', async () => {
    const { list } = await openPalette(() => bri);
    await userEvent.keyboard('bri');
    const brianna = await findOption(list, /Brianna CôtéBuyer/);
    expect(brianna.textContent).toMatch(/Buyer · 647 555.0188 · last call Nov 4/);
    expect(marks(brianna)).toEqual(['Bri']);
    const sabrina = getOption(list, /Sabrina Patel/);
    expect(sabrina.textContent).toContain('someone@example.com');
    within(sabrina).getByText('Waiting list');
    expect(marks(sabrina)).toEqual(['bri']);
    expect(optionTexts(within(list).getByRole('group', { name: 'Listings' }))).toEqual([
      expect.stringMatching(/21 Briarwood Ave\$1,389,000 · Port Credit · W924091.*Price change/),
      expect.stringMatching(/8 Briar Hill Dr\$3,900 per month · Port Credit · W9240912.*Active/),
      expect.stringMatching(/1472 Bristol Rd WSold Oct 28, 2025 for \$1,120,000, 98.2% of list.*Sold/),
    ]);
    expect(groupNames(list)).toEqual(['Clients', 'Listings', 'Analyses', 'Do']);
    expect(chipTexts()).toEqual(['Everything12', 'Clients2', 'Listings4', 'Analyses1', 'Do5']);
    expect(optionTexts(within(list).getByRole('group', { name: 'Do' }))).toEqual([
      expect.stringMatching(/^Call Brianna Côté647 555.0188$/),
      'Write to Brianna Côtésomeone@example.com',
      'Value 21 Briarwood Ave',
    ]);
    expect(statuses()).toContain('9 of 12 results');
    await userEvent.click(screen.getByRole('button', { name: 'All 12 results' }));
    getOption(list, /3 Brisbane Ct/);
    getOption(list, /^New basket for Brianna Côté/);
    getOption(list, /^Add 21 Briarwood Ave to a basket/);
    expect(statuses()).toContain('12 results');
  }, 60_000);

  it('opens with Enter, is remembered, and calls, writes and values by its verbs', async () => {
    const { router, list } = await openPalette(() => bri);
    const called = vi.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.keyboard('bri');
    await userEvent.click(await findOption(list, /^Call Brianna/));
    expect(called).toHaveBeenCalledWith('tel:+16475550188', '_self');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('add to basket bri');
    await findOption(screen.getByRole('listbox'), /^Add 8 Briar Hill Dr to a basket/);
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('value bri');
    const value = await findOption(screen.getByRole('listbox'), /^Value 8 Briar/);
    expect(groupNames(screen.getByRole('listbox'))[0]).toBe('Do');
    expect(value).toBeDefined();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('bri');
    await within(screen.getByRole('listbox')).findByRole('group', { name: 'Clients' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe(`/clients/view?id=${idOf(1)}`));
    expect(usePaletteRecents.getState()).toMatchObject({
      agentId: sampleMe().id,
      items: [{ kind: 'clients', label: 'Brianna Côté' }],
    });
    // Of a client the name is kept and nothing that reaches them.
    expect(localStorage.getItem('hearthline.palette')).not.toContain('6475550188');
  }, 60_000);

  it('is narrowed by Tab and by chips, and one kind alone gives more of it', async () => {
    const many = Array.from({ length: 20 }, (_, place) => client(place + 30, `Brian Number${place}`));
    const { list } = await openPalette((_, kind) => {
      const clients = group<'clients'>(kind ? many : many.slice(0, 8), { total: 100 });
      return kind ? { clients } : { ...bri, clients };
    });
    await userEvent.keyboard('bri');
    await within(list).findByRole('group', { name: 'Clients' });
    expect(chipTexts().slice(0, 2)).toEqual(['Everything99+', 'Clients99+']);
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(21));
    within(list).getByRole('option', { name: 'Open all in Clients' });
    expect(groupNames(list)).toEqual(['Clients']);
    expect(statuses()).toContain('Clients: 20 of 99+ results');
    await userEvent.keyboard('{Tab}');
    expect(groupNames(list)).toEqual(['Listings']);
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    expect(groupNames(list)).toContain('Analyses');
    await userEvent.click(screen.getByRole('button', { name: /^Listings/ }));
    expect(groupNames(list)).toEqual(['Listings']);
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  }, 60_000);

  it('puts what was opened last first, also where the server has more than it sent', async () => {
    const { remember } = usePaletteRecents.getState();
    const link = { to: '/clients/view', search: { id: idOf(2) } };
    remember(sampleMe().id, { id: `clients:${idOf(99)}`, kind: 'clients', label: 'Brigitte Roy', link });
    remember(sampleMe().id, { id: `clients:${idOf(2)}`, kind: 'clients', label: 'Sabrina Patel', link });
    const { list } = await openPalette((text) =>
      text === 'bri' ? bri : { clients: { ...bri.clients, total: 40 } as PaletteGroup<'clients'> },
    );
    const names = () =>
      optionTexts(within(list).getByRole('group', { name: 'Clients' })).map(
        (text) => /(Sabrina|Brianna|Brigitte)/.exec(text ?? '')?.[0],
      );
    await userEvent.keyboard('bri');
    await within(list).findByRole('group', { name: 'Clients' });
    await waitFor(() => expect(names()).toEqual(['Sabrina', 'Brianna']));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(names()).toEqual(['Sabrina', 'Brigitte', 'Brianna']));
  }, 60_000);
});

describe('waiting for the answer', () => {
  it('keeps the last list, shows that it is under way, and never lets an old answer replace a newer one', async () => {
    const answers = new Map<string, (groups: PaletteGroups) => void>();
    const { field, list } = await openPalette((text) => new Promise((resolve) => answers.set(text, resolve)));
    const named = (name: string) => ({ clients: group<'clients'>([client(1, name)]) });
    await userEvent.keyboard('bri');
    await waitFor(() => expect(answers.has('bri')).toBe(true));
    screen.getByRole('progressbar', { name: 'Searching' });
    answers.get('bri')?.(named('Brianna Côté'));
    await findOption(list, /Brianna/);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());

    await userEvent.type(field, 'g');
    await waitFor(() => expect(answers.has('brig')).toBe(true));
    getOption(list, /Brianna/);
    screen.getByRole('progressbar');
    await userEvent.type(field, 'i');
    await waitFor(() => expect(answers.has('brigi')).toBe(true));
    answers.get('brigi')?.(named('Brigitte Roy'));
    await findOption(list, /Brigitte/);
    answers.get('brig')?.(named('Brigham Old'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(queryOption(list, /Brigham/)).toBeUndefined();
  }, 60_000);

  it('Enter waits for what the text finds and does not open what stands there still', async () => {
    const answers = new Map<string, (groups: PaletteGroups) => void>();
    const { router, field, list } = await openPalette(
      (text) => new Promise((resolve) => answers.set(text, resolve)),
    );
    await userEvent.keyboard('bri');
    await waitFor(() => expect(answers.has('bri')).toBe(true));
    answers.get('bri')?.({ clients: group<'clients'>([client(1, 'Brianna Côté')]) });
    await findOption(list, /Brianna/);
    await userEvent.type(field, 'gitte{Enter}');
    expect(router.state.location.pathname).toBe('/no-such-page');
    await waitFor(() => expect(answers.has('brigitte')).toBe(true));
    answers.get('brigitte')?.({ clients: group<'clients'>([client(2, 'Brigitte Roy')]) });
    await waitFor(() => expect(router.state.location.search).toMatchObject({ id: idOf(2) }));
  }, 60_000);
});

describe('a screen by its whole name', () => {
  it('is opened at once, whatever the server does', async () => {
    const { router, field } = await openPalette(() => new Promise(() => {}));
    await userEvent.type(field, 'client alert{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/basket?basketType=Automatic'));
  }, 60_000);
});

describe('ways on', () => {
  const empty = (): PaletteGroups => ({ clients: group<'clients'>([]), listings: group<'listings'>([]) });

  it('says what was searched when nothing is found, and searches the market with these words', async () => {
    const { router, list } = await openPalette(empty);
    const api = fakeApi({
      'POST /listings/sentence': () => ({
        isSuccess: true,
        result: {
          criteria: { version: 1, offer: 'sale', status: ['active'], bedrooms: { min: 3 } },
          parts: [],
          unknown: ['zebra'],
        },
      }),
      'POST /listings/search': () => failWith('agreement_required'),
      'GET /lookup/community': () => failWith('agreement_required'),
    });
    await userEvent.keyboard('3 bed zebra');
    await findOption(list, /^Search the market for “3 bed zebra”/);
    screen.getByText('Searched: Clients and Listings.');
    expect(statuses()).toContain('Nothing matches “3 bed zebra”');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/property-search/result'));
    expect(JSON.parse((router.state.location.search as { c: string }).c)).toEqual({
      bedrooms: { min: 3 },
      keywords: 'zebra',
    });
    expect(api.calls('POST /listings/sentence')[0]?.body).toEqual({ text: '3 bed zebra' });
  }, 60_000);

  it('says calmly what opens listings, and offers no market that is closed', async () => {
    const locked = { state: 'locked' as const };
    const { router, list } = await openPalette(() => ({
      clients: group<'clients'>([]),
      listings: group<'listings'>([], locked),
      analyses: group<'analyses'>([], locked),
    }));
    await userEvent.keyboard('zebra');
    const line = await findOption(list, /^Listings and Analyses open with board access/);
    expect(within(list).getAllByRole('option')).toEqual([line]);
    await userEvent.click(line);
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/profile'));
  }, 60_000);

  it('says which kinds were left out, and that the search does not answer', async () => {
    const { field } = await openPalette(() => ({
      ...empty(),
      mails: group<'mails'>([], { state: 'slow' }),
      badges: group<'badges'>([], { state: 'failed' }),
    }));
    await userEvent.keyboard('zebra');
    await screen.findByText('Left out this time, because it took too long: Emails.');
    screen.getByText('Left out this time, because of an error: Badges.');
    fakeApi({ 'POST /palette/search': () => failWith('internal') });
    await userEvent.type(field, ' settings');
    await screen.findByText('The search does not answer. Screens and actions are still here.');
  }, 60_000);

  it('says that people are written much like the text', async () => {
    const { list } = await openPalette(() => ({
      clients: group<'clients'>([client(1, 'Brianna Côté')], { isSimilar: true }),
    }));
    await userEvent.keyboard('brianan');
    await within(list).findByRole('group', { name: 'Clients, written much like it' });
    expect(queryOption(list, /^Call/)).toBeUndefined();
  }, 60_000);
});
