import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSidebarStore } from '../../../shared/stores/sidebar-store.ts';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { ChangePasswordModal } from './change-password-modal.tsx';

const good = 'Lakeshore2025!';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  useSidebarStore.setState({ changePasswordModal: true });
  signIn();
});

function answerChange(answer: Parameters<typeof fakeApi>[0]['PUT /users/password']) {
  const api = fakeApi({
    'GET /users/me': () => ({ isSuccess: true, result: sampleMe() }),
    'PUT /users/password': answer,
  });
  renderWithProviders(<ChangePasswordModal />);
  return api;
}

const field = (name: 'Old' | 'New' | 'Confirm') =>
  screen.getByLabelText<HTMLInputElement>(`${name} password`);
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' });

function fill(name: 'Old' | 'New' | 'Confirm', value: string) {
  fireEvent.change(field(name), { target: { value } });
}

function fillIn(old: string, fresh: string, again: string) {
  fill('Old', old);
  fill('New', fresh);
  fill('Confirm', again);
}

it('[USER-03] names each missing field and keeps the button off until all is valid', async () => {
  answerChange(() => ({ isSuccess: true }));
  expect(document.activeElement).toBe(field('Old'));

  await userEvent.tab();
  expect(screen.getByText('Old password is a required field')).toBeTruthy();
  fireEvent.blur(field('New'));
  expect(screen.getByText('New password is a required field')).toBeTruthy();
  fireEvent.blur(field('Confirm'));
  expect(screen.getByText('Confirm password is a required field')).toBeTruthy();
  expect(submitButton().disabled).toBe(true);

  fillIn('Old1!old', good, good);
  expect(submitButton().disabled).toBe(false);
  expect(screen.queryByText(/required field/)).toBeNull();
});

it('[USER-03] [AUTH-11] a password against the rules or a different repetition keeps the button off', async () => {
  answerChange(() => ({ isSuccess: true }));
  fillIn('Old1!old', 'lakeshore', 'lakeshore');
  expect(submitButton().disabled).toBe(true);

  fill('New', good);
  fireEvent.blur(field('Confirm'));
  expect(screen.getByText('Password must match')).toBeTruthy();
  expect(submitButton().disabled).toBe(true);
  const match = screen.getByText('Passwords match').closest('li');
  expect(match?.dataset.state).toBe('unmet');
});

it('[USER-03] blocks copy, cut and paste in all three fields', () => {
  answerChange(() => ({ isSuccess: true }));
  for (const name of ['Old', 'New', 'Confirm'] as const) {
    // fireEvent answers false when the event was refused.
    expect(fireEvent.copy(field(name))).toBe(false);
    expect(fireEvent.cut(field(name))).toBe(false);
    expect(fireEvent.paste(field(name))).toBe(false);
  }
});

it('[USER-03] sends old and new password, then closes, forgets and tells', async () => {
  const api = answerChange(() => ({ isSuccess: true }));
  fillIn('Old1!old', good, good);
  await userEvent.click(submitButton());

  expect(await screen.findByText('Password changed successfully')).toBeTruthy();
  expect(api.calls('PUT /users/password').map((call) => call.body)).toEqual([
    { oldPassword: 'Old1!old', newPassword: good },
  ]);
  expect(useSidebarStore.getState().changePasswordModal).toBe(false);

  act(() => useSidebarStore.getState().setChangePasswordModal(true));
  expect(field('Old').value).toBe('');
  expect(field('New').value).toBe('');
});

it('[USER-03] a wrong old password is told at its field and by the toast, the rest stays filled', async () => {
  answerChange(() => ({
    isSuccess: false,
    error: { code: 'invalid_old_password', friendlyMessage: 'Invalid Old Password', fields: [] },
  }));
  fillIn('Wrong1!x', good, good);
  await userEvent.click(submitButton());

  expect(await screen.findByText('Failed to change password')).toBeTruthy();
  expect(screen.getByText('Invalid Old Password')).toBeTruthy();
  expect(document.activeElement).toBe(field('Old'));
  expect(field('New').value).toBe(good);

  fill('Old', 'Right1!x');
  expect(screen.queryByText('Invalid Old Password')).toBeNull();
});

it('[AUTH-20] [USER-03] too many wrong old passwords are told as such', async () => {
  answerChange(() => ({
    isSuccess: false,
    error: { code: 'too_many_wrong_passwords', friendlyMessage: '', fields: [] },
  }));
  fillIn('Wrong1!x', good, good);
  await userEvent.click(submitButton());

  expect(await screen.findByText('Too many wrong passwords. Wait 15 minutes and try again.')).toBeTruthy();
  expect(screen.getByText('Failed to change password')).toBeTruthy();
  expect(screen.queryByText('Invalid Old Password')).toBeNull();
});

it('[USER-03] a failed call keeps the dialog open with what was typed', async () => {
  answerChange(() => failWith('internal', { friendlyMessage: 'Something else' }));
  fillIn('Old1!old', good, good);
  await userEvent.click(submitButton());

  expect(await screen.findByText('Failed to change password')).toBeTruthy();
  expect(screen.queryByText('Something else')).toBeNull();
  expect(field('Old').value).toBe('Old1!old');
});

it('[USER-03] [SHELL-20] closing by Cancel or Escape clears the flag and everything typed', async () => {
  answerChange(() => ({ isSuccess: true }));
  fillIn('Old1!old', 'Lake', 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(useSidebarStore.getState().changePasswordModal).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  act(() => useSidebarStore.getState().setChangePasswordModal(true));
  expect(field('Old').value).toBe('');
  expect(screen.queryByText('Password must match')).toBeNull();

  await userEvent.keyboard('{Escape}');
  expect(useSidebarStore.getState().changePasswordModal).toBe(false);
});

it('[SHELL-17] is a dialog of the small width', () => {
  answerChange(() => ({ isSuccess: true }));
  const panel = screen.getByRole('dialog', { name: 'Change password' }).closest('.modal-panel');
  expect(panel?.className).toContain('--modal-sm');
});
