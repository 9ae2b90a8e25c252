import type { DateRange } from '@hearthline/domain/date-range';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { DateRangeButton } from './date-range-button.tsx';
import { press } from './testing.ts';

function Holder({ initial }: { initial: DateRange | null }) {
  const [value, setValue] = useState(initial);
  return <DateRangeButton value={value} onChange={setValue} today="2025-11-12" />;
}

const november = { from: '2025-11-01', to: '2025-11-12' };

describe('date range button', () => {
  // Loaded beforehand, so that no test waits for the first compilation of the lazy part.
  beforeAll(() => import('./date-picker-dialog.tsx'), 30_000);
  beforeEach(() => setWindowWidth(1440));

  it('names the range', () => {
    renderWithProviders(<Holder initial={november} />);
    expect(screen.getByRole('button', { name: 'Dates: Nov 1 – Nov 12' }).textContent).toBe('Nov 1 – Nov 12');
  });

  it('names the range in French', () => {
    renderWithProviders(<Holder initial={november} />, { language: 'fr' });
    expect(screen.getByRole('button').textContent).toBe('1er nov. – 12 nov.');
  });

  it('[DATE-01] opens the dialog, takes what Apply returns and gets the focus back', async () => {
    renderWithProviders(<Holder initial={null} />);
    const button = screen.getByRole('button', { name: 'Dates: All dates' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Choose dates' });
    await press('This month');
    await press('Apply');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button.textContent).toBe('Nov 1 – Nov 12');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('[DATE-01] starts again from the applied range after Cancel', async () => {
    renderWithProviders(<Holder initial={november} />);
    const button = screen.getByRole('button');
    await userEvent.click(button);
    await userEvent.click(await screen.findByText('Yesterday'));
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(button);
    expect((await screen.findByLabelText<HTMLInputElement>('From')).value).toBe('2025-11-01');
  });
});
