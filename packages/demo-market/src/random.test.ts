import { describe, expect, it } from 'vitest';
import { createRandom, hashNumbers, hashOf } from './random.ts';

function draw(seed: number, stream: string): number[] {
  const random = createRandom(seed, stream);
  return Array.from({ length: 50 }, () => random.next());
}

describe('createRandom', () => {
  it('repeats a stream for the same seed and name, and no other', () => {
    expect(draw(1, 'streets')).toEqual(draw(1, 'streets'));
    expect(draw(1, 'streets')).not.toEqual(draw(2, 'streets'));
    expect(draw(1, 'streets')).not.toEqual(draw(1, 'homes'));
  });

  it('spreads evenly over its range', () => {
    const random = createRandom(5, 'spread');
    const counts = new Array<number>(10).fill(0);
    for (let index = 0; index < 20_000; index += 1) {
      const digit = random.integer(0, 9);
      counts[digit] = (counts[digit] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(250);
  });

  it('picks by weight and never what weighs nothing', () => {
    const random = createRandom(3, 'weights');
    const picked = Array.from({ length: 4_000 }, () =>
      random.weighted([
        ['often', 3],
        ['seldom', 1],
        ['never', 0],
      ]),
    );
    expect(picked).not.toContain('never');
    expect(picked.filter((item) => item === 'often').length / picked.length).toBeCloseTo(0.75, 1);
  });

  it('draws a bell around the mean', () => {
    const random = createRandom(9, 'bell');
    const values = Array.from({ length: 8_000 }, () => random.normal(100, 15));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    expect(mean).toBeCloseTo(100, -0.3);
    expect(spread).toBeGreaterThan(14);
    expect(spread).toBeLessThan(16);
  });

  it('shuffles without losing anything or touching what it was given', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = createRandom(4, 'cards').shuffle(items);
    expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted()).toEqual(items);
  });
});

describe('hashes', () => {
  it('differ for neighbours', () => {
    const hashes = new Set<number>();
    for (let first = 0; first < 200; first += 1) {
      for (let second = 0; second < 50; second += 1) hashes.add(hashNumbers(1, first, second));
    }
    expect(hashes.size).toBe(10_000);
    expect(hashOf(1, 'ab')).not.toBe(hashOf(1, 'ba'));
  });
});
