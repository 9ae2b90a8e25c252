import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { listingId } from '../../testing/sample-listing.ts';
import { SelectionBar } from './selection-bar.tsx';

async function renderBar(count: number, language: 'en' | 'fr' = 'en') {
  const ids = Array.from({ length: count }, (_, index) => listingId(index + 1));
  const nothing = () => undefined;
  const selection = { ids: new Set(ids), toggle: nothing, selectAll: nothing, clear: nothing };
  renderWithProviders(<SelectionBar selection={selection} />, { language, route: '/' });
  await screen.findByRole('status');
  return ids;
}

describe('comparing what is ticked', () => {
  it('takes two', async () => {
    await renderBar(1);
    expect(screen.queryByText('Compare')).toBeNull();
  });

  it.each([2, 4])('leads to the comparison of %i homes', async (count) => {
    const ids = await renderBar(count);
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
      `/property-search/compare?ids=${encodeURIComponent(ids.join(','))}`,
    );
  });

  it.each([
    ['en', 'Compare', 'A comparison holds up to 4 homes.'],
    ['fr', 'Comparer', 'Une comparaison contient jusqu’à 4 propriétés.'],
  ] as const)('says in %s why five are too many', async (language, name, reason) => {
    await renderBar(5, language);
    const button = screen.getByRole<HTMLButtonElement>('button', { name, description: reason });
    expect(button.disabled).toBe(true);
    screen.getByText(reason);
  });
});
