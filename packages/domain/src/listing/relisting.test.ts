import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeKey, linkChains } from './relisting.ts';

const home = {
  pin: null,
  unit: null,
  streetNumber: '70',
  streetName: 'Port',
  streetSuffix: 'St',
  streetDirection: 'E',
  municipalityCode: 'alder-bay',
  postalCode: 'L5G 1A1',
};
const nowhere = { ...home, streetNumber: null, streetName: null };

function listing(key: string, listDate: string | null, facts: Partial<typeof home> | { pin: string | null }) {
  return { ...home, ...facts, key, listDate };
}

describe('the key of a home', () => {
  it('is its parcel and unit, however written', () => {
    expect(homeKey({ ...home, pin: '17521-0008' })).toBe(homeKey({ ...nowhere, pin: '175210008' }));
    expect(homeKey({ ...home, pin: '175210008', unit: '# 0305' })).toBe(
      homeKey({ ...home, pin: '175210008', unit: '305' }),
    );
    expect(homeKey({ ...home, pin: '175210008', unit: '305' })).not.toBe(
      homeKey({ ...home, pin: '175210008', unit: '306' }),
    );
  });

  it.each(['0', '000000000', '999999999', 'N/A', '  ', 'tba', null])('is not the filler %j', (pin) => {
    expect(homeKey({ ...home, pin })).toBe(homeKey(home));
  });

  it('is the address where there is no parcel, however written', () => {
    const other = {
      ...home,
      streetName: 'PORT STREET EAST',
      streetSuffix: null,
      streetDirection: null,
      postalCode: null,
    };
    expect(homeKey(other)).toBe(homeKey(home));
    expect(homeKey({ ...home, streetNumber: '72' })).not.toBe(homeKey(home));
    expect(homeKey({ ...home, unit: '2' })).not.toBe(homeKey(home));
    expect(homeKey({ ...home, municipalityCode: 'birch-point' })).not.toBe(homeKey(home));
  });

  it('takes the postal code where the municipality is not known, and nothing where the place is not known', () => {
    const byPost = homeKey({ ...home, municipalityCode: null });
    expect(byPost).toBe(homeKey({ ...home, municipalityCode: null, postalCode: 'l5g1a1' }));
    expect(byPost).not.toBeNull();
    expect(homeKey({ ...home, municipalityCode: null, postalCode: null })).toBeNull();
    expect(homeKey(nowhere)).toBeNull();
  });
});

describe('chains of listings', () => {
  it('[LIST-05] join the listings of one home, oldest first', () => {
    const chains = linkChains([
      listing('C', '2025-03-01', {}),
      listing('X', '2025-01-01', { streetNumber: '72' }),
      listing('A', '2024-01-01', {}),
      listing('D', null, {}),
      listing('B', '2024-01-01', {}),
    ]);
    expect(chains.map((chain) => chain.map(({ key }) => key))).toEqual([['A', 'B', 'C', 'D'], ['X']]);
  });

  it('let a listing without a parcel join the only parcel at its address, but not one of several', () => {
    const withPin = listing('A', '2024-01-01', { pin: '175210008' });
    const without = listing('B', '2024-06-01', {});
    const neighbour = listing('C', '2024-03-01', { pin: '175210009' });
    expect(linkChains([without, withPin])).toHaveLength(1);
    expect(linkChains([without, withPin, neighbour])).toHaveLength(3);
  });

  it('leave a listing alone whose home is not known', () => {
    const unknown = ['A', 'B'].map((key) => ({ ...nowhere, key, listDate: '2024-01-01' }));
    expect(linkChains(unknown)).toHaveLength(2);
  });

  it('hold every listing exactly once, whatever the order', () => {
    const anyListing = fc.record({
      pin: fc.constantFrom(null, '175210008', '175210009'),
      streetNumber: fc.constantFrom('70', '72', null),
      unit: fc.constantFrom(null, '1', '2'),
      listDate: fc.constantFrom(null, '2024-01-01', '2024-02-01'),
    });
    fc.assert(
      fc.property(fc.array(anyListing, { maxLength: 12 }), (facts) => {
        const listings = facts.map((one, index) => ({
          ...home,
          ...one,
          key: String(index).padStart(2, '0'),
        }));
        const keysOf = (chains: { key: string }[][]) =>
          chains.map((chain) => chain.map(({ key }) => key)).toSorted();
        const chains = linkChains(listings);
        expect(
          chains
            .flat()
            .map(({ key }) => key)
            .toSorted(),
        ).toEqual(listings.map(({ key }) => key));
        expect(keysOf(linkChains(listings.toReversed()))).toEqual(keysOf(chains));
      }),
    );
  });
});
