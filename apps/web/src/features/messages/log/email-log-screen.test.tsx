import type { BodyOf, ReplyOf } from '@hearthline/contract';
import type { Language } from '@hearthline/contract/common';
import type { MessageDetail, MessageRow } from '@hearthline/contract/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { at, idOf, openBrowser, sampleDetail, sampleEvent, sampleRow } from '../testing/sample-message.ts';
import { EmailLogScreen } from './email-log-screen.tsx';

const amara = sampleRow(1, {
  clientName: 'Amara Chen-Laurent',
  subject: 'Three homes near the lake',
  category: 'baskets',
  readAt: at('13:31'),
  grade: 'confirmed',
  clicks: 2,
});
const priya = sampleRow(2, { clientName: 'Priya Raman', grade: 'machine', readAt: at('13:04') });
const grace = sampleRow(3, {
  clientName: 'Grace Mbeki',
  status: 'failed',
  reason: 'dsn:5.2.2',
  deliveredAt: null,
});
const tomasz = sampleRow(4, {
  clientName: 'Tomasz Zieliński',
  status: 'waiting',
  reason: 'quietHours',
  deliveredAt: null,
  notBefore: '2025-11-13T12:30:00.000Z',
});
const sofia = sampleRow(5, {
  clientName: 'Sofia Rossi',
  status: 'leftOut',
  reason: 'consentEnded',
  deliveredAt: null,
});
const rows = [amara, priya, grace, tomasz, sofia];

const details: Record<string, MessageDetail> = {
  [amara.id]: sampleDetail(amara, {
    events: [
      sampleEvent('written'),
      sampleEvent('attempt', { detail: '1' }),
      sampleEvent('handedOver'),
      sampleEvent('delivered', { detail: '250 queued' }),
      sampleEvent('opened', { detail: 'soonAfterDelivery', grade: 'machine' }),
      sampleEvent('clicked', {
        detail: 'clicked https://homes.example/21?utm=1',
        grade: 'confirmed',
        at: at('13:31'),
      }),
      sampleEvent('unsubscribed', { detail: 'all' }),
    ],
  }),
  [sofia.id]: sampleDetail(sofia, { events: [sampleEvent('leftOut', { detail: 'consentEnded' })] }),
};

function answer(
  found: MessageRow[],
): (call: { body: BodyOf<'POST /messages/search'> }) => ReplyOf<'POST /messages/search'> {
  return ({ body }) => ({
    isSuccess: true,
    result: body.state && body.state !== 'all' ? found.filter(({ status }) => status === body.state) : found,
    totalRows: found.length,
    states: { all: found.length, read: 1, notRead: 1, failed: 1, waiting: 1, leftOut: 1 },
    delivered: 0.978,
    read: 0.64,
  });
}

async function openLog({ found = rows, search = '', language = 'en' as Language } = {}) {
  const api = fakeApi({
    'POST /messages/search': answer(found),
    'GET /mailings': () => ({ isSuccess: true, result: [] }),
    'GET /messages/{id}': ({ params }) => {
      const result = details[params.id];
      return result ? { isSuccess: true, result } : failWith('not_found');
    },
    'POST /messages/{id}/resend': () => ({ isSuccess: true, result: sampleRow(9, { status: 'waiting' }) }),
    'POST /messages/{id}/cancel': () => ({ isSuccess: true, result: { ...tomasz, status: 'cancelled' } }),
  });
  const view = renderWithProviders(<EmailLogScreen timeZone="America/Toronto" />, {
    route: `/email-log${search}`,
    language,
  });
  await screen.findByRole('heading', { level: 1, hidden: true });
  if (found.length > 0) await screen.findByText(found[0]?.clientName ?? '');
  return { api, user: userEvent.setup(), ...view };
}

const rowOf = (name: string) => screen.getByText(name).closest('[role="row"]') as HTMLElement;
const textOf = (name: string) => rowOf(name).textContent?.replace(/\u00A0/g, ' ') ?? '';
const addressOf = (router: { state: { location: { search: object } } } | undefined) =>
  router?.state.location.search as Record<string, string>;

beforeEach(() => openBrowser());

