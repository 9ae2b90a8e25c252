import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { DatePickerDialog } from './date-picker-dialog.tsx';
import { press } from './testing.ts';

interface Setup {
  value?: string | null;
  min?: string;
  max?: string;
  hasTime?: boolean;
  orientation?: 'portrait' | 'landscape';
}

function openPicker(props: Setup = {}) {
  const onApply = vi.fn();
  const onOpenChange = vi.fn();
  renderWithProviders(
    <DatePickerDialog
      mode="date"
      isOpen
      onOpenChange={onOpenChange}
      value={null}
      onApply={onApply}
      today="2025-11-12"
      {...props}
    />,
  );
  return { onApply, onOpenChange };
}

describe('date mode', () => {
  beforeEach(() => setWindowWidth(1440));

  it('[DATE-01] has one calendar and returns the chosen date', async () => {
    const { onApply, onOpenChange } = openPicker();
    expect(screen.getByRole('dialog', { name: 'Choose a date' })).toBeTruthy();
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    await press(/November 20, 2025/);
    expect(screen.getByRole('status').textContent).toBe('Thursday, November 20, 2025');
    await press('Apply');
    expect(onApply).toHaveBeenCalledExactlyOnceWith('2025-11-20');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('[DATE-01] closes without a date with Cancel', async () => {
    const { onApply, onOpenChange } = openPicker();
    await press(/November 20, 2025/);
    await press('Cancel');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(onApply).not.toHaveBeenCalled();
  });

  it('[DATE-02] chooses today by the Today button', async () => {
    const { onApply } = openPicker({ value: '2024-01-01' });
    await press('Today');
    expect(screen.getByRole('grid', { name: 'November 2025' })).toBeTruthy();
    await press('Apply');
    expect(onApply).toHaveBeenCalledExactlyOnceWith('2025-11-12');
  });

  it('[DATE-02] disables and ignores Today outside the limits', async () => {
    openPicker({ max: '2025-11-11' });
    expect(screen.getByRole('button', { name: 'Today' })).toHaveProperty('disabled', true);
    await press('Today');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  it('[DATE-02] takes a typed date and refuses one outside the limits', async () => {
    const { onApply } = openPicker({ min: '2025-11-05' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Date' }), '2025-11-04{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Choose a date from 2025-11-05 to 2099-12-31.');
    await press('Apply');
    expect(onApply).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Date' }), '{Backspace}6');
    expect(screen.getByRole('alert').textContent).toBe('');
    await press('Apply');
    expect(onApply).toHaveBeenCalledExactlyOnceWith('2025-11-06');
  });

  it('asks for a date when there is none', async () => {
    const { onApply } = openPicker();
    await press('Apply');
    expect(screen.getByRole('alert').textContent).toBe('Choose a date');
    expect(onApply).not.toHaveBeenCalled();
  });

  it('[DATE-03] puts Today beside the calendar in landscape', () => {
    openPicker({ orientation: 'landscape' });
    expect(screen.getByText('Shortcuts')).toBeTruthy();
  });

  it('[DATE-03] is portrait with a time view and returns the time too', async () => {
    const { onApply } = openPicker({ orientation: 'landscape', hasTime: true, value: '2025-11-12T08:15' });
    expect(screen.queryByText('Shortcuts')).toBeNull();
    const hour = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Hour' });
    expect(hour.value).toBe('08');
    await userEvent.clear(hour);
    await userEvent.type(hour, '24');
    await press('Apply');
    expect(screen.getByRole('alert').textContent).toBe(
      'Enter an hour from 0 to 23 and a minute from 0 to 59.',
    );
    expect(onApply).not.toHaveBeenCalled();
    await userEvent.clear(hour);
    await userEvent.type(hour, '7');
    await press('Apply');
    expect(onApply).toHaveBeenCalledExactlyOnceWith('2025-11-12T07:15');
  });
});
