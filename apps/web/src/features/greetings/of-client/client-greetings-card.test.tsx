import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { fakeGreetings } from '../testing/fake-greetings.ts';
import { idOf, sampleWishes } from '../testing/sample-greetings.ts';
import { ClientGreetingsCard } from './client-greetings-card.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

function open(birthday: string, kept: Parameters<typeof fakeGreetings>[0] = {}) {
  const api = fakeGreetings(kept);
  renderWithProviders(
    <ClientGreetingsCard client={{ id: idOf(101), birthday, moveInDate: null }} clientName="Priya Raman" />,
    { route: '/clients/view' },
  );
  return { api, user: userEvent.setup({ delay: null }) };
}

it('[EVENT-04] the client’s card keeps feasts, leap day, rest and paper', async () => {
  const { api, user } = open('1984-02-29');
  await screen.findByText('Greeted on: Birthday, Diwali');
  screen.getByText('Nov 12, 2025');
  await user.click(screen.getByRole('button', { name: 'Change greetings of this client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Greetings to Priya Raman' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Hanukkah' }));
  await user.click(dialog.getByRole('radio', { name: 'Mar 1' }));
  await user.click(dialog.getByRole('switch', { name: 'No cards by post' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.calls('PUT /greetings/clients/{id}')[0]?.body).toEqual({
      feasts: ['diwali', 'hanukkah'],
      leapDayRule: 'mar1',
      hold: null,
      wantsNoPaper: true,
    }),
  );
  await screen.findByText('Wants no cards by post');
});

it('[EVENT-04] names feasts of the record apart on which nobody greets', async () => {
  const greeted = { birthday: true, homeDay: false, clientSince: false, feasts: ['diwali' as const] };
  open('1984-02-28', { wishes: sampleWishes({ feasts: ['easter', 'diwali'], greeted }) });
  await screen.findByText('Greeted on: Birthday, Diwali');
  screen.getByText('Keeps, but not greeted on: Easter');
});

it('[EVENT-04] asks about 29 February only those who were born on it, and ends a hold', async () => {
  const hold = { reason: 'bereavement', until: '2099-03-31' } as const;
  const { api, user } = open('1984-02-28', { wishes: sampleWishes({ hold, next: null }) });
  await screen.findByText('On hold until Mar 31, 2099: Bereavement');
  screen.getByText('No greeting is planned.');
  await user.click(screen.getByRole('button', { name: 'Change greetings of this client' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('radio', { name: 'Mar 1' })).toBeNull();
  await user.click(dialog.getByRole('switch', { name: 'Hold all greetings' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.calls('PUT /greetings/clients/{id}')[0]?.body.hold).toBeNull());
});