describe('[MAIL-01] the log', () => {
  it('tells for each message and client when it was delivered and read, how surely, and what else became of it', async () => {
    await openLog();
    expect(screen.getByText(/5 emails in the last 90 days · 97.8% delivered, 64% read/)).toBeTruthy();
    expect(textOf('Amara Chen-Laurent')).toContain('Three homes near the lake· Basket');
    expect(textOf('Amara Chen-Laurent')).toContain('Today 8:04 AMToday 8:31 AMConfirmed');
    expect(textOf('Priya Raman')).toMatch(/—Automatic/);
    expect(textOf('Grace Mbeki')).toContain('Failed, mailbox full');
    expect(textOf('Tomasz Zieliński')).toContain('Goes out tomorrow 7:30 AM · quiet hours');
    expect(textOf('Sofia Rossi')).toContain('Left out: consent ended');
  });

  it('tells those who do not see it what is listed of how many', async () => {
    await openLog();
    await screen.findByText('5 messages found');
    fakeApi({ 'POST /messages/search': (call) => ({ ...answer(rows)(call), totalRows: 130 }) });
    await userEvent.click(screen.getByRole('button', { name: /^Failed/ }));
    await screen.findByText('130 messages found, 1 to 1 are listed');
  });

  it('says it in French too', async () => {
    await openLog({ language: 'fr' });
    expect(textOf('Amara Chen-Laurent')).toContain('Aujourd’hui 8 h 04');
    expect(textOf('Grace Mbeki')).toContain('Échec : boîte pleine');
    expect(textOf('Sofia Rossi')).toContain('Écarté : consentement échu');
  });

  it('keeps state, words, time and kind in the address, and asks for them', async () => {
    const { api, user, router } = await openLog({ search: '?days=30&category=news' });
    await user.click(screen.getByRole('button', { name: /^Failed/ }));
    await user.type(screen.getByRole('searchbox', { name: 'Search the log' }), 'grace');
    await waitFor(() => expect(addressOf(router).q).toBe('grace'));
    expect(addressOf(router)).toMatchObject({ state: 'failed', days: '30', category: 'news' });
    await waitFor(() =>
      expect(api.calls('POST /messages/search').at(-1)?.body).toMatchObject({
        state: 'failed',
        text: 'grace',
        days: 30,
        category: 'news',
      }),
    );
  });

  it('sends a failed one again and takes a waiting one back', async () => {
    const { api, user } = await openLog();
    await user.click(screen.getByRole('button', { name: 'Send again, Grace Mbeki' }));
    await waitFor(() => expect(api.calls('POST /messages/{id}/resend')[0]?.params.id).toBe(grace.id));
    await user.click(screen.getByRole('button', { name: 'Take back, Tomasz Zieliński' }));
    await waitFor(() => expect(api.calls('POST /messages/{id}/cancel')[0]?.params.id).toBe(tomasz.id));
  });

  it('follows while messages go out and come back', async () => {
    const sending: MessageRow = { ...amara, status: 'sending', deliveredAt: null, readAt: null };
    const bounced: MessageRow = { ...sending, status: 'failed', reason: 'dsn:5.2.2' };
    const found = [sending, priya];
    const { queryClient } = await openLog({ found });
    for (const [next, expected] of [
      [amara, 'Today 8:04 AM'],
      [bounced, 'Failed, mailbox full'],
    ] as const) {
      found[0] = next;
      await act(() => queryClient.invalidateQueries({ queryKey: ['messages'] }));
      await waitFor(() => expect(textOf('Amara Chen-Laurent')).toContain(expected));
    }
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('opens a message by keyboard and gives the focus back when it is closed', async () => {
    const { user, router } = await openLog();
    act(() => rowOf('Amara Chen-Laurent').focus());
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    const panel = await screen.findByRole('complementary', { name: 'Message' });
    await within(panel).findByRole('heading', { name: 'Three homes near the lake' });
    expect(addressOf(router).id).toBe(amara.id);
    expect(document.activeElement).toBe(panel);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(document.activeElement).toBe(rowOf('Amara Chen-Laurent'));
  });

  it('is told where there is nothing, where nothing matches, and where it cannot be read', async () => {
    const { unmount } = await openLog({ found: [] });
    expect(await screen.findByText('No email yet')).toBeTruthy();
    unmount();
    const filtered = await openLog({ found: [], search: '?q=nobody' });
    expect(await screen.findByText('No message matches')).toBeTruthy();
    filtered.unmount();
    fakeApi({
      'POST /messages/search': () => failWith('internal'),
      'GET /mailings': () => ({ isSuccess: true, result: [] }),
    });
    renderWithProviders(<EmailLogScreen />, { route: '/email-log' });
    expect(await screen.findByText('The log could not be loaded')).toBeTruthy();
  });
});

describe('[MAIL-01] one message', () => {
  it('shows how far it got, on what the reading rests, and everything that happened', async () => {
    await openLog({ search: `?id=${amara.id}` });
    const panel = await screen.findByRole('complementary', { name: 'Message' });
    const steps = await within(panel).findByRole('list', { name: 'How far it got' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['Sent8:04 AM', 'Delivered8:04 AM', 'Read8:31 AM', '2 links8:31 AM']);
    expect(within(panel).getByText('Amara followed a link to homes.example/21.')).toBeTruthy();
    for (const words of [
      'Try 1',
      'Accepted by the client’s email service',
      '250 queued',
      'Opened, automatically',
      'Followed a link to homes.example/21',
      'Unsubscribed from everything',
    ])
      expect(within(panel).getByText(words)).toBeTruthy();
  });

  it('shows exactly what was sent, where nothing runs and nothing is fetched, and its text', async () => {
    const { user } = await openLog({ search: `?id=${amara.id}` });
    const frame = (await screen.findByTitle('Three homes near the lake')) as HTMLIFrameElement;
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.srcdoc).toContain("default-src 'none'");
    expect(frame.srcdoc).toContain('<p>Hi Amara</p>');
    await user.click(screen.getByRole('radio', { name: 'As text' }));
    expect(screen.getByText(/Hi Amara\s+--\s+Maya Okafor/)).toBeTruthy();
  });

  it('says in a sentence why somebody was left out', async () => {
    await openLog({ search: `?id=${sofia.id}` });
    expect(
      await screen.findByText('The consent has ended. Ask for an express one to write again.'),
    ).toBeTruthy();
  });

  it('fills the whole window of a phone, and may be gone', async () => {
    openBrowser({ width: 390 });
    await openLog({ search: `?id=${idOf(77)}` });
    const sheet = await screen.findByRole('dialog', { name: 'Message' });
    expect(await within(sheet).findByText('This message is gone')).toBeTruthy();
  });
});
