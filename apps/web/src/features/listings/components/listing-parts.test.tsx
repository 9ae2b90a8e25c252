import type { ListingCard } from '@hearthline/contract/listing-card';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ListingFacts } from '../../../shared/listing/listing-facts.tsx';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleCard } from '../testing/sample-listing.ts';
import { ListingPrice, ListingState } from './listing-parts.tsx';

describe('picture', () => {
  it('[LIST-03] says that there is none, in both languages', () => {
    const { unmount } = renderWithProviders(<ListingPhoto url={null} alt="12 Heron Lane" />);
    screen.getByText('Image is not available');
    expect(screen.queryByRole('img')).toBeNull();
    unmount();
    renderWithProviders(<ListingPhoto url={null} alt="" />, { language: 'fr' });
    screen.getByText('Image non disponible');
  });

  it('[LIST-03] says it without room for words to those who hear it', () => {
    renderWithProviders(<ListingPhoto url={null} alt="" isThumbnail />);
    expect(screen.getByText('Image is not available').className).toBe('sr-only');
  });

  it('[LIST-03] says it in place of a picture that fails, and tries the next one', () => {
    const { rerender } = renderWithProviders(<ListingPhoto url="/api/pictures/a" alt="12 Heron Lane" />);
    const picture = screen.getByRole('img', { name: '12 Heron Lane' });
    expect(picture.getAttribute('src')).toBe('/api/pictures/a?width=640');
    expect(picture.getAttribute('loading')).toBe('lazy');
    fireEvent.error(picture);
    screen.getByText('Image is not available');

    rerender(<ListingPhoto url="/api/pictures/b" alt="12 Heron Lane" />);
    screen.getByRole('img', { name: '12 Heron Lane' });
    expect(screen.queryByText('Image is not available')).toBeNull();
  });
});

describe('state', () => {
  const cases: [string, Partial<ListingCard>, string, string][] = [
    ['the day it is listed', { code: 'new', daysOnMarket: 0 }, 'New', 'new'],
    ['7 days later', { code: 'new', daysOnMarket: 7 }, 'New', 'new'],
    ['8 days later', { code: 'new', daysOnMarket: 8 }, 'Active', 'active'],
    ['extended', { code: 'ext', daysOnMarket: 1 }, 'Active', 'active'],
    ['back on the market', { code: 'bom', daysOnMarket: 1 }, 'Active', 'active'],
    ['repriced', { code: 'pc', daysOnMarket: 40 }, 'Price changed', 'change'],
    ['conditionally sold', { code: 'sc', daysOnMarket: 3 }, 'Sold conditional', 'cond'],
    ['sold', { code: 'sld', status: 'sold', daysOnMarket: null }, 'Sold', 'sold'],
    ['leased', { code: 'lsd', status: 'sold', daysOnMarket: null }, 'Leased', 'leased'],
    ['expired', { code: 'exp', status: 'deactive', daysOnMarket: null }, 'Expired', 'off'],
  ];

  for (const [when, overrides, word, mark] of cases) {
    it(`[LIST-05] calls a listing ${word} ${when}, with a mark of its own shape`, () => {
      const { container } = renderWithProviders(<ListingState listing={sampleCard(overrides)} />);
      screen.getByText(word);
      expect(container.querySelector('[data-mark]')?.getAttribute('data-mark')).toBe(mark);
    });
  }
});

describe('price and facts', () => {
  function renderPrice(overrides: Partial<ListingCard>, language: 'en' | 'fr' = 'en') {
    const { container, unmount } = renderWithProviders(<ListingPrice listing={sampleCard(overrides)} />, {
      language,
    });
    const text = container.textContent;
    unmount();
    return text;
  }

  it('tells what was taken off the highest price asked, of homes on the market only', () => {
    const overrides = { price: 129_900_000, highestAsked: 134_900_000 };
    expect(renderPrice(overrides)).toBe('$1,299,000\u2212$50,000 from $1,349,000 asked before');
    expect(renderPrice(overrides, 'fr')).toMatch(
      / par rapport à 1\u202F349\u202F000\s\$ demandés auparavant$/,
    );
    expect(renderPrice({ ...overrides, status: 'sold' })).toBe('$1,299,000');
    expect(renderPrice({ ...overrides, highestAsked: 129_900_000 })).toBe('$1,299,000');
    expect(renderPrice({ ...overrides, highestAsked: null })).toBe('$1,299,000');
  });

  it('writes rents by the month, and says when no price is told', () => {
    expect(renderPrice({ offer: 'lease', price: 285_000, highestAsked: null })).toBe('$2,850 per month');
    expect(renderPrice({ offer: 'lease', price: 285_000, highestAsked: null }, 'fr')).toMatch(
      /^2\u202F850\s\$ par mois$/,
    );
    expect(renderPrice({ price: null })).toBe('Price not stated');
  });

  it('names rooms and size for those who do not see the drawings, and leaves out what is not told', () => {
    const { unmount } = renderWithProviders(<ListingFacts listing={sampleCard()} withParking />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bedrooms: 3 + 1',
      'Bathrooms: 2',
      'Square feet: 1,500 – 1,999 sq ft',
      'Parking spaces: 4',
    ]);
    unmount();
    renderWithProviders(
      <ListingFacts
        listing={sampleCard({
          bedrooms: null,
          bathrooms: null,
          areaLow: 900,
          areaHigh: 900,
          bedroomsPlus: null,
        })}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Square feet: 900 sq ft',
    ]);
    cleanup();
    renderWithProviders(<ListingFacts listing={sampleCard()} />, { language: 'fr' });
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Chambres\u00A0: 3 + 1');
  });
});
