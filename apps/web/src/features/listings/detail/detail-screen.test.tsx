import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBasketRequestStore } from '../../../shared/stores/basket-request-store.ts';
import { useWantedRequestStore } from '../../../shared/stores/wanted-request-store.ts';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { listingId, sampleCard, sampleCards } from '../testing/sample-listing.ts';
import { fakeDetail, renderDetail } from './testing/render-detail.tsx';
import { sampleDetail, sampleMarket } from './testing/sample-detail.ts';

beforeEach(signIn);

const id = listingId(1);

describe('one home', () => {
  it('for lease has a rent, and no price of a square foot', async () => {
    fakeDetail({ listing: sampleDetail({ offer: 'lease', price: 380_000, originalListPrice: 380_000 }) });
    renderDetail(`?id=${id}`);
    await screen.findAllByText('$3,800 per month');
    expect(screen.queryByText(/per sq ft/)).toBeNull();
  });

  it('[LIST-04] shows price, address, facts, rooms, history, schools and demographics', async () => {
    fakeDetail({ similar: [sampleCard({ id: listingId(7), address: '7 Similar St' })] });
    const { container } = renderDetail(`?id=${id}`);
    await screen.findByRole('heading', { level: 1, name: '62 Oakwood Ave N' });
    const page = within(container);
    page.getByText('Port Credit, Mississauga L5G 1A1');
    page.getByText('$1,649,900');
    page.getByText('−$49,100 (2.9%) since Nov 3, 2025');
    page.getByText('First asked $1,750,000 on Jul 18, 2025,');
    page.getByText('−$100,100 (5.7%) since then');
    page.getByText(/\$850 per sq ft/);
    screen.getByText('Price changed Nov 3');
    expect(document.title).toBe('62 Oakwood Ave N | Hearthline');

    const links = within(screen.getByRole('navigation', { name: 'Parts of this page' }));
    for (const name of ['Overview', 'Rooms', 'Price history', 'Market', 'Schools', 'Demographics', 'Map']) {
      const target = links.getByRole('link', { name }).getAttribute('href') ?? '';
      expect(document.querySelector(target)).not.toBeNull();
    }
    screen.getByRole('table', { name: 'Rooms' });
    await screen.findByText(/28 days, 61 over two listings/);
    await screen.findByText('Kenollie Public School');
    await screen.findByText('2021 census');
    await screen.findByText(/14 homes of this kind \(detached\) sold in Port Credit/);
    screen.getByText('6.3% less than the year before');
    await screen.findByRole('link', { name: '7 Similar St' });
  });

  it.each([
    [
      'raised, then cut',
      { before: 100_000_000, since: '2025-10-12', firstPrice: 89_990_000, firstDate: '2025-09-01' },
      '−$50,000 (5.0%) since Oct 12, 2025',
      'First asked $899,900 on Sep 1, 2025, +$50,100 (5.6%) since then',
    ],
    [
      'relisted lower',
      { before: 100_000_000, since: '2025-10-12', firstPrice: 100_000_000, firstDate: '2025-08-12' },
      '−$50,000 (5.0%) since Oct 12, 2025',
      'First asked $1,000,000 on Aug 12, 2025',
    ],
    [
      'relisted lower, then raised',
      { before: 89_990_000, since: '2025-11-03', firstPrice: 100_000_000, firstDate: '2025-08-12' },
      '−$50,000 (5.0%) since Aug 12, 2025',
      'Last raised from $899,900 on Nov 3, 2025, +$50,100 (5.6%)',
    ],
    [
      'back at its first price',
      { before: 90_000_000, since: '2025-11-03', firstPrice: 95_000_000, firstDate: '2025-10-18' },
      '+$50,000 (5.6%) since Nov 3, 2025',
      'First asked $950,000 on Oct 18, 2025',
    ],
  ])(
    'says of a price what it changed by and since when, on paper too: %s',
    async (_, priceChange, change, first) => {
      const prices = { price: 95_000_000, listPrice: 95_000_000, originalListPrice: 89_990_000 };
      fakeDetail({ listing: sampleDetail({ ...prices, priceChange }) });
      const { container } = renderDetail(`?id=${id}`);
      const page = within(container);
      await page.findByText(change);
      const line = page.getByText(/^(First asked|Last raised)/).parentElement;
      expect(line?.textContent).toBe(first);
      const paper = document.querySelector('.printed-price')?.textContent ?? '';
      expect(paper).toContain(change);
      expect(paper).toContain(first);
    },
  );

  it('says in French that a raised price is still a cut', async () => {
    const priceChange = {
      before: 89_990_000,
      since: '2025-11-03',
      firstPrice: 100_000_000,
      firstDate: '2025-08-12',
    };
    fakeDetail({ listing: sampleDetail({ price: 95_000_000, listPrice: 95_000_000, priceChange }) });
    const { container } = renderDetail(`?id=${id}`, 'fr');
    const raised = await within(container).findByText(/^Dernière hausse/);
    const block = raised.parentElement?.parentElement?.textContent?.replace(/\s/g, ' ');
    expect(block).toContain('−50 000 $ (5,0 %) depuis le 12 août 2025');
    expect(block).toContain('Dernière hausse : de 899 900 $ le 3 nov. 2025, +50 100 $ (5,6 %)');
  });

  it('says nothing of a price that never changed, and the first price once', async () => {
    const { priceChange } = sampleDetail();
    const once = priceChange && { ...priceChange, firstPrice: priceChange.before, firstDate: '2025-10-18' };
    fakeDetail({ listing: sampleDetail({ priceChange: once }) });
    const { unmount } = renderDetail(`?id=${id}`);
    await screen.findAllByText(/since Nov 3, 2025/);
    expect(screen.queryByText(/First asked/)).toBeNull();
    unmount();
    fakeDetail({ listing: sampleDetail({ priceChange: null, originalListPrice: 89_990_000 }) });
    renderDetail(`?id=${id}`);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/since \w+ \d/)).toBeNull();
  });

  it('says on how few sales its figures of the market rest', async () => {
    fakeDetail();
    const market = sampleMarket({ soldCount: 3, medianPriceBefore: null });
    fakeApi({ 'GET /listings/{id}/market': () => ({ isSuccess: true, result: market }) });
    renderDetail(`?id=${id}`);
    await screen.findByText('Few deals: take the median with care.', { exact: false });
    expect(screen.getAllByText('from 3 sales')).toHaveLength(2);
  });

  it('leads to the walk through the home where there is one', async () => {
    fakeDetail({ listing: sampleDetail({ tourUrl: 'https://tours.test/62' }) });
    renderDetail(`?id=${id}`);
    const tour = await screen.findByRole('link', { name: 'Virtual tour' });
    expect(tour.getAttribute('href')).toBe('https://tours.test/62');
    expect(tour.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('[LIST-04] offers favourite, link, print, basket and CMA', async () => {
    fakeDetail();
    const user = userEvent.setup();
    renderDetail(`?id=${id}`);
    await user.click(await screen.findByRole('button', { name: 'Add to client basket' }));
    const asked = () => useBasketRequestStore.getState().request;
    expect(asked()).toMatchObject({ kind: 'add', listingIds: [id], address: '62 Oakwood Ave N' });
    await user.click(screen.getByRole('button', { name: 'Send this home' }));
    expect(asked()).toMatchObject({ kind: 'send', listingIds: [id] });
    expect(screen.getByRole('link', { name: 'Write about this home' }).getAttribute('href')).toBe(
      `/clients/mail?listings=${id}`,
    );
    expect(screen.getByRole('link', { name: 'Run CMA' }).getAttribute('href')).toBe(`/cma?listing=${id}`);
    screen.getByRole('button', { name: 'Favorite: 62 Oakwood Ave N' });
    screen.getByRole('button', { name: 'Print' });
    expect(screen.getByRole('link', { name: 'Call Renée Tremblay, 416 555 0142' }).getAttribute('href')).toBe(
      'tel:4165550142',
    );

    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await screen.findByText(/^Link copied/);
    await waitFor(async () => expect(new URL(await navigator.clipboard.readText()).search).toBe(`?id=${id}`));
  });

  it('asks who of the agent’s people wants it, and not what a client sees', async () => {
    fakeDetail({ wanted: 3 });
    const user = userEvent.setup();
    const { unmount } = renderDetail(`?id=${id}`);
    await user.click(await screen.findByRole('button', { name: 'Who wants this? 3' }));
    expect(useWantedRequestStore.getState().listingId).toBe(id);
    unmount();
    renderDetail(`?id=${id}&as=client`);
    await screen.findByRole('button', { name: 'Add to client basket' });
    expect(screen.queryByRole('button', { name: /^Who wants this/ })).toBeNull();
  });

  it('shares with price, MLS number and who lists it, and prints that beside my name and brokerage', async () => {
    fakeDetail();
    const user = userEvent.setup();
    renderDetail(`?id=${id}&view=map&sort=cheapest`);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const link = await screen.findByRole('link', { name: 'Write email' });
    await waitFor(() => expect(link.getAttribute('href')).toContain('Maya'));
    const mail = new URLSearchParams((link.getAttribute('href') ?? '').split('?')[1]);
    expect(mail.get('subject')).toBe('62 Oakwood Ave N · MLS W9271385');
    const lines = mail.get('body')?.split('\n') ?? [];
    expect(lines.slice(0, 4)).toEqual([
      '62 Oakwood Ave N, Port Credit, Mississauga L5G 1A1',
      'Price: $1,649,900',
      'MLS W9271385',
      'Listed by Renée Tremblay, Northlight Realty Inc.',
    ]);
    expect(lines).toContain('Only people who can sign in to Hearthline can open this link.');
    expect(lines.slice(-6, -2)).toEqual([
      'Maya Okafor',
      'Northlight Realty Inc., Brokerage',
      '416 555 0119',
      'office@northlight.example',
    ]);
    expect(new URL(lines.at(-1) ?? '').search).toBe(`?id=${id}`);
    const paper = [...document.querySelectorAll('.printed-names p')].map(({ textContent }) => textContent);
    expect(paper).toEqual([
      'Listed by Renée Tremblay · Northlight Realty Inc. · 416 555 0142',
      'Prepared by Maya Okafor · Northlight Realty Inc., Brokerage · 416 555 0119 · office@northlight.example',
    ]);
  });

  it('writes neither an address that is withheld nor what a deal brought into a mail', async () => {
    fakeDetail({
      listing: sampleDetail({
        mayShowAddress: false,
        status: 'sold',
        state: 'firm',
        code: 'sld',
        price: 162_000_000,
      }),
    });
    const user = userEvent.setup();
    renderDetail(`?id=${id}`, 'fr');
    await user.click(await screen.findByRole('button', { name: 'Partager' }));
    const link = await screen.findByRole('link', { name: 'Écrire un courriel' });
    const mail = new URLSearchParams((link.getAttribute('href') ?? '').split('?')[1]);
    expect(mail.get('subject')).toBe('Adresse sur demande · MLS W9271385');
    expect(mail.get('body')).not.toMatch(/Oakwood|620|L5G|Prix/);
    expect(mail.get('body')).toContain('Inscrite par Renée Tremblay, Northlight Realty Inc.');
    await waitFor(() =>
      expect(document.querySelector('.printed-names')?.textContent).toContain('Préparé par Maya Okafor'),
    );
  });

  it('keeps from clients what only agents may know, on screen and on paper', async () => {
    fakeDetail();
    const { router } = renderDetail(`?id=${id}`);
    await screen.findByText('Lockbox code from the office.', { selector: 'section *' });
    screen.getByText('134520118', { selector: 'dl:not(.printed-facts) *' });
    await userEvent.click(screen.getByRole('link', { name: 'Client view' }));
    await screen.findByText('Client view.');
    expect(router?.state.location.search).toMatchObject({ as: 'client' });
    expect(screen.queryByText(/Lockbox code/)).toBeNull();
    expect(screen.queryByText('PIN')).toBeNull();
    expect(document.querySelector('.printed-listing')?.textContent).not.toContain('Lockbox');
    await userEvent.click(screen.getByRole('link', { name: 'Agent view' }));
    await screen.findByText('Lockbox code from the office.', { selector: 'section *' });
  });

  it('says which price a deal brought', async () => {
    fakeDetail({
      listing: sampleDetail({
        status: 'sold',
        state: 'firm',
        code: 'sld',
        price: 162_000_000,
        soldDate: '2025-11-10',
      }),
    });
    const { container } = renderDetail(`?id=${id}`);
    await within(container).findByText('$1,620,000');
    screen.getByText(/98\.2% of list/, { ignore: '.printed-listing *' });
    expect(document.querySelector('.printed-price')?.textContent).toMatch(/Sold.*98\.2% of list/);
  });

  it('leaves out what needs a place where the place is not told', async () => {
    fakeDetail({ listing: sampleDetail({ longitude: null, latitude: null, address: '' }) });
    renderDetail(`?id=${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Address on request' });
    expect(screen.queryByRole('link', { name: 'Schools' })).toBeNull();
    expect(screen.queryByText('Schools nearby')).toBeNull();
  });

  it('[LIST-04] puts the next steps under the thumb on phones, and rooms one below the other', async () => {
    setWindowWidth(390);
    fakeDetail();
    renderDetail(`?id=${id}`);
    await screen.findByRole('heading', { level: 1, name: '62 Oakwood Ave N' });
    screen.getByText('MLS W9271385');
    screen.getByRole('link', { name: 'CMA' });
    screen.getByRole('link', { name: 'Results' });
    expect(screen.queryByRole('table', { name: 'Rooms' })).toBeNull();
    screen.getByText('Main · Hardwood floor, gas fireplace');
  });

  it('[LIST-04] speaks French', async () => {
    fakeDetail();
    renderDetail(`?id=${id}`, 'fr');
    await screen.findByRole('button', { name: 'Ajouter au panier client' });
    screen.getByText('Prix modifié le 3 nov.');
    screen.getByText(/^−49\s100\s\$ \(2,9\s%\) depuis le 3 nov\. 2025$/);
    const first = screen.getByText(/^Premier prix demandé/, { ignore: '.printed-listing *' }).parentElement;
    expect(first?.textContent?.replace(/\s/g, ' ')).toBe(
      'Premier prix demandé : 1 750 000 $ le 18 juill. 2025, −100 100 $ (5,7 %) depuis',
    );
    await screen.findByText(/28 jours, 61 sur deux inscriptions/);
    within(screen.getByRole('table', { name: 'Pièces' })).getByText('Plancher de bois franc, foyer au gaz');
  });
});

describe('the way back and on', () => {
  it('[SHELL-04] carries the name of the result screen on the link back', async () => {
    fakeDetail();
    renderDetail(`?id=${id}`);
    const back = await screen.findByRole('link', { name: 'Results' });
    expect(back.getAttribute('href')).toBe('/property-search/result');
  });

  it('counts the results of the search and walks through them', async () => {
    const user = userEvent.setup();
    fakeDetail({ result: sampleCards(3) });
    const { router } = renderDetail(`?id=${listingId(2)}&view=map&sort=cheapest`);
    const back = await screen.findByRole('link', { name: '3 results' });
    expect(back.getAttribute('href')).toBe('/property-search/map-search?sort=cheapest');
    screen.getByText('2 of 3');
    await user.click(screen.getByRole('link', { name: 'Previous home' }));
    await screen.findByText('1 of 3');
    await user.click(screen.getByRole('link', { name: 'Next home' }));
    await screen.findByText('2 of 3');
    await screen.findByRole('heading', { level: 1 });
    // Who walks by keyboard presses the same key again.
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Next home' }));
    await user.keyboard('{Enter}');
    await screen.findByText('3 of 3');
    expect(router?.state.location.search).toMatchObject({ id: listingId(3), view: 'map', sort: 'cheapest' });
    expect(screen.getByRole('button', { name: 'Next home' })).toHaveProperty('disabled', true);
    expect(router?.history.length).toBe(1);
  });
});

describe('when there is nothing to show', () => {
  it('[LIST-03] says that the property was not found', async () => {
    fakeDetail();
    fakeApi({ 'GET /listings/{id}': () => failWith('listing_not_found') });
    renderDetail(`?id=${id}`);
    await screen.findByRole('heading', { name: 'Property not found' });
    screen.getByRole('link', { name: 'Search properties' });
  });

  it('[LIST-03] says so in French, without asking, for an address that was cut off', async () => {
    renderDetail('?id=0199b000-0000', 'fr');
    await screen.findByRole('heading', { name: 'Propriété introuvable' });
  });

  it('says that a listing is not for clients, and leads back', async () => {
    fakeDetail();
    fakeApi({ 'GET /listings/{id}': () => failWith('listing_not_found') });
    renderDetail(`?id=${id}&as=client`);
    await screen.findByRole('heading', { name: 'Not for clients' });
    expect(screen.getByRole('link', { name: 'Agent view' }).getAttribute('href')).toBe(
      `/property-search/result/view?id=${id}`,
    );
  });

  it('asks for the agreement with the board', async () => {
    fakeDetail();
    fakeApi({ 'GET /listings/{id}': () => failWith('agreement_required') });
    renderDetail(`?id=${id}`);
    expect((await screen.findByRole('link', { name: 'Request access' })).getAttribute('href')).toBe(
      '/user/profile',
    );
  });

  it('offers another try after a fault of the server', async () => {
    fakeDetail();
    let isBroken = true;
    fakeApi({
      'GET /listings/{id}': () =>
        isBroken ? failWith('internal') : { isSuccess: true, result: sampleDetail() },
    });
    renderDetail(`?id=${id}`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(again);
    await screen.findByRole('heading', { level: 1, name: '62 Oakwood Ave N' });
  });

  it('keeps the rest of the screen when one part does not arrive', async () => {
    fakeDetail();
    fakeApi({ 'GET /listings/{id}/history': () => failWith('internal') });
    renderDetail(`?id=${id}`);
    await screen.findByText('This could not be loaded.');
    screen.getByRole('table', { name: 'Rooms' });
    await waitFor(() => screen.getByText('Kenollie Public School'));
  });

  it('does not pass off homes that did not arrive as none', async () => {
    fakeDetail();
    let isBroken = true;
    fakeApi({
      'GET /listings/{id}/similar': () => (isBroken ? failWith('internal') : { isSuccess: true, result: [] }),
    });
    renderDetail(`?id=${id}`);
    const similar = within(await screen.findByRole('region', { name: 'Similar homes on the market' }));
    await similar.findByText('This could not be loaded.');
    isBroken = false;
    await userEvent.click(similar.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Similar homes on the market' })).toBeNull(),
    );
  });
});
