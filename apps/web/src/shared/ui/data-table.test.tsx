import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { setWindowWidth } from '../../testing/window-width.ts';
import { DataTable } from './data-table.tsx';
import type { TableColumn } from './table-columns.ts';

interface Home {
  address: string;
  price: number | null;
  note?: string;
}

const homes: Home[] = [
  { address: '12 Heron Lane', price: 900 },
  { address: '3 Birch Rd', price: null, note: 'Price on request' },
];
const columns: TableColumn<Home>[] = [
  { key: 'address', header: 'Address', isRowHeader: true, card: 'title', cell: ({ address }) => address },
  {
    key: 'price',
    header: 'Price',
    isNumeric: true,
    isSortable: true,
    card: 'value',
    span: ({ note }) => (note ? 2 : 1),
    cell: ({ price, note }) => note ?? price,
  },
  { key: 'days', header: 'Days', card: 'detail', cell: ({ price }) => (price === null ? '—' : '9 days') },
];
const table = { label: 'Homes', columns, rows: homes, keyOf: ({ address }: Home) => address };

const textsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

describe('a table', () => {
  it('has a cell for each column, and leaves out those that a wide cell covers', () => {
    render(<DataTable {...table} />);
    const [, first, second] = within(screen.getByRole('table', { name: 'Homes' })).getAllByRole('row');
    expect(textsOf(first as HTMLElement)).toEqual(['12 Heron Lane', '900', '9 days']);
    expect(textsOf(second as HTMLElement)).toEqual(['3 Birch Rd', 'Price on request']);
    expect(screen.getByRole('rowheader', { name: '3 Birch Rd' })).toBeTruthy();
  });

  it('keeps what stands above a header out of its name', () => {
    const [first, ...others] = columns as [TableColumn<Home>, ...TableColumn<Home>[]];
    render(<DataTable {...table} columns={[{ ...first, above: 'A picture' }, ...others]} />);
    const [above, head] = screen.getAllByRole('row') as [HTMLElement, HTMLElement];
    expect(textsOf(above)).toEqual(['A picture', '', '']);
    expect(textsOf(head)).toEqual(['Address', 'Price', 'Days']);
  });

  it('says by which column it is sorted and asks for another', async () => {
    const onSort = vi.fn();
    const { rerender } = render(<DataTable {...table} onSort={onSort} />);
    const head = () => screen.getByRole('columnheader', { name: 'Price' });
    expect(head().getAttribute('aria-sort')).toBeNull();
    await userEvent.click(within(head()).getByRole('button'));
    expect(onSort).toHaveBeenCalledExactlyOnceWith('price');
    rerender(<DataTable {...table} onSort={onSort} sort={{ column: 'price', direction: 'descending' }} />);
    expect(head().getAttribute('aria-sort')).toBe('descending');
    expect(within(screen.getByRole('columnheader', { name: 'Address' })).queryByRole('button')).toBeNull();
  });

  it('selects rows one by one', async () => {
    const onToggle = vi.fn();
    render(
      <DataTable
        {...table}
        isSelected={({ price }) => price === 900}
        selection={{ labelOf: ({ address }) => address, onToggle, all: { 'aria-label': 'All' } }}
      />,
    );
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '12 Heron Lane' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: '3 Birch Rd' }));
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(homes[1], true);
  });

  it('keeps groups under their headings, with a footer of their own', () => {
    const groups = [
      { key: 'one', rows: homes.slice(0, 1), footer: 'Show all' },
      { key: 'two', heading: 'Near misses', rows: homes.slice(1) },
    ];
    render(<DataTable label="Homes" columns={columns} keyOf={table.keyOf} groups={groups} />);
    const [, , footer, heading] = screen.getAllByRole('row');
    expect(textsOf(footer as HTMLElement)).toEqual(['Show all']);
    expect(heading?.querySelector('th')).toMatchObject({ colSpan: 3, scope: 'rowgroup' });
  });
});

describe('on a phone', () => {
  it('draws each row as a card by the roles of its columns', () => {
    setWindowWidth(390);
    render(<DataTable {...table} />);
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Homes' })).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      '12 Heron Lane9009 days',
      '3 Birch RdPrice on request',
    ]);
  });

  it('stays a table where no column has a place in a card', () => {
    setWindowWidth(390);
    const plain = columns.map(({ card: _, ...column }) => column);
    render(<DataTable {...table} columns={plain} />);
    expect(screen.getByRole('table', { name: 'Homes' })).toBeTruthy();
  });
});
