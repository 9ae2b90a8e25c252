import type { Puzzle } from '@hearthline/contract/auth';
import { blockBytes, compressBlock, compressTail, countLeadingZeroBits, createState } from './sha256.ts';

const zero = 48;
const nine = 57;

/** Counts up the decimal digits in place and returns how many there are now. */
function incrementDigits(bytes: Uint8Array, start: number, count: number): number {
  for (let at = start + count - 1; at >= start; at--) {
    const digit = bytes[at] ?? zero;
    if (digit < nine) {
      bytes[at] = digit + 1;
      return count;
    }
    bytes[at] = zero;
  }
  bytes.copyWithin(start + 1, start, start + count);
  bytes[start] = zero + 1;
  return count + 1;
}

/** The smallest nonce whose SHA-256 of prefix and nonce starts with that many zero bits. */
export function findNonce(prefix: string, bits: number): number {
  const prefixBytes = new TextEncoder().encode(prefix);
  const whole = prefixBytes.length - (prefixBytes.length % blockBytes);
  // The start of the text never changes, so its blocks are hashed once.
  const startState = createState();
  for (let offset = 0; offset < whole; offset += blockBytes) compressBlock(startState, prefixBytes, offset);

  const digitsAt = prefixBytes.length - whole;
  const tail = new Uint8Array(3 * blockBytes);
  tail.set(prefixBytes.subarray(whole));
  tail[digitsAt] = zero;
  let digits = 1;
  const state = createState();
  for (let nonce = 0; ; nonce++) {
    state.set(startState);
    hashTail(state, tail, digitsAt + digits, prefixBytes.length + digits);
    if (countLeadingZeroBits(state) >= bits) return nonce;
    digits = incrementDigits(tail, digitsAt, digits);
  }
}

function hashTail(state: Int32Array, tail: Uint8Array, tailLength: number, totalLength: number): void {
  if (tailLength < blockBytes) {
    compressTail(state, tail, tailLength, totalLength);
    return;
  }
  compressBlock(state, tail, 0);
  compressTail(state, tail.subarray(blockBytes), tailLength - blockBytes, totalLength);
}

export function solvePuzzle(puzzle: Puzzle): string {
  const nonces: number[] = [];
  for (let round = 0; round < puzzle.rounds; round++) {
    nonces.push(findNonce(`${puzzle.seed}.${round}.`, puzzle.bits));
  }
  const { seed, expiresAt, rounds, bits, signature } = puzzle;
  return [seed, expiresAt, rounds, bits, signature, nonces.join(',')].join('.');
}
