import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountToast } from '../../../shared/ui/toast.tsx';
import { failNetwork, failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { fakeTurnstile } from '../testing/fake-turnstile.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const key = 'POST /auth/secure/change-password';
const good = 'Lakeshore2025!';
const newField = () => screen.getByLabelText<HTMLInputElement>('New password');
const confirmField = () => screen.getByLabelText<HTMLInputElement>('Confirm password');
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const ruleStates = () =>
  screen
    .getAllByRole('listitem')
    .map((line) => line.getAttribute('data-state'))
    .join(' ');

async function showReset(query = '?token=0042') {
  const rendered = renderWithProviders(<ResetPasswordScreen />, { route: `/auth/reset_password${query}` });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

async function sendGoodPassword() {
  write(newField(), good);
  write(confirmField(), good);
  await waitFor(() => expect(submitButton().disabled).toBe(false));
  fireEvent.click(submitButton());
}

afterEach(() => {
  delete window.turnstile;
});

describe('the reset-password screen', () => {
  it('[AUTH-10] shows and hides each password by itself', async () => {
    fakeTurnstile();
    await showReset();
    const [showNew, showConfirm] = screen.getAllByRole('button', { name: 'Show password' });
    if (showNew) fireEvent.click(showNew);
    expect([newField().type, confirmField().type]).toEqual(['text', 'password']);
    if (showConfirm) fireEvent.click(showConfirm);
    expect(confirmField().type).toBe('text');
  });

  it('[AUTH-10] blocks copy and paste but lets password managers fill', async () => {
    fakeTurnstile();
    await showReset();
    for (const field of [newField(), confirmField()]) {
      expect(field.autocomplete).toBe('new-password');
      for (const make of [createEvent.copy, createEvent.cut, createEvent.paste]) {
        const event = make(field);
        fireEvent(field, event);
        expect(event.defaultPrevented).toBe(true);
      }
      await userEvent.click(field);
      await userEvent.paste(good);
      expect(field.value).toBe('');
    }
  });

  it('[AUTH-12] colours the five rules while the person types', async () => {
    fakeTurnstile();
    await showReset();
    expect(ruleStates()).toBe('empty empty empty empty empty');
    write(newField(), 'Lakeshore2025');
    expect(ruleStates()).toBe('met met unmet met empty');
    write(newField(), 'la ke');
    expect(ruleStates()).toBe('unmet unmet unmet unmet empty');
    write(newField(), good);
    write(confirmField(), 'L');
    expect(ruleStates()).toBe('met met met met unmet');
    write(confirmField(), good);
    expect(ruleStates()).toBe('met met met met met');
  });

  it('[AUTH-11] says that the passwords must match, and that both are required', async () => {
    fakeTurnstile();
    await showReset();
    fireEvent.blur(newField());
    fireEvent.blur(confirmField());
    expect(screen.getByText('New password is a required field')).toBeTruthy();
    expect(screen.getByText('Confirm password is a required field')).toBeTruthy();
    write(newField(), good);
    write(confirmField(), 'Lakeshore');
    expect(screen.getByText('Password must match')).toBeTruthy();
    write(confirmField(), good);
    expect(screen.queryByText('Password must match')).toBeNull();
  });

  it('[AUTH-10] can be sent only when it is valid and challenged', async () => {
    const turnstile = fakeTurnstile({ solvesAlone: false });
    await showReset();
    await waitFor(() => expect(turnstile.render).toHaveBeenCalledOnce());
    write(newField(), good);
    write(confirmField(), good);
    expect(submitButton().disabled).toBe(true);
    turnstile.solve();
    expect(submitButton().disabled).toBe(false);
    write(confirmField(), 'Lakeshore');
    expect(submitButton().disabled).toBe(true);
    write(confirmField(), good);
    expect(submitButton().disabled).toBe(false);
    write(newField(), 'Lakeshore2025');
    write(confirmField(), 'Lakeshore2025');
    expect(submitButton().disabled).toBe(true);
  });

  it('[AUTH-10] [SHELL-15] sends the token of the link, goes to the login and says for two seconds that it worked', async () => {
    fakeTurnstile();
    const api = fakeApi({ [key]: () => ({ isSuccess: true }) });
    const say = vi.spyOn(accountToast, 'success');
    const { router } = await showReset();
    await sendGoodPassword();
    await waitFor(() => expect(router?.state.location.pathname).toBe('/auth/login'));
    expect(api.calls(key)[0]?.body).toEqual({
      userToken: '0042',
      newPassword: good,
      turnstileToken: 'challenge-1',
    });
    expect(say).toHaveBeenCalledExactlyOnceWith('Your new password is set.');
  });

  it('[AUTH-10] resets the challenge when the answer is no, and offers a new link', async () => {
    const turnstile = fakeTurnstile();
    fakeApi({ [key]: () => ({ isSuccess: false }) });
    const { router } = await showReset();
    await sendGoodPassword();
    expect((await screen.findByRole('alert')).textContent).toContain('This link is no longer valid.');
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/auth/forgot-password',
    );
    expect(turnstile.reset).toHaveBeenCalledExactlyOnceWith('widget-1');
    expect(router?.state.location.pathname).toBe('/auth/reset_password');
  });

  it.each([
    ['an error answer', () => failWith('internal', { friendlyMessage: 'Broken' })],
    ['a cut line', () => failNetwork()],
  ])('[AUTH-07] only resets the challenge after %s', async (_case, failure) => {
    const turnstile = fakeTurnstile();
    fakeApi({ [key]: failure });
    await showReset();
    await sendGoodPassword();
    await waitFor(() => expect(turnstile.reset).toHaveBeenCalledExactlyOnceWith('widget-1'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(newField().value).toBe(good);
  });

  it('says at once that an address without token leads nowhere', async () => {
    fakeTurnstile();
    await showReset('');
    expect(screen.getByRole('alert').textContent).toContain('This link is no longer valid.');
  });
});
