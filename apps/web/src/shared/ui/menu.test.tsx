import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { Button } from './button.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { Select } from './select.tsx';

function SelectHost() {
  const [value, setValue] = useState<'newest' | 'cheapest'>('newest');
  return (
    <Select
      label="Sort by"
      hint="Changes at once"
      error={value === 'cheapest' ? 'Not for leases' : undefined}
      items={[
        { id: 'newest', label: 'Newest' },
        { id: 'cheapest', label: 'Cheapest' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

describe('Menu', () => {
  it('opens with the arrow key, acts on Enter, closes and gives the focus back', async () => {
    const user = userEvent.setup();
    const onProfile = vi.fn();
    renderWithProviders(
      <Menu label="Account" trigger={(attributes) => <Button {...attributes}>Maya</Button>}>
        <MenuItem onAction={onProfile}>Profile</MenuItem>
        <MenuItem>Log out</MenuItem>
      </Menu>,
    );
    const trigger = screen.getByRole('button', { name: 'Maya' });
    trigger.focus();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: 'Account' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile'));

    await user.keyboard('{Enter}');
    expect(onProfile).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });
});

describe('Select', () => {
  it('shows the chosen label and reports another choice; hint and error describe it', async () => {
    const user = userEvent.setup();
    renderWithProviders(<SelectHost />);
    const button = screen.getByRole('button', { name: /Sort by/ });
    expect(button.textContent).toContain('Newest');
    await user.click(button);
    await user.click(await screen.findByRole('option', { name: 'Cheapest' }));
    await waitFor(() => expect(button.textContent).toContain('Cheapest'));
    const described = (button.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toContain('Not for leases');
    expect(described).toContain('Changes at once');
  });
});
