import type { Puzzle } from '@hearthline/contract/auth';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSettableClock } from '../clock/clock.ts';
import type { EmbeddedChallenge } from './embedded.ts';
import { createEmbeddedChallenge } from './embedded.ts';
import { solvePuzzle } from './solve.ts';

const secret = 'a secret that is only for tests, long enough';
const address = '203.0.113.1';
let clock: ReturnType<typeof createSettableClock>;
let challenge: EmbeddedChallenge;

function createChallenge(options: { secret?: string; rounds?: number; bits?: number } = {}) {
  const used = new Set<string>();
  const use = async (hash: Buffer) => used.size < used.add(hash.toString('hex')).size;
  return createEmbeddedChallenge({ secret, clock, uses: { use }, rounds: 3, bits: 5, ...options });
}

beforeEach(() => {
  clock = createSettableClock('2026-03-02T15:00:00Z');
  challenge = createChallenge();
});

describe('embedded challenge', () => {
  it('[AUTH-22] makes puzzles of 32 rounds and 11 bits that live five minutes', async () => {
    const usual = createEmbeddedChallenge({ secret, clock, uses: { use: async () => true } });
    const puzzle = usual.createPuzzle();
    expect(puzzle).toMatchObject({
      rounds: 32,
      bits: 11,
      expiresAt: Date.parse('2026-03-02T15:05:00Z') / 1000,
    });
    expect(puzzle.seed).toMatch(/^[\w-]{22}$/);
    expect(usual.createPuzzle().seed).not.toBe(puzzle.seed);
    expect(await usual.verify(solvePuzzle(puzzle), address)).toBe(true);
  });

  it('[AUTH-22] accepts a solution once, and no other solution of the same puzzle after it', async () => {
    const puzzle = challenge.createPuzzle();
    const token = solvePuzzle(puzzle);
    expect(await challenge.verify(token, address)).toBe(true);
    expect(await challenge.verify(token, address)).toBe(false);
    const easy = createChallenge({ rounds: 1, bits: 0 });
    const free = easy.createPuzzle();
    const start = [free.seed, free.expiresAt, 1, 0, free.signature].join('.');
    expect(await easy.verify(`${start}.1`, address)).toBe(true);
    expect(await easy.verify(`${start}.2`, address)).toBe(false);
  });

  it('[AUTH-22] refuses an expired puzzle', async () => {
    const token = solvePuzzle(challenge.createPuzzle());
    clock.advance(5 * 60 * 1000);
    expect(await challenge.verify(token, address)).toBe(false);
  });

  it('[AUTH-22] refuses puzzles that it did not sign, or that were made easier or longer-lived', async () => {
    const foreign = createChallenge({ secret: 'another secret, also long enough for this' });
    expect(await challenge.verify(solvePuzzle(foreign.createPuzzle()), address)).toBe(false);
    const puzzle = challenge.createPuzzle();
    const changes: Partial<Puzzle>[] = [{ rounds: 1 }, { bits: 0 }, { expiresAt: puzzle.expiresAt + 60 }];
    for (const change of changes) {
      expect(await challenge.verify(solvePuzzle({ ...puzzle, ...change }), address)).toBe(false);
    }
  });

  it('[AUTH-22] refuses missing, doubled, wrong and oversized nonces', async () => {
    const puzzle = challenge.createPuzzle();
    const token = solvePuzzle(puzzle);
    const head = token.slice(0, token.lastIndexOf('.'));
    const nonces = token.slice(token.lastIndexOf('.') + 1).split(',');
    for (const list of [
      nonces.slice(1),
      [...nonces, '1'],
      ['9007199254740993', ...nonces.slice(1)],
      [`0${nonces[0]}`, ...nonces.slice(1)],
      [`-${nonces[0]}`, ...nonces.slice(1)],
      [`${nonces[0]}.0`, ...nonces.slice(1)],
    ]) {
      expect(await challenge.verify(`${head}.${list.join(',')}`, address)).toBe(false);
    }
    expect(await challenge.verify(token, address)).toBe(true);
  });

  it('[AUTH-22] refuses any text that is not a solution, without failing', async () => {
    const token = solvePuzzle(challenge.createPuzzle());
    const spliced = fc
      .tuple(fc.nat(token.length), fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }))
      .map(([at, text]) => token.slice(0, at) + text + token.slice(at + text.length));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), spliced), async (text) => {
        // Another nonce can be a proof too; everything before the nonces is signed.
        fc.pre(!text.startsWith(token.slice(0, token.lastIndexOf('.'))));
        expect(await challenge.verify(text, address)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
});
