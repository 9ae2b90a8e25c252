import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { sampleRooms } from '../testing/sample-detail.ts';
import { RoomsCard } from './rooms-card.tsx';

function cellsOf(room: string): string[] {
  const row = screen.getByRole('rowheader', { name: room }).closest('tr');
  return row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    : [];
}

describe('rooms', () => {
  it('[LIST-04] shows level, size in feet and details', () => {
    renderWithProviders(<RoomsCard rooms={sampleRooms} />);
    expect(cellsOf('Living room')).toEqual(['Main', '18.37 × 12.14', 'Hardwood floor, gas fireplace']);
    expect(cellsOf('Primary bedroom')).toEqual(['Second', '16.40 × 13.12', '']);
    expect(cellsOf('Bedroom 2')).toEqual(['Second', '11.48 × 9.84', 'Skylit']);
    expect(cellsOf('Bathroom')).toEqual(['—', '—', '4-piece bath']);
  });

  it('[LIST-04] shows metres on switch, as they were entered, and feet again', async () => {
    renderWithProviders(<RoomsCard rooms={sampleRooms} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Metres' }));
    expect(cellsOf('Living room')[1]).toBe('5.60 × 3.70');
    expect(cellsOf('Primary bedroom')[1]).toBe('5.00 × 4.00');
    await userEvent.click(screen.getByRole('radio', { name: 'Feet' }));
    expect(cellsOf('Living room')[1]).toBe('18.37 × 12.14');
  });

  it('[LIST-04] translates rooms, levels and the words that boards use; others stay', () => {
    renderWithProviders(<RoomsCard rooms={sampleRooms} />, { language: 'fr' });
    expect(cellsOf('Salon')).toEqual([
      'Niveau principal',
      '18,37 × 12,14',
      'Plancher de bois franc, foyer au gaz',
    ]);
    expect(cellsOf('Chambre 2')).toEqual(['Deuxième', '11,48 × 9,84', 'Skylit']);
  });

  it('[LIST-04] leaves a word as it is that only programs know', () => {
    renderWithProviders(
      <RoomsCard rooms={sampleRooms.map((room) => ({ ...room, features: ['Constructor'] }))} />,
    );
    expect(cellsOf('Living room')[2]).toBe('Constructor');
  });

  it('says that no room is named', () => {
    renderWithProviders(<RoomsCard rooms={[]} />);
    screen.getByText('The listing names no rooms.');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
