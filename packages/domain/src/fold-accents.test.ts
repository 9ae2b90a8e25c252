import { expect, it } from 'vitest';
import { foldAccents } from './fold-accents.ts';

it('takes the marks from letters, written as one sign or as two, and nothing else', () => {
  expect(foldAccents('Événement à Montréal, ÇA')).toBe('Evenement a Montreal, CA');
  expect(foldAccents('Trois-Rivie\u0300res')).toBe('Trois-Rivieres');
  expect(foldAccents('Cœur d’Alène, 62½ St.')).toBe('Cœur d’Alene, 62½ St.');
  expect(foldAccents('King`s Cove, Rue de l´Église')).toBe('Kings Cove, Rue de lEglise');
  expect(foldAccents('plain ~ text')).toBe('plain ~ text');
});
