import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failNetwork, failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { fakeTurnstile } from '../testing/fake-turnstile.ts';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';
import { RegisterScreen } from './register-screen.tsx';

const good = 'Lakeshore2025!';
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' });

function write(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

async function showRegister() {
  fakeTurnstile();
  renderWithProviders(<RegisterScreen />, { route: '/auth/register' });
  await screen.findByRole('heading', { name: 'Create your account' });
}

async function sendRegistration() {
  write('First name', ' Maya ');
  write('Last name', 'Okafor');
  write('Email', 'maya@northlight.example');
  write('Password', good);
  write('Confirm password', good);
  await waitFor(() => expect(submitButton().disabled).toBe(false));
  fireEvent.click(submitButton());
}

async function showConfirm(query = '?token=abc') {
  const turnstile = fakeTurnstile();
  renderWithProviders(<ConfirmEmailScreen />, { route: `/auth/confirm-email${query}` });
  await screen.findByRole('heading', { name: 'Confirm your email' });
  return turnstile;
}

afterEach(() => {
  delete window.turnstile;
});

describe('the register screen', () => {
  it('[AUTH-21] sends the account and ends in the words to check the mail', async () => {
    const api = fakeApi({ 'POST /auth/register': () => ({ isSuccess: true }) });
    await showRegister();
    expect(submitButton().disabled).toBe(true);
    await sendRegistration();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
    expect(screen.getByText('maya@northlight.example')).toBeTruthy();
    expect(api.calls('POST /auth/register')[0]?.body).toEqual({
      email: 'maya@northlight.example',
      newPassword: good,
      firstName: 'Maya',
      lastName: 'Okafor',
      turnstileToken: 'challenge-1',
    });
  });

  it('[AUTH-21] sends the mail again after a pause that can be seen, and says when that fails', async () => {
    const answers = [() => failWith('too_many_requests', { friendlyMessage: 'Too many attempts.' })];
    const api = fakeApi({
      'POST /auth/register': () => ({ isSuccess: true }),
      'POST /auth/resend-confirmation': () => answers.pop()?.() ?? { isSuccess: true },
    });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await showRegister();
    await sendRegistration();
    const pause = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send again in 1:00' });
    expect(pause.disabled).toBe(true);
    act(() => vi.advanceTimersByTime(60_000));
    const again = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Send again' });
    await waitFor(async () => expect((await again()).disabled).toBe(false));
    fireEvent.click(await again());
    expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts.');
    await waitFor(async () => expect((await again()).disabled).toBe(false));
    fireEvent.click(await again());
    expect(await screen.findByText('The confirmation email is on its way.')).toBeTruthy();
    await screen.findByRole('button', { name: 'Send again in 1:00' });
    expect(api.calls('POST /auth/resend-confirmation').map(({ body }) => body)).toEqual([
      { email: 'maya@northlight.example', turnstileToken: 'challenge-2' },
      { email: 'maya@northlight.example', turnstileToken: 'challenge-3' },
    ]);
  });

  it('[AUTH-11] [AUTH-21] keeps the button disabled for a weak password', async () => {
    await showRegister();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
    write('First name', 'Maya');
    write('Last name', 'Okafor');
    write('Email', 'maya@northlight.example');
    write('Password', 'lakeshore');
    write('Confirm password', 'lakeshore');
    expect(submitButton().disabled).toBe(true);
  });

  it('[SHELL-21] names the fields that are missing', async () => {
    await showRegister();
    for (const label of ['First name', 'Last name', 'Email', 'Password', 'Confirm password']) {
      fireEvent.blur(screen.getByLabelText(label));
      expect(screen.getByText(`${label} is a required field`)).toBeTruthy();
    }
  });

  it('[SHELL-21] keeps what was typed, says what went wrong, and tries again with a fresh challenge', async () => {
    fakeApi({ 'POST /auth/register': () => failNetwork() });
    await showRegister();
    await sendRegistration();
    expect((await screen.findByRole('alert')).textContent).toContain('Error in operation, please try again');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe(' Maya ');
    const api = fakeApi({ 'POST /auth/register': () => ({ isSuccess: true }) });
    await waitFor(() => expect(submitButton().disabled).toBe(false));
    fireEvent.click(submitButton());
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(api.calls('POST /auth/register')[0]?.body.turnstileToken).toBe('challenge-2');
  });
});

describe('the confirm-email screen', () => {
  const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm email' }));

  it('[AUTH-21] confirms on a click, not by being opened', async () => {
    const api = fakeApi({ 'POST /auth/confirm-email': () => ({ isSuccess: true }) });
    await showConfirm();
    expect(api.calls('POST /auth/confirm-email')).toHaveLength(0);
    confirm();
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
    expect(api.calls('POST /auth/confirm-email').map(({ body }) => body)).toEqual([{ userToken: 'abc' }]);
  });

  it('[AUTH-21] offers a new mail when the link no longer works', async () => {
    const api = fakeApi({
      'POST /auth/confirm-email': () => failWith('token_invalid'),
      'POST /auth/resend-confirmation': () => ({ isSuccess: true }),
    });
    await showConfirm();
    confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('This link is no longer valid.');
    write('Email', 'maya@northlight.example');
    const resend = screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new email' });
    await waitFor(() => expect(resend.disabled).toBe(false));
    fireEvent.click(resend);
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
    expect(api.calls('POST /auth/resend-confirmation')[0]?.body).toEqual({
      email: 'maya@northlight.example',
      turnstileToken: 'challenge-1',
    });
  });

  it('keeps the link when only the line was cut', async () => {
    fakeApi({ 'POST /auth/confirm-email': () => failNetwork() });
    await showConfirm();
    confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be confirmed now');
    expect(screen.getByRole('button', { name: 'Confirm email' })).toBeTruthy();
  });

  it('goes straight to the new mail without a token in the address', async () => {
    await showConfirm('');
    expect(screen.getByRole('button', { name: 'Send a new email' })).toBeTruthy();
  });
});
