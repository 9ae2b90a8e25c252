import type { ReplyOf } from '@hearthline/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { setConfig } from '../../../shared/lib/config.ts';
import { failNetwork, failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { testConfig } from '../../../testing/test-config.ts';
import { fakeTurnstile } from '../testing/fake-turnstile.ts';
import { LoginScreen } from './login-screen.tsx';

type LoginReply = ReplyOf<'POST /auth/secure/login'>;

const signedIn: LoginReply = {
  isSuccess: true,
  accountIsLocked: false,
  needToVerifyEmail: false,
  token: 'access',
  refreshToken: 'refresh',
};
const refused: LoginReply = { isSuccess: false, accountIsLocked: false, needToVerifyEmail: false };

const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });
const storedToken = () => localStorage.getItem('hearthline.accessToken');

async function showLogin(language: 'en' | 'fr' = 'en') {
  const rendered = renderWithProviders(<LoginScreen />, { route: '/auth/login', language });
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup({ delay: null }), ...rendered };
}

async function signInWith(reply: LoginReply | ReturnType<typeof failWith>) {
  const turnstile = fakeTurnstile();
  const api = fakeApi({ 'POST /auth/secure/login': () => reply });
  const shown = await showLogin();
  fireEvent.change(emailField(), { target: { value: 'maya.okafor@northlight.example' } });
  fireEvent.change(passwordField(), { target: { value: 'Hearth-2025' } });
  await shown.user.click(submitButton());
  await waitFor(() => expect(api.calls('POST /auth/secure/login')).toHaveLength(1));
  return { turnstile, api, ...shown };
}

afterEach(() => {
  delete window.turnstile;
});

