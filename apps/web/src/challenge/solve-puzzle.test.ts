import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNonce, solvePuzzle } from './solve-puzzle.ts';

function zeroBits(text: string): number {
  const digest = createHash('sha256').update(text, 'utf8').digest('hex');
  const bits = [...digest].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
  return bits.indexOf('1');
}

describe('findNonce', () => {
  it('finds the smallest nonce whose hash has the asked zero bits, whatever the length of the text before it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 140 }), fc.integer({ min: 0, max: 7 }), (prefix, bits) => {
        const nonce = findNonce(prefix, bits);
        expect(zeroBits(`${prefix}${nonce}`)).toBeGreaterThanOrEqual(bits);
        for (let smaller = 0; smaller < nonce; smaller++) {
          expect(zeroBits(`${prefix}${smaller}`)).toBeLessThan(bits);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('counts on over several digits', () => {
    const nonce = findNonce('a seed of some length.3.', 13);
    expect(nonce).toBeGreaterThan(99);
    expect(zeroBits(`a seed of some length.3.${nonce}`)).toBeGreaterThanOrEqual(13);
  });
});

describe('solvePuzzle', () => {
  it('[AUTH-22] answers with the puzzle, its signature and a nonce for every round', () => {
    const puzzle = { seed: 'c2VlZA', rounds: 5, bits: 8, expiresAt: 1_763_200_000, signature: 'c2lnbg' };
    const [seed, expiresAt, rounds, bits, signature, nonces = '', ...rest] = solvePuzzle(puzzle).split('.');
    expect([seed, expiresAt, rounds, bits, signature]).toEqual(['c2VlZA', '1763200000', '5', '8', 'c2lnbg']);
    expect(rest).toEqual([]);
    const found = nonces.split(',');
    expect(found).toHaveLength(5);
    for (const [round, nonce] of found.entries()) {
      expect(nonce).toMatch(/^\d+$/);
      expect(zeroBits(`c2VlZA.${round}.${nonce}`)).toBeGreaterThanOrEqual(8);
    }
  });
});
