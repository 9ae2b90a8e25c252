import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { Button } from './button.tsx';
import { Segmented } from './segmented.tsx';

describe('Button', () => {
  it('neither clicks nor submits while it is loading, and keeps the focus', async () => {
    const user = userEvent.setup();
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    renderWithProviders(
      <form action={onSubmit}>
        <input aria-label="Email" />
        <Button type="submit" isLoading onClick={onClick}>
          Sign in
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Sign in' });
    await user.click(button);
    await user.type(screen.getByLabelText('Email'), 'a{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    button.focus();
    expect(document.activeElement).toBe(button);
  });

  it('does not submit a form unless told to', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    renderWithProviders(
      <form action={onSubmit}>
        <Button>Show more</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('Segmented', () => {
  it('is one radio group that the arrow keys and clicks change', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    renderWithProviders(
      <Segmented
        label="Language"
        items={[
          { id: 'en', label: 'EN', name: 'English' },
          { id: 'fr', label: 'FR', name: 'Français' },
        ]}
        value="en"
        onChange={onChange}
      />,
    );
    expect(screen.getByRole('group', { name: 'Language' })).toBeTruthy();
    expect((screen.getByRole('radio', { name: 'English' }) as HTMLInputElement).checked).toBe(true);
    await user.click(screen.getByText('FR'));
    expect(onChange).toHaveBeenLastCalledWith('fr');
  });
});
