import type { Language } from '@hearthline/contract/common';
import type { DateRange } from '@hearthline/domain/date-range';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { DatePickerDialog } from './date-picker-dialog.tsx';
import { press } from './testing.ts';

const lastThirty = { from: '2025-10-14', to: '2025-11-12' };

interface Setup {
  value?: DateRange | null;
  language?: Language;
  min?: string;
  max?: string;
  orientation?: 'portrait' | 'landscape';
  monthsPerRow?: 3 | 4;
}

function openPicker({ value = lastThirty, language, ...props }: Setup = {}) {
  const onApply = vi.fn();
  const onOpenChange = vi.fn();
  renderWithProviders(
    <DatePickerDialog
      mode="range"
      isOpen
      onOpenChange={onOpenChange}
      value={value}
      onApply={onApply}
      today="2025-11-12"
      {...props}
    />,
    { language },
  );
  return { onApply, onOpenChange };
}

function day(name: RegExp) {
  return screen.getByLabelText(name);
}

function field(name: string): HTMLInputElement {
  return screen.getByLabelText(name);
}

function clearAndType(name: string, text: string) {
  return userEvent.type(field(name), text, { initialSelectionStart: 0, initialSelectionEnd: 10 });
}

describe('on a desktop', () => {
  beforeEach(() => setWindowWidth(1440));

  it('[DATE-01] is a dialog with two months, From and To fields, the shortcuts and All', () => {
    openPicker();
    expect(screen.getByRole('dialog', { name: 'Choose dates' })).toBeTruthy();
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'October 2025',
      'November 2025',
    ]);
    expect([field('From').value, field('To').value]).toEqual(['2025-10-14', '2025-11-12']);
    const shortcuts = within(screen.getByRole('list', { name: 'Shortcuts' })).getAllByRole('button');
    expect(shortcuts.map((button) => button.textContent)).toEqual([
      'Today',
      'Yesterday',
      'Last 7 days',
      'Last 30 days',
      'This month',
      'Last month',
      'This quarter',
      'This year',
      'All',
    ]);
    expect(screen.getByRole('status').textContent).toBe('30 days selected');
  });

  it('[DATE-01] returns from and to with Apply and closes', async () => {
    const { onApply, onOpenChange } = openPicker();
    await press(/October 20, 2025/);
    await press(/November 3, 2025/);
    expect(screen.getByRole('status').textContent).toBe('15 days selected');
    await press('Apply');
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ from: '2025-10-20', to: '2025-11-03' });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('[DATE-01] returns null for All', async () => {
    const { onApply } = openPicker();
    await press('All');
    expect(screen.getByRole('status').textContent).toBe('All dates');
    await press('Apply');
    expect(onApply).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('[DATE-01] closes without a change with Cancel', async () => {
    const { onApply, onOpenChange } = openPicker();
    await press('Last 7 days');
    await press('Cancel');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(onApply).not.toHaveBeenCalled();
  });

  it('[DATE-01] sets both ends by a shortcut and shows which one is on', async () => {
    openPicker({ value: null });
    await press('Last month');
    expect([field('From').value, field('To').value]).toEqual(['2025-10-01', '2025-10-31']);
    expect(screen.getByRole('button', { name: 'Last month' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('[DATE-02] rejects a clicked from-date after the to-date with a message and swaps nothing', async () => {
    openPicker();
    await press(/November 20, 2025/);
    expect(screen.getByRole('alert').textContent).toBe(
      'The from date cannot be after the to date (2025-11-12). Change the to date first.',
    );
    expect([field('From').value, field('To').value]).toEqual(['2025-10-14', '2025-11-12']);
    expect(field('From').getAttribute('aria-invalid')).toBe('true');
    expect(field('To').getAttribute('aria-invalid')).toBe('true');
    await press(/October 20, 2025/);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('[DATE-02] rejects a clicked to-date before the from-date', async () => {
    openPicker();
    await userEvent.click(field('To'));
    await press(/October 13, 2025/);
    expect(screen.getByRole('alert').textContent).toBe(
      'The to date cannot be before the from date (2025-10-14). Change the from date first.',
    );
    expect(field('To').value).toBe('2025-11-12');
  });

  it('[DATE-02] rejects a typed from-date after the to-date and does not apply it', async () => {
    const { onApply } = openPicker();
    await clearAndType('From', '2025-11-13');
    await press('Apply');
    expect(screen.getByRole('alert').textContent).toContain('cannot be after the to date');
    expect(field('From').value).toBe('2025-11-13');
    expect(document.activeElement).toBe(field('From'));
    expect(onApply).not.toHaveBeenCalled();
  });

  it.each([
    ['2025-02-30', 'Enter a day that exists, as YYYY-MM-DD.'],
    ['12/11/2025', 'Enter a day that exists, as YYYY-MM-DD.'],
    ['1899-12-31', 'Choose a date from 1900-01-01 to 2099-12-31.'],
  ])('[DATE-02] rejects the typed text %s', async (text, message) => {
    openPicker();
    await clearAndType('From', text);
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(field('From').value).toBe(text);
  });

  it('[DATE-02] takes typed dates as YYYY-MM-DD and follows them in the calendar', async () => {
    const { onApply } = openPicker();
    await clearAndType('From', '2024-02-29');
    expect(screen.getAllByRole('grid')[0]?.getAttribute('aria-label')).toBe('February 2024');
    await press('Apply');
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ from: '2024-02-29', to: '2025-11-12' });
  });

  it('[DATE-02] disables shortcuts that are partly or wholly outside the limits, and days too', async () => {
    openPicker({ value: null, min: '2025-11-06', max: '2025-11-20' });
    const isEnabled = (name: string) => !screen.getByText<HTMLButtonElement>(name).disabled;
    expect(['Today', 'Yesterday', 'Last 7 days', 'All'].every(isEnabled)).toBe(true);
    expect(['Last 30 days', 'This month', 'Last month', 'This quarter', 'This year'].some(isEnabled)).toBe(
      false,
    );
    await press('This year');
    expect(field('From').value).toBe('');
    expect(day(/November 5, 2025/)).toHaveProperty('disabled', true);
    expect(day(/November 6, 2025/)).toHaveProperty('disabled', false);
  });

  it.each([
    ['landscape', false],
    ['portrait', true],
  ] as const)('[DATE-03] arranges the shortcuts in %s', (orientation, isAbove) => {
    openPicker({ orientation });
    const column = screen.getByLabelText('From').closest('.px-6');
    expect(column?.contains(screen.getByText('Last 7 days'))).toBe(isAbove);
    expect(column?.contains(screen.getByLabelText('October 2025'))).toBe(true);
  });

  it('speaks French', async () => {
    openPicker({ language: 'fr' });
    expect(screen.getByRole('dialog', { name: 'Choisir les dates' })).toBeTruthy();
    expect(screen.getByRole('grid', { name: 'Octobre 2025' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('DiDimanche');
    expect(screen.getByRole('status').textContent).toBe('30 jours sélectionnés');
    await press(/Jeudi 20 novembre 2025/);
    expect(screen.getByRole('alert').textContent).toBe(
      'Le début ne peut pas suivre la fin (2025-11-12). Changez d’abord la date de fin.',
    );
  });
});

describe('on a phone', () => {
  beforeEach(() => setWindowWidth(390));

  it('[DATE-01] has From and To tabs with one month', async () => {
    openPicker();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['From · 2025-10-14', 'To · 2025-11-12']);
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(screen.getByRole('grid', { name: 'October 2025' })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: /^To/ }));
    expect(screen.getByRole('grid', { name: 'November 2025' })).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: /^To/ })).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^From/, selected: true }));
  });

  it('[DATE-01] goes on to To after From and returns both', async () => {
    const { onApply } = openPicker();
    await press(/October 20, 2025/);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('To · 2025-11-12');
    await press(/October 25, 2025/);
    await press('Apply');
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ from: '2025-10-20', to: '2025-10-25' });
  });

  it('[DATE-02] rejects a to-date before the from-date', async () => {
    openPicker();
    await userEvent.click(screen.getByRole('tab', { name: /^To/ }));
    await press('Previous month');
    await press(/October 2, 2025/);
    expect(screen.getByRole('alert').textContent).toContain('cannot be before the from date (2025-10-14)');
    expect(screen.getByRole('tab', { name: /^To/ }).textContent).toBe('To · 2025-11-12');
  });

  it('asks for the to-date when only from is chosen', async () => {
    const { onApply } = openPicker({ value: null });
    await press(/November 3, 2025/);
    await press('Apply');
    expect(screen.getByRole('alert').textContent).toBe('Choose the to date');
    expect(onApply).not.toHaveBeenCalled();
  });
});
