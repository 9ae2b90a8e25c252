import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { fakeGreetings } from '../testing/fake-greetings.ts';
import { idOf, sampleRun } from '../testing/sample-greetings.ts';
import { RecentDetailScreen } from './recent-detail-screen.tsx';
import { RecentScreen } from './recent-screen.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

describe('recent greetings', () => {
  it('[EVENT-01] stand with what became of them and lead to their day', async () => {
    fakeGreetings();
    renderWithProviders(<RecentScreen />, { route: '/events/greeting-recent' });
    const row = within(await screen.findByRole('row', { name: /Thanksgiving 2025/ }));
    row.getByText('173 of 176');
    expect(row.getByRole('link').getAttribute('href')).toBe(`/events/greeting-recent-detail?id=${idOf(700)}`);
  });

  it('say where none of a category left, and lead back to all', async () => {
    const none = { isSuccess: true as const, result: [], totalRows: 0 };
    const some = { isSuccess: true as const, result: [sampleRun()], totalRows: 1 };
    fakeGreetings();
    fakeApi({ 'GET /greetings/recent': ({ query }) => (query.get('category') === 'eid' ? none : some) });
    renderWithProviders(<RecentScreen />, { route: '/events/greeting-recent?category=eid', language: 'fr' });
    await screen.findByRole('heading', { name: /^Rien n’est encore parti\s: / });
    await userEvent.click(screen.getByRole('button', { name: 'Voir tous les vœux' }));
    await screen.findByRole('row', { name: /2025/ });
  });

  it('on a phone tell of each client only what is known', async () => {
    setWindowWidth(390);
    fakeGreetings();
    renderWithProviders(<RecentDetailScreen timeZone="America/Toronto" />, {
      route: `/events/greeting-recent-detail?id=${idOf(700)}`,
    });
    const card = (await screen.findByRole('link', { name: 'Sofia Marchetti' })).closest('li');
    expect(card?.textContent).toMatch(/Bounced.*English.*Oct 13, 9:01/);
    expect(card?.textContent).not.toMatch(/[·—]/);
  });

  it('[EVENT-01] show one day whole: how far it came, who was left out, what they wrote', async () => {
    const { api } = { api: fakeGreetings() };
    renderWithProviders(<RecentDetailScreen timeZone="America/Toronto" />, {
      route: `/events/greeting-recent-detail?id=${idOf(700)}`,
    });
    await screen.findByRole('heading', { level: 1, name: 'Thanksgiving 2025' });
    screen.getByText('Sent Monday, October 13, the first at 9:00 AM your time');
    const reached = within(screen.getByRole('region', { name: 'Reached' }));
    reached.getByText('173');
    reached.getByText('of 176');
    reached.getByText(/12 left out/);
    screen.getByText('English to 139, French to 37');
    const left = within(screen.getByRole('region', { name: 'Left out, and why' }));
    left.getByText('12');
    left.getByText('Bereavement');
    screen.getByText('“Made the tarts twice.”');
    const user = userEvent.setup({ delay: null });
    await screen.findByRole('link', { name: 'Fix address' });
    await user.click(screen.getByRole('radio', { name: 'Answered 7' }));
    await screen.findByRole('row', { name: /Grace Mensah/ });
    expect(api.calls('GET /greetings/recent/{id}/clients').at(-1)?.query.get('filter')).toBe('answered');
    await user.click(screen.getByRole('button', { name: 'Call 6 who answered' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who answered' }));
    dialog.getByText('1 who answered has no phone number');
    const call = await dialog.findByRole('link', { name: 'Call Grace Mensah' });
    expect(call.getAttribute('href')).toBe('tel:+14165550142');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Use again' }).getAttribute('href')).toBe(
      `/events?view=tasks&task=new&copy=${idOf(900)}`,
    );
    expect(screen.getByRole('link', { name: 'See the email as sent' }).getAttribute('href')).toBe(
      `/email-log?category=greetings&id=${idOf(702)}`,
    );
  });

  it('[EVENT-01] are told apart by the client whom one was for', async () => {
    const one = { occasion: 'birthday', category: 'birthdays', clients: 1, sent: 1, leftOut: 0 } as const;
    fakeGreetings({
      runs: [
        sampleRun({ ...one, id: idOf(710), clientName: 'Ana Gagnon' }),
        sampleRun({ ...one, id: idOf(711), clientName: 'Luc Bergeron' }),
      ],
    });
    renderWithProviders(<RecentScreen />, { route: '/events/greeting-recent' });
    await screen.findByRole('link', { name: 'Birthday 2025 · Ana Gagnon' });
    screen.getByRole('link', { name: 'Birthday 2025 · Luc Bergeron' });
  });

  it('[EVENT-01] count who was left out apart, and say of a cancelled one that it is', async () => {
    const sent = { sent: 0, reached: 0, leftOut: 0, cancelled: 1, clients: 1, clientName: 'Ana Gagnon' };
    fakeGreetings({
      runs: [
        sampleRun({
          ...sent,
          grades: { none: 0, machine: 0, likely: 0, confirmed: 0 },
          leftOutReasons: [{ reason: 'cancelled', clients: 1 }],
        }),
      ],
    });
    const receiver = {
      id: idOf(701),
      client: { id: idOf(101), name: 'Ana Gagnon' },
      phone: '',
      language: 'en' as const,
      state: 'cancelled' as const,
      reason: null,
      messageId: idOf(702),
      status: 'cancelled',
      grade: 'none' as const,
      hasBounced: false,
      hasAnswered: false,
      at: null,
    };
    fakeApi({
      'GET /greetings/recent/{id}/clients': () => ({
        isSuccess: true,
        result: [receiver],
        totalRows: 1,
        counts: { all: 1, answered: 0, notReached: 0, leftOut: 1 },
      }),
    });
    renderWithProviders(<RecentDetailScreen />, { route: `/events/greeting-recent-detail?id=${idOf(700)}` });
    const reached = within(await screen.findByRole('region', { name: 'Reached' }));
    reached.getByText('of 0');
    reached.getByText(/1 left out/);
    screen.getByText('Cancelled before it left');
    const row = within(await screen.findByRole('row', { name: /Ana Gagnon/ }));
    row.getByText('Cancelled');
    expect(row.queryByText('Not read')).toBeNull();
    expect(row.queryByText('Sent')).toBeNull();
    screen.getByRole('radio', { name: 'Not reached 0' });
    screen.getByRole('radio', { name: 'Left out 1' });
    expect(screen.queryByRole('link', { name: 'See the email as sent' })).toBeNull();
  });

  it('[EVENT-01] say of a late one when it really left', async () => {
    fakeGreetings({
      runs: [sampleRun({ clients: 1, sent: 1, leftOut: 0, sentAt: '2025-10-15T22:10:00.000Z' })],
    });
    renderWithProviders(<RecentDetailScreen timeZone="America/Toronto" />, {
      route: `/events/greeting-recent-detail?id=${idOf(700)}`,
    });
    await screen.findByText('Due Monday, October 13, sent Wednesday, October 15 at 6:10 PM your time');
  });

  it('lead back from one that is not there', async () => {
    fakeGreetings();
    renderWithProviders(<RecentDetailScreen />, { route: '/events/greeting-recent-detail' });
    await screen.findByRole('heading', { name: 'This greeting is no longer there' });
  });
});
