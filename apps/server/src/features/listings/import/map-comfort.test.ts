import { describe, expect, it } from 'vitest';
import type { MapOptions, MappedProperty } from './map-property.ts';
import { mapProperty } from './map-property.ts';
import { makeProperty } from './testing/properties.ts';

function map(value: unknown, options?: MapOptions): MappedProperty {
  const mapped = mapProperty(value, options);
  if (!mapped.ok) throw new Error(mapped.reason);
  return mapped;
}
const recordOf = (change: object, base: object = makeProperty(1)) => map({ ...base, ...change }).record;

describe('what only a value asks for', () => {
  it.each([
    [{}, { condition: null, hasView: null, areaBelow: null }],
    [{ PropertyCondition: ['New Construction'] }, { condition: 5 }],
    [{ PropertyCondition: 'Average' }, { condition: 3 }],
    // A new kitchen does not mend a roof.
    [{ PropertyCondition: ['Updated/Remodeled', 'Fixer'] }, { condition: 1 }],
    [{ PropertyCondition: ['Updated/Remodeled'] }, { condition: 4 }],
    [{ PropertyCondition: 'Dated' }, { condition: 2 }],
    [{ PropertyCondition: 'Outdated' }, { condition: 2 }],
    [{ PropertyCondition: ['See Remarks'] }, { condition: null }],
    [{ ViewYN: false, View: ['Lake'] }, { hasView: false }],
    [{ View: ['Lake', 'City'] }, { hasView: true }],
    [{ View: ['None'] }, { hasView: false }],
    [{ BelowGradeFinishedArea: 80, BelowGradeFinishedAreaUnits: 'Square Meters' }, { areaBelow: 861 }],
    [{ BelowGradeFinishedArea: 700, LivingAreaUnits: 'Square Feet' }, { areaBelow: 700 }],
    [{ BelowGradeFinishedArea: -5, LivingAreaUnits: 'Square Feet' }, { areaBelow: null }],
  ])('%j is kept as %j', (change, kept) => {
    expect(recordOf(change)).toMatchObject(kept);
  });

  it('takes a living area without a unit for square feet, and says so', () => {
    const { record, warnings } = map({ ...makeProperty(1), LivingArea: 1850 });
    expect(record).toMatchObject({ areaPoint: 1850, areaSource: 'assumed' });
    expect(warnings).toEqual(['LivingArea: without a unit, square feet assumed']);
    expect(recordOf({ LivingArea: 172, LivingAreaUnits: 'Square Meters' })).toMatchObject({
      areaPoint: 1851,
      areaSource: 'stated',
    });
    expect(recordOf({ LivingArea: 12, LivingAreaUnits: 'Rods' }).areaPoint).toBeNull();
  });

  it('takes the area of a lot from the first field that can be understood', () => {
    const unusable = { LotSizeArea: 0.25, LotSizeUnits: 'See remarks' };
    expect(recordOf({ ...unusable, LotSizeSquareFeet: 6000 }).lotArea).toBe(6000);
    expect(recordOf({ ...unusable, LotSizeAcres: 2 }).lotArea).toBe(87_120);
    expect(recordOf({ LotSizeArea: 0, LotSizeSquareFeet: 6000 }).lotArea).toBe(6000);
    expect(recordOf(unusable)).toMatchObject({ lotArea: null, lotStated: '0.25 See remarks' });
  });

  it.each([
    [{ PoolPrivateYN: true }, 'other'],
    [{ PoolPrivateYN: false }, 'none'],
    [{ PoolPrivateYN: true, PoolFeatures: ['Salt Water', 'In Ground'] }, 'inground'],
    [{ PoolFeatures: ['Heated'] }, 'other'],
    [{ PoolFeatures: ['See Remarks'] }, null],
    [{}, null],
  ])('keeps that there is a pool, whatever else is told of it: %j', (told, pool) => {
    expect(recordOf(told).pool).toBe(pool);
  });

  it('shows pictures of the home only, and none that are for a few', () => {
    const photo = (name: string, change: object = {}) => ({
      MediaURL: `https://media.test/${name}.jpg`,
      MediaCategory: 'Photo',
      ...change,
    });
    const { media } = recordOf({
      Media: [
        photo('home', { ResourceName: 'Property', Permission: ['Public'] }),
        photo('agent', { ResourceName: 'Member' }),
        photo('office', { ResourceName: 'Office' }),
        photo('logo', { MediaCategory: 'Office Logo' }),
        photo('face', { MediaCategory: 'Agent Photo' }),
        photo('firm', { Permission: ['Firm Only'] }),
        photo('office-only', { Permission: ['OfficeOnly'] }),
        photo('study', { ImageOf: 'Office', ResourceName: 'Property' }),
      ],
    });
    expect(media.map(({ url }) => url)).toEqual([
      'https://media.test/home.jpg',
      'https://media.test/study.jpg',
    ]);
  });

  it.each([
    [
      { VirtualTourURLUnbranded: 'https://tours.test/1', VirtualTourURLBranded: 'https://tours.test/2' },
      'https://tours.test/1',
    ],
    [{ VirtualTourURLUnbranded: '', VirtualTourURLBranded: 'http://tours.test/2' }, 'http://tours.test/2'],
    [{ VirtualTourURLUnbranded: 'javascript:alert(1)' }, null],
    [{ VirtualTourURLUnbranded: 'www.tours.test/3' }, null],
    [{ VirtualTourURLUnbranded: `https://tours.test/${'x'.repeat(2_000)}` }, null],
    [{}, null],
  ])('keeps the walk through the home, where it leads somewhere: %j', (told, tourUrl) => {
    expect(recordOf(told).tourUrl).toBe(tourUrl);
  });
});
