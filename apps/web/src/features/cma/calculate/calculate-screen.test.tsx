import type { CmaDraft, GridFound } from '@hearthline/contract/cma';
import { measureIndex } from '@hearthline/domain/valuation/features';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useWantedRequestStore } from '../../../shared/stores/wanted-request-store.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { cmaAutosaveOf } from '../model/cma-autosave.ts';
import { candidateOf, fakeCma, foundOf, people } from '../testing/fake-cma.ts';
import type { MadeSale } from '../testing/grid-fixture.ts';
import { cmaId, gridDay, house, madeSales, makeDraft, makeFound, saleId } from '../testing/grid-fixture.ts';
import { CalculateScreen } from './calculate-screen.tsx';

vi.mock('../../../shared/map/maplibre.ts', async () => {
  const { FakeGlMap } = await import('../../../shared/map/testing/fake-gl-map.ts');
  return { GlMap: FakeGlMap };
});

beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

const version = {
  number: 1,
  savedAt: '2025-11-12T14:12:00.000Z',
  method: 'advance' as const,
  comparables: 4,
  note: '',
  value: 165_000_000,
  low: 160_000_000,
  high: 170_000_000,
  isByEarlierMethod: true,
};

interface Given {
  draft?: Partial<CmaDraft>;
  found?: (levels: Record<string, number>, subject: CmaDraft['subject']) => GridFound;
}

function openCalculate({ draft = {}, found = () => makeFound() }: Given = {}, hash = '') {
  const kept = fakeCma({
    cma: { draft: makeDraft(draft) },
    found: () => foundOf(4, { total: 6, items: [1, 2, 3, 4, 7, 8].map((number) => candidateOf(number)) }),
  });
  const grid = fakeApi({
    'POST /cma/grid': ({ body }) => ({
      isSuccess: true,
      result: found(body.levels ?? {}, body.subject as CmaDraft['subject']),
    }),
    'POST /cma/{id}/versions': () => ({
      isSuccess: true,
      result: { ...kept.current(), versions: [version] },
    }),
    'GET /cma/{id}/versions/{version}': () => {
      const { grid: numbers, market, listings } = makeFound();
      return {
        isSuccess: true,
        result: {
          ...version,
          draft: makeDraft(),
          found: { grid: numbers, market },
          listings,
        },
      };
    },
  });
  const route = `/cma/calculate?id=${cmaId}${hash}`;
  const rendered = renderWithProviders(<CalculateScreen timeZone="America/Toronto" />, { route });
  return { ...rendered, ...kept, grid, user: userEvent.setup() };
}

/** The draft is saved after a pause; what is not would be sent into the next test. */
async function leave({ unmount, queryClient }: ReturnType<typeof openCalculate>) {
  unmount();
  await cmaAutosaveOf(queryClient, cmaId).autosave.flush();
}

const value = () => screen.getByLabelText('Estimated market value');
const valueText = () => within(value()).getAllByText(/^\$[\d,]+$/)[0]?.textContent;
const cellOf = (row: string, number: number | 'head') => {
  const column = number === 'head' ? number : saleId(number);
  const cell = document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (!cell) throw new Error(`no cell ${row} ${number}`);
  return cell;
};

