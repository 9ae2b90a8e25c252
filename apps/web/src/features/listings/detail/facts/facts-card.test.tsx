import type { ListingDetail } from '@hearthline/contract/listings';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { sampleDetail, silentDetail } from '../testing/sample-detail.ts';
import { FactsCard } from './facts-card.tsx';

function valueOf(label: string): string | undefined {
  const row = screen.getByText(label, { selector: 'dt' }).parentElement;
  return row ? within(row).getByRole('definition').textContent : undefined;
}

function renderFacts(listing: ListingDetail, language: 'en' | 'fr' = 'en') {
  return renderWithProviders(<FactsCard listing={listing} />, { language });
}

describe('facts', () => {
  it('[LIST-04] reads what is told as agents write it', () => {
    renderFacts(sampleDetail());
    expect(valueOf('Type')).toBe('Detached');
    expect(valueOf('Style')).toBe('2-storey');
    expect(valueOf('Age')).toBe('6 – 15 years');
    expect(valueOf('Bedrooms')).toBe('3 + 1');
    expect(valueOf('Kitchens')).toBe('1 + 1');
    expect(valueOf('Square feet')).toBe('1,940 sq ftFrom the builder');
    expect(valueOf('Lot')).toBe('40 × 120 ft');
    expect(valueOf('Basement')).toBe('Finished, separate entrance');
    expect(valueOf('Heat')).toBe('Forced air, gas');
    expect(valueOf('Garage')).toBe('Attached, 1 space');
    expect(valueOf('Taxes')).toBe('$9,842 (2025)');
    expect(valueOf('Utilities')).toBe('Connected: water, gas · Available: cable');
    expect(valueOf('Days over all listings')).toBe('61 days');
    expect(valueOf('Expires')).toBe('Apr 18, 2026');
  });

  it('[LIST-04] writes a dash for everything that was not told', () => {
    renderFacts(silentDetail());
    const values = screen.getAllByRole('definition').map((value) => value.textContent);
    const told = ['Detached', 'W9271385', 'Listing, address, valuation and comments', 'No'];
    expect(values.filter((value) => value !== '—').sort()).toEqual(told.sort());
    expect(values.length).toBeGreaterThan(25);
  });

  it('says that a zero is a zero', () => {
    renderFacts(sampleDetail({ parkingTotal: 0, bedroomsPlus: 0, daysOnMarket: 0, ageMin: 0, ageMax: 0 }));
    expect(valueOf('Parking')).toBe('0 spaces');
    expect(valueOf('Bedrooms')).toBe('3');
    expect(valueOf('Days on market')).toBe('0 days');
    expect(valueOf('Age')).toBe('New');
  });

  it('keeps the unit of a lot as it was stated and says that it is irregular', () => {
    renderFacts(
      sampleDetail({
        lotFront: 50,
        lotDepth: 120,
        lotArea: 87_120,
        lotStated: '15.24 x 36.58 Metres, irreg.',
        isLotIrregular: true,
      }),
    );
    expect(valueOf('Lot')).toBe('50 × 120 ftIrregular, as stated: 15.24 x 36.58 Metres, irreg.');
    expect(valueOf('Lot area')).toBe('2.00 acres');
  });

  it('tells a flat by its level and its fee, and leaves the lot out', () => {
    renderFacts(
      sampleDetail({
        kind: 'condoApartment',
        kindStated: 'Condo Apartment',
        areaPoint: null,
        areaSource: 'band',
        level: 14,
        levelStated: '14',
        buildingStoreys: 22,
        lotFront: null,
        lotDepth: null,
        lotArea: null,
        lotStated: null,
        feeMonthly: 61_250,
        feeIncludes: ['Water', 'Heat', 'Bicycle storage'],
      }),
    );
    expect(valueOf('Level')).toBe('14 of 22');
    expect(valueOf('Square feet')).toBe('1,500 – 1,999 sq ftAs a band');
    expect(valueOf('Maintenance fee')).toBe('$613 per monthIncludes water, heat, bicycle storage');
    expect(screen.queryByText('Lot')).toBeNull();
    expect(screen.queryByText('Storeys')).toBeNull();
  });

  it('marks what is for agents only, and shows none of it to clients', () => {
    const { unmount } = renderFacts(sampleDetail());
    expect(screen.getAllByRole('img', { name: 'For agents only' }).length).toBeGreaterThan(2);
    unmount();
    renderFacts(sampleDetail({ projection: 'client' }));
    expect(screen.queryByRole('img', { name: 'For agents only' })).toBeNull();
    expect(screen.queryByText('PIN')).toBeNull();
    expect(screen.queryByText('Expires')).toBeNull();
  });

  it('[LIST-04] reads in French', () => {
    renderFacts(sampleDetail({ feeMonthly: 61_250, feeIncludes: ['Water'] }), 'fr');
    expect(valueOf('Frais de copropriété')).toBe('613\u00A0$ par moisComprend eau');
    expect(valueOf('Superficie')).toBe('1\u202F940 pi²Du constructeur');
    expect(valueOf('Âge')).toBe('6 à 15 ans');
  });
});
