import type { Shape } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { expect, it } from 'vitest';
import { addArea, areasOf, canAddArea, mostAreas, removeArea, removeAreas } from './drawn-areas.ts';

const box: Shape = { type: 'box', bounds: [-81, 45, -80, 46] };
const circle: Shape = { type: 'circle', centre: [-80.5, 45.5], radiusMetres: 500 };

it('several areas and holes in them stand in one search', () => {
  const criteria = addArea(
    addArea(addArea(defaultCriteria, 'within', box), 'within', circle),
    'without',
    circle,
  );
  expect(areasOf(criteria)).toEqual({ within: [box, circle], without: [circle] });
  expect(criteria.offer).toBe('sale');
});

it('an area that is removed leaves no empty list behind', () => {
  const criteria = addArea(addArea(defaultCriteria, 'within', box), 'within', circle);
  expect(removeArea(criteria, 'within', 0).within).toEqual([circle]);
  expect(removeArea(removeArea(criteria, 'within', 0), 'within', 0)).toEqual(defaultCriteria);
  expect(removeAreas(addArea(criteria, 'without', box))).toEqual(defaultCriteria);
});

it('leaves room for the view itself', () => {
  const full = { ...defaultCriteria, within: Array.from({ length: mostAreas }, () => box) };
  expect(canAddArea(full, 'within')).toBe(false);
  expect(canAddArea(full, 'without')).toBe(true);
});
