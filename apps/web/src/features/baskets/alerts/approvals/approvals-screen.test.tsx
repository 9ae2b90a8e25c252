import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { signIn } from '../../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../../testing/window-width.ts';
import { readerIdOf } from '../../testing/sample-basket.ts';
import type { KeptAlerts } from '../testing/fake-alerts.ts';
import { fakeAlerts } from '../testing/fake-alerts.ts';
import { approvalOf, heldOf, matchIdOf } from '../testing/sample-alert.ts';
import { ApprovalsBanner } from './approvals-banner.tsx';
import { ApprovalsScreen } from './approvals-screen.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  signIn();
  setWindowWidth(1440);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-12T14:00:19Z') });
  return () => vi.useRealTimers();
});

const amara = approvalOf(1, {
  channels: ['email', 'sms'],
  homes: [
    heldOf(11, { matchedAt: '2025-11-11T20:00:00.000Z', like: '405 Revus Ave' }),
    heldOf(12, {
      matchIds: [matchIdOf(12), matchIdOf(19)],
      events: [
        { trigger: 'priceChange', oldPrice: 170_990_000, price: 164_990_000 },
        { trigger: 'backOnMarket', oldPrice: null, price: 164_990_000 },
      ],
      lastMatchedAt: '2025-11-12T13:40:00.000Z',
    }),
    heldOf(13, { stale: 'conditional' }),
  ],
});
const joel = approvalOf(2, { language: 'fr', leavesAt: '2025-11-12T13:00:00.000Z' });

const route = '/basket/view?basketType=Automatic&view=approvals';

async function renderQueue(kept: KeptAlerts = {}, language: 'en' | 'fr' = 'en') {
  const { api } = fakeAlerts({ approvals: [amara, joel], ...kept });
  const rendered = renderWithProviders(
    <ApprovalsScreen agentName="Maya Okafor" timeZone="America/Toronto" />,
    { route, language },
  );
  await screen.findByRole('heading', { level: 1 });
  return { api, user: userEvent.setup(), ...rendered };
}

const group = (name: string) => within(screen.getByRole('region', { name }));
const decisions = (api: Awaited<ReturnType<typeof renderQueue>>['api']) =>
  api.calls('POST /alerts/approvals').map(({ body }) => body);
const ids = (...numbers: number[]) => numbers.map(matchIdOf);

