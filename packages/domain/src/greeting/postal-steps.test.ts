import { describe, expect, it } from 'vitest';
import { canCancel, nextStep, previousStep, slowestStep } from './postal-steps.ts';
import { postalStates } from './vocabulary.ts';

describe('steps of a batch', () => {
  it('[EVENT-03] lead from ready to done and back the same way', () => {
    expect(postalStates.map(nextStep)).toEqual(['printing', 'mailed', 'done', null, null]);
    expect(postalStates.map(previousStep)).toEqual([null, 'ready', 'printing', 'mailed', 'ready']);
  });

  it('[EVENT-03] are called off only before anything is printed', () => {
    expect(postalStates.filter(canCancel)).toEqual(['ready']);
  });

  it('are those of the slowest card', () => {
    expect(slowestStep(['done', 'mailed', 'done'])).toBe('mailed');
    expect(slowestStep(['ready', 'done', 'cancelled'])).toBe('ready');
    expect(slowestStep(['cancelled', 'done'])).toBe('done');
    expect(slowestStep(['cancelled', 'cancelled'])).toBe('cancelled');
  });
});
