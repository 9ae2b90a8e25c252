import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { DataGrid } from './data-grid.tsx';

const names = ['Amara', 'Daniel', 'Priya', 'Sofia'];

/** Keeps the selection as a plain set, as a screen does that selects over several pages. */
function Clients({ onOpen }: { onOpen?: (key: string) => void }) {
  const [selected, setSelected] = useState<string[]>([]);
  return (
    <DataGrid
      label="Clients"
      rows={names}
      keyOf={(name) => name}
      textOf={(name) => name}
      columns={[
        {
          key: 'name',
          header: 'Name',
          isRowHeader: true,
          cell: (name) => name,
        },
      ]}
      selectedKeys={new Set(selected)}
      onSelectionChange={(keys) => setSelected(keys === 'all' ? names : [...keys].map(String))}
      {...(onOpen && { onOpen })}
    />
  );
}

const listSelected = () =>
  screen.getAllByRole('row', { selected: true }).map((row) => within(row).getByRole('rowheader').textContent);

it('goes on with Shift from where a selection began, there and back', async () => {
  const user = userEvent.setup();
  renderWithProviders(<Clients />);
  await user.tab();
  await user.keyboard('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(listSelected()).toEqual(['Daniel', 'Priya', 'Sofia']);
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
  expect(listSelected()).toEqual(['Amara', 'Daniel']);
});

it('opens a row with Enter, also while others are selected', async () => {
  const onOpen = vi.fn();
  const user = userEvent.setup();
  renderWithProviders(<Clients onOpen={onOpen} />);
  await user.tab();
  await user.keyboard(' {ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('Daniel');
  expect(listSelected()).toEqual(['Amara']);
});
