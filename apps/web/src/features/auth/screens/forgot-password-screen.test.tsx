import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setConfig } from '../../../shared/lib/config.ts';
import { failNetwork, failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { testConfig } from '../../../testing/test-config.ts';
import { fakeTurnstile } from '../testing/fake-turnstile.ts';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';

const key = 'POST /auth/secure/forgot-password';
const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm email' });

async function showForgot() {
  renderWithProviders(<ForgotPasswordScreen />, { route: '/auth/forgot-password' });
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup({ delay: null });
}

async function send(email: string) {
  fireEvent.change(emailField(), { target: { value: email } });
  await waitFor(() => expect(submitButton().disabled).toBe(false));
  fireEvent.click(submitButton());
}

afterEach(() => {
  delete window.turnstile;
});

describe('the forgot-password screen', () => {
  it('[AUTH-08] shows icon, title, instructions, email, challenge, button and the way back', async () => {
    const turnstile = fakeTurnstile({ solvesAlone: false });
    await showForgot();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Forgot password ?');
    expect(document.querySelector('.lucide-key-round')).not.toBeNull();
    expect(screen.getByText(/Enter the email you sign in with/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/auth/login');
    expect(submitButton().disabled).toBe(true);
    await waitFor(() => expect(turnstile.render).toHaveBeenCalledOnce());
    turnstile.solve();
    expect(submitButton().disabled).toBe(false);
  });

  it('[AUTH-08] asks for a valid email before anything is sent', async () => {
    fakeTurnstile();
    const api = fakeApi({ [key]: () => ({ isSuccess: true }) });
    await showForgot();
    await send('');
    expect(await screen.findByText('Email is a required field')).toBeTruthy();
    await send('maya@');
    expect(await screen.findByText('Email must be a valid email')).toBeTruthy();
    expect(api.calls(key)).toHaveLength(0);
  });

  it('[AUTH-08] sends email and turnstileToken and waits for the answer', async () => {
    fakeTurnstile();
    const gate = Promise.withResolvers<{ isSuccess: boolean }>();
    const api = fakeApi({ [key]: () => gate.promise });
    await showForgot();
    await send(' maya@northlight.example ');
    await waitFor(() => expect(api.calls(key)).toHaveLength(1));
    expect(submitButton().disabled).toBe(true);
    gate.resolve({ isSuccess: true });
    await screen.findByText('Verification code sent');
    expect(api.calls(key)[0]?.body).toEqual({
      email: 'maya@northlight.example',
      turnstileToken: 'challenge-1',
    });
  });

  it.each([
    [true, 0],
    [false, 1],
  ])(
    '[AUTH-09] confirms alike when isSuccess is %s and resets the challenge %i times',
    async (isSuccess, resets) => {
      const turnstile = fakeTurnstile();
      fakeApi({ [key]: () => ({ isSuccess }) });
      await showForgot();
      await send('maya@northlight.example');
      const title = await screen.findByRole('heading', { name: 'Verification code sent' });
      expect(document.activeElement).toBe(title);
      expect(document.querySelector('[data-illustration="mail"]')).not.toBeNull();
      expect(screen.getByText('maya@northlight.example')).toBeTruthy();
      expect(turnstile.reset).toHaveBeenCalledTimes(resets);
      expect(screen.queryByRole('link', { name: 'Open the mailbox' })).toBeNull();
    },
  );

  it.each([
    ['an error answer', () => failWith('too_many_requests', { friendlyMessage: 'Too many' })],
    ['a cut line', () => failNetwork()],
  ])('[AUTH-07] only resets the challenge after %s', async (_case, failure) => {
    const turnstile = fakeTurnstile();
    fakeApi({ [key]: failure });
    await showForgot();
    await send('maya@northlight.example');
    await waitFor(() => expect(turnstile.reset).toHaveBeenCalledExactlyOnceWith('widget-1'));
    await waitFor(() => expect(submitButton().disabled).toBe(false));
    expect(emailField().value).toBe('maya@northlight.example');
    expect(screen.queryByText('Too many')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lets the person send again after a minute and shows the mailbox of the demo', async () => {
    setConfig({ ...testConfig, demo: { password: 'x', emails: [], hasMailbox: true } });
    fakeTurnstile();
    fakeApi({ [key]: () => ({ isSuccess: true }) });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const user = await showForgot();
    await send('maya@northlight.example');
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send again in 1:00' });
    expect(again.disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Open the mailbox' }).getAttribute('href')).toBe('/mailbox');
    // What counts the seconds begins after the page is drawn.
    await act(async () => {});
    act(() => vi.advanceTimersByTime(18_000));
    expect(await screen.findByRole('button', { name: 'Send again in 0:42' })).toBeTruthy();
    act(() => vi.advanceTimersByTime(42_000));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(emailField().value).toBe('maya@northlight.example');
  });
});
