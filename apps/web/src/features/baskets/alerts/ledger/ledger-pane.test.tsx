import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { listingIdOf, listingOf } from '../../../../testing/sample-home.ts';
import { signIn } from '../../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../../testing/window-width.ts';
import type { KeptAlerts } from '../testing/fake-alerts.ts';
import { fakeAlerts } from '../testing/fake-alerts.ts';
import { PlainWords } from '../testing/plain-words.tsx';
import { alertId, ledgerRowOf, sampleAlert, whyOf } from '../testing/sample-alert.ts';
import { LedgerPane } from './ledger-pane.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  signIn();
  setWindowWidth(1440);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-12T14:00:19Z') });
  return () => vi.useRealTimers();
});

const rows = [
  ledgerRowOf(1, { others: 2, readAt: '2025-11-12T13:31:00.000Z' }),
  ledgerRowOf(2, { trigger: 'priceChange', oldPrice: 169_990_000, isApproved: true }),
  ledgerRowOf(3, {
    trigger: 'backOnMarket',
    outcome: 'merged',
    wait: 'quietHours',
    matchedAt: '2025-11-12T03:31:00.000Z',
  }),
  ledgerRowOf(4, {
    outcome: 'merged',
    wait: 'ceiling',
    messageId: null,
    leavesAt: '2025-11-13T13:00:00.000Z',
  }),
  ledgerRowOf(5, {
    trigger: 'conditional',
    outcome: 'held',
    messageId: null,
    leavesAt: null,
    matchedAt: '2025-11-11T20:00:00.000Z',
  }),
  ledgerRowOf(6, { outcome: 'blocked', block: 'notShown', messageId: null, leavesAt: null }),
  ledgerRowOf(7, { outcome: 'blocked', block: 'saidNo', messageId: null, listing: null }),
];

async function renderLedger(kept: KeptAlerts = {}, search = '', language: 'en' | 'fr' = 'en') {
  const { api, baskets } = fakeAlerts({ ledger: rows, ...kept });
  const rendered = renderWithProviders(
    <LedgerPane
      scope={{ alertId }}
      alerts={[sampleAlert()]}
      heading={<h2>Heading</h2>}
      Words={PlainWords}
      timeZone="America/Toronto"
    />,
    { route: `/basket/view?basketType=Automatic&id=${alertId}&view=ledger${search}`, language },
  );
  await screen.findByRole('heading', { name: 'Heading' });
  return { api, baskets, user: userEvent.setup(), ...rendered };
}

const reasonOf = async (home: string) =>
  (await screen.findByRole('row', { name: new RegExp(home) })).textContent;

