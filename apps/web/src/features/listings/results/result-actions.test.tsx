import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { meQuery } from '../../../shared/api/me-query.ts';
import { useBasketRequestStore } from '../../../shared/stores/basket-request-store.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { sampleMe } from '../../../testing/sample-me.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { fakeResults, renderResults } from '../testing/render-results.tsx';
import { listingId, sampleCard, sampleCards } from '../testing/sample-listing.ts';

beforeEach(signIn);

const tooMany = 'Search returns more than 500, please narrow down your search criteria';
const tooManyFr = 'La recherche donne plus de 500 résultats, veuillez préciser vos critères';

/** Keeps the files handed to the browser in place of downloading them. */
function catchFiles() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:caught';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return {
    names,
    /** With the mark at the start, which `text()` would swallow. */
    text: async () => {
      await waitFor(() => expect(blobs).toHaveLength(1));
      const bytes = await bytesOf(blobs[0] as Blob);
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    },
  };
}

function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
}

describe('ticked homes', () => {
  it('go along to a CMA and to a basket', async () => {
    fakeResults({ cards: sampleCards(3) });
    setWindowWidth(1440);
    await renderResults();
    for (const number of [1, 3])
      await userEvent.click(
        within((await screen.findAllByRole('row'))[number] as HTMLElement).getByRole('checkbox'),
      );
    const bar = within(screen.getByRole('region', { name: 'Selected listings' }));
    const wanted = `${listingId(1)},${listingId(3)}`;
    const searchOf = (name: string) =>
      new URL(bar.getByRole('link', { name }).getAttribute('href') ?? '', 'http://app').searchParams;
    bar.getByText('2 selected');
    expect(searchOf('CMA').get('with')).toBe(wanted);
    await userEvent.click(bar.getByRole('button', { name: 'Add to basket' }));
    const { request } = useBasketRequestStore.getState();
    expect(request).toMatchObject({ kind: 'add', listingIds: [listingId(1), listingId(3)] });
    // What was added is no longer ticked.
    act(() => request?.onDone?.());
    expect(screen.queryByRole('region', { name: 'Selected listings' })).toBeNull();
  });

  it('are refused where an address could not hold them', async () => {
    fakeResults({ cards: sampleCards(51) });
    setWindowWidth(1440);
    await renderResults();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all listings' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected listings' }));
    bar.getByText('Up to 50 at once go to a CMA or a basket.');
    expect(bar.queryByRole('link')).toBeNull();
  });
});

