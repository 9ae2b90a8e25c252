import { hash } from 'node:crypto';

export const challengeRounds = 32;
export const challengeBits = 11;
export const maxNonce = 2 ** 53;

export function isProof(seed: string, round: number, nonce: string | number, bits: number): boolean {
  return countLeadingZeroBits(hash('sha256', `${seed}.${round}.${nonce}`, 'buffer')) >= bits;
}

function countLeadingZeroBits(digest: Buffer): number {
  let count = 0;
  for (const byte of digest) {
    if (byte !== 0) return count + Math.clz32(byte) - 24;
    count += 8;
  }
  return count;
}