describe('the login screen', () => {
  it('[AUTH-01] shows the hero with the smart companion, the form and the links to terms and privacy', async () => {
    fakeTurnstile();
    const { user } = await showLogin();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
    expect(screen.getAllByText(/smart companion/).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Forgot password' }).getAttribute('href')).toBe(
      '/auth/forgot-password',
    );
    expect(screen.getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe(testConfig.termsUrl);
    expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe(
      testConfig.privacyUrl,
    );
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/auth/register',
    );

    await user.type(passwordField(), 'secret');
    expect(passwordField().type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(passwordField().type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(passwordField().type).toBe('password');
  });

  it('[SHELL-11] carries the footer with the configured brand', async () => {
    setConfig({ ...testConfig, brand: 'Northlight' });
    fakeTurnstile();
    await showLogin();
    expect(screen.getByText('© 2025 | Northlight | All Rights Reserved')).toBeTruthy();
  });

  it('[AUTH-02] allows signing in only with both fields and a challenge token', async () => {
    const turnstile = fakeTurnstile({ solvesAlone: false });
    const { user } = await showLogin();
    await user.type(emailField(), 'm@n.co');
    await user.type(passwordField(), 'x');
    expect(submitButton().disabled).toBe(true);
    turnstile.solve();
    expect(submitButton().disabled).toBe(false);
    await user.clear(passwordField());
    expect(submitButton().disabled).toBe(true);
    await user.type(passwordField(), 'x');
    await user.clear(emailField());
    expect(submitButton().disabled).toBe(true);
    await user.type(emailField(), 'm@n.co');
    expect(submitButton().disabled).toBe(false);
    turnstile.expire();
    expect(submitButton().disabled).toBe(true);
  });

  it('[AUTH-02] stays disabled while the request runs', async () => {
    fakeTurnstile();
    const gate = Promise.withResolvers<LoginReply>();
    const api = fakeApi({ 'POST /auth/secure/login': () => gate.promise });
    const { user } = await showLogin();
    await user.type(emailField(), 'm@n.co');
    await user.type(passwordField(), 'x{Enter}');
    await waitFor(() => expect(submitButton().disabled).toBe(true));
    await user.type(passwordField(), '{Enter}');
    gate.resolve(refused);
    await screen.findByRole('alert');
    expect(api.calls('POST /auth/secure/login')).toHaveLength(1);
  });

  it('[AUTH-02] [SHELL-21] says that the email must be valid and that both fields are required', async () => {
    fakeTurnstile();
    const api = fakeApi({});
    const { user } = await showLogin();
    await user.click(emailField());
    await user.tab();
    expect(screen.getByText('Email is a required field')).toBeTruthy();
    await user.tab();
    expect(screen.getByText('Password is a required field')).toBeTruthy();
    await user.type(emailField(), 'maya@northlight');
    await user.type(passwordField(), 'x{Enter}');
    expect(screen.getByText('Email must be a valid email')).toBeTruthy();
    expect(emailField().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(emailField());
    expect(api.calls('POST /auth/secure/login')).toHaveLength(0);
  });

  it('[AUTH-03] sends userKey, password, turnstileToken and deviceName and nothing else', async () => {
    const { api } = await signInWith(refused);
    expect(api.calls('POST /auth/secure/login')[0]?.body).toEqual({
      userKey: 'maya.okafor@northlight.example',
      password: 'Hearth-2025',
      turnstileToken: 'challenge-1',
      deviceName: expect.stringMatching(/./),
    });
  });

  it('[AUTH-04] shows a banner that can be dismissed and asks for a new challenge', async () => {
    const { user, turnstile, api } = await signInWith(refused);
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain('Invalid email or password');
    expect(turnstile.reset).toHaveBeenCalledExactlyOnceWith('widget-1');
    expect(storedToken()).toBeNull();
    expect(emailField().value).toBe('maya.okafor@northlight.example');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(submitButton());
    await waitFor(() => expect(api.calls('POST /auth/secure/login')).toHaveLength(2));
    expect(api.calls('POST /auth/secure/login')[1]?.body.turnstileToken).toBe('challenge-2');
  });

  it('[AUTH-05] stores both tokens and goes to the dashboard', async () => {
    const { router } = await signInWith(signedIn);
    await waitFor(() => expect(router?.state.location.pathname).toBe('/'));
    expect(storedToken()).toBe('access');
    expect(localStorage.getItem('hearthline.refreshToken')).toBe('refresh');
  });

  it('[AUTH-06] tells the owner of a locked account to wait and stores nothing', async () => {
    const { turnstile, router } = await signInWith({ ...signedIn, accountIsLocked: true });
    const message = await screen.findByRole('alert');
    expect(message.textContent).toMatch(/locked.*Wait about 15 minutes/);
    expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe(
      '/auth/forgot-password',
    );
    expect(storedToken()).toBeNull();
    expect(localStorage.getItem('hearthline.refreshToken')).toBeNull();
    expect(turnstile.reset).toHaveBeenCalledOnce();
    expect(router?.state.location.pathname).toBe('/auth/login');
  });

  it('[AUTH-06] offers the confirmation mail once more, with a fresh challenge token', async () => {
    const { user } = await signInWith({ ...signedIn, needToVerifyEmail: true });
    const api = fakeApi({ 'POST /auth/resend-confirmation': () => ({ isSuccess: true }) });
    expect((await screen.findByRole('alert')).textContent).toContain('Confirm your email first.');
    expect(storedToken()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('The confirmation email is on its way.')).toBeTruthy();
    expect(api.calls('POST /auth/resend-confirmation')[0]?.body).toEqual({
      email: 'maya.okafor@northlight.example',
      turnstileToken: 'challenge-2',
    });
  });

  it.each([
    ['an error answer', () => failWith('internal', { friendlyMessage: 'A server word' })],
    ['a cut line', () => failNetwork()],
  ])('[AUTH-07] resets the challenge after %s and says nothing', async (_case, failure) => {
    const { turnstile } = await signInWith(failure());
    await waitFor(() => expect(turnstile.reset).toHaveBeenCalledExactlyOnceWith('widget-1'));
    await waitFor(() => expect(submitButton().disabled).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('A server word')).toBeNull();
    expect(screen.queryByText(/Cannot complete your request/)).toBeNull();
  });

  it('fills the form with a demo account', async () => {
    setConfig({
      ...testConfig,
      demo: { password: 'Demo-2025!', emails: ['maya@northlight.example'], hasMailbox: true },
    });
    fakeTurnstile();
    const { user } = await showLogin();
    await user.click(screen.getByRole('button', { name: 'Fill in maya@northlight.example' }));
    expect(emailField().value).toBe('maya@northlight.example');
    expect(passwordField().value).toBe('Demo-2025!');
  });

  it('[SHELL-09] speaks French after a click on FR', async () => {
    const turnstile = fakeTurnstile();
    const { user } = await showLogin();
    await user.click(screen.getByRole('radio', { name: 'Français' }));
    expect(await screen.findByRole('button', { name: 'Se connecter' })).toBeTruthy();
    await waitFor(() => expect(turnstile.options()?.language).toBe('fr'));
    expect(localStorage.getItem('hearthline.lan')).toContain('fr');
  });
});
