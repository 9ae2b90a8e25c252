import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { SentFact } from '@hearthline/domain/listing/facts';
import { cardFacts, detailFacts, factDefinition } from '@hearthline/domain/listing/facts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { sampleDetail, silentDetail } from '../testing/sample-detail.ts';
import { useFactGroups } from './facts.ts';
import { FactsCard } from './facts-card.tsx';

function factText(label: string): string | undefined {
  const row = screen.getByText(label, { selector: 'dt' }).parentElement;
  return row ? within(row).getByRole('definition').textContent : undefined;
}

function renderFacts(listing: ListingDetail, language: 'en' | 'fr' = 'en') {
  return renderWithProviders(<FactsCard listing={listing} />, { language });
}

/** On the head of the page, its map, its price and history, beside the agent, and in the remarks. */
const shownElsewhere: SentFact[] = [
  'offer',
  'state',
  'code',
  'listPrice',
  'originalListPrice',
  'previousListPrice',
  'closePrice',
  'modifiedAt',
  'statusChangedAt',
  'priceChangedAt',
  'municipalityCode',
  'communityCode',
  'postalCode',
  'latitude',
  'longitude',
  'officeName',
  'agentName',
  'agentPhone',
  'agentEmail',
  'remarks',
  'privateRemarks',
  'tourUrl',
];

/** Another value of a fact than a home has. */
function changed(home: ListingDetail, fact: SentFact): unknown {
  const definition = factDefinition(fact);
  const value = home[fact];
  if (definition.type === 'flag') return !value;
  if (definition.type === 'choice') return definition.values.find((other) => other !== value);
  if (Array.isArray(value)) return definition.type === 'choices' ? ['none'] : ['Lift'];
  if (value !== null) return null;
  if (definition.type === 'text') return 'Something told';
  return definition.type === 'day' ? '2025-05-05' : 1_234;
}

function Lines({ listing }: { listing: ListingDetail }) {
  return <li>{JSON.stringify(useFactGroups(listing))}</li>;
}

describe('facts', () => {
  it('[LIST-04] reads what is told as agents write it', () => {
    renderFacts(sampleDetail());
    expect(factText('Type')).toBe('Detached');
    expect(factText('Style')).toBe('2-storey');
    expect(factText('Age')).toBe('6 – 15 years');
    expect(factText('Bedrooms')).toBe('3 + 1');
    expect(factText('Kitchens')).toBe('1 + 1');
    expect(factText('Square feet')).toBe('1,940 sq ftFrom the builder');
    expect(factText('Lot')).toBe('40 × 120 ft');
    expect(factText('Basement')).toBe('Finished, separate entrance');
    expect(factText('Heat')).toBe('Forced air, gas');
    expect(factText('Garage')).toBe('Attached, 1 space');
    expect(factText('Taxes')).toBe('$9,842 (2025)');
    expect(factText('Utilities')).toBe('Connected: water, gas · Available: cable');
    expect(factText('Days over all listings')).toBe('61 days');
    expect(factText('Expires')).toBe('Apr 18, 2026');
  });

  it('[LIST-04] writes a dash for everything that was not told', () => {
    renderFacts(silentDetail());
    const values = screen.getAllByRole('definition').map((value) => value.textContent);
    const given = ['Detached', 'W9271385', 'Listing, address, valuation and comments', 'No'];
    expect(values.filter((value) => value !== '—').sort()).toEqual(given.sort());
    expect(values.length).toBeGreaterThan(25);
  });

  it('says that a zero is a zero', () => {
    renderFacts(sampleDetail({ parkingTotal: 0, bedroomsPlus: 0, daysOnMarket: 0, ageMin: 0, ageMax: 0 }));
    expect(factText('Parking')).toBe('0 spaces');
    expect(factText('Bedrooms')).toBe('3');
    expect(factText('Days on market')).toBe('0 days');
    expect(factText('Age')).toBe('New');
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
    expect(factText('Lot')).toBe('50 × 120 ftIrregular, as stated: 15.24 x 36.58 Metres, irreg.');
    expect(factText('Lot area')).toBe('2.00 acres');
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
    expect(factText('Level')).toBe('14 of 22');
    expect(factText('Square feet')).toBe('1,500 – 1,999 sq ftAs a band');
    expect(factText('Maintenance fee')).toBe('$613 per monthIncludes water, heat, bicycle storage');
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
    expect(factText('Frais de copropriété')).toBe('613\u00A0$ par moisComprend eau');
    expect(factText('Superficie')).toBe('1\u202F940 pi²Du constructeur');
    expect(factText('Âge')).toBe('6 à 15 ans');
  });

  it('[LIST-04] every fact that is sent stands on a line, but for those that are shown elsewhere', () => {
    const house = sampleDetail({ lotStated: '12.19 x 38.1 Metres' });
    const flat = sampleDetail({ kind: 'condoApartment', level: 14, levelStated: '14', buildingStoreys: 22 });
    const sold = { status: 'sold', soldDate: '2025-11-10', closeDate: '2025-12-01' } as const;
    const homes = { house, sold: { ...flat, ...sold }, penthouse: { ...flat, level: null } };
    const facts = [...cardFacts, ...detailFacts];
    renderWithProviders(
      <div>
        {Object.entries(homes).map(([name, home]) => (
          <ul key={name}>
            <Lines listing={home} />
            {facts.map((fact) => (
              <Lines key={fact} listing={{ ...home, [fact]: changed(home, fact) }} />
            ))}
          </ul>
        ))}
      </div>,
    );
    const lists = screen
      .getAllByRole('list')
      .map((list) => [...list.children].map((item) => item.textContent));
    const missing = facts.filter((_, place) => lists.every(([whole, ...others]) => others[place] === whole));
    expect(missing.sort()).toEqual(shownElsewhere.toSorted());
  });
});