describe('the ledger', () => {
  it('[ALERT-01] adds up, and says so', async () => {
    await renderLedger();
    const sum = within(await screen.findByRole('region', { name: 'Ledger' }));
    const numbers = ['Matches', 'Sent', 'Merged', 'Held', 'Blocked'].map(
      (name) => sum.getByText(name).parentElement?.querySelector('dd')?.textContent,
    );
    expect(numbers).toEqual(['7', '2', '2', '1', '2']);
    sum.getByText('Nothing missing');
    sum.getByText('Checked 2 min ago');
  });

  it('[ALERT-01] counts what has no outcome', async () => {
    const { user } = await renderLedger();
    await screen.findByRole('row', { name: /1 Oakwood/ });
    fakeApi({
      'GET /alerts/ledger': () => ({
        isSuccess: true,
        result: [],
        totalRows: 0,
        counts: { matches: 9, sent: 7, merged: 0, held: 0, blocked: 0 },
        check: { matches: 9, rows: 7, checkedAt: '2025-11-12T14:00:00.000Z' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Held 1' }));
    await screen.findByText('2 matches have no outcome');
    await screen.findByText('No match ended this way');
  });

  it('[ALERT-01] says what happened to each home, how it ended and why', async () => {
    await renderLedger();
    expect(await reasonOf('1 Oakwood')).toContain('With 2 others · read 8:31\u00A0AM');
    expect(await reasonOf('2 Oakwood')).toContain('Price changed');
    expect(await reasonOf('2 Oakwood')).toContain('was $1.70M');
    expect(await reasonOf('2 Oakwood')).toContain('Alone · approved by you');
    expect(await reasonOf('3 Oakwood')).toContain('Quiet hours, joined 8:04\u00A0AM');
    expect(await reasonOf('4 Oakwood')).toContain('Ceiling of the day, leaves tomorrow, 8:00\u00A0AM');
    expect(await reasonOf('5 Oakwood')).toMatch(/Waiting 18\sh for you/);
    expect(await reasonOf('6 Oakwood')).toContain('The seller does not allow it to be shown');
    expect(await reasonOf('A home that is no longer')).toContain('The client said no to it');
    const decide = screen.getByRole('link', { name: 'Decide on 5 Oakwood Ave N' });
    expect(decide.getAttribute('href')).toBe('/basket/view?basketType=Automatic&view=approvals');
    const mail = screen.getByRole('link', { name: 'Open the email about 1 Oakwood Ave N' });
    expect(mail.getAttribute('href')).toBe(`/email-log?id=${rows[0]?.messageId}`);
  });

  it('[ALERT-01] narrows by outcome, words and days, all of it in the address', async () => {
    const { api, user, router } = await renderLedger();
    await user.click(await screen.findByRole('button', { name: 'Blocked 2' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    await user.type(screen.getByRole('searchbox', { name: 'Address or MLS number' }), '6 oak{Enter}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(router?.state.location.search).toMatchObject({ show: 'blocked', q: '6 oak' });
    expect(Object.fromEntries(api.calls('GET /alerts/ledger').at(-1)?.query ?? [])).toMatchObject({
      alertId,
      outcome: 'blocked',
      search: '6 oak',
      from: '2025-10-14',
      to: '2025-11-12',
    });
    screen.getByRole('button', { name: 'Dates: Oct 14 – Nov 12' });
  });

  it('offers other dates where there is nothing, and another try after a failure', async () => {
    const { user, router, unmount } = await renderLedger({ ledger: [] });
    await user.click(await screen.findByRole('button', { name: 'Show all dates' }));
    await waitFor(() => expect(router?.state.location.search).toMatchObject({ from: 'all' }));
    unmount();
    fakeAlerts();
    fakeApi({ 'GET /alerts/ledger': () => failWith('forbidden') });
    renderWithProviders(
      <LedgerPane scope={{ alertId }} alerts={[]} heading={null} Words={PlainWords} timeZone={undefined} />,
      { route: '/basket/view' },
    );
    await screen.findByRole('button', { name: 'Try again' });
  });

  it('is exported with everything that was found', async () => {
    let file: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return 'blob:ledger';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await renderLedger();
    await screen.findByRole('row', { name: /1 Oakwood/ });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText('The ledger is in your downloads');
    const lines = ((await file?.text()) ?? '').split('\r\n');
    expect(lines).toHaveLength(rows.length + 2);
    expect(lines[2]).toBe(
      '2 Oakwood Ave N,W1000002,1649900,Price changed,Amara Chen-Laurent,"Lakeside, main-floor office",2025-11-12T13:02:00.000Z,Sent,Alone · approved by you,2025-11-12T13:04:00.000Z,',
    );
    vi.restoreAllMocks();
  });

  it('[SHELL-09] reads in French', async () => {
    await renderLedger({}, '', 'fr');
    await screen.findByText('Rien ne manque');
    expect(await reasonOf('5 Oakwood')).toMatch(/Vous attend depuis 18\sh/);
    expect(await reasonOf('4 Oakwood')).toMatch(/Plafond du jour, envoi à demain/);
  });
});

describe('why a home was not sent', () => {
  const asked = `&listing=${listingIdOf(9)}`;

  it('[ALERT-01] shows each criterion, the amount by which it misses, and when a message would leave', async () => {
    await renderLedger({}, asked);
    await screen.findByText('Missed by one criterion');
    const criteria = within(screen.getByRole('list', { name: 'Criteria' }));
    const [price, bedrooms, reach] = criteria.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(price).toMatch(/^Misses: price .*Over by \$49,000$/);
    expect(bedrooms).toMatch(/^Fits: bedrooms .*4$/);
    expect(reach).toBe('Fits: Consent and quiet hoursWould leave 9:15\u00A0AM');
    screen.getByText('That would have added 4 homes and 2 messages in 30 days.');
  });

  it('[ALERT-01] sends the home, and widens the alert until it is taken back', async () => {
    const { api, user } = await renderLedger({}, asked);
    await user.click(await screen.findByRole('button', { name: 'Send this home' }));
    await waitFor(() =>
      expect(api.calls('POST /alerts/wanted/{id}/send')[0]?.body).toEqual({ alertIds: [alertId] }),
    );
    await user.click(screen.getByRole('button', { name: 'Raise to $2.25M' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.calls('PUT /alerts/{id}')).toHaveLength(2));
    expect(api.calls('PUT /alerts/{id}').map(({ body }) => body.criteria.price?.max)).toEqual([
      225_000_000, 220_000_000,
    ]);
  });

  it('says what the alert does not wait for, what was told, and why nobody can be written to', async () => {
    await renderLedger(
      {
        why: whyOf({
          answers: [{ field: 'bedrooms', passes: true, value: 4 }],
          rows: [ledgerRowOf(9)],
          ignored: ['soldOrLeased'],
          block: 'noConsent',
          isShown: false,
          widening: null,
        }),
      },
      asked,
    );
    await screen.findByText('It was sent');
    screen.getByText('The alert does not wait for this');
    screen.getByText('The seller does not allow it to be shown to clients');
    screen.getByText('No consent');
    expect(screen.getByRole('button', { name: 'Send this home' }).hasAttribute('disabled')).toBe(true);
  });

  it('is asked of a row, or of any home that is looked for', async () => {
    const { api, user, router } = await renderLedger({ baskets: { listings: [listingOf(12)] } });
    screen.getByText('Choose a home to see each criterion, and when a message would leave.');
    await user.click(await screen.findByRole('button', { name: 'Ask about 2 Oakwood Ave N' }));
    await waitFor(() => expect(router?.state.location.search).toMatchObject({ listing: listingIdOf(2) }));
    await user.type(screen.getByRole('combobox', { name: 'Find homes' }), '12 Oak');
    await user.click(await screen.findByRole('option', { name: /12 Oakwood/ }));
    await waitFor(() => expect(router?.state.location.search).toMatchObject({ listing: listingIdOf(12) }));
    await waitFor(() =>
      expect(api.calls('GET /alerts/{id}/why').at(-1)?.query.get('listingId')).toBe(listingIdOf(12)),
    );
  });

  it('opens over the ledger where there is no room beside it', async () => {
    setWindowWidth(820);
    const { user } = await renderLedger();
    await user.click(await screen.findByRole('button', { name: 'Why was a home not sent?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why was it not sent?' }));
    dialog.getByRole('combobox', { name: 'Find homes' });
  });
});
