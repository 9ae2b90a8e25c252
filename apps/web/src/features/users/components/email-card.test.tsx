import type { EmailChange } from '@hearthline/contract/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { EmailCard } from './email-card.tsx';

vi.setConfig({ testTimeout: 20_000 });
beforeEach(signIn);

const oldEmail = 'maya@northlight.example';
const newEmail = 'maya@harbour.example';
const waiting: EmailChange = {
  newEmail,
  requestedAt: '2025-11-12T14:00:00.000Z',
  expiresAt: '2025-11-14T14:00:00.000Z',
  isNewConfirmed: false,
  isOldConfirmed: false,
};
type Routes = Parameters<typeof fakeApi>[0];

function show(routes: Routes = {}, language: 'en' | 'fr' = 'en') {
  const outside = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const api = fakeApi({
    'GET /users/email-change': () => ({ isSuccess: true, result: null }),
    'POST /users/email-change': () => ({ isSuccess: true, result: waiting }),
    'DELETE /users/email-change': () => ({ isSuccess: true }),
    ...routes,
  });
  // As on the profile, whose own form stands around it.
  renderWithProviders(
    <form onSubmit={outside}>
      <EmailCard email={oldEmail} timeZone="America/Vancouver" />
    </form>,
    { language },
  );
  return { api, outside, user: userEvent.setup({ delay: null }) };
}

async function openDialog(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  await screen.findByRole('dialog', { name: 'Change address' });
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send both emails' }));

describe('the card of the sign-in address', () => {
  it('asks for the new address and the present password, and then says what both mailboxes are asked', async () => {
    const { api, outside, user } = show();
    expect(screen.getByText(oldEmail)).toBeTruthy();
    await openDialog(user);
    write('New email', ` ${newEmail}`);
    write('Present password', 'Hearth-2025');
    await send(user);
    expect(await screen.findByText(/^You want to sign in with maya@harbour\.example\./)).toBeTruthy();
    expect(screen.getByText(`${newEmail} has not answered yet`)).toBeTruthy();
    expect(screen.getByText(`${oldEmail} has not answered yet`)).toBeTruthy();
    expect(screen.getByText('The links work until Nov 14, 2025, 6:00 AM.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    const cancel = screen.getByRole('button', { name: 'Call the change off' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    expect(api.calls('POST /users/email-change').map(({ body }) => body)).toEqual([
      { newEmail, password: 'Hearth-2025' },
    ]);
    expect(outside).not.toHaveBeenCalled();
  });

  it('names what is missing or wrong at its field, and sends nothing before', async () => {
    const { api, user } = show();
    await openDialog(user);
    await send(user);
    expect(screen.getByText('New email is a required field')).toBeTruthy();
    expect(screen.getByText('Present password is a required field')).toBeTruthy();
    write('New email', 'maya@');
    await send(user);
    expect(screen.getByText('New email must be a valid email')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('New email'));
    expect(api.calls('POST /users/email-change')).toHaveLength(0);
  });

  it('shows a refused password at its field in the words of the server', async () => {
    const fields = [{ path: 'password', code: 'wrong_password', message: 'x' }];
    const refusal = failWith('invalid_input', { friendlyMessage: 'This is not your password', fields });
    const { user } = show({ 'POST /users/email-change': () => refusal });
    await openDialog(user);
    write('New email', newEmail);
    write('Present password', 'Wrong!Horse9');
    await send(user);
    expect(await screen.findByText('This is not your password')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Present password')));
    write('Present password', 'other');
    expect(screen.queryByText('This is not your password')).toBeNull();
  });

  it('says in French what is still waited for, and calls the change off', async () => {
    const change = { ...waiting, isOldConfirmed: true };
    const routes: Routes = { 'GET /users/email-change': () => ({ isSuccess: true, result: change }) };
    const { api, user } = show(routes, 'fr');
    expect(await screen.findByText(`${oldEmail} a confirmé`)).toBeTruthy();
    expect(screen.getByText(`${newEmail} n’a pas encore répondu`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Changer l’adresse' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Annuler le changement' }));
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Changer l’adresse' }));
    expect(api.calls('DELETE /users/email-change')).toHaveLength(1);
  });
});