describe('[CMA-04] the grid of adjustments', () => {
  it('shows value, range and every line, and folds what is the same in all', async () => {
    const opened = openCalculate();
    const { user } = opened;
    const grid = await screen.findByRole('grid', { name: 'Adjustments of each comparable' });
    screen.getByText('Advance CMA · 4 comparables within 1 km, sold since Jul 2025');
    within(value()).getByText('80% range');
    within(value()).getByText('High');
    screen.getByText('List price $1,649,900, not part of the value');
    screen.getByText(/Only 4 comparables have a say/);
    expect(cellOf('area', 1).textContent).toMatch(/^1,820\+\$/);
    expect(cellOf('area', 2).textContent).toMatch(/^2,110−\$/);
    expect(within(grid).queryByRole('rowheader', { name: /Air conditioning/ })).toBeNull();
    await user.click(within(grid).getByRole('button', { name: /Same in all: 6 lines/ }));
    within(grid).getByRole('rowheader', { name: /Air conditioning/ });
    act(() => cellOf('cooling', 2).focus());
    await user.keyboard('7500');
    within(grid).getByText('Same in all: 5 lines');
    expect(screen.getByLabelText(/^Air conditioning, 940 Hampton Cres/)).toHaveProperty('value', '7500');
    await leave(opened);
  });

  it('[CMA-04] tells which comparables are of another type, and nothing where all are of one', async () => {
    const [first, ...others] = madeSales;
    const mixed = openCalculate({
      found: () => makeFound([{ ...first, kind: 'bungalow' } as MadeSale, ...others]),
    });
    await screen.findByText('Among the comparables are sales of another type: bungalow.');
    await leave(mixed);
    const plain = openCalculate();
    await screen.findByRole('grid');
    expect(screen.queryByText(/of another type/)).toBeNull();
    await leave(plain);
  });

  it('shows spans of the board as spans, what is assumed as assumed, and figures that rest on a middle as about', async () => {
    const opened = openCalculate({
      draft: { subject: { ...makeDraft().subject, facts: { ...house, area: 1750 } } },
      found: () => {
        const [first, second, ...others] = madeSales;
        const found = makeFound(
          [
            { ...first, area: 1750, yearBuilt: 2014.5 } as MadeSale,
            { ...second, lotArea: null } as MadeSale,
            ...others,
          ],
          { area: 1750 },
        );
        const [listing] = found.listings;
        if (listing) Object.assign(listing, { ageMin: 6, ageMax: 15 });
        found.grid.sales[1]?.counts.splice(measureIndex('lot'), 1, 4200);
        return found;
      },
    });
    await screen.findByText('Adjusted price');
    expect(cellOf('area', 1).textContent).toMatch(/^1,500 – 2,000/);
    expect(cellOf('area', 3).textContent).toMatch(/^1,905/);
    expect(cellOf('age', 1).textContent).toMatch(/^6 – 15 years/);
    expect(cellOf('lot', 2).textContent).toBe('about 4,200 assumed+$16,800');
    within(value()).getByText(/^about \$\d{3}$/);
    act(() => cellOf('lot', 2).focus());
    const tip = await screen.findByRole('tooltip');
    expect(tip.textContent).toMatch(/^\$21 per sq ft × 800 sq ft/);
    within(tip).getByText(/What such homes usually have is assumed/);
    await leave(opened);
  });

  it('says why Fast and Advance differ, and what the home itself was sold for before', async () => {
    const opened = openCalculate({
      found: () => {
        const found = makeFound(
          madeSales.map((sale) => ({ ...sale, bathrooms: 1, condition: 4 })),
          { bathrooms: 12 },
        );
        const earlier = {
          id: saleId(77),
          price: 140_000_000,
          soldDay: gridDay - 400,
          moved: 0.05,
          share: 0.25,
        };
        return { ...found, grid: { ...found.grid, earlier, reference: 160_000_000 } };
      },
    });
    const { user } = opened;
    await screen.findByText('Adjusted price');
    screen.getByText(
      /^Fast says \$1,\d{3},000 by the same comparables, Advance \$1,\d{3},000: Fast looks at size only\. Advance also counts Bathrooms \(\+\$\d+,000\)/,
    );
    screen.getByText('Its own earlier sale');
    screen.getByText('Sold Oct 8, 2024 for $1,400,000, $1,470,000 by the market of today: 25% of the value.');
    await user.click(screen.getByRole('button', { name: 'Leave it out' }));
    expect(screen.queryByText('Its own earlier sale')).toBeNull();
    await leave(opened);
  });

  it('is edited by keys alone: typing counts at once, Escape takes it back, Enter keeps it', async () => {
    const opened = openCalculate();
    const { user, api } = opened;
    await screen.findByText('Adjusted price');
    const before = valueText();
    act(() => cellOf('area', 1).focus());
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{ArrowLeft}');
    expect(document.activeElement).toBe(cellOf('area', 1));
    await user.keyboard('9');
    expect(valueText()).not.toBe(before);
    await user.keyboard('9000');
    const field = screen.getByLabelText('Square feet, 17 Cumberland Dr: your own amount');
    expect(field).toHaveProperty('value', '99000');
    await user.keyboard('{Escape}');
    expect(valueText()).toBe(before);
    await waitFor(() => expect(document.activeElement).toBe(cellOf('area', 1)));
    await user.keyboard('-5k{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(cellOf('bedrooms', 1)));
    expect(cellOf('area', 1).textContent).toBe('1,820−$5,000');
    await act(() => cmaAutosaveOf(opened.queryClient, cmaId).autosave.flush());
    expect(api.calls('PUT /cma/{id}').at(-1)?.body.draft.edits?.amounts).toEqual({
      [saleId(1)]: { area: -500_000 },
    });
    await user.click(screen.getByText('Undo'));
    expect(valueText()).toBe(before);
    await leave(opened);
  });

  it('takes own weights that total one hundred, and comparables out and back', async () => {
    const opened = openCalculate({}, '#weights');
    const { user } = opened;
    await screen.findByText('Adjusted price');
    expect(document.activeElement).toBe(cellOf('weight', 1));
    await user.keyboard('70{Enter}');
    expect(cellOf('weight', 1).textContent).toBe('70.0%');
    // At once, so that what is typed next is not lost.
    expect(document.activeElement).toBe(screen.getByLabelText('Use 17 Cumberland Dr in the value'));
    screen.getByText('Your weights come to 70%; the others share 30%.');
    act(() => cellOf('weight', 2).focus());
    await user.keyboard('40');
    const field = screen.getByLabelText('Weight of 940 Hampton Cres in percent');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Escape}');
    await user.click(screen.getByLabelText('Reset: weights back to automatic'));
    expect(cellOf('weight', 1).textContent).not.toBe('70.0%');
    await user.click(screen.getByLabelText('Use 17 Cumberland Dr in the value'));
    screen.getByText(/3 of 4 comparables in the value/);
    await user.click(screen.getByLabelText('Use 51 Elmwood Ave N in the value'));
    screen.getByRole('heading', { name: 'Three comparables are needed' });
    const link = screen.getByRole('link', { name: 'Choose comparables' });
    expect(link.getAttribute('href')).toBe(`/cma/generate?id=${cmaId}`);
    await user.click(screen.getByText('Take all back'));
    await screen.findByText('Adjusted price');
    await leave(opened);
  });

  it('calculates nothing for flats before every level is set and not 0', async () => {
    const flats = madeSales.map(
      (sale, place) => ({ ...sale, level: place === 0 ? null : 4 + place }) as MadeSale,
    );
    const opened = openCalculate({
      draft: {
        subject: { ...makeDraft().subject, facts: { ...house, kind: 'condoApartment', level: null } },
      },
      found: (levels, subject) =>
        makeFound(
          flats.map((sale, place) => ({ ...sale, level: levels[saleId(place + 1)] ?? sale.level ?? null })),
          { kind: 'condoApartment', level: subject.facts.level },
        ),
    });
    const { user, grid } = opened;
    await screen.findByText('The level cannot be 0 and must be set for all items before calculating.');
    screen.getByText('2 items without a level');
    expect(screen.queryByRole('grid')).toBeNull();
    const own = screen.getByLabelText('Level of 62 Oakwood Ave N');
    await user.type(own, '0');
    await user.type(screen.getByLabelText('Level of 17 Cumberland Dr'), '3');
    await user.click(screen.getByText('Set levels and calculate'));
    expect(document.activeElement).toBe(own);
    screen.getByText('Enter a whole number from 1 to 150');
    expect(grid.calls('POST /cma/grid')).toHaveLength(1);
    await user.clear(own);
    await user.type(own, '12');
    await user.click(screen.getByText('Set levels and calculate'));
    await screen.findByText('Adjusted price');
    expect(grid.calls('POST /cma/grid').at(-1)?.body).toMatchObject({
      levels: { [saleId(1)]: 3 },
      subject: { facts: { level: 12 } },
    });
    await leave(opened);
  });

  it('shows Fast with the size alone and goes on as Advance', async () => {
    const opened = openCalculate({
      draft: { method: 'fast' },
      found: () => ({ ...makeFound(), grid: { ...makeFound().grid, method: 'fast' } }),
    });
    const { user, api } = opened;
    await screen.findByText('Adjusted price');
    expect(cellOf('area', 1).textContent).toMatch(/^1,820\+\$/);
    expect(document.querySelector('[data-row="lot"]')).toBeNull();
    await user.click(screen.getByText('Continue as Advance'));
    await leave(opened);
    expect(api.calls('PUT /cma/{id}').at(-1)?.body.draft.method).toBe('advance');
  });

  it('is made for a client who is found by name, changed and taken out again, kept with the draft', async () => {
    const opened = openCalculate();
    const { user, api } = opened;
    const saved = () => api.calls('PUT /cma/{id}').at(-1)?.body.clientId;
    await user.click(await screen.findByRole('button', { name: 'Choose a client' }));
    const field = await screen.findByRole('combobox', { name: 'Client' });
    await user.type(field, 'Whit');
    await user.click(await screen.findByRole('option', { name: /Daniel Whitford/ }));
    await user.click(await screen.findByRole('button', { name: 'For Daniel Whitford, change client' }));
    await waitFor(() => expect(saved()).toBe(people[0]?.id));
    await user.type(await screen.findByRole('combobox', { name: 'Client' }), 'Sof');
    await user.click(await screen.findByRole('option', { name: /Sofia Marchetti/ }));
    await user.click(await screen.findByRole('button', { name: 'For Sofia Marchetti, change client' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Sofia Marchetti' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Client' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(saved()).toBeNull());
    await leave(opened);
  });

  it('asks who wants the home that is valued, where the market knows it', async () => {
    const opened = openCalculate();
    const asked = () => useWantedRequestStore.getState().listingId;
    expect(asked()).toBeNull();
    await opened.user.click(await screen.findByRole('button', { name: 'Who wants this?' }));
    expect(asked()).toBe(makeDraft().subject.listingId);
    act(() => useWantedRequestStore.getState().close());
    await leave(opened);
    const typed = openCalculate({ draft: { subject: { ...makeDraft().subject, listingId: null } } });
    await screen.findByRole('button', { name: 'Choose a client' });
    expect(screen.queryByRole('button', { name: 'Who wants this?' })).toBeNull();
    await leave(typed);
  });

  it('saves a version before the report of something new', async () => {
    const { user, grid, router } = openCalculate();
    await user.click(await screen.findByText('Make report'));
    await waitFor(() =>
      expect(router?.state.location).toMatchObject({
        pathname: '/cma/calculate/report',
        search: { id: cmaId, version: '1' },
      }),
    );
    expect(grid.calls('POST /cma/{id}/versions')).toHaveLength(1);
    // The router of the test shows the same screen at the report's address: the version, to read.
    await screen.findByText(
      /^Version 1, saved Nov 12, 2025\. It cannot be changed\. It was saved by an earlier method as .+\$1,650,000/,
    );
    act(() => cellOf('area', 1).focus());
    await user.keyboard('5');
    expect(screen.queryByLabelText(/your own amount/)).toBeNull();
  });
});

describe('[CMA-06] every adjustment says where it comes from', () => {
  it('on focus, with the rate, its interval and the sales behind it', async () => {
    const { user } = openCalculate();
    await screen.findByText('Adjusted price');
    act(() => cellOf('area', 1).focus());
    const tip = await screen.findByRole('tooltip');
    expect(tip.textContent).toMatch(/^\$\d+ per sq ft × 120 sq ft/);
    within(tip).getByText('Estimated from 412 sales around the subject that state it.');
    within(tip).getByText(/^Four chances in five that the rate lies between/);
    expect(cellOf('area', 1).getAttribute('aria-describedby')).toBe(tip.id);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => cellOf('pool', 4).focus());
    within(await screen.findByRole('tooltip')).getByText(/the rate is held at zero/);
  });

  it('and an own rate stands beside the fitted one until it is reset', async () => {
    const opened = openCalculate();
    const { user } = opened;
    await screen.findByText('Adjusted price');
    const head = () => cellOf('area', 'head');
    act(() => head().focus());
    await user.keyboard('300{Enter}');
    within(head()).getByText('$300');
    within(head()).getByText(/^Estimated \$\d+$/);
    expect(cellOf('area', 1).textContent).toBe('1,820+$36,000');
    await user.click(within(head()).getByLabelText('Reset: Square feet back to the estimated rate'));
    expect(cellOf('area', 1).textContent).not.toBe('1,820+$36,000');
    await leave(opened);
  });
});

describe('on a phone', () => {
  it('[CMA-04] comparables are cards, and a line opens in a sheet', async () => {
    setWindowWidth(390);
    const opened = openCalculate();
    const { user } = opened;
    await screen.findByRole('heading', { name: '17 Cumberland Dr' });
    expect(screen.queryByRole('grid')).toBeNull();
    const before = valueText();
    const card = within(screen.getByLabelText('17 Cumberland Dr'));
    await user.click(card.getByRole('button', { name: /^Square feet 1,820/ }));
    const sheet = await screen.findByRole('dialog');
    within(sheet).getByText(/per sq ft × 120 sq ft/);
    await user.type(within(sheet).getByRole('textbox', { name: 'Your own amount' }), '80000');
    await user.click(within(sheet).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(valueText()).not.toBe(before));
    await leave(opened);
  });
});
