import { describe, expect, it } from 'vitest';
import type { MapOptions, MappedProperty } from './map-property.ts';
import { mapProperty } from './map-property.ts';
import { boardHouse, nationalFlat } from './testing/board-samples.ts';
import { makeProperty } from './testing/properties.ts';

function map(value: unknown, options?: MapOptions): MappedProperty {
  const mapped = mapProperty(value, options);
  if (!mapped.ok) throw new Error(mapped.reason);
  return mapped;
}
const recordOf = (change: object, base: object = makeProperty(1)) => map({ ...base, ...change }).record;

describe('[LIST-08] a property of the Data Dictionary', () => {
  it('is mapped as a Toronto-style board sends it, contradictions included', () => {
    const { record, placeNames, warnings } = map(boardHouse);
    expect(record).toMatchObject({
      source: 'PropTx',
      key: 'W12004567',
      pin: '175210008',
      offer: 'sale',
      state: 'active',
      code: 'pc',
      mlsStatus: 'Price Change',
      listPrice: 124_900_050,
      originalListPrice: 129_900_000,
      listDate: '2026-02-03',
      expiryDate: '2026-08-03',
      modifiedAt: '2026-03-04T18:30:00.250Z',
      kind: 'detached',
      kindStated: 'Detached, 2-Storey',
      style: 'twoStorey',
      storeys: 2,
      bedrooms: 5,
      bedroomsPlus: 2,
      kitchens: 2,
      roomsAbove: 13,
      garageType: 'builtIn',
      garageSpaces: 3,
      parkingTotal: 12,
      basement: ['finished', 'walkOut', 'separateEntrance'],
      heatType: 'forcedAir',
      heatFuel: 'gas',
      cooling: 'central',
      pool: 'inground',
      isWaterfront: false,
      utilities: { water: 'connected', sewer: 'notAvailable', gas: 'available' },
      exposure: 'northWest',
      taxAnnual: 781_233,
      areaMin: 3_000,
      areaMax: 3_500,
      areaPoint: null,
      areaSource: 'band',
      lotFront: 50,
      lotDepth: 120.5,
      lotArea: null,
      isLotIrregular: true,
      ageMin: 31,
      ageMax: 50,
      municipalityCode: 'halton.oakville',
      communityCode: 'halton.oakville.1020-wo-west',
      streetDirection: 'E',
      postalCode: 'L6L 2B7',
      latitude: null,
      mayShowOnInternet: true,
      mayShowAddress: false,
      mayShowValuation: true,
      remarks: 'A fine house.\n\nFridge, stove.',
      privateRemarks: 'Call first.',
    });
    expect(placeNames).toEqual({ area: 'Halton', municipality: 'Oakville', community: '1020 - WO West' });
    expect(warnings).toEqual(['PropertyRooms: a size without a unit is left out']);
  });

  it.each<[string, object, object]>([
    [
      'neither county nor state nor country: the board is the area',
      { CountyOrParish: null },
      {
        areaCode: 'testboard',
        municipalityCode: 'testboard.oakville',
        communityCode: 'testboard.oakville.bronte-east',
      },
    ],
    [
      'no quarter: the area of the board',
      { CityRegion: null, MLSAreaMajor: '1001' },
      { communityCode: 'halton.oakville.1001' },
    ],
    [
      'no quarter and no area of the board: the postal area',
      { CityRegion: '' },
      { communityCode: 'halton.oakville.l6l' },
    ],
    [
      'a postal code with its last four digits',
      { CityRegion: null, PostalCode: '98103-1234' },
      { communityCode: 'halton.oakville.98103' },
    ],
    [
      'no municipality either',
      { City: null, CityRegion: null, PostalCode: '981031234' },
      { municipalityCode: 'halton.98103', communityCode: 'halton.98103.98103' },
    ],
    [
      'nothing but the board',
      { CountyOrParish: null, City: null, CityRegion: null, PostalCode: null },
      { areaCode: 'testboard', municipalityCode: null, communityCode: null },
    ],
  ])('a home has its place whatever the feed leaves out: %s', (_what, change, places) => {
    const { record, placeNames } = map({ ...makeProperty(1), ...change });
    expect(record).toMatchObject(places);
    for (const [level, code] of [
      ['area', record.areaCode],
      ['municipality', record.municipalityCode],
      ['community', record.communityCode],
    ] as const)
      expect(placeNames[level] === null).toBe(code === null);
  });

  it('forgets the price and dates of a dead deal on a live listing', () => {
    expect(map(boardHouse).record).toMatchObject({ closePrice: null, soldDate: null, closeDate: null });
    const sold = recordOf({ MlsStatus: 'Sold', StandardStatus: 'Active' }, boardHouse);
    expect(sold).toMatchObject({
      state: 'firm',
      code: 'sld',
      closePrice: 115_000_000,
      soldDate: '2025-01-10',
      closeDate: '2025-02-01',
    });
  });

  it('keeps one size of each picture and the unit of each room', () => {
    const { media, rooms } = map(boardHouse).record;
    expect(media.map(({ url }) => url)).toEqual([
      'https://media.test/Large/0.jpg',
      'https://media.test/Large/1.jpg',
    ]);
    expect(
      rooms.map(({ kind, level, length, width, unit, features }) => [
        kind,
        level,
        length,
        width,
        unit,
        features,
      ]),
    ).toEqual([
      ['family', 'main', 20, 14, 'ft', ['Fireplace']],
      ['primaryBedroom', 'second', 5.1, 4.02, 'm', []],
      ['kitchen', 'basement', null, null, 'ft', []],
    ]);
  });

  it('is mapped as the national feed sends it', () => {
    const { record } = map(nationalFlat);
    expect(record).toMatchObject({
      mlsNumber: 'C9988776',
      offer: 'lease',
      state: 'active',
      code: 'new',
      // 52 weeks a year, by the month.
      listPrice: Math.round((65_000 * 52) / 12),
      kind: 'condoApartment',
      style: 'apartment',
      bedrooms: 2,
      level: 17,
      buildingStoreys: 28,
      areaPoint: 877,
      areaMin: 861,
      areaMax: 969,
      areaSource: 'stated',
      feeMonthly: 60_000,
      feeIncludes: ['Heat', 'Water'],
      heatType: 'heatPump',
      heatFuel: 'gas',
      cooling: 'none',
      garageType: 'underground',
      areaCode: 'ontario',
      // Half past midnight in UTC is still the evening before in Toronto.
      listDate: '2026-01-04',
      rooms: [{ kind: 'living', level: 'flat', length: 3.1, width: 4, unit: 'm' }],
      media: [{ kind: 'photo', url: 'https://ddf.test/0.jpg' }],
    });
  });

  it.each([
    ['Att/Row/Townhouse', {}, 'townhouse'],
    ['Condo Townhouse', {}, 'condoTownhouse'],
    ['Semi-Detached', {}, 'semiDetached'],
    ['SemiDetached', {}, 'semiDetached'],
    ['Semi-Detached Condo', {}, 'semiDetached'],
    ['Condo Apartment', { ArchitecturalStyle: ['Loft'] }, 'loft'],
    ['Co-op Apartment', {}, 'condoApartment'],
    ['Detached', { ArchitecturalStyle: ['Bungalow-Raised'] }, 'bungalow'],
    ['Duplex', {}, 'duplex'],
    ['Fourplex', {}, 'multiplex'],
    ['Vacant Land', {}, 'land'],
    ['Cottage', {}, 'cottage'],
    ['Farm', {}, 'farm'],
    ['Single Family Residence', {}, 'detached'],
    [
      'Single Family',
      { StructureType: ['Row / Townhouse'], CommonInterest: 'Condo/Strata' },
      'condoTownhouse',
    ],
    ['Upper Level', { PropertyType: 'Residential Condo & Other' }, 'condoApartment'],
    ['Something Else', {}, 'detached'],
  ])('knows the kind of %s %o', (PropertySubType, change, kind) => {
    const record = recordOf({ ArchitecturalStyle: [], PropertySubType, ...change });
    expect(record).toMatchObject({ kind, kindStated: expect.stringContaining(PropertySubType) });
  });

  it('puts what it cannot know as told: null, other, or the board’s own word', () => {
    const { record, unknownWords } = map(
      makeProperty(1, {
        PropertySubType: 'Yurt',
        HeatType: 'Dragon',
        GarageType: 'Hangar',
        Basement: ['Cellar of secrets'],
        LivingArea: 120,
        LivingAreaUnits: 'Tatami',
        LotWidth: 20,
        PoolFeatures: ['Lap lane'],
      }),
    );
    expect(record).toMatchObject({
      kind: 'detached',
      kindStated: 'Yurt, 2-Storey',
      heatType: 'other',
      garageType: 'other',
      basement: [],
      pool: null,
      areaPoint: null,
      lotFront: null,
      lotStated: '20',
    });
    expect(unknownWords.map(({ word }) => word)).toEqual(
      expect.arrayContaining(['Yurt', 'Dragon', 'Cellar of secrets', 'Lap lane']),
    );
  });

  it('asks what an unknown word stands for', () => {
    const explain = (field: string, word: string) =>
      field === 'PropertySubType' && word === 'PST9' ? 'Duplex' : null;
    const { record, unknownWords } = map(makeProperty(1, { PropertySubType: 'PST9' }), { explain });
    expect(record).toMatchObject({ kind: 'duplex', kindStated: 'PST9, 2-Storey' });
    expect(unknownWords).toEqual([]);
  });

  it('does not show what a flag that nobody can read may forbid', () => {
    const flags = {
      InternetEntireListingDisplayYN: 'perhaps',
      InternetAddressDisplayYN: null,
      InternetConsumerCommentYN: 'N',
    };
    expect(recordOf(flags)).toMatchObject({
      mayShowOnInternet: false,
      mayShowAddress: true,
      mayShowComments: false,
      mayShowValuation: true,
    });
  });

  it('keeps absurd numbers out, each with a word about it', () => {
    const { record, warnings } = map(
      makeProperty(1, {
        ListPrice: 1e300,
        TaxAnnualAmount: -5,
        BedroomsAboveGrade: 1e9,
        BedroomsTotal: 4,
        BathroomsTotalInteger: 'two',
        YearBuilt: 1196,
        Latitude: 4_338,
        Longitude: 0,
        ModificationTimestamp: '2026-13-45T99:00:00Z',
        ExpirationDate: '2026-02-30',
        ParkingTotal: Number.NaN,
      }),
    );
    expect(record).toMatchObject({
      listPrice: null,
      taxAnnual: null,
      bathrooms: null,
      yearBuilt: null,
      latitude: null,
      expiryDate: null,
      parkingTotal: null,
      modifiedAt: record.statusChangedAt,
    });
    for (const field of [
      'ListPrice',
      'TaxAnnualAmount',
      'BedroomsAboveGrade',
      'BathroomsTotalInteger',
      'YearBuilt',
      'Latitude',
      'ModificationTimestamp',
      'ExpirationDate',
    ])
      expect(warnings.join('\n')).toContain(`${field}: `);
  });

  it('cuts long texts and cleans what the database would refuse', () => {
    const { record, warnings } = map(
      makeProperty(1, {
        PublicRemarks: `a\u0000b\ud800${'x'.repeat(1_000_000)}`,
        StreetName: 'y'.repeat(400),
      }),
    );
    expect(record.remarks).toMatch(/^ab\ufffdx+$/);
    expect(record.remarks?.length).toBe(10_000);
    expect(record.streetName?.length).toBe(100);
    expect(warnings).toEqual(expect.arrayContaining(['PublicRemarks: cut to 10000 characters']));
  });

  it.each([
    ['not a JSON object', [1, 2]],
    ['neither ListingKey nor ListingId', { ...makeProperty(1), ListingKey: '', ListingId: null }],
    ['ListingKey is longer than 255 characters', makeProperty(1, { ListingKey: 'k'.repeat(300) })],
    ['not a home: Commercial Sale', makeProperty(1, { PropertyType: 'Commercial Sale' })],
    ["unknown status 'Dreaming'", makeProperty(1, { MlsStatus: 'Dreaming', StandardStatus: null })],
    ['neither ModificationTimestamp nor another date', { ListingKey: 'k', StandardStatus: 'Active' }],
  ])('refuses with a reason: %s', (reason, value) => {
    expect(mapProperty(value)).toEqual({ ok: false, reason });
  });
});