describe('export', () => {
  it('writes a table with every home found, in the language of the screen', async () => {
    const cards = [
      sampleCard({ officeName: 'Agence Bérubé, « Chez nous »' }),
      sampleCard({
        id: listingId(2),
        mlsNumber: 'W1000002',
        address: '=HYPERLINK("http://evil.test")',
        community: '+cmd',
        municipality: '@sum',
        officeName: 'Say "hi"\nthere',
        price: null,
        bedrooms: null,
        areaLow: null,
        areaHigh: null,
        daysOnMarket: null,
        kind: 'condoApartment',
        code: 'pc',
      }),
    ];
    fakeResults({ cards });
    const files = catchFiles();
    await renderResults('?view=cart', 'fr');
    await userEvent.click(await screen.findByRole('button', { name: 'Exporter en tableau' }));
    expect(await files.text()).toBe(
      [
        '\uFEFFNuméro MLS,Statut,Prix,Adresse,Quartier,Municipalité,Type de propriété,Chambres,Salles de bain,Pieds carrés,Prix au pi²,Terrain,Places de stationnement,Inscrite,Vendue,Vente/demandé,Jours sur le marché,Agence',
        'W1000001,Active,1299000,12 Heron Lane,Port Credit,Mississauga,Maison individuelle,3+1,2,1500-1999,650\u00A0$ à 866\u00A0$,40 x 120,4,2025-11-03,,,12,"Agence Bérubé, « Chez nous »"',
        `W1000002,Prix modifié,,"'=HYPERLINK(""http://evil.test"")",'+cmd,'@sum,Appartement en copropriété,,2,,,40 x 120,4,2025-11-03,,,,"Say ""hi""\nthere"`,
        '',
      ].join('\r\n'),
    );
    expect(files.names).toEqual(['listings.csv']);
  });

  it('writes bands as bands, and rooms above and below the ground apart', async () => {
    const homes = [
      { bedrooms: 4, bedroomsPlus: 1, areaLow: 1_850, areaHigh: 1_850 },
      { bedrooms: 4, bedroomsPlus: 0, areaLow: 5_000, areaHigh: null },
      { bedrooms: null, bedroomsPlus: 1, areaLow: null, areaHigh: 700 },
    ];
    fakeResults({ cards: homes.map((home, index) => sampleCard({ id: listingId(index + 1), ...home })) });
    const files = catchFiles();
    await renderResults('?view=cart');
    await userEvent.click(await screen.findByRole('button', { name: 'Export as a table' }));
    const [head = '', ...lines] = (await files.text()).split('\r\n').filter(Boolean);
    const [rooms, size] = ['Bedrooms', 'Square feet'].map((name) => head.split(',').indexOf(name));
    expect(lines.map((line) => [rooms, size].map((column) => line.split(',')[column ?? -1]))).toEqual([
      ['4+1', '1850'],
      ['4', '5000+'],
      ['', '<700'],
    ]);
  });

  it('writes only the ticked homes, however many were found', async () => {
    const api = fakeResults({ cards: sampleCards(3), total: 1_240 });
    const files = catchFiles();
    setWindowWidth(1440);
    await renderResults();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 3 Heron Lane' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 1 Heron Lane' }));
    screen.getByText('2 selected');
    await userEvent.click(screen.getByRole('button', { name: 'Export as a table' }));
    const lines = (await files.text()).split('\r\n').filter(Boolean);
    expect(lines[0]).toMatch(/^\uFEFFMLS number,Status,Price,Address/);
    expect(lines.slice(1).map((line) => line.split(',')[3])).toEqual(['3 Heron Lane', '1 Heron Lane']);
    expect(api.calls('POST /listings/cards')[0]?.body.ids).toEqual([listingId(3), listingId(1)]);
  });

  it('[LIST-03] asks for narrower criteria above 500, for export, print and bulk selection', async () => {
    const api = fakeResults({ cards: sampleCards(3), total: 501 });
    const print = vi.spyOn(window, 'print').mockReturnValue();
    setWindowWidth(1440);
    const { unmount } = await renderResults();
    for (const control of [
      await screen.findByRole('checkbox', { name: 'Select all listings' }),
      screen.getByRole('button', { name: 'Export as a table' }),
      screen.getByRole('button', { name: 'Print the list' }),
    ]) {
      await userEvent.click(control);
      const toast = await screen.findByRole('alert');
      expect(toast.textContent).toContain(tooMany);
      await userEvent.click(within(toast).getByRole('button'));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    }
    expect(screen.queryByText(/selected$/)).toBeNull();
    expect(print).not.toHaveBeenCalled();
    expect(api.calls('POST /listings/selection')).toEqual([]);
    unmount();

    await renderResults('', 'fr');
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimer la liste' }));
    await screen.findByText(tooManyFr);
  });
});

describe('bulk selection', () => {
  it('[LIST-03] ticks up to 500 at once, also those that are not on the screen yet', async () => {
    const all = sampleCards(500);
    const { calls } = fakeResults({ cards: all.slice(0, 2), total: 500 });
    fakeApi({ 'POST /listings/selection': () => ({ isSuccess: true, result: all }) });
    setWindowWidth(1440);
    await renderResults('?sort=cheapest');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all listings' });
    await userEvent.click(box);
    await screen.findByText('500 selected');
    expect(box.checked).toBe(true);
    expect(calls('POST /listings/search')).toHaveLength(1);

    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 1 Heron Lane' }));
    screen.getByText('499 selected');
    expect(box.indeterminate).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText(/selected$/)).toBeNull();
    expect(box.indeterminate).toBe(false);
  });
});

describe('print', () => {
  it('puts every home found on the paper, and takes the list away again', async () => {
    fakeResults({
      cards: [sampleCard(), sampleCard({ id: listingId(2), address: '', community: null, price: null })],
    });
    let paper: string[] = [];
    let preparedBy: string | null | undefined;
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      const table = screen.getByText('2 listings', { selector: 'caption' }).closest('table');
      expect(table?.closest('.printed-only')).not.toBeNull();
      paper = [...(table?.rows ?? [])].map((row) =>
        [...row.cells].map((cell) => cell.textContent).join(' | '),
      );
      preparedBy = document.querySelector('.printed-by')?.textContent;
    });
    const { queryClient } = await renderResults();
    // The frame of the app knows it already.
    queryClient.setQueryData(meQuery.queryKey, sampleMe());
    await userEvent.click(await screen.findByRole('button', { name: 'Print the list' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(paper).toEqual([
      'MLS number | Address | Home type | Bedrooms | Bathrooms | Square feet | Price | Brokerage',
      'W1000001 | 12 Heron Lane, Port Credit | Detached | 3 + 1 | 2 | 1,500 – 1,999 sq ft | $1,299,000 | Northlight Realty Inc.',
      'W1000001 | Address on request | Detached | 3 + 1 | 2 | 1,500 – 1,999 sq ft | — | Northlight Realty Inc.',
    ]);
    expect(preparedBy).toBe(
      'Prepared by Maya Okafor · Northlight Realty Inc., Brokerage · 416 555 0119 · office@northlight.example',
    );
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(screen.queryByText('2 listings', { selector: 'caption' })).toBeNull());
  });
});
