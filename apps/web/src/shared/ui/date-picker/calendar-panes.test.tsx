import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { DatePickerDialog } from './date-picker-dialog.tsx';
import { press } from './testing.ts';

function openPicker(props: { value?: string | null; monthsPerRow?: 3 | 4; min?: string; max?: string } = {}) {
  const onOpenChange = vi.fn();
  const onApply = vi.fn();
  renderWithProviders(
    <DatePickerDialog
      mode="date"
      isOpen
      onOpenChange={onOpenChange}
      value="2025-11-01"
      onApply={onApply}
      today="2025-11-12"
      {...props}
    />,
  );
  return { onOpenChange, onApply };
}

function focusedName(): string | null | undefined {
  return document.activeElement?.getAttribute('aria-label');
}

function rowLengths(): number[] {
  return within(screen.getByRole('grid'))
    .getAllByRole('row')
    .map((row) => within(row).getAllByRole('gridcell').length);
}

describe('calendar', () => {
  beforeEach(() => setWindowWidth(1440));

  it('[DATE-03] opens in the day view with six week rows and the focus on the chosen day', () => {
    openPicker();
    const rows = within(screen.getByRole('grid', { name: 'November 2025' })).getAllByRole('row');
    expect(rows).toHaveLength(7);
    expect(within(screen.getByRole('grid')).getAllByRole('gridcell')).toHaveLength(42);
    expect(focusedName()).toBe('Saturday, November 1, 2025');
  });

  it('[DATE-03] has one tab stop, a selected day and today marked as current', () => {
    openPicker();
    const buttons = within(screen.getByRole('grid')).getAllByRole('button');
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    expect(screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent)).toEqual([
      '1',
    ]);
    expect(
      buttons.filter((button) => button.getAttribute('aria-current') === 'date').map((b) => b.textContent),
    ).toEqual(['12']);
  });

  it('[DATE-03] moves by keys over month ends and announces the month', async () => {
    openPicker();
    const keys = async (text: string) => {
      await userEvent.keyboard(text);
      return focusedName();
    };
    expect(await keys('{ArrowLeft}')).toBe('Friday, October 31, 2025');
    expect(screen.getByText('October 2025').getAttribute('aria-live')).toBe('polite');
    expect(await keys('{ArrowDown}')).toBe('Friday, November 7, 2025');
    expect(await keys('{Home}')).toBe('Sunday, November 2, 2025');
    expect(await keys('{End}')).toBe('Saturday, November 8, 2025');
    expect(await keys('{PageDown}')).toBe('Monday, December 8, 2025');
    expect(await keys('{PageUp}{PageUp}')).toBe('Wednesday, October 8, 2025');
    expect(await keys('{Shift>}{PageDown}{/Shift}')).toBe('Thursday, October 8, 2026');
    expect(await keys('{Shift>}{PageUp}{/Shift}')).toBe('Wednesday, October 8, 2025');
    expect(await keys('{ArrowRight}{ArrowUp}')).toBe('Thursday, October 2, 2025');
  });

  it('[DATE-03] chooses with Enter and Space and closes with Escape', async () => {
    const { onOpenChange } = openPicker();
    const text = () => screen.getByRole<HTMLInputElement>('textbox').value;
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(text()).toBe('2025-11-02');
    await userEvent.keyboard('{ArrowRight} ');
    expect(text()).toBe('2025-11-03');
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('[DATE-02] keeps the keys inside the limits', async () => {
    openPicker({ min: '2025-10-30', max: '2025-11-03' });
    await userEvent.keyboard('{PageUp}');
    expect(focusedName()).toBe('Thursday, October 30, 2025');
    expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{PageDown}{PageDown}');
    expect(focusedName()).toBe('Monday, November 3, 2025');
  });

  it.each([3, 4] as const)('[DATE-03] shows %i months a row in the month view', async (monthsPerRow) => {
    openPicker({ monthsPerRow });
    await press('November, choose a month');
    expect(screen.getByRole('grid', { name: '2025' })).toBeTruthy();
    expect(rowLengths()).toEqual(Array.from({ length: 12 / monthsPerRow }, () => monthsPerRow));
    expect(focusedName()).toBe('November 2025');
  });

  it.each([
    [1440, 4],
    [390, 3],
  ])('[DATE-03] shows years in rows in a window of %i px: %i', async (width, perRow) => {
    setWindowWidth(width);
    openPicker();
    await press('2025, choose a year');
    expect(rowLengths()).toEqual(Array.from({ length: 5 }, () => perRow));
    expect(focusedName()).toBe('2025');
  });

  it('[DATE-03] leads by keys from the year over the month to the day', async () => {
    openPicker();
    await press('2025, choose a year');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
    expect(focusedName()).toBe('November 2020');
    await userEvent.keyboard('{Home}{ArrowUp}{Enter}');
    expect(focusedName()).toBe('Wednesday, July 1, 2020');
    expect(screen.getByRole('grid', { name: 'July 2020' })).toBeTruthy();
  });

  it('goes back to the days when the title is pressed again', async () => {
    openPicker();
    const title = screen.getByRole('button', { name: 'November, choose a month' });
    await userEvent.click(title);
    expect(title.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(title);
    expect(screen.getByRole('grid', { name: 'November 2025' })).toBeTruthy();
  });

  it('turns months, years and pages of years with the arrows beside the title', async () => {
    openPicker();
    await press('Next month');
    expect(screen.getByRole('grid', { name: 'December 2025' })).toBeTruthy();
    await press('December, choose a month');
    await press('Previous year');
    expect(screen.getByRole('grid', { name: '2024' })).toBeTruthy();
    await press('2024, choose a year');
    await press('Next years');
    expect(screen.getByRole('grid', { name: '2040 – 2059' })).toBeTruthy();
  });
});
