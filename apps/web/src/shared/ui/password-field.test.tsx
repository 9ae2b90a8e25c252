import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { PasswordField } from './password-field.tsx';

const clipboardEvents = ['copy', 'cut', 'paste', 'drop'] as const;

function isRefused(name: (typeof clipboardEvents)[number], input: HTMLElement): boolean {
  const event = createEvent[name](input);
  fireEvent(input, event);
  return event.defaultPrevented;
}

describe('PasswordField', () => {
  it('shows and hides what was typed, and says which of the two a click does', async () => {
    const user = userEvent.setup();
    renderWithProviders(<PasswordField label="Password" autoComplete="current-password" />);
    const input = screen.getByLabelText('Password');
    await user.type(input, 'Hearth!9');
    expect(input.getAttribute('type')).toBe('password');

    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
    expect((input as HTMLInputElement).value).toBe('Hearth!9');

    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.getAttribute('type')).toBe('password');
  });

  it('names the toggle in French', () => {
    renderWithProviders(<PasswordField label="Mot de passe" />, { language: 'fr' });
    expect(screen.getByRole('button', { name: 'Afficher le mot de passe' })).toBeTruthy();
  });

  it.each(clipboardEvents)('refuses %s when the clipboard is blocked', (name) => {
    renderWithProviders(<PasswordField label="Password" blockClipboard />);
    expect(isRefused(name, screen.getByLabelText('Password'))).toBe(true);
  });

  it.each(clipboardEvents)('lets %s happen when the clipboard is not blocked', (name) => {
    renderWithProviders(<PasswordField label="Password" />);
    expect(isRefused(name, screen.getByLabelText('Password'))).toBe(false);
  });

  it('keeps the way of password managers open while the clipboard is blocked', () => {
    let filled = '';
    renderWithProviders(
      <PasswordField
        label="Password"
        autoComplete="new-password"
        blockClipboard
        onChange={(event) => {
          filled = event.target.value;
        }}
      />,
    );
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('autocomplete')).toBe('new-password');
    fireEvent.input(input, { target: { value: 'from the manager' } });
    expect(filled).toBe('from the manager');
  });
});