describe('homes that wait for a yes', () => {
  it('[ALERT-01] stand by person, each with its reason', async () => {
    await renderQueue();
    screen.getByText(/^5 homes for 2 clients · the oldest has waited 18\sh$/);
    const card = group('Amara Chen-Laurent');
    card.getByText('Lakeside, main-floor office · email, SMS, English');
    card.getByText('Fits all 5 criteria, like 405 Revus Ave, marked yes');
    card.getByText('Price down by $60,000, back on the market');
    card.getByText(/^Matched .*8:02\sAM, last .*8:40\sAM$/);
    card.getByText(/^Matched yesterday, 3:00\sPM$/);
    screen.getByText(/^The message to Amara leaves tomorrow, 8:00\sAM with what you approve until then\./);
  });

  it('[ALERT-01] are approved together but for what became stale, and the toast lets them wait again', async () => {
    const { api, user } = await renderQueue();
    await user.click(screen.getByRole('button', { name: 'Approve 4' }));
    await screen.findByText('4 homes approved');
    expect(decisions(api)).toEqual([{ matchIds: ids(11, 12, 19, 21, 22), action: 'approve' }]);
    await screen.findByRole('button', { name: 'Approve 0' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Approve 4' });
    expect(api.calls('POST /alerts/approvals/undo')[0]?.body).toEqual({ matchIds: ids(11, 12, 19, 21, 22) });
  });

  it('[ALERT-01] say so where they have left before they could be taken back', async () => {
    const { user } = await renderQueue({ approvedLeave: true });
    await user.click(screen.getByRole('button', { name: 'Approve 4' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('4 homes have left already');
  });

  it('[ALERT-01] are approved and rejected one by one, by person, and all at once', async () => {
    const { api, user } = await renderQueue();
    await user.click(screen.getByRole('checkbox', { name: 'Choose 11 Oakwood Ave N' }));
    await user.click(screen.getByRole('button', { name: 'Approve 1 for Amara Chen-Laurent' }));
    await waitFor(() => expect(screen.queryByText('12 Oakwood Ave N')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Reject 11 Oakwood Ave N' }));
    await user.click(await screen.findByRole('button', { name: 'Approve 21 Oakwood Ave N' }));
    await waitFor(() => expect(screen.queryByText('21 Oakwood Ave N')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Reject all' }));
    await screen.findByRole('heading', { name: 'Nothing waits for you' });
    expect(decisions(api)).toEqual([
      { matchIds: ids(12, 19), action: 'approve' },
      { matchIds: ids(11), action: 'reject' },
      { matchIds: ids(21), action: 'approve' },
      { matchIds: ids(13, 22), action: 'reject' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/^5 homes for 2 clients · the oldest has waited 18\sh$/);
  });

  it('say how many there are, and of those beyond the first ones no more than that', async () => {
    const { api, user } = await renderQueue({ beyond: 1_000 });
    screen.getByText(/^1,005 homes · the oldest has waited 18\sh$/);
    screen.getByText(/1,000/, { selector: 'p.text-center' });
    await user.click(screen.getByRole('button', { name: 'Reject the first 5' }));
    await waitFor(() =>
      expect(decisions(api)).toEqual([{ matchIds: ids(11, 12, 19, 13, 21, 22), action: 'reject' }]),
    );
  });

  it('keep the focus where they were, also where the last of them goes', async () => {
    const { user, container } = await renderQueue();
    await user.click(screen.getByRole('button', { name: 'Reject 11 Oakwood Ave N' }));
    const list = screen.getByRole('list', { name: 'Amara Chen-Laurent' });
    await waitFor(() => expect(document.activeElement).toBe(list));
    await user.click(screen.getByRole('button', { name: 'Reject all' }));
    const heading = await screen.findByRole('heading', { name: 'Nothing waits for you' });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(container.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.contains(heading)).toBe(true);
  });

  it('[ALERT-01] that became stale say so, and are dropped or sent anyway', async () => {
    const { api, user } = await renderQueue();
    screen.getByText('Sold conditional after it matched');
    const box = screen.getByRole('checkbox', { name: 'Choose 13 Oakwood Ave N' });
    expect([box.hasAttribute('disabled'), (box as HTMLInputElement).checked]).toEqual([true, false]);
    await user.click(screen.getByRole('button', { name: 'Send 13 Oakwood Ave N anyway' }));
    await waitFor(() => expect(decisions(api)).toEqual([{ matchIds: ids(13), action: 'approve' }]));
  });

  it('[ALERT-01] leave now instead of at the next hour', async () => {
    const { api, user } = await renderQueue();
    await user.click(screen.getByRole('button', { name: 'Approve and send now' }));
    await waitFor(() =>
      expect(api.calls('POST /alerts/approvals/send-now')[0]?.body).toEqual({ readerId: readerIdOf(1) }),
    );
    expect(decisions(api)).toEqual([{ matchIds: ids(11, 12, 19), action: 'approve' }]);
  });

  it('of somebody who cannot be written to are not approved', async () => {
    await renderQueue({ approvals: [{ ...amara, block: 'noConsent' }] });
    expect(screen.getAllByText(/cannot be written to now: No consent$/)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Approve 0' }).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Approve and send now' })).toBeNull();
  });

  it('show beside them what the person gets, and follow who is looked at', async () => {
    const { user } = await renderQueue();
    const preview = () => within(screen.getByRole('complementary', { name: /^What / }));
    preview().getByRole('heading', { name: 'What Amara gets' });
    const mail = within(preview().getByRole('article', { name: 'Email' }));
    expect(mail.getAllByRole('region').map((home) => home.getAttribute('aria-label'))).toEqual([
      '11 Oakwood Ave N',
      '12 Oakwood Ave N',
    ]);
    await user.click(preview().getByRole('radio', { name: 'SMS' }));
    preview().getByText('2 homes for you: 11 Oakwood Ave N and more');
    await user.click(group('Joël Chen-Laurent').getByText('21 Oakwood Ave N'));
    preview().getByRole('heading', { name: 'What Joël gets' });
    preview().getByText('Bonjour Joël,');
    screen.getByText(/^The message to Joël leaves as soon as you approve\./);
  });

  it('none, and not loaded', async () => {
    const { unmount } = await renderQueue({ approvals: [] });
    await screen.findByRole('heading', { name: 'Nothing waits for you' });
    unmount();
    fakeApi({ 'GET /alerts/approvals': () => failWith('forbidden') });
    renderWithProviders(<ApprovalsScreen agentName="" />, { route });
    await screen.findByRole('button', { name: 'Try again' });
  });

  it('[SHELL-09] read in French', async () => {
    await renderQueue({}, 'fr');
    screen.getByText(/^5 propriétés pour 2 clients · la plus ancienne attend depuis 18\sh$/);
    group('Amara Chen-Laurent').getByText('Répond aux 5 critères, comme 405 Revus Ave, qui a reçu un oui');
    screen.getByRole('button', { name: 'Tout rejeter' });
  });
});

describe('the banner', () => {
  it('[ALERT-01] stands until everything is decided, and leads there', async () => {
    fakeAlerts({ approvals: [amara] });
    const { unmount } = renderWithProviders(<ApprovalsBanner />, { route: '/' });
    await screen.findByText('3 homes of your alerts wait for your yes.');
    expect(screen.getByRole('link', { name: 'Decide' }).getAttribute('href')).toBe(route);
    unmount();
    const { api } = fakeAlerts({ approvals: [] });
    renderWithProviders(<ApprovalsBanner />, { route: '/' });
    await waitFor(() => expect(api.calls('GET /alerts/approvals')).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Decide' })).toBeNull();
  });
});
