import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failNetwork, failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { ChangeEmailScreen } from './change-email-screen.tsx';

const confirmKey = 'POST /auth/email-change/confirm';
const refuseKey = 'POST /auth/email-change/refuse';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function show(query = '?token=abc', language: 'en' | 'fr' = 'en') {
  renderWithProviders(<ChangeEmailScreen />, { route: `/auth/change-email${query}`, language });
  await screen.findByRole('heading', { level: 1 });
}

describe('the screen behind both mails of another sign-in address', () => {
  it.each([
    [false, 'One yes is here', /other address has an email too/],
    [true, 'The address is changed', /you sign in with the new address/],
  ])('says yes on a click, not by being opened: changed %s', async (isChanged, title, text) => {
    const api = fakeApi({ [confirmKey]: () => ({ isSuccess: true, result: { isChanged } }) });
    await show();
    expect(api.calls(confirmKey)).toHaveLength(0);
    press('Yes, change it');
    const heading = await screen.findByRole('heading', { name: title });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(text)).toBeTruthy();
    expect(api.calls(confirmKey).map(({ body }) => body)).toEqual([{ userToken: 'abc' }]);
    expect(screen.getByRole('link', { name: 'Go on to Hearthline' }).getAttribute('href')).toBe('/');
  });

  it('says no, and leads to a new password', async () => {
    const api = fakeApi({ [refuseKey]: () => ({ isSuccess: true }) });
    await show();
    press('No, keep it as it is');
    await screen.findByRole('heading', { name: 'Nothing changes' });
    expect(api.calls(refuseKey).map(({ body }) => body)).toEqual([{ userToken: 'abc' }]);
    const link = screen.getByRole('link', { name: 'Choose a new password' });
    expect(link.getAttribute('href')).toBe('/auth/forgot-password');
  });

  it('says that a link is used up, in French too, and knows one without a token', async () => {
    fakeApi({ [confirmKey]: () => failWith('token_invalid') });
    await show('?token=abc', 'fr');
    press('Oui, la changer');
    await screen.findByRole('heading', { name: 'Ce lien n’est plus valide.' });
  });

  it('asks nothing without a token in the address', async () => {
    await show('');
    expect(screen.getByRole('heading', { name: 'This link is no longer valid.' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yes, change it' })).toBeNull();
  });

  it('keeps the question when the line was cut, or when somebody registered the address meanwhile', async () => {
    fakeApi({ [confirmKey]: () => failNetwork() });
    await show();
    press('Yes, change it');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be sent now');
    fakeApi({ [confirmKey]: () => failWith('email_exists', { friendlyMessage: 'Email already exists' }) });
    press('Yes, change it');
    expect(await screen.findByText('Email already exists')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Yes, change it' })).toBeTruthy();
  });
});
