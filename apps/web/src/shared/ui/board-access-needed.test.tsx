import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { BoardAccessNeeded } from './board-access-needed.tsx';

it.each([
  ['en' as const, 'Listings and sales open with board access. Yours ended on Oct 31, 2025. Request access'],
  [
    'fr' as const,
    'Les inscriptions et les ventes s’ouvrent avec l’accès à la chambre. Le vôtre a pris fin le 31 oct. 2025. Demander l’accès',
  ],
])(
  '[USER-06] says what opens listing data, since when it is closed, and where to ask: %s',
  async (language, text) => {
    renderWithProviders(<BoardAccessNeeded endedOn="2025-10-31" />, { route: '/', language });
    const link = await screen.findByRole('link');
    expect(link.getAttribute('href')).toBe('/user/profile');
    expect(link.parentElement?.textContent?.trim()).toBe(text);
  },
);
