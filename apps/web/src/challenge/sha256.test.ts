import { createHash } from 'node:crypto';
import { manyRuns } from '@hearthline/domain/testing/many-runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLeadingZeroBits, sha256 } from './sha256.ts';

function toHex(words: Int32Array): string {
  return [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

describe('sha256', () => {
  it('gives what node:crypto gives for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
      manyRuns(500),
    );
  });

  it.each([0, 54, 55, 56, 63, 64, 65, 119, 120, 128])('pads %i bytes rightly', (length) => {
    const bytes = new Uint8Array(length).fill(7);
    expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  });
});

describe('countLeadingZeroBits', () => {
  it('counts over word borders', () => {
    expect(countLeadingZeroBits(Int32Array.of(-1, 0))).toBe(0);
    expect(countLeadingZeroBits(Int32Array.of(1, 0))).toBe(31);
    expect(countLeadingZeroBits(Int32Array.of(0, 0x00ff_0000, 0))).toBe(40);
    expect(countLeadingZeroBits(new Int32Array(8))).toBe(256);
  });
});
